//! What Plays choose from, as numbers that the interpreter keeps.
//!
//! - `notation`: how things are written

mod notation;

use fracas_core::Seat;

use crate::card::{HeroId, PlayId, WEAPONS, Weapon};
use crate::catalogue::Catalogue;

/// Something that can be chosen.
///
/// Of several copies in a hand or Discard Pile each is a thing of its own, so that several can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thing {
    /// `bojax-fire-a from hand.0`: a Hero in a hand.
    HeldHero(Seat, HeroId),
    /// `front-run from hand.0`: a Play in a hand.
    HeldPlay(Seat, PlayId),
    /// `bojax-fire-a from discard.0`: a Hero in a Discard Pile.
    DiscardedHero(Seat, HeroId),
    /// `front-run from discard.0`: a Play in a Discard Pile.
    DiscardedPlay(Seat, PlayId),
    /// `bojax-fire-a from deck.0`: a Hero in the Hero Deck.
    DeckHero(Seat, HeroId),
    /// `front-run from playbook.0`: a Play in the Playbook.
    BookPlay(Seat, PlayId),
    /// `bojax-fire-a from shown.0`: a Hero that lies open.
    ShownHero(Seat, HeroId),
    /// `front-run from shown.0`: a Play that lies open.
    ShownPlay(Seat, PlayId),
    /// `battle 5 from line-up.0`: a face-down Hero, by its Battle, counted from 0 here.
    LineUp(Seat, u8),
    /// `front-run from beside.0`: a Play that stays beside the board.
    Beside(Seat, PlayId),
    /// `battle 5`: a Battle, counted from 0 here.
    Battle(u8),
    /// `3`: a number.
    Number(u8),
    /// `fire`: a weapon.
    Weapon(Weapon),
    /// `set A`: a set of Plays, by its place among those that have some.
    Set(u8),
    /// `name front-run`: the name of a Play.
    Named(PlayId),
}

/// The most Heroes that have a number.
const HEROES: u16 = 2048;
/// The most Plays that have a number.
pub(crate) const PLAYS: u16 = 1024;
/// How many copies in one place can be told apart.
const COPIES: u16 = 4;
/// The most Battles, numbers, weapons or sets that have a number.
const FEW: u16 = 128;

/// Where the numbers of each sort of things begin.
const HELD_HEROES: u16 = 0;
const DISCARDED_HEROES: u16 = HELD_HEROES + COPIES * 2 * HEROES;
const HELD_PLAYS: u16 = DISCARDED_HEROES + COPIES * 2 * HEROES;
const DISCARDED_PLAYS: u16 = HELD_PLAYS + COPIES * 2 * PLAYS;
const DECK_HEROES: u16 = DISCARDED_PLAYS + COPIES * 2 * PLAYS;
const SHOWN_HEROES: u16 = DECK_HEROES + 2 * HEROES;
const BOOK_PLAYS: u16 = SHOWN_HEROES + 2 * HEROES;
const SHOWN_PLAYS: u16 = BOOK_PLAYS + 2 * PLAYS;
const BESIDE: u16 = SHOWN_PLAYS + 2 * PLAYS;
const NAMED: u16 = BESIDE + 2 * PLAYS;
const LINE_UPS: u16 = NAMED + PLAYS;
const BATTLES: u16 = LINE_UPS + 2 * FEW;
const NUMBERS: u16 = BATTLES + FEW;
const WEAPON_NUMBERS: u16 = NUMBERS + FEW;
const SETS: u16 = WEAPON_NUMBERS + FEW;

impl Thing {
    /// Finds the weapon among things that were chosen.
    pub(crate) fn weapon_among(things: &[u16]) -> Option<Weapon> {
        things.iter().find_map(|&thing| {
            let Thing::Weapon(weapon) = Thing::from_number(thing) else { return None };
            Some(weapon)
        })
    }

