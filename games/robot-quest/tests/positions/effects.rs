//! Effects under way and effects to come.

use serde_json::{Value, json};

use crate::{asking, find, main_phase, two_players};

fn frame(saved: &mut Value) -> &mut Value {
    &mut saved["effects"]["frames"][0]
}

#[test]
fn effects_that_belong_elsewhere_are_refused() {
    asking().expect_refused(&[
        (
            "a position in other cards",
            |saved| frame(saved)["at"] = json!(4_000_000_000_u32),
            "effects",
            "belongs to other cards",
        ),
        (
            "a step that asks nothing",
            |saved| frame(saved)["at"] = json!(0),
            "effects",
            "ask nobody anything",
        ),
        (
            "an owner who is not there",
            |saved| frame(saved)["context"]["owner"] = json!(2),
            "effects",
            "an owner who is not at the table",
        ),
        (
            "a robot that is not there",
            |saved| frame(saved)["context"]["source"] = json!(0x04ff),
            "effects",
            "come from a card or robot that is not there",
        ),
        (
            "a card that is not there",
            |saved| frame(saved)["context"]["source"] = json!(0x00fe),
            "effects",
            "come from a card or robot that is not there",
        ),
        (
            "a space off the arena",
            |saved| saved["effects"]["things"] = json!([0x0431]),
            "effects",
            "a card, robot or space that is not there",
        ),
        (
            "a thing of no kind",
            |saved| saved["effects"]["things"] = json!([0xff00]),
            "effects",
            "a card, robot or space that is not there",
        ),
        (
            "another phase",
            |saved| saved["phase"] = json!("respawn"),
            "effects",
            "\"start\", \"main\" and \"end\"",
        ),
        (
            "no frames",
            |saved| {
                saved["effects"]["frames"] = json!([]);
                saved["effects"]["things"] = json!([1]);
            },
            "effects",
            "things without frames",
        ),
        (
            "too many frames",
            |saved| saved["effects"]["frames"] = json!(vec![frame(saved).clone(); 13]),
            "state",
            "invalid length",
        ),
        (
            "too many things",
            |saved| saved["effects"]["things"] = json!(vec![1; 81]),
            "state",
            "invalid length",
        ),
    ]);
}

#[test]
fn impossible_deeds_are_refused() {
    asking().expect_refused(&[
        (
            "a robot",
            |saved| deed(saved)["actor"] = json!("pugg"),
            "deed.actor",
            "did you mean \"pug\"?",
        ),
        (
            "damage",
            |saved| deed(saved)["extra_damage"] = json!(1_000),
            "deed.extra_damage",
            "between -999 and 999",
        ),
        (
            "a way out of the arena",
            |saved| deed(saved)["shift"]["gone"] = json!(13),
            "deed.shift.gone",
            "is at most 12",
        ),
        (
            "a space",
            |saved| deed(saved)["shift"]["start"] = json!("a8"),
            "deed.shift.start",
            "spaces are a1 to g7",
        ),
        (
            "a queue of strangers",
            |saved| deed(saved)["shift"]["queue"] = json!(["nobody"]),
            "deed.shift.queue",
            "there is no robot \"nobody\"",
        ),
    ]);
    main_phase().expect_refused(&[(
        "a deed without an effect",
        |saved| {
            let target = saved["players"][0]["robots"][0]["robot"].take();
            saved["players"][0]["robots"][0]["robot"] = target.clone();
            saved["deed"] = json!({ "actor": target, "target": target, "extra_damage": 0 });
        },
        "deed",
        "leave it out",
    )]);
}

/// Makes a full deed of what is saved.
fn deed(saved: &mut Value) -> &mut Value {
    let robot = saved["players"][0]["robots"][0]["robot"].clone();
    saved["deed"] = json!({
        "actor": robot,
        "target": null,
        "extra_damage": 0,
        "shift": {
            "is_under_way": true,
            "queue": [],
            "robot": robot,
            "left": 1,
            "gone": 1,
            "origin": "d4",
            "start": "d5",
            "was_stopped": false,
        },
    });
    &mut saved["deed"]
}

#[test]
fn what_is_scheduled_belongs_to_the_table() {
    find(&two_players(), |saved| !saved["scheduled"].is_null()).expect_refused(&[
        (
            "another player",
            |saved| saved["scheduled"]["entries"][0]["owner"] = json!(9),
            "scheduled",
            "an owner who is not at the table",
        ),
        (
            "another card",
            |saved| saved["scheduled"]["entries"][0]["source"] = json!(0xffff),
            "scheduled",
            "come from a card or robot that is not there",
        ),
        (
            "another effect",
            |saved| {
                let task = json!({ "Once": { "when": "end-of-turn", "program": 1_000_000 } });
                saved["scheduled"]["entries"][0]["task"] = task;
            },
            "scheduled",
            "belongs to other cards",
        ),
        (
            "another thing",
            |saved| saved["scheduled"]["entries"][0]["things"] = json!([0xffff]),
            "scheduled",
            "a card, robot or space that is not there",
        ),
    ]);
}
