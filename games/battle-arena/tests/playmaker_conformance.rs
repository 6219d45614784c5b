//! The properties that hold for every game, over generated play of Playmaker with random legal decks over
//! all Plays.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_battle_arena::{BattleArena, Catalogue, Deck, FORMATS, ID};
use fracas_core::{Fast, Setup};
use fracas_testkit::Suite;
use serde_json::Value;

/// The number of tables; each has decks of its own.
const TABLES: u64 = 60;
/// The number of games at each of them.
const GAMES: u64 = 6;

/// Lists every Hero and Play on the table.
fn cards(saved: &Value) -> Vec<String> {
    let mut cards = Vec::new();
    for (seat, player) in saved["players"].as_array().unwrap().iter().enumerate() {
        list(player, "", &mut |place, card| {
            // These say where a card is known to be; they are no other card.
            if !["seen_hand", "hidden_heroes", "hidden_plays", "ran", "last_play"].contains(&place)
            {
                cards.push(format!("{seat} {card}"));
            }
        });
    }
    cards
}

/// Goes through all texts of a saved player that name a card.
fn list(value: &Value, place: &str, found: &mut impl FnMut(&str, &str)) {
    match value {
        Value::String(card) => found(place, card),
        Value::Array(items) => items.iter().for_each(|item| list(item, place, found)),
        Value::Object(fields) => fields.iter().for_each(|(key, field)| {
            let place = if ["play", "hero"].contains(&key.as_str()) { place } else { key };
            list(field, place, found);
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[test]
fn playmaker_with_any_decks() {
    for table in 0..TABLES {
        let mut chance = Fast::new(table);
        let mut deck = || {
            let deck = Deck::random(Catalogue::base(), &FORMATS[0], &mut chance);
            deck.unwrap_or_else(|why| panic!("{why}")).write(Catalogue::base())
        };
        let setup = Setup {
            game: ID.into(),
            mode: "playmaker".into(),
            decks: vec![deck(), deck()],
            ..Setup::default()
        };
        let game = BattleArena::open(&setup).unwrap_or_else(|why| panic!("{why}"));
        // A player whose only choice is to stop is asked all the same: others must not learn that. Whether an
        // offer of a Play is taken is open, and a coin that it flips may change nothing; the hidden choices
        // are those of Substitution, which the other suites look into.
        let suite = Suite::new(game, setup).longest(2_000).conserving(cards).replays(1);
        suite.with_forced_moves().with_open_choices().run(GAMES, table);
    }
}
