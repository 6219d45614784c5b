//! What effects choose from.

use fracas_cards::effect::{Context, Members};
use fracas_core::Seat;
use tinyvec::ArrayVec;

use super::View;
use crate::card::{HeroId, PlayId, WEAPONS, Weapon};
use crate::state::{MAX_DECK, MAX_PLAYS, State};
use crate::thing::Thing;
use crate::words::{Group, WeaponOf};

impl View<'_> {
    /// Lists the members of a group. Copies lie side by side.
    pub(super) fn list_group(&self, group: Group, context: Context, out: &mut Members) {
        let you = context.owner;
        let state = self.state;
        match group {
            Group::Plays(side) => self.list_plays_held(side.seat(you), |_| true, out),
            Group::Heroes(side, weapon) => {
                let seat = side.seat(you);
                let heroes = &state.player(seat).hand;
                self.list_heroes(heroes, seat, (weapon, context), Thing::HeldHero, out);
            }
            Group::DiscardedHeroes(side, weapon) => {
                let seat = side.seat(you);
                let heroes = &state.player(seat).discard;
                self.list_heroes(heroes, seat, (weapon, context), Thing::DiscardedHero, out);
            }
            Group::DiscardedPlays => self.list_spent(you, |_, _| true, out),
            Group::UsedPlays => {
                self.list_spent(you, |_, used| 0 < used && used <= state.battle, out);
            }
            Group::DiscardedPlaysCosting(cost) => self.list_spent(
                you,
                |play, _| {
                    self.game.catalogue.play(play).cost.printed == cost
                        && self.game.can_begin(state, you, play)
                },
                out,
            ),
            Group::PlaysYouRan => self.list_plays_ran(you, out),
            Group::Playbook(most) => self.list_playbook(you, most, out),
            Group::HeroDeck(most) => self.list_hero_deck(you, most, out),
            Group::ShownPlays => self.list_shown_plays(0, out),
            Group::ShownPlaysCosting(least) => self.list_shown_plays(least, out),
            Group::ShownHeroes => {
                for seat in [you, you.opponent()] {
                    let heroes = state.player(seat).shown_heroes;
                    out.extend(
                        heroes.into_iter().map(|hero| Thing::ShownHero(seat, hero).number()),
                    );
                }
            }
            Group::FaceDown => {
                out.extend(self.face_down(you).map(|at| Thing::LineUp(you, at).number()));
            }
            Group::Unsettled => {
                let unsettled = self.face_down(you).skip(state.tally.settled.into());
                out.extend(unsettled.map(|at| Thing::LineUp(you, at).number()));
            }
            Group::LaterBattles => {
                out.extend(self.face_down(you).map(|at| Thing::Battle(at).number()));
            }
            Group::Numbers => out.extend((1..=6).map(|number| Thing::Number(number).number())),
            Group::OtherNumbers => {
                let taken = self.state.stack.things(context);
                let numbers = (1..=6).map(|number| Thing::Number(number).number());
                out.extend(numbers.filter(|number| !taken.contains(number)));
            }
            Group::Weapons => {
                out.extend(WEAPONS.iter().map(|(_, weapon)| Thing::Weapon(*weapon).number()));
            }
            Group::PlaySets => {
                let sets = self.game.catalogue.play_sets().len() as u8;
                out.extend((0..sets).map(|set| Thing::Set(set).number()));
            }
            Group::PlaysOfSet => self.list_set(context, out),
            Group::OpposingPlaysNamed => {
                let named = named_play(state, context);
                self.list_plays_held(you.opponent(), |play| Some(play) == named, out);
            }
            Group::OpposingLasting => {
                let seat = you.opponent();
                let beside = state.player(seat).beside.iter().map(|beside| beside.play);
                let lasting = beside.filter(|&play| self.game.catalogue.play(play).is_lasting);
                out.extend(lasting.map(|play| Thing::Beside(seat, play).number()));
            }
            Group::Recovered(most, side) => {
                let lying = self.game.spent_dogs(state.player(side.seat(you)));
                out.extend((0..=most.min(lying)).map(|number| Thing::Number(number).number()));
            }
            Group::Payments => {
                let most = self.game.purse(state, you).clamp(0, 99) as u8;
                out.extend((0..=most).map(|number| Thing::Number(number).number()));
            }
        }
    }

    fn list_plays_held(&self, seat: Seat, is_wanted: impl Fn(PlayId) -> bool, out: &mut Members) {
        let held = self.state.player(seat).plays.iter().map(|held| held.play);
        list_plays(held.filter(|&play| is_wanted(play)), |play| Thing::HeldPlay(seat, play), out);
    }

    fn list_spent(&self, seat: Seat, is_wanted: impl Fn(PlayId, u8) -> bool, out: &mut Members) {
        let spent = self.state.player(seat).spent.iter();
        let wanted = spent.filter(|spent| is_wanted(spent.play, spent.used));
        let wanted = wanted.map(|spent| spent.play);
        list_plays(wanted, |play| Thing::DiscardedPlay(seat, play), out);
    }

    fn list_heroes(
        &self,
        heroes: &[HeroId],
        seat: Seat,
        (weapon, context): (Option<WeaponOf>, Context),
        thing: fn(Seat, HeroId) -> Thing,
        out: &mut Members,
    ) {
        let wanted: Option<Option<Weapon>> = weapon.map(|weapon| self.wanted(weapon, context));
        let is_wanted =
            |hero: HeroId| wanted.is_none_or(|wanted| wanted == Some(self.weapon(seat, hero)));
        let mut sorted: ArrayVec<[HeroId; MAX_DECK]> =
            heroes.iter().copied().filter(|&hero| is_wanted(hero)).collect();
        sorted.sort_unstable();
        list_copies(&sorted, |hero| thing(seat, hero), out);
    }

    /// Lists the Plays that a seat has run this game, by name, wherever they are now.
    fn list_plays_ran(&self, seat: Seat, out: &mut Members) {
        let player = self.state.player(seat);
        let mut plays = player.ran;
        // What lies where it was run to is enough, also in a game that was saved without the list.
        let spent = player.spent.iter().filter(|spent| 0 < spent.used).map(|spent| spent.play);
        for play in spent.chain(player.beside.iter().map(|beside| beside.play)) {
            if !plays.contains(&play) {
                let _ = plays.try_push(play);
            }
        }
        plays.sort_unstable();
        out.extend(plays.iter().map(|&play| Thing::Named(play).number()));
    }

    fn list_playbook(&self, seat: Seat, most: Option<u8>, out: &mut Members) {
        let fits = |play: &PlayId| {
            let cost = self.game.catalogue.play(*play).cost.printed;
            most.is_none_or(|most| cost <= most) && self.game.can_begin(self.state, seat, *play)
        };
        let book = &self.state.player(seat).book;
        let mut plays: ArrayVec<[PlayId; MAX_PLAYS]> = book.plays().filter(fits).collect();
        plays.sort_unstable();
        out.extend(plays.iter().map(|&play| Thing::BookPlay(seat, play).number()));
    }

    fn list_hero_deck(&self, seat: Seat, most: i16, out: &mut Members) {
        let deck = self.state.player(seat).deck.iter().copied();
        let mut heroes: ArrayVec<[HeroId; MAX_DECK]> =
            deck.filter(|&hero| self.game.catalogue.power(hero) <= most).collect();
        heroes.sort_unstable();
        out.extend(heroes.iter().map(|&hero| Thing::DeckHero(seat, hero).number()));
    }

    fn list_shown_plays(&self, least: u8, out: &mut Members) {
        for seat in Seat::all(2) {
            let shown = self.state.player(seat).shown_plays.into_iter();
            let costly = shown.filter(|&play| least <= self.game.catalogue.play(play).cost.printed);
            out.extend(costly.map(|play| Thing::ShownPlay(seat, play).number()));
        }
    }

    fn list_set(&self, context: Context, out: &mut Members) {
        let chosen =
            self.state.stack.things(context).first().map(|&thing| Thing::from_number(thing));
        let Some(Thing::Set(set)) = chosen else { return };
        let plays = self.game.catalogue.plays_of_set(set.into());
        out.extend(plays.map(|play| Thing::Named(play).number()));
    }
}

/// Gets the Play whose name was said.
pub(crate) fn named_play(state: &State, context: Context) -> Option<PlayId> {
    let things = state.stack.things(context);
    things.iter().find_map(|&thing| Thing::from_number(thing).play())
}

/// Lists Plays in the order of the catalogue.
fn list_plays(
    plays: impl Iterator<Item = PlayId>,
    thing: impl Fn(PlayId) -> Thing,
    out: &mut Members,
) {
    let mut sorted: ArrayVec<[PlayId; MAX_PLAYS]> = plays.collect();
    sorted.sort_unstable();
    list_copies(&sorted, thing, out);
}

/// Lists sorted cards with their copies, as far as these are told apart.
fn list_copies<T: Copy + PartialEq>(sorted: &[T], thing: impl Fn(T) -> Thing, out: &mut Members) {
    let mut copy = 0;
    for (at, &card) in sorted.iter().enumerate() {
        copy = if 0 < at && sorted[at - 1] == card { copy + 1 } else { 0 };
        out.extend(thing(card).copy(copy));
    }
}
