//! What was saved is loaded as it was.

use fracas_core::{Fast, Game as _, Legible as _};

use crate::main_phase;
use crate::random::{open, play, setups, step};

/// Whole games of every kind of table, saved and loaded at every decision.
#[test]
fn every_position_of_random_games_is_loaded_as_it_was() {
    let mut chance = Fast::new(1);
    let (mut positions, mut asked, mut scheduled) = (0, 0, 0);
    for setup in setups() {
        let game = open(&setup);
        for _ in 0..5 {
            let mut state = play(&game, 0, &mut chance);
            loop {
                let saved = game.save(&state);
                match game.load(&saved) {
                    Ok(loaded) => assert_eq!(loaded, state, "{saved:#}"),
                    Err(problems) => panic!("{problems}\n{saved:#}"),
                }
                positions += 1;
                asked += u32::from(!saved["effects"].is_null());
                scheduled += u32::from(!saved["scheduled"].is_null());
                if !step(&game, &mut state, &mut chance) {
                    break;
                }
            }
            assert!(game.outcome(&state).is_some(), "the last position is the end");
        }
    }
    assert!(5_000 < positions, "{positions} positions");
    assert!(
        100 < asked && 10 < scheduled,
        "{asked} while asking, {scheduled} with something to come"
    );
}

#[test]
fn a_saved_state_is_made_of_words() {
    let saved = main_phase().saved;
    let robot = &saved["players"][0]["robots"][0];
    assert!(robot["robot"].is_string() && robot["space"].is_string(), "{robot}");
    assert!(saved["shop"].as_array().unwrap().iter().all(serde_json::Value::is_string));
    assert_eq!(saved["supply"]["advanced-battery"], 12, "{}", saved["supply"]);
    assert!(saved.get("effects").is_none(), "what is not under way is left out");
}
