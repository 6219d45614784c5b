//! Order among players: R118 and R119, with G10.

use fracas_core::Seat;

use crate::scenario::Scenario;
use crate::table::{A, B, C, D, Table};

/// Counts the PAX Pox that each of four players has.
fn pox(table: &Table) -> [usize; 4] {
    [A, B, C, D].map(|seat| table.owned(seat, "pax-pox"))
}

/// Lists who is told to have drawn a card, in order.
fn drew(table: &Table) -> Vec<String> {
    let told = table.told();
    let names = told.iter().filter_map(|told| told.strip_suffix(" draws a card."));
    names.map(str::to_owned).collect()
}

/// R118. An ability that affects several players is resolved clockwise from the player who played it.
#[test]
fn r118_players_are_affected_clockwise() {
    let mut scenario = Scenario::of(4).active(C).hand(C, &["nipple-crabs", "quarter"]);
    for seat in [A, B, D] {
        scenario = scenario.hand(seat, &["the-salmon"]);
    }
    let mut table = scenario.start();
    table.play("play nipple-crabs");
    let asked: Vec<(Seat, [usize; 4])> = (0..3)
        .map(|_| {
            let asked = (table.due(), pox(&table));
            table.play("enough");
            asked
        })
        .collect();
    assert_eq!(asked, [(D, [0, 0, 0, 0]), (A, [0, 0, 0, 1]), (B, [1, 0, 0, 1])]);
    assert_eq!((table.due(), pox(&table)), (C, [1, 1, 0, 1]));
}

/// G10. If the player who played is affected, they go first.
#[test]
fn g10_the_player_is_the_first_of_all() {
    let scenario = Scenario::of(4).active(C).hand(C, &["grandmas-love", "quarter"]);
    let table = scenario.rolling(2..=17, &["play grandmas-love"]);
    assert_eq!(drew(&table), ["Cid", "Dot", "Ann", "Bob"]);
}

/// G10. Otherwise the next player clockwise is the first.
#[test]
fn g10_the_next_player_is_the_first_of_the_others() {
    let scenario = Scenario::of(4).active(B).hand(B, &["grandmas-love", "quarter"]);
    let table = scenario.rolling(1..=1, &["play grandmas-love"]);
    assert_eq!(drew(&table), ["Cid", "Dot", "Ann"]);
}

/// R119. Three opponents must gain a PAX Pox and two are left: the first two clockwise gain one.
#[test]
fn r119_the_first_two_clockwise_gain_the_last_two() {
    for (active, gained) in [(A, [0, 1, 1, 0]), (C, [1, 0, 0, 1])] {
        let scenario = Scenario::of(4).active(active).hand(active, &["nipple-crabs", "quarter"]);
        let mut table = scenario.pox(2).start();
        table.play("play nipple-crabs");
        assert_eq!((pox(&table), table.pox()), (gained, 0));
    }
}

/// R119. A block leaves one for the next.
#[test]
fn r119_who_blocks_leaves_one_for_the_next() {
    let scenario = Scenario::of(4).hand(A, &["nipple-crabs", "quarter"]).hand(B, &["the-salmon"]);
    let mut table = scenario.pox(2).start();
    table.play("play nipple-crabs").play("choose the-salmon");
    assert_eq!(pox(&table), [0, 0, 1, 1]);
}
