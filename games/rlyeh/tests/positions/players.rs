//! Players: heroes, heads, and what was used in this turn.

use serde_json::json;

use crate::{choosing_heroes, find, first_game, main_phase};

#[test]
fn everyone_has_a_hero_of_their_own() {
    main_phase().expect_refused(&[
        (
            "the same hero",
            |saved| saved["players"][1]["hero"] = saved["players"][0]["hero"].clone(),
            "players[1].hero",
            "is at the table already; each hero is once (R21)",
        ),
        (
            "a hero that is not of a first game",
            |saved| saved["players"][0]["hero"] = json!("charles"),
            "players[0].hero",
            "charles is not dealt in this mode (R20)",
        ),
        (
            "no hero",
            |saved| saved["players"][0]["hero"] = json!(null),
            "players[0].hero",
            "is missing, and there are none to choose from (R58)",
        ),
        (
            "heroes to choose from in a turn",
            |saved| {
                saved["players"][0]["hero"] = json!(null);
                saved["players"][0]["offered"] = json!(["frank", "warsun-gabe"]);
            },
            "players[0].hero",
            "is chosen before the first turn (R58)",
        ),
    ]);
}

#[test]
fn heroes_are_chosen_out_of_two_in_turn_order() {
    choosing_heroes().expect_refused(&[
        (
            "a hero beside those to choose from",
            |saved| saved["players"][0]["hero"] = saved["players"][0]["offered"][0].clone(),
            "players[0].offered",
            "is left out once a hero is chosen (R60)",
        ),
        (
            "a hero for two",
            |saved| saved["players"][0]["offered"] = saved["players"][1]["offered"].clone(),
            "players[1].hero",
            "is at the table already",
        ),
        (
            "nothing to choose from",
            |saved| saved["players"][1]["offered"] = json!(null),
            "players[1].hero",
            "there are none to choose from",
        ),
        (
            "the last player first",
            |saved| {
                saved["first"] = json!(0);
                saved["active"] = json!(0);
                let hero = saved["players"][1]["offered"][0].take();
                saved["players"][1]["offered"] = json!(null);
                saved["players"][1]["hero"] = hero;
            },
            "players[1].hero",
            "is chosen after that of seat 0 (R58)",
        ),
    ]);
}

#[test]
fn a_pox_on_a_head_is_put_there_by_another() {
    main_phase().expect_refused(&[
        (
            "by the player",
            |saved| saved["players"][0]["head"] = json!({ "by": 0, "is_safe": false }),
            "players[0].head",
            "is by an opponent (R90)",
        ),
        (
            "one that should have gone back",
            |saved| {
                saved["pox"] = json!(19);
                saved["players"][0]["head"] = json!({ "by": 1, "is_safe": true });
            },
            "players[0].head",
            "went back to its stack at the start of this turn",
        ),
    ]);
}

#[test]
fn what_was_used_is_a_trigger_of_the_player() {
    main_phase().expect_refused(&[(
        "a trigger that is not there",
        |saved| saved["players"][0]["used"] = json!([9]),
        "players[0].used",
        "triggers by its number, from 0 on (R26)",
    )]);
    let frank = find(&first_game(), |saved| {
        saved["phase"] == "main" && saved["players"][0]["hero"] == "frank"
    });
    frank.edited(|saved| saved["players"][0]["used"] = json!([0]));
}
