//! When heroes and cards in front of their owners act.

use super::{Filter, Tint};

/// When something happens that a hero or a card in front of its owner waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// `"start-of-turn"`: your turn begins (R64).
    StartOfTurn,
    /// `"end-of-turn"`: your turn ends.
    EndOfTurn,
    /// `"end-of-opponents-turn"`: the turn of an opponent ends.
    EndOfOpponentsTurn,
    /// `{ played = { colour = "red", number = 4 } }`: you play so manieth card of this colour this turn.
    Played(Tint, u8),
    /// `{ different-played = 5 }`: you have played so many different cards this turn.
    DifferentPlayed(u8),
    /// `"loot-played"`: you play a Boss Loot.
    LootPlayed,
    /// `{ acquired = { .. } }`: you buy or gain such a card, which is "it".
    Acquired(Filter),
    /// `{ acquired-on-your-turn = { .. } }`: you buy or gain such a card in your turn.
    AcquiredOnTurn(Filter),
    /// `"opponent-bought-loot"`: an opponent buys a Boss Loot.
    OpponentBoughtLoot,
}
