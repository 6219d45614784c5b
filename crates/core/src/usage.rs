//! What became of a card in a game, as the lab counts it.

use serde::Serialize;

/// What became of a card. Whoever plays one has taken it before, and whoever takes one had it
/// available; each is counted when it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Usage {
    /// A seat could have chosen it: it was drawn, offered or for sale.
    Available,
    /// A seat chose it: placed, bought or drafted it.
    Taken,
    /// It did what it is there for.
    Played,
}

/// A card by its permanent id and the name people read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardName {
    /// The permanent id.
    pub id: String,
    /// The name.
    pub name: String,
}
