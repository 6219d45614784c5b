//! Where Plays go, and Heroes that do not fight.

use fracas_cards::effect::Context;
use fracas_core::{Chance, Log, Seat, SeatSet};

use super::Doer;
use crate::battle::Happening;
use crate::book::{HeldPlay, KnownPlay, SpentPlay};
use crate::card::{HeroId, PlayId};
use crate::event::{Event, PlayEvent};
use crate::plays::Cause;
use crate::state::{SHOWN, State};
use crate::thing::Thing;
use crate::words::{How, Number, Pile, RestTo, Whom};

impl<L: Log<Event, State>> Doer<'_, L> {
    pub(super) fn draw(
        &mut self,
        amount: &Number,
        who: Whom,
        context: Context,
        chance: &mut impl Chance,
    ) {
        let count = self.number(amount, context);
        for seat in who.seats(context.owner) {
            self.game.draw_plays(self.state, seat, count, Cause::Play, chance, self.log);
        }
    }

    pub(super) fn draw_heroes(
        &mut self,
        amount: &Number,
        who: Whom,
        context: Context,
        chance: &mut impl Chance,
    ) {
        let count = self.number(amount, context);
        for seat in who.seats(context.owner) {
            crate::turn::draw(self.state, seat, count.into(), chance, self.log);
        }
    }

    pub(super) fn discard_plays(&mut self, how: How, seat: Seat, context: Context) {
        match how {
            How::Chosen(_) | How::AtRandom(_) => self.discard(context),
            How::All => {
                let plays = std::mem::take(&mut self.state.player_mut(seat).plays);
                for held in plays {
                    self.count_discarded();
                    self.spend_play(seat, held.play);
                }
            }
        }
    }

    pub(super) fn discard_heroes(&mut self, how: How, seat: Seat, context: Context) {
        match how {
            How::Chosen(_) | How::AtRandom(_) => self.discard(context),
            How::All => {
                let player = self.state.player_mut(seat);
                let heroes = std::mem::take(&mut player.hand);
                player.seen_hand.clear();
                for hero in heroes {
                    self.count_discarded();
                    self.drop_hero(seat, hero);
                }
            }
        }
    }

    fn count_discarded(&mut self) {
        self.state.tally.discarded = self.state.tally.discarded.saturating_add(1);
    }

    /// Discards the chosen cards from wherever they are.
    pub(super) fn discard(&mut self, context: Context) {
        for (thing, card) in self.chosen_cards(context) {
            if !self.take_out(thing, card) {
                continue;
            }
            if matches!(thing, Thing::HeldHero(..) | Thing::HeldPlay(..)) {
                self.count_discarded();
            }
            match card {
                Card::Play(seat, play) => self.spend_play(seat, play),
                Card::Hero(seat, hero) => self.drop_hero(seat, hero),
            }
        }
    }

    /// Puts a Play on the Discard Pile that was not run.
    pub(super) fn spend_play(&mut self, seat: Seat, play: PlayId) {
        let player = self.state.player_mut(seat);
        player.spent.push(SpentPlay { play, used: 0 });
        player.uncover_play(play);
        self.show_all(PlayEvent::DiscardedPlay { seat, play });
    }

    /// Puts a Hero on the Discard Pile other than by substitution.
    pub(super) fn drop_hero(&mut self, seat: Seat, hero: HeroId) {
        let player = self.state.player_mut(seat);
        player.discard.push(hero);
        player.uncover_hero(hero);
        self.show_all(PlayEvent::DiscardedHero { seat, hero });
        self.announce(Happening::HeroLost(seat));
    }

    pub(super) fn mill_plays(
        &mut self,
        amount: &Number,
        who: Whom,
        context: Context,
        chance: &mut impl Chance,
    ) {
        let count = self.number(amount, context);
        for seat in who.seats(context.owner) {
            for _ in 0..count {
                let Some(known) = self.state.player_mut(seat).book.draw(chance) else { break };
                self.spend_play(seat, known.play);
            }
        }
    }

    pub(super) fn mill_heroes(
        &mut self,
        amount: &Number,
        who: Whom,
        context: Context,
        chance: &mut impl Chance,
    ) {
        let count = self.number(amount, context);
        for seat in who.seats(context.owner) {
            for _ in 0..count {
                let Some(hero) = self.top_hero(seat, chance) else { break };
                self.drop_hero(seat, hero);
            }
        }
    }

    /// Takes the top Hero of a Hero Deck.
    pub(super) fn top_hero(&mut self, seat: Seat, chance: &mut impl Chance) -> Option<HeroId> {
        chance.draw(&mut self.state.player_mut(seat).deck)
    }

    pub(super) fn reveal_plays(&mut self, count: u8, seat: Seat, chance: &mut impl Chance) {
        for _ in 0..count {
            let player = self.state.player_mut(seat);
            if player.shown_plays.len() == SHOWN {
                break;
            }
            let Some(known) = player.book.draw(chance) else { break };
            player.shown_plays.push(known.play);
            player.uncover_play(known.play);
            self.show_all(PlayEvent::ShownPlay { seat, play: known.play });
        }
        self.state.tally.looks = SeatSet::all(2);
    }

    pub(super) fn look_at_plays(&mut self, count: u8, seat: Seat, chance: &mut impl Chance) {
        for _ in 0..count {
            let player = self.state.player_mut(seat);
            if player.shown_plays.len() == SHOWN {
                break;
            }
            let Some(known) = player.book.draw(chance) else { break };
            player.shown_plays.push(known.play);
            let event = Event::Play(PlayEvent::ShownPlay { seat, play: known.play });
            self.log.reveal_to(SeatSet::one(seat), event, None);
        }
        self.state.tally.looks = SeatSet::one(seat);
        self.tell(PlayEvent::Looked { seat });
    }

    pub(super) fn reveal_heroes(&mut self, count: u8, seat: Seat, chance: &mut impl Chance) {
        for _ in 0..count {
            if self.state.player(seat).shown_heroes.len() == SHOWN {
                break;
            }
            let Some(hero) = self.top_hero(seat, chance) else { break };
            let player = self.state.player_mut(seat);
            player.shown_heroes.push(hero);
            player.uncover_hero(hero);
            self.show_all(PlayEvent::ShownHero { seat, hero });
        }
    }

    /// Lays the chosen Plays open, out of hand or Discard Pile.
    pub(super) fn show(&mut self, context: Context) {
        for (thing, card) in self.chosen_cards(context) {
            let Card::Play(seat, play) = card else { continue };
            if self.state.player(seat).shown_plays.len() < SHOWN && self.take_out(thing, card) {
                let player = self.state.player_mut(seat);
                player.shown_plays.push(play);
                player.uncover_play(play);
                self.show_all(PlayEvent::ShownPlay { seat, play });
            }
        }
        self.state.tally.looks = SeatSet::all(2);
    }

    /// Lets the owner of the effect look at the chosen Plays in the other hand.
    pub(super) fn look(&mut self, context: Context) {
        let viewer = context.owner;
        for thing in self.things(context) {
            let Thing::HeldPlay(seat, play) = thing else { continue };
            if self.see_held(seat, play) {
                let event = Event::Play(PlayEvent::ShownPlay { seat, play });
                self.log.reveal_to(SeatSet::one(viewer), event, None);
            }
        }
        self.tell(PlayEvent::Looked { seat: viewer });
    }

    /// Shows both players the chosen Plays, which stay in hand: those who watch look at no hand.
    pub(super) fn reveal(&mut self, context: Context) {
        for thing in self.things(context) {
            let Thing::HeldPlay(seat, play) = thing else { continue };
            if self.see_held(seat, play) {
                let event = Event::Play(PlayEvent::ShownPlay { seat, play });
                self.log.reveal_to(SeatSet::all(2), event, None);
            }
        }
    }

    /// Notes that the other player sees a Play in hand; false if it is not there any more.
    fn see_held(&mut self, seat: Seat, play: PlayId) -> bool {
        let player = self.state.player_mut(seat);
        let is_it = |held: &HeldPlay| held.play == play;
        if let Some(held) = player.plays.iter_mut().find(|held| is_it(held) && !held.is_seen) {
            held.is_seen = true;
            player.uncover_play(play);
            return true;
        }
        player.plays.iter().any(is_it)
    }

    /// Takes the chosen cards to their owners' hands. A Play that was open and is in the Discard Pile by now
    /// is taken from there.
    pub(super) fn take(&mut self, context: Context) {
        for (thing, card) in self.chosen_cards(context) {
            let is_open = self.is_open(thing);
            if !self.take_out(thing, card) && !self.take_from_discard(card) {
                continue;
            }
            match card {
                Card::Play(seat, play) => self.hold_play(seat, play, is_open),
                Card::Hero(seat, hero) => self.hold_hero(seat, hero, is_open),
            }
        }
    }

    /// Checks whether both see a card where it is.
    fn is_open(&self, thing: Thing) -> bool {
        match thing {
            Thing::DiscardedHero(..)
            | Thing::DiscardedPlay(..)
            | Thing::ShownHero(..)
            | Thing::Beside(..)
            | Thing::Named(_) => true,
            Thing::ShownPlay(..) => self.state.tally.looks == SeatSet::all(2),
            Thing::HeldPlay(seat, play) => {
                let held = self.state.player(seat).plays.iter().find(|held| held.play == play);
                held.is_some_and(|held| held.is_seen)
            }
            Thing::HeldHero(..)
            | Thing::DeckHero(..)
            | Thing::BookPlay(..)
            | Thing::LineUp(..)
            | Thing::Battle(_)
            | Thing::Number(_)
            | Thing::Weapon(_)
            | Thing::Set(_) => false,
        }
    }

    fn hold_play(&mut self, seat: Seat, play: PlayId, is_open: bool) {
        let held = HeldPlay { play, is_seen: is_open };
        self.state.player_mut(seat).plays.push(held);
        let told = PlayEvent::TookPlay { seat, play: Some(play) };
        let instead = PlayEvent::TookPlay { seat, play: None };
        self.tell_who_sees(seat, is_open, told, instead);
    }

    fn hold_hero(&mut self, seat: Seat, hero: HeroId, is_open: bool) {
        let player = self.state.player_mut(seat);
        player.hand.push(hero);
        if is_open {
            player.seen_hand.push(hero);
        }
        let told = PlayEvent::TookHero { seat, hero: Some(hero) };
        let instead = PlayEvent::TookHero { seat, hero: None };
        self.tell_who_sees(seat, is_open, told, instead);
    }

    /// Tells the one who gets a card which it is, and the other player too if it was shown. Those who watch
    /// look at no hand and are told no more.
    fn tell_who_sees(&mut self, seat: Seat, is_open: bool, told: PlayEvent, instead: PlayEvent) {
        let seats = if is_open { SeatSet::all(2) } else { SeatSet::one(seat) };
        self.log.tell_to(seats, Event::Play(told), Some(Event::Play(instead)));
    }

    fn take_from_discard(&mut self, card: Card) -> bool {
        let Card::Play(seat, play) = card else { return false };
        let spent = &mut self.state.player_mut(seat).spent;
        let at = spent.iter().position(|spent| spent.play == play);
        at.map(|at| spent.remove(at)).is_some()
    }

    pub(super) fn put_on_top(&mut self, context: Context) {
        for (thing, card) in self.chosen_cards(context) {
            let Card::Play(seat, play) = card else { continue };
            let known_to = self.state.tally.looks;
            if self.take_out(thing, card) {
                self.state.player_mut(seat).book.put_on_top(KnownPlay { play, known_to });
            }
        }
    }

    /// Puts away what still lies open.
    pub(super) fn put_rest(&mut self, to: RestTo) {
        let known_to = self.state.tally.looks;
        for seat in Seat::all(2) {
            let player = self.state.player_mut(seat);
            let plays = std::mem::take(&mut player.shown_plays);
            let heroes = std::mem::take(&mut player.shown_heroes);
            for play in plays {
                match to {
                    RestTo::Discard => self.spend_play(seat, play),
                    RestTo::Shuffle => {
                        let is_seen = known_to == SeatSet::all(2);
                        self.state.player_mut(seat).hide_play(play, is_seen);
                    }
                    RestTo::Bottom => {
                        self.state.player_mut(seat).book.put_under(KnownPlay { play, known_to });
                    }
                    RestTo::Hand => self.hold_play(seat, play, known_to == SeatSet::all(2)),
                }
            }
            for hero in heroes {
                match to {
                    RestTo::Discard => self.drop_hero(seat, hero),
                    // Nobody knows the order of a Hero Deck: what goes under it is shuffled in.
                    RestTo::Shuffle | RestTo::Bottom => self.state.player_mut(seat).hide_hero(hero),
                    RestTo::Hand => self.hold_hero(seat, hero, true),
                }
            }
        }
    }

    pub(super) fn shuffle_in(&mut self, context: Context) {
        for (thing, card) in self.chosen_cards(context) {
            let is_open = self.is_open(thing);
            if !self.take_out(thing, card) {
                continue;
            }
            let seat = match card {
                Card::Play(seat, play) => {
                    self.state.player_mut(seat).hide_play(play, is_open);
                    seat
                }
                Card::Hero(seat, hero) if is_open => {
                    self.state.player_mut(seat).hide_hero(hero);
                    seat
                }
                Card::Hero(seat, hero) => {
                    self.state.player_mut(seat).deck.push(hero);
                    seat
                }
            };
            self.tell(PlayEvent::Shuffled { seat, count: 1 });
        }
    }

    pub(super) fn shuffle_plays_in(&mut self, who: Whom, context: Context) {
        for seat in who.seats(context.owner) {
            self.shuffle_hand_in(seat);
        }
    }

    fn shuffle_hand_in(&mut self, seat: Seat) -> u8 {
        let player = self.state.player_mut(seat);
        let plays = std::mem::take(&mut player.plays);
        for held in plays {
            player.hide_play(held.play, held.is_seen);
        }
        let count = plays.len() as u8;
        self.tell(PlayEvent::Shuffled { seat, count });
        count
    }

    pub(super) fn renew_plays(&mut self, who: Whom, context: Context, chance: &mut impl Chance) {
        for seat in who.seats(context.owner) {
            let count = self.shuffle_hand_in(seat);
            self.game.draw_plays(self.state, seat, count, Cause::Play, chance, self.log);
        }
    }

    pub(super) fn shuffle_discards(&mut self, pile: Pile, seat: Seat) {
        let battle = self.state.battle;
        let player = self.state.player_mut(seat);
        let mut count = 0;
        if matches!(pile, Pile::Heroes | Pile::All) {
            let heroes = std::mem::take(&mut player.discard);
            count += heroes.len();
            heroes.into_iter().for_each(|hero| player.hide_hero(hero));
        }
        if matches!(pile, Pile::UsedPlays | Pile::All) {
            let is_meant =
                |spent: &SpentPlay| pile == Pile::All || 0 < spent.used && spent.used <= battle;
            for spent in std::mem::take(&mut player.spent) {
                if is_meant(&spent) {
                    player.hide_play(spent.play, true);
                    count += 1;
                } else {
                    player.spent.push(spent);
                }
            }
        }
        self.tell(PlayEvent::Shuffled { seat, count: count as u8 });
    }

    /// Gets the chosen cards by what they are, before any of them moves.
    pub(super) fn chosen_cards(&self, context: Context) -> tinyvec::ArrayVec<[(Thing, Card); 64]> {
        let view = self.view();
        let card = |thing: Thing| {
            let hero = view.hero_of(thing).map(|(seat, hero)| Card::Hero(seat, hero));
            let play = || Some(Card::Play(thing.owner()?, thing.play()?));
            hero.or_else(play).map(|card| (thing, card))
        };
        self.things(context).into_iter().filter_map(card).collect()
    }

    /// Takes a Play out of the place where it is.
    pub(super) fn take_play(&mut self, thing: Thing) -> bool {
        let (Some(seat), Some(play)) = (thing.owner(), thing.play()) else {
            return false;
        };
        self.take_out(thing, Card::Play(seat, play))
    }

    /// Takes a card out of the place where it was chosen; false if it is not there any more.
    pub(super) fn take_out(&mut self, thing: Thing, card: Card) -> bool {
        match (thing, card) {
            (Thing::HeldHero(..), Card::Hero(seat, hero)) => {
                self.state.player_mut(seat).take_from_hand(hero)
            }
            (Thing::DiscardedHero(..), Card::Hero(seat, hero)) => {
                remove(&mut self.state.player_mut(seat).discard, |held| *held == hero)
            }
            (Thing::DeckHero(..), Card::Hero(seat, hero)) => {
                // Who has looked through the Hero Deck knows what lies face down.
                let player = self.state.player_mut(seat);
                player.forgotten = 0;
                remove(&mut player.deck, |held| *held == hero)
            }
            (Thing::ShownHero(..), Card::Hero(seat, hero)) => {
                remove(&mut self.state.player_mut(seat).shown_heroes, |held| *held == hero)
            }
            (Thing::HeldPlay(..), Card::Play(seat, play)) => {
                remove(&mut self.state.player_mut(seat).plays, |held| held.play == play)
            }
            (Thing::DiscardedPlay(..), Card::Play(seat, play)) => {
                remove(&mut self.state.player_mut(seat).spent, |spent| spent.play == play)
            }
            (Thing::BookPlay(..), Card::Play(seat, play)) => {
                self.state.player_mut(seat).book.take(play)
            }
            (Thing::ShownPlay(..), Card::Play(seat, play)) => {
                remove(&mut self.state.player_mut(seat).shown_plays, |shown| *shown == play)
            }
            (_, _) => false,
        }
    }
}

/// A card, by whose it is and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Card {
    Hero(Seat, HeroId),
    Play(Seat, PlayId),
}

impl Default for Card {
    fn default() -> Self {
        Card::Hero(Seat(0), HeroId(0))
    }
}

/// Removes the first card that fits; the order of the others stays.
fn remove<A: tinyvec::Array>(
    cards: &mut tinyvec::ArrayVec<A>,
    is_it: impl Fn(&A::Item) -> bool,
) -> bool {
    let at = cards.iter().position(is_it);
    at.map(|at| cards.remove(at)).is_some()
}
