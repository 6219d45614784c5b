//! Card types (chapter 2), decks (chapter 3) and what modes ask of them (chapter 16).

mod cards;
mod limited;
mod lists;
mod modes;
mod teams;

use std::sync::Arc;

use fracas_core::Setup;

use crate::card::{Card, CardId, CharacterId, HomebaseId, Kind};
use crate::catalogue::Catalogue;
use crate::deck::Sheet;
use crate::options::{Limits, Mode};
use crate::power::{Icons, PowerType};
use crate::{ID, OverPower};

fn catalogue() -> &'static Arc<Catalogue> {
    Catalogue::base()
}

/// Gets a legal deck without Homebase and Events.
fn legal() -> Sheet {
    let sheet = Sheet::premade("fists-of-legend").unwrap().clone();
    assert_eq!(offences(&sheet, Mode::Venture), [""; 0]);
    sheet
}

/// Lists what is wrong with a deck.
fn offences(sheet: &Sheet, mode: Mode) -> Vec<String> {
    checked(sheet, Limits { mode, is_strict: false })
}

fn checked(sheet: &Sheet, limits: Limits) -> Vec<String> {
    let problems = sheet.offences(catalogue(), limits);
    problems.iter().map(|problem| problem.message.clone()).collect()
}

/// Checks that a deck is refused for one thing, by this rule.
#[track_caller]
fn refused(sheet: &Sheet, mode: Mode, rule: &str) {
    let found = offences(sheet, mode);
    let is_cited = |message: &String| {
        let words = message.split(|c: char| !c.is_ascii_alphanumeric());
        words.into_iter().any(|word| word == rule)
    };
    assert!(found.iter().any(is_cited), "{rule} is not among {found:?}");
}

#[track_caller]
fn accepted(sheet: &Sheet, mode: Mode) {
    assert_eq!(offences(sheet, mode), [""; 0]);
}

fn character(name: &str) -> CharacterId {
    catalogue().find_character(name).unwrap_or_else(|| panic!("there is no {name}"))
}

fn homebase(name: &str) -> HomebaseId {
    catalogue().find_homebase(name).unwrap_or_else(|| panic!("there is no {name}"))
}

fn card(name: &str) -> CardId {
    match catalogue().find_cards(name)[..] {
        [card] => card,
        ref found => panic!("{} cards are {name}", found.len()),
    }
}

fn power(icons: Icons, value: u8) -> CardId {
    first(|card| matches!(card.kind, Kind::Power(it) if it.icons == icons && it.value == value))
}

fn basic_power(of: PowerType, value: u8) -> CardId {
    power(Icons::one(of), value)
}

/// Finds the first card of which something is so.
fn first(test: impl Fn(&Card) -> bool) -> CardId {
    catalogue().cards().find(|(_, card)| test(card)).expect("there is such a card").0
}

/// Makes a deck of a team with as many cards as it needs, of which any one can use some.
fn deck_of(front: [&str; 3], reserve: &str) -> Sheet {
    let mut sheet = legal();
    sheet.front = front.map(character).into();
    sheet.reserve = vec![character(reserve)];
    let cards = PowerType::ALL.into_iter().flat_map(|of| [1, 2, 3].map(|at| basic_power(of, at)));
    sheet.cards = cards.cycle().take(51).collect();
    sheet
}

fn setup(mode: &str, options: &[(&str, &str)], decks: &[&Sheet]) -> Setup {
    Setup {
        game: ID.into(),
        mode: mode.into(),
        options: options.iter().map(|(id, value)| ((*id).into(), (*value).into())).collect(),
        decks: decks.iter().map(|sheet| sheet.write(catalogue())).collect(),
        ..Setup::default()
    }
}

fn table(mode: &str, decks: &[&Sheet]) -> OverPower {
    OverPower::open(&setup(mode, &[], decks)).unwrap()
}
