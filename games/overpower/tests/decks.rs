//! Deck lists: reading and writing them, the premade ones, and decks that are built.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use fracas_cards::{PoolList, Shelf as _, Unbuilt};
use fracas_core::{Fast, Seed, Setup};
use fracas_overpower::{Catalogue, Collection, ID, Limits, Mode, OverPowerTitle, PREMADE, Sheet};

const MODES: [Mode; 3] = [Mode::Venture, Mode::Brawl, Mode::Skirmish(7)];

fn legal(sheet: &Sheet, limits: Limits) {
    let offences = sheet.offences(Catalogue::base(), limits);
    assert_eq!(offences.or(()), Ok(()), "{} in {limits:?}", sheet.name);
}

#[test]
fn every_premade_deck_is_legal_in_every_mode() {
    for (id, _) in PREMADE {
        let sheet = Sheet::premade(id).unwrap();
        for mode in MODES {
            legal(sheet, Limits { mode, is_strict: false });
        }
    }
    // The others have cards for grids that grow, which strict tables do not know of.
    for id in ["avalons-shadow", "fists-of-legend", "full-spectrum", "the-long-game"] {
        legal(Sheet::premade(id).unwrap(), Limits { mode: Mode::Venture, is_strict: true });
    }
}

#[test]
fn a_deck_that_is_written_reads_back_as_the_same() {
    for (id, text) in PREMADE {
        let sheet = Sheet::read(Catalogue::base(), id, text).unwrap();
        let written = sheet.write(Catalogue::base());
        assert_eq!(Sheet::read(Catalogue::base(), id, &written).unwrap(), sheet, "{id}");
    }
    for seed in 0..50 {
        let limits = Limits { mode: Mode::Venture, is_strict: false };
        let sheet = Sheet::random(Catalogue::base(), limits, &mut Fast::new(seed)).unwrap();
        let written = sheet.write(Catalogue::base());
        assert_eq!(Sheet::read(Catalogue::base(), "random", &written).unwrap(), sheet);
    }
}

#[test]
fn premade_decks_have_teams_and_names_of_their_own() {
    let sheets = || PREMADE.iter().map(|(id, _)| Sheet::premade(id).unwrap());
    let teams: BTreeSet<_> = sheets().map(|sheet| sheet.characters().collect::<Vec<_>>()).collect();
    let names: BTreeSet<&str> = sheets().map(|sheet| sheet.name.as_str()).collect();
    assert_eq!((teams.len(), names.len()), (PREMADE.len(), PREMADE.len()));
}

#[test]
fn a_list_that_cannot_be_read_says_what_is_wrong_and_where() {
    let read = |text: &str| {
        let text = format!("deck: Mine\ngame: overpower\n{text}");
        Sheet::read(Catalogue::base(), "mine.txt", &text).unwrap_err().to_string()
    };
    assert!(read("characters\n  Zeuss\n").contains("did you mean `Zeus`?"));
    assert!(read("homebase\n  Barsom\n").contains("did you mean `Barsoom`?"));
    assert!(
        read("missions\n  King of the Jungel\n").contains("did you mean `King of the Jungle`?")
    );
    assert!(read("cards\n  2 Energy 9\n").contains("there is no card"));
    assert!(read("cardz\n  2 Energy 5\n").contains("did you mean `cards`?"));
    let other = "deck: Mine\ngame: rlyeh\n";
    let other = Sheet::read(Catalogue::base(), "mine.txt", other).unwrap_err().to_string();
    assert!(other.contains("this deck is for `rlyeh`"));
}

fn build(mode: &str, pool: Option<&str>, seed: u64) -> Result<String, Unbuilt> {
    let setup = Setup { game: ID.into(), mode: mode.into(), ..Setup::default() };
    let pool = pool.map(|text| PoolList { file: "pool.txt", text });
    OverPowerTitle.build_deck(&setup, pool, &Seed::from_number(seed))
}

#[test]
fn built_decks_are_legal_and_the_same_for_the_same_seed() {
    for (mode, name) in MODES.into_iter().zip(["venture", "brawl", "skirmish"]) {
        for seed in 0..20 {
            let text = build(name, None, seed).unwrap();
            let sheet = Sheet::read(Catalogue::base(), "built", &text).unwrap();
            // Built decks hold nothing that nobody can use.
            legal(&sheet, Limits { mode, is_strict: true });
            assert_eq!(build(name, None, seed).unwrap(), text);
        }
        assert_ne!(build(name, None, 1).unwrap(), build(name, None, 2).unwrap());
    }
}

/// R467 to R471: a pool, Basic Power cards in any number and a Mission Set.
#[test]
fn a_deck_from_a_pool_holds_nothing_else_but_basic_power_cards() {
    let catalogue = Catalogue::base();
    for (id, text) in PREMADE {
        let pool = Collection::read(catalogue, id, text).unwrap();
        for seed in 0..5 {
            let built = build("venture", Some(text), seed).unwrap();
            let sheet = Sheet::read(catalogue, "built", &built).unwrap();
            legal(&sheet, Limits { mode: Mode::Venture, is_strict: false });
            assert!(sheet.characters().all(|who| pool.characters.contains(&who)));
            for (card, most) in &pool.cards {
                let count = sheet.cards.iter().filter(|held| *held == card).count();
                assert!(count <= *most, "{count} of {}", catalogue.card(*card).name);
            }
            let is_there = |card| pool.cards.iter().any(|(known, _)| *known == card);
            assert!(sheet.cards.iter().all(|card| is_there(*card)));
        }
    }
}

#[test]
fn a_pool_without_a_team_is_refused() {
    let text = "deck: Few\ngame: overpower\ncharacters\n  Zeus\n  Hercules\n  Cthulhu\n";
    let Err(Unbuilt::Wrong(problems)) = build("venture", Some(text), 1) else {
        panic!("three characters are no team");
    };
    assert!(problems.to_string().contains("R29"), "{problems}");
}
