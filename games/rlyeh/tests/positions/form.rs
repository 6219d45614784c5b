//! Words that mean nothing, and fields that are not there.

use serde_json::json;

use crate::{choosing_heroes, main_phase, put};

#[test]
fn unknown_words_are_refused_with_what_was_meant() {
    main_phase().expect_refused(&[
        (
            "a card with a slip of the pen",
            |saved| saved["players"][1]["hand"][0] = json!("quartr"),
            "players[1].hand",
            "did you mean \"quarter\"?",
        ),
        (
            "a card by its name",
            |saved| saved["players"][1]["discard"] = json!(["Kittens"]),
            "players[1].discard",
            "did you mean \"kittens\"?",
        ),
        (
            "a card on top of a deck",
            |saved| {
                saved["players"][0]["deck"]["top"] =
                    json!([{ "card": "nothing", "seen_by": "owner" }]);
            },
            "players[0].deck.top",
            "there is no card \"nothing\"",
        ),
        (
            "a hero",
            |saved| saved["players"][0]["hero"] = json!("Frank"),
            "players[0].hero",
            "did you mean \"frank\"?",
        ),
        (
            "a stack",
            |saved| saved["board"][2]["card"] = json!("preschooler-liza"),
            "board[2].card",
            "did you mean \"preschooler-lisa\"?",
        ),
        (
            "a Boss",
            |saved| saved["bosses"][2]["boss"] = json!("cthullu"),
            "bosses[2].boss",
            "did you mean \"cthulhu\"?",
        ),
        ("the Glob token", |saved| saved["glob"] = json!("blob"), "glob", "no card \"blob\""),
        (
            "a card that was played",
            |saved| saved["this_turn"]["plays"] = json!(["merchandise"]),
            "this_turn.plays",
            "there is no card",
        ),
        (
            "a card that was shown",
            |saved| saved["mind"] = json!({ "shown": "merchandise" }),
            "mind.shown",
            "there is no card",
        ),
    ]);
}

#[test]
fn wrong_numbers_of_players_and_cards_are_refused() {
    main_phase().expect_refused(&[
        (
            "a third player",
            |saved| {
                let player = saved["players"][0].clone();
                put(&mut saved["players"], player);
            },
            "players",
            "the table has 2 players, not 3",
        ),
        ("a seat", |saved| saved["active"] = json!(2), "active", "seats are 0 to 1"),
        ("another seat", |saved| saved["first"] = json!(255), "first", "there is no seat 255"),
        (
            "a seat that was asked",
            |saved| saved["mind"] = json!({ "asked": [7] }),
            "mind",
            "there is no seat 7",
        ),
        (
            "a head",
            |saved| saved["players"][0]["head"] = json!({ "by": 4, "is_safe": false }),
            "players[0].head.by",
            "there is no seat 4",
        ),
        (
            "hundreds of cards",
            |saved| saved["deleted"] = json!(vec!["quarter"; 300]),
            "deleted",
            "at most 255 can be here, not 300",
        ),
        (
            "all cards in the hand of one player",
            |saved| saved["players"][0]["hand"] = json!(vec!["quarter"; 250]),
            "players[0]",
            "cards, not more",
        ),
        (
            "a long row of stacks",
            |saved| {
                let stack = saved["board"][0].clone();
                saved["board"] = json!(vec![stack; 17]);
            },
            "board",
            "at most 16 can be here, not 17",
        ),
        (
            "four Bosses",
            |saved| {
                let boss = saved["bosses"][0].clone();
                put(&mut saved["bosses"], boss);
            },
            "bosses",
            "at most 3 can be here",
        ),
        (
            "a trigger",
            |saved| saved["players"][0]["used"] = json!([16]),
            "players[0].used",
            "there is no trigger 16",
        ),
        (
            "too many cards seen by the owner alone",
            |saved| {
                let top = json!({ "card": "quarter", "seen_by": "owner" });
                saved["players"][0]["deck"]["top"] = json!(vec![top; 65]);
            },
            "players[0].deck.top",
            "only the first 64 cards",
        ),
    ]);
}

#[test]
fn another_form_is_refused() {
    choosing_heroes().expect_refused(&[
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
            "three heroes to choose from",
            |saved| {
                let hero = saved["players"][0]["offered"][0].clone();
                put(&mut saved["players"][0]["offered"], hero);
            },
            "state",
            "invalid length 3",
        ),
        (
            "who has seen a card",
            |saved| {
                saved["players"][0]["deck"]["top"] =
                    json!([{ "card": "quarter", "seen_by": "nobody" }]);
            },
            "state",
            "unknown variant `nobody`",
        ),
        ("a big number", |saved| saved["turn"] = json!(70_000), "state", "invalid value"),
    ]);
}

#[test]
fn all_problems_are_named_at_once() {
    let mut position = main_phase();
    position.saved["tokens"] = json!(10_000);
    position.saved["quiet"] = json!(101);
    position.saved["pox"] = json!(9);
    position.saved["this_turn"]["played"] = json!(3);
    let problems = position.load().unwrap_err();
    let places: Vec<&str> = problems.iter().map(|problem| &*problem.place).collect();
    let expected = ["tokens", "quiet", "cards", "this_turn.plays"];
    assert!(expected.iter().all(|place| places.contains(place)), "{problems}");
}