    /// Gets the number that stands for it; of several copies, for the first.
    #[inline]
    pub(crate) fn number(self) -> u16 {
        let hero = |first, seat: Seat, hero: HeroId| first + u16::from(seat.0) * HEROES + hero.0;
        let play = |first, seat: Seat, play: PlayId| first + u16::from(seat.0) * PLAYS + play.0;
        match self {
            Thing::HeldHero(seat, held) => hero(HELD_HEROES, seat, held),
            Thing::HeldPlay(seat, held) => play(HELD_PLAYS, seat, held),
            Thing::DiscardedHero(seat, discarded) => hero(DISCARDED_HEROES, seat, discarded),
            Thing::DiscardedPlay(seat, discarded) => play(DISCARDED_PLAYS, seat, discarded),
            Thing::DeckHero(seat, hidden) => hero(DECK_HEROES, seat, hidden),
            Thing::BookPlay(seat, hidden) => play(BOOK_PLAYS, seat, hidden),
            Thing::ShownHero(seat, shown) => hero(SHOWN_HEROES, seat, shown),
            Thing::ShownPlay(seat, shown) => play(SHOWN_PLAYS, seat, shown),
            Thing::LineUp(seat, battle) => LINE_UPS + u16::from(seat.0) * FEW + u16::from(battle),
            Thing::Beside(seat, lasting) => play(BESIDE, seat, lasting),
            Thing::Battle(battle) => BATTLES + u16::from(battle),
            Thing::Number(number) => NUMBERS + u16::from(number),
            Thing::Weapon(weapon) => WEAPON_NUMBERS + weapon as u16,
            Thing::Set(set) => SETS + u16::from(set),
            Thing::Named(named) => NAMED + named.0,
        }
    }

    /// Gets the number of one of its copies, counted from 0; none where copies are not told apart so far.
    #[inline]
    pub(crate) fn copy(self, copy: u16) -> Option<u16> {
        let number = self.number();
        let (_, apart) = copies(number)?;
        (copy < COPIES).then(|| number + copy * apart)
    }

    /// Gets which of several copies a number stands for, counted from 0.
    pub(crate) fn copy_number(number: u16) -> u16 {
        copies(number).map_or(0, |(first, apart)| (number - first) / apart)
    }

    /// Gets the number of the first of its copies.
    #[inline]
    pub(crate) fn first_copy(number: u16) -> u16 {
        copies(number).map_or(number, |(first, apart)| first + (number - first) % apart)
    }

    /// Gets what a number of `number` or `copy` stands for.
    #[inline]
    pub(crate) fn from_number(number: u16) -> Thing {
        let hero = HeroId(number % HEROES);
        let play = PlayId(number % PLAYS);
        let few = (number % FEW) as u8;
        let seat_of = |ids: u16| Seat(u8::from(number / ids % 2 == 1));
        match number {
            HELD_HEROES..DISCARDED_HEROES => Thing::HeldHero(seat_of(HEROES), hero),
            DISCARDED_HEROES..HELD_PLAYS => Thing::DiscardedHero(seat_of(HEROES), hero),
            HELD_PLAYS..DISCARDED_PLAYS => Thing::HeldPlay(seat_of(PLAYS), play),
            DISCARDED_PLAYS..DECK_HEROES => Thing::DiscardedPlay(seat_of(PLAYS), play),
            DECK_HEROES..SHOWN_HEROES => Thing::DeckHero(seat_of(HEROES), hero),
            SHOWN_HEROES..BOOK_PLAYS => Thing::ShownHero(seat_of(HEROES), hero),
            BOOK_PLAYS..SHOWN_PLAYS => Thing::BookPlay(seat_of(PLAYS), play),
            SHOWN_PLAYS..BESIDE => Thing::ShownPlay(seat_of(PLAYS), play),
            BESIDE..NAMED => Thing::Beside(seat_of(PLAYS), play),
            NAMED..LINE_UPS => Thing::Named(play),
            LINE_UPS..BATTLES => Thing::LineUp(seat_of(FEW), few),
            BATTLES..NUMBERS => Thing::Battle(few),
            NUMBERS..WEAPON_NUMBERS => Thing::Number(few),
            WEAPON_NUMBERS..SETS => Thing::Weapon(WEAPONS[usize::from(few) % WEAPONS.len()].1),
            SETS.. => Thing::Set(few),
        }
    }

    /// Gets whose card it is.
    pub(crate) fn owner(self) -> Option<Seat> {
        match self {
            Thing::HeldHero(seat, _)
            | Thing::HeldPlay(seat, _)
            | Thing::DiscardedHero(seat, _)
            | Thing::DiscardedPlay(seat, _)
            | Thing::DeckHero(seat, _)
            | Thing::BookPlay(seat, _)
            | Thing::ShownHero(seat, _)
            | Thing::ShownPlay(seat, _)
            | Thing::LineUp(seat, _)
            | Thing::Beside(seat, _) => Some(seat),
            Thing::Battle(_)
            | Thing::Number(_)
            | Thing::Weapon(_)
            | Thing::Set(_)
            | Thing::Named(_) => None,
        }
    }

