//! PAX Pox: R101 to R104.

use crate::scenario::Scenario;
use crate::table::{A, B, C, cards};

/// R101. A player told to gain a PAX Pox takes one from the stack into their discard pile.
#[test]
fn r101_a_gained_pax_pox_goes_to_the_discard_pile() {
    let mut table = Scenario::of(3).hand(A, &["nipple-crabs", "quarter"]).start();
    table.play("play nipple-crabs");
    assert_eq!((table.discard(B), table.discard(C)), (cards(&["pax-pox"]), cards(&["pax-pox"])));
    assert_eq!(table.pox(), 18);
}

/// R101. Unless told otherwise.
#[test]
fn r101_unless_told_otherwise() {
    let mut table = Scenario::of(2).hand(A, &["sad-zombie", "quarter"]).start();
    table.play("play sad-zombie");
    assert_eq!((table.top(B), table.discard(B)), (cards(&["pax-pox"]), cards(&[])));
    assert_eq!(table.pox(), 19);
}

/// R102. PAX Pox has no ability and is never played.
#[test]
fn r102_pax_pox_is_never_played() {
    let scenario = Scenario::of(2).hand(A, &["pax-pox", "quarter", "quarter", "merch"]);
    let mut table = scenario.start();
    assert!(!table.can("play pax-pox"));
    table.expect_refused("play pax-pox", "not-playable", 102);
    table.play("play all");
    assert_eq!((table.hand(A), table.tokens()), (cards(&["pax-pox"]), 4));
    table.play("end");
    assert!(table.discard(A).contains(&"pax-pox".to_owned()), "it is discarded like any card");
}

/// R103. Each PAX Pox a player owns at game end is worth -1 VP.
#[test]
fn r103_each_pax_pox_is_worth_minus_one() {
    let scenario = Scenario::of(2).hand(A, &["pax-pox", "quarter"]).discard(A, &["pax-pox"; 2]);
    let scenario = scenario.deck(A, &["pax-pox"]).hand(B, &["pax-pox"]).quiet(100);
    let mut table = scenario.start();
    table.play("end");
    assert_eq!((table.outcome().score(A), table.outcome().score(B)), (-4, -1));
}

/// R104. If the stack is empty no PAX Pox is gained.
#[test]
fn r104_from_an_empty_stack_nothing_is_gained() {
    let mut table = Scenario::of(2).hand(A, &["nipple-crabs", "quarter"]).pox(0).start();
    table.play("play nipple-crabs");
    assert_eq!((table.owned(B, "pax-pox"), table.pox(), table.power()), (0, 0, 2));
    let mut table = Scenario::of(2).hand(A, &["sad-zombie", "quarter"]).pox(0).start();
    table.play("play sad-zombie");
    assert_eq!((table.owned(B, "pax-pox"), table.pox()), (0, 0));
}
