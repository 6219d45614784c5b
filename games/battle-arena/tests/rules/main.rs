//! One test for each rule that needs no Play to be run, by the chapters of RULES.md.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod aim;
mod battle;
mod board;
mod cards;
mod coin_flip;
mod coverage;
mod decks;
mod discard;
mod end;
mod formats;
mod hidden;
mod honors;
mod lists;
mod reveal;
mod scenario;
mod setup;
mod substitution;
mod table;
mod tiebreaker;
