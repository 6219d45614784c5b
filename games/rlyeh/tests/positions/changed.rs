//! Positions that are possible, or that nobody wrote on purpose.

use fracas_core::{Chance as _, Fast, Game as _, Legible as _, Seat, Viewer};
use fracas_rlyeh::{Rlyeh, State};
use fracas_testkit::change;
use serde_json::{Value, json};

use crate::random::{open, play, setups, step};

/// Thousands of random changes to the text of saved states: no panic, and what is accepted can be
/// played on.
#[test]
fn whatever_is_accepted_can_be_played_on() {
    let mut chance = Fast::new(21);
    let (mut accepted, mut edited) = (0, 0);
    for setup in setups() {
        let game = open(&setup);
        for _ in 0..40 {
            let moves = chance.below(300);
            let state = play(&game, moves, &mut chance);
            let text = game.save(&state).to_string();
            for _ in 0..40 {
                let changed = change(&text, &mut chance);
                let Ok(saved) = serde_json::from_str(&changed) else { continue };
                let Ok(mut loaded) = game.load(&saved) else { continue };
                accepted += 1;
                edited += u32::from(loaded != state);
                check_playable(&game, &mut loaded, &mut chance);
            }
        }
    }
    assert!(100 < accepted && 50 < edited, "{accepted} accepted, {edited} as other positions");
}

/// The same with changes that keep the form: one number, word or list, anywhere.
#[test]
fn whatever_edit_is_accepted_can_be_played_on() {
    let mut chance = Fast::new(22);
    let (mut accepted, mut while_asking) = (0, 0);
    for setup in setups() {
        let game = open(&setup);
        for _ in 0..30 {
            let moves = chance.below(300);
            let state = play(&game, moves, &mut chance);
            let saved = game.save(&state);
            for _ in 0..30 {
                let mut edited = saved.clone();
                for _ in 0..=chance.below(2) {
                    edit(&mut edited, &mut chance);
                }
                let Ok(mut loaded) = game.load(&edited) else { continue };
                accepted += 1;
                while_asking += u32::from(edited.get("effects").is_some());
                check_playable(&game, &mut loaded, &mut chance);
            }
        }
    }
    assert!(
        400 < accepted && 10 < while_asking,
        "{accepted} accepted, {while_asking} while asking"
    );
}

/// Edits something somewhere: the effects more often than their size would have it.
fn edit(saved: &mut Value, chance: &mut Fast) {
    let is_about_effects = chance.below(2) == 0;
    match saved.get_mut("effects").filter(|_| is_about_effects) {
        Some(effects) => edit_within(effects, chance),
        None => edit_within(saved, chance),
    }
}

fn edit_within(value: &mut Value, chance: &mut Fast) {
    match value {
        Value::Object(fields) => {
            let at = chance.below(fields.len().max(1) as u32) as usize;
            if let Some(field) = fields.values_mut().nth(at) {
                edit_within(field, chance);
            }
        }
        Value::Array(items) => edit_list(items, chance),
        Value::Number(_) => {
            const NUMBERS: [i64; 12] = [-1, 0, 1, 2, 3, 4, 7, 50, 255, 260, 1023, 8192];
            *value = json!(chance.pick(&NUMBERS));
        }
        Value::Bool(is_true) => *is_true = !*is_true,
        Value::String(_) | Value::Null => {
            const WORDS: [&str; 12] = [
                "quarter",
                "kittens",
                "merch",
                "pax-pox",
                "frank",
                "cthulhu",
                "main",
                "start",
                "end",
                "owner",
                "everyone",
                "head-crabs",
            ];
            *value = chance.pick(&WORDS).map_or(Value::Null, |word| json!(word));
        }
    }
}

fn edit_list(items: &mut Vec<Value>, chance: &mut Fast) {
    let len = items.len().max(1) as u32;
    let (one, other) = (chance.below(len) as usize, chance.below(len) as usize);
    if items.is_empty() {
        return;
    }
    match chance.below(6) {
        0 => items.swap(one, other),
        1 => items.push(items[one].clone()),
        2 => drop(items.remove(one)),
        _ => edit_within(&mut items[one], chance),
    }
}

/// Saves, loads, shows and plays a position.
fn check_playable(game: &Rlyeh, state: &mut State, chance: &mut Fast) {
    assert_eq!(game.load(&game.save(state)).as_ref(), Ok(&*state), "it can be saved and loaded");
    for moves in 0..60 {
        if moves % 8 == 0 {
            let _ = game.scene(state, Viewer::Seat(Seat(0)));
        }
        if !step(game, state, chance) {
            assert!(game.outcome(state).is_some(), "a game ends with a result");
            return;
        }
    }
}
