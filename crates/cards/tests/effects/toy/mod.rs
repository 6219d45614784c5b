//! The toy game: its words, its state, what it does, and a table to test at.

mod host;
mod state;
mod table;
mod words;
mod write;

pub(crate) use host::{Act, Look};
pub(crate) use state::State;
pub(crate) use table::{Table, parse, read, report};
pub(crate) use words::{Condition, Count, Group, Moment, Operation, Role, Rule, Toy};
pub(crate) use write::effect as write;
