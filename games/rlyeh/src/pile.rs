//! The cards of one player: deck, hand, cards in play and discard pile.

use fracas_core::Chance;
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

/// How the cards of a player lie, as positions write them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Layout {
    /// What was put under the deck, the lowest first.
    pub(crate) bottom: Vec<CardId>,
    /// The deck as far as its order is not known.
    pub(crate) deck: Vec<CardId>,
    /// What was seen on top of the deck, the topmost last, with who saw it.
    pub(crate) top: Vec<(CardId, bool)>,
    /// The cards in hand that only the owner knows.
    pub(crate) hand: Vec<CardId>,
    /// The cards in hand that everyone knows.
    pub(crate) shown: Vec<CardId>,
    /// The cards in play.
    pub(crate) play: Vec<CardId>,
    /// The discard pile.
    pub(crate) discard: Vec<CardId>,
}

impl Cards {
    /// Makes the cards of a player who has these in an unknown order in the deck, and nothing else.
    pub(crate) fn new(deck: impl IntoIterator<Item = CardId>) -> Cards {
        let row: ArrayVec<[CardId; MAX_OWNED]> = deck.into_iter().collect();
        let end = row.len() as u8;
        Cards { row, bag: 0, top: end, hand: end, sure: end, play: end, discard: end, private: 0 }
    }

    /// Makes the cards of a player from how they lie; none if there are too many.
    pub(crate) fn of(layout: &Layout) -> Option<Cards> {
        let mut cards = Cards::default();
        let put = |part: &[CardId], row: &mut ArrayVec<[CardId; MAX_OWNED]>| -> Option<u8> {
            for card in part {
                if row.try_push(*card).is_some() {
                    return None;
                }
            }
            Some(row.len() as u8)
        };
        let top: Vec<CardId> = layout.top.iter().map(|(card, _)| *card).collect();
        cards.bag = put(&layout.bottom, &mut cards.row)?;
        cards.top = put(&layout.deck, &mut cards.row)?;
        cards.hand = put(&top, &mut cards.row)?;
        cards.sure = put(&layout.hand, &mut cards.row)?;
        cards.play = put(&layout.shown, &mut cards.row)?;
        cards.discard = put(&layout.play, &mut cards.row)?;
        put(&layout.discard, &mut cards.row)?;
        for (at, (_, is_private)) in layout.top.iter().enumerate() {
            cards.private |= u64::from(*is_private) << at.min(63);
        }
        Some(cards)
    }

