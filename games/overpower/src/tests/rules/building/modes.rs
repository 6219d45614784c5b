//! What Brawl and Skirmish leave out.

use fracas_core::{Fast, Game as _, Seat, Silent};

use super::*;
use crate::zone::Zone;

/// Makes a deck of so many cards beside some others.
fn with(size: usize, others: &[CardId]) -> Sheet {
    let mut sheet = deck_of(["King Arthur", "Zorro", "Korak"], "Mr. Hyde");
    sheet.cards.truncate(size);
    sheet.cards.resize(size, basic_power(PowerType::Combat, 2));
    sheet.cards.extend(others);
    sheet
}

/// Finds an Event of the deck's Mission Set.
fn event(sheet: &Sheet) -> CardId {
    first(|card| matches!(card.kind, Kind::Event(set) if sheet.missions.contains(&set)))
}

/// Counts the cards of the Draw Pile with which a player starts.
fn dealt(mode: &str, sheet: &Sheet) -> usize {
    let state = table(mode, &[sheet, sheet]).deal(&mut Fast::new(1), &mut Silent);
    state.cards(Seat(0)).len(Zone::Draw)
}

/// R436. Cards about Venture and Objectives are left out of Brawl.
#[test]
fn r436_cards_about_venture_are_left_out_of_brawl() {
    let about = ["Princess and the Pea", "Zorro - Master of Escape"].map(card);
    assert!(about.iter().all(|id| catalogue().card(*id).is_about_venture));
    let sheet = with(60, &about);
    assert_eq!((dealt("venture", &sheet), dealt("brawl", &sheet)), (62, 60));
    assert_eq!(dealt("skirmish", &sheet), 62);
}

/// R437. A card whose mention of them is only a secondary effect stays.
#[test]
fn r437_cards_that_mention_venture_beside_something_else_stay_in_brawl() {
    let beside = ["Zorro - Riches of Don Diego de la Vega", "Loki"].map(card);
    let sheet = with(60, &beside);
    assert_eq!(dealt("brawl", &sheet), 62);
}

/// R444. In Brawl 51 cards must remain.
#[test]
fn r444_51_cards_remain_in_brawl() {
    let about = card("Princess and the Pea");
    accepted(&with(51, &[about]), Mode::Brawl);
    refused(&with(50, &[about]), Mode::Brawl, "R444");
}

/// R447. Events are taken out in Skirmish.
#[test]
fn r447_events_are_taken_out_in_skirmish() {
    let sheet = with(60, &[event(&legal())]);
    assert_eq!((dealt("venture", &sheet), dealt("skirmish", &sheet)), (61, 60));
    assert_eq!(dealt("brawl", &sheet), 60);
}

/// R448. A Skirmish is for 5, 7 or 9 Objectives that both share.
#[test]
fn r448_a_skirmish_is_for_5_7_or_9_objectives() {
    for (option, count) in [("5", 5), ("7", 7), ("9", 9)] {
        let table = OverPower::open(&setup("skirmish", &[("objectives", option)], &[])).unwrap();
        let state = table.deal(&mut Fast::new(1), &mut Silent);
        assert_eq!(state.skirmish.left, count);
        assert!(state.sides.iter().all(|side| side.missions.reserve == 0));
    }
}

/// R449. Any other number is refused.
#[test]
fn r449_a_skirmish_for_another_number_is_refused() {
    for count in ["0", "1", "6", "11", "many"] {
        assert!(OverPower::open(&setup("skirmish", &[("objectives", count)], &[])).is_err());
    }
}

/// R465. In Skirmish 51 cards are enough, and must remain.
#[test]
fn r465_51_cards_are_enough_in_skirmish() {
    let event = event(&legal());
    accepted(&with(51, &[event]), Mode::Skirmish(7));
    refused(&with(50, &[event]), Mode::Skirmish(7), "R465");
    refused(&with(51, &[event]), Mode::Venture, "R144");
}
