//! Packs: files of people's own cards, robots and tiles, and what is said about wrong ones.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod bounds;
mod effects;
mod setups;
mod tables;

use fracas_cards::Shelf;
use fracas_core::{Pack, Setup};
use fracas_robot_quest::{Attack, Catalogue, Pile, Rarity, Reach, RobotQuestTitle};

/// Gets line and message of all that is wrong with a pack.
pub(crate) fn wrong(text: &str) -> Vec<(usize, String)> {
    let report = RobotQuestTitle.check_cards("test.toml", text).unwrap_err();
    report.lines().map(|(line, _, message)| (line, message.to_owned())).collect()
}

/// Checks that a table of a pack is wrong in one way; lines are counted from its header.
pub(crate) fn refuses(table: &str, line: usize, message: &str) {
    let found = wrong(&format!("game = \"robot-quest\"\n{table}\n"));
    assert_eq!(found, [(line + 1, message.to_owned())], "{table}");
}

/// Checks whether nothing is wrong with a table of a pack.
pub(crate) fn is_read(table: &str) -> bool {
    RobotQuestTitle.check_cards("test.toml", &format!("game = \"robot-quest\"\n{table}\n")).is_ok()
}

/// Writes a card with some lines of its own.
pub(crate) fn card(kind: &str, lines: &str) -> String {
    format!(
        "[[card]]\nid = \"test\"\nname = \"Test\"\ntype = \"{kind}\"\nrarity = \"green\"\n\
         cost = 2\n{lines}"
    )
}

/// Writes a tile with some lines of its own.
pub(crate) fn tile(lines: &str) -> String {
    format!("[[tile]]\nid = \"test\"\nname = \"Test\"\n{lines}")
}

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
    assert_eq!(catalogue.tile(tile).id, "test-lava");
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
fn an_arena_has_a_page_too() {
    let rows = ["S.....S", "..#....", ".......", ".......", ".......", ".......", "S..J..S"];
    let rows = setups::drawn(rows);
    let text = format!("game = \"robot-quest\"\n{}", setups::arena("yard", &rows));
    let pages = RobotQuestTitle.check_cards("test.toml", &text).unwrap();
    let [page] = &pages[..] else { panic!("a page for each arena: {pages:?}") };
    assert_eq!((&*page.id, page.kind, &*page.text), ("yard", "arena", "A test."));
    let facts: Vec<_> = page.facts.iter().map(|fact| (fact.label, &*fact.value)).collect();
    let expected = [
        ("tiles", "4 Spawn, 1 Wall, 1 Junkyard"),
        ("rows", "S.....S / ..#.... / ....... / ....... / ....... / ....... / S..J..S"),
        ("source", "house"),
    ];
    assert_eq!(facts, expected);
    let own = RobotQuestTitle.cards();
    let own = own.iter().filter(|page| page.kind == "arena").count();
    assert_eq!(own, Catalogue::base().arenas().len(), "and those of the game have one");
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
    assert_eq!(base.unknown_board("sauna"), "there is no robot \"sauna\"");
}
