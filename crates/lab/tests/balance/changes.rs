//! The same deals on two tables.

use fracas_lab::{Balance, BalancePlan, CardChange, Comparison, balance};

use crate::plan;
use crate::toy::{Toy, ToyCard};

fn compare(game: &Toy, base: &Toy, plan: &BalancePlan) -> Balance {
    balance(game, Some(base), plan, &|_| ())
}

fn comparison(report: &Balance) -> &Comparison {
    report.comparison.as_ref().unwrap()
}

fn change<'a>(comparison: &'a Comparison, id: &str) -> &'a CardChange {
    comparison.cards.iter().find(|card| card.id == id).unwrap()
}

/// The toy with one card changed.
fn with(id: &str, edit: impl Fn(&mut ToyCard)) -> Toy {
    let mut toy = Toy::new(2);
    edit(toy.cards.iter_mut().find(|card| card.id == id).unwrap());
    toy
}

#[test]
fn the_same_table_has_not_changed() {
    let report = compare(&Toy::new(2), &Toy::new(2), &plan(1_000));
    let comparison = comparison(&report);
    assert_eq!((comparison.games, comparison.changed_games), (1_000, 0));
    assert!(comparison.cards.iter().all(|card| !card.is_clear()));
    assert!(comparison.only_here.is_empty() && comparison.only_there.is_empty());
}

#[test]
fn a_stronger_card_wins_more_and_is_taken_as_before() {
    let stronger = with("even-1", |card| card.strength = 12);
    let report = compare(&stronger, &Toy::new(2), &plan(5_000));
    let comparison = comparison(&report);
    assert!(0 < comparison.changed_games && comparison.changed_games < 5_000);
    let card = change(comparison, "even-1");
    assert_eq!(card.name_before.as_deref(), Some("even-1 6"));
    let firsts = card.firsts.unwrap();
    assert!(firsts.is_clear && 0.1 < firsts.interval.low, "{firsts:?}");
    let taken = card.taken.unwrap();
    assert!(taken.difference.abs() < 1e-12 && !taken.is_clear, "it looks the same: {taken:?}");
    let length = comparison.length;
    assert!(!length.is_clear && (length.after - 2.0).abs() < 1e-12, "{length:?}");
}

#[test]
fn a_card_that_looks_better_is_taken_more_and_others_less() {
    let report = compare(&with("wallflower", |card| card.looks = 5), &Toy::new(2), &plan(5_000));
    let comparison = comparison(&report);
    let taken = |id: &str| change(comparison, id).taken.unwrap();
    assert!(taken("wallflower").is_clear && 0.3 < taken("wallflower").difference);
    assert!(taken("poor-cousin").is_clear && taken("poor-cousin").difference < -0.1);
    assert!(taken("king").difference.abs() < 1e-12, "nothing is taken instead of the king");
    assert!(change(comparison, "wallflower").firsts.is_none(), "before, nobody played it");
}

#[test]
fn cards_are_matched_by_id_and_those_of_one_table_are_named() {
    let mut other = Toy::new(2);
    other.cards.swap(0, 5);
    other.deck.swap(0, 5);
    let moved = compare(&other, &Toy::new(2), &plan(500));
    assert_eq!(comparison(&moved).changed_games, 0, "another order of cards changes nothing");
    let renamed = with("even-4", |card| card.id = "newcomer");
    let report = compare(&renamed, &Toy::new(2), &plan(500));
    assert_eq!(comparison(&report).only_here, ["newcomer 6"]);
    assert_eq!(comparison(&report).only_there, ["even-4 6"]);
    assert!(0 < comparison(&report).changed_games);
}

#[test]
fn the_table_reported_on_is_that_without_a_comparison_and_threads_change_nothing() {
    let stronger = with("even-1", |card| card.strength = 12);
    let plan = plan(2_000);
    let compared = compare(&stronger, &Toy::new(2), &plan);
    let alone = balance(&stronger, None, &plan, &|_| ());
    assert_eq!(Balance { comparison: None, ..compared.clone() }, alone);
    let one = compare(&stronger, &Toy::new(2), &BalancePlan { threads: 1, ..plan });
    assert_eq!(one, compared);
}
