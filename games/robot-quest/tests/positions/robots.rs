//! Robots and cubes.

use fracas_core::{Pack, Setup};
use serde_json::{Value, json};

use crate::random::open;
use crate::{choosing_boards, main_phase, placing, second_turn, two_players};

fn robot(saved: &mut Value, seat: usize, at: usize) -> &mut Value {
    &mut saved["players"][seat]["robots"][at]
}

#[test]
fn impossible_places_of_robots_are_refused() {
    main_phase().expect_refused(&[
        (
            "two robots on one space",
            |saved| {
                let space = robot(saved, 0, 0)["space"].take();
                robot(saved, 0, 0)["space"] = space.clone();
                robot(saved, 1, 1)["space"] = space;
            },
            "players[1].robots[1].space",
            "which is occupied (R92, R205)",
        ),
        (
            "a robot without Health on the board",
            |saved| {
                robot(saved, 0, 0)["red"] = json!(0);
                robot(saved, 0, 0)["blue"] = json!(0);
            },
            "players[0].robots[0]",
            "without Health",
        ),
        (
            "a robot with Health off the board",
            |saved| robot(saved, 0, 1)["space"] = json!(null),
            "players[0].robots[1]",
            "it is on the board until it has none (R142)",
        ),
        (
            "a robot twice",
            |saved| robot(saved, 0, 1)["robot"] = saved_robot(saved),
            "players[0].robots[1]",
            "each robot is there once (R13)",
        ),
        (
            "no robot",
            |saved| robot(saved, 1, 0)["robot"] = json!(null),
            "players[1].robots[0]",
            "all Player Boards are chosen (R13)",
        ),
        (
            "an obstacle that is not there",
            |saved| robot(saved, 1, 0)["knocked_into"] = json!(["wall d4"]),
            "players[1].robots[0].knocked_into",
            "nothing on d4 blocks movement",
        ),
        (
            "itself as an obstacle",
            |saved| {
                let own = robot(saved, 1, 0)["robot"].as_str().unwrap().to_owned();
                robot(saved, 1, 0)["knocked_into"] = json!([format!("robot {own}")]);
            },
            "players[1].robots[0].knocked_into",
            "no obstacle to itself",
        ),
    ]);
}

fn saved_robot(saved: &Value) -> Value {
    saved["players"][0]["robots"][0]["robot"].clone()
}

#[test]
fn impossible_health_is_refused() {
    main_phase().expect_refused(&[
        (
            "a tile that blocks movement",
            |saved| robot(saved, 0, 0)["space"] = json!("d2"),
            "players[0].robots[0].space",
            "the tile on d2 blocks movement (R92)",
        ),
        (
            "too many red cubes",
            |saved| robot(saved, 0, 0)["red"] = json!(255),
            "players[0].robots[0]",
            "Health at most",
        ),
        (
            "two blue cubes",
            |saved| robot(saved, 0, 0)["blue"] = json!(2),
            "players[0].robots[0]",
            "one blue cube at most (R15)",
        ),
    ]);
    placing().expect_refused(&[(
        "a robot that starts with less",
        |saved| robot(saved, 1, 1)["red"] = json!(1),
        "players[1].robots[1]",
        "starts with 1 blue and",
    )]);
    choosing_boards().expect_refused(&[
        (
            "Health without a Player Board",
            |saved| robot(saved, 0, 0)["red"] = json!(4),
            "players[0].robots[0]",
            "no Health before it has a Player Board (R15)",
        ),
        (
            "a robot on the board too early",
            |saved| robot(saved, 0, 0)["space"] = json!("a1"),
            "players[0].robots[0].space",
            "is null while Player Boards are chosen",
        ),
    ]);
}

#[test]
fn cubes_that_do_not_add_up_are_refused() {
    main_phase().expect_refused(&[
        (
            "a red cube from nowhere",
            |saved| saved["players"][0]["red"] = json!(50),
            "reserve.red",
            "of 108, with gems as five",
        ),
        (
            "a pile without end",
            |saved| {
                saved["players"][0]["red"] = json!(5_001);
                saved["reserve"]["red"] = json!(-5_000);
            },
            "players[0].red",
            "is 5000 at most",
        ),
        (
            "a thirteenth blue cube",
            |saved| saved["players"][1]["blue"] = json!(8),
            "reserve.blue",
            "there are 12 (R1)",
        ),
        (
            "a Reserve that has grown",
            |saved| saved["reserve"]["blue"] = json!(7),
            "reserve.blue",
            "is 6 at the start and never more, not 7 (R19, R132)",
        ),
    ]);
}

#[test]
fn substitutes_for_red_cubes_are_no_problem() {
    main_phase().edited(|saved| {
        let red = saved["players"][0]["red"].as_i64().unwrap()
            + saved["reserve"]["red"].as_i64().unwrap();
        saved["players"][0]["red"] = json!(red + 20);
        saved["reserve"]["red"] = json!(-20);
    });
}

#[test]
fn blue_cubes_are_kept_for_player_boards_to_come() {
    choosing_boards().expect_refused(&[(
        "piles that leave none for the last robot",
        |saved| saved["players"][0]["blue"] = json!(3),
        "reserve.blue",
        "13 blue cubes are needed on the table; there are 12 (R1)",
    )]);
}

#[test]
fn what_lasts_for_a_turn_is_of_this_turn() {
    second_turn().expect_refused(&[
        (
            "an ability used in the turn of another",
            |saved| robot(saved, 0, 0)["has_used_ability"] = json!(true),
            "players[0].robots[0]",
            "in the Main phase of its owner alone (R197)",
        ),
        (
            "a flight in the turn of another",
            |saved| robot(saved, 0, 1)["moves_over_obstacles"] = json!(true),
            "players[0].robots[1]",
            "in the turn of its owner alone (R96, R117)",
        ),
        (
            "ways in the turn of another",
            |saved| robot(saved, 0, 1)["moves_diagonally"] = json!(true),
            "players[0].robots[1]",
            "in the turn of its owner alone (R96, R117)",
        ),
    ]);
    second_turn().edited(|saved| {
        robot(saved, 1, 0)["has_used_ability"] = json!(true);
        robot(saved, 1, 1)["moves_over_obstacles"] = json!(true);
        robot(saved, 0, 0)["knocked_into"] = json!(["side top"]);
    });
}

#[test]
fn nothing_has_happened_to_robots_before_the_first_turn() {
    let message = "has done nothing before the first turn (R25)";
    placing().expect_refused(&[
        (
            "an ability used",
            |saved| robot(saved, 0, 0)["has_used_ability"] = json!(true),
            "players[0].robots[0]",
            message,
        ),
        (
            "a flight",
            |saved| robot(saved, 0, 1)["moves_over_obstacles"] = json!(true),
            "players[0].robots[1]",
            message,
        ),
        (
            "an obstacle",
            |saved| robot(saved, 1, 1)["knocked_into"] = json!(["side top"]),
            "players[1].robots[1]",
            message,
        ),
    ]);
}

/// A tile that lets those who enter it move as others cannot.
const RAMP: &str = r#"
game = "robot-quest"
[[tile]]
id = "ramp"
name = "Ramp"
letter = "/"
on-enter = { may-move = "over-obstacles" }
"#;

#[test]
fn a_robot_may_have_been_pushed_onto_a_tile_that_frees_it() {
    let pack = Pack { name: "ramp.toml".to_owned(), text: RAMP.to_owned() };
    let mut position = second_turn();
    position.game = open(&Setup { packs: vec![pack], ..two_players() }).game;
    position.edited(|saved| robot(saved, 0, 0)["moves_over_obstacles"] = json!(true));
}
