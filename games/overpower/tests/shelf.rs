//! What the pages of cards and decks say.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_cards::{DeckPage, Shelf as _};
use fracas_core::Setup;
use fracas_overpower::{OverPowerTitle, PREMADE};

fn page(mode: &str, list: &str) -> DeckPage {
    let setup = Setup { mode: mode.into(), ..Setup::default() };
    OverPowerTitle.check_deck("list", list, &setup).unwrap()
}

/// Lists the sizes that sections may have, and how often each card may be there.
fn sizes(page: &DeckPage) -> Vec<(&str, usize, Option<usize>, Option<usize>)> {
    page.sections.iter().map(|it| (it.name, it.least, it.most, it.each)).collect()
}

const EMPTY: &str = "deck: Empty\ngame: overpower\n";

#[test]
fn a_list_without_cards_shows_what_a_deck_needs() {
    let team = [("characters", 3, Some(3), Some(1)), ("reserve", 1, Some(1), Some(1))];
    let rest = [("cards", 51, Some(90), None), ("under", 0, Some(0), Some(1))];
    for (mode, missions) in [("venture", 1), ("brawl", 0), ("skirmish", 0)] {
        let table = [("homebase", 0, Some(1), Some(1)), ("missions", missions, Some(1), Some(1))];
        let page = page(mode, EMPTY);
        assert_eq!(sizes(&page), [team, table, rest].concat());
        assert_eq!(page.format, mode);
    }
}

#[test]
fn a_homebase_that_takes_cards_asks_for_them_and_events_for_more_cards() {
    let text = format!("{EMPTY}homebase\n  Spartan Training Ground\ncards\n  Desperate Gamble\n");
    let page = page("venture", &text);
    assert!(sizes(&page).contains(&("under", 3, Some(3), Some(1))));
    assert!(sizes(&page).contains(&("cards", 56, Some(90), None)));
}

#[test]
fn every_card_has_a_section_that_takes_its_kind() {
    let sections = page("venture", EMPTY).sections;
    for card in OverPowerTitle.cards() {
        assert!(sections.iter().any(|it| it.kinds.contains(&card.kind)), "{}", card.id);
    }
}

#[test]
fn premade_decks_have_no_offences_on_their_pages_and_say_their_mode() {
    for (id, list) in PREMADE {
        let page = page("", list);
        assert_eq!(page.offences.clone().or(()), Ok(()), "{id}");
        assert_eq!(page.format, "venture");
    }
}

#[test]
fn a_deck_for_an_unknown_mode_says_so() {
    let text = "deck: Odd\ngame: overpower\nformat: chess\n";
    assert!(page("", text).offences.to_string().contains("has no mode \"chess\""));
}
