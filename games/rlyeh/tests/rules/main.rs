//! One test for each rule, by the chapters of RULES.md, and for each card.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod advanced;
mod board;
mod bosses;
mod buying;
mod colours;
mod components;
mod dealt;
mod decks;
mod deleting;
mod end;
mod evil;
mod gamers;
mod gold;
mod gold_loots;
mod green_loots;
mod head_crabs;
mod hero_abilities;
mod heroes;
mod loots;
mod order;
mod orders;
mod photoshop_hero;
mod pox;
mod pvp;
mod red_loots;
mod rolls;
mod scenario;
mod scoring;
mod specific;
mod starters;
mod table;
mod thanksgiving;
mod turn;
