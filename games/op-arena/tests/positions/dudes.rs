//! Dudes and tokens.

use fracas_core::Legible as _;
use fracas_op_arena::ID;
use fracas_testkit::{put, setup, take};
use serde_json::json;

use crate::{Position, asking, enter, find, laying, ordering, phase, pick_up, random};

#[test]
fn every_dude_is_somewhere_and_nowhere_twice() {
    phase("discard").expect_refused(&[
        (
            "twice in the deck",
            |saved| {
                let dude = saved["deck"][0].clone();
                put(&mut saved["deck"], dude);
            },
            "deck",
            "there is only one",
        ),
        (
            "in the deck and on the pile",
            |saved| {
                let dude = saved["deck"][0].clone();
                put(&mut saved["discard"], dude);
            },
            "discard",
            "is elsewhere already: there is only one (R1)",
        ),
        (
            "in the deck and in a hand",
            |saved| {
                let dude = saved["deck"][0].clone();
                put(&mut saved["players"][1]["hand"], dude);
            },
            "players[1].hand",
            "is elsewhere already: there is only one (R1)",
        ),
        (
            "in a hand and in play",
            |saved| saved["arena"][0]["dude"] = saved["players"][0]["hand"][0].clone(),
            "arena[0].dude",
            "is elsewhere already: there is only one (R1)",
        ),
        ("nowhere", |saved| drop(take(&mut saved["deck"])), "deck", "is nowhere"),
    ]);
}

#[test]
fn a_dude_that_was_left_out_of_the_table_is_refused() {
    let Position { game, saved } = phase("discard");
    let left_out = saved["deck"][0].as_str().unwrap().to_owned();
    let at = game.cards().iter().position(|card| card.id == left_out).unwrap();
    let game = game.without(at as u16).unwrap();
    let mut position = Position { game, saved };
    let problems = position.load().unwrap_err();
    let message = "is not one of the Dudes of this table";
    assert!(problems.iter().any(|found| found.message.contains(message)), "{problems}");
    pick_up(&mut position.saved, &left_out);
    position.load().unwrap();
}

#[test]
fn dudes_in_play_are_alive_and_as_dudes_can_be() {
    phase("discard").expect_refused(&[
        (
            "damage",
            |saved| enter(saved, "doorbell", 0)["damage"] = json!({ "0": 4, "1": 3 }),
            "arena[0].damage",
            "a Dude with 7 health dies at 7 damage (R100)",
        ),
        (
            "a death",
            |saved| {
                let killed = json!({ "killer": 0, "by": "doorbell" });
                enter(saved, "doorbell", 0)["killed"] = killed;
            },
            "arena[0].killed",
            "is dead only while an effect is carried out, and off the table then (R107)",
        ),
        (
            "growth",
            |saved| enter(saved, "doorbell", 0)["growth"] = json!(16),
            "arena[0].growth",
            "is between 0 and 15",
        ),
        (
            "shrinking",
            |saved| enter(saved, "doorbell", 0)["growth"] = json!(-1),
            "arena[0].growth",
            "is between 0 and 15",
        ),
        (
            "what pending abilities are about, without any",
            |saved| enter(saved, "doorbell", 0)["about"] = json!("martyr"),
            "arena[0].about",
            "is about abilities that are pending; leave it out",
        ),
    ]);
    asking().expect_refused(&[(
        "more damage than anyone has health",
        |saved| enter(saved, "doorbell", 0)["damage"] = json!({ "0": 10, "1": 6 }),
        "arena[0].damage",
        "a Dude with 7 health",
    )]);
}

#[test]
fn damage_on_a_dude_that_has_grown_is_possible() {
    phase("discard").edited(|saved| {
        let fighter = enter(saved, "doorbell", 0);
        fighter["growth"] = json!(2);
        fighter["damage"] = json!({ "0": 4, "1": 4 });
    });
}

#[test]
fn only_what_can_trigger_is_pending() {
    let says = "has an ability that cannot have triggered (R88, R95)";
    phase("discard").expect_refused(&[
        (
            "what the die activates",
            |saved| enter(saved, "martyr", 0)["pending"] = json!([1]),
            "arena[0].pending",
            says,
        ),
        (
            "what is used at once when a token comes",
            |saved| enter(saved, "doorbell", 0)["pending"] = json!([1]),
            "arena[0].pending",
            says,
        ),
        (
            "what only the dead use",
            |saved| enter(saved, "doorbell", 0)["pending"] = json!([2]),
            "arena[0].pending",
            says,
        ),
        (
            "what reacts to a die that was not rolled",
            |saved| enter(saved, "twins", 0)["pending"] = json!([1, 2]),
            "arena[0].pending",
            says,
        ),
    ]);
    ordering().expect_refused(&[(
        "what reacts to another number",
        |saved| saved["roll"] = json!(5),
        "arena[0].pending",
        says,
    )]);
}

