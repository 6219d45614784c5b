//! A player's deck: drawing and seeing its top card, putting cards on and under it, dealing it anew.

use fracas_core::Chance;
use tinyvec::ArrayVec;

use super::{Cards, MAX_OWNED};
use crate::card::CardId;

/// Who saw the top card of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// Its owner alone.
    Owner,
    /// Everyone.
    Everyone,
}

/// What came of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Drawn {
    /// The card.
    pub(crate) card: CardId,
    /// Whether the deck was made anew for it.
    pub(crate) was_shuffled: bool,
}

impl Cards {
    /// Checks whether a card can be drawn (R88).
    #[inline]
    pub(crate) fn can_draw(&self) -> bool {
        0 < self.hand || !self.discard().is_empty()
    }

    /// Draws a card, from a new deck of the discard pile if the deck is empty (R87); none if that is
    /// empty too (R88).
    #[inline]
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> Option<Drawn> {
        let was_shuffled = self.refill();
        let last = self.hand.checked_sub(1)?;
        let is_known = if self.top < self.hand {
            let at = u32::from(last - self.top);
            let bit = 1_u64.checked_shl(at).unwrap_or(0);
            let is_private = self.private & bit != 0;
            self.private &= !bit;
            !is_private
        } else if self.bag < self.top {
            let at = self.bag + chance.below(u32::from(self.top - self.bag)) as u8;
            self.row.swap(usize::from(at), usize::from(last));
            self.top = last;
            false
        } else {
            self.bag = last;
            self.top = last;
            true
        };
        self.hand = last;
        if is_known {
            self.sure -= 1;
            self.row.swap(usize::from(last), usize::from(self.sure));
        }
        let at = if is_known { self.sure } else { last };
        Some(Drawn { card: self.row[usize::from(at)], was_shuffled })
    }

    /// Makes an empty deck of the discard pile; checks whether it was.
    #[inline]
    fn refill(&mut self) -> bool {
        let discarded = self.row.len() as u8 - self.discard;
        if 0 < self.hand || discarded == 0 {
            return false;
        }
        self.row.rotate_right(usize::from(discarded));
        self.bag = 0;
        self.top = discarded;
        self.hand = discarded;
        // What was in hand was all that was left of the old deck, which everyone can tell.
        self.sure = self.hand;
        self.play += discarded;
        self.discard += discarded;
        self.private = 0;
        true
    }

    /// Looks at the top card of the deck, which stays there; none if there is no card.
    pub(crate) fn see_top(&mut self, by: Sight, chance: &mut impl Chance) -> Option<Drawn> {
        let was_shuffled = self.refill();
        let last = self.hand.checked_sub(1)?;
        if self.top < self.hand {
            let bit = 1_u64.checked_shl(u32::from(last - self.top)).unwrap_or(0);
            self.private &= if by == Sight::Everyone { !bit } else { u64::MAX };
        } else if self.bag < self.top {
            let at = self.bag + chance.below(u32::from(self.top - self.bag)) as u8;
            self.row.swap(usize::from(at), usize::from(last));
            self.top = last;
            self.private = u64::from(by == Sight::Owner);
        }
        Some(Drawn { card: self.row[usize::from(last)], was_shuffled })
    }

    /// Gets the top card of the deck as far as its owner has seen it.
    #[inline]
    pub(crate) fn seen_top(&self) -> Option<CardId> {
        if self.bag == self.top {
            self.deck().last().copied()
        } else {
            self.on_top().last().copied()
        }
    }

    /// Takes the top card off the deck, which must have been seen.
    pub(crate) fn take_top(&mut self) -> Option<CardId> {
        let card = self.seen_top()?;
        let last = self.hand - 1;
        if self.top < self.hand {
            self.private &= !1_u64.checked_shl(u32::from(last - self.top)).unwrap_or(0);
        } else {
            self.bag = last;
            self.top = last;
        }
        self.row.remove(usize::from(last));
        self.hand -= 1;
        self.sure -= 1;
        self.play -= 1;
        self.discard -= 1;
        Some(card)
    }

    /// Puts a new card on top of the deck, which everyone sees.
    pub(crate) fn put_on_deck(&mut self, card: CardId) {
        if self.row.len() == MAX_OWNED {
            return;
        }
        self.row.insert(usize::from(self.hand), card);
        self.hand += 1;
        self.shift_after_deck(1);
    }

    /// Puts a new card under the deck, which everyone sees.
    pub(crate) fn put_under_deck(&mut self, card: CardId) {
        if self.row.len() == MAX_OWNED {
            return;
        }
        self.row.insert(0, card);
        self.bag += 1;
        self.top += 1;
        self.hand += 1;
        self.shift_after_deck(1);
    }

    fn shift_after_deck(&mut self, by: u8) {
        self.sure += by;
        self.play += by;
        self.discard += by;
    }

    /// Deals anew what others than the owner know only together, by chance alone: what was where before
    /// does not matter.
    pub(crate) fn redeal(&mut self, chance: &mut impl Chance) {
        let mut unseen: ArrayVec<[CardId; MAX_OWNED]> = self.unseen().collect();
        unseen.sort_unstable();
        self.row[usize::from(self.sure)..usize::from(self.play)].sort_unstable();
        let tops = self.hand - self.top;
        for at in 0..tops {
            if self.is_private(usize::from(at)) {
                let place = usize::from(self.top + at);
                self.row[place] = chance.draw(&mut unseen).unwrap_or_default();
            }
        }
        for at in self.hand..self.sure {
            self.row[usize::from(at)] = chance.draw(&mut unseen).unwrap_or_default();
        }
        for at in self.bag..self.top {
            self.row[usize::from(at)] = unseen.pop().unwrap_or_default();
        }
    }
}
