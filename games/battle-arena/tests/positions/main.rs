//! Positions edited by hand: the possible are played on, the impossible are refused with the place
//! and the reason.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod cards;
mod changed;
mod course;
mod form;
#[path = "../random/mod.rs"]
mod random;

use std::sync::Arc;

use fracas_battle_arena::{BattleArena, ID};
use fracas_core::{Match, Problems, SaveError, Saved, Seat, Seed, Setup, Table as _, Viewer};
use serde_json::{Value, json};

/// What was done to a position, the edit, and the place and the reason it is refused with.
type Case = (&'static str, fn(&mut Value), &'static str, &'static str);

fn deal(mode: &str, tiebreaker: &str, seed: u64) -> Match<BattleArena> {
    let setup = Setup {
        game: ID.into(),
        mode: mode.into(),
        options: [("tiebreaker".into(), tiebreaker.into())].into(),
        ..Setup::default()
    };
    let game = Arc::new(BattleArena::open(&setup).unwrap());
    Match::deal(game, setup, &[], Seed::from_number(seed))
}

/// Goes on with the first choice of everyone until the position is as wanted, in one game or another.
fn find(mode: &str, tiebreaker: &str, wanted: fn(&Match<BattleArena>, &Value) -> bool) -> Saved {
    for seed in 0..1_000 {
        let mut table = deal(mode, tiebreaker, seed);
        loop {
            if wanted(&table, &table.position()) {
                return table.save();
            }
            let Some(seat) = table.to_act().first() else { break };
            let action = table.actions(seat)[0];
            table.play_action(seat, action).unwrap();
        }
    }
    panic!("no game comes to such a position")
}

fn at_the_coin_flip() -> Saved {
    find("substitution", "off", |_, _| true)
}

fn placing() -> Saved {
    find("substitution", "off", |_, state| state["players"][0]["line_up"] != json!([]))
}

/// Battle 3, after two Battles that were both won.
fn in_battle_3() -> Saved {
    find("substitution", "off", |table, state| {
        state["battles_over"] == 2 && state["decided"] == json!([]) && wins(table) == 2
    })
}

/// The end of a game that took five Battles.
fn over_after_5() -> Saved {
    find("substitution", "off", |table, state| {
        table.outcome().is_some() && state["battles_over"] == 5
    })
}

/// The end of a level game.
fn level(tiebreaker: &str) -> Saved {
    find("substitution", tiebreaker, |table, _| {
        table.outcome().is_some_and(|outcome| outcome.score(Seat(0)) == outcome.score(Seat(1)))
    })
}

fn wins(table: &Match<BattleArena>) -> i64 {
    let scene = table.view(Viewer::Spectator).scene;
    let wins = |id| scene.item(id).unwrap().face.as_ref().unwrap().numbers["value"];
    wins("wins.0") + wins("wins.1")
}

fn take_up(saved: &Saved) -> Result<Match<BattleArena>, SaveError> {
    let read = Saved::read(&saved.write())?;
    read.take_up(Arc::new(BattleArena::open(&read.setup)?))
}

fn problems(saved: &Saved) -> Problems {
    match take_up(saved) {
        Err(SaveError::Impossible(problems)) => problems,
        other => panic!("expected an impossible position: {other:?}"),
    }
}

/// Checks that each edit of a good position is refused where and why it should be.
fn expect_refused(position: &Saved, cases: &[Case]) {
    assert!(take_up(position).is_ok(), "the position is good before it is edited");
    for (what, edit, place, says) in cases {
        let mut edited = position.clone();
        edit(&mut edited.state);
        let problems = problems(&edited);
        let found =
            problems.iter().any(|found| found.place == *place && found.message.contains(says));
        assert!(found, "{what}: expected {place}: {says}\nfound {problems}");
    }
}

/// Moves the first Hero of a place to another place.
fn carry(state: &mut Value, seat: usize, from: &str, to: &str) {
    let hero = state["players"][seat][from].as_array_mut().unwrap().remove(0);
    state["players"][seat][to].as_array_mut().unwrap().push(hero);
}
