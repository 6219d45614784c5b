//! Positions that are possible, or that nobody wrote on purpose.

use fracas_core::{Chance as _, Fast, Game as _, Legible as _, Seat, Viewer};
use fracas_robot_quest::{RobotQuest, State};
use fracas_testkit::{change, edit};

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
    assert!(150 < accepted && 100 < edited, "{accepted} accepted, {edited} as other positions");
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
                    edit(&mut edited, WORDS, &mut chance);
                }
                let Ok(mut loaded) = game.load(&edited) else { continue };
                accepted += 1;
                while_asking += u32::from(edited.get("effects").is_some());
                check_playable(&game, &mut loaded, &mut chance);
            }
        }
    }
    assert!(
        500 < accepted && 10 < while_asking,
        "{accepted} accepted, {while_asking} while asking"
    );
}

/// Words that a saved state may have.
const WORDS: &[&str] = &[
    "a1", "d4", "c4", "e7", "pug", "crate", "battery", "hammer", "main", "start", "respawn", "end",
];

/// Saves, loads, shows and plays a position.
fn check_playable(game: &RobotQuest, state: &mut State, chance: &mut Fast) {
    assert_eq!(game.load(&game.save(state)).as_ref(), Ok(&*state), "it can be saved and loaded");
    for moves in 0..40 {
        if moves % 8 == 0 {
            let _ = game.scene(state, Viewer::Seat(Seat(0)));
        }
        if !step(game, state, chance) {
            assert!(game.outcome(state).is_some(), "a game ends with a result");
            return;
        }
    }
}
