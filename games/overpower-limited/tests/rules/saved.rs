//! Positions that people write: the impossible is refused.

use fracas_core::Legible as _;
use serde_json::{Value, json};

use crate::table::{Table, draft, sealed};

/// Changes a saved table and says why it is refused.
#[track_caller]
fn refused(table: &Table, change: impl FnOnce(&mut Value)) -> String {
    let mut saved = table.game().save(table.state());
    assert_eq!(table.game().load(&saved).as_ref(), Ok(table.state()));
    change(&mut saved);
    table.game().load(&saved).unwrap_err().to_string()
}

#[test]
fn packs_must_be_as_products_are() {
    let table = draft(8, 1);
    let why = refused(&table, |saved| saved["packs"][3]["finds"] = json!(["ray-gun"]));
    assert!(why.contains("R475"), "{why}");
    let why = refused(&table, |saved| saved["packs"][3]["finds"][3] = json!("ray-gun"));
    assert!(why.contains("not a Rare"), "{why}");
    let why = refused(&table, |saved| saved["packs"][0]["characters"][0] = json!("batman"));
    assert!(why.contains("batman"), "{why}");
    let why = refused(&table, |saved| drop(saved["packs"].as_array_mut().unwrap().pop()));
    assert!(why.contains("R474"), "{why}");
    let why = refused(&table, |saved| saved["starter"] = json!("ungodly-power"));
    assert!(why.contains("Starter"), "{why}");
}

#[test]
fn stacks_must_have_been_picked_in_their_order() {
    let mut table = draft(8, 1);
    for _ in 0..20 {
        table.pick_first();
    }
    let why = refused(&table, |saved| {
        saved["players"][1]["stacks"] = saved["players"][0]["stacks"].clone();
    });
    assert!(why.contains("taken twice"), "{why}");
    let why = refused(&table, |saved| saved["players"][1]["stacks"][0] = json!(99));
    assert!(why.contains("not there"), "{why}");
    let why =
        refused(&table, |saved| drop(saved["players"][0]["stacks"].as_array_mut().unwrap().pop()));
    assert!(why.contains("R480"), "{why}");
    let why = refused(&table, |saved| saved["players"][0]["stacks"][0] = json!(5));
    assert!(why.contains("R477") || why.contains("R485"), "stacks of pack 3 are sealed: {why}");
    let why = refused(&table, |saved| saved["players"][0]["done"] = json!(true));
    assert!(why.contains("R487"), "{why}");
    let why = refused(&table, |saved| drop(saved["players"].as_array_mut().unwrap().pop()));
    assert!(why.contains("players"), "{why}");
}

#[test]
fn decks_must_be_of_their_pool() {
    let alone = fracas_core::Seat(0);
    let mut table = sealed("3", 1);
    let why = refused(&table, |saved| saved["players"][0]["done"] = json!(true));
    assert!(why.contains("not legal"), "{why}");
    let why = refused(&table, |saved| saved["starter"] = json!("none"));
    assert!(why.contains("R491"), "{why}");
    table.play(alone, "complete");
    let why =
        refused(&table, |saved| saved["players"][0]["deck"]["cards"][0] = json!("kryptonite"));
    assert!(why.contains("kryptonite"), "{why}");
    let why = refused(&table, |saved| saved["players"][0]["deck"]["homebase"] = json!("nowhere"));
    assert!(why.contains("nowhere"), "{why}");
    let pool = table.game().pool(table.state(), alone);
    let outside = table.catalogue().cards().find(|(id, _)| pool.copies(*id) == 0).unwrap();
    let outside = outside.1.id.clone();
    let why = refused(&table, |saved| saved["players"][0]["deck"]["cards"][0] = json!(outside));
    assert!(why.contains("R467"), "{why}");
    let why = refused(&table, |saved| {
        saved["players"][0]["deck"]["cards"] = json!(vec!["energy-1"; 200]);
    });
    assert!(why.contains("more than"), "{why}");
    let why = refused(&table, |saved| saved["extra"] = json!(1));
    assert!(why.contains("extra"), "{why}");
}
