//! What was saved is loaded as it was.

use fracas_core::{Fast, Legible as _};

use crate::random::{open, setups};
use crate::{choosing_heroes, main_phase};

/// Whole games of every kind of table, saved and loaded at every decision.
#[test]
fn every_position_of_random_games_is_loaded_as_it_was() {
    let mut chance = Fast::new(1);
    let (mut positions, mut asked) = (0, 0);
    for setup in setups() {
        open(&setup).check_games(5, &mut chance, |saved| {
            positions += 1;
            asked += u32::from(!saved["effects"].is_null());
        });
    }
    assert!(5_000 < positions, "{positions} positions");
    assert!(100 < asked, "{asked} while asking");
}

#[test]
fn a_saved_state_is_made_of_words() {
    let saved = main_phase().saved;
    let player = &saved["players"][0];
    assert!(player["hero"].is_string() && player["hand"][0].is_string(), "{player}");
    assert!(player.get("offered").is_none(), "what is chosen is left out");
    let stack = &saved["board"][0];
    assert!(stack["card"].is_string() && stack["left"].is_u64(), "{stack}");
    assert_eq!(saved["bosses"][0]["loots"].as_array().unwrap().len(), 8);
    assert!(saved.get("effects").is_none(), "what is not under way is left out");
    let offered = &choosing_heroes().saved["players"][0]["offered"];
    assert!(offered[0].is_string() && offered[1].is_string(), "{offered}");
}

/// What only the owner has seen on top of a deck stays so.
#[test]
fn who_has_seen_a_card_on_top_is_kept() {
    let position = main_phase().edited(|saved| {
        let deck = &mut saved["players"][1]["deck"];
        let cards = deck["cards"].as_array_mut().unwrap();
        let (one, other) = (cards.pop().unwrap(), cards.pop().unwrap());
        deck["top"] = serde_json::json!([
            { "card": one, "seen_by": "owner" },
            { "card": other, "seen_by": "everyone" },
        ]);
    });
    let again = position.game.save(&position.load().unwrap());
    assert_eq!(again["players"][1]["deck"], position.saved["players"][1]["deck"]);
}
