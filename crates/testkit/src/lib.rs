//! What every game's tests share.
//!
//! - [`Suite`]: the properties that hold for every game, checked over generated play
//! - [`leak`]: whether a viewer can tell worlds apart that must look the same to it
//! - [`playthrough`]: a whole game as a text, for snapshots
//! - [`change`]: random changes to texts, for readers that must survive them
//! - [`edit`]: random edits to saved states, for positions written by hand
//! - [`setup`], [`take`], [`put`], [`frame`]: tables and saved states as tests write them
//! - [`Position`], [`Wander`]: positions that people may write, and random games to find and change them
//! - [`Script`]: chance that a test decides
//! - [`untested_rules`]: the rules of a RULES.md that no test is named after
//! - [`HighCard`]: the smallest game with hidden cards, for tests of everything above the rules
//! - [`Kuhn`]: poker with three cards, whose solution is known
//! - [`Open`]: any game with open cards, to see what perfect knowledge is worth
//!
//! Panics are this crate's way of failing a test; nothing here is for use outside of tests.

mod by_hand;
mod change;
mod edit;
mod high_card;
mod kuhn;
mod leak;
mod open;
mod playthrough;
mod position;
mod rules;
mod script;
mod suite;

pub use by_hand::{frame, put, setup, take};
pub use change::change;
pub use edit::edit;
pub use high_card::{HighCard, HighCardAction, HighCardEvent, HighCardState, Weakness};
pub use kuhn::{Kuhn, KuhnAction, KuhnCard, KuhnState};
pub use leak::{Leak, Openness, leak, leak_of_move};
pub use open::Open;
pub use playthrough::playthrough;
pub use position::{Accepted, Position, Refused, Step, Wander, any_step};
pub use rules::untested_rules;
pub use script::{Draw, Script};
pub use suite::{Coverage, Suite};
