//! The small grammar of card texts: who does what, to how many of what, and when.
//!
//! A game's words say themselves in these shapes and not as finished text, so that one word reads
//! well in every place: `Clause::you("draw", "2 cards")` is "Draw 2 cards." on its own, "you may
//! draw 2 cards" as an offer and "you draw 2 cards and your Hero gets +10" beside another. This
//! module knows English and nothing about effects.

mod clause;
mod noun;
mod subject;
mod time;
mod words;

pub use clause::Clause;
pub(in crate::effect) use clause::Things;
pub use noun::Noun;
pub use subject::Subject;
pub use time::Time;
pub use words::{capitalised, list, plural, signed, times, with_article};
