//! Events, played through without a server.
//!
//! - `common`: an event and all that happened at it
//! - `rules`: each rule of the crate's documentation; `generated`: what holds for any event
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;
mod generated;
mod rules;
