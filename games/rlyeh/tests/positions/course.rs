//! Turns, phases, what happened in a turn, and the end.

use serde_json::json;

use crate::{after_plays, choosing_heroes, main_phase, over};

#[test]
fn turns_go_around_from_the_first_player() {
    main_phase().expect_refused(&[
        (
            "a turn of the other player",
            |saved| saved["turn"] = json!(3),
            "turn",
            "3 is a turn of seat 0, not of seat 1, since seat 0 went first (R62)",
        ),
        ("no turn", |saved| saved["turn"] = json!(0), "turn", "is 1 or more"),
        (
            "another first player",
            |saved| saved["first"] = json!(1),
            "turn",
            "since seat 1 went first (R62)",
        ),
        ("too many turns", |saved| saved["turn"] = json!(60_000), "turn", "is 50000 at most"),
        (
            "more quiet turns than turns",
            |saved| saved["quiet"] = json!(5),
            "quiet",
            "5 in which nothing was taken from the board, of 2 in all (R173)",
        ),
        (
            "quiet turns without end",
            |saved| {
                saved["turn"] = json!(200);
                saved["quiet"] = json!(101);
            },
            "quiet",
            "after 100 turns in which nothing was taken the game is over (R173)",
        ),
    ]);
}

#[test]
fn before_the_first_turn_nothing_has_happened() {
    choosing_heroes().expect_refused(&[
        ("a turn", |saved| saved["turn"] = json!(1), "turn", "is 0 until all heroes are chosen"),
        (
            "Tokens",
            |saved| saved["tokens"] = json!(1),
            "tokens",
            "is 0 before the first turn (R84)",
        ),
        (
            "another active player",
            |saved| saved["active"] = json!(u8::from(saved["first"] == 0)),
            "active",
            "is the first player until the first turn (R61)",
        ),
        (
            "a play",
            |saved| saved["this_turn"]["played"] = json!(1),
            "this_turn",
            "is empty before the first turn (R63)",
        ),
        ("a turn's phase", |saved| saved["phase"] = json!("main"), "players[0].hero", "(R58)"),
    ]);
}

#[test]
fn a_phase_is_where_someone_decides() {
    main_phase().expect_refused(&[
        (
            "the start of a turn",
            |saved| saved["phase"] = json!("start"),
            "phase",
            "only while an effect asks something (R63)",
        ),
        (
            "the end of a turn",
            |saved| saved["phase"] = json!("end"),
            "phase",
            "only while an effect asks something (R63)",
        ),
        (
            "heroes where they are dealt",
            |saved| saved["phase"] = json!("heroes"),
            "phase",
            "is never \"heroes\" at this table: heroes are dealt (R20)",
        ),
        (
            "the end of the game without a reason",
            |saved| saved["phase"] = json!("over"),
            "phase",
            "is \"over\" only when a Boss of Level 3 was bought (R120)",
        ),
    ]);
}

#[test]
fn the_game_is_over_when_it_must_be() {
    over().expect_refused(&[(
        "a game that goes on",
        |saved| saved["phase"] = json!("main"),
        "phase",
        "stacks are depleted (R123)",
    )]);
    main_phase().expect_refused(&[(
        "a Boss bought and no end",
        |saved| {
            let loots = saved["bosses"][0]["loots"].take();
            saved["bosses"][0] =
                json!({ "boss": "tychos-grandma", "loots": [], "is_bought": true });
            let discard = saved["players"][0]["discard"].as_array_mut().unwrap();
            discard.extend(loots.as_array().unwrap().iter().cloned());
            discard.push(json!("tychos-grandma-3"));
        },
        "phase",
        "is \"over\" once a Boss of Level 3 was bought (R120)",
    )]);
    main_phase().edited(|saved| {
        let loots = saved["bosses"][0]["loots"].take();
        saved["bosses"][0] = json!({ "boss": "tychos-grandma", "loots": [], "is_bought": true });
        let discard = saved["players"][0]["discard"].as_array_mut().unwrap();
        discard.extend(loots.as_array().unwrap().iter().cloned());
        discard.push(json!("tychos-grandma-3"));
        saved["phase"] = json!("over");
    });
    main_phase().edited(|saved| {
        saved["turn"] = json!(100);
        saved["quiet"] = json!(100);
        saved["phase"] = json!("over");
    });
}

#[test]
fn what_happened_in_a_turn_adds_up() {
    after_plays().expect_refused(&[
        (
            "a play without a name",
            |saved| drop(crate::take(&mut saved["this_turn"]["plays"])),
            "this_turn.plays",
            "since so many were played",
        ),
        (
            "more Gold than Green",
            |saved| saved["this_turn"]["gold"] = json!(200),
            "this_turn",
            "counts each Gold card as Green and Red too",
        ),
        (
            "more colours than cards",
            |saved| {
                let played = saved["this_turn"]["played"].clone();
                saved["this_turn"]["green"] = played.clone();
                saved["this_turn"]["red"] = played;
                saved["this_turn"]["gold"] = json!(0);
            },
            "this_turn",
            "and no card twice else (R19)",
        ),
        (
            "all plain cards still to be played",
            |saved| saved["this_turn"]["plays_all"] = json!(true),
            "this_turn.plays_all",
            "only while an effect asks something",
        ),
        ("Power without end", |saved| saved["power"] = json!(10_000), "power", "is 9999 at most"),
    ]);
}
