//! All cards of a table, wherever they are.

use serde_json::Value;

/// Lists every card: in decks, hands and piles, on the board, deleted, and on heads. What a hero that was not
/// chosen would have started with is in the box.
pub(crate) fn cards(saved: &Value) -> Vec<String> {
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
    let unique = ["puppy-cuddles", "staff-of-karapyss", "batleth", "license-to-kill"];
    ["quarter", "cardboard-tube"].iter().chain(&unique).any(|id| *id == card)
}

fn is_boss(saved: &Value, card: &str) -> bool {
    let bosses = saved["bosses"].as_array().unwrap().iter();
    bosses.filter_map(|boss| boss["boss"].as_str()).any(|boss| card.starts_with(boss))
}
