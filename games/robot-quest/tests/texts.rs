//! The text of every card, robot and tile on one page, as a player reads it.

use std::fmt::Write;

use fracas_cards::{CardPage, Shelf};
use fracas_robot_quest::RobotQuestTitle;

/// Writes a page as it looks on the table: name and numbers, then the text.
fn written(page: &CardPage) -> String {
    let shown = |label: &str| !["copies", "source", "flavour"].contains(&label);
    let facts = page.facts.iter().filter(|fact| shown(fact.label));
    let facts: Vec<String> = facts.map(|fact| format!("{} {}", fact.label, fact.value)).collect();
    let mut text = format!("{} ({}; {})\n", page.name, page.kind, facts.join(", "));
    if !page.text.is_empty() {
        writeln!(text, "    {}", page.text).expect("writing to a string never fails");
    }
    text
}

#[test]
fn all_texts() {
    let pages: String = RobotQuestTitle.cards().iter().map(written).collect();
    insta::assert_snapshot!(pages);
}

/// Gets the text of an effect on a card of a type.
fn text(kind: &str, effect: &str) -> String {
    let attack = if kind == "attack" { "attack = { damage = 1, range = 2 }" } else { "" };
    let pack = format!(
        "game = \"robot-quest\"\n[[card]]\nid = \"test\"\nname = \"Test\"\ntype = \"{kind}\"\n\
         rarity = \"green\"\ncost = 2\n{attack}\neffect = {effect}\n"
    );
    let pages = RobotQuestTitle.check_cards("test.toml", &pack);
    pages.unwrap_or_else(|report| panic!("{report}"))[0].text.clone()
}

#[test]
fn words_that_no_card_of_the_game_uses_read_well_too() {
    let functions = [
        (
            r#"{ repair = { amount = 2, whom = "friends" } }"#,
            "Every friendly robot repairs 2 Health.",
        ),
        (
            "{ damage = { amount = 1, whom = { enemies-around-you = 2 } } }",
            "Deal 1 damage to every enemy within range 2.",
        ),
        (
            r#"{ damage = { amount = "cards-in-hand", whom = "you" } }"#,
            "Take 1 damage for each card in your hand.",
        ),
        (
            r#"{ pick = { from = { enemies-in-range = 3 } }, then = { knock-back = { spaces = 2, whom = "it" } } }"#,
            "Knock an enemy within range 3 and in line of sight back 2 spaces.",
        ),
        (
            r#"{ pick = { from = "enemies-next-to-you" }, then = { knock-out = "it" } }"#,
            "Choose an enemy next to you and it is Knocked Out.",
        ),
        (
            r#"{ pick = { from = { free-spaces-within = 2 }, up-to = 1 }, then = "land" }"#,
            "You may put your robot on a free space within range 2.",
        ),
        (
            r#"{ for-each = { enemies-in-range = 2 }, do = { damage = { amount = 1, whom = "it" } } }"#,
            "For each enemy within range 2 and in line of sight, deal 1 damage to it.",
        ),
        (
            r#"{ pick = { from = "free-spawn-tiles" }, then = "land" }"#,
            "Put your robot on an unoccupied Spawn tile.",
        ),
        (
            "{ draw = { each = 2, of = { enemies-within = 1 } } }",
            "Draw 2 cards for each enemy within range 1.",
        ),
        (
            "{ may = { pay = { lose-points = 1 }, then = { energy = 4 } } }",
            "You may lose 1 Victory Point to gain 4 Energy.",
        ),
        (
            r#"{ may = { may-move = "diagonally" } }"#,
            "You may have your robot be able to move and push diagonally this turn.",
        ),
        (r#""scrap-top""#, "Scrap the top card of the Shop Deck."),
        (
            "{ if = { points-behind = 1 }, then = { points = 2 } }",
            "If an opponent has more Victory Points than you, gain 2 Victory Points.",
        ),
        (
            r#"{ repeat = 2, do = { pick = { from = "shop", up-to = 1 }, then = "scrap" } }"#,
            "Twice, you may scrap a card in the Shop.",
        ),
    ];
    for (effect, expected) in functions {
        assert_eq!(text("function", effect), expected);
    }
    let attacks = [
        (r#"{ knock-out = "target" }"#, "The target is Knocked Out."),
        (
            "{ pull = { spaces = 1, whom = { around-you = 2 } } }",
            "Pull every other robot within range 2 towards you by 1 space.",
        ),
        ("{ damage = 2 }", "Deal 2 damage to the target."),
        (
            "{ repair = { amount = 1, whom = { around-target = 2 } } }",
            "Every other robot within range 2 of the target (your own included) repairs 1 Health.",
        ),
        (
            r#"{ damage = { amount = { each = 2, of = "batteries" }, whom = "behind-target" } }"#,
            "Deal 2 damage to every robot in line behind the target (up to a tile that blocks \
             movement) for each Battery card you have in play.",
        ),
    ];
    for (effect, expected) in attacks {
        assert_eq!(text("attack", effect), expected);
    }
}
