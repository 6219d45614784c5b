//! What cards are worth to a deck, as a guess.

/// What a card is worth to a deck.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Worth {}
