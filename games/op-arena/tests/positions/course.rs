//! Turns, phases, the die and the end.

use fracas_testkit::take;
use serde_json::json;

use crate::{Position, clear, empty_hand, enter, laying, mourning, ordering, over, phase};

#[test]
fn turns_that_do_not_fit_are_refused() {
    phase("discard").expect_refused(&[
        (
            "no turn",
            |saved| saved["turn"] = json!(0),
            "turn",
            "is 1 or more once starting Dudes are revealed (R25)",
        ),
        ("many turns", |saved| saved["turn"] = json!(20_002), "turn", "is 20000 at most"),
        (
            "a turn of the other player",
            |saved| saved["turn"] = json!(3),
            "turn",
            "3 is a turn of seat 0, since seat 0 went first (R25)",
        ),
        (
            "another player who went first",
            |saved| saved["first"] = json!(1),
            "turn",
            "2 is a turn of seat 0, since seat 1 went first (R25)",
        ),
        (
            "more quiet turns than turns",
            |saved| saved["quiet"] = json!(3),
            "quiet",
            "counts turns: no more than there were (C9)",
        ),
        (
            "more quiet turns than a game can have",
            |saved| {
                saved["turn"] = json!(200);
                saved["quiet"] = json!(121);
            },
            "quiet",
            "is 120 at most (C9)",
        ),
        (
            "more players who were called than there are",
            |saved| saved["called"] = json!(3),
            "called",
            "is the number of players at most",
        ),
    ]);
    laying().expect_refused(&[
        (
            "a turn too early",
            |saved| saved["turn"] = json!(1),
            "turn",
            "is 0 until starting Dudes are revealed (R17)",
        ),
        (
            "another player",
            |saved| saved["active"] = json!(1),
            "active",
            "is the first player until the first turn (R25)",
        ),
    ]);
}

#[test]
fn the_die_shows_what_it_can() {
    let says = "is 0 before the die is rolled, and what it shows after (R61)";
    phase("discard").expect_refused(&[
        ("a roll too early", |saved| saved["roll"] = json!(3), "roll", says),
        (
            "another roll too early",
            |saved| saved["die"] = json!("again"),
            "die",
            "is \"once\" before the die is rolled",
        ),
    ]);
    phase("place").expect_refused(&[
        ("a seven", |saved| saved["roll"] = json!(7), "roll", "is what a die shows, or 0 (R61)"),
        ("no roll", |saved| saved["roll"] = json!(0), "roll", says),
    ]);
    phase("roll").expect_refused(&[("no roll", |saved| saved["roll"] = json!(0), "roll", says)]);
    phase("cleanup").expect_refused(&[(
        "another roll too late",
        |saved| saved["die"] = json!("again"),
        "die",
        "is rolled again before Cleanup (C8)",
    )]);
}

#[test]
fn cleanup_drops_two_at_most() {
    let says = "counts the Dudes discarded in Cleanup, 2 at most (R119)";
    phase("cleanup").expect_refused(&[
        ("three", |saved| saved["dropped"] = json!(3), "dropped", says),
        (
            "two, and no end",
            |saved| saved["dropped"] = json!(2),
            "phase",
            "is \"cleanup\" only if a Dude can be discarded (R119)",
        ),
        (
            "nobody to drop",
            |saved| empty_hand(saved, 1),
            "phase",
            "is \"cleanup\" only if a Dude can be discarded (R119)",
        ),
        (
            "the last of none",
            |saved| saved["last_dropped"] = json!("martyr"),
            "last_dropped",
            "is named once a Dude was dropped in this Cleanup",
        ),
    ]);
    phase("discard").expect_refused(&[(
        "one too early",
        |saved| saved["dropped"] = json!(1),
        "dropped",
        says,
    )]);
}

#[test]
fn phases_in_which_nobody_decides_are_refused() {
    let over_at_once = "is over as soon as no ability is pending or asks something (R36, R91)";
    phase("discard").expect_refused(&[
        ("a start", |saved| saved["phase"] = json!("start"), "phase", over_at_once),
        (
            "nobody to discard",
            |saved| clear(saved, 1),
            "phase",
            "is \"discard\" only if the active player has a Dude in play (R28)",
        ),
    ]);
    phase("place").expect_refused(&[
        ("a placed die", |saved| saved["phase"] = json!("placed"), "phase", over_at_once),
        ("reactions", |saved| saved["phase"] = json!("react"), "phase", over_at_once),
        (
            "nobody to place it on",
            |saved| clear(saved, 1),
            "phase",
            "is \"place\" only if the die can be placed (R74)",
        ),
    ]);
    phase("call").expect_refused(&[
        (
            "all were called",
            |saved| saved["called"] = json!(2),
            "phase",
            "is \"call\" only while a player may answer it (R38)",
        ),
        (
            "nobody to call",
            |saved| {
                saved["called"] = json!(1);
                empty_hand(saved, 0);
            },
            "phase",
            "is \"call\" only while a player may answer it (R38)",
        ),
    ]);
    phase("token").expect_refused(&[(
        "no tokens",
        |saved| {
            for token in ["shields", "nerphs"] {
                let held = saved["players"][1][token].as_u64().unwrap();
                let supply = saved["supply"][token].as_u64().unwrap();
                saved["supply"][token] = json!(supply + held);
                saved["players"][1][token] = json!(0);
            }
        },
        "phase",
        "is \"token\" only if the active player can play one (R49)",
    )]);
    phase("roll").expect_refused(&[(
        "no cubes",
        |saved| saved["players"][1]["cubes"] = json!(0),
        "phase",
        "is \"roll\" only if a cube can be spent (R62)",
    )]);
}

#[test]
fn orders_are_asked_for_where_there_are_two() {
    ordering().expect_refused(&[(
        "one ability",
        |saved| saved["arena"][0]["pending"] = json!([1]),
        "arena",
        "has two pending abilities of the player who comes first, or none (R92)",
    )]);
    let says = "has two Dudes of the player who comes first, or is empty (G18)";
    mourning().expect_refused(&[
        ("one of the dead", |saved| drop(take(&mut saved["fallen"])), "fallen", says),
        ("one of each player", |saved| saved["fallen"][0]["controller"] = json!(0), "fallen", says),
    ]);
}

#[test]
fn the_end_is_where_it_is_decided() {
    over().expect_refused(&[(
        "no points",
        |saved| {
            for player in saved["players"].as_array_mut().unwrap() {
                player["points"] = json!(29);
            }
        },
        "phase",
        "is \"over\" only when it is decided (R125, R143, C9)",
    )]);
    phase("discard").expect_refused(&[(
        "points",
        |saved| saved["players"][0]["points"] = json!(30),
        "phase",
        "is \"over\" once it is decided (R125, R143)",
    )]);
}

/// The active player of the position may do so.
fn expect_choices(position: &Position, expected: &[&str]) {
    use fracas_core::{Game as _, Legible as _};
    let state = position.load().unwrap();
    let seat = position.game.to_act(&state).first().unwrap();
    let mut actions = Vec::new();
    position.game.actions(&state, seat, &mut actions);
    let actions: Vec<String> =
        actions.into_iter().map(|action| position.game.notation(action)).collect();
    assert_eq!(actions, expected);
}

#[test]
fn what_was_written_is_what_is_asked() {
    expect_choices(&mourning(), &["last-words doorbell", "last-words martyr"]);
    expect_choices(&ordering(), &["resolve twins 1", "resolve twins 2"]);
    let alone = phase("discard").edited(|saved| {
        clear(saved, 1);
        enter(saved, "martyr", 1);
    });
    expect_choices(&alone, &["discard martyr", "pass"]);
}
