//! How much the effects of a table may have under way at once.

use crate::{boss, card, hero, is_read, many, wrong};

const NESTED: &str = "loops and choices are nested too deeply";

/// Writes an effect with so many loops around it.
fn nested(loops: usize, inside: &str) -> String {
    let around = |effect: String, _| format!("{{ repeat = 1, do = {effect} }}");
    (0..loops).fold(inside.to_owned(), around)
}

/// Gets the messages about a table of a pack.
fn messages(table: &str) -> Vec<String> {
    let found = wrong(&format!("game = \"rlyeh\"\n{table}\n"));
    found.into_iter().map(|(_, message)| message).collect()
}

/// Thanksgiving may play it from another hand.
#[test]
fn cards_have_room_within_others() {
    let deep = |loops| card(&format!("effect = {}", nested(loops, "{ draw = 1 }")));
    assert!(is_read(&deep(6)));
    let attack = |loops| card(&format!("attack = {}", nested(loops, "{ draw = 1 }")));
    assert!(is_read(&attack(4)));
    assert_eq!(messages(&attack(5)), [NESTED]);
    let defense = |loops| card(&format!("defense = {}", nested(loops, "{ draw = 1 }")));
    assert!(is_read(&defense(2)));
    assert_eq!(messages(&defense(3)), [NESTED], "within an attack");
}

/// A Staff of Karapyss that Thanksgiving plays may be a copy of it.
#[test]
fn copies_have_room_for_a_block() {
    let attack = "attack = { gain-pox = { who = \"that-player\" } }";
    assert!(is_read(&card(attack)), "the Staff copies no Red card");
    assert_eq!(messages(&card(attack).replace("\"red\"", "\"green\"")), [NESTED]);
    let dear = card(attack).replace("\"red\"", "\"green\"").replace("cost = 2", "cost = 6");
    assert!(is_read(&dear), "and none that costs more than 5");
}

#[test]
fn all_opponents_may_reveal_all_cards_that_they_can() {
    let reaction = "effect = { tokens = 1 }\nreaction = { draw = 1 }";
    let cards = |count| {
        many(count, |number| card(reaction).replace("\"test\"", &format!("\"test-{number}\"")))
    };
    assert!(is_read(cards(2).trim_start_matches("game = \"rlyeh\"\n")));
    let found = wrong(&cards(3));
    assert_eq!(found[0].1, NESTED, "three opponents, four cards");
}

#[test]
fn what_waits_for_a_card_has_room_for_all_that_are_gained() {
    let waits = "triggers = [{ on = \"acquired-on-your-turn\", effect = { draw = 1 } }]";
    assert!(is_read(&hero(waits)));
    let gain = |count: u8| {
        let effect = format!(
            "effect = {{ pick = {{ from = \"board\", count = {count} }}, then = \"gain\" }}"
        );
        boss(8, &effect)
    };
    assert!(is_read(&gain(3)));
    assert_eq!(messages(&gain(16)), [NESTED], "Non-Euclidean Geometry asks about each");
}

#[test]
fn loops_in_loops_come_to_an_end() {
    let long = "{ repeat = 20, do = { repeat = 20, do = { for-each = \"players\", do = { for-each = \
                \"board\", do = { draw = 1 } } } } }";
    assert_eq!(messages(&card(&format!("effect = {long}"))), ["the effect goes on for too long"]);
}
