//! How many of each card there are.

use tinyvec::ArrayVec;

use crate::card::CardId;
use crate::catalogue::MAX_CARDS;
use crate::piece::MAX_PIECES;

/// How many of each card there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tally([u8; MAX_CARDS]);

/// Cards that were seen.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    pub(super) tally: Tally,
    /// Each of them once.
    pub(super) kinds: ArrayVec<[CardId; MAX_PIECES]>,
}

impl Seen {
    #[inline]
    pub(super) fn add(&mut self, card: CardId) {
        if self.tally.count(card) == 0 {
            self.kinds.push(card);
        }
        self.tally.add(card);
    }
}

impl Default for Tally {
    fn default() -> Self {
        Tally([0; MAX_CARDS])
    }
}

impl Tally {
    #[inline]
    pub(super) fn add(&mut self, card: CardId) {
        self.0[card.index()] += 1;
    }

    #[inline]
    pub(super) fn count(&self, card: CardId) -> u8 {
        self.0[card.index()]
    }

    /// Takes one away, if there is one.
    #[inline]
    pub(super) fn take(&mut self, card: CardId) -> bool {
        let count = &mut self.0[card.index()];
        let is_there = 0 < *count;
        *count -= u8::from(is_there);
        is_there
    }
}

impl FromIterator<CardId> for Tally {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Tally {
        let mut tally = Tally::default();
        cards.into_iter().for_each(|card| tally.add(card));
        tally
    }
}
