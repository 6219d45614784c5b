//! Positions that are possible, or that nobody wrote on purpose.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_battle_arena_limited::{BattleArenaLimited, ID, State};
use fracas_core::{Chance as _, Fast, Game as _, Seat, Setup, Silent};
use fracas_testkit::{Accepted, Wander, any_step};

/// Words that a saved state may have.
const WORDS: &[&str] = &[
    "heroes",
    "plays",
    "review",
    "front-run",
    "action-steel-a",
    "bammer-fire-a",
    "frank",
    "pool",
    "deck",
    "done",
];

fn tables() -> impl Iterator<Item = Wander<BattleArenaLimited>> {
    ["booster-box", "double-blaster", "double-mega"].into_iter().map(|product| {
        let options = [("set".into(), "alpha".into())].into();
        let setup = Setup { game: ID.into(), mode: product.into(), options, ..Setup::default() };
        Wander::new(BattleArenaLimited::open(&setup).unwrap(), step)
    })
}

/// Makes any move, or one in four times what finishes a deck.
fn step(game: &BattleArenaLimited, state: &mut State, chance: &mut Fast) -> bool {
    if 0 < chance.below(4) {
        return any_step(game, state, chance);
    }
    let mut distinct = Vec::new();
    game.distinct_actions(state, Seat(0), &mut distinct);
    let Some(action) = distinct.first() else { return false };
    game.apply(state, Seat(0), *action, chance, &mut Silent);
    true
}

#[test]
fn every_position_is_loaded_as_it_was_saved() {
    let (mut chance, mut seen) = (Fast::new(1), 0);
    for table in tables() {
        table.check_games(10, &mut chance, |_| seen += 1);
    }
    assert!(100 < seen, "{seen} positions");
}

/// Random changes to the text of saved states: no panic, and what is accepted can be played on.
#[test]
fn whatever_is_accepted_can_be_played_on() {
    let (mut chance, mut accepted) = (Fast::new(2), Accepted::default());
    for table in tables() {
        table.check_changes(25, &mut chance, &mut accepted);
    }
    assert!(100 < accepted.positions && 5 < accepted.others, "{accepted:?}");
}

/// The same with changes that keep the form: one number, word or list, anywhere.
#[test]
fn whatever_edit_is_accepted_can_be_played_on() {
    let (mut chance, mut accepted) = (Fast::new(3), Accepted::default());
    for table in tables() {
        table.check_edits(25, WORDS, &mut chance, &mut accepted);
    }
    assert!(100 < accepted.positions && 50 < accepted.others, "{accepted:?}");
}
