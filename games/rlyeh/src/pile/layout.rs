//! A player's cards as positions write them.

use tinyvec::ArrayVec;

use super::{Cards, MAX_OWNED};
use crate::card::CardId;

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
}
