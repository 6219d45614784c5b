//! How much the effects of a table may have under way at once.

use fracas_core::Pack;
use fracas_robot_quest::Catalogue;

use crate::{card, tile, wrong};

const WAITING: &str = "too much is put off at once";
const NESTED: &str = "loops and choices are nested too deeply";

/// Gets the messages about some tables of a pack.
fn messages(tables: &[String]) -> Vec<String> {
    let text = format!("game = \"robot-quest\"\n{}", tables.join("\n"));
    wrong(&text).into_iter().map(|(_, message)| message).collect()
}

fn pack(tables: &[String]) -> Pack {
    let text = format!("game = \"robot-quest\"\n{}", tables.join("\n"));
    Pack { name: "test.toml".to_owned(), text }
}

fn is_read(tables: &[String]) -> bool {
    Catalogue::with_packs(&[pack(tables)]).is_ok()
}

/// Writes a card that puts so much off, with so many copies.
fn patient(id: &str, rarity: &str, times: u8) -> String {
    let effect = format!(
        "effect = {{ repeat = {times}, do = {{ later = \"end-of-turn\", do = {{ draw = 1 }} }} }}"
    );
    let card = card("function", &effect).replace("\"test\"", &format!("\"{id}\""));
    card.replace("\"green\"", &format!("\"{rarity}\""))
}

fn robot(lines: &str) -> String {
    format!("[[robot]]\nid = \"test-bot\"\nname = \"Bot\"\nhero = \"Ida\"\nhealth = 5\n{lines}")
}

/// The game's own cards put off 4 of 16 at most: 3 Trickle Chargers and a Spotlight.
#[test]
fn every_copy_can_put_off_what_it_says() {
    assert!(is_read(&[patient("a", "purple", 12)]));
    assert_eq!(messages(&[patient("a", "purple", 13)]), [WAITING]);
    assert!(is_read(&[patient("a", "green", 4)]), "three copies");
    assert_eq!(messages(&[patient("a", "green", 5)]), [WAITING]);
    let attack = "attack = { damage = 1, melee = true }\n\
                  effect = { repeat = 9, do = { later = \"end-of-turn\", do = { draw = 1 } } }";
    assert_eq!(messages(&[card("attack", attack)]), [WAITING]);
}

#[test]
fn what_is_put_off_is_counted_over_all_packs() {
    let [one, other] = ["a", "b"].map(|id| pack(&[patient(id, "purple", 7)]));
    assert!(Catalogue::with_packs(std::slice::from_ref(&one)).is_ok());
    let problems = Catalogue::with_packs(&[one, other]).unwrap_err().to_string();
    assert!(problems.contains(WAITING) && problems.contains("up to 18"), "{problems}");
}

#[test]
fn what_can_be_put_off_is_counted_as_it_can_happen() {
    let later = "{ later = \"start-of-turn\", do = { draw = 1 } }";
    let six = format!("{{ repeat = 6, do = {later} }}");
    let purple = |effect: &str| {
        card("function", &format!("effect = {effect}")).replace("\"green\"", "\"purple\"")
    };
    let one_of = purple(&format!("{{ choose-one = [{six}, {six}, {six}] }}"));
    assert!(is_read(&[one_of]), "one of them happens");
    let all_of = purple(&format!("{{ in-order = [{six}, {six}, {six}] }}"));
    assert_eq!(messages(&[all_of]), [WAITING]);
    let each = purple(&format!("{{ for-each = {{ enemies-in-range = 2 }}, do = {six} }}"));
    assert_eq!(messages(&[each]), [WAITING], "for each of three enemies");
}

#[test]
fn robots_and_tiles_put_off_within_the_same_bounds() {
    let later = |times: u8| {
        format!("{{ repeat = {times}, do = {{ later = \"end-of-turn\", do = {{ draw = 1 }} }} }}")
    };
    let start = |times| tile(&format!("letter = \"x\"\nat-start = {}", later(times)));
    assert!(is_read(&[start(3)]), "four robots");
    assert_eq!(messages(&[start(4)]), [WAITING]);
    let able = |times| robot(&format!("ability = {{ pay = 1, effect = {} }}", later(times)));
    assert!(is_read(&[able(12)]));
    assert_eq!(messages(&[able(13)]), [WAITING]);
}

/// Writes an effect with so many loops around it.
fn nested(loops: usize, inside: &str) -> String {
    let around = |effect: String, _| format!("{{ repeat = 1, do = {effect} }}");
    (0..loops).fold(inside.to_owned(), around)
}

fn deep(loops: usize) -> String {
    card("function", &format!("effect = {}", nested(loops, "{ draw = 1 }")))
}

#[test]
fn tiles_have_room_within_the_deepest_effect() {
    let enter = |loops| {
        let effect = nested(loops, "{ damage = { amount = 1, whom = \"you\" } }");
        tile(&format!("letter = \"x\"\non-enter = {effect}")).replace("\"test\"", "\"test-tile\"")
    };
    assert!(is_read(&[deep(6)]), "no effect has more loops");
    assert!(is_read(&[enter(6)]));
    assert!(is_read(&[deep(5), enter(4)]));
    assert_eq!(messages(&[deep(5), enter(5)]), [NESTED], "they can be within each other");
}

#[test]
fn knock_outs_have_room_and_those_that_lead_to_others_need_more() {
    let harmless = |loops| robot(&format!("on-knock-out = {}", nested(loops, "{ points = 1 }")));
    let around = "{ damage = { amount = 9, whom = { enemies-around-you = 6 } } }";
    let deadly = |loops| robot(&format!("on-knock-out = {}", nested(loops, around)));
    assert!(is_read(&[deep(3), harmless(6)]));
    assert_eq!(messages(&[deep(4), harmless(6)]), [NESTED]);
    assert!(is_read(&[deadly(2)]));
    assert_eq!(messages(&[deadly(3)]), [NESTED], "three enemies, one after the other");
}
