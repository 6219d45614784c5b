//! What was saved is loaded as it was.

use fracas_core::{Chance as _, Fast, Game as _, Legible as _, Silent};
use fracas_robot_quest::{RobotQuest, State};
use fracas_testkit::Wander;

use crate::random::{open, setups};
use crate::{main_phase, put};

/// Whole games of every kind of table, saved and loaded at every decision.
#[test]
fn every_position_of_random_games_is_loaded_as_it_was() {
    let mut chance = Fast::new(1);
    let (mut positions, mut asked, mut scheduled) = (0, 0, 0);
    for setup in setups() {
        open(&setup).check_games(5, &mut chance, |saved| {
            positions += 1;
            asked += u32::from(!saved["effects"].is_null());
            scheduled += u32::from(!saved["scheduled"].is_null());
        });
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

/// Every card of a pack that says every word, played from the hand in the middle of a game, with all
/// that follows.
#[test]
fn every_card_of_a_pack_is_played_and_loaded_as_it_was() {
    let table = open(&setups().pop().unwrap());
    let mut chance = Fast::new(3);
    let cards = table.game.cards().into_iter().map(|card| card.id);
    let cards: Vec<String> = cards.filter(|id| id.starts_with("test-")).collect();
    assert_eq!(cards.len(), 66);
    for card in cards {
        let played = (0..400).filter(|_| play_card(&table, &card, &mut chance)).take(3);
        assert_eq!(played.count(), 3, "{card}");
    }
}

/// Puts a card of the Shop Deck into a hand and plays it; false if that cannot be done.
fn play_card(table: &Wander<RobotQuest>, card: &str, chance: &mut Fast) -> bool {
    let (game, moves) = (&table.game, 20 + chance.below(100));
    let played = table.play(moves, chance);
    let Some(mut state) = with_card(game, card, &played) else { return false };
    let Some(seat) = game.to_act(&state).first() else { return false };
    let mut actions = Vec::new();
    game.actions(&state, seat, &mut actions);
    actions.retain(|action| game.notation(*action).split(' ').any(|word| word == card));
    let Some(action) = chance.pick(&actions) else { return false };
    game.apply(&mut state, seat, action, chance, &mut Silent);
    for _ in 0..40 {
        table.check_saved(&state);
        if !table.step(&mut state, chance) {
            break;
        }
    }
    true
}

/// Gets a position with a card in the hand of the one who is to act; none if it is not in the Shop Deck
/// or not the time to play it.
fn with_card(game: &RobotQuest, card: &str, state: &State) -> Option<State> {
    let mut saved = game.save(state);
    if saved["phase"] != "main" || !saved["effects"].is_null() {
        return None;
    }
    let deck = saved["shop_deck"].as_array_mut()?;
    let at = deck.iter().position(|id| id == card)?;
    let (card, seat) = (deck.remove(at), saved["active"].as_u64()? as usize);
    put(&mut saved["players"][seat]["hand"], card);
    Some(game.load(&saved).unwrap())
}
