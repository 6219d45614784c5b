//! Words that mean nothing, and fields that are not there.

use fracas_testkit::{put, take};
use serde_json::json;

use crate::{enter, laying, mourning, phase, playing_a_token};

#[test]
fn unknown_dudes_are_refused_with_what_was_meant() {
    phase("discard").expect_refused(&[
        (
            "a slip of the pen in a hand",
            |saved| put(&mut saved["players"][1]["hand"], "pirate-tako"),
            "players[1].hand",
            "did you mean \"pirate-taco\"?",
        ),
        ("in the deck", |saved| put(&mut saved["deck"], "nobody"), "deck", "\"nobody\""),
        ("on the pile", |saved| put(&mut saved["discard"], "nobody"), "discard", "\"nobody\""),
        (
            "in play",
            |saved| saved["arena"][0]["dude"] = json!("nobody"),
            "arena[0].dude",
            "\"nobody\"",
        ),
        (
            "to be about",
            |saved| saved["arena"][0]["about"] = json!("nobody"),
            "arena[0].about",
            "\"nobody\"",
        ),
        (
            "as a killer",
            |saved| saved["arena"][0]["killed"] = json!({ "killer": 0, "by": "nobody" }),
            "arena[0].killed.by",
            "\"nobody\"",
        ),
        (
            "as the last that was dropped",
            |saved| saved["last_dropped"] = json!("nobody"),
            "last_dropped",
            "\"nobody\"",
        ),
        (
            "as known",
            |saved| saved["players"][0]["known"] = json!({ "nobody": true }),
            "players[0].known",
            "\"nobody\"",
        ),
    ]);
    mourning().expect_refused(&[(
        "among the dead",
        |saved| saved["fallen"][0]["dude"] = json!("nobody"),
        "fallen",
        "\"nobody\"",
    )]);
    playing_a_token().expect_refused(&[(
        "with a token",
        |saved| saved["token"]["dude"] = json!("nobody"),
        "token.dude",
        "\"nobody\"",
    )]);
}

#[test]
fn seats_that_are_not_there_are_refused() {
    let says = "there is no seat 2; seats are 0 to 1";
    phase("discard").expect_refused(&[
        ("the first player", |saved| saved["first"] = json!(2), "first", says),
        ("the active player", |saved| saved["active"] = json!(2), "active", says),
        ("the last killer", |saved| saved["last_killer"] = json!(2), "last_killer", says),
        (
            "a controller",
            |saved| saved["arena"][0]["controller"] = json!(2),
            "arena[0].controller",
            says,
        ),
        (
            "whose damage it is",
            |saved| saved["arena"][0]["damage"] = json!({ "2": 1 }),
            "arena[0].damage",
            says,
        ),
        (
            "a killer",
            |saved| saved["arena"][0]["killed"] = json!({ "killer": 2, "by": "doorbell" }),
            "arena[0].killed.killer",
            says,
        ),
        (
            "who knows",
            |saved| {
                let dude = saved["players"][0]["hand"][0].as_str().unwrap().to_owned();
                saved["players"][0]["known"] = json!({ dude: [0, 2] });
            },
            "players[0].known",
            says,
        ),
    ]);
    mourning().expect_refused(&[
        ("whose dead", |saved| saved["fallen"][0]["controller"] = json!(2), "fallen", says),
        ("who killed", |saved| saved["fallen"][0]["killer"] = json!(2), "fallen", says),
    ]);
    laying().expect_refused(&[("who lays", |saved| saved["laying"] = json!([2]), "laying", says)]);
}

#[test]
fn abilities_are_the_first_and_the_second() {
    let says = "is not the number of an ability; they are 1 and 2";
    phase("discard").expect_refused(&[
        ("a Nerph", |saved| saved["arena"][0]["nerphed"] = json!([3]), "arena[0].nerphed", says),
        ("pending", |saved| saved["arena"][0]["pending"] = json!([0]), "arena[0].pending", says),
    ]);
    playing_a_token().expect_refused(&[(
        "a token",
        |saved| saved["token"]["nerphs"] = json!(3),
        "token.nerphs",
        says,
    )]);
}

#[test]
fn what_there_is_no_room_for_is_refused() {
    phase("discard").expect_refused(&[
        (
            "a player too many",
            |saved| {
                let player = saved["players"][0].clone();
                put(&mut saved["players"], player);
            },
            "players",
            "the table has 2 players, not 3",
        ),
        (
            "a player too few",
            |saved| drop(take(&mut saved["players"])),
            "players",
            "the table has 2 players, not 1",
        ),
        (
            "Dudes in play",
            |saved| saved["arena"] = json!(vec![saved["arena"][0].clone(); 105]),
            "arena",
            "at most 104 Dudes can be in play, not 105",
        ),
        (
            "damage of one player",
            |saved| saved["arena"][0]["damage"] = json!({ "0": 16 }),
            "arena[0].damage",
            "is at most 15 for each seat",
        ),
    ]);
    mourning().expect_refused(&[(
        "the dead",
        |saved| saved["fallen"] = json!(vec![saved["fallen"][0].clone(); 17]),
        "fallen",
        "has at most 16 Dudes, not 17",
    )]);
}

#[test]
fn what_is_said_of_a_hand_is_about_its_dudes() {
    let says = "names a Dude that is not in this hand";
    phase("discard").expect_refused(&[
        (
            "a Dude of another hand that is old",
            |saved| saved["players"][0]["old"] = json!([saved["players"][1]["hand"][0]]),
            "players[0].old",
            says,
        ),
        (
            "a Dude of the deck that is known",
            |saved| {
                let dude = saved["deck"][0].as_str().unwrap().to_owned();
                saved["players"][0]["known"] = json!({ dude: true });
            },
            "players[0].known",
            says,
        ),
        (
            "known to everyone, or not",
            |saved| {
                let dude = saved["players"][0]["hand"][0].as_str().unwrap().to_owned();
                saved["players"][0]["known"] = json!({ dude: false });
            },
            "players[0].known",
            "is true for everyone, or a list of seats",
        ),
        (
            "unknown to its holder",
            |saved| {
                let dude = saved["players"][0]["hand"][0].as_str().unwrap().to_owned();
                saved["players"][0]["known"] = json!({ dude: [1] });
            },
            "players[0].known",
            "has the holder of the hand among the seats",
        ),
    ]);
    laying().expect_refused(&[(
        "a Dude of another hand that is laid",
        |saved| saved["players"][0]["laid"] = json!([saved["players"][1]["hand"][0]]),
        "players[0].laid",
        says,
    )]);
}

#[test]
fn another_form_is_refused() {
    phase("discard").expect_refused(&[
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
        ("a die", |saved| saved["die"] = json!("often"), "state", "unknown variant `often`"),
        ("a big number", |saved| saved["turn"] = json!(70_000), "state", "invalid value"),
    ]);
}

#[test]
fn all_problems_are_named_at_once() {
    let mut position = phase("discard");
    position.saved["turn"] = json!(20_001);
    position.saved["players"][0]["cubes"] = json!(4);
    enter(&mut position.saved, "twins", 0)["growth"] = json!(16);
    let problems = position.load().unwrap_err();
    let places: Vec<&str> = problems.iter().map(|problem| &*problem.place).collect();
    let is_named = |place: &str| places.iter().any(|other| other.starts_with(place));
    assert!(["turn", "players[0].cubes", "arena["].into_iter().all(is_named), "{problems}");
}
