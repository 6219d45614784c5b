//! Positions that were saved, and positions edited by hand: the possible are played on, the impossible
//! are refused with the place and the reason.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod cards;
mod changed;
mod course;
mod effects;
#[path = "../every_word/mod.rs"]
mod every_word;
mod form;
mod random;
mod robots;
mod saved;

use fracas_core::Setup;
use fracas_robot_quest::RobotQuest;
use fracas_testkit::{put, take};
use serde_json::{Value, json};

use crate::random::{open, setups};

type Position = fracas_testkit::Position<RobotQuest>;

/// Plays at random until a position is as wanted.
fn find(setup: &Setup, wanted: impl Fn(&Value) -> bool) -> Position {
    open(setup).find(wanted)
}

fn two_players() -> Setup {
    setups().remove(0)
}

/// The first choice of Player Boards.
fn choosing_boards() -> Position {
    find(&two_players(), |saved| saved["phase"] == "boards")
}

/// The first robot is placed.
fn placing() -> Position {
    find(&two_players(), |saved| saved["phase"] == "placing")
}

/// A Main phase in the first turns, with all robots on the board and no effect under way.
fn main_phase() -> Position {
    find(&two_players(), |saved| {
        saved["phase"] == "main" && saved["effects"].is_null() && saved["turn"] == 2
    })
}

/// The Main phase of the second seat in the second turn of the game.
fn second_turn() -> Position {
    find(&two_players(), |saved| {
        saved["phase"] == "main"
            && saved["effects"].is_null()
            && saved["turn"] == 2
            && saved["active"] == 1
    })
}

/// A robot of the active player is to respawn.
fn respawning() -> Position {
    find(&two_players(), |saved| saved["phase"] == "respawn")
}

/// A game that ended for want of a blue cube.
fn over() -> Position {
    find(&two_players(), |saved| saved["phase"] == "over" && saved["quiet"] != json!(100))
}

/// A card asks something.
fn asking() -> Position {
    find(&two_players(), |saved| saved["phase"] == "main" && !saved["effects"].is_null())
}
