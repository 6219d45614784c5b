//! What the page of a deck says of its sections.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_battle_arena::BattleArenaTitle;
use fracas_cards::{DeckPage, Shelf as _};
use fracas_core::Setup;

/// Has a list without cards checked.
fn empty_deck(mode: &str, options: &[(&str, &str)]) -> DeckPage {
    let options = options.iter().map(|(id, value)| ((*id).into(), (*value).into())).collect();
    let setup = Setup { mode: mode.into(), options, ..Setup::default() };
    BattleArenaTitle.check_deck("empty", "deck: Empty\ngame: battle-arena\n", &setup).unwrap()
}

/// Lists the sizes that sections may have, and how often each card may be there.
fn sizes(page: &DeckPage) -> Vec<(&str, usize, Option<usize>, Option<usize>)> {
    page.sections.iter().map(|it| (it.name, it.least, it.most, it.each)).collect()
}

#[test]
fn a_list_without_cards_shows_what_the_format_wants() {
    let page = empty_deck("substitution", &[]);
    let (heroes, hot_dogs) = (("heroes", 60, Some(60), Some(1)), ("hot dogs", 10, Some(10), None));
    assert_eq!(sizes(&page), [heroes, ("plays", 0, None, None), hot_dogs]);
    let page = empty_deck("playmaker", &[]);
    assert_eq!(sizes(&page), [heroes, ("plays", 30, Some(30), Some(1)), hot_dogs]);
    let page = empty_deck("playmaker", &[("format", "spec-plus-playmaker")]);
    let strong = ("heroes", 60, Some(70), Some(1));
    assert_eq!(sizes(&page), [strong, ("plays", 30, Some(60), Some(1)), hot_dogs]);
    let page = empty_deck("rookie", &[("format", "limited"), ("limits", "relaxed")]);
    let anything = |name| (name, 0, None, None);
    assert_eq!(
        sizes(&page),
        [("heroes", 40, Some(40), None), anything("plays"), anything("hot dogs")]
    );
}

#[test]
fn every_card_has_a_section_that_takes_its_kind() {
    let page = empty_deck("substitution", &[]);
    for card in BattleArenaTitle.cards() {
        assert!(page.sections.iter().any(|it| it.kinds.contains(&card.kind)), "{}", card.id);
    }
}

#[test]
fn a_deck_that_is_built_for_another_format_is_not_legal_here() {
    let options = [("format".to_owned(), "limited".to_owned())].into();
    let setup = Setup { mode: "rookie".into(), options, ..Setup::default() };
    let list = "deck: Kit\ngame: battle-arena\nformat: trainer\n";
    let page = BattleArenaTitle.check_deck("kit", list, &setup).unwrap();
    assert!(page.offences.to_string().contains("built for trainer"), "{}", page.offences);
    assert!(page.offences.to_string().contains("(R54)"), "{}", page.offences);
}
