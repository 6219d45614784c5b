//! Games that each have decks of their own.

use fracas_core::FreshDecks;
use fracas_lab::{BalancePlan, Judgement};

use crate::toy::{CARDS, Toy};
use crate::{card, judged, plan, report};

fn fresh(games: u32) -> BalancePlan {
    BalancePlan { decks: Some(FreshDecks::Any), ..plan(games) }
}

#[test]
fn every_card_is_met_as_often_as_decks_hold_it() {
    let games = 20_000;
    let report = report(&Toy::new(2), &fresh(games));
    assert_eq!((report.cards.len(), report.unseen), (CARDS.len(), 0), "also the ordinary card");
    for card in &report.cards {
        let had = card.when_available.seat_games as f64 / f64::from(2 * games);
        assert!((had - 2.0 / 9.0).abs() < 0.02, "two of nine cards: {} {had}", card.id);
    }
    assert_eq!(judged(&report, Judgement::MustHave), ["king"]);
    assert_eq!(judged(&report, Judgement::Dead), ["wallflower"]);
}

#[test]
fn worth_is_measured_on_the_decks_of_each_game() {
    let report = report(&Toy::new(1), &BalancePlan { replays: 40_000, ..fresh(20_000) });
    assert_eq!(judged(&report, Judgement::Overpowered), ["king"]);
    assert_eq!(judged(&report, Judgement::Underpowered), ["siren", "poor-cousin"]);
    for id in ["even-1", "even-4", "wallflower", "plain"] {
        let worth = card(&report, id).worth.unwrap();
        assert!(2_000 < worth.games, "{id}: {worth:?}");
        assert!(worth.difference.abs() < 1e-12, "on the same deck they are alike: {id} {worth:?}");
    }
}

#[test]
fn the_seed_decides_on_decks_and_threads_change_nothing() {
    let plan = fresh(2_000);
    let expected = report(&Toy::new(2), &plan);
    for threads in [1, 3] {
        assert_eq!(report(&Toy::new(2), &BalancePlan { threads, ..plan.clone() }), expected);
    }
    let other = BalancePlan { seed: fracas_core::Seed::from_number(4), ..plan };
    assert_ne!(report(&Toy::new(2), &other), expected);
}

#[test]
fn where_no_deck_can_be_made_the_games_are_those_of_the_table() {
    let built = BalancePlan { decks: Some(FreshDecks::Built), replays: 0, ..plan(500) };
    let table = BalancePlan { replays: 0, ..plan(500) };
    assert_eq!(report(&Toy::new(2), &built), report(&Toy::new(2), &table));
}
