//! What can be counted.

use super::{Filter, Whom};

/// Something that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// `"different-cards-played"`: cards with different names that you played this turn (R157).
    DifferentPlayed,
    /// `"cards-deleted"`: cards deleted by this card.
    Deleted,
    /// `{ cards-in-hand = { of = "that-player", .. } }`: cards in a hand.
    InHand(Whom, Filter),
    /// `{ worth-in-hand = { of = "that-player", points-at-least = 2 } }`: cards in a hand worth so many
    /// Victory Points or more.
    WorthInHand(Whom, i8),
}

impl fracas_cards::effect::Word for Count {
    type Saying = fracas_cards::effect::Noun;
    const KIND: &'static str = "count";
    const WORDS: &'static [fracas_cards::effect::Spelling<Self>] = &[];

    fn say(&self) -> Self::Saying {
        unimplemented!()
    }
}
