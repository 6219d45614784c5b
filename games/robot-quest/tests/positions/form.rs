//! Words that mean nothing, and fields that are not there.

use serde_json::json;

use crate::{choosing_boards, main_phase};

#[test]
fn unknown_words_are_refused_with_what_was_meant() {
    main_phase().expect_refused(&[
        (
            "a card with a slip of the pen",
            |saved| saved["players"][1]["hand"][0] = json!("batery"),
            "players[1].hand",
            "did you mean \"battery\"?",
        ),
        (
            "a card in the Shop",
            |saved| saved["shop"][3] = json!("hamer"),
            "shop[3]",
            "there is no card \"hamer\"",
        ),
        (
            "a robot by its name",
            |saved| saved["players"][0]["robots"][1]["robot"] = json!("Pug"),
            "players[0].robots[1].robot",
            "did you mean \"pug\"?",
        ),
        (
            "a space off the arena",
            |saved| saved["players"][0]["robots"][0]["space"] = json!("h1"),
            "players[0].robots[0].space",
            "\"h1\" is not a space; spaces are a1 to g7",
        ),
        (
            "a pile that is not in the Supply",
            |saved| saved["supply"]["hammer"] = json!(1),
            "supply",
            "\"hammer\" has no Supply pile (R6)",
        ),
        (
            "an obstacle",
            |saved| saved["players"][0]["robots"][0]["knocked_into"] = json!(["side north"]),
            "players[0].robots[0].knocked_into",
            "write `wall d4`, `robot ROBOT` or `side top`",
        ),
    ]);
}

#[test]
fn wrong_numbers_of_players_robots_and_cards_are_refused() {
    main_phase().expect_refused(&[
        (
            "a third player",
            |saved| {
                let player = saved["players"][0].clone();
                crate::put(&mut saved["players"], player);
            },
            "players",
            "the table has 2 players, not 3",
        ),
        (
            "a third robot",
            |saved| {
                let robot = saved["players"][0]["robots"][0].clone();
                crate::put(&mut saved["players"][0]["robots"], robot);
            },
            "players[0].robots",
            "a player has 2 robots here, not 3 (R164)",
        ),
        ("a seat", |saved| saved["active"] = json!(2), "active", "seats are 0 to 1"),
        ("another seat", |saved| saved["first"] = json!(255), "first", "there is no seat 255"),
        (
            "a hundred copies more",
            |saved| saved["scrap"] = json!(vec!["battery"; 300]),
            "scrap",
            "at most 196 cards",
        ),
        (
            "all cards in hands of one player",
            |saved| {
                saved["players"][0]["hand"] = json!(vec!["battery"; 100]);
                saved["players"][0]["deck"] = json!(vec!["battery"; 100]);
            },
            "players[0]",
            "can own 166 cards",
        ),
    ]);
}

#[test]
fn another_form_is_refused() {
    choosing_boards().expect_refused(&[
        ("a list", |saved| *saved = json!([]), "state", "invalid"),
        ("nothing", |saved| *saved = json!(null), "state", "invalid"),
        (
            "a new field",
            |saved| saved["weather"] = json!("fine"),
            "state",
            "unknown field `weather`",
        ),
        (
            "a field left out",
            |saved| drop(saved.as_object_mut().unwrap().remove("turn")),
            "state",
            "missing field `turn`",
        ),
        ("a phase", |saved| saved["phase"] = json!("lunch"), "state", "unknown variant `lunch`"),
        (
            "five Shop spaces",
            |saved| drop(crate::take(&mut saved["shop"])),
            "state",
            "invalid length 5",
        ),
        ("a big number", |saved| saved["turn"] = json!(70_000), "state", "invalid value"),
    ]);
}

#[test]
fn all_problems_are_named_at_once() {
    let mut position = main_phase();
    position.saved["energy"] = json!(1_000);
    position.saved["quiet"] = json!(101);
    position.saved["reserve"]["blue"] = json!(9);
    let problems = position.load().unwrap_err();
    let places: Vec<&str> = problems.iter().map(|problem| &*problem.place).collect();
    assert!(
        ["energy", "quiet", "reserve.blue"].iter().all(|place| places.contains(place)),
        "{problems}"
    );
}
