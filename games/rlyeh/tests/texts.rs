//! The text of every card, Boss and hero on one page, as a player reads it.

use std::fmt::Write;

use fracas_cards::{CardPage, Shelf};
use fracas_rlyeh::RlyehTitle;

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

/// Gets the text of a card of a stack with some lines.
fn text(lines: &str) -> String {
    let pack = format!(
        "game = \"rlyeh\"\n[[card]]\nid = \"test\"\nname = \"Test\"\ncolour = \"green\"\ncost = 2\n\
         {lines}\n"
    );
    let pages = RlyehTitle.check_cards("test.toml", &pack);
    pages.unwrap_or_else(|report| panic!("{report}"))[0].text.clone()
}

#[test]
fn words_that_no_card_of_the_game_uses_read_well_too() {
    let effects = [
        ("{ tokens = \"cards-in-hand\" }", "Get 1 Token for each card in your hand."),
        (
            "{ in-order = [{ reveal-hand = \"you\" }, \
             { power = { each = 2, of = { cards-in-hand = { colour = \"red\" } } } }] }",
            "Reveal your hand. Get 2 Power for each Red card in your hand.",
        ),
        ("\"gain-pox\"", "Gain a PAX Pox."),
        ("{ pox-on-deck = \"you\" }", "Put a PAX Pox on top of your deck."),
        (
            "{ in-order = [{ reveal-top = \"you\" }, \
             { if = { shown-is = { colour = \"green\", cost-at-least = 2, cost-at-most = 4 } }, \
             then = { draw = 1 } }] }",
            "Reveal the top card of your deck. If that card is a Green card with cost 2 to 4, draw a \
             card.",
        ),
        (
            "{ if = { all = [{ bought = \"green\" }, { bought = \"red\" }] }, then = { draw = 1 } }",
            "If you bought a Green card this turn and you bought a Red card this turn, draw a card.",
        ),
        (
            "{ for-each = \"opponents\", do = {
               may = { gain-pox = { who = \"that-player\" } },
               by = \"that-player\",
               otherwise = { discard-hand = \"that-player\" },
             } }",
            "Each opponent may gain a PAX Pox, and if that player does not, that player discards \
             their hand.",
        ),
        (
            "{ pick = { from = \"hand\", count = 2 }, then = \"discard\" }",
            "Discard 2 cards in your hand.",
        ),
        (
            "{ for-each = \"opponents\", do = { in-order = [{ reveal-hand = \"that-player\" }, \
             { pick = { from = { hand = { of = \"that-player\" } } }, then = \"discard\" }] } }",
            "Each opponent reveals their hand, then you choose a card in their hand and that player \
             discards it.",
        ),
        (
            "{ pick = { from = \"opponents\" }, then = { discard-hand = \"that-player\" } }",
            "Choose an opponent and that player discards their hand.",
        ),
        (
            "{ pick = { from = { bosses = \"red\" } }, then = { gain = \"hand\" } }",
            "Gain a Red Boss Loot into your hand.",
        ),
        (
            "{ pick = { from = { discard-pile = { is = \"pox\" } }, up-to = 16 }, then = \"delete\" }",
            "Delete any number of PAX Pox in your discard pile.",
        ),
    ];
    for (effect, expected) in effects {
        assert_eq!(text(&format!("effect = {effect}")), expected);
    }
}

#[test]
fn all_texts() {
    let pages: String = RlyehTitle.cards().iter().map(written).collect();
    insta::assert_snapshot!(pages);
}
