//! How much the effects of a table may have under way at once.

use fracas_core::Pack;
use fracas_rlyeh::Catalogue;

use crate::{boss, card, hero, is_read, many, wrong};

const NESTED: &str = "loops and choices are nested too deeply";
const LONG: &str = "the effect goes on for too long";

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

/// Writes a card that blocks, with so many loops around what that leads to.
fn defense(loops: usize, inside: &str) -> String {
    let lines = format!("defense = {}", nested(loops, inside));
    card(&lines).replace("\"test\"", "\"test-defense\"")
}

/// Thanksgiving may play it from another hand.
#[test]
fn cards_have_room_within_others() {
    let deep = |gained: u8| nested(6, &format!("{{ gain-pox = {gained} }}"));
    let effect = |gained| card(&format!("effect = {}", deep(gained)));
    assert!(is_read(&effect(4)));
    assert_eq!(messages(&effect(5)), [NESTED], "each PAX Pox may begin something");
    assert!(is_read(&card(&format!("attack = {}", nested(6, "{ draw = 1 }")))));
    let gain = "{ gain-pox = { cards = 3, who = \"attacker\" } }";
    assert!(is_read(&defense(3, gain)));
    assert_eq!(messages(&defense(4, gain)), [NESTED], "within an attack");
}

/// A Staff of Karapyss that Thanksgiving plays may be a copy of it.
#[test]
fn copies_have_room_for_a_block() {
    let red = card("attack = { gain-pox = { who = \"that-player\" } }");
    let green = red.replace("\"red\"", "\"green\"");
    let dear = green.replace("cost = 2", "cost = 6");
    let and_block = |attack: &str, loops| format!("{attack}\n{}", defense(loops, "{ draw = 1 }"));
    assert!(is_read(&and_block(&green, 5)));
    assert_eq!(messages(&and_block(&green, 6)), [NESTED]);
    assert!(is_read(&and_block(&red, 6)), "the Staff copies no Red card");
    assert!(is_read(&and_block(&dear, 6)), "and none that costs more than 5");
}

/// Writes so many cards of seven lines each that can be revealed when a Loot is bought.
fn revealed(first: usize, count: usize) -> String {
    let reaction = "effect = { tokens = 1 }\nreaction = { draw = 1 }";
    many(count, |at| card(reaction).replace("\"test\"", &format!("\"test-{}\"", first + at)))
}

#[test]
fn all_opponents_may_reveal_all_cards_that_they_can() {
    assert!(is_read(revealed(0, 3).trim_start_matches("game = \"rlyeh\"\n")));
    let header = |card: usize| 2 + 7 * card;
    let nested = |card| (header(card), NESTED.to_owned());
    assert_eq!(wrong(&revealed(0, 4)), [nested(3)], "three opponents, five cards");
    assert_eq!(wrong(&revealed(0, 6)), [nested(3), nested(4), nested(5)], "each is one more");
}

#[test]
fn what_is_under_way_at_once_is_counted_over_all_packs() {
    let pack = |name: &str, first, count| Pack { name: name.into(), text: revealed(first, count) };
    assert!(Catalogue::with_packs(&[pack("one", 0, 2), pack("other", 2, 1)]).is_ok());
    let problems = Catalogue::with_packs(&[pack("one", 0, 2), pack("other", 2, 2)]).unwrap_err();
    let problems = problems.to_string();
    assert!(problems.contains("card file other") && problems.contains(NESTED), "{problems}");
    assert!(!problems.contains("card file one"), "{problems}");
}

/// Writes a Boss with a Loot that gains so many cards of the board.
fn gain(count: u8) -> String {
    let effect =
        format!("effect = {{ pick = {{ from = \"board\", count = {count} }}, then = \"gain\" }}");
    boss(8, &effect)
}

#[test]
fn what_waits_for_a_card_has_room_for_all_that_are_gained() {
    let waits = "triggers = [{ on = \"acquired-on-your-turn\", effect = { draw = 1 } }]";
    assert!(is_read(&hero(waits)));
    assert!(is_read(&gain(8)));
    assert_eq!(messages(&gain(9)), [NESTED], "Non-Euclidean Geometry asks about each");
}

#[test]
fn what_holds_for_a_turn_has_room_for_what_it_begins() {
    let blocked = |boon: &str| {
        let attack = "attack = { gain-pox = { who = \"that-player\" } }";
        card(&format!("{attack}\nif-blocked = {{ this-turn = \"{boon}\" }}"))
    };
    let gain_with = |boon, count| format!("{}\n{}", blocked(boon), gain(count));
    assert!(is_read(&gain_with("extra-turn", 8)), "which begins nothing");
    assert!(is_read(&gain_with("put-on-deck", 4)));
    assert_eq!(messages(&gain_with("put-on-deck", 5)), [NESTED], "each card may go on the deck");
    let rolls = |loops: u8| {
        let long = format!("{{ repeat = 20, do = {{ repeat = {loops}, do = {{ draw = 1 }} }} }}");
        boss(8, &format!("roll = {{ normal = {long}, critical = \"nothing\" }}"))
    };
    let twice = |loops| format!("{}\n{}", blocked("extra-rolls"), rolls(loops));
    assert!(is_read(&rolls(20)));
    assert!(is_read(&twice(11)));
    assert_eq!(messages(&twice(12)), [LONG], "each Loot may be rolled for once more");
}

#[test]
fn loops_in_loops_come_to_an_end() {
    let long = "{ repeat = 20, do = { repeat = 20, do = { for-each = \"players\", do = { for-each = \
                \"board\", do = { draw = 1 } } } } }";
    assert_eq!(messages(&card(&format!("effect = {long}"))), [LONG]);
}
