//! Effects under way and effects to come.

use fracas_core::{Fast, Game as _, Legible as _, Pack, Setup, Silent};
use fracas_testkit::frame;
use serde_json::{Value, json};

use crate::{asking, find, main_phase, put, two_players};

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
            |saved| saved["effects"]["frames"] = json!(vec![frame(saved).clone(); 17]),
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
        (
            "what never ends",
            |saved| {
                let program = &saved["scheduled"]["entries"][0]["task"]["Once"]["program"];
                let task =
                    json!({ "Each": { "when": "end-of-turn", "until": null, "program": program } });
                saved["scheduled"]["entries"][0]["task"] = task;
            },
            "scheduled",
            "goes on for the rest of the game",
        ),
        (
            "what is due and not carried out",
            |saved| saved["scheduled"]["entries"][0]["due"] = json!(1),
            "scheduled",
            "is due and not carried out (R29, R32)",
        ),
    ]);
}

/// A card of a pack that puts something off first and then does something else.
const PATIENT: &str = r#"
game = "robot-quest"
[[card]]
id = "patient"
name = "Patient"
type = "function"
rarity = "green"
cost = 2
effect = { in-order = [{ later = "start-of-turn", do = { draw = 1 } }, { energy = 3 }] }
"#;

#[test]
fn what_has_no_room_among_the_scheduled_takes_nothing_else_with_it() {
    let pack = Pack { name: "patient.toml".to_owned(), text: PATIENT.to_owned() };
    let setup = Setup { packs: vec![pack], ..two_players() };
    let position = find(&setup, |saved| {
        let deck = saved["shop_deck"].as_array().unwrap();
        saved["phase"] == "main" && saved["turn"] == 2 && deck.iter().any(|card| card == "patient")
    });
    let full = position.edited(|saved| {
        let deck = saved["shop_deck"].as_array_mut().unwrap();
        let at = deck.iter().position(|card| card == "patient").unwrap();
        let (card, seat) = (deck.remove(at), saved["active"].as_u64().unwrap() as usize);
        put(&mut saved["players"][seat]["hand"], card);
        let entry = json!({
            "task": { "Once": { "when": "start-of-turn", "program": 0 } },
            "owner": seat,
            "source": 0x00ff,
            "number": 0,
            "things": [],
            "due": 0,
        });
        saved["scheduled"] = json!({ "entries": vec![entry; 16] });
        saved["energy"] = json!(0);
    });
    let mut state = full.load().unwrap();
    let seat = full.game.to_act(&state).first().unwrap();
    let action = full.game.parse("play patient").unwrap();
    full.game.apply(&mut state, seat, action, &mut Fast::new(0), &mut Silent);
    let saved = full.game.save(&state);
    assert_eq!(saved["energy"], 3, "the rest of the card is carried out");
    assert_eq!(saved["scheduled"]["entries"].as_array().unwrap().len(), 16);
}
