//! One test for each rule, by the chapters of RULES.md, and for each card.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod advanced;
mod board;
mod bosses;
mod colours;
mod components;
mod dealt;
mod gold_loots;
mod green_loots;
mod heroes;
mod loots;
mod orders;
mod red_loots;
mod scenario;
mod table;
mod turn;
