//! The suite that every game must pass, for pods of eight and ten and for Sealed.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_core::Setup;
use fracas_overpower_limited::{ID, OverPowerLimited};
use fracas_testkit::{Coverage, Suite};
use serde_json::Value;

fn suite(mode: &str, seats: usize) -> Suite<OverPowerLimited> {
    let setup =
        Setup { game: ID.into(), mode: mode.into(), seats: Some(seats), ..Setup::default() };
    // One may build a deck for ever; every other move finishes what is begun.
    Suite::new(OverPowerLimited::open(&setup).unwrap(), setup).conserving(census).any_move_in(2)
}

/// Lists all that is in packs: stacks with who has them, if anyone has, and finds.
fn census(saved: &Value) -> Vec<String> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let packs = list(&saved["packs"]);
    let inside =
        |key: &str| -> Vec<Value> { packs.iter().flat_map(|pack| list(&pack[key])).collect() };
    let held =
        list(&saved["players"]).iter().flat_map(|it| list(&it["stacks"])).collect::<Vec<_>>();
    // A stack that two players had would be one too many.
    let mut once = held.clone();
    once.dedup();
    assert_eq!(once.len(), held.len(), "nobody has a stack twice");
    inside("characters").iter().chain(&inside("finds")).map(Value::to_string).collect()
}

fn enough(coverage: Coverage, decisions: u64) {
    let games = coverage.games;
    assert!(decisions * games <= coverage.decisions, "{coverage:?}");
    assert_eq!(coverage.ties, games, "nobody wins a draft");
    assert!(0 < coverage.undone, "{coverage:?}");
    assert_eq!(coverage.replays, games);
}

#[test]
fn a_pod_of_eight_keeps_to_the_contract() {
    enough(suite("draft", 8).run(2, 1), 60);
}

#[test]
fn a_pod_of_ten_keeps_to_the_contract() {
    enough(suite("draft", 10).run(1, 2), 75);
}

#[test]
fn sealed_keeps_to_the_contract() {
    enough(suite("sealed", 1).run(40, 3), 2);
}
