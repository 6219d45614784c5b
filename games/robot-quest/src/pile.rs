//! The cards of one player: deck, hand, cards in play and discard pile.

use fracas_core::Chance;
use tinyvec::ArrayVec;

use crate::card::CardId;
use crate::state::MAX_OWNED;

/// All cards of one player in one row: the deck, then the hand, the cards in play and the discard
/// pile.
///
/// The parts lie side by side, so that drawing, playing and Cleanup only move the borders between
/// them. The order within a part means nothing: the deck is a bag, shuffled as it is drawn. But the
/// last cards of the hand are those that everyone knows to be there: what was in hand when the deck
/// was made anew was all that was left of the old one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cards {
    row: ArrayVec<[CardId; MAX_OWNED]>,
    hand: u8,
    /// Where the cards begin that are surely in hand.
    sure: u8,
    play: u8,
    discard: u8,
}

/// A part of a player's cards from which some can be scrapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    Hand,
    Discard,
}

impl Cards {
    /// Makes the cards of a player who holds these as the deck, and nothing else.
    pub(crate) fn new(deck: impl IntoIterator<Item = CardId>) -> Cards {
        Cards::of(deck, [], [], [])
    }

    /// Makes the cards of a player from their parts; what is more than a player can own is left out.
    pub(crate) fn of(
        deck: impl IntoIterator<Item = CardId>,
        hand: impl IntoIterator<Item = CardId>,
        play: impl IntoIterator<Item = CardId>,
        discard: impl IntoIterator<Item = CardId>,
    ) -> Cards {
        let mut row = ArrayVec::new();
        let mut add = |part: &mut dyn Iterator<Item = CardId>| {
            for card in part {
                let _ = row.try_push(card);
            }
            row.len() as u8
        };
        let hand_from = add(&mut deck.into_iter());
        let play_from = add(&mut hand.into_iter());
        let discard_from = add(&mut play.into_iter());
        add(&mut discard.into_iter());
        let sure = play_from;
        Cards { row, hand: hand_from, sure, play: play_from, discard: discard_from }
    }

    #[inline]
    pub(crate) fn deck(&self) -> &[CardId] {
        &self.row[..self.hand as usize]
    }

    #[inline]
    pub(crate) fn hand(&self) -> &[CardId] {
        &self.row[self.hand as usize..self.play as usize]
    }

    #[inline]
    pub(crate) fn play(&self) -> &[CardId] {
        &self.row[self.play as usize..self.discard as usize]
    }

    #[inline]
    pub(crate) fn discard(&self) -> &[CardId] {
        &self.row[self.discard as usize..]
    }

    /// Gets the deck and the hand together, as far as others know them only as a whole.
    #[inline]
    pub(crate) fn unseen(&self) -> &[CardId] {
        &self.row[..self.sure as usize]
    }

    /// Gets the cards that everyone knows to be in hand.
    #[inline]
    pub(crate) fn surely_in_hand(&self) -> &[CardId] {
        &self.row[self.sure as usize..self.play as usize]
    }

    /// Lets the last cards of the hand be those that everyone knows to be there.
    pub(crate) fn with_sure(self, count: u8) -> Cards {
        Cards { sure: self.play.saturating_sub(count).max(self.hand), ..self }
    }

    /// Gets all cards.
    pub(crate) fn all(&self) -> &[CardId] {
        &self.row
    }

    /// Draws a card, from a new deck of the discard pile if the deck is empty (R151); none if that is
    /// empty too (R154).
    #[inline]
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> Option<CardId> {
        if self.hand == 0 {
            self.reshuffle();
        }
        let last = self.hand.checked_sub(1)?;
        let at = chance.below(u32::from(self.hand)) as usize;
        self.row.swap(at, last as usize);
        self.hand = last;
        Some(self.row[last as usize])
    }

    /// Makes the discard pile the deck; the cards in play stay (R41).
    fn reshuffle(&mut self) {
        let discarded = self.row.len() as u8 - self.discard;
        self.row.rotate_right(discarded as usize);
        self.hand += discarded;
        self.sure = self.hand;
        self.play += discarded;
        self.discard += discarded;
    }

    /// Puts a card of the hand in play; false if it is not there.
    #[inline]
    pub(crate) fn put_in_play(&mut self, card: CardId) -> bool {
        // From the end, where the cards are that everyone knows: seeing it, they know of one less.
        let Some(at) = self.hand().iter().rposition(|held| *held == card) else { return false };
        let mut at = self.hand + at as u8;
        if at < self.sure {
            self.sure -= 1;
            self.row.swap(at as usize, self.sure as usize);
            at = self.sure;
        }
        self.play -= 1;
        self.row.swap(at as usize, self.play as usize);
        true
    }

    /// Discards a card of the hand; false if it is not there.
    pub(crate) fn discard_from_hand(&mut self, card: CardId) -> bool {
        let is_held = self.put_in_play(card);
        if is_held {
            self.discard -= 1;
            self.row.swap(self.play as usize, self.discard as usize);
        }
        is_held
    }

