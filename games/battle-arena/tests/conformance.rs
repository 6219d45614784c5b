//! The properties that hold for every game, over generated play of Battle Arena.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_battle_arena::{BattleArena, ID};
use fracas_core::Setup;
use fracas_testkit::{Coverage, Suite};
use serde_json::Value;

/// Lists every Hero and Hot Dog on the table.
fn cards(saved: &Value) -> Vec<String> {
    let mut cards = Vec::new();
    for (seat, player) in saved["players"].as_array().unwrap().iter().enumerate() {
        for place in ["deck", "hand", "line_up", "discard", "overtime"] {
            let heroes = player[place].as_array().unwrap().iter();
            cards.extend(heroes.map(|hero| format!("{seat} {}", hero.as_str().unwrap())));
        }
        // Two Hot Dogs lie in the Discard Pile with every Hero there.
        let spent = 2 * player["discard"].as_array().unwrap().len() as u64;
        let hot_dogs = player["hot_dogs"].as_u64().unwrap() + spent;
        cards.extend((0..hot_dogs).map(|_| format!("{seat} hot dog")));
    }
    cards
}

fn run(mode: &str, options: &[(&str, &str)], decks: &[&str], games: u64) -> Coverage {
    let setup = Setup {
        game: ID.into(),
        mode: mode.into(),
        options: options.iter().map(|(id, value)| ((*id).into(), (*value).into())).collect(),
        decks: decks.iter().map(|&deck| deck.into()).collect(),
        ..Setup::default()
    };
    let game = BattleArena::open(&setup).unwrap();
    let mut suite = Suite::new(game, setup).longest(40).conserving(cards).replays(500);
    if options.contains(&("limits", "relaxed")) {
        // Copies of one Hero are placed one by one, or their owner's hand would show.
        suite = suite.with_forced_moves();
    }
    let coverage = suite.run(games, 2024);
    assert_eq!((coverage.games, coverage.replays), (games, 500));
    coverage
}

#[test]
fn rookie_with_standard_decks() {
    let coverage = run("rookie", &[], &[], 4_000);
    assert_eq!(coverage.decisions, 13 * 4_000, "a side, and six Heroes each with a choice");
    assert!(100 < coverage.ties, "level games are ties without a tiebreaker: {coverage:?}");
    assert!(4 * 4_000 <= coverage.pauses, "every Battle is seen on its own: {coverage:?}");
}

#[test]
fn rookie_with_trainer_decks_and_sudden_death() {
    let coverage =
        run("rookie", &[("format", "trainer"), ("tiebreaker", "sudden-death")], &[], 3_000);
    assert_eq!(
        coverage.ties, 0,
        "sudden death settles every level game long before a deck is empty"
    );
}

#[test]
fn substitution_with_standard_decks() {
    let coverage = run("substitution", &[], &["starter-2024", "fire-and-ice"], 3_000);
    assert!(
        3_000 < coverage.undone,
        "a side can be taken back before Honors are given: {coverage:?}"
    );
}

/// Twenty Heroes, two copies of each: the same card can be in hand twice.
#[test]
fn substitution_with_relaxed_decks_that_hold_copies() {
    let heroes = fracas_battle_arena::Catalogue::base().heroes().take(20);
    let lines: Vec<String> = heroes.map(|hero| format!("2 {}", hero.id)).collect();
    let deck = format!(
        "deck: Doubles\ngame: battle-arena\nformat: limited\nheroes\n{}\nhot dogs\n10 Frank\n",
        lines.join("\n")
    );
    run(
        "substitution",
        &[("format", "limited"), ("limits", "relaxed")],
        &[&deck, "griffey-forty"],
        3_000,
    );
}
