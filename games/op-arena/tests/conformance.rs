//! The properties that hold for every game, over generated play of O.P. Arena: 2 to 6 players and every
//! variant, alone and combined.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_op_arena::{ID, OpArena};
use fracas_testkit::{Coverage, Suite};
use serde_json::Value;

/// Lists every Dude and every token, wherever they are.
fn dudes_and_tokens(saved: &Value) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut list = |dudes: &Value| {
        found.extend(dudes.as_array().unwrap().iter().filter_map(Value::as_str).map(str::to_owned));
    };
    list(&saved["deck"]);
    list(&saved["discard"]);
    let [mut shields, mut nerphs] =
        ["shields", "nerphs"].map(|kind| saved["supply"][kind].as_u64().unwrap());
    for player in saved["players"].as_array().unwrap() {
        list(&player["hand"]);
        shields += player["shields"].as_u64().unwrap();
        nerphs += player["nerphs"].as_u64().unwrap();
    }
    for fighter in saved["arena"].as_array().unwrap() {
        found.push(fighter["dude"].as_str().unwrap().to_owned());
        shields += u64::from(fighter["shield"] == true);
        nerphs += fighter["nerphed"].as_array().map_or(0, Vec::len) as u64;
    }
    if let Some(played) = saved["token"].as_object() {
        if played.contains_key("nerphs") { nerphs += 1 } else { shields += 1 }
    }
    found.extend((0..shields).map(|_| "shield".to_owned()));
    found.extend((0..nerphs).map(|_| "nerph".to_owned()));
    found
}

fn run(mode: &str, seats: usize, options: &[(&str, &str)], games: u64) -> Coverage {
    let setup = fracas_testkit::setup(ID, mode, seats, options);
    let game = OpArena::open(&setup).unwrap_or_else(|problems| panic!("{problems}"));
    let suite = Suite::new(game, setup).conserving(dudes_and_tokens).with_open_choices();
    let coverage = suite.longest(20_000).replays(1).run(games, 2026);
    assert_eq!(coverage.games, games);
    assert!(20 * games < coverage.decisions, "{coverage:?}");
    coverage
}

#[test]
fn two_players() {
    let coverage = run("brawl", 2, &[], 1);
    assert!(0 < coverage.pauses, "each step is seen: {coverage:?}");
}

#[test]
fn three_players_who_read_everything() {
    run("speed", 3, &[("reading", "all")], 1);
}

#[test]
fn four_players() {
    run("brawl", 4, &[], 1);
}

#[test]
fn five_players() {
    run("speed", 5, &[], 1);
}

#[test]
fn six_players() {
    run("brawl", 6, &[], 1);
}

#[test]
fn a_grind_match() {
    run("grind", 2, &[], 1);
}

#[test]
fn a_speed_bout_of_veterans() {
    run("speed", 3, &[("hands", "5")], 1);
}

#[test]
fn teams_of_two() {
    run("teams", 4, &[], 1);
}

#[test]
fn three_teams_of_veterans_without_limit() {
    run("teams", 6, &[("hands", "5"), ("limit", "none")], 1);
}

#[test]
fn the_last_dude() {
    run("last-dude", 4, &[], 1);
}

#[test]
fn the_last_dude_without_limit() {
    run("last-dude", 2, &[("limit", "none"), ("hands", "5")], 1);
}

#[test]
fn no_limit() {
    run("speed", 5, &[("limit", "none")], 1);
}
