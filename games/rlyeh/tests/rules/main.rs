//! One test for each rule, by the chapters of RULES.md, and for each card.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod advanced;
mod board;
mod bosses;
mod colours;
mod components;
mod dealt;
mod evil;
mod gamers;
mod gold;
mod head_crabs;
mod hero_abilities;
mod heroes;
mod orders;
mod photoshop_hero;
mod scenario;
mod specific;
mod starters;
mod table;
mod turn;
