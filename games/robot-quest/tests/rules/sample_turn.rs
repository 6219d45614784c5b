//! The sample turn: R208 to R210.
//!
//! One turn, played from start to end; each test looks at one part of it.

use crate::scenario::Scenario;
use crate::table::{A, B, Table};

/// Jeff has the first seat and Pug, his opponent Petri with 4 Health.
fn sample_turn() -> Table {
    let hand = ["jump-jets", "advanced-battery", "advanced-battery", "rivet-gun", "rivet-gun"];
    let four = Scenario::rumble(4).at("pug", "a3").at("petri", "f3").health("petri", 4);
    four.hand(A, &hand).shop(&["rev-motors"]).start()
}

/// Plays Jump Jets and an Advanced Battery and comes close enough.
fn play_moves(t: &mut Table) {
    t.play("play jump-jets");
    assert_eq!((t.moves(), t.energy()), (2, 0), "Jump Jets give 2 Move");
    t.play("move pug b3").play("move pug c3");
    assert_eq!(t.moves(), 0, "he moves two times");
    t.play("play advanced-battery");
    assert_eq!(t.energy(), 3);
    t.expect_refused("attack petri with rivet-gun", "out-of-range", 75);
    t.play("move pug d3");
}

/// Fires both Rivet Guns.
fn play_attacks(t: &mut Table) {
    t.play("attack petri with rivet-gun").play("attack petri with rivet-gun");
}

/// R208. Jump Jets for 2 Move (two moves), Advanced Battery for 3 Energy, 1 Energy to 1 Move leaves 2
/// Energy.
#[test]
fn r208_jump_jets_a_battery_and_a_third_move() {
    let mut t = sample_turn();
    play_moves(&mut t);
    assert_eq!((t.cell("pug").as_deref(), t.moves(), t.energy()), (Some("d3"), 0, 2));
    assert_eq!(t.hand(A), ["advanced-battery", "rivet-gun", "rivet-gun"]);
}

/// R209. Two Rivet Guns deal 4 damage to an enemy with 4 Health: Knocked Out, all 4 cubes claimed (3
/// red and 1 blue make 5 Victory Points).
#[test]
fn r209_two_rivet_guns_knock_out() {
    let mut t = sample_turn();
    play_moves(&mut t);
    play_attacks(&mut t);
    assert_eq!((t.cell("petri"), t.health("petri")), (None, 0));
    assert_eq!((t.red(A), t.blue(A), t.points(A)), (3, 1, 5));
}

/// R210. A second Advanced Battery makes 5 Energy, which buys Rev Motors (cost 5) into the discard pile.
#[test]
fn r210_a_second_battery_buys_rev_motors() {
    let mut t = sample_turn();
    play_moves(&mut t);
    play_attacks(&mut t);
    t.expect_refused("buy rev-motors", "not-enough-energy", 44);
    t.play("play advanced-battery");
    assert_eq!(t.energy(), 5);
    let played = t.clone().in_play(A);
    t.play("buy rev-motors");
    let mut discarded = [played, vec!["rev-motors".into()]].concat();
    discarded.sort();
    assert_eq!(t.discard(A), discarded, "with what he played: nothing is left to do");
    assert_eq!((t.hand(A).len(), t.active()), (5, B), "he draws 5 new cards");
}
