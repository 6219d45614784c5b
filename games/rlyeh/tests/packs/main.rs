//! Packs: files of people's own cards, heroes and Bosses, and what is said about wrong ones.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod bounds;
mod effects;
mod tables;

use std::fmt::Write;

use fracas_cards::Shelf;
use fracas_core::{Pack, Setup};
use fracas_rlyeh::{CardKind, Catalogue, Colour, Cost, RlyehTitle, Stack};

/// Gets line and message of all that is wrong with a pack.
pub(crate) fn wrong(text: &str) -> Vec<(usize, String)> {
    let report = RlyehTitle.check_cards("test.toml", text).unwrap_err();
    report.lines().map(|(line, _, message)| (line, message.to_owned())).collect()
}

/// Checks that a table of a pack is wrong in one way; lines are counted from its header.
pub(crate) fn refuses(table: &str, line: usize, message: &str) {
    let found = wrong(&format!("game = \"rlyeh\"\n{table}\n"));
    assert_eq!(found, [(line + 1, message.to_owned())], "{table}");
}

/// Checks whether nothing is wrong with tables of a pack.
pub(crate) fn is_read(tables: &str) -> bool {
    RlyehTitle.check_cards("test.toml", &format!("game = \"rlyeh\"\n{tables}\n")).is_ok()
}

/// Writes a card of a stack with some lines of its own, the first of which is line 6.
pub(crate) fn card(lines: &str) -> String {
    format!("[[card]]\nid = \"test\"\nname = \"Test\"\ncolour = \"red\"\ncost = 2\n{lines}")
}

/// Writes a hero with some lines of its own, the first of which is line 6.
pub(crate) fn hero(lines: &str) -> String {
    format!("[[hero]]\nid = \"test-hero\"\nname = \"Test\"\nquarters = 6\ntubes = 6\n{lines}")
}

/// Writes a Boss with so many Loots, of which the first has some lines of its own, from line 10 on.
pub(crate) fn boss(loots: usize, lines: &str) -> String {
    let mut text = "[[boss]]\nid = \"test-boss\"\nname = \"Test\"\ncolour = \"green\"\n\
                    levels = [8, 10, 13]\npoints = 7"
        .to_owned();
    for loot in 0..loots {
        let lines = if loot == 0 { lines } else { "effect = { tokens = 2 }" };
        write!(text, "\n[[boss.loot]]\nid = \"loot-{loot}\"\nname = \"Loot\"\n{lines}").unwrap();
    }
    text
}

const GOOD: &str = r#"
game = "rlyeh"

[[card]]
id = "test-harpoon"
name = "Harpoon"
colour = "gold"
cost = 4
points = 2
effect = { power = 2 }
attack = { gain-pox = { who = "that-player" } }
if-blocked = { draw = 1 }
defense = { draw = 1 }

[[card]]
id = "test-socks"
name = "Socks"
kind = "unique"
colour = "green"
effect = { tokens = 2 }

[[hero]]
id = "test-sam"
name = "Sam"
quarters = 5
tubes = 6
start = "test-socks"
extra-draw = 2
triggers = [{ on = "acquired", once-per-turn = true, effect = { may = { pay = "put-under-deck" } } }]
"#;

#[test]
fn a_pack_adds_cards_and_a_hero() {
    let pack = Pack { name: "test.toml".to_owned(), text: GOOD.to_owned() };
    let catalogue = Catalogue::with_packs(&[pack]).unwrap();
    let card = catalogue.card(catalogue.find_card("test-harpoon").unwrap());
    assert_eq!((card.kind, card.colour), (CardKind::Stack(Stack::Random), Colour::Gold));
    assert_eq!((card.cost, card.copies), (Some(Cost { tokens: 4, power: 4 }), 9));
    assert_eq!((card.points, card.plain), (2, None));
    assert_eq!(card.source, "house", "nothing else is said");
    let socks = catalogue.find_card("test-socks").unwrap();
    let sam = catalogue.hero(catalogue.find_hero("test-sam").unwrap());
    assert_eq!((sam.start, sam.extra_draw, sam.triggers.len()), (Some(socks), 2, 1));
    assert!(!sam.is_for_first_game);
    assert_eq!(catalogue.card(socks).plain, Some(Cost { tokens: 2, power: 0 }));
    assert_eq!(catalogue.card(catalogue.fleshreaper()).id, "fleshreaper", "still known");
}

