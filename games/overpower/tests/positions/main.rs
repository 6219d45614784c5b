//! Positions that were saved, and positions edited by hand: the possible are played on, the impossible
//! are refused with the place and the reason.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod saved;

use fracas_overpower::{ID, OverPower};
use fracas_testkit::{Wander, any_step, setup};

/// Opens a table of a mode with the usual decks.
fn open(mode: &str) -> Wander<OverPower> {
    let setup = setup(ID, mode, 2, &[]);
    let game = OverPower::open(&setup).unwrap_or_else(|problems| panic!("{problems}"));
    Wander::new(game, any_step)
}
