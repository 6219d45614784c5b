//! One test for each rule, by the chapters of RULES.md.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod acquiring;
mod attacks;
mod components;
mod coverage;
mod drawing;
mod end;
mod energy;
mod health;
mod knock_back;
mod knock_out;
mod movement;
mod playing;
mod pulling;
mod pushing;
mod robots;
mod sample_turn;
mod scenario;
mod setup;
mod shown;
mod sight;
mod table;
mod teams;
mod terms;
mod tiles;
mod turn_frame;
mod two_players;
