//! The rules of limited play (R473 to R493), each with its test. What decks of a pool may hold is tested with OverPower.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod building;
mod draft;
mod refused;
mod saved;
mod sealed;
mod table;
