//! The text of every Dude on one page, as a player reads it.

use std::fmt::Write;

use fracas_cards::{CardPage, Shelf};
use fracas_op_arena::OpArenaTitle;

/// Writes a page as it looks on the table: name and numbers, then the text, then the line to smile at.
fn written(page: &CardPage) -> String {
    let shown = |label: &str| ["type", "health"].contains(&label);
    let facts = page.facts.iter().filter(|fact| shown(fact.label));
    let facts: Vec<String> = facts.map(|fact| format!("{} {}", fact.label, fact.value)).collect();
    let mut text = format!("{} ({})\n", page.name, facts.join(", "));
    let flavour = page.facts.iter().find(|fact| fact.label == "flavour");
    let flavour = flavour.map(|fact| format!("“{}”", fact.value)).unwrap_or_default();
    for line in page.text.lines().chain([&*flavour]) {
        writeln!(text, "    {line}").expect("writing to a string never fails");
    }
    text
}

#[test]
fn all_texts() {
    let pages: String = OpArenaTitle.cards().iter().map(written).collect();
    insta::assert_snapshot!(pages);
}

/// Gets the text of an ability that is written so, after its name and label.
fn text(ability: &str) -> String {
    let pack = format!(
        "game = \"op-arena\"\n[[dude]]\nid = \"test\"\nname = \"Test\"\ntype = \"human\"\nattack = 1\n\
         [[dude.ability]]\nname = \"Tested\"\n{ability}\n\
         [[dude.ability]]\nname = \"Other\"\nrule = \"loyal\"\n"
    );
    let pages = OpArenaTitle.check_cards("test.toml", &pack);
    let pages = pages.unwrap_or_else(|report| panic!("{report}"));
    let line = pages[0].text.lines().nth(1).unwrap_or_default();
    line.split_once("): ").map_or(line, |(_, text)| text).to_owned()
}

#[test]
fn what_no_dude_of_the_game_says_reads_well_too() {
    let rules = [
        (
            "{ easier = { amount = 1, for = \"yours\" } }",
            "Your Dudes need 1 less on the Power Die.",
        ),
        ("{ more-health = 2 }", "This Dude has +2 health."),
        (
            "{ more-health = { each = 1, of = { dudes = \"others\" } } }",
            "This Dude has +1 health for each Dude of another player.",
        ),
        (
            "{ bigger-hand = 1 }",
            "In Cleanup you draw until you have 1 more Dude in hand than usual.",
        ),
    ];
    for (rule, expected) in rules {
        assert_eq!(text(&format!("rule = {rule}")), expected);
    }
    let effects = [
        (
            r#"{ send-home = { all = "leaders" } }"#,
            "Return each Dude of the leaders among the other players to the hand of its controller.",
        ),
        (
            r#"{ grow = { amount = 1, whom = { all = "your-others" } } }"#,
            "Each other Dude you control gets +1 health while in play.",
        ),
        (
            r#"{ pick = { from = { target = "any" }, up-to = 2 }, then = { in-order = [{ unshield = "it" }, { damage = 1 }] } }"#,
            "Remove the Shield from up to 2 Dudes, then deal 1 damage to them.",
        ),
        (
            r#"{ pick = { from = { target = "adjacent" }, count = 2 }, then = { grow = { amount = 1, whom = "it" } } }"#,
            "Choose 2 Dudes of adjacent players and they get +1 health while in play.",
        ),
        (
            r#"{ for-each = { players = "others" }, do = { draw = { amount = 1, who = "that-player" } } }"#,
            "Each other player draws 1 Dude.",
        ),
        (
            r#"{ for-each = { dudes = { whose = "others", is = "damaged-by-you" } }, do = { steal-points = { amount = 1, who = "controller" } } }"#,
            "For each Dude of another player that you have damaged, steal 1 Victory Point from its \
             controller.",
        ),
        (
            r#"{ steal-dude = "others" }"#,
            "Take and show a random Dude from the hand of each other player.",
        ),
        (
            r#"{ damage = { amount = 1, whom = { all = { whose = "yours", is = "damaged", except-this = true } } } }"#,
            "Deal 1 damage to each other damaged Dude you control.",
        ),
        ("{ summon = 3 }", "Put the next 3 Dudes of the deck into play."),
    ];
    for (effect, expected) in effects {
        assert_eq!(text(&format!("die = 1\neffect = {effect}")), expected);
    }
}
