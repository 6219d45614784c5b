//! Head Crabs: R154 and R155, and what a PAX Pox on a head leads to (G16).

use fracas_core::Seat;

use crate::scenario::Scenario;
use crate::table::{A, B, C, Table};

/// Someone is about to play Head Crabs.
fn crabs(seats: usize) -> Scenario {
    Scenario::of(seats).hand(A, &["head-crabs", "head-crabs", "quarter"])
}

/// Checks whether there is a PAX Pox on a head.
fn balances(table: &Table, seat: Seat) -> bool {
    table.player(seat)["head"].is_object()
}

/// R154. A player who already has a PAX Pox on the head is not given another.
#[test]
fn r154_there_is_one_pax_pox_on_a_head_at_most() {
    let mut table = crabs(2).start();
    table.play("play head-crabs");
    assert!(balances(&table, B) && table.pox() == 19);
    table.play("play head-crabs");
    assert!(balances(&table, B) && table.pox() == 19);
    assert_eq!(table.power(), 6, "the Power is given all the same");
}

/// R154. Whoever put it there: it stays that player's.
#[test]
fn r154_nor_is_it_replaced_by_another_players() {
    let mut table = crabs(3).hand(B, &["head-crabs", "quarter"]).start();
    table.play("play head-crabs").play("end").play("play head-crabs");
    assert_eq!(table.player(C)["head"]["by"], 0);
    assert!(balances(&table, A), "who has none is given one");
    assert_eq!(table.pox(), 17);
}

/// R155. Such a player may still block if able.
#[test]
fn r155_a_player_with_a_pax_pox_on_the_head_may_block() {
    let scenario = crabs(2).hand(B, &["the-salmon"]).top(B, &["kittens", "merch"]);
    let mut table = scenario.discard(B, &[]).start();
    table.play("play head-crabs").play("enough").play("play head-crabs");
    assert!(balances(&table, B) && table.due() == B);
    table.play("choose the-salmon");
    assert_eq!(table.hand(B), ["kittens", "merch"]);
    assert!(balances(&table, B), "the one that is there stays");
}

/// Head Crabs are played, and the opponent's next turn ends with a roll.
fn rolled(scenario: &Scenario, face: u32) -> Table {
    scenario.rolling(face..=face, &["play head-crabs", "end", "end"])
}

/// G16. It is rolled for at the end of the opponent's next turn, not before.
#[test]
fn r154_it_is_rolled_for_at_the_end_of_the_next_turn() {
    let mut table = crabs(2).start();
    table.play("play head-crabs").play("end");
    assert!(balances(&table, B) && table.rolls().is_empty());
    table.play("end");
    assert_eq!(table.rolls().len(), 1);
}

/// G16. With 10 or less it is dropped, and so gained.
#[test]
fn r154_it_is_gained_when_it_drops() {
    for face in [1, 10] {
        let table = rolled(&crabs(2), face);
        assert_eq!((table.owned(B, "pax-pox"), table.pox()), (1, 19), "{face}");
        assert!(!balances(&table, B));
    }
}

/// G16. With 11 or more it is kept, and goes back to its stack at the start of the attacker's next turn.
#[test]
fn r154_it_returns_to_the_stack_when_it_does_not_drop() {
    for face in [11, 20] {
        let table = rolled(&crabs(2), face);
        assert_eq!((table.active(), table.owned(B, "pax-pox"), table.pox()), (A, 0, 20), "{face}");
        assert!(!balances(&table, B));
    }
}

/// G16. Until the attacker's next turn it stays on the head and off the stack, and is not rolled for again.
#[test]
fn r154_it_stays_on_the_head_until_the_attackers_turn() {
    let scenario = crabs(3).hand(C, &["the-salmon"]);
    let plays = ["play head-crabs", "choose the-salmon", "end", "end"];
    let mut table = scenario.rolling(11..=20, &plays);
    assert_eq!((table.active(), table.pox()), (C, 19));
    assert!(balances(&table, B));
    table.play("end");
    assert_eq!((table.active(), table.pox(), table.rolls().len()), (A, 20, 1));
    assert!(!balances(&table, B));
}

/// G16. Everyone hit rolls in their own turn.
#[test]
fn r154_each_opponent_rolls_for_their_own() {
    let plays = ["play head-crabs", "end", "end"];
    let mut table = crabs(3).rolling(1..=10, &plays);
    assert_eq!((table.owned(B, "pax-pox"), table.owned(C, "pax-pox")), (1, 0));
    assert!(!balances(&table, B) && balances(&table, C));
    table.play("end");
    let dropped = usize::from(table.rolls()[1] <= 10);
    assert_eq!((table.owned(C, "pax-pox"), table.pox()), (dropped, 19 - dropped as u64));
}

/// G16. A table can choose at which number it drops.
#[test]
fn r154_how_easily_it_drops_is_an_option() {
    for (option, least) in [("5", 5), ("10", 10), ("15", 15)] {
        let scenario = crabs(2).option("head-crabs", option);
        assert_eq!(rolled(&scenario, least).owned(B, "pax-pox"), 1, "{option}");
        assert_eq!(rolled(&scenario, least + 1).owned(B, "pax-pox"), 0, "{option}");
    }
    let always = crabs(2).option("head-crabs", "20");
    assert_eq!(rolled(&always, 20).owned(B, "pax-pox"), 1);
}

/// G16. It is off the stack meanwhile, which may count as depleted.
#[test]
fn r154_the_last_pax_pox_on_a_head_depletes_the_stack() {
    let scenario = crabs(2).left("kittens", 0).left("annika", 0);
    let mut table = scenario.clone().pox(1).start();
    table.play("play head-crabs");
    assert!(balances(&table, B) && table.pox() == 0 && !table.is_over(), "three are depleted");
    let mut table = scenario.left("were-swan", 0).pox(1).start();
    table.play("play head-crabs");
    assert!(table.is_over(), "four are");
}

/// G16. Without a PAX Pox on the stack, or with the Glob token on it, nobody balances one.
#[test]
fn r154_nobody_balances_a_pax_pox_that_cannot_be_taken() {
    for scenario in [crabs(2).pox(0), crabs(2).glob("pax-pox")] {
        let mut table = scenario.start();
        table.play("play head-crabs");
        assert!(!balances(&table, B));
    }
}
