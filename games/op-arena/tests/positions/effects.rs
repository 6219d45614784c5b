//! Effects under way, tokens that are being played and the dead.

use fracas_testkit::frame;
use serde_json::json;

use crate::{asking, mourning, phase, pick_up, playing_a_token, put};

#[test]
fn effects_belong_to_the_dudes_and_players_of_the_table() {
    let stranger = "are about a Dude, player or token that is not there";
    asking().expect_refused(&[
        (
            "a place outside of all Dudes",
            |saved| frame(saved)["at"] = json!(1_000_000),
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
            "have an owner who is not at the table",
        ),
        (
            "a Dude that is not there",
            |saved| frame(saved)["context"]["source"] = json!(0x00ff),
            "effects",
            "come from a Dude that is not there",
        ),
        (
            "a third ability",
            |saved| frame(saved)["context"]["source"] = json!(0x0300),
            "effects",
            "come from a Dude that is not there",
        ),
        (
            "about a Dude that is not there",
            |saved| saved["effects"]["things"] = json!([0x00ff]),
            "effects",
            stranger,
        ),
        (
            "about a player who is not there",
            |saved| saved["effects"]["things"] = json!([0x0302]),
            "effects",
            stranger,
        ),
        (
            "about a token of a player who is not there",
            |saved| saved["effects"]["things"] = json!([0x0802]),
            "effects",
            stranger,
        ),
        (
            "about a token that is not there",
            |saved| saved["effects"]["things"] = json!([0x0619]),
            "effects",
            stranger,
        ),
        (
            "about nothing that there is",
            |saved| saved["effects"]["things"] = json!([0x0a00]),
            "effects",
            stranger,
        ),
        (
            "another phase",
            |saved| saved["phase"] = json!("place"),
            "effects",
            "are not carried out in this phase (R36, R44, R58, R84, R91)",
        ),
        (
            "too many frames",
            |saved| saved["effects"]["frames"] = json!(vec![frame(saved).clone(); 17]),
            "state",
            "invalid length",
        ),
    ]);
    phase("discard").expect_refused(&[(
        "things without effects",
        |saved| saved["effects"] = json!({ "frames": [], "things": [1], "steps": 0 }),
        "effects",
        "have things without frames; leave them out",
    )]);
}

#[test]
fn a_token_is_played_while_its_dude_asks() {
    playing_a_token().expect_refused(&[
        (
            "in another phase",
            |saved| saved["phase"] = json!("start"),
            "token",
            "is being played only while an effect about it asks (R58)",
        ),
        (
            "on an ability with a Nerph",
            |saved| {
                saved["arena"][0]["nerphed"] = json!([2]);
                let supply = saved["supply"]["nerphs"].as_u64().unwrap();
                saved["supply"]["nerphs"] = json!(supply - 1);
            },
            "token.nerphs",
            "lies on an ability without a Nerph (G20)",
        ),
        (
            "beside all the others",
            |saved| drop(saved.as_object_mut().unwrap().remove("token")),
            "supply.nerphs",
            "Nerphs in all, not 25 (R2)",
        ),
    ]);
    phase("token").expect_refused(&[(
        "while nothing is asked",
        |saved| saved["token"] = json!({ "dude": "doorbell" }),
        "token",
        "is being played only while an effect about it asks (R58)",
    )]);
}

#[test]
fn only_the_dead_with_something_to_say_are_heard() {
    let says = "names Dudes that do something when they die (C10)";
    mourning().expect_refused(&[
        ("nothing to say", |saved| saved["fallen"][0]["dude"] = json!("twins"), "fallen", says),
        (
            "one of them twice",
            |saved| {
                let again = saved["fallen"][0].clone();
                put(&mut saved["fallen"], again);
            },
            "fallen",
            "names a Dude once: it speaks of its last death (R93)",
        ),
    ]);
}

/// What another of the dead has to say may bring it back before it speaks itself.
#[test]
fn the_dead_may_be_in_a_hand_again_before_they_speak() {
    mourning().edited(|saved| {
        pick_up(saved, "martyr");
        put(&mut saved["players"][0]["hand"], "martyr");
    });
}
