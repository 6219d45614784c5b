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
