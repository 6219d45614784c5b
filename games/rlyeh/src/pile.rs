//! The cards of one player: deck, hand, cards in play and discard pile.

mod deck;
mod layout;
#[cfg(test)]
mod tests;

pub(crate) use deck::{Drawn, Sight};
pub(crate) use layout::Layout;

use tinyvec::ArrayVec;

use crate::card::CardId;

/// The most cards one player can come to own, checked when a table is opened.
pub(crate) const MAX_OWNED: usize = 208;

/// All cards of one player in one row: the deck, then the hand, the cards in play and the discard
/// pile. Cards in front of the player lie elsewhere.
///
/// The parts lie side by side, so that drawing, playing and the end of a turn only move the borders
/// between them. A deck has three parts: what was put under it, in its order; the rest, whose order
/// nobody knows, a bag that is shuffled as it is drawn; and what lies on top and was seen, in its
/// order. The order of other parts means nothing, but the last cards of the hand are those that
/// everyone knows to be there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cards {
    row: ArrayVec<[CardId; MAX_OWNED]>,
    /// Where the bag begins.
    bag: u8,
    /// Where the cards begin that were seen on top of the deck.
    top: u8,
    hand: u8,
    /// Where the cards begin that everyone knows to be in hand.
    sure: u8,
    play: u8,
    discard: u8,
    /// Which of the cards on top only the owner has seen, from the lowest on.
    private: u64,
}

/// A part of a player's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    Hand,
    Play,
    Discard,
}

impl Cards {
    /// Makes the cards of a player who has these in an unknown order in the deck, and nothing else.
    pub(crate) fn new(deck: impl IntoIterator<Item = CardId>) -> Cards {
        let row: ArrayVec<[CardId; MAX_OWNED]> = deck.into_iter().collect();
        let end = row.len() as u8;
        Cards { row, bag: 0, top: end, hand: end, sure: end, play: end, discard: end, private: 0 }
    }

    fn range(&self, from: u8, to: u8) -> &[CardId] {
        &self.row[usize::from(from)..usize::from(to)]
    }

    /// Gets what was put under the deck, the lowest first.
    #[inline]
    pub(crate) fn bottom(&self) -> &[CardId] {
        self.range(0, self.bag)
    }

    /// Gets the part of the deck whose order nobody knows.
    #[inline]
    pub(crate) fn bag(&self) -> &[CardId] {
        self.range(self.bag, self.top)
    }

    /// Gets what was seen on top of the deck, the topmost last.
    #[inline]
    pub(crate) fn on_top(&self) -> &[CardId] {
        self.range(self.top, self.hand)
    }

    /// Checks whether only the owner has seen one of the cards on top.
    #[inline]
    pub(crate) fn is_private(&self, at: usize) -> bool {
        self.private & 1_u64.checked_shl(at as u32).unwrap_or(0) != 0
    }

    /// Gets the whole deck, from the bottom up.
    #[inline]
    pub(crate) fn deck(&self) -> &[CardId] {
        self.range(0, self.hand)
    }

    #[inline]
    pub(crate) fn hand(&self) -> &[CardId] {
        self.range(self.hand, self.play)
    }

    /// Gets the cards in hand that only the owner knows.
    #[inline]
    pub(crate) fn unsure_hand(&self) -> &[CardId] {
        self.range(self.hand, self.sure)
    }

    /// Gets the cards that everyone knows to be in hand.
    #[inline]
    pub(crate) fn surely_in_hand(&self) -> &[CardId] {
        self.range(self.sure, self.play)
    }

    #[inline]
    pub(crate) fn play(&self) -> &[CardId] {
        self.range(self.play, self.discard)
    }

    #[inline]
    pub(crate) fn discard(&self) -> &[CardId] {
        &self.row[usize::from(self.discard)..]
    }

    /// Gets all cards.
    #[inline]
    pub(crate) fn all(&self) -> &[CardId] {
        &self.row
    }