    /// Takes a card of the hand or the discard pile away for good; false if it is not there.
    pub(crate) fn remove(&mut self, part: Part, card: CardId) -> bool {
        if part == Part::Hand && !self.discard_from_hand(card) {
            return false;
        }
        let found = self.discard().iter().position(|held| *held == card);
        if let Some(at) = found {
            self.row.swap_remove(self.discard as usize + at);
        }
        found.is_some()
    }

    /// Puts a new card on the discard pile (R46).
    #[inline]
    pub(crate) fn gain(&mut self, card: CardId) {
        self.row.push(card);
    }

    /// Puts the cards in play and the hand on the discard pile (R33).
    #[inline]
    pub(crate) fn clean_up(&mut self) {
        self.sure = self.hand;
        self.play = self.hand;
        self.discard = self.hand;
    }

    /// Deals the hand anew out of hand and deck, by chance alone: what was where before does not matter.
    /// What is surely in hand stays there.
    pub(crate) fn redeal_hand(&mut self, chance: &mut impl Chance) {
        let held = self.sure - self.hand;
        let (unseen, rest) = self.row.split_at_mut(self.sure as usize);
        unseen.sort_unstable();
        rest[..(self.play - self.sure) as usize].sort_unstable();
        self.hand = self.sure;
        for _ in 0..held {
            self.draw(chance);
        }
    }
}

#[cfg(test)]
mod tests {
    use fracas_core::Fast;

    use super::*;

    fn ids(cards: &[CardId]) -> Vec<u8> {
        let mut ids: Vec<u8> = cards.iter().map(|card| card.0).collect();
        ids.sort_unstable();
        ids
    }

    fn four_parts() -> Cards {
        let part = |cards: &'static [u8]| cards.iter().map(|&card| CardId(card));
        Cards::of(part(&[1, 2]), part(&[3, 4, 5]), part(&[6, 7]), part(&[8, 9]))
    }

    #[test]
    fn cards_move_between_parts_and_none_is_lost() {
        let mut cards = four_parts();
        assert!(cards.put_in_play(CardId(4)));
        assert!(!cards.put_in_play(CardId(8)), "what is not in hand cannot be played");
        assert_eq!((ids(cards.hand()), ids(cards.play())), (vec![3, 5], vec![4, 6, 7]));
        assert!(cards.discard_from_hand(CardId(3)));
        assert_eq!((ids(cards.hand()), ids(cards.discard())), (vec![5], vec![3, 8, 9]));
        assert_eq!(ids(cards.play()), [4, 6, 7]);
        cards.gain(CardId(10));
        cards.clean_up();
        assert_eq!(ids(cards.discard()), [3, 4, 5, 6, 7, 8, 9, 10]);
        assert_eq!(ids(cards.deck()), [1, 2]);
    }

    #[test]
    fn a_removed_card_is_gone_from_its_part_alone() {
        let mut cards = four_parts();
        assert!(cards.remove(Part::Hand, CardId(4)));
        assert!(cards.remove(Part::Discard, CardId(8)));
        assert!(!cards.remove(Part::Discard, CardId(6)), "cards in play are not in the pile");
        assert_eq!(ids(cards.hand()), [3, 5]);
        assert_eq!(ids(cards.play()), [6, 7]);
        assert_eq!(ids(cards.discard()), [9]);
    }

    #[test]
    fn what_was_in_hand_when_the_deck_was_made_anew_is_surely_there() {
        let part = |cards: &'static [u8]| cards.iter().map(|&card| CardId(card));
        let before = Cards::of(part(&[1, 2]), [], [], part(&[3, 4, 5, 6, 7, 8]));
        for seed in 0..50 {
            let (mut cards, mut chance) = (before, Fast::new(seed));
            (0..5).for_each(|_| assert!(cards.draw(&mut chance).is_some()));
            assert_eq!(ids(cards.surely_in_hand()), [1, 2], "all that was left of the old deck");
            let mut world = cards;
            world.redeal_hand(&mut chance);
            assert_eq!(ids(world.surely_in_hand()), [1, 2]);
            assert_eq!((world.hand().len(), world.unseen().len()), (5, 6));
            let drawn = cards.hand()[0];
            assert!(cards.put_in_play(drawn));
            assert_eq!(ids(cards.surely_in_hand()), [1, 2], "another card was played");
            assert!(cards.put_in_play(CardId(2)));
            assert_eq!((ids(cards.surely_in_hand()), cards.hand().len()), (vec![1], 3));
            assert!(cards.play().contains(&CardId(2)) && cards.play().contains(&drawn));
        }
    }

    #[test]
    fn an_empty_deck_is_made_of_the_discard_pile_and_nothing_else() {
        let mut cards = four_parts();
        let mut chance = Fast::new(1);
        for _ in 0..2 {
            assert!(cards.draw(&mut chance).is_some_and(|card| card.0 <= 2));
        }
        assert!(cards.draw(&mut chance).is_some_and(|card| 8 <= card.0));
        assert!(cards.draw(&mut chance).is_some_and(|card| 8 <= card.0));
        assert_eq!(cards.draw(&mut chance), None);
        assert_eq!(ids(cards.play()), [6, 7]);
        assert_eq!(ids(cards.hand()), [1, 2, 3, 4, 5, 8, 9]);
    }
}