    /// Gets the Play that it is.
    pub(crate) fn play(self) -> Option<PlayId> {
        match self {
            Thing::HeldPlay(_, play)
            | Thing::DiscardedPlay(_, play)
            | Thing::BookPlay(_, play)
            | Thing::ShownPlay(_, play)
            | Thing::Beside(_, play)
            | Thing::Named(play) => Some(play),
            Thing::HeldHero(..)
            | Thing::DiscardedHero(..)
            | Thing::DeckHero(..)
            | Thing::ShownHero(..)
            | Thing::LineUp(..)
            | Thing::Battle(_)
            | Thing::Number(_)
            | Thing::Weapon(_)
            | Thing::Set(_) => None,
        }
    }

    /// Checks whether there is such a thing at a table with these cards.
    pub(crate) fn exists(self, catalogue: &Catalogue) -> bool {
        let is_hero = |hero: HeroId| usize::from(hero.0) < catalogue.len();
        let is_play = |play: PlayId| usize::from(play.0) < catalogue.plays().count();
        match self {
            Thing::HeldHero(_, hero)
            | Thing::DiscardedHero(_, hero)
            | Thing::DeckHero(_, hero)
            | Thing::ShownHero(_, hero) => is_hero(hero),
            Thing::HeldPlay(_, play)
            | Thing::DiscardedPlay(_, play)
            | Thing::BookPlay(_, play)
            | Thing::ShownPlay(_, play)
            | Thing::Beside(_, play)
            | Thing::Named(play) => is_play(play),
            Thing::LineUp(_, battle) | Thing::Battle(battle) => {
                usize::from(battle) < crate::state::BATTLES
            }
            Thing::Number(_) | Thing::Weapon(_) => true,
            Thing::Set(set) => usize::from(set) < catalogue.play_sets().len(),
        }
    }
}

impl Default for Thing {
    fn default() -> Self {
        Thing::Number(0)
    }
}

/// Gets where the numbers of things like this one begin, and how far its copies are apart; none for things
/// without copies.
#[inline]
fn copies(number: u16) -> Option<(u16, u16)> {
    match number {
        HELD_HEROES..DISCARDED_HEROES => Some((HELD_HEROES, 2 * HEROES)),
        DISCARDED_HEROES..HELD_PLAYS => Some((DISCARDED_HEROES, 2 * HEROES)),
        HELD_PLAYS..DISCARDED_PLAYS => Some((HELD_PLAYS, 2 * PLAYS)),
        DISCARDED_PLAYS..DECK_HEROES => Some((DISCARDED_PLAYS, 2 * PLAYS)),
        DECK_HEROES.. => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Lists things of every sort, the first and the last of each.
    fn things() -> Vec<Thing> {
        let [first, last] = [HeroId(0), HeroId(HEROES - 1)];
        let [one, other] = [PlayId(0), PlayId(PLAYS - 1)];
        let mut things = vec![Thing::Named(one), Thing::Named(other)];
        for seat in Seat::all(2) {
            for of in [Thing::HeldHero, Thing::DiscardedHero, Thing::DeckHero, Thing::ShownHero] {
                things.extend([of(seat, first), of(seat, last)]);
            }
            for of in [
                Thing::HeldPlay,
                Thing::DiscardedPlay,
                Thing::BookPlay,
                Thing::ShownPlay,
                Thing::Beside,
            ] {
                things.extend([of(seat, one), of(seat, other)]);
            }
            things.extend([Thing::LineUp(seat, 0), Thing::LineUp(seat, 6)]);
        }
        things.extend(WEAPONS.iter().map(|(_, weapon)| Thing::Weapon(*weapon)));
        for of in [Thing::Battle, Thing::Number, Thing::Set] {
            things.extend([of(0), of(99)]);
        }
        things
    }

    #[test]
    fn every_thing_has_a_number_of_its_own() {
        let things = things();
        let numbers: BTreeSet<u16> = things.iter().map(|thing| thing.number()).collect();
        assert_eq!(numbers.len(), things.len(), "no two share one");
        for thing in things {
            assert_eq!(Thing::from_number(thing.number()), thing);
            assert_eq!(Thing::first_copy(thing.number()), thing.number());
        }
    }

    #[test]
    fn copies_are_told_apart_and_are_the_same_thing() {
        let mut numbers = BTreeSet::new();
        for thing in things() {
            for copy in 0..COPIES {
                let Some(number) = thing.copy(copy) else { continue };
                assert!(numbers.insert(number), "{thing:?} {copy} has a number of its own");
                assert_eq!(Thing::from_number(number), thing);
                assert_eq!(Thing::first_copy(number), thing.number());
            }
            assert_eq!(thing.copy(COPIES), None, "there are no more");
        }
        assert_eq!(numbers.len(), 16 * usize::from(COPIES), "of cards in hands and Discard Piles");
    }
}
