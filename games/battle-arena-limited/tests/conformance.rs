//! The suite that every game must pass, for all products.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_battle_arena_limited::{BattleArenaLimited, ID};
use fracas_core::Setup;
use fracas_testkit::Suite;
use serde_json::Value;

/// Plays so many tables of a product.
fn run(product: &str, set: &str, games: u64) {
    let setup = Setup {
        game: ID.into(),
        mode: product.into(),
        options: [("set".into(), set.into())].into(),
        ..Setup::default()
    };
    // One may build a deck for ever; every other move finishes what is begun.
    let suite = Suite::new(BattleArenaLimited::open(&setup).unwrap(), setup);
    let coverage = suite.conserving(census).any_move_in(2).run(games, 1);
    assert!(2 * games <= coverage.decisions, "{coverage:?}");
    assert_eq!((coverage.ties, coverage.replays), (games, games), "nobody wins by opening packs");
    assert!(0 < coverage.undone, "{coverage:?}");
}

/// Lists all that was opened.
fn census(saved: &Value) -> Vec<String> {
    let pool = saved["pool"].as_object().unwrap();
    pool.values().flat_map(|cards| cards.as_array().unwrap()).map(Value::to_string).collect()
}

#[test]
fn a_booster_box_keeps_to_the_contract() {
    run("booster-box", "griffey", 12);
    run("booster-box", "alpha-update", 12);
}

#[test]
fn two_blasters_keep_to_the_contract() {
    run("double-blaster", "alpha", 16);
}

#[test]
fn a_double_mega_keeps_to_the_contract() {
    run("double-mega", "tecmo-bowl", 16);
}
