//! Positions that are possible, or that nobody wrote on purpose.

use std::sync::Arc;

use fracas_battle_arena::BattleArena;
use fracas_core::{Chance, Fast, Match, Saved, Setup, Table as _};
use fracas_testkit::change;
use serde_json::{Value, json};

use crate::random::{play, setups, step};
use crate::{carry, in_battle_3, take_up};

#[test]
fn a_possible_edit_is_played_from() {
    let before = in_battle_3();
    assert!(take_up(&before).unwrap().replay().is_some(), "unedited, it keeps its history");
    let mut edited = before;
    for seat in 0..2 {
        carry(&mut edited.state, seat, "hand", "deck");
        carry(&mut edited.state, seat, "deck", "hand");
    }
    let mut table = take_up(&edited).unwrap();
    assert_eq!(table.position(), edited.state, "the Benches are as they were written");
    assert!(table.replay().is_none(), "the moves do not lead here");
    while step(&mut table, &mut Fast::new(1)) {}
    assert!(table.outcome().is_some(), "it is played to the end");
}

/// Thousands of random changes to saved matches: no panic, and what is accepted can be played on.
#[test]
fn whatever_is_accepted_can_be_played_to_the_end() {
    let mut chance = Fast::new(21);
    let (mut accepted, mut edited) = (0, 0);
    for setup in setups() {
        let game = Arc::new(BattleArena::open(&setup).unwrap());
        for _ in 0..40 {
            let moves = chance.below(30);
            let saved = play(&setup, moves, &mut chance).save();
            for _ in 0..25 {
                let text = change(&saved.write(), &mut chance);
                let Some(mut table) = accept(&text, &setup, &game) else { continue };
                accepted += 1;
                edited += u32::from(table.position() != saved.state);
                check_playable(&mut table, &mut chance);
            }
        }
    }
    assert!(200 < accepted && 50 < edited, "{accepted} accepted, {edited} as other positions");
}

/// The same with edits that keep the form: Heroes moved and exchanged, other numbers, other phases.
#[test]
fn whatever_edit_is_accepted_can_be_played_to_the_end() {
    let mut chance = Fast::new(22);
    let mut accepted = 0;
    for setup in setups() {
        let game = Arc::new(BattleArena::open(&setup).unwrap());
        for _ in 0..200 {
            let moves = chance.below(30);
            let mut saved = play(&setup, moves, &mut chance).save();
            for _ in 0..10 {
                edit(&mut saved.state, &mut chance);
                if let Ok(mut table) = saved.take_up(game.clone()) {
                    accepted += 1;
                    check_playable(&mut table, &mut chance);
                }
            }
        }
    }
    assert!(500 < accepted, "{accepted} accepted");
}

/// Edits a position as a person might.
fn edit(state: &mut Value, chance: &mut Fast) {
    const PLACES: [&str; 5] = ["deck", "hand", "line_up", "discard", "overtime"];
    const PHASES: [&str; 5] = ["side", "honors", "line-up", "substitution", "over"];
    let seat = chance.below(2) as usize;
    let mut place = || (chance.below(5) as usize, chance.below(60) as usize);
    let [(from, first), (to, second)] = [place(), place()];
    match chance.below(10) {
        0 => state["battles_over"] = json!(chance.below(9)),
        1 => state["honors"] = json!(chance.below(2)),
        2 => state["decided"] = json!([chance.below(2)]),
        3 => state["phase"] = json!(PHASES[from]),
        4 => state["players"][seat]["hot_dogs"] = json!(2 * chance.below(6)),
        5 if state["players"][seat][PLACES[from]] != json!([]) => {
            carry(state, seat, PLACES[from], PLACES[to]);
        }
        _ => {
            let player = &mut state["players"][seat];
            let one = player[PLACES[from]].get(first % 7).cloned();
            let other = player[PLACES[to]].get(second % 7).cloned();
            if let (Some(one), Some(other)) = (one, other) {
                player[PLACES[from]][first % 7] = other;
                player[PLACES[to]][second % 7] = one;
            }
        }
    }
}

/// Takes up a saved match; none if any step of it is refused.
fn accept(text: &str, setup: &Setup, game: &Arc<BattleArena>) -> Option<Match<BattleArena>> {
    let saved = Saved::read(text).ok()?;
    let is_same = saved.setup == *setup;
    let game = if is_same { game.clone() } else { Arc::new(BattleArena::open(&saved.setup).ok()?) };
    saved.take_up(game).ok()
}

fn check_playable(table: &mut Match<BattleArena>, chance: &mut Fast) {
    let again = take_up(&table.save()).map(|table| table.position());
    assert_eq!(again.ok(), Some(table.position()), "it can be saved and taken up again");
    while step(table, chance) {}
    assert!(table.outcome().is_some(), "a game ends with a result");
}
