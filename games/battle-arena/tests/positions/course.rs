//! How far the game is: sides, Honors, decisions, the end and sudden death.

use serde_json::{Value, json};

use crate::{
    Case, at_the_coin_flip, carry, expect_refused, find, in_battle_3, level, over_after_5, placing,
};

#[test]
fn sides_and_honors_lie_where_the_game_has_put_them() {
    expect_refused(
        &in_battle_3(),
        &[
            ("no side", |state| state["home"] = Value::Null, "home", "is null exactly while"),
            ("no Honors", |state| state["honors"] = Value::Null, "honors", "are null in Rookie"),
            (
                "Honors with the loser of the latest Battle",
                |state| state["honors"] = json!(1 - state["honors"].as_u64().unwrap()),
                "honors",
                "lie with the winner of the latest Battle that had one (R84)",
            ),
        ],
    );
    expect_refused(
        &at_the_coin_flip(),
        &[
            ("a side", |state| state["home"] = json!(0), "home", "while the side is chosen (R60)"),
            ("Honors", |state| state["honors"] = json!(1), "honors", "until they are given (R82"),
        ],
    );
    expect_refused(
        &find("rookie", "off", |_, state| state["phase"] == "line-up"),
        &[
            ("Honors in Rookie", |state| state["honors"] = json!(0), "honors", "null in Rookie"),
            (
                "Honors given in Rookie",
                |state| state["phase"] = json!("honors"),
                "phase",
                "Rookie has neither Honors nor substitutions (R81)",
            ),
        ],
    );
}

#[test]
fn decisions_are_made_in_order() {
    expect_refused(
        &in_battle_3(),
        &[
            (
                "the other before the Holder",
                |state| state["decided"] = json!([1 - state["honors"].as_u64().unwrap()]),
                "decided",
                "the player with Honors decides first (R88)",
            ),
            (
                "both, and the Battle not fought",
                |state| state["decided"] = json!([0, 1]),
                "decided",
                "nobody is left to decide; the Battle comes next (R118)",
            ),
            (
                "a substitution without a decision",
                |state| state["substituted"] = json!([0]),
                "substituted",
                "whoever has substituted has decided",
            ),
        ],
    );
    expect_refused(
        &placing(),
        &[(
            "a substitution before the Battles",
            |state| state["decided"] = json!([0]),
            "decided",
            "is about substitution only",
        )],
    );
}

#[test]
fn the_game_is_over_when_the_rules_say_so() {
    expect_refused(
        &in_battle_3(),
        &[
            (
                "over after two Battles",
                |state| state["phase"] = json!("over"),
                "phase",
                "exactly when a fourth Battle is won or seven are fought (R4, R5)",
            ),
            ("eight Battles", |state| state["battles_over"] = json!(8), "battles_over", "(R3)"),
        ],
    );
    expect_refused(
        &over_after_5(),
        &[
            (
                "a Battle after the fourth win",
                |state| state["battles_over"] = json!(6),
                "battles_over",
                "the game ended at the fourth win, after 5 Battles (R6)",
            ),
            (
                "not over at the fourth win",
                |state| state["phase"] = json!("substitution"),
                "phase",
                "is \"over\" exactly when",
            ),
            (
                "over before the fourth win",
                |state| state["battles_over"] = json!(4),
                "phase",
                "is \"over\" exactly when",
            ),
        ],
    );
    expect_refused(
        &placing(),
        &[(
            "a Battle before the line-ups",
            |state| state["battles_over"] = json!(1),
            "battles_over",
            "before both line-ups are placed (R70)",
        )],
    );
}

#[test]
fn sudden_death_comes_where_it_was_declared_and_ends_where_it_is_decided() {
    let undeclared: [Case; 1] = [(
        "sudden death without declaration",
        |state| (0..2).for_each(|seat| carry(state, seat, "deck", "overtime")),
        "overtime",
        "only after a level game in which it was declared (R13, R24)",
    )];
    expect_refused(&level("off"), &undeclared);
    expect_refused(&over_after_5(), &undeclared);
    expect_refused(
        &level("sudden-death"),
        &[
            (
                "a level game without it",
                |state| {
                    while state["players"][0]["overtime"] != json!([]) {
                        (0..2).for_each(|seat| carry(state, seat, "overtime", "deck"));
                    }
                },
                "overtime",
                "goes on until two Heroes differ, and no further (R17)",
            ),
            (
                "a Hero after the decision",
                |state| (0..2).for_each(|seat| carry(state, seat, "deck", "overtime")),
                "overtime",
                "goes on until two Heroes differ, and no further (R17)",
            ),
            (
                "a Hero of one player only",
                |state| carry(state, 1, "deck", "overtime"),
                "overtime",
                "both players turn over the same number of Heroes (R15)",
            ),
        ],
    );
}
