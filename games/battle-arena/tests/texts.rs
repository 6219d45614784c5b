//! The text of every Play on a page per set, as a player reads it.

use std::fmt::Write;

use fracas_battle_arena::BattleArenaTitle;
use fracas_cards::{CardPage, Shelf};

/// Writes a page as it looks on the table: name and numbers, then the text.
fn written(page: &CardPage) -> String {
    let shown = |label: &str| !["set", "score"].contains(&label);
    let facts = page.facts.iter().filter(|fact| shown(fact.label));
    let facts: Vec<String> = facts.map(|fact| format!("{} {}", fact.label, fact.value)).collect();
    let mut text = format!("{} ({})\n", page.name, facts.join(", "));
    writeln!(text, "    {}", page.text).expect("writing to a string never fails");
    text
}

fn texts_of(set: &str) -> String {
    let is_of_set = |page: &&CardPage| {
        page.kind == "play"
            && page.facts.iter().any(|fact| fact.label == "set" && fact.value == set)
    };
    BattleArenaTitle.cards().iter().filter(is_of_set).map(written).collect()
}

#[test]
fn all_texts_of_the_alpha_edition() {
    insta::assert_snapshot!(texts_of("A"));
}

#[test]
fn all_texts_of_the_alpha_update() {
    insta::assert_snapshot!(texts_of("U"));
}

#[test]
fn all_texts_of_plays_that_were_given_away() {
    insta::assert_snapshot!(texts_of("LA"));
}

#[test]
fn all_texts_of_the_griffey_edition() {
    insta::assert_snapshot!(texts_of("G"));
}

#[test]
fn all_texts_of_tecmo_bowl() {
    insta::assert_snapshot!(texts_of("T"));
}
