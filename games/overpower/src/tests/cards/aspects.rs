//! The Aspects: attacks of the Homebase.

use super::facts::read;
use crate::tests::table::{A, B, EVE, Plan, Table};

/// Every Aspect is an attack of its printed level by the Homebase, after which one on the Front Line may attack.
#[track_caller]
fn fortify(id: &str) {
    let facts =
        read(include_str!("facts/aspects.txt")).find(|facts| facts.card().id == id).unwrap();
    let (value, icons) = (facts.number(2).unwrap(), facts.icons(3));
    assert!(facts.card().is_once);
    let homebases = [Some("test-house"), None];
    let mut table = Table::new(Plan { homebases, ..Plan::default() });
    table.hold(A, &[id, "energy-5", "brute-force-8"]).fight();
    let says = if icons.single().is_none() { " as combat" } else { "" };
    assert!(!table.can_by(A, id, "by 0.1"), "the Homebase plays it");
    table.strikes(&format!("{id} by 0.base{says}"), "1.1");
    assert_eq!(table.damage(EVE), i16::from(value));
    assert!(table.may(A, "pass") && table.can_by(A, "energy-5", "by 0.1"));
    assert!(
        table.can_by(A, "energy-5", "by 0.3") && !table.can(A, "brute-force-8"),
        "not Dan in Reserve"
    );
    table.strikes("energy-5 by 0.3", "1.1");
    assert!(table.is_turn_of(B), "one of them, once");
    // It is the first card of a turn, and needs a Homebase.
    let mut table = Table::duel();
    assert!(!table.hold(A, &[id]).fight().can(A, id));
}

#[test]
fn amaru_dragon_legend_attacks_and_one_of_the_front_line_after_it() {
    fortify("amaru-dragon-legend");
}

#[test]
fn mallku_attacks_and_one_of_the_front_line_after_it() {
    fortify("mallku");
}

#[test]
fn supay_attacks_and_one_of_the_front_line_after_it() {
    fortify("supay");
}

#[test]
fn cheshire_cat_attacks_and_one_of_the_front_line_after_it() {
    fortify("cheshire-cat");
}

#[test]
fn isis_attacks_and_one_of_the_front_line_after_it() {
    fortify("isis");
}
