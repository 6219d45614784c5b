//! Packs: files of people's own cards, robots and tiles, and what is said about wrong ones.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fmt::Write;

use fracas_cards::Shelf;
use fracas_core::{Pack, Setup};
use fracas_robot_quest::{Attack, Catalogue, Pile, Rarity, Reach, RobotQuestTitle};

const GOOD: &str = r#"
game = "robot-quest"

[[card]]
id = "test-harpoon"
name = "Harpoon"
type = "attack"
rarity = "blue"
cost = 5
attack = { damage = 2, range = 4 }
effect = { pull = 3 }

[[robot]]
id = "test-kettle"
name = "Kettle"
hero = "Ida"
health = 6
push-cost = 2
on-knock-out = { energy = 1 }
ability = { pay = 1, effect = { repair = 1 } }

[[tile]]
id = "test-lava"
name = "Lava"
letter = "~"
blocks = ["sight"]
leave-cost = 2
on-enter = { damage = { amount = 3, whom = "you" } }
"#;

#[test]
fn a_pack_adds_a_card_a_robot_and_a_tile() {
    let pack = Pack { name: "test.toml".to_owned(), text: GOOD.to_owned() };
    let catalogue = Catalogue::with_packs(&[pack]).unwrap();
    let card = catalogue.card(catalogue.find_card("test-harpoon").unwrap());
    assert_eq!((card.pile, card.copies, card.cost), (Pile::Shop(Rarity::Blue), 2, Some(5)));
    assert_eq!(card.attack, Some(Attack { damage: 2, reach: Reach::Range(4) }));
    assert_eq!(card.source, "house", "nothing else is said");
    assert!(card.is_for_robot && card.program.is_some());
    let board = catalogue.board(catalogue.find_board("test-kettle").unwrap());
    assert_eq!((board.health, board.push_cost, board.spawns_in_centre), (6, 2, false));
    let tile = catalogue.tile_by_letter('~').unwrap();
    assert_eq!(catalogue.find_tile("test-lava"), Some(tile));
    assert_eq!(catalogue.tile(tile).leave_cost, 2);
    assert_eq!(catalogue.shop_size(), Catalogue::base().shop_size() + 2);
    assert!(catalogue.find_card("rivet-gun").is_some(), "the game's own cards are still there");
}

#[test]
fn the_pages_of_a_pack_are_those_of_its_own_cards() {
    let pages = RobotQuestTitle.check_cards("test.toml", GOOD).unwrap();
    let shown: Vec<_> = pages.iter().map(|page| (page.kind, &*page.text)).collect();
    assert_eq!(
        shown,
        [
            ("attack", "Pull the target 3 spaces towards you."),
            (
                "robot",
                "It costs 2 Move more to push Kettle. Whenever Kettle Knocks Out an enemy: gain 1 \
                 Energy. Once per turn, pay 1 Energy: repair 1 Health."
            ),
            (
                "tile",
                "Blocks line of sight. When you enter this tile: take 3 damage. Leaving it costs \
                 2 Move more."
            ),
        ]
    );
    let facts: Vec<_> = pages[0].facts.iter().map(|fact| (fact.label, &*fact.value)).collect();
    let expected = [
        ("cost", "5"),
        ("damage", "2"),
        ("range", "4"),
        ("rarity", "blue"),
        ("copies", "2"),
        ("source", "house"),
    ];
    assert_eq!(facts, expected);
}

#[test]
fn a_wrong_pack_is_named() {
    let pack = Pack { name: "mine.toml".to_owned(), text: "game = \"chess\"\n".to_owned() };
    let problems = Catalogue::with_packs(&[pack]).unwrap_err();
    assert!(problems.to_string().contains("mine.toml"), "{problems}");
    assert_eq!(wrong("game = \"chess\"\n"), [(1, "these are cards of `chess`".to_owned())]);
}

