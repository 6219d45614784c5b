//! Positions that were saved, and positions edited by hand: the possible are played on, the impossible
//! are refused with the place and the reason.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod board;
mod cards;
mod changed;
mod course;
mod effects;
mod form;
mod players;
mod random;
mod saved;

use fracas_core::Setup;
use fracas_rlyeh::Rlyeh;
use fracas_testkit::{put, take};
use serde_json::{Value, json};

use crate::random::{open, setups};

type Position = fracas_testkit::Position<Rlyeh>;

/// Plays at random until a position is as wanted.
fn find(setup: &Setup, wanted: impl Fn(&Value) -> bool) -> Position {
    open(setup).find(wanted)
}

/// A first game of two, with the stand-in rows.
fn first_game() -> Setup {
    setups().remove(0)
}

/// Two players on a board of chance, who choose their heroes.
fn chosen_heroes() -> Setup {
    setups().remove(1)
}

/// The first choice of heroes.
fn choosing_heroes() -> Position {
    find(&chosen_heroes(), |saved| saved["phase"] == "heroes")
}

/// A turn of the second seat in which nothing was done yet.
fn main_phase() -> Position {
    find(&first_game(), |saved| {
        saved["phase"] == "main" && saved["turn"] == 2 && saved["active"] == 1
    })
}

/// A turn in which cards were played.
fn after_plays() -> Position {
    find(&first_game(), |saved| {
        let is_quiet = saved["phase"] == "main" && saved["effects"].is_null();
        is_quiet && saved["turn"] == 3 && 2 < saved["this_turn"]["played"].as_u64().unwrap()
    })
}

/// A game that ended with depleted stacks.
fn over() -> Position {
    find(&first_game(), |saved| {
        let bosses = saved["bosses"].as_array().unwrap();
        saved["phase"] == "over" && bosses.iter().all(|boss| boss["is_bought"].is_null())
    })
}

/// A card asks something.
fn asking() -> Position {
    find(&first_game(), |saved| saved["phase"] == "main" && !saved["effects"].is_null())
}

/// Puts all cards of a player into the deck.
fn gather(saved: &mut Value, seat: usize) -> &mut Vec<Value> {
    let player = &mut saved["players"][seat];
    for part in ["hand", "shown", "play", "discard"] {
        if let Value::Array(mut cards) = player[part].take() {
            player["deck"]["cards"].as_array_mut().unwrap().append(&mut cards);
        }
        player[part] = json!([]);
    }
    player["deck"]["cards"].as_array_mut().unwrap()
}
