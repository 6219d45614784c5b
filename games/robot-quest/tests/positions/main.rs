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

use fracas_core::{Fast, Legible as _, Problems, Setup};
use fracas_robot_quest::{RobotQuest, State};
use serde_json::{Value, json};

use crate::random::{open, setups, step};

/// What was done to a position, the edit, and the place and the reason it is refused with.
type Case = (&'static str, fn(&mut Value), &'static str, &'static str);

/// A position of a table.
struct Position {
    game: RobotQuest,
    saved: Value,
}

impl Position {
    fn load(&self) -> Result<State, Problems> {
        self.game.load(&self.saved)
    }

    /// Edits the position, which must be possible before and after.
    fn edited(mut self, edit: fn(&mut Value)) -> Position {
        edit(&mut self.saved);
        if let Err(problems) = self.load() {
            panic!("the position is possible: {problems}");
        }
        self
    }

    /// Checks that each edit of the position is refused where and why it should be.
    fn expect_refused(&self, cases: &[Case]) {
        assert!(self.load().is_ok(), "the position is possible before it is edited");
        for (what, edit, place, says) in cases {
            let mut edited = self.saved.clone();
            edit(&mut edited);
            let problems = self.game.load(&edited).expect_err(what);
            let is_found =
                problems.iter().any(|found| found.place == *place && found.message.contains(says));
            assert!(is_found, "{what}: expected {place}: {says}\nfound {problems}");
        }
    }
}

/// Plays at random until a position is as wanted, in one game or another.
fn find(setup: &Setup, wanted: impl Fn(&Value) -> bool) -> Position {
    let game = open(setup);
    for seed in 0..200 {
        let mut chance = Fast::new(seed);
        let mut state = random::play(&game, 0, &mut chance);
        loop {
            let saved = game.save(&state);
            if wanted(&saved) {
                return Position { game, saved };
            }
            if !step(&game, &mut state, &mut chance) {
                break;
            }
        }
    }
    panic!("no game comes to such a position")
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

/// Takes the first card off a list.
fn take(list: &mut Value) -> Value {
    list.as_array_mut().unwrap().remove(0)
}

/// Puts a card on a list.
fn put(list: &mut Value, card: Value) {
    list.as_array_mut().unwrap().push(card);
}
