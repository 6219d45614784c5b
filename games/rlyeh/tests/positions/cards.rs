//! Cards: where they can be, and how many there are.

use serde_json::{Value, json};

use crate::{after_plays, choosing_heroes, find, gather, main_phase, put, take};

#[test]
fn every_card_is_there_as_often_as_it_exists() {
    main_phase().expect_refused(&[
        (
            "a starting card missing",
            |saved| {
                let deck = gather(saved, 0);
                let at = deck.iter().position(|card| card == "quarter").unwrap();
                deck.remove(at);
            },
            "cards",
            "quarter: 1 missing",
        ),
        (
            "a starting card too many",
            |saved| put(&mut saved["deleted"], json!("cardboard-tube")),
            "cards",
            "cardboard-tube: 1 too many",
        ),
        (
            "the unique card of a hero who is not there",
            |saved| put(&mut saved["players"][0]["discard"], json!("puppy-cuddles")),
            "cards",
            "puppy-cuddles: 1 too many; 1 are on the table, of 0 (R23)",
        ),
        (
            "a card of a stack too many",
            |saved| saved["board"][0]["left"] = json!(200),
            "cards",
            "bono-trask: 19",
        ),
        (
            "a card of a stack that is not on the board",
            |saved| put(&mut saved["deleted"], json!("globfather")),
            "cards",
            "globfather: 1 too many; 1 are on the table, of 0 (R34)",
        ),
        (
            "a Loot less",
            |saved| drop(take(&mut saved["bosses"][0]["loots"])),
            "cards",
            "1 missing; 0 are on the table, of 1 (R35)",
        ),
        (
            "a Loot twice",
            |saved| {
                let loot = saved["bosses"][0]["loots"][0].clone();
                put(&mut saved["players"][0]["discard"], loot);
            },
            "cards",
            "1 too many; 2 are on the table, of 1 (R35)",
        ),
        (
            "a PAX Pox that comes from nowhere",
            |saved| {
                saved["players"][0]["head"] = json!({ "by": 1, "is_safe": false });
            },
            "cards",
            "pax-pox: 1 too many; 21 are on the table, of 20 (R31)",
        ),
    ]);
}

#[test]
fn a_card_may_be_with_anyone_or_deleted() {
    main_phase().edited(|saved| {
        saved["board"][1]["left"] = json!(5);
        for place in ["hand", "discard"] {
            put(&mut saved["players"][0][place], json!("merch"));
        }
        put(&mut saved["deleted"], json!("merch"));
        saved["players"][1]["deck"]["bottom"] = json!(["merch"]);
        let loot = take(&mut saved["bosses"][0]["loots"]);
        put(&mut saved["players"][0]["hand"], loot);
        saved["pox"] = json!(19);
        saved["players"][0]["head"] = json!({ "by": 1, "is_safe": false });
    });
}

#[test]
fn cards_are_in_play_in_the_turn_of_their_player() {
    main_phase().expect_refused(&[(
        "a card in play in the turn of another",
        |saved| {
            let card = gather(saved, 0).pop().unwrap();
            put(&mut saved["players"][0]["play"], card);
        },
        "players[0].play",
        "they are discarded at its end (R82)",
    )]);
    main_phase().edited(|saved| {
        let card = gather(saved, 1).pop().unwrap();
        put(&mut saved["players"][1]["play"], card);
    });
}

#[test]
fn only_cards_that_say_so_are_in_front_of_a_player() {
    main_phase().expect_refused(&[(
        "a Quarter in front",
        |saved| {
            let deck = gather(saved, 0);
            let at = deck.iter().position(|card| card == "quarter").unwrap();
            let card = deck.remove(at);
            saved["players"][0]["front"] = json!([card]);
        },
        "players[0].front",
        "quarter does not stay in front of a player (R85)",
    )]);
    main_phase().edited(|saved| {
        let loots = saved["bosses"][2]["loots"].as_array_mut().unwrap();
        loots.retain(|loot| loot != "the-call-of-cthulhu");
        saved["players"][0]["front"] = json!(["the-call-of-cthulhu"]);
    });
}

#[test]
fn nobody_has_done_anything_with_cards_before_the_first_turn() {
    let setup = crate::chosen_heroes();
    let one_has_chosen = find(&setup, |saved| {
        saved["phase"] == "heroes" && saved["first"] == 0 && saved["players"][0]["hero"].is_string()
    });
    one_has_chosen.expect_refused(&[
        (
            "a card in play",
            |saved| move_card(saved, "play"),
            "players[0].play",
            "in the turn of the player alone",
        ),
        (
            "a discarded card",
            |saved| move_card(saved, "discard"),
            "players[0].discard",
            "is empty before the first turn (R25)",
        ),
        (
            "a card drawn",
            |saved| move_card(saved, "hand"),
            "players[0].hand",
            "has 6 cards before the first turn (R25)",
        ),
        (
            "a card shown",
            |saved| {
                let card = take(&mut saved["players"][0]["hand"]);
                saved["players"][0]["shown"] = json!([card]);
            },
            "players[0].deck",
            "was seen by nobody before the first turn (R25)",
        ),
        (
            "a card taken from the board",
            |saved| {
                let card = saved["board"][0]["card"].clone();
                saved["board"][0]["left"] = json!(8);
                put(&mut saved["players"][0]["deck"]["cards"], card);
            },
            "board[0].left",
            "is 9 before the first turn (R34)",
        ),
        (
            "a deleted card",
            |saved| {
                let card = take(&mut saved["players"][0]["deck"]["cards"]);
                put(&mut saved["deleted"], card);
            },
            "deleted",
            "is empty before the first turn (R32)",
        ),
        (
            "the cards of another hero",
            |saved| {
                let card = take(&mut saved["players"][0]["deck"]["cards"]);
                put(&mut saved["players"][1]["deck"]["cards"], card);
            },
            "players[1].deck",
            "has the starting cards of the hero (R22, R23)",
        ),
    ]);
    choosing_heroes().expect_refused(&[(
        "a hand before the hero is chosen",
        |saved| put(&mut saved["players"][0]["hand"], json!("quarter")),
        "players[0].hand",
        "has 0 cards before the first turn (R25)",
    )]);
}

/// Moves a card of the first player from the deck to another part.
fn move_card(saved: &mut Value, part: &str) {
    let card = take(&mut saved["players"][0]["deck"]["cards"]);
    put(&mut saved["players"][0][part], card);
}

#[test]
fn a_hand_may_be_of_any_size_and_known_to_all() {
    after_plays().edited(|saved| {
        let cards = gather(saved, 0).clone();
        saved["players"][0]["deck"]["cards"] = json!([]);
        saved["players"][0]["shown"] = json!(cards);
    });
}
