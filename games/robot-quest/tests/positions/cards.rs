//! Cards: where they can be, and how many there are.

use serde_json::{Value, json};

use crate::{choosing_boards, main_phase, placing, put, second_turn, take};

#[test]
fn every_card_is_there_as_often_as_it_exists() {
    main_phase().expect_refused(&[
        (
            "a starting card missing",
            |saved| {
                let deck = gather(saved, 0);
                deck.retain(|card| card != "hammer");
            },
            "cards",
            "hammer: 1 missing; 1 are on the table, of 2 (R16)",
        ),
        (
            "a starting card too many",
            |saved| put(&mut saved["scrap"], json!("jump-jets")),
            "cards",
            "jump-jets: 1 too many; 3 are on the table, of 2 (R16)",
        ),
        (
            "a Supply card too many",
            |saved| saved["supply"]["rivet-gun"] = json!(200),
            "cards",
            "rivet-gun: 188 too many",
        ),
        (
            "a Supply pile left out",
            |saved| drop(saved["supply"].as_object_mut().unwrap().remove("heavy-hammer")),
            "cards",
            "heavy-hammer: 12 missing",
        ),
        ("a Shop card less", |saved| drop(take(&mut saved["shop_deck"])), "cards", "1 missing"),
        (
            "a starting card of another player",
            |saved| {
                gather(saved, 0).retain(|card| card != "hammer");
                gather(saved, 1).push(json!("hammer"));
            },
            "players[1]",
            "2 copies of hammer, of which a player starts with 1 and gets no more (R16, R54)",
        ),
    ]);
}

#[test]
fn the_shop_is_full_of_shop_cards() {
    main_phase().expect_refused(&[
        (
            "an empty space",
            |saved| {
                let card = saved["shop"][2].take();
                put(&mut saved["shop_deck"], card);
            },
            "shop[2]",
            "is filled as long as the Shop Deck or the Scrap Heap has a Shop card (R48, R53)",
        ),
        (
            "an empty space beside a Scrap Heap",
            |saved| {
                let deck = saved["shop_deck"].take();
                saved["shop_deck"] = json!([]);
                saved["scrap"] = deck;
                let card = saved["shop"][2].take();
                put(&mut saved["scrap"], card);
            },
            "shop[2]",
            "is filled as long as",
        ),
        (
            "a Supply card",
            |saved| saved["shop"][0] = json!("rivet-gun"),
            "shop[0]",
            "rivet-gun is no Shop card (R7)",
        ),
        (
            "a starting card in the deck",
            |saved| saved["shop_deck"][0] = json!("hammer"),
            "shop_deck",
            "hammer is no Shop card (R7)",
        ),
    ]);
}

#[test]
fn cards_are_in_play_in_the_turn_of_their_player() {
    second_turn().expect_refused(&[(
        "a card in play in the turn of another",
        |saved| {
            let card = gather(saved, 0).pop().unwrap();
            put(&mut saved["players"][0]["in_play"], card);
        },
        "players[0].in_play",
        "Cleanup discards them (R33)",
    )]);
    second_turn().edited(|saved| {
        let card = gather(saved, 1).pop().unwrap();
        put(&mut saved["players"][1]["in_play"], card);
    });
}

#[test]
fn nobody_has_done_anything_with_cards_before_the_first_turn() {
    let played = |saved: &mut Value| {
        let card = take(&mut saved["players"][0]["deck"]);
        put(&mut saved["players"][0]["in_play"], card);
    };
    for position in [choosing_boards(), placing()] {
        position.expect_refused(&[
            ("a card in play", played, "players[0].in_play", "Main phase of the player alone"),
            (
                "a discarded card",
                |saved| {
                    let card = take(&mut saved["players"][0]["deck"]);
                    put(&mut saved["players"][0]["discard"], card);
                },
                "players[0].discard",
                "is empty before the first turn (R16)",
            ),
            (
                "a scrapped card",
                |saved| {
                    let card = take(&mut saved["shop_deck"]);
                    put(&mut saved["scrap"], card);
                },
                "scrap",
                "is empty before the first turn (R25)",
            ),
            (
                "a card bought",
                |saved| {
                    let card = take(&mut saved["shop_deck"]);
                    put(&mut saved["players"][1]["deck"], card);
                },
                "players[1].deck",
                "no other cards before the first turn (R16)",
            ),
            (
                "a card drawn",
                |saved| {
                    let card = take(&mut saved["players"][1]["deck"]);
                    put(&mut saved["players"][1]["hand"], card);
                },
                "players[1].hand",
                "(R13, R17)",
            ),
        ]);
    }
}

#[test]
fn an_empty_shop_space_is_possible_when_all_shop_cards_are_owned() {
    main_phase().edited(|saved| {
        let mut owned = saved["shop_deck"].take();
        saved["shop_deck"] = json!([]);
        put(&mut owned, saved["shop"][5].take());
        let scrap = saved["scrap"].as_array_mut().unwrap();
        owned.as_array_mut().unwrap().append(scrap);
        saved["players"][0]["discard"]
            .as_array_mut()
            .unwrap()
            .append(owned.as_array_mut().unwrap());
    });
}

#[test]
fn a_hand_may_be_of_any_size() {
    main_phase().edited(|saved| {
        let cards = gather(saved, 0).clone();
        saved["players"][0]["deck"] = json!([]);
        saved["players"][0]["hand"] = json!(cards);
    });
}

/// Puts all cards of a player into the deck.
fn gather(saved: &mut Value, seat: usize) -> &mut Vec<Value> {
    let player = &mut saved["players"][seat];
    for part in ["hand", "in_play", "discard"] {
        let mut cards = player[part].take();
        player[part] = json!([]);
        player["deck"].as_array_mut().unwrap().append(cards.as_array_mut().unwrap());
    }
    player["deck"].as_array_mut().unwrap()
}
