//! The `fracas` command as its users see it: what it prints, what it answers and what it refuses.
//!
//! Every test starts the built command in a folder of its own. Whatever is done to it, it must not
//! panic, and it must end with 0 (done), 1 (could not) or 2 (wrong input): see [`harness`].
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod analyze;
mod balance;
mod balance_decks;
mod balance_fresh;
mod bench;
mod cards;
mod deck;
mod files;
mod games;
mod harness;
mod help;
mod play;
mod play_files;
mod readme;
mod replay;
mod rows;
mod rules;
mod sim;
mod state;
mod state_wrong;
mod tables;
mod tournament;
