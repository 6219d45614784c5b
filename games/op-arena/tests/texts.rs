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