#[test]
fn nobody_is_late_before_the_first_roll() {
    let first_turn = find(|saved| saved["phase"] == "discard" && saved["turn"] == 1);
    first_turn.expect_refused(&[(
        "a late Dude",
        |saved| enter(saved, "doorbell", 0)["late"] = json!(true),
        "arena[0].late",
        "is about Dudes that came into play before the first turn's roll",
    )]);
    phase("discard").edited(|saved| enter(saved, "doorbell", 0)["late"] = json!(true));
}

#[test]
fn starting_dudes_are_of_the_start() {
    phase("discard").expect_refused(&[
        (
            "laid later",
            |saved| saved["players"][0]["laid"] = json!([saved["players"][0]["hand"][0]]),
            "players",
            "have Dudes laid only at the start (R15)",
        ),
        (
            "somebody who lays later",
            |saved| saved["laying"] = json!([0]),
            "laying",
            "is about the start (R15); leave it out",
        ),
    ]);
    laying().expect_refused(&[
        (
            "somebody in play",
            |saved| enter(saved, "doorbell", 0)["growth"] = json!(0),
            "arena",
            "is empty until starting Dudes are revealed (R17)",
        ),
        (
            "something on the pile",
            |saved| {
                let dude = take(&mut saved["deck"]);
                put(&mut saved["discard"], dude);
            },
            "discard",
            "is empty at the start (R7)",
        ),
        (
            "nobody who lays",
            |saved| saved["laying"] = json!([]),
            "laying",
            "names somebody, or the first turn has begun (R17)",
        ),
        (
            "done without a Dude",
            |saved| saved["laying"] = json!([0]),
            "players[1].laid",
            "has 1 or 2 Dudes, or none for players 4 to 6 (R15, R16)",
        ),
        (
            "two Dudes and not done",
            |saved| {
                let hand = &saved["players"][0]["hand"];
                saved["players"][0]["laid"] = json!([hand[0], hand[1]]);
            },
            "players[0].laid",
            "with 2 the player is done",
        ),
        (
            "a small hand",
            |saved| {
                let dude = take(&mut saved["players"][0]["hand"]);
                put(&mut saved["deck"], dude);
            },
            "players[0].hand",
            "is as it was dealt (R13)",
        ),
    ]);
}

#[test]
fn tokens_cubes_and_points_are_as_many_as_there_are() {
    phase("discard").expect_refused(&[
        (
            "Shields",
            |saved| saved["supply"]["shields"] = json!(26),
            "supply.shields",
            "Shields in all, not 25 (R2)",
        ),
        (
            "Nerphs",
            |saved| saved["players"][0]["nerphs"] = json!(26),
            "supply.nerphs",
            "Nerphs in all, not 25 (R2)",
        ),
        (
            "cubes",
            |saved| saved["players"][1]["cubes"] = json!(4),
            "players[1].cubes",
            "is 3 at most (R11, R67)",
        ),
        (
            "points",
            |saved| saved["players"][1]["points"] = json!(1_000),
            "players[1].points",
            "is 999 at most",
        ),
    ]);
    let last_dude = random::open(&setup(ID, "last-dude", 2, &[]));
    last_dude.find(|saved| saved["phase"] == "discard").expect_refused(&[(
        "points where they are not used",
        |saved| saved["players"][0]["points"] = json!(1),
        "players[0].points",
        "is 0 where the last Dude wins (G14)",
    )]);
}

#[test]
fn numbers_that_are_too_large_to_be_added_up_are_refused() {
    phase("token").expect_refused(&[(
        "more tokens of a player than a byte counts",
        |saved| {
            saved["players"][1]["shields"] = json!(255);
            saved["players"][1]["nerphs"] = json!(1);
        },
        "supply.shields",
        "Shields in all, not 25 (R2)",
    )]);
    let teams = random::open(&setup(ID, "teams", 4, &[]));
    teams.find(|saved| saved["phase"] == "discard").expect_refused(&[(
        "more points of a team than two bytes count",
        |saved| {
            for seat in [0, 2] {
                saved["players"][seat]["points"] = json!(40_000);
            }
        },
        "players[0].points",
        "is 999 at most",
    )]);
}
