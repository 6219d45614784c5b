//! What a file must look like, and how it is told what is wrong.

use fracas_core::{SaveError, Saved};
use serde_json::{Value, json};

use crate::{carry, expect_refused, in_battle_3, problems};

#[test]
fn a_position_has_the_right_form() {
    expect_refused(
        &in_battle_3(),
        &[
            (
                "winner of the flip",
                |state| state["flip_winner"] = json!(2),
                "flip_winner",
                "0 and 1",
            ),
            ("home", |state| state["home"] = json!(2), "home", "seats are 0 and 1"),
            ("honors", |state| state["honors"] = json!(255), "honors", "seats are 0 and 1"),
            ("decided", |state| state["decided"] = json!([2]), "decided", "seats are 0 and 1"),
            ("twice", |state| state["decided"] = json!([0, 0]), "decided", "names each seat once"),
            ("an unknown field", |state| state["turn"] = json!(1), "state", "unknown field `turn`"),
            (
                "an unknown field of a player",
                |state| state["players"][0]["won"] = json!([1]),
                "state",
                "unknown field `won`",
            ),
            (
                "a missing field",
                |state| drop(state.as_object_mut().unwrap().remove("phase")),
                "state",
                "missing field `phase`",
            ),
            (
                "a word for a number",
                |state| state["battles_over"] = json!("two"),
                "state",
                "invalid type: string \"two\"",
            ),
            (
                "less than nothing",
                |state| state["battles_over"] = json!(-1),
                "state",
                "invalid value",
            ),
            ("an unknown phase", |state| state["phase"] = json!("half-time"), "state", "half-time"),
            (
                "a player alone",
                |state| drop(state["players"].as_array_mut().unwrap().pop()),
                "state",
                "invalid length 1",
            ),
            ("no position at all", |state| *state = json!([]), "state", "invalid"),
        ],
    );
}

#[test]
fn all_that_is_wrong_is_said_at_once() {
    let mut saved = in_battle_3();
    saved.state["home"] = Value::Null;
    saved.state["players"][0]["hot_dogs"] = json!(9);
    carry(&mut saved.state, 1, "hand", "deck");
    let places: Vec<String> = problems(&saved).iter().map(|found| found.place.clone()).collect();
    assert_eq!(places, ["home", "players[0]", "players[1]"]);
}

#[test]
fn a_file_that_is_no_saved_match_is_refused() {
    let good = serde_json::to_value(in_battle_3()).unwrap();
    let edited = |key: &str, value: Value| {
        let mut file = good.clone();
        file[key] = value;
        Saved::read(&file.to_string()).map(drop)
    };
    assert!(matches!(edited("fracas", json!(2)), Err(SaveError::Version(2))), "a later form");
    assert!(matches!(edited("colour", json!("red")), Err(SaveError::Form(_))), "unknown field");
    assert!(matches!(edited("seed", json!("a b")), Err(SaveError::Form(_))), "no seed");
    assert!(matches!(Saved::read("fracas replay 1"), Err(SaveError::Form(_))), "no JSON");
}