#[test]
fn there_are_no_deck_lists() {
    let report =
        RobotQuestTitle.check_deck("a.deck", "deck: Mine\n", &Setup::default()).unwrap_err();
    let lines: Vec<_> = report.lines().collect();
    assert_eq!(lines, [(1, 1, "Robot Quest Arena has no deck lists")]);
    assert!(RobotQuestTitle.premade_decks().is_empty());
}

#[test]
fn unknown_ids_come_with_what_was_meant() {
    let base = Catalogue::base();
    assert_eq!(
        base.unknown_card("rivet-gum"),
        "there is no card \"rivet-gum\"; did you mean \"rivet-gun\"?"
    );
    assert_eq!(base.unknown_board("Pug"), "there is no robot \"Pug\"; did you mean \"pug\"?");
    assert_eq!(base.unknown_tile("sauna"), "there is no tile \"sauna\"");
}

/// Gets line and message of all that is wrong with a pack.
fn wrong(text: &str) -> Vec<(usize, String)> {
    let report = RobotQuestTitle.check_cards("test.toml", text).unwrap_err();
    report.lines().map(|(line, _, message)| (line, message.to_owned())).collect()
}

/// Checks that a table of a pack is wrong in one way; lines are counted from its header.
fn refuses(table: &str, line: usize, message: &str) {
    let found = wrong(&format!("game = \"robot-quest\"\n{table}\n"));
    assert_eq!(found, [(line + 1, message.to_owned())], "{table}");
}

/// Writes a card with some lines of its own.
fn card(kind: &str, lines: &str) -> String {
    format!(
        "[[card]]\nid = \"test\"\nname = \"Test\"\ntype = \"{kind}\"\nrarity = \"green\"\n\
         cost = 2\n{lines}"
    )
}

#[test]
fn cards_of_packs_are_shop_cards() {
    let supply = "[[card]]\nid = \"test\"\nname = \"Test\"\ntype = \"battery\"\npile = \"supply\"\n\
                  cost = 2\ncopies = 3\neffect = { energy = 1 }";
    let found = wrong(&format!("game = \"robot-quest\"\n{supply}"));
    assert_eq!(found[0], (6, "a pack's card belongs in the Shop".to_owned()));
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
    refuses(&tile("letter = \"W\""), 4, "the letter `W` is taken");
    refuses(&tile("letter = \"xy\""), 4, "`letter` is one character");
    refuses(&tile("letter = \".\""), 4, "`.` stands for an empty space");
}

