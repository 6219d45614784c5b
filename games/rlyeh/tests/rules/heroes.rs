//! Heroes and starting decks: R20 to R26.

use std::collections::BTreeSet;

use fracas_core::Setup;

use crate::dealt::{deal, hero, problems, seats, setup};
use crate::scenario::Scenario;
use crate::table::{A, B, Table};

const FIRST: [&str; 4] = ["comic-con-annarchy", "edgar-allan-poe", "frank", "warsun-gabe"];

/// Lists the heroes of a table by seat.
fn heroes(table: &Table, setup: &Setup) -> Vec<String> {
    seats(setup).map(|seat| table.hero(seat)).collect()
}

/// Counts the Quarters, the Tubes and all cards that a player starts with.
fn starting_deck(table: &Table) -> (usize, usize, usize) {
    let [quarters, tubes] = ["quarter", "cardboard-tube"].map(|id| table.owned(A, id));
    (quarters, tubes, table.deck(A).len() + table.hand(A).len())
}

/// Deals games until someone in the first seat has a hero.
fn deal_hero(id: &str) -> Table {
    let setup = setup("advanced", 2, &[("heroes", "dealt")]);
    let mut tables = (0..500).map(|seed| deal(&setup, seed));
    tables.find(|table| table.hero(A) == id).unwrap_or_else(|| panic!("{id} is never dealt"))
}

/// R20. In a first game each player is dealt one hero at random from four.
#[test]
fn r020_a_first_game_deals_one_of_four_heroes() {
    let four = setup("first", 4, &[]);
    let all: BTreeSet<String> = heroes(&deal(&four, 1), &four).into_iter().collect();
    assert_eq!(all.iter().collect::<Vec<_>>(), FIRST, "four players have all of them");
    let two = setup("first", 2, &[]);
    let dealt: BTreeSet<String> = (0..60).map(|seed| deal(&two, seed).hero(A)).collect();
    assert_eq!(dealt.iter().collect::<Vec<_>>(), FIRST, "each can be anyone's");
}

/// R20. A table can agree on heroes to choose from in a first game; they are any (C7).
#[test]
fn r020_heroes_of_a_first_game_can_be_chosen_instead() {
    let setup = setup("first", 4, &[("heroes", "chosen")]);
    let table = deal(&setup, 1);
    let offered: Vec<_> = seats(&setup).map(|seat| table.player(seat)["offered"].clone()).collect();
    assert!(offered.iter().all(|two| two.as_array().unwrap().len() == 2), "{offered:?}");
}

/// R21. No two players have the same hero.
#[test]
fn r021_no_hero_is_dealt_twice() {
    for mode in ["first", "advanced"] {
        let setup = setup(mode, 4, &[("heroes", "dealt")]);
        for seed in 0..40 {
            let dealt = heroes(&deal(&setup, seed), &setup);
            assert_eq!(dealt.iter().collect::<BTreeSet<_>>().len(), 4, "{dealt:?}");
        }
    }
}

/// R21. Nor is a hero offered to two players, or twice to one.
#[test]
fn r021_no_hero_is_offered_twice() {
    let setup = setup("advanced", 4, &[]);
    for seed in 0..40 {
        let table = deal(&setup, seed);
        let offered = seats(&setup).map(|seat| table.player(seat)["offered"].clone());
        let two =
            |offer: serde_json::Value| [0, 1].map(|at| offer[at].as_str().unwrap().to_owned());
        let all: BTreeSet<String> = offered.flat_map(two).collect();
        assert_eq!(all.len(), 8, "{all:?}");
    }
}

/// R22. A starting deck holds exactly the number of Quarters and Cardboard Tubes shown on the hero.
#[test]
fn r022_the_hero_says_how_many_quarters_and_tubes_there_are() {
    for (id, quarters, tubes) in [
        ("comic-con-annarchy", 6, 7),
        ("edgar-allan-poe", 7, 6),
        ("frank", 6, 6),
        ("charles", 6, 6),
        ("monkey-king-gabe", 6, 6),
        ("tranquil-tycho", 8, 4),
        ("tycho-erasmus-brahe", 4, 8),
    ] {
        assert_eq!(starting_deck(&deal_hero(id)), (quarters, tubes, quarters + tubes), "{id}");
    }
}

/// R22. Decks are not brought along.
#[test]
fn r022_no_deck_can_be_named() {
    let decks = vec!["my-deck".into()];
    let refused = problems(&Setup { decks, ..setup("first", 2, &[]) });
    assert!(refused.contains("R22"), "{refused}");
}

/// R23. If the hero names a unique starting card, the starting deck also holds it.
#[test]
fn r023_some_heroes_start_with_a_card_of_their_own() {
    for (id, own) in [("karapyss", "staff-of-karapyss"), ("nutsy", "puppy-cuddles")] {
        let table = deal_hero(id);
        assert_eq!(table.owned(A, own), 1, "{id}");
        assert_eq!(table.owned(B, own), 0, "it is unique");
        let all = hero(id).quarters + hero(id).tubes + 1;
        assert_eq!(starting_deck(&table).2, usize::from(all), "{id}");
    }
}

/// R24. WarSun Gabe starts with 6 Quarters and 6 Cardboard Tubes.
#[test]
fn r024_warsun_gabe_starts_with_6_quarters_and_6_tubes() {
    assert_eq!(starting_deck(&deal_hero("warsun-gabe")), (6, 6, 12));
}

/// R25. Each player shuffles the starting deck and draws six cards before the first turn.
#[test]
fn r025_everyone_starts_with_six_cards_of_a_shuffled_deck() {
    let setup = setup("first", 4, &[]);
    let mut hands = BTreeSet::new();
    for seed in 0..20 {
        let table = deal(&setup, seed);
        for seat in seats(&setup) {
            let all = hero(&table.hero(seat)).quarters + hero(&table.hero(seat)).tubes;
            assert_eq!(table.hand(seat).len(), 6);
            assert_eq!(table.deck(seat).len(), usize::from(all) - 6);
            hands.insert(table.hand(seat));
        }
    }
    assert!(4 < hands.len(), "hands differ: {hands:?}");
}

/// R26. Hero abilities apply to their owner all game long, and to nobody else.
#[test]
fn r026_a_hero_helps_its_owner_in_every_turn() {
    let worms = ["spectral-worm"; 8];
    let tubes = ["cardboard-tube", "spectral-worm"];
    let scenario = Scenario::of(2).hero(A, "warsun-gabe").hand(A, &["spectral-worm", "quarter"]);
    let mut table = scenario.deck(A, &worms[..7]).discard(A, &[]).hand(B, &tubes).start();
    table.play("play spectral-worm");
    assert_eq!(table.hand(A).len(), 3, "a Quarter, the card and one more");
    table.play("end").play("play spectral-worm");
    assert_eq!(table.hand(B).len(), 2, "a Tube and one card: the other has no such hero");
    table.play("end").play("play spectral-worm");
    assert_eq!(table.hand(A).len(), 7, "two more than the five that are left");
}
