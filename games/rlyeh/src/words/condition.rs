//! What can be tested.

use super::{Filter, Tint, Whom};

/// Something that is so or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// `"stack-has-cards"`: the stack of this card still has cards (R134).
    StackHasCards,
    /// `"first-card"`: this is the first card you played this turn.
    FirstCard,
    /// `"played-before"`: you played this card before in this turn.
    PlayedBefore,
    /// `{ played = "gold" }`: you played a card of this colour this turn.
    Played(Tint),
    /// `{ played-others = { colour = "green", least = 3 } }`: you played so many other cards of this colour
    /// this turn.
    PlayedOthers(Tint, u8),
    /// `{ shown-costs-at-least = 1 }`: the card that was revealed or discarded last costs so much.
    ShownCosts(u8),
    /// `{ shown-is = { .. } }`: the card that was revealed or discarded last is such a card.
    ShownIs(Filter),
    /// `"discard-pile-empty"`: your discard pile is empty.
    DiscardEmpty,
    /// `{ hand-holds = { of = "that-player", is = "loot" } }`: a hand holds such a card.
    HandHolds(Whom, Filter),
    /// `"copy-on-board"`: a copy of the card that was chosen can be gained from the board.
    CopyOnBoard,
    /// `"can-draw"`: your deck or discard pile holds a card.
    CanDraw,
    /// `"settled"`: this effect said `settle`.
    Settled,
    /// `{ tokens-spent = 5 }`: you spent so many Tokens this turn.
    TokensSpent(u8),
    /// `{ power-spent = 5 }`: you spent so much Power this turn.
    PowerSpent(u8),
    /// `{ bought = "green" }`: you bought a card of this colour this turn.
    Bought(Tint),
}

impl fracas_cards::effect::Word for Condition {
    type Saying = String;
    const KIND: &'static str = "condition";
    const WORDS: &'static [fracas_cards::effect::Spelling<Self>] = &[];

    fn say(&self) -> Self::Saying {
        unimplemented!()
    }
}
