//! Effects that are under way.

use serde_json::json;

use crate::{asking, main_phase};

#[test]
fn effects_belong_to_the_cards_and_players_of_the_table() {
    asking().expect_refused(&[
        (
            "a place outside of all cards",
            |saved| saved["effects"]["frames"][0]["at"] = json!(1_000_000),
            "effects",
            "the half-done effect belongs to other cards",
        ),
        (
            "an owner who is not there",
            |saved| saved["effects"]["frames"][0]["context"]["owner"] = json!(3),
            "effects",
            "have an owner who is not at the table",
        ),
        (
            "a card that is not there",
            |saved| saved["effects"]["frames"][0]["context"]["source"] = json!(255),
            "effects",
            "come from a card or hero that is not there",
        ),
        (
            "a hero who is not there",
            |saved| saved["effects"]["frames"][0]["context"]["source"] = json!(256 + 200),
            "effects",
            "come from a card or hero that is not there",
        ),
        (
            "a number for nothing",
            |saved| saved["effects"]["things"] = json!([0xffff]),
            "effects",
            "are about a card, Boss or player that is not there",
        ),
        (
            "a player who is not there",
            |saved| saved["effects"]["things"] = json!([6 << 13 | 3]),
            "effects",
            "are about a card, Boss or player that is not there",
        ),
        (
            "the end of the game",
            |saved| saved["phase"] = json!("over"),
            "effects",
            "are carried out in the phases \"start\", \"main\" and \"end\" (R63)",
        ),
        (
            "a step that asks nothing",
            |saved| {
                let frames = saved["effects"]["frames"].as_array_mut().unwrap();
                let at = frames.last().unwrap()["at"].as_u64().unwrap();
                frames.last_mut().unwrap()["at"] = json!(at + 1);
            },
            "effects",
            "ask nobody anything",
        ),
    ]);
}

#[test]
fn nothing_is_remembered_where_nothing_is_under_way() {
    main_phase().expect_refused(&[
        (
            "something settled",
            |saved| saved["mind"] = json!({ "is_settled": true }),
            "mind",
            "is about effects that are carried out; leave it out",
        ),
        (
            "things without effects",
            |saved| saved["effects"] = json!({ "frames": [], "things": [1], "steps": 0 }),
            "effects",
            "have things without frames; leave them out",
        ),
    ]);
}
