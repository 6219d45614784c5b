//! Cards of packs: they join the game's own, and what is wrong with them is said at its place.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_core::Pack;
use fracas_overpower::Catalogue;

const HEAD: &str = "game = \"overpower\"\n";

/// Reads a wrong pack and gives the lines and messages of what is said of it.
fn wrong(cards: &str) -> Vec<(usize, String)> {
    let mut catalogue = Catalogue::clone(Catalogue::base());
    let report = catalogue.add_file("pack.toml", &format!("{HEAD}{cards}")).unwrap_err();
    report.lines().map(|(line, _, message)| (line, message.to_owned())).collect()
}

fn special(more: &str) -> String {
    format!("[[special]]\nid = \"mine\"\nname = \"Mine\"\nnumber = \"1\"\n{more}\n")
}

#[test]
fn a_pack_adds_a_character_with_its_specials() {
    let text = format!(
        "{HEAD}[[character]]\nid = \"sindbad\"\nname = \"Sindbad\"\nnumber = \"1\"\nthreat = 18\n\
         grid = {{ energy = 2, combat = 6, brute-force = 5, intelligence = 6 }}\n\
         [[special]]\nid = \"roc\"\nname = \"Roc\"\nnumber = \"2\"\ncharacter = \"sindbad\"\n\
         attack = {{ value = 6, icons = \"combat\" }}\nhit = {{ draw = 1 }}\n"
    );
    let packs = [Pack { name: "sea.toml".into(), text }];
    let catalogue = Catalogue::with_packs(&packs).unwrap();
    let roc = catalogue.card(catalogue.find("roc").unwrap());
    assert_eq!(roc.text(), "Level 6 Combat attack. If it hits, draw 1 card.");
    assert_eq!(catalogue.characters().len(), Catalogue::base().characters().len() + 1);
}

#[test]
fn a_special_of_nobody_is_refused() {
    let found = wrong(&special("character = \"dracul\"\nact = true"));
    assert_eq!(found, [(6, "unknown character `dracul`".to_owned())]);
}

#[test]
fn unknown_words_are_refused_where_they_stand() {
    let found = wrong(&special("act = true\neffect = { drw = 3 }"));
    assert_eq!(found, [(7, "unknown operation `drw`".to_owned())]);
    let found =
        wrong(&special("aim = true\nhit = { rule = { cannot-atack = { who = \"target\" } } }"));
    assert_eq!(found, [(7, "unknown rule `cannot-atack`".to_owned())]);
    let found = wrong(&special("avoid = { whom = \"freinds\" }"));
    assert_eq!(found, [(6, "unknown party `freinds`".to_owned())]);
    let found = wrong(&special("negate = \"specials\""));
    assert_eq!(found, [(6, "unknown negate `specials`".to_owned())]);
}

#[test]
fn all_mistakes_of_a_card_are_found_at_once() {
    let found = wrong(&special(
        "attack = { value = 99, icons = \"combt\" }\nlasts = \"ever\"\ncolor = \"red\"",
    ));
    let expected = [
        (6, "`value` is out of range: 99"),
        (6, "unknown icons `combt`"),
        (7, "unknown lasts `ever`"),
        (8, "unknown key `color`"),
    ];
    let mut found = found;
    found.sort();
    assert_eq!(found, expected.map(|(line, message)| (line, message.to_owned())));
}

#[test]
fn ids_are_not_used_twice() {
    let found = wrong(
        "[[power]]\nid = \"energy-8\"\nname = \"Again\"\nnumber = \"1\"\nvalue = 8\nicons = \"energy\"\n",
    );
    assert_eq!(found, [(3, "the id `energy-8` is used twice".to_owned())]);
}

#[test]
fn a_card_belongs_to_one_character_or_to_all_versions() {
    let found = wrong(&special("character = \"dracula\"\nversions-of = \"dracula\"\nact = true"));
    assert_eq!(found, [(2, "`character` and `versions-of` cannot both be here".to_owned())]);
}

#[test]
fn a_use_must_be_something() {
    let found = wrong(&special("[[special.use]]\nhit = { draw = 1 }"));
    assert_eq!(found, [(6, "this is no use of a card".to_owned())]);
}

#[test]
fn a_set_has_seven_objectives() {
    let found =
        wrong("[[missions]]\nid = \"few\"\nname = \"Few\"\nobjectives = [\"One\", \"Two\"]\n");
    assert_eq!(found, [(5, "a set has 7 Objectives".to_owned())]);
}

#[test]
fn cards_of_another_game_are_refused() {
    let mut catalogue = Catalogue::clone(Catalogue::base());
    let report = catalogue.add_file("pack.toml", "game = \"rlyeh\"\n").unwrap_err();
    assert_eq!(report.lines().next(), Some((1, 8, "these are cards of `rlyeh`")));
}
