//! Positions that are possible, or that nobody wrote on purpose.

use fracas_core::Fast;
use fracas_testkit::Accepted;

use crate::random::{open, setups};

/// Thousands of random changes to the text of saved states: no panic, and what is accepted can be
/// played on.
#[test]
fn whatever_is_accepted_can_be_played_on() {
    let (mut chance, mut accepted) = (Fast::new(21), Accepted::default());
    for setup in setups() {
        open(&setup).check_changes(30, &mut chance, &mut accepted);
    }
    assert!(100 < accepted.positions && 50 < accepted.others, "{accepted:?}");
}

/// The same with changes that keep the form: one number, word or list, anywhere.
#[test]
fn whatever_edit_is_accepted_can_be_played_on() {
    let (mut chance, mut accepted) = (Fast::new(22), Accepted::default());
    for setup in setups() {
        open(&setup).check_edits(30, WORDS, &mut chance, &mut accepted);
    }
    assert!(400 < accepted.positions && 10 < accepted.asking, "{accepted:?}");
}

/// Words that a saved state may have.
const WORDS: &[&str] = &[
    "pirate-taco",
    "karate-sausage",
    "t-rex",
    "unhappy-cthulhu",
    "laser-shark",
    "viking",
    "start",
    "discard",
    "call",
    "token",
    "roll",
    "place",
    "react",
    "cleanup",
    "over",
    "again",
];
