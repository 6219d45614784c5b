//! What lies where: cards, Hot Dogs, and how many.

use serde_json::json;

use crate::{
    at_the_coin_flip, carry, expect_refused, find, in_battle_3, placing, problems, take_up,
};

#[test]
fn cards_must_be_those_of_the_deck_lists() {
    expect_refused(
        &in_battle_3(),
        &[
            (
                "a Hero twice",
                |state| state["players"][0]["hand"][0] = state["players"][0]["deck"][0].clone(),
                "players[0]",
                "is on the table more often than in the deck list",
            ),
            (
                "a Hero missing",
                |state| drop(state["players"][1]["deck"].as_array_mut().unwrap().pop()),
                "players[1]",
                "is in the deck list and nowhere on the table",
            ),
            (
                "a Hero of the opponent",
                |state| state["players"][0]["hand"][0] = state["players"][1]["hand"][0].clone(),
                "players[0]",
                "is on the table more often than in the deck list",
            ),
            (
                "eight Heroes in hand",
                |state| (0..4).for_each(|_| carry(state, 0, "deck", "hand")),
                "players[0]",
                "8 Heroes in hand where there must be 4",
            ),
        ],
    );
}

#[test]
fn an_unknown_hero_is_met_with_a_suggestion_that_is_accepted() {
    let mut saved = in_battle_3();
    let heroes = saved.state["players"][0]["deck"].as_array().unwrap();
    let hero = heroes.iter().position(|hero| hero == "bison-fire-u").unwrap();
    saved.state["players"][0]["deck"][hero] = json!("bison-fier-u");
    let problem = problems(&saved).iter().next().unwrap().clone();
    assert_eq!(problem.place, "players[0].deck");
    let (unknown, meant) = problem.message.split_once("; did you mean ").unwrap();
    assert_eq!(unknown, "there is no Hero \"bison-fier-u\"");
    saved.state["players"][0]["deck"][hero] = json!(meant.trim_matches(['"', '?']));
    assert!(take_up(&saved).is_ok(), "{meant} is read where it was suggested");
}

#[test]
fn hot_dogs_must_fit_the_substitutions_made() {
    expect_refused(
        &in_battle_3(),
        &[
            (
                "one Hot Dog too few",
                |state| state["players"][0]["hot_dogs"] = json!(9),
                "players[0]",
                "9 Hot Dogs left after 0 substitutions, of 10 at the start (R79, R101)",
            ),
            (
                "more than there ever were",
                |state| state["players"][1]["hot_dogs"] = json!(12),
                "players[1]",
                "12 Hot Dogs left after 0 substitutions",
            ),
            (
                "a substitution that cost nothing",
                |state| carry(state, 0, "deck", "discard"),
                "players[0]",
                "10 Hot Dogs left after 1 substitutions",
            ),
        ],
    );
    let rookie = find("rookie", "off", |_, _| true);
    expect_refused(
        &rookie,
        &[(
            "Hot Dogs in Rookie",
            |state| state["players"][0]["hot_dogs"] = json!(10),
            "players[0]",
            "of 0 at the start",
        )],
    );
}

#[test]
fn as_many_heroes_lie_everywhere_as_the_rules_put_there() {
    expect_refused(
        &in_battle_3(),
        &[
            (
                "six Heroes in the line-up",
                |state| carry(state, 0, "line_up", "deck"),
                "battles_over",
                "no Battle is fought before both line-ups are placed (R70)",
            ),
            (
                "a Bench of three",
                |state| carry(state, 1, "hand", "deck"),
                "players[1]",
                "3 Heroes in hand where there must be 4",
            ),
            (
                "a Bench of five",
                |state| carry(state, 0, "deck", "hand"),
                "players[0]",
                "5 Heroes in hand where there must be 4",
            ),
            (
                "three Heroes taken out in two Battles",
                |state| {
                    (0..3).for_each(|_| carry(state, 0, "deck", "discard"));
                    state["players"][0]["hot_dogs"] = json!(4);
                },
                "players[0]",
                "3 Heroes taken out in 2 Battles; one may be in each (R104)",
            ),
        ],
    );
    expect_refused(
        &placing(),
        &[
            (
                "one Hero left to place",
                |state| (1..6).for_each(|_| carry(state, 0, "hand", "line_up")),
                "players[0]",
                "a line-up of 6 Heroes cannot be at this point (R70)",
            ),
            (
                "a Hero drawn too many",
                |state| carry(state, 1, "hand", "deck"),
                "players[1]",
                "6 Heroes in hand where there must be 7",
            ),
            (
                "both line-ups placed",
                |state| {
                    (1..7).for_each(|_| carry(state, 0, "hand", "line_up"));
                    (0..7).for_each(|_| carry(state, 1, "hand", "line_up"));
                },
                "phase",
                "both line-ups are placed; the Battles come next (R92)",
            ),
        ],
    );
    expect_refused(
        &at_the_coin_flip(),
        &[(
            "a Hero placed before the coin flip",
            |state| carry(state, 0, "deck", "line_up"),
            "players[0]",
            "a line-up of 1 Heroes cannot be at this point",
        )],
    );
}
