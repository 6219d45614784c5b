//! One test for each card, written from what the card says.
//!
//! - `facts`: what is printed on every card, and tests that ours show it; `facts/`: the printed facts
//! - `plain`: cards that are alike but for their numbers: plain attacks, attacks with more attacks, avoids, negates
//! - `power`, `universe`, `aspects`, `homebases`, `events`, `any_character`: cards of these kinds, by name
//! - `characters`: inherent abilities; the other files: the Specials of characters, in the order of their names
//! - `lasting`: what becomes of effects when their cards leave
//! - `coverage`: every card has its test
//! - `stage`: short ways to situations

mod any_character;
mod aspects;
mod characters;
mod coverage;
mod events;
mod facts;
mod homebases;
mod lasting;
mod plain;
mod power;
mod specials;
mod stage;
mod universe;
