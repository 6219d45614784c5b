//! What was saved is loaded as it was.

use fracas_core::Fast;
use serde_json::Value;

use crate::phase;
use crate::random::{open, setups};

/// Whole games of every kind of table, saved and loaded at every decision.
#[test]
fn every_position_of_random_games_is_loaded_as_it_was() {
    let mut chance = Fast::new(1);
    let (mut positions, mut asked, mut ordered) = (0, 0, 0);
    for setup in setups() {
        open(&setup).check_games(4, &mut chance, |saved| {
            positions += 1;
            asked += u32::from(!saved["effects"].is_null());
            let arena = saved["arena"].as_array().unwrap();
            ordered += u32::from(arena.iter().any(|fighter| !fighter["pending"].is_null()));
        });
    }
    assert!(2_000 < positions, "{positions} positions");
    assert!(100 < asked && 20 < ordered, "{asked} while asking, {ordered} with something pending");
}

#[test]
fn a_saved_state_is_made_of_words() {
    let saved = phase("discard").saved;
    let fighter = &saved["arena"][0];
    assert!(fighter["dude"].is_string() && fighter["controller"].is_u64(), "{fighter}");
    assert!(saved["deck"].as_array().unwrap().iter().all(Value::is_string));
    assert_eq!(saved["phase"], "discard");
    assert!(saved.get("effects").is_none(), "what is not under way is left out");
}