#[test]
fn a_pack_adds_a_boss_with_its_loots() {
    let text = format!("game = \"rlyeh\"\n{}", boss(8, "points = 3\neffect = { draw = 3 }"));
    let pack = Pack { name: "test.toml".to_owned(), text };
    let catalogue = Catalogue::with_packs(&[pack]).unwrap();
    let id = catalogue.find_boss("test-boss").unwrap();
    let boss = catalogue.boss(id);
    assert_eq!(boss.levels[2], Cost { tokens: 13, power: 0 });
    let points = boss.loots.map(|loot| catalogue.card(loot).points);
    assert_eq!(points, [3, 7, 7, 7, 7, 7, 7, 7]);
    let own = catalogue.card(boss.card);
    assert_eq!((&*own.id, own.kind, own.points), ("test-boss-3", CardKind::Boss(id), 7));
}

#[test]
fn the_pages_of_a_pack_are_those_of_its_own_cards() {
    let pages = RlyehTitle.check_cards("test.toml", GOOD).unwrap();
    let shown: Vec<_> = pages.iter().map(|page| (page.kind, &*page.text)).collect();
    assert_eq!(
        shown,
        [
            (
                "gold",
                "+2 Power. PvP Attack: each opponent gains a PAX Pox. For each opponent who blocks, \
                 draw a card. PvP Defense: discard this card to block a PvP Attack; if you do, draw a \
                 card."
            ),
            ("starting card", "+2 Tokens."),
            (
                "hero",
                "Your starting deck includes Socks. The first time in your turn that a card tells you \
                 to draw, draw 2 extra cards. The first time in a turn that you buy or gain a card: you may put \
                 it under your deck."
            ),
        ]
    );
    let facts: Vec<_> = pages[0].facts.iter().map(|fact| (fact.label, &*fact.value)).collect();
    let expected = [
        ("colour", "gold"),
        ("cost", "4 Tokens and 4 Power"),
        ("victory points", "2"),
        ("copies", "9"),
        ("source", "house"),
    ];
    assert_eq!(facts, expected);
}

#[test]
fn a_boss_has_a_page_with_its_loots() {
    let text = format!("game = \"rlyeh\"\n{}", boss(8, "effect = { draw = 3 }"));
    let pages = RlyehTitle.check_cards("test.toml", &text).unwrap();
    assert_eq!(pages.len(), 9, "eight Loots and the Boss");
    let page = pages.last().unwrap();
    assert_eq!((&*page.id, page.kind), ("test-boss", "boss"));
    assert!(page.facts.iter().any(|fact| fact.label == "loots"));
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
    let report = RlyehTitle.check_deck("a.deck", "deck: Mine\n", &Setup::default()).unwrap_err();
    let lines: Vec<_> = report.lines().collect();
    assert_eq!(lines, [(1, 1, "Rumble in R'lyeh has no deck lists")]);
    assert!(RlyehTitle.premade_decks().is_empty());
}

#[test]
fn unknown_ids_come_with_what_was_meant() {
    let base = Catalogue::base();
    let kitten = "there is no card \"kitten\"; did you mean \"kittens\"?";
    assert_eq!(base.unknown_card("kitten"), kitten);
    let frank = "there is no hero \"Frank\"; did you mean \"frank\"?";
    assert_eq!(base.unknown_hero("Frank"), frank);
    assert_eq!(base.unknown_boss("sauna"), "there is no Boss \"sauna\"");
}

/// Writes many tables that differ in their number.
pub(crate) fn many(count: usize, table: impl Fn(usize) -> String) -> String {
    let mut text = "game = \"rlyeh\"\n".to_owned();
    for number in 0..count {
        writeln!(text, "{}", table(number)).unwrap();
    }
    text
}
