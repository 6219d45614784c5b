//! Every card has its test.

use std::collections::BTreeSet;
use std::path::Path;

use super::plain;
use crate::catalogue::Catalogue;

/// Gets how the names of a card's tests begin.
fn beginning(id: &str) -> String {
    let name = id.replace('-', "_");
    if name.starts_with(|first: char| first.is_ascii_digit()) {
        format!("the_{name}_")
    } else {
        name + "_"
    }
}

#[test]
fn every_card_has_its_test() {
    let catalogue = Catalogue::base();
    let cards = catalogue.cards().map(|(_, card)| card.id.as_str());
    let characters = catalogue.characters().map(|(_, character)| character.id.as_str());
    let homebases = catalogue.homebases().map(|(_, homebase)| homebase.id.as_str());
    let ids: Vec<&str> = cards.chain(characters).chain(homebases).collect();
    let mut tested: BTreeSet<&str> =
        plain::CARDS.iter().flat_map(|table| *table).copied().collect();
    for test in tests(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tests/cards")) {
        // Of `archimedes` and `archimedes-q-porter` it is the one whose name is longer.
        let named = ids.iter().filter(|id| test.starts_with(&beginning(id)));
        tested.extend(named.max_by_key(|id| id.len()));
    }
    // Cards that differ in numbers alone are tested together, all of them.
    let is_of_a_table = |id: &str| {
        let card = catalogue.find_card(id).map(|card| catalogue.card(card));
        card.is_some_and(|card| super::power::is_tested(card) || super::universe::is_tested(card))
    };
    let missing: Vec<&str> =
        ids.into_iter().filter(|id| !tested.contains(id) && !is_of_a_table(id)).collect();
    assert!(missing.is_empty(), "no test is named after: {}", missing.join(", "));
}

/// Lists the tests in the sources of a folder.
fn tests(folder: &Path) -> Vec<String> {
    let mut tests = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder of these tests") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            tests.extend(self::tests(&path));
        } else if path.extension().is_some_and(|it| it == "rs") {
            let source = std::fs::read_to_string(path).expect("a source");
            let lines: Vec<&str> = source.lines().map(str::trim).collect();
            let named = lines.windows(2).filter(|pair| pair[0] == "#[test]");
            tests.extend(named.filter_map(|pair| pair[1].strip_prefix("fn ")).map(str::to_owned));
        }
    }
    tests
}

/// Gets the variants of an enum in a source.
fn variants(source: &str, name: &str) -> Vec<String> {
    let (_, body) = source.split_once(&format!("pub enum {name} {{")).expect("the enum");
    let (body, _) = body.split_once("\n}").expect("its end");
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let names = lines.filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()));
    names
        .map(|it| it.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap().to_owned())
        .collect()
}

/// A word that cards are written in and that nobody reads would do nothing.
#[test]
fn every_word_of_cards_is_read_by_the_game() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let engine = engine(&source);
    let words = [("rule.rs", "Rule"), ("moment.rs", "Moment"), ("group.rs", "Group")];
    let more =
        [("condition.rs", "Condition"), ("count.rs", "Count"), ("operation.rs", "Operation")];
    for (file, name) in words.into_iter().chain(more) {
        let written = std::fs::read_to_string(source.join("words").join(file)).expect("a source");
        for variant in variants(&written, name) {
            let is_read = engine.contains(&format!("{name}::{variant}"))
                || name == "Rule" && engine.contains(&format!("Topic::{variant}"));
            assert!(is_read, "{name}::{variant} is not read");
        }
    }
    let state = std::fs::read_to_string(source.join("state.rs")).expect("a source");
    let (_, grant) = state.split_once("pub(crate) struct Grant {").expect("what may follow");
    let (grant, _) = grant.split_once("\n}").expect("its end");
    let fields = grant.lines().filter_map(|line| line.trim().strip_prefix("pub(crate) "));
    for field in fields.map(|line| line.split(':').next().unwrap()) {
        let is_read = engine.contains(&format!("grant.{field}"))
            || engine.contains(&format!("grant_or_none.{field}"));
        assert!(is_read, "{field} of a grant is not read");
    }
}

/// Gets all sources that play the game: not the words themselves, what is shown or saved, nor tests.
fn engine(folder: &Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("a file").path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        if ["words", "scene", "save", "tests", "text", "card", "event"].contains(&name) {
            continue;
        }
        if path.is_dir() {
            all += &engine(&path);
        } else {
            all += &std::fs::read_to_string(path).expect("a source");
        }
    }
    all
}
