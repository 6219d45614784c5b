//! Turns, phases and the end.

use fracas_core::{Game as _, Seat, SeatSet};
use serde_json::json;

use crate::{choosing_boards, main_phase, over, placing, respawning};

#[test]
fn counts_out_of_bounds_are_refused() {
    main_phase().expect_refused(&[
        ("Energy", |saved| saved["energy"] = json!(1_000), "energy", "is 999 at most"),
        ("Move", |saved| saved["move"] = json!(65_535), "move", "is 999 at most"),
        ("no turn", |saved| saved["turn"] = json!(0), "turn", "is 1 or more"),
        ("many turns", |saved| saved["turn"] = json!(60_000), "turn", "is 5000 at most"),
        ("a turn of the other player", |saved| saved["turn"] = json!(7), "turn", "since seat"),
        (
            "another player who went first",
            |saved| saved["first"] = json!(1 - saved["first"].as_u64().unwrap()),
            "turn",
            "2 is a turn of seat",
        ),
        (
            "more quiet turns than turns",
            |saved| saved["quiet"] = json!(3),
            "quiet",
            "3 without Knock Out of 2",
        ),
        (
            "more quiet turns than a game can have",
            |saved| {
                saved["turn"] = json!(200);
                saved["quiet"] = json!(101);
            },
            "quiet",
            "the game is over (R211)",
        ),
    ]);
    placing().expect_refused(&[
        (
            "a turn too early",
            |saved| saved["turn"] = json!(1),
            "turn",
            "until all robots are placed",
        ),
        ("Energy too early", |saved| saved["energy"] = json!(1), "energy", "before the first turn"),
        ("Move too early", |saved| saved["move"] = json!(1), "move", "before the first turn"),
        (
            "another player",
            |saved| saved["active"] = json!(1 - saved["first"].as_u64().unwrap()),
            "active",
            "is the first player until the first turn (R12)",
        ),
    ]);
}

#[test]
fn phases_that_do_not_fit_are_refused() {
    main_phase().expect_refused(&[
        (
            "boards chosen",
            |saved| saved["phase"] = json!("boards"),
            "phase",
            "\"placing\" follows (R25)",
        ),
        (
            "robots placed",
            |saved| saved["phase"] = json!("placing"),
            "phase",
            "all robots are placed",
        ),
        (
            "nothing starts",
            |saved| saved["phase"] = json!("start"),
            "phase",
            "\"main\" follows (R29, R31)",
        ),
        (
            "nobody is out",
            |saved| saved["phase"] = json!("respawn"),
            "phase",
            "a robot off the board (R30)",
        ),
        (
            "nothing ends",
            |saved| saved["phase"] = json!("end"),
            "phase",
            "Cleanup follows (R32, R33)",
        ),
        (
            "not over",
            |saved| saved["phase"] = json!("over"),
            "phase",
            "after 100 turns without Knock Out (R211)",
        ),
        (
            "a start in the Main phase",
            |saved| {
                let active = saved["active"].as_u64().unwrap() as usize;
                saved["starting"] = json!([saved["players"][active]["robots"][0]["robot"]]);
            },
            "starting",
            "the phase \"start\" alone (R29)",
        ),
        (
            "a start of another player's robot",
            |saved| {
                let other = 1 - saved["active"].as_u64().unwrap() as usize;
                saved["starting"] = json!([saved["players"][other]["robots"][0]["robot"]]);
                saved["phase"] = json!("start");
            },
            "starting",
            "robots of the active player alone (R29)",
        ),
    ]);
    choosing_boards().expect_refused(&[(
        "no boards yet",
        |saved| saved["phase"] = json!("placing"),
        "players[0].robots[0]",
        "all Player Boards are chosen (R13)",
    )]);
    respawning().expect_refused(&[(
        "no blue cube to respawn with",
        |saved| saved["reserve"]["blue"] = json!(0),
        "phase",
        "is \"over\" when a robot would respawn",
    )]);
    over().expect_refused(&[
        (
            "a blue cube is left",
            |saved| saved["reserve"]["blue"] = json!(1),
            "phase",
            "the Reserve no blue cube (R157)",
        ),
        (
            "the turn of one whose robots are there",
            |saved| saved["active"] = json!(1 - saved["active"].as_u64().unwrap()),
            "phase",
            "has a robot to respawn",
        ),
    ]);
}

#[test]
fn who_must_decide_follows_from_the_position() {
    let position = choosing_boards().edited(|saved| {
        saved["first"] = json!(1);
        saved["active"] = json!(1);
    });
    assert_eq!(position.game.to_act(&position.load().unwrap()), SeatSet::one(Seat(1)));
    let position = main_phase().edited(|saved| {
        saved["first"] = json!(1);
        saved["active"] = json!(0);
    });
    assert_eq!(position.game.to_act(&position.load().unwrap()), SeatSet::one(Seat(0)));
    let position = over();
    assert_eq!(position.game.to_act(&position.load().unwrap()), SeatSet::EMPTY);
}

#[test]
fn a_hundred_quiet_turns_end_the_game() {
    main_phase().edited(|saved| {
        saved["turn"] = json!(100);
        saved["quiet"] = json!(100);
        saved["phase"] = json!("over");
    });
}
