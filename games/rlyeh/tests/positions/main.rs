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

use fracas_core::{Fast, Legible as _, Problems, Setup};
use fracas_rlyeh::{Rlyeh, State};
use serde_json::{Value, json};

use crate::random::{open, setups, step};

/// What was done to a position, the edit, and the place and the reason it is refused with.
type Case = (&'static str, fn(&mut Value), &'static str, &'static str);

/// A position of a table.
struct Position {
    game: Rlyeh,
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

/// Takes the first card off a list.
fn take(list: &mut Value) -> Value {
    list.as_array_mut().unwrap().remove(0)
}

/// Puts a card on a list.
fn put(list: &mut Value, card: Value) {
    list.as_array_mut().unwrap().push(card);
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
