//! Sealed (chapter 16.6).

use std::collections::BTreeSet;

use fracas_core::{Seat, Viewer};
use fracas_overpower::{Kind, is_basic_power};
use fracas_overpower_limited::{Find, OverPowerLimited, Phase, Products};

use crate::table::{VENTURE, sealed, setup};

const ALONE: Seat = Seat(0);

/// R490. Any number of players: each opens and builds alone, at a table of one.
#[test]
fn r490_everyone_opens_alone() {
    for seats in 1..=10 {
        let opened = OverPowerLimited::open(&setup("sealed", seats, &[]));
        assert_eq!(opened.is_ok(), seats == 1, "{seats}");
    }
    // Nobody waits for anyone, and nothing is picked.
    let mut table = sealed("3", 1);
    assert_eq!(table.state().phase, Phase::Building);
    table.build_all();
    assert_eq!(table.state().phase, Phase::Over);
    assert!(!table.deck(ALONE).cards.is_empty());
}

/// R491. A random Starter Deck and 3 or 6 Booster Packs.
#[test]
fn r491_a_starter_deck_and_three_or_six_boosters_are_opened() {
    for (boosters, count) in [("3", 3), ("6", 6)] {
        let table = sealed(boosters, 1);
        assert_eq!(table.state().packs_of(ALONE).count(), count);
        assert_eq!(table.stacks(ALONE).len(), 2 * count);
        let (uncommons, rares) = Products::world_legends().finds_in_pack();
        assert_eq!(table.finds(ALONE).len(), (uncommons + rares) * count);
    }
    for other in ["0", "4", "12", "many"] {
        assert!(OverPowerLimited::open(&setup("sealed", 1, &[("boosters", other)])).is_err());
    }
    let starters: BTreeSet<_> = (0..60).map(|seed| sealed("3", seed).state().starter).collect();
    let all = Products::world_legends().starters().len();
    assert_eq!((starters.len(), all), (4, 4), "each of the four is given to someone");
    let table = sealed("3", 1);
    let starter =
        &Products::world_legends().starters()[usize::from(table.state().starter.unwrap())];
    let pool = table.game().pool(table.state(), ALONE);
    assert!(starter.characters.iter().all(|id| pool.characters.contains(id)));
    assert!(starter.cards.iter().all(|card| 1 <= pool.copies(*card)));
    let watched = table.seen(Viewer::Spectator);
    assert!(!watched.contains(&starter.name), "what is opened is seen by its opener alone");
}

/// R492. Of what was opened, and Basic Power cards of levels 1 to 8.
#[test]
fn r492_a_sealed_deck_is_made_of_what_was_opened() {
    for seed in 0..20 {
        let mut table = sealed("6", seed);
        let pool = table.game().pool(table.state(), ALONE);
        table.build_all();
        let sheet = table.deck(ALONE);
        assert_eq!(sheet.offences(table.catalogue(), VENTURE).or(()), Ok(()));
        assert_eq!(pool.outside(table.catalogue(), &sheet).or(()), Ok(()));
    }
    let mut table = sealed("3", 2);
    table.play(ALONE, "complete");
    table.play(ALONE, "change");
    for value in 1..=8 {
        let id = format!("brute-force-{value}");
        let card = table.catalogue().find_card(&id).unwrap();
        assert!(is_basic_power(table.catalogue().card(card)));
        for _ in 0..3 {
            table.play(ALONE, &format!("add {id}"));
        }
    }
}

/// R493. No card from outside.
#[test]
fn r493_no_card_from_outside_comes_into_a_sealed_deck() {
    let mut table = sealed("3", 5);
    let pool = table.game().pool(table.state(), ALONE);
    table.play(ALONE, "complete");
    table.play(ALONE, "change");
    let outside: Vec<String> = table
        .catalogue()
        .cards()
        .filter(|(id, card)| pool.copies(*id) == 0 && !matches!(card.kind, Kind::Special(_)))
        .map(|(_, card)| card.id.clone())
        .collect();
    assert!(50 < outside.len(), "Universe, Event and Location cards among them");
    for id in outside {
        let refusal = table.refused(ALONE, &format!("add {id}"));
        assert_eq!((refusal.code, refusal.rule.unwrap().0), ("outside", 493), "{id}");
    }
    table.play(ALONE, "team");
    let owned: Vec<Find> = table.finds(ALONE);
    let base = table.catalogue().homebases().find(|(id, _)| !owned.contains(&Find::Homebase(*id)));
    let base = base.unwrap().1.id.clone();
    assert_eq!(table.refused(ALONE, &format!("base {base}")).code, "outside");
}
