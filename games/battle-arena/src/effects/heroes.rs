//! Heroes that come into a Battle or leave it, and those that lie face down.

use fracas_cards::effect::Context;
use fracas_core::{Chance, Log, Seat, SeatSet};

use super::Doer;
use super::cards::Card;
use crate::BattleArena;
use crate::card::HeroId;
use crate::event::{Event, PlayEvent};
use crate::state::State;
use crate::thing::Thing;
use crate::words::Whom;

impl<L: Log<Event, State>> Doer<'_, L> {
    /// Checks whether an effect can touch the Hero of a seat.
    fn can_touch(&self, seat: Seat, context: Context) -> bool {
        seat == context.owner || !self.game.is_immune(self.state, seat)
    }

    /// Brings a Hero into the current Battle and gives the one that fought. All that was done to that one is
    /// gone with it (R148).
    fn bring_in(&mut self, seat: Seat, hero: HeroId) -> HeroId {
        let battle = usize::from(self.state.battle);
        let player = self.state.player_mut(seat);
        player.uncover_hero(hero);
        let out = std::mem::replace(&mut player.line_up[battle], hero);
        self.state.fight.ledger.clear(seat);
        self.state.fight.side_mut(seat).floor = None;
        self.state.fight.brought_in = self.state.fight.brought_in.without(seat);
        self.show_all(PlayEvent::Replaced { seat, out, hero });
        out
    }

    pub(super) fn replace(&mut self, context: Context) {
        if let Some((thing, seat, hero)) = self.chosen_hero(context)
            && self.take_hero(thing, seat, hero)
        {
            let out = self.bring_in(seat, hero);
            self.drop_hero(seat, out);
        }
    }

    pub(super) fn swap(&mut self, context: Context) {
        let Some((thing, seat, hero)) = self.chosen_hero(context) else { return };
        if let Thing::LineUp(_, battle) = thing {
            let out = self.bring_in(seat, hero);
            self.state.release_hero(seat, battle);
            let player = self.state.player_mut(seat);
            player.line_up[usize::from(battle)] = out;
            // Both have seen the Hero that goes face down.
            player.spied |= 1 << battle;
            player.forgotten &= !(1 << battle);
            return self.tell(PlayEvent::LineUp { seat });
        }
        if !self.take_hero(thing, seat, hero) {
            return;
        }
        let out = self.bring_in(seat, hero);
        let player = self.state.player_mut(seat);
        if let Thing::HeldHero(..) = thing {
            player.hand.push(out);
            player.seen_hand.push(out);
        } else if let Thing::DeckHero(..) = thing {
            player.hide_hero(out);
        } else {
            self.drop_hero(seat, out);
        }
    }

    /// Gets the chosen Hero where the effect can bring it in.
    fn chosen_hero(&self, context: Context) -> Option<(Thing, Seat, HeroId)> {
        let &(thing, card) = self.chosen_cards(context).first()?;
        let Card::Hero(seat, hero) = card else { return None };
        self.can_touch(seat, context).then_some((thing, seat, hero))
    }

    fn take_hero(&mut self, thing: Thing, seat: Seat, hero: HeroId) -> bool {
        self.take_out(thing, Card::Hero(seat, hero))
    }

    pub(super) fn replace_from_deck(
        &mut self,
        who: Whom,
        context: Context,
        chance: &mut impl Chance,
    ) {
        for seat in who.seats(context.owner) {
            if !self.can_touch(seat, context) {
                continue;
            }
            let Some(hero) = self.top_hero(seat, chance) else { continue };
            let out = self.bring_in(seat, hero);
            self.drop_hero(seat, out);
        }
    }

    /// Exchanges the chosen face-down Hero with the first whose place is not settled.
    pub(super) fn settle(&mut self, context: Context) {
        let Some(&Thing::LineUp(seat, from)) = self.things(context).first() else { return };
        let to = self.state.battle + 1 + self.state.tally.settled;
        self.state.tally.settled += 1;
        let player = self.state.player_mut(seat);
        if player.line_up.len() <= usize::from(to.max(from)) {
            return;
        }
        player.line_up.swap(from.into(), to.into());
        player.forgotten = swapped(player.forgotten, from, to);
        player.spied = swapped(player.spied, from, to);
        if from != to {
            self.state.release_hero(seat, from);
            self.state.release_hero(seat, to);
        }
        self.tell(PlayEvent::LineUp { seat });
    }

    pub(super) fn renew_line_up(&mut self, seat: Seat, chance: &mut impl Chance) {
        let later = usize::from(self.state.battle) + 1..self.state.player(seat).line_up.len();
        for battle in later {
            self.renew_hero(seat, battle, chance);
        }
        self.tell(PlayEvent::LineUp { seat });
    }

    /// Replaces a face-down Hero by the top one of the Hero Deck, which nobody looks at.
    fn renew_hero(&mut self, seat: Seat, battle: usize, chance: &mut impl Chance) {
        let Some(hero) = self.top_hero(seat, chance) else { return };
        let player = self.state.player_mut(seat);
        let out = std::mem::replace(&mut player.line_up[battle], hero);
        player.forgotten |= 1 << battle;
        player.spied &= !(1 << battle);
        self.state.release_hero(seat, battle as u8);
        self.drop_hero(seat, out);
    }

    pub(super) fn look_ahead(&mut self, viewer: Seat) {
        let seat = viewer.opponent();
        let Some((battle, hero)) = self.next_hero(seat) else { return };
        self.state.player_mut(seat).spied |= 1 << battle;
        let event = Event::Play(PlayEvent::ShownHero { seat, hero });
        self.log.reveal_to(SeatSet::one(viewer), event, None);
        self.tell(PlayEvent::Looked { seat: viewer });
    }

    pub(super) fn show_next(&mut self, seat: Seat) {
        let Some((battle, hero)) = self.next_hero(seat) else { return };
        let player = self.state.player_mut(seat);
        player.uncover_hero(hero);
        player.spied |= 1 << battle;
        player.forgotten &= !(1 << battle);
        self.show_all(PlayEvent::ShownHero { seat, hero });
    }

    pub(super) fn drop_next(&mut self, seat: Seat, chance: &mut impl Chance) {
        if let Some((battle, _)) = self.next_hero(seat) {
            self.renew_hero(seat, battle, chance);
            self.tell(PlayEvent::LineUp { seat });
        }
    }

    fn next_hero(&self, seat: Seat) -> Option<(usize, HeroId)> {
        let battle = usize::from(self.state.battle) + 1;
        self.state.player(seat).line_up.get(battle).map(|&hero| (battle, hero))
    }
}

/// Exchanges two bits.
fn swapped(bits: u8, one: u8, other: u8) -> u8 {
    let differ = (bits >> one ^ bits >> other) & 1;
    bits ^ (differ << one | differ << other)
}

impl State {
    /// Ends what waits for the reveal of a face-down Hero that leaves its Zone (R148).
    pub(crate) fn release_hero(&mut self, seat: Seat, battle: u8) {
        let hero = Thing::LineUp(seat, battle).number();
        self.agenda.retain(|entry| !entry.things.contains(&hero));
    }
}

impl BattleArena {
    /// Gets what the rules that stand add to the Power of a seat's Hero.
    pub(crate) fn standing_changes(&self, state: &State, seat: Seat) -> i32 {
        let printed = self.catalogue.power(BattleArena::hero_in_battle(state, seat));
        let changed = i32::from(printed) + i32::from(state.fight.ledger.sum(seat));
        i32::from(self.current_power(state, seat)) - changed
    }
}
