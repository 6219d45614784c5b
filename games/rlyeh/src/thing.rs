//! What effects choose from, as numbers that the interpreter keeps.

use fracas_core::Seat;

use crate::card::{BossId, CardId};

/// Something that can be chosen: a card by where it lies, a stack, a Boss or a player.
///
/// Of several copies in one place each is a thing of its own, so that several can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thing {
    /// `quarter`: a card in a hand.
    Held(CardId),
    /// `quarter from discard`: a card in a discard pile.
    Discarded(CardId),
    /// `quarter from play`: a card that was played this turn.
    Played(CardId),
    /// `quarter from deck`: the top card of the deck.
    Top(CardId),
    /// `kittens from board`: a stack of the board.
    Stack(CardId),
    /// `boss cthulhu`: a Boss stack.
    Boss(BossId),
    /// `player 1`: a player.
    Player(Seat),
}

/// The bits that tell copies apart.
const COPY: u16 = 31 << 8;
/// How many copies in one place can be told apart.
const COPIES: u16 = 32;

impl Thing {
    /// Gets the number that stands for it.
    #[inline]
    pub(crate) fn number(self) -> u16 {
        let (sort, id) = match self {
            Thing::Held(card) => (0, card.0),
            Thing::Discarded(card) => (1, card.0),
            Thing::Played(card) => (2, card.0),
            Thing::Top(card) => (3, card.0),
            Thing::Stack(card) => (4, card.0),
            Thing::Boss(boss) => (5, boss.0),
            Thing::Player(seat) => (6, seat.0),
        };
        sort << 13 | u16::from(id)
    }

    /// Gets the numbers of so many copies of it.
    #[inline]
    pub(crate) fn copies(self, count: u16) -> impl Iterator<Item = u16> {
        let first = self.number();
        (0..count.min(COPIES)).map(move |copy| first | copy << 8)
    }

    /// Gets the number of the first of its copies.
    #[inline]
    pub(crate) fn first_copy(number: u16) -> u16 {
        number & !COPY
    }

    /// Gets what a number of `number` or `copies` stands for.
    #[inline]
    pub(crate) fn from_number(number: u16) -> Thing {
        let id = number as u8;
        match number >> 13 {
            0 => Thing::Held(CardId(id)),
            1 => Thing::Discarded(CardId(id)),
            2 => Thing::Played(CardId(id)),
            3 => Thing::Top(CardId(id)),
            4 => Thing::Stack(CardId(id)),
            5 => Thing::Boss(BossId(id)),
            _ => Thing::Player(Seat(id)),
        }
    }
}

impl Thing {
    /// Gets the card it is, unless it is a Boss or a player.
    #[inline]
    pub(crate) fn card(self) -> Option<CardId> {
        match self {
            Thing::Held(card)
            | Thing::Discarded(card)
            | Thing::Played(card)
            | Thing::Top(card)
            | Thing::Stack(card) => Some(card),
            Thing::Boss(_) | Thing::Player(_) => None,
        }
    }
}
