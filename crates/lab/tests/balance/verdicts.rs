//! What is said of cards.

use fracas_bots::Level;
use fracas_lab::{BalancePlan, Judgement, Plan, simulate};
use fracas_testkit::HighCard;

use crate::toy::Toy;
use crate::{card, judged, plan, report};

#[test]
fn each_card_is_judged_as_it_was_made() {
    let report = report(&Toy::new(2), &plan(20_000));
    assert_eq!(judged(&report, Judgement::MustHave), ["king"]);
    assert_eq!(judged(&report, Judgement::Dead), ["wallflower"]);
    assert_eq!(judged(&report, Judgement::Dominated), ["poor-cousin"]);
    assert_eq!(judged(&report, Judgement::Overpowered), ["king"]);
    assert_eq!(judged(&report, Judgement::Underpowered), ["siren"]);
    assert_eq!(report.verdicts.len(), 5, "nothing is said of even cards: {:?}", report.verdicts);
    let dead = report.verdicts.iter().find(|one| one.judgement == Judgement::Dead).unwrap();
    assert!(dead.reason.ends_with("times and never taken"), "{}", dead.reason);
    let beaten = report.verdicts.iter().find(|one| one.judgement == Judgement::Dominated).unwrap();
    assert!(beaten.reason.contains("even-"), "the king is no measure: {}", beaten.reason);
}

#[test]
fn figures_are_those_of_the_deck_and_the_choices() {
    let games = 20_000;
    let report = report(&Toy::new(2), &plan(games));
    let had: u64 = report.cards.iter().map(|card| card.when_available.seat_games).sum();
    assert_eq!(had, u64::from(games) * 4, "two seats with two cards each");
    assert!((report.choice.taken - 0.5).abs() < 1e-9 && report.choice.is_free);
    assert_eq!(report.unseen, 1, "the ordinary card is in no deck");
    let near = |share: f64, expected: f64| (share - expected).abs() < 0.02;
    let taken = |id: &str| card(&report, id).taken.share;
    assert!(near(taken("king"), 1.0) && near(taken("wallflower"), 0.0));
    assert!(near(taken("siren"), 6.0 / 7.0), "with any card but the king");
    assert!(near(taken("even-1"), 0.5 * 3.0 / 7.0 + 2.0 / 7.0), "beaten by two, even with three");
    assert!(near(taken("poor-cousin"), 1.0 / 7.0), "only with the wallflower");
    let king = card(&report, "king");
    let [available, played] = [king.when_available, king.when_played.unwrap()];
    assert_eq!((available, king.played.share), (played, 1.0), "whoever had it played it");
    assert!(near(available.expected, 0.5) && 0.8 < available.share, "{available:?}");
    assert!(available.interval.low < available.share && available.share < available.interval.high);
    assert!(card(&report, "wallflower").when_taken.is_none());
}

#[test]
fn where_nothing_can_be_chosen_choices_are_not_judged() {
    let report = report(&Toy::new(1), &plan(10_000));
    assert!(!report.choice.is_free && (report.choice.taken - 1.0).abs() < 1e-9);
    for judgement in [Judgement::MustHave, Judgement::Dead, Judgement::Dominated] {
        assert!(judged(&report, judgement).is_empty(), "{judgement:?}");
    }
    assert_eq!(judged(&report, Judgement::Overpowered), ["king"], "but worth can be told");
}

#[test]
fn few_games_prove_nothing() {
    let report = report(&Toy::new(2), &plan(60));
    assert!(report.verdicts.is_empty(), "{:?}", report.verdicts);
}

#[test]
fn seats_and_lengths_are_those_of_a_simulation_with_the_same_seed() {
    let (game, plan) = (Toy { seats: 3, ..Toy::new(2) }, plan(1_000));
    let bots = vec![plan.bot; 3];
    let same = Plan { bots, games: 1_000, seed: plan.seed.clone(), threads: 1 };
    let report = report(&game, &plan);
    assert_eq!(report.table, simulate(&game, &same, &|_| ()).0);
    assert_eq!(report.lengths, [(3, 1_000)]);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let one = BalancePlan { threads: 1, ..plan(3_000) };
    let expected = report(&Toy::new(2), &one);
    for threads in [2, 3, 8] {
        assert_eq!(report(&Toy::new(2), &BalancePlan { threads, ..one.clone() }), expected);
    }
    assert_eq!(report(&Toy::new(2), &one), expected, "nor does playing again");
}

#[test]
fn a_game_that_counts_no_cards_still_has_seats() {
    let plan = BalancePlan { bot: Level::Random.into(), ..plan(200) };
    let report = report(&HighCard::default(), &plan);
    assert_eq!((report.table.games, report.cards.len(), report.unseen), (200, 0, 0));
    assert!(!report.choice.is_free && report.verdicts.is_empty());
}
