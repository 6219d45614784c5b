//! What effects choose from, as numbers that the interpreter keeps.
//!
//! - `notation`: how things are written

mod notation;

use std::cmp::Ordering;

use fracas_core::Seat;

use crate::card::CardId;
use crate::catalogue::MAX_CARDS;
use crate::piece::{Piece, PieceSet};
use crate::power::PowerType;
use crate::state::State;
use crate::who::{TEAM, Who};
use crate::zone::{Cards, FAMES, Zone};

pub(crate) use notation::{read_seat, read_who, write_who};

/// Something that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thing {
    /// `energy-5 from hand.0`: a card; of several copies in one place each is a thing of its own, so that several
    /// can be chosen. They are counted from 0, in the order of their owner's list.
    Card(Place, CardId, u8),
    /// `character 0.2`: a character, or a Homebase.
    Character(Who),
    /// `energy`: a Power Type.
    Type(PowerType),
    /// `any-power`: the Any-Power icon.
    AnyPower,
    /// `player 0`: a player.
    Player(Seat),
    /// `3`: a number: a pile of Objectives, as `Group` counts them.
    Number(u8),
}

/// Where a card that can be chosen is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In a zone of its owner.
    In(Zone, Seat),
    /// Among the hits on a character. Its owner is the opponent, unless the card was stolen.
    Hit(Who),
}

/// The zones that cards are chosen from, beside hits.
const ZONES: [Zone; 10] = [
    Zone::Hand,
    Zone::Placed,
    Zone::Draw,
    Zone::PowerPack,
    Zone::Dead,
    Zone::Defeated,
    Zone::Under,
    Zone::Astral,
    Zone::Clipped,
    Zone::FaceDown,
];

/// How many copies in one place can be told apart.
const COPIES: u16 = 4;
/// How many numbers the cards of one place have.
const PLACE: u16 = MAX_CARDS as u16 * COPIES;
/// Where the numbers of each sort of things begin; cards in zones are the first.
const HITS: u16 = ZONES.len() as u16 * 2 * PLACE;
const CHARACTERS: u16 = HITS + 2 * TEAM as u16 * PLACE;
const TYPES: u16 = CHARACTERS + 256;
const ANY_POWER: u16 = TYPES + 256;
const PLAYERS: u16 = ANY_POWER + 256;
const NUMBERS: u16 = PLAYERS + 256;

impl Thing {
    /// Finds what stands for a card on the table; none where cards are not chosen from, and for more copies in one
    /// place than can be told apart.
    #[inline]
    pub(crate) fn of(state: &State, piece: Piece) -> Option<Thing> {
        let cards = state.cards(piece.owner());
        let place = Place::of(cards, piece)?;
        let face = cards.face(piece);
        let copy = place.copies_before(state, piece);
        (copy < usize::from(COPIES)).then_some(Thing::Card(place, face, copy as u8))
    }

    /// Finds the card on the table that it stands for; none if it is no card, or not there any more.
    #[inline]
    pub(crate) fn piece(self, state: &State) -> Option<Piece> {
        let Thing::Card(place, face, copy) = self else { return None };
        place.copies(state, face).nth(usize::from(copy))
    }

    /// Checks whether it is a card that may lie hidden.
    pub(crate) fn is_hidden(self) -> bool {
        matches!(self, Thing::Card(place, ..) if place.is_hidden())
    }

    /// Gets the number that stands for it.
    #[inline]
    pub(crate) fn number(self) -> u16 {
        match self {
            Thing::Card(place, card, copy) => {
                place.first_number() + card.0 * COPIES + u16::from(copy)
            }
            Thing::Character(who) => CHARACTERS + u16::from(who.0),
            Thing::Type(of) => TYPES + of as u16,
            Thing::AnyPower => ANY_POWER,
            Thing::Player(seat) => PLAYERS + u16::from(seat.0),
            Thing::Number(number) => NUMBERS + u16::from(number),
        }
    }

    /// Gets what a number of `number` stands for.
    #[inline]
    pub(crate) fn from_number(number: u16) -> Thing {
        let place = number / PLACE;
        let card = CardId(number % PLACE / COPIES);
        let copy = (number % COPIES) as u8;
        let few = number as u8;
        match number {
            ..HITS => {
                let zone = ZONES[usize::from(place / 2)];
                Thing::Card(Place::In(zone, Seat((place % 2) as u8)), card, copy)
            }
            HITS..CHARACTERS => {
                let who = Who((place - HITS / PLACE) as u8);
                Thing::Card(Place::Hit(who), card, copy)
            }
            CHARACTERS..TYPES => Thing::Character(Who(few)),
            TYPES..ANY_POWER => Thing::Type(PowerType::ALL[usize::from(few) % 4]),
            ANY_POWER..PLAYERS => Thing::AnyPower,
            PLAYERS..NUMBERS => Thing::Player(Seat(few % 2)),
            NUMBERS.. => Thing::Number(few),
        }
    }

    /// Gets the number of the first copy of a card in its place, and of all else the number itself: of several
    /// copies it does not matter which is chosen.
    #[inline]
    pub(crate) fn first_copy(number: u16) -> u16 {
        if number < CHARACTERS { number - number % COPIES } else { number }
    }
}

