//! The decks that people keep.

use std::collections::BTreeMap;

use fracas_core::Problem;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A deck that the caller keeps, and nobody else is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct OwnDeck {
    /// Its id.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// Its name, as its list says.
    pub name: String,
    /// The format it is made for, as its list says.
    pub format: Option<String>,
    /// The mode it is checked for.
    pub mode: String,
    /// The options it is checked for.
    pub options: BTreeMap<String, String>,
    /// Its list.
    pub list: String,
    /// How many cards are in its sections; none for a list that the game cannot read any more.
    pub sections: Vec<SectionSize>,
    /// Every offence against the format; empty for a legal deck.
    pub offences: Vec<Problem>,
    /// Counts its changes, from 1.
    pub revision: u32,
    /// When it was changed last, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed_at: u64,
}

/// How large a section of a deck is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct SectionSize {
    /// Its name in deck lists.
    pub name: String,
    /// The number of its cards.
    pub cards: usize,
}

/// A deck to be kept. It need not be legal, but its list must be one that the game can read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewDeck {
    /// The id of the game.
    pub game: String,
    /// The mode it is to be checked for.
    pub mode: String,
    /// The options it is to be checked for, as far as they differ from their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Its list.
    pub list: String,
    /// The revision of the deck that is changed, which must be the last one; none for a new deck, or
    /// to replace whatever is kept.
    #[serde(default)]
    pub revision: Option<u32>,
}
