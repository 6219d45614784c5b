//! The game's own cards: all are there, with the icons that are printed on them.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};

use fracas_cards::effect::Word;
use fracas_cards::icon;
use fracas_overpower::words::{Condition, Count, Group, Moment, Operation, Rule};
use fracas_overpower::{Astral, Card, Catalogue, FromReserve, Kind, Lasts, Use, Whose};

fn cards() -> impl Iterator<Item = &'static Card> {
    Catalogue::base().cards().map(|(_, card)| card)
}

fn specials() -> impl Iterator<Item = &'static Card> {
    cards().filter(|card| matches!(card.kind, Kind::Special(_)))
}

fn count(cards: impl Iterator<Item = &'static Card>, is: impl Fn(&Card) -> bool) -> usize {
    cards.filter(|card| is(card)).count()
}

fn kind(card: &Card) -> &'static str {
    match card.kind {
        Kind::Power(_) => "power",
        Kind::Special(Whose::Anyone) => "any character",
        Kind::Special(_) => "special",
        Kind::Basic { .. } => "basic",
        Kind::Teamwork { .. } => "teamwork",
        Kind::Training { .. } => "training",
        Kind::Ally { .. } => "ally",
        Kind::Advanced(_) => "advanced",
        Kind::Event(_) => "event",
        Kind::Aspect(_) => "aspect",
    }
}

#[test]
fn all_cards_of_the_set_are_there() {
    let mut kinds = BTreeMap::new();
    for card in cards() {
        *kinds.entry(kind(card)).or_insert(0) += 1;
    }
    let expected = [
        ("advanced", 3),
        ("ally", 8),
        ("any character", 26),
        ("aspect", 5),
        ("basic", 12),
        ("event", 20),
        ("power", 39),
        ("special", 245),
        ("teamwork", 38),
        ("training", 7),
    ];
    assert_eq!(kinds, BTreeMap::from(expected));
    let catalogue = Catalogue::base();
    assert_eq!(catalogue.characters().len(), 43);
    assert_eq!(catalogue.homebases().len(), 8);
    assert_eq!(catalogue.mission_sets().len(), 4);
    assert_eq!(count(cards(), |card| card.is_uncertain), 6);
}

/// Numbers 001 to 481 and 545 are the set; each is on one card, character, Homebase or Objective.
#[test]
fn every_collectors_number_is_there_once() {
    let catalogue = Catalogue::base();
    let mut numbers: Vec<u16> = cards().map(|card| card.number.parse().unwrap()).collect();
    numbers.extend(catalogue.characters().map(|(_, it)| it.number.parse::<u16>().unwrap()));
    numbers.extend(catalogue.homebases().map(|(_, it)| it.number.parse::<u16>().unwrap()));
    let objectives = [350..=356, 362..=368, 374..=380, 386..=392];
    numbers.extend(objectives.into_iter().flatten());
    numbers.sort_unstable();
    let expected: Vec<u16> = (1..=481).chain([545]).collect();
    assert_eq!(numbers, expected);
}

#[test]
fn swords_and_shields_follow_from_what_cards_can_be_used_for() {
    let icons = |card: &Card| {
        (card.uses.iter().any(Use::is_offensive), card.uses.iter().any(Use::is_defensive))
    };
    assert_eq!(count(specials(), |card| icons(card) == (true, false)), 197);
    assert_eq!(count(specials(), |card| icons(card) == (false, true)), 36);
    assert_eq!(count(specials(), |card| icons(card) == (true, true)), 38);
}

#[test]
fn the_other_icons_are_as_often_there_as_they_are_printed() {
    assert_eq!(count(specials(), |card| card.lasts == Some(Lasts::Battle)), 49);
    assert_eq!(count(specials(), |card| card.lasts == Some(Lasts::Game)), 29);
    assert_eq!(count(specials(), |card| card.is_clipped), 37);
    assert_eq!(count(specials(), |card| card.astral == Astral::Stays), 15);
    assert_eq!(count(specials(), |card| card.astral == Astral::After), 5);
    assert_eq!(count(specials(), |card| card.is_once), 129);
    assert_eq!(count(specials(), |card| card.from_reserve != FromReserve::No), 17);
    assert_eq!(count(cards(), |card| card.is_first), 38 + 8 + 5);
    assert!(cards().all(|card| !card.is_clipped || card.lasts.is_some()), "R63");
}

