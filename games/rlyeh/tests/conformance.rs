//! The properties that hold for every game, over generated play of Rumble in R'lyeh.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_core::Setup;
use fracas_rlyeh::{ID, Rlyeh};
use fracas_testkit::{Coverage, Suite};
use serde_json::Value;

/// Lists every card: in decks, hands and piles, on the board, deleted, and on heads. What a hero that was not
/// chosen would have started with is in the box.
fn cards(saved: &Value) -> Vec<String> {
    let mut found = Vec::new();
    let mut list = |cards: &Value| {
        let cards = cards.as_array().into_iter().flatten();
        found.extend(cards.map(|card| card["card"].as_str().or(card.as_str()).unwrap().to_owned()));
    };
    for player in saved["players"].as_array().unwrap() {
        for part in ["hand", "shown", "play", "discard", "front"] {
            list(&player[part]);
        }
        for part in ["bottom", "cards", "top"] {
            list(&player["deck"][part]);
        }
    }
    for boss in saved["bosses"].as_array().unwrap() {
        list(&boss["loots"]);
    }
    list(&saved["deleted"]);
    for stack in saved["board"].as_array().unwrap() {
        let card = stack["card"].as_str().unwrap();
        found.extend((0..stack["left"].as_u64().unwrap()).map(|_| card.to_owned()));
    }
    let players = saved["players"].as_array().unwrap().iter();
    let on_heads = players.filter(|player| player["head"].is_object()).count() as u64;
    found.extend((0..saved["pox"].as_u64().unwrap() + on_heads).map(|_| "pax-pox".to_owned()));
    // Before heroes are chosen nobody has a starting deck, and a Boss of Level 3 belongs to nobody.
    found.retain(|card| !is_starting_card(card) && !is_boss(saved, card));
    found
}

fn is_starting_card(card: &str) -> bool {
    ["quarter", "cardboard-tube", "puppy-cuddles", "staff-of-karapyss"].contains(&card)
}

fn is_boss(saved: &Value, card: &str) -> bool {
    let bosses = saved["bosses"].as_array().unwrap().iter();
    bosses.filter_map(|boss| boss["boss"].as_str()).any(|boss| card.starts_with(boss))
}

fn run(mode: &str, seats: usize, options: &[(&str, &str)], games: u64) -> Coverage {
    let setup = Setup {
        game: ID.into(),
        mode: mode.into(),
        seats: Some(seats),
        options: options.iter().map(|(id, value)| ((*id).into(), (*value).into())).collect(),
        ..Setup::default()
    };
    let game = Rlyeh::open(&setup).unwrap();
    // Who cannot block or play anything is asked all the same, so that it does not show.
    let suite = Suite::new(game, setup).conserving(cards).with_forced_moves().with_open_choices();
    let coverage = suite.longest(20_000).replays(1).run(games, 2026);
    assert_eq!(coverage.games, games);
    assert!(50 * games < coverage.decisions, "{coverage:?}");
    coverage
}

#[test]
fn first_game_of_two() {
    run("first", 2, &[], 3);
}

#[test]
fn first_game_of_three_with_other_rows() {
    run("first", 3, &[("rows", "random")], 2);
}

#[test]
fn first_game_of_four() {
    run("first", 4, &[], 2);
}

#[test]
fn two_players_with_gold() {
    run("advanced", 2, &[], 3);
}

#[test]
fn three_players_without_gold() {
    run("without-gold", 3, &[], 2);
}

#[test]
fn four_players_to_six_stacks() {
    run("advanced", 4, &[("stacks-to-end", "6")], 2);
}
