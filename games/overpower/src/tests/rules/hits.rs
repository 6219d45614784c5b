//! Hits, and when they are counted (chapter 11.6).

use super::battle::fight;
use crate::state::{Phase, Position};
use crate::tests::table::{A, B, EVE, FAY, Plan, Table, card};
use crate::who::Who;
use crate::zone::Zone;

/// R341: at the end of the battle hits become part of the Permanent Record.
#[test]
fn r341_hits_become_part_of_the_record() {
    let mut table = fight(&["energy-5"], &[]);
    table.attack(A, "play energy-5 by 0.1", "1.1");
    let hit = table.state.find(A, Zone::Hit, card("energy-5")).unwrap();
    assert!(table.state.cards(A).lie(hit).is_current);
    table.with_usual_hands().go(Phase::End);
    let lie = table.state.cards(A).lie(hit);
    assert_eq!((table.zone(hit), lie.at, lie.is_current), (Zone::Hit, EVE, false));
    assert_eq!(table.damage(EVE), 5);
}

/// R342, R343, R344: hits of this battle count to the attacker's Venture Total, older ones do not; both count to KO.
#[test]
fn r342_r343_r344_what_hits_count_for() {
    let mut table = fight(&["energy-5", "energy-1"], &["energy-2"]);
    table.record(EVE, "energy-7");
    table.record(EVE, "energy-6");
    table.record(FAY, "combat-8");
    assert_eq!((table.total(A), table.total(B)), (0, 0));
    table.attack(A, "play energy-5 by 0.1", "1.1").play(B, "pass");
    assert_eq!((table.total(A), table.total(B), table.damage(EVE)), (5, 0, 18));
    table.attack(B, "play energy-2 by 1.1", "0.1").play(A, "pass");
    assert_eq!((table.total(A), table.total(B)), (5, 2));
    table.hold(A, &["energy-4"]).attack(A, "play energy-4 by 0.1", "1.1");
    assert_eq!((table.position(EVE), table.total(A)), (Position::Out, 9), "13 + 5 + 4 is enough");
}

/// R345: a hit without a value is neither damage nor Venture.
#[test]
fn r345_a_hit_without_a_value_counts_nothing() {
    let mut table = fight(&["anns-curse"], &["energy-5"]);
    table.attack(A, "play anns-curse by 0.1", "1.1").play(B, "pass");
    assert_eq!(table.cards(A, Zone::Hit), ["anns-curse"]);
    assert_eq!((table.damage(EVE), table.total(A)), (0, 0));
    assert!(!table.may(B, "play energy-5 by 1.1"), "and it is in effect");
}

/// R346, R339: a hit on a Homebase lies before it and counts for nothing.
#[test]
fn r346_r339_a_hit_on_a_homebase_does_not_count_to_venture() {
    let homebases = [None, Some("test-house")];
    let mut table = Table::new(Plan { homebases, ..Plan::default() });
    table.hold(A, &["anns-siege"]).go(Phase::Battle);
    table.attack(A, "play anns-siege by 0.1", "1.base");
    let hit = table.state.find(A, Zone::Hit, card("anns-siege")).unwrap();
    let lie = *table.state.cards(A).lie(hit);
    assert_eq!((lie.at, lie.damage, lie.is_current), (Who::homebase(B), 6, true));
    assert_eq!(table.total(A), 0);
    table.with_usual_hands().go(Phase::End);
    assert!(!table.state.cards(A).lie(hit).is_current, "it is on the record now");
}
