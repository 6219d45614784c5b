//! What is wrong with cards, heroes and Bosses beside their effects.

use crate::{boss, card, hero, is_read, many, refuses, wrong};

#[test]
fn costs_fit_the_colour() {
    let plain = "effect = { tokens = 1 }";
    let gold = card(plain).replace("\"red\"", "\"gold\"");
    refuses(&gold, 5, "`cost` is out of range: 2");
    assert!(is_read(&gold.replace("cost = 2", "cost = 3")));
    refuses(&card(plain).replace("cost = 2", "cost = 0"), 5, "`cost` is out of range: 0");
    refuses(&card(plain).replace("\"red\"", "\"blue\""), 4, "unknown colour `blue`");
    refuses(&card(plain).replace("cost = 2\n", ""), 1, "`cost` is missing");
}

#[test]
fn the_cards_that_the_rules_name_are_not_from_packs() {
    let quarter = "[[card]]\nid = \"test\"\nname = \"Test\"\nkind = \"quarter\"\ncolour = \"green\"\n\
                   copies = 31\neffect = { tokens = 1 }";
    refuses(quarter, 4, "a pack has no such cards");
    let always = card("always = true\neffect = { tokens = 1 }");
    refuses(&always, 6, "only Merch and Fleshreaper are on every board");
}

#[test]
fn cards_do_something() {
    refuses(&card(""), 1, "the card does nothing");
    refuses(&card("effect = \"nothing\""), 1, "the card does nothing");
    refuses(&boss(8, "icon = \"crab\""), 7, "the Loot does nothing");
    assert!(is_read(&card("defense = \"nothing\"")), "it blocks");
    refuses(&card("effect = { tokens = 1 }\nif-blocked = { draw = 1 }"), 1, BLOCKED);
    refuses(&card("effect = { tokens = 1 }\nstays-in-hand = true"), 1, STAYS);
}

const BLOCKED: &str = "`if-blocked` belongs to a PvP Attack";
const STAYS: &str = "`stays-in-hand` belongs to a PvP Defense";

#[test]
fn a_boss_has_eight_loots_and_three_levels() {
    let plain = "effect = { tokens = 1 }";
    assert!(is_read(&boss(8, plain)));
    refuses(&boss(7, plain), 1, "a Boss has 8 Loots");
    refuses(&boss(9, plain), 1, "a Boss has 8 Loots");
    refuses(&boss(8, plain).replace("[8, 10, 13]", "[8, 10]"), 5, "a Boss has 3 levels");
    refuses(&boss(8, plain).replace("13]", "99]"), 5, "out of range: 99");
    let twice = boss(8, plain).replace("loot-7", "loot-6");
    assert_eq!(wrong(&format!("game = \"rlyeh\"\n{twice}"))[0].1, "the id `loot-6` is used twice");
}

#[test]
fn cards_in_front_wait_and_others_are_played() {
    let trigger = "triggers = [{ on = \"start-of-turn\", effect = { draw = 1 } }]";
    let front = format!("stays-in-front = true\n{trigger}");
    assert!(is_read(&boss(8, &front)));
    refuses(&card(&front), 6, "only Loots stay in front of their owners");
    let played = card(&format!("effect = {{ draw = 1 }}\n{trigger}"));
    refuses(&played, 7, "only cards that stay in front of their owners have triggers");
    let idle = boss(8, "stays-in-front = true");
    refuses(&idle, 7, "the card in front of its owner does nothing");
    let both = boss(8, &format!("{front}\neffect = {{ draw = 1 }}"));
    refuses(&both, 12, "a card in front of its owner has no `effect`");
    let three = boss(8, &front).replacen("effect = { tokens = 2 }", &front, 2);
    refuses(&three, 1, "too many Loots stay in front of their owners");
    let reaction = boss(8, "effect = { draw = 1 }\nreaction = { draw = 1 }");
    let message = "only a card of a stack can be revealed when an opponent buys a Loot";
    refuses(&reaction, 11, message);
}

#[test]
fn tables_are_rolled_on() {
    let table = "roll = { normal = { draw = 1 }, critical = { draw = 2 } }";
    assert!(is_read(&card(table)), "who plays it rolls");
    refuses(&card("effect = \"roll\""), 1, "the card rolls on no table");
    let never = card(&format!("effect = {{ draw = 1 }}\n{table}"));
    refuses(&never, 1, "nobody rolls on the table of the card");
    refuses(&card("roll = { normal = { draw = 1 } }"), 6, "`critical` is missing");
}

#[test]
fn heroes_have_a_hand_and_a_start_of_their_own() {
    refuses(&hero("").replace("= 6", "= 2"), 1, HAND);
    refuses(&hero("").replace("tubes = 6", "tubes = 13"), 5, "`tubes` is out of range: 13");
    refuses(&hero("start = \"puppy-cudles\""), 6, "unknown starting card `puppy-cudles`");
    refuses(&hero("start = \"merch\""), 6, "unknown starting card `merch`");
    refuses(&hero("start = \"puppy-cuddles\""), 6, "there is one of each unique card");
    let trigger = "{ on = \"start-of-turn\", effect = { draw = 1 } }";
    let three = hero(&format!("triggers = [{trigger}, {trigger}, {trigger}]"));
    refuses(&three, 1, "there are too many triggers");
    let idle = hero("triggers = [{ on = \"start-of-turn\" }]");
    refuses(&idle, 6, "the trigger does nothing");
    let never = hero("triggers = [{ on = \"start-of-trun\", effect = { draw = 1 } }]");
    refuses(&never, 6, "unknown time `start-of-trun`");
}

const HAND: &str = "a starting deck has at least 6 Quarters and Cardboard Tubes";

#[test]
fn ids_are_used_once() {
    let taken = card("effect = { draw = 1 }").replace("\"test\"", "\"kittens\"");
    refuses(&taken, 2, "the id `kittens` is used twice");
    let taken = hero("").replace("test-hero", "cthulhu-3");
    refuses(&taken, 2, "the id `cthulhu-3` is used twice");
}

#[test]
fn all_mistakes_of_a_pack_are_found_at_once() {
    let text = "game = \"rlyeh\"\n[[card]]\nid = \"Test\"\ncolour = \"grene\"\neffect = { tokns = 1 }\n\
                colour2 = 1\n[[hero]]\nname = \"Sam\"\n";
    let lines: Vec<usize> = wrong(text).into_iter().map(|(line, _)| line).collect();
    assert_eq!(lines, [2, 2, 3, 4, 5, 6, 7, 7, 7]);
}

#[test]
fn catalogues_have_room_for_so_many() {
    let cards = many(200, |number| {
        card("effect = { draw = 1 }").replace("\"test\"", &format!("\"test-{number}\""))
    });
    assert_eq!(wrong(&cards)[0].1, "there are too many kinds of cards");
    let heroes = many(60, |number| hero("").replace("test-hero", &format!("test-{number}")));
    assert_eq!(wrong(&heroes)[0].1, "there are too many heroes");
}
