//! The properties that hold for every game, over generated play of OverPower, with premade decks.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_core::Setup;
use fracas_overpower::{ID, OverPower, PREMADE};
use fracas_testkit::{Coverage, Suite};
use serde_json::Value;

/// The zones of a player in a saved state.
const ZONES: [&str; 11] = [
    "hand",
    "placed",
    "under",
    "astral_plane",
    "attached",
    "hits",
    "face_down",
    "power_pack",
    "dead_pile",
    "defeated_pile",
    "removed",
];

/// Lists every card, wherever it is, and every Objective.
fn cards(saved: &Value) -> Vec<String> {
    let mut cards = Vec::new();
    for (seat, player) in saved["players"].as_array().unwrap().iter().enumerate() {
        let draw = &player["draw_pile"];
        let piles = ["bottom", "cards", "top"].map(|part| &draw[part]);
        for pile in piles.into_iter().chain(ZONES.iter().map(|zone| &player[*zone])) {
            let held = pile.as_array().into_iter().flatten();
            cards.extend(held.map(|card| format!("{seat} {}", card["card"])));
        }
    }
    cards
}

fn run(mode: &str, decks: [String; 2], games: u64, seed: u64) -> Coverage {
    let setup =
        Setup { game: ID.into(), mode: mode.into(), decks: decks.into(), ..Setup::default() };
    let game = OverPower::open(&setup).unwrap_or_else(|problems| panic!("{problems}"));
    // Who holds cards is asked even if there is nothing to do with them: not to be asked would tell.
    let suite = Suite::new(game, setup).longest(50_000).conserving(cards).replays(1);
    suite.with_forced_moves().with_open_choices().run(games, seed)
}

#[test]
fn premade_decks_in_venture() {
    for (at, (id, _)) in PREMADE.iter().enumerate() {
        let other = PREMADE[(at + 1) % PREMADE.len()].0;
        run("venture", [(*id).into(), other.into()], 1, at as u64);
    }
}

#[test]
fn usual_decks_in_skirmish() {
    run("skirmish", [String::new(), String::new()], 6, 1);
}