impl Place {
    /// Finds the place of a card.
    fn of(cards: &Cards, piece: Piece) -> Option<Place> {
        match cards.zone(piece) {
            Zone::Removed => None,
            Zone::Hit => {
                let at = cards.lie(piece).at;
                at.is_character().then_some(Place::Hit(at))
            }
            zone @ (Zone::Draw
            | Zone::Hand
            | Zone::Placed
            | Zone::Under
            | Zone::Astral
            | Zone::Clipped
            | Zone::FaceDown
            | Zone::PowerPack
            | Zone::Dead
            | Zone::Defeated) => Some(Place::In(zone, piece.owner())),
        }
    }

    /// Gets whose cards lie there.
    #[inline]
    pub(crate) fn owner(self) -> Seat {
        match self {
            Place::In(_, seat) => seat,
            Place::Hit(who) => who.seat().opponent(),
        }
    }

    /// Checks whether cards may lie hidden there.
    pub(crate) fn is_hidden(self) -> bool {
        matches!(self, Place::In(Zone::Hand | Zone::Draw | Zone::FaceDown, _))
    }

    /// Iterates over the copies of a card there, in the order of their owner's list; where they lie hidden, those first
    /// that are known best, so that which copy a seen card is does not depend on hidden ones. Hits may be of either
    /// player, since cards can be stolen.
    fn copies(self, state: &State, face: CardId) -> impl Iterator<Item = Piece> + Clone {
        let (zone, at) = match self {
            Place::In(zone, _) => (zone, None),
            Place::Hit(who) => (Zone::Hit, Some(who)),
        };
        let owner = self.owner();
        let owners =
            if at.is_some() { [Some(owner), Some(owner.opponent())] } else { [Some(owner), None] };
        owners.into_iter().flatten().flat_map(move |owner| {
            let cards = state.cards(owner);
            let is_here = |piece: &Piece| at.is_none_or(|who| cards.lie(*piece).at == who);
            let copies = cards.iter(zone).filter(|piece| cards.face(*piece) == face);
            let copies: PieceSet = copies.filter(is_here).collect();
            let fames = if zone.is_known() { 0..1 } else { 0..FAMES };
            fames.rev().flat_map(move |fame| {
                let is_so_known = move |piece: &Piece| cards.fame(*piece) == fame;
                copies.iter(owner).filter(move |piece| zone.is_known() || is_so_known(piece))
            })
        })
    }

    /// Counts the copies of a card there that come before it, as `copies` has them.
    fn copies_before(self, state: &State, piece: Piece) -> usize {
        let cards = state.cards(piece.owner());
        let face = cards.face(piece);
        let (zone, at) = match self {
            Place::In(zone, _) => (zone, None),
            // The cards of the one who usually hits come first.
            Place::Hit(_) if piece.owner() != self.owner() => {
                return self.copies(state, face).take_while(|other| *other != piece).count();
            }
            Place::Hit(who) => (Zone::Hit, Some(who)),
        };
        let how_known = |piece: Piece| if zone.is_known() { 0 } else { cards.fame(piece) };
        let its_own = how_known(piece);
        let is_before = |other: Piece| match how_known(other).cmp(&its_own) {
            Ordering::Greater => true,
            Ordering::Equal => other < piece,
            Ordering::Less => false,
        };
        let copies = cards.iter(zone).filter(|other| cards.face(*other) == face);
        let here = copies.filter(|other| at.is_none_or(|who| cards.lie(*other).at == who));
        here.filter(|other| is_before(*other)).count()
    }

    /// Gets where the numbers of the cards there begin.
    #[inline]
    fn first_number(self) -> u16 {
        match self {
            Place::In(zone, seat) => {
                let at = ZONES.iter().position(|other| *other == zone).unwrap_or_default();
                (at as u16 * 2 + u16::from(seat.0)) * PLACE
            }
            Place::Hit(who) => HITS + u16::from(who.0) * PLACE,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Lists things of every sort, the first and the last of each.
    fn things() -> Vec<Thing> {
        let mut places: Vec<Place> =
            Who::team(Seat(0)).chain(Who::team(Seat(1))).map(Place::Hit).collect();
        for seat in Seat::all(2) {
            places.extend(ZONES.map(|zone| Place::In(zone, seat)));
        }
        let mut things = vec![Thing::AnyPower, Thing::Number(0), Thing::Number(255)];
        for place in places {
            for card in [0, MAX_CARDS as u16 - 1].map(CardId) {
                things.extend((0..COPIES as u8).map(|copy| Thing::Card(place, card, copy)));
            }
        }
        things.extend((0..10).map(|who| Thing::Character(Who(who))));
        things.extend(PowerType::ALL.map(Thing::Type));
        things.extend(Seat::all(2).map(Thing::Player));
        things
    }

    #[test]
    fn every_thing_has_a_number_of_its_own() {
        let things = things();
        let numbers: BTreeSet<u16> = things.iter().map(|thing| thing.number()).collect();
        assert_eq!(numbers.len(), things.len(), "no two share one");
        for thing in things {
            assert_eq!(Thing::from_number(thing.number()), thing);
        }
    }

    #[test]
    fn copies_of_a_card_in_one_place_are_of_one_kind() {
        for thing in things() {
            let first = match thing {
                Thing::Card(place, card, _) => Thing::Card(place, card, 0),
                other @ (Thing::Character(_)
                | Thing::Type(_)
                | Thing::AnyPower
                | Thing::Player(_)
                | Thing::Number(_)) => other,
            };
            assert_eq!(Thing::first_copy(thing.number()), first.number());
        }
    }
}
