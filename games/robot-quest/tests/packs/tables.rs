//! What is wrong with cards, robots and tiles beside their effects.

use std::fmt::Write;

use fracas_robot_quest::Catalogue;

use crate::{card, refuses, tile, wrong};

#[test]
fn cards_of_packs_are_shop_cards() {
    let supply = "[[card]]\nid = \"test\"\nname = \"Test\"\ntype = \"battery\"\npile = \"supply\"\n\
                  cost = 2\ncopies = 3\neffect = { energy = 1 }";
    refuses(supply, 5, "a pack's card belongs in the Shop");
    refuses(
        &card("battery", "copies = 3\neffect = { energy = 1 }"),
        7,
        "a Shop card has as many copies as its rarity says",
    );
    let dear = card("battery", "effect = { energy = 1 }").replace("cost = 2", "cost = 9");
    refuses(&dear, 6, "`cost` is out of range: 9");
    let common = card("battery", "effect = { energy = 1 }").replace("green", "gold");
    refuses(&common, 5, "unknown rarity `gold`");
}

#[test]
fn the_type_of_a_card_fits_what_it_does() {
    refuses(&card("attack", "effect = { draw = 1 }"), 1, "an attack card needs `attack`");
    let melee = "attack = { damage = 1, melee = true }";
    refuses(&card("function", melee), 7, "only a card of type attack has an attack");
    refuses(&card("function", ""), 1, "the card does nothing");
    refuses(&card("function", "effect = \"nothing\""), 1, "the card does nothing");
    refuses(&card("attack", "attack = { damage = 1 }"), 7, "the attack has no reach");
    let no_melee = "attack = { damage = 1, melee = false }";
    refuses(&card("attack", no_melee), 7, "the attack has no reach");
    let both = "attack = { damage = 1, melee = true, range = 2 }";
    refuses(&card("attack", both), 7, "an attack has a range or is melee");
}

#[test]
fn ids_and_letters_are_used_once() {
    refuses(
        &card("function", "effect = { draw = 1 }").replace("\"test\"", "\"smoke\""),
        2,
        "the id `smoke` is used twice",
    );
    refuses(&tile("letter = \"#\""), 4, "the letter `#` is taken");
    refuses(&tile("letter = \"xy\""), 4, "`letter` is one character");
    refuses(&tile("letter = \".\""), 4, "`.` stands for an empty space");
}

#[test]
fn nothing_happens_on_a_tile_that_blocks_movement() {
    let lines = [
        ("spawn = true", "spawn"),
        ("leave-cost = 1", "leave-cost"),
        ("at-start = { energy = 1 }", "at-start"),
        ("on-enter = { energy = 1 }", "on-enter"),
    ];
    for (line, key) in lines {
        let table = tile(&format!("letter = \"x\"\nblocks = [\"movement\"]\n{line}"));
        let message = format!("`{key}` makes no sense on a tile that blocks movement");
        refuses(&table, 6, &message);
    }
    let misspelt = tile("letter = \"x\"\nblocks = [\"sihgt\"]");
    refuses(&misspelt, 5, "unknown word `sihgt`");
}

#[test]
fn robots_can_do_what_they_promise() {
    let robot = |line: &str| {
        format!("[[robot]]\nid = \"test\"\nname = \"Test\"\nhero = \"Ida\"\nhealth = 5\n{line}")
    };
    refuses(&robot("ability = { pay = 1 }"), 6, "the ability does nothing");
    refuses(&robot("spawn = \"center\""), 6, "unknown spawn `center`");
    let ask = "on-knock-out = { may = { draw = 1 } }";
    refuses(&robot(ask), 6, "nothing can be asked here");
    let target = "on-knock-out = { damage = 1 }";
    refuses(&robot(target), 6, "there is no target here");
    let target = "ability = { pay = 1, effect = { damage = 1 } }";
    refuses(&robot(target), 6, "there is no target here");
    refuses(&robot("").replace("health = 5", "health = 10"), 5, "`health` is out of range: 10");
}

/// Writes many tables that differ in their number.
fn many(count: usize, table: impl Fn(usize) -> String) -> String {
    let mut text = "game = \"robot-quest\"\n".to_owned();
    for number in 0..count {
        writeln!(text, "{}", table(number)).unwrap();
    }
    text
}

#[test]
fn catalogues_have_room_for_so_many() {
    let base = Catalogue::base();
    let shop = many(23, |number| {
        card("function", "effect = { draw = 1 }").replace("\"test\"", &format!("\"test-{number}\""))
    });
    let found = wrong(&shop);
    assert_eq!(found.len(), 1, "22 times 3 and 54 are 120: {found:?}");
    assert_eq!(found[0].1, "the Shop Deck is too large");
    let robots = many(33 - base.boards().len(), |number| {
        format!("[[robot]]\nid = \"test-{number}\"\nname = \"T\"\nhero = \"T\"\nhealth = 5")
    });
    assert_eq!(wrong(&robots).last().unwrap().1, "there are too many robots");
    let tiles = many(61 - base.tiles().len(), |number| {
        let letter = char::from_u32(0x400 + number as u32).unwrap();
        format!("[[tile]]\nid = \"test-{number}\"\nname = \"T\"\nletter = \"{letter}\"")
    });
    assert_eq!(wrong(&tiles).last().unwrap().1, "there are too many tiles");
}
