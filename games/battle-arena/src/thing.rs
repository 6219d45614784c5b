//! What Plays choose from, as numbers that the interpreter keeps.

use fracas_core::Seat;

use crate::card::{HeroId, PlayId, WEAPONS, Weapon};

/// Something that can be chosen.
///
/// Cards in hands and Discard Piles are known by their place there, so that copies can be told apart; cards
/// of decks, whose order nobody may learn, by what they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thing {
    /// A Hero in a hand, by its place there.
    HeldHero(Seat, u8),
    /// A Play in a hand, by its place there.
    HeldPlay(Seat, u8),
    /// A Hero in a Discard Pile, by its place there.
    DiscardedHero(Seat, u8),
    /// A Play in a Discard Pile, by its place there.
    DiscardedPlay(Seat, u8),
    /// A Hero in the Hero Deck.
    DeckHero(Seat, HeroId),
    /// A Play in the Playbook.
    BookPlay(Seat, PlayId),
    /// A Hero that lies open.
    ShownHero(Seat, HeroId),
    /// A Play that lies open.
    ShownPlay(Seat, PlayId),
    /// A face-down Hero, by its Battle, counted from 0.
    LineUp(Seat, u8),
    /// A Play that stays beside the board.
    Beside(Seat, PlayId),
    /// A Battle, counted from 0.
    Battle(u8),
    /// A number.
    Number(u8),
    /// A weapon.
    Weapon(Weapon),
    /// A set of Plays, by its place among those that have some.
    Set(u8),
    /// The name of a Play.
    Named(PlayId),
}

/// The bits of what a thing is within its sort.
const VALUE: u16 = 0x7ff;
/// The bit of whose it is.
const SEAT: u16 = 0x800;

impl Thing {
    /// Gets the number that stands for it.
    #[inline]
    pub(crate) fn number(self) -> u16 {
        let of = |sort: u16, seat: Seat, value: u16| sort << 12 | u16::from(seat.0) << 11 | value;
        match self {
            Thing::HeldHero(seat, at) => of(0, seat, at.into()),
            Thing::HeldPlay(seat, at) => of(1, seat, at.into()),
            Thing::DiscardedHero(seat, at) => of(2, seat, at.into()),
            Thing::DiscardedPlay(seat, at) => of(3, seat, at.into()),
            Thing::DeckHero(seat, hero) => of(4, seat, hero.0),
            Thing::BookPlay(seat, play) => of(5, seat, play.0),
            Thing::ShownHero(seat, hero) => of(6, seat, hero.0),
            Thing::ShownPlay(seat, play) => of(7, seat, play.0),
            Thing::LineUp(seat, battle) => of(8, seat, battle.into()),
            Thing::Beside(seat, play) => of(9, seat, play.0),
            Thing::Battle(battle) => of(10, Seat(0), battle.into()),
            Thing::Number(number) => of(11, Seat(0), number.into()),
            Thing::Weapon(weapon) => of(12, Seat(0), weapon as u16),
            Thing::Set(set) => of(13, Seat(0), set.into()),
            Thing::Named(play) => of(14, Seat(0), play.0),
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

    /// Gets what a number stands for.
    #[inline]
    pub(crate) fn from_number(number: u16) -> Thing {
        let (value, seat) = (number & VALUE, Seat(u8::from(number & SEAT != 0)));
        let small = value as u8;
        match number >> 12 {
            0 => Thing::HeldHero(seat, small),
            1 => Thing::HeldPlay(seat, small),
            2 => Thing::DiscardedHero(seat, small),
            3 => Thing::DiscardedPlay(seat, small),
            4 => Thing::DeckHero(seat, HeroId(value)),
            5 => Thing::BookPlay(seat, PlayId(value)),
            6 => Thing::ShownHero(seat, HeroId(value)),
            7 => Thing::ShownPlay(seat, PlayId(value)),
            8 => Thing::LineUp(seat, small),
            9 => Thing::Beside(seat, PlayId(value)),
            10 => Thing::Battle(small),
            11 => Thing::Number(small),
            12 => Thing::Weapon(WEAPONS[usize::from(value) % WEAPONS.len()].1),
            13 => Thing::Set(small),
            _ => Thing::Named(PlayId(value)),
        }
    }
}

impl Default for Thing {
    fn default() -> Self {
        Thing::Number(0)
    }
}