    /// Iterates over the cards of deck and hand that others know only together: the bag, what the owner
    /// alone has seen on top of the deck, and the hand but for what everyone knows of it.
    #[inline]
    pub(crate) fn unseen(&self) -> impl Iterator<Item = CardId> {
        let on_top = self.on_top().iter().enumerate();
        let private = on_top.filter(|(at, _)| self.is_private(*at)).map(|(_, card)| *card);
        self.bag().iter().chain(self.unsure_hand()).copied().chain(private)
    }

    /// Puts a new card into the hand, which everyone sees.
    pub(crate) fn put_in_hand(&mut self, card: CardId) {
        if self.row.len() == MAX_OWNED {
            return;
        }
        self.row.insert(usize::from(self.play), card);
        self.play += 1;
        self.discard += 1;
    }

    /// Takes all cards in play into the hand, which everyone sees.
    pub(crate) fn take_back(&mut self) {
        self.play = self.discard;
    }

    /// Puts a new card on the discard pile.
    #[inline]
    pub(crate) fn put_on_discard(&mut self, card: CardId) {
        let _ = self.row.try_push(card);
    }

    /// Puts a card of the hand in play; false if it is not there.
    #[inline]
    pub(crate) fn put_in_play(&mut self, card: CardId) -> bool {
        // From the end, where the cards are that everyone knows: seeing it, they know of one less.
        let Some(at) = self.hand().iter().rposition(|held| *held == card) else { return false };
        let mut at = self.hand + at as u8;
        if at < self.sure {
            self.sure -= 1;
            self.row.swap(usize::from(at), usize::from(self.sure));
            at = self.sure;
        }
        self.play -= 1;
        self.row.swap(usize::from(at), usize::from(self.play));
        true
    }

    /// Discards a card of the hand; false if it is not there.
    pub(crate) fn discard_from_hand(&mut self, card: CardId) -> bool {
        let is_held = self.put_in_play(card);
        if is_held {
            self.discard -= 1;
            self.row.swap(usize::from(self.play), usize::from(self.discard));
        }
        is_held
    }

    /// Takes a card away from a part; false if it is not there.
    pub(crate) fn remove(&mut self, part: Part, card: CardId) -> bool {
        match part {
            Part::Hand => self.discard_from_hand(card) && self.remove(Part::Discard, card),
            Part::Play => {
                let Some(at) = self.play().iter().position(|laid| *laid == card) else {
                    return false;
                };
                self.discard -= 1;
                self.row.swap(usize::from(self.play) + at, usize::from(self.discard));
                self.row.swap_remove(usize::from(self.discard));
                true
            }
            Part::Discard => {
                let found = self.discard().iter().rposition(|laid| *laid == card);
                if let Some(at) = found {
                    self.row.swap_remove(usize::from(self.discard) + at);
                }
                found.is_some()
            }
        }
    }

    /// Lets everyone know the hand.
    #[inline]
    pub(crate) fn reveal_hand(&mut self) {
        self.sure = self.hand;
    }

    /// Lets everyone know that a card is in hand; false if none is that they did not know of.
    pub(crate) fn reveal(&mut self, card: CardId) -> bool {
        let found = self.unsure_hand().iter().position(|held| *held == card);
        if let Some(at) = found {
            self.sure -= 1;
            self.row.swap(usize::from(self.hand) + at, usize::from(self.sure));
        }
        found.is_some()
    }

    /// Counts the copies of a card in hand that everyone knows of.
    pub(crate) fn shown_copies(&self, card: CardId) -> usize {
        self.surely_in_hand().iter().filter(|held| **held == card).count()
    }

    /// Discards the hand.
    pub(crate) fn discard_hand(&mut self) {
        let held = usize::from(self.play - self.hand);
        let played = usize::from(self.discard - self.play);
        self.row[usize::from(self.hand)..].rotate_left(held);
        // The row behind the deck is now: play, discard pile, hand.
        self.sure = self.hand;
        self.play = self.hand;
        self.discard = self.hand + played as u8;
    }

    /// Puts the cards in play and the hand on the discard pile (R82).
    #[inline]
    pub(crate) fn clean_up(&mut self) {
        self.sure = self.hand;
        self.play = self.hand;
        self.discard = self.hand;
    }
}
