//! Cards as data: reading what people write by hand, and turning it into programs that the engine
//! runs.
//!
//! - [`reader`]: card files (TOML) with the place of every value;
//! - [`diagnostic`]: what is wrong in a file, shown as a compiler shows it;
//! - [`deck`]: deck lists in plain text;
//! - [`effect`]: what cards do, carried out by one interpreter and said in English;
//! - [`name`]: ids, and what a misspelt word was meant to be;
//! - [`icon`]: the pictures that cards can have;
//! - [`pack`]: what all games do with card files.
//!
//! The crate opens no files: it is given text, and names only to show them.

pub mod deck;
pub mod diagnostic;
pub mod effect;
pub mod icon;
mod kinds;
pub mod name;
pub mod pack;
pub mod reader;
mod shelf;

pub use deck::{DeckList, peek_game};
pub use diagnostic::{Diagnostic, Report};
pub use kinds::KindSet;
pub use name::{Name, is_id, nearest, unknown_id};
pub use reader::{Fields, File, Ids, Kind, Value, text};
pub use shelf::{
    CardPage, Copies, DeckPage, DeckSection, Fact, FormatPage, LeftOut, PoolList, Shelf, Unbuilt,
    cards_elsewhere, decks_elsewhere,
};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
