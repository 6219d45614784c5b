//! Positions with Plays that nobody wrote on purpose: no panic, and what is accepted can be played on.

use fracas_battle_arena::BattleArena;
use fracas_core::{Chance, Fast, Legible, Viewer};
use fracas_testkit::{Wander, any_step, change, edit};
use serde_json::Value;

use crate::tables;

/// The most moves before a position is changed: games with Plays are hardly longer.
const MOVES: u32 = 70;

/// Plays some games at every table and lets positions of them be changed; counts what is accepted and what
/// of that asks something.
fn wander(seed: u64, games: u32, changed: impl Fn(&Value, &mut Fast) -> Option<Value>) -> [u32; 2] {
    let mut chance = Fast::new(seed);
    let [mut accepted, mut asking] = [0, 0];
    for table in tables(&mut chance) {
        let wander = Wander::new(table, any_step);
        for _ in 0..games {
            let saved = some_position(&wander, &mut chance);
            for _ in 0..20 {
                let Some(changed) = changed(&saved, &mut chance) else { continue };
                let Ok(state) = wander.game.load(&changed) else { continue };
                accepted += 1;
                asking += u32::from(changed.get("effects").is_some());
                play_on(&wander, state, &mut chance);
            }
        }
    }
    [accepted, asking]
}

/// Plays for a while; every other time on to the next question of a Play.
fn some_position(wander: &Wander<BattleArena>, chance: &mut Fast) -> Value {
    let moves = chance.below(MOVES);
    let mut state = wander.play(moves, chance);
    let wants_question = chance.below(2) == 0;
    loop {
        let saved = wander.game.save(&state);
        if !wants_question || saved.get("effects").is_some() || !wander.step(&mut state, chance) {
            return saved;
        }
    }
}

/// Saves, loads, shows and plays a position to its end.
fn play_on(wander: &Wander<BattleArena>, mut state: fracas_battle_arena::State, chance: &mut Fast) {
    wander.check_saved(&state);
    for moves in 0..1_000 {
        if moves % 8 == 0 {
            Viewer::all(2).for_each(|viewer| drop(wander.game.scene(&state, viewer)));
        }
        if !wander.step(&mut state, chance) {
            return;
        }
    }
    panic!("the game does not end");
}

#[test]
fn whatever_change_is_accepted_can_be_played_to_the_end() {
    let changed = |saved: &Value, chance: &mut Fast| {
        serde_json::from_str(&change(&saved.to_string(), chance)).ok()
    };
    let [accepted, asking] = wander(31, 10, changed);
    assert!(50 < accepted && 5 < asking, "{accepted} accepted, {asking} of them asking");
}

#[test]
fn whatever_edit_is_accepted_can_be_played_to_the_end() {
    let edited = |saved: &Value, chance: &mut Fast| {
        let mut edited = saved.clone();
        for _ in 0..=chance.below(2) {
            edit(&mut edited, WORDS, chance);
        }
        Some(edited)
    };
    let [accepted, asking] = wander(32, 10, edited);
    assert!(300 < accepted && 50 < asking, "{accepted} accepted, {asking} of them asking");
}

/// Words that a saved state may have.
const WORDS: &[&str] = &[
    "start",
    "substitution",
    "reveal",
    "plays",
    "plays-over",
    "decided",
    "honors-settled",
    "over",
    "front-run",
    "copycat",
    "fire",
    "3",
    "battle 5",
    "name front-run",
    "flip",
    "next-battle",
];
