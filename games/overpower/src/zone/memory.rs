//! What everyone can remember of cards that lie hidden again.

use serde::{Deserialize, Serialize};

use crate::piece::{Piece, PieceSet};

/// What everyone can remember of the cards of a player that lie hidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Memory {
    /// Those that have lain open before: the deck holds them.
    pub(crate) shown: PieceSet,
    /// Those that were held when the Draw Pile was last shuffled, and still are: none of them was shuffled in then.
    pub(crate) held: PieceSet,
    /// Those shown that were shuffled in then.
    pub(crate) late: PieceSet,
}

impl Memory {
    /// Notes that a card lies open.
    #[inline]
    pub(super) fn show(&mut self, piece: Piece) {
        self.shown.insert(piece);
        self.leave(piece);
    }

    /// Notes that a card is neither held nor in the Draw Pile any more, or changes between them in sight.
    #[inline]
    pub(super) fn leave(&mut self, piece: Piece) {
        self.held.remove(piece);
        self.late.remove(piece);
    }

    /// Notes that the Draw Pile is shuffled while some cards are held. What is shuffled in without a card being drawn
    /// in between is shuffled in at once.
    pub(super) fn mix(&mut self, held: PieceSet) {
        if self.held != held {
            self.held = held;
            self.late = PieceSet::EMPTY;
        }
    }

    /// Notes that a card is shuffled in.
    pub(super) fn shuffle_in(&mut self, piece: Piece, held: PieceSet) {
        self.leave(piece);
        self.mix(held);
        if self.shown.has(piece) {
            self.late.insert(piece);
        }
    }
}