/// Writes a tile with some lines of its own.
fn tile(lines: &str) -> String {
    format!("[[tile]]\nid = \"test\"\nname = \"Test\"\n{lines}")
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

#[test]
fn only_attacks_have_a_target_and_only_at_once() {
    let needs_target = [
        "{ damage = 1 }",
        "{ damage = { amount = 1, whom = { around-target = 1 } } }",
        "{ damage = { amount = 1, whom = \"behind-target\" } }",
        "{ knock-back = 1 }",
        "{ pull = 1 }",
        "\"swap-places\"",
        "{ more-damage = 1 }",
        "{ knock-out = \"target\" }",
        "{ if = \"target-next-to-you\", then = { draw = 1 } }",
    ];
    for effect in needs_target {
        let function = card("function", &format!("effect = {effect}"));
        refuses(&function, 7, "there is no target here");
        let attack = "attack = { damage = 1, range = 2 }";
        let later = format!("{attack}\neffect = {{ later = \"end-of-turn\", do = {effect} }}");
        refuses(&card("attack", &later), 8, "there is no target any more");
        for key in ["at-start", "on-enter"] {
            let tile = tile(&format!("letter = \"x\"\n{key} = {effect}"));
            let found = wrong(&format!("game = \"robot-quest\"\n{tile}"));
            assert_eq!(found[0], (6, "there is no target here".to_owned()), "{tile}");
        }
    }
}

#[test]
fn it_is_something_of_the_right_kind() {
    let cases = [
        ("\"scrap\"", "there is no card to scrap"),
        ("\"discard\"", "there is no card of the hand to discard"),
        ("\"acquire\"", "there is no card to acquire"),
        ("\"land\"", "there is no space to land on"),
        ("{ damage = { amount = 1, whom = \"it\" } }", "there is no robot"),
    ];
    for (operation, message) in cases {
        refuses(&card("function", &format!("effect = {operation}")), 7, message);
    }
    let from = |group: &str, operation: &str| {
        let effect = format!("effect = {{ pick = {{ from = {group} }}, then = {operation} }}");
        card("function", &effect)
    };
    refuses(&from("\"shop\"", "\"discard\""), 7, "there is no card of the hand to discard");
    refuses(&from("\"hand\"", "\"acquire\""), 7, "there is no card to acquire");
    refuses(&from("{ cards-for-sale = 3 }", "\"scrap\""), 7, "there is no card to scrap");
    refuses(&from("\"enemies-next-to-you\"", "\"land\""), 7, "there is no space to land on");
    let later = "{ later = \"end-of-turn\", do = \"scrap\" }";
    refuses(&from("\"hand\"", later), 7, "there is no card to scrap");
}

#[test]
fn one_thing_is_chosen_at_a_time() {
    for count in ["count = 2", "up-to = 3"] {
        let effect =
            format!("effect = {{ pick = {{ from = \"hand\", {count} }}, then = \"scrap\" }}");
        refuses(&card("function", &effect), 7, "`pick` takes one thing at a time");
    }
}

#[test]
fn what_happens_in_the_middle_of_something_else_goes_on_at_once() {
    let asks = "nothing can be asked here";
    let moves = "no robot can be moved here";
    let waits = "nothing can be put off here";
    let cases = [
        ("{ may = { draw = 1 } }", asks),
        ("{ choose-one = [{ draw = 1 }, { energy = 1 }] }", asks),
        ("{ choose-up-to = { most = 1, of = [{ draw = 1 }, { energy = 1 }] } }", asks),
        ("{ pick = { from = \"hand\" }, then = \"scrap\" }", asks),
        ("{ knock-back = { spaces = 1, whom = { around-you = 1 } } }", moves),
        ("{ pull = { to = \"next-to-you\", whom = { enemies-around-you = 2 } } }", moves),
        ("{ for-each = \"free-spawn-tiles\", do = \"land\" }", moves),
        ("{ later = \"end-of-turn\", do = { draw = 1 } }", waits),
    ];
    for (effect, message) in cases {
        refuses(&tile(&format!("letter = \"x\"\non-enter = {effect}")), 5, message);
    }
}

#[test]
fn no_effect_is_endless() {
    let endless = "effect = { whenever = \"start-of-turn\", do = { draw = 1 } }";
    let message = "`whenever` would go on for the rest of the game";
    refuses(&card("function", endless), 7, message);
}

#[test]
fn energy_is_paid_for_offers_and_offers_cost_energy_or_points() {
    let paid = "effect = { pay-energy = 2 }";
    refuses(&card("function", paid), 7, "`pay-energy` is the price of an offer");
    let price = "effect = { may = { pay = { draw = 1 }, then = { energy = 1 } } }";
    refuses(&card("function", price), 7, "this is no price");
}

#[test]
fn robots_are_moved_as_seen_from_you() {
    let message = "robots are knocked back and pulled as seen from you";
    for whom in ["you", "friends"] {
        let effect = format!("effect = {{ knock-back = {{ spaces = 1, whom = \"{whom}\" }} }}");
        refuses(&card("function", &effect), 7, message);
    }
}

#[test]
fn an_obstacle_is_hit_after_a_knock_back() {
    let effect = "attack = { damage = 1, range = 2 }\n\
                  effect = { if = \"target-hit-obstacle\", then = { draw = 1 } }";
    let message = "no robot has been knocked back or pulled before";
    refuses(&card("attack", effect), 8, message);
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