#[test]
fn families_have_as_many_cards_as_are_printed() {
    let mut families = BTreeMap::new();
    for card in cards() {
        if let Some(family) = card.family {
            *families.entry(family).or_insert(0) += 1;
        }
    }
    assert_eq!(families.into_values().collect::<Vec<_>>(), [6, 4, 5, 5]);
}

#[test]
fn everything_has_a_picture() {
    let catalogue = Catalogue::base();
    let icons = cards()
        .map(|card| (&card.id, &card.icon))
        .chain(catalogue.characters().map(|(_, it)| (&it.id, &it.icon)))
        .chain(catalogue.homebases().map(|(_, it)| (&it.id, &it.icon)));
    for (id, found) in icons {
        assert!(found.as_deref().is_some_and(icon::is_known), "{id}: {found:?}");
    }
}

/// Cards speak of others by name; each of these is there.
#[test]
fn cards_that_are_spoken_of_are_there() {
    let spoken = ["Sword and Shield", "Mark of the Headless", "Mathematical Genius", "Thunderbolt"];
    let names: BTreeSet<&str> = cards().map(|card| card.name.as_str()).collect();
    assert!(spoken.iter().all(|name| names.contains(name)));
    let catalogue = Catalogue::base();
    for (_, character) in catalogue.characters() {
        let cards = character.may_include.iter().chain(&character.starts_with);
        assert!(cards.clone().all(|id| catalogue.find(id).is_some()), "{}", character.name);
    }
}

/// What a text says of how long something lasts is put in.
#[test]
fn no_text_has_gaps() {
    let catalogue = Catalogue::base();
    let texts = cards()
        .map(Card::text)
        .chain(catalogue.characters().map(|(id, _)| catalogue.character_text(id)))
        .chain(catalogue.homebases().map(|(id, _)| catalogue.homebase_text(id)));
    for text in texts {
        assert!(!text.contains(['{', '}']) && !text.contains("  "), "{text}");
    }
    assert!(cards().all(|card| !card.text().is_empty()));
}

/// Makes the name of a variant from its word: "no-follow-ups" is `NoFollowUps`.
fn variant(word: &str) -> String {
    match word {
        "more-attacks" | "more-specials" => "More".to_owned(),
        _ => {
            let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
            word.split('-').map(capital).collect()
        }
    }
}

fn assert_said<W: Word>(all: &str) {
    let is_said = |word: &str| {
        let name = variant(word);
        let ends = ["(", " {", ",", " }", ")"];
        ends.iter().any(|end| all.contains(&format!("{name}{end}")))
    };
    let words = W::WORDS.iter().map(|(word, _)| *word);
    let missing: Vec<&str> = words.filter(|word| !is_said(word)).collect();
    assert!(missing.is_empty(), "no card says the {}s {missing:?}", W::KIND);
}

#[test]
fn every_word_is_said_by_some_card() {
    let catalogue = Catalogue::base();
    let cards = cards().map(|card| format!("{:?}", card.uses));
    let characters =
        catalogue.characters().map(|(_, it)| format!("{:?} {:?}", it.inherent, it.uses));
    let homebases = catalogue.homebases().map(|(_, it)| format!("{:?}", it.inherent));
    let all: String = cards.chain(characters).chain(homebases).collect();
    assert_said::<Operation>(&all);
    assert_said::<Rule>(&all);
    assert_said::<Condition>(&all);
    assert_said::<Count>(&all);
    assert_said::<Group>(&all);
    assert_said::<Moment>(&all);
}
