//! The properties that hold for every game, over generated play of OverPower, with premade decks and with any.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_core::{Fast, Setup};
use fracas_overpower::{Catalogue, ID, Limits, Mode, OverPower, PREMADE, Sheet};
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

fn run(mode: Mode, decks: [String; 2], games: u64, seed: u64) -> Coverage {
    let objectives = match mode {
        Mode::Venture | Mode::Brawl => 7,
        Mode::Skirmish(objectives) => objectives,
    };
    let setup = Setup {
        game: ID.into(),
        mode: mode.id().into(),
        options: [("objectives".into(), objectives.to_string())].into(),
        decks: decks.into(),
        ..Setup::default()
    };
    let game = OverPower::open(&setup).unwrap_or_else(|problems| panic!("{problems}"));
    // Who holds cards is asked even if there is nothing to do with them: not to be asked would tell.
    let suite = Suite::new(game, setup).longest(50_000).conserving(cards).replays(1);
    suite.with_forced_moves().with_open_choices().run(games, seed)
}

/// Plays games with decks of any cards: as many as are said, or as `FRACAS_GAMES` asks for.
fn play_any_decks(mode: Mode, games: u64) {
    let asked = std::env::var("FRACAS_GAMES").ok();
    let games = asked.map_or(games, |asked| asked.parse().expect("FRACAS_GAMES is a number"));
    let (catalogue, limits) = (Catalogue::base(), Limits { mode, is_strict: false });
    for seed in 0..games {
        let mut chance = Fast::new(seed);
        let mut deck = || Sheet::random(catalogue, limits, &mut chance).unwrap().write(catalogue);
        run(mode, [deck(), deck()], 1, seed);
    }
}

#[test]
fn premade_decks_in_venture() {
    for (at, (id, _)) in PREMADE.iter().enumerate() {
        let other = PREMADE[(at + 1) % PREMADE.len()].0;
        run(Mode::Venture, [(*id).into(), other.into()], 1, at as u64);
    }
}

#[test]
fn usual_decks_in_skirmish() {
    run(Mode::Skirmish(7), [String::new(), String::new()], 6, 1);
}

#[test]
fn any_decks_in_venture() {
    play_any_decks(Mode::Venture, 4);
}

#[test]
fn any_decks_in_brawl() {
    play_any_decks(Mode::Brawl, 3);
}

#[test]
fn any_decks_in_skirmishes_of_all_lengths() {
    for objectives in [5, 7, 9] {
        play_any_decks(Mode::Skirmish(objectives), 2);
    }
}