    /// Says how the cards lie.
    pub(crate) fn layout(&self) -> Layout {
        Layout {
            bottom: self.bottom().to_vec(),
            deck: self.bag().to_vec(),
            top: (self.on_top().iter().enumerate())
                .map(|(at, card)| (*card, self.is_private(at)))
                .collect(),
            hand: self.unsure_hand().to_vec(),
            shown: self.surely_in_hand().to_vec(),
            play: self.play().to_vec(),
            discard: self.discard().to_vec(),
        }
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

#[cfg(test)]
mod tests {
    use fracas_core::Fast;

    use super::*;

    fn ids(cards: &[CardId]) -> Vec<u8> {
        let mut ids: Vec<u8> = cards.iter().map(|card| card.0).collect();
        ids.sort_unstable();
        ids
    }

    fn cards(list: &[u8]) -> Vec<CardId> {
        list.iter().map(|id| CardId(*id)).collect()
    }

    /// Under the deck 1, in it 2 and 3, on it 4, then 5 that its owner alone has seen; in hand 6, 7 and 8,
    /// which is known; 9 in play, 10 discarded.
    fn all_parts() -> Cards {
        let layout = Layout {
            bottom: cards(&[1]),
            deck: cards(&[2, 3]),
            top: vec![(CardId(4), false), (CardId(5), true)],
            hand: cards(&[6, 7]),
            shown: cards(&[8]),
            play: cards(&[9]),
            discard: cards(&[10]),
        };
        let made = Cards::of(&layout).unwrap();
        assert_eq!(made.layout(), layout, "a layout says how the cards lie");
        made
    }

    #[test]
    fn a_deck_is_drawn_from_the_top_down_and_then_made_anew() {
        let (mut own, mut chance) = (all_parts(), Fast::new(1));
        let mut draw = || own.draw(&mut chance).map(|drawn| (drawn.card.0, drawn.was_shuffled));
        assert_eq!(draw(), Some((5, false)));
        assert_eq!(draw(), Some((4, false)));
        let two = [draw(), draw()].map(|drawn| drawn.unwrap().0);
        assert!(two == [2, 3] || two == [3, 2]);
        assert_eq!(draw(), Some((1, false)));
        assert_eq!(draw(), Some((10, true)), "the discard pile is the new deck");
        assert_eq!(draw(), None);
        assert_eq!(ids(own.hand()), [1, 2, 3, 4, 5, 6, 7, 8, 10]);
        assert_eq!(ids(own.play()), [9], "what was played is not shuffled in");
    }

    #[test]
    fn what_everyone_saw_on_a_deck_is_known_in_the_hand() {
        let (mut own, mut chance) = (all_parts(), Fast::new(1));
        own.draw(&mut chance);
        assert_eq!(ids(own.surely_in_hand()), [8], "its owner alone had seen it");
        own.draw(&mut chance);
        assert_eq!(ids(own.surely_in_hand()), [4, 8]);
        own.draw(&mut chance);
        own.draw(&mut chance);
        assert_eq!(ids(own.surely_in_hand()), [4, 8], "nobody had seen those");
        own.draw(&mut chance);
        assert_eq!(ids(own.surely_in_hand()), [1, 4, 8], "all saw it put under the deck");
    }

    #[test]
    fn cards_go_on_and_under_the_deck_and_none_is_lost() {
        let (mut own, mut chance) = (all_parts(), Fast::new(1));
        assert!(own.remove(Part::Discard, CardId(10)));
        own.put_on_deck(CardId(10));
        assert!(own.remove(Part::Play, CardId(9)));
        own.put_under_deck(CardId(9));
        assert_eq!(own.bottom(), cards(&[9, 1]));
        assert_eq!(own.on_top(), cards(&[4, 5, 10]));
        assert!(own.is_private(1) && !own.is_private(2));
        assert_eq!(own.seen_top(), Some(CardId(10)));
        assert_eq!(own.take_top(), Some(CardId(10)));
        assert_eq!(
            own.see_top(Sight::Everyone, &mut chance).map(|seen| seen.card),
            Some(CardId(5))
        );
        assert!(!own.is_private(1), "now all have seen it");
        assert!(own.remove(Part::Hand, CardId(7)));
        own.discard_hand();
        assert_eq!((ids(own.hand()), ids(own.discard())), (vec![], vec![6, 8]));
        assert_eq!(ids(own.all()), [1, 2, 3, 4, 5, 6, 8, 9]);
    }

    #[test]
    fn the_hand_is_discarded_beside_what_is_in_play() {
        let mut own = all_parts();
        own.discard_hand();
        assert_eq!((ids(own.play()), ids(own.discard())), (vec![9], vec![6, 7, 8, 10]));
        own.put_in_hand(CardId(11));
        assert_eq!((ids(own.hand()), ids(own.surely_in_hand())), (vec![11], vec![11]));
        own.clean_up();
        assert_eq!(ids(own.discard()), [6, 7, 8, 9, 10, 11]);
    }

    #[test]
    fn a_new_deal_keeps_what_others_know() {
        let own = all_parts();
        let mut held = std::collections::BTreeSet::new();
        for seed in 0..200 {
            let mut world = own;
            world.redeal(&mut Fast::new(seed));
            assert_eq!(world.bottom(), own.bottom());
            assert_eq!(world.on_top()[0], CardId(4));
            assert_eq!(ids(world.surely_in_hand()), [8]);
            assert_eq!((world.hand().len(), world.bag().len()), (3, 2));
            assert_eq!(ids(world.all()), ids(own.all()));
            held.extend(world.unsure_hand().iter().map(|card| card.0));
        }
        assert_eq!(held.into_iter().collect::<Vec<_>>(), [2, 3, 5, 6, 7], "each may be in hand");
    }

    #[test]
    fn what_is_revealed_is_known_once() {
        let mut own = all_parts();
        assert!(own.reveal(CardId(6)));
        assert!(!own.reveal(CardId(6)), "there is no other");
        assert_eq!(ids(own.surely_in_hand()), [6, 8]);
        assert!(own.put_in_play(CardId(7)));
        assert_eq!(ids(own.surely_in_hand()), [6, 8]);
        own.reveal_hand();
        assert_eq!(own.unseen().map(|card| card.0).collect::<Vec<_>>(), [2, 3, 5]);
    }
}
