//! What is handed on of each game: in order, complete, and the same as what is counted.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io;

use fracas_battle_arena::{BattleArena, ID};
use fracas_bots::{Level, Mind};
use fracas_core::{Legible, Seat, Seed, Setup, Usage};
use fracas_lab::{
    Contest, Matchup, Noting, Plan, Played, SimReport, contest, noted_contest, play_again,
};

const GAMES: u64 = 600;

fn plan(threads: usize) -> Plan {
    let bots = vec![Level::Greedy.into(), Mind::from(Level::Random)];
    Plan { bots, games: GAMES, seed: Seed::from_number(3), threads }
}

fn battle_arena() -> BattleArena {
    let setup = Setup { game: ID.into(), mode: "substitution".into(), ..Setup::default() };
    BattleArena::open(&setup).unwrap()
}

/// Plays a contest and gives the report with all that was handed on.
fn run<T>(
    plan: &Plan,
    noting: Noting,
    mut note: impl FnMut(&Played<'_>) -> T,
) -> (SimReport, Vec<T>) {
    let matchup = Matchup::rotated(vec![0, 1]);
    let names = ["greedy".to_owned(), "random".to_owned()];
    let contest = Contest { plan, names: &names, matchup: &matchup, until: None };
    let mut noted = Vec::new();
    let mut sink = |played: &Played<'_>| {
        noted.push(note(played));
        Ok(())
    };
    let report = noted_contest(&[battle_arena()], &contest, &|_| (), noting, &mut sink).unwrap().0;
    (report, noted)
}

#[test]
fn games_are_handed_on_in_order_whatever_the_threads() {
    let note = |played: &Played<'_>| {
        (played.number, played.set, played.sitter(Seat(0)), played.outcome, played.decisions)
    };
    let (report, noted) = run(&plan(1), Noting::Results, note);
    assert_eq!(run(&plan(2), Noting::Results, note), (report, noted.clone()));
    let order: Vec<_> = noted.iter().map(|note| (note.0, note.1, note.2)).take(4).collect();
    assert_eq!(order, [(0, 0, 0), (1, 0, 1), (2, 1, 0), (3, 1, 1)]);
    assert!(noted.iter().zip(0..).all(|(note, number)| note.0 == number));
    assert_eq!(noted.len() as u64, GAMES);
}

#[test]
fn writing_down_changes_nothing_in_the_report() {
    let plan = plan(2);
    let matchup = Matchup::rotated(vec![0, 1]);
    let names = ["greedy".to_owned(), "random".to_owned()];
    let contest_of = Contest { plan: &plan, names: &names, matchup: &matchup, until: None };
    let (report, _) = contest(&[battle_arena()], &contest_of, &|_| ());
    for noting in [Noting::Results, Noting::Decisions, Noting::Cards] {
        assert_eq!(run(&plan, noting, |_| ()).0, report, "{noting:?}");
    }
}

#[test]
fn what_is_handed_on_adds_up_to_the_report() {
    let wins = |played: &Played<'_>| {
        let winners: Vec<Seat> = played.outcome.winners().collect();
        let winner = (winners.len() == 1).then(|| played.sitter(winners[0]));
        (winner, u64::from(played.decisions))
    };
    let (report, noted) = run(&plan(2), Noting::Results, wins);
    for (number, contender) in report.paired.unwrap().contenders.iter().enumerate() {
        let count = noted.iter().filter(|(winner, _)| *winner == Some(number)).count() as u64;
        assert_eq!(contender.wins, count);
    }
    assert_eq!(noted.iter().map(|(_, decisions)| decisions).sum::<u64>(), report.decisions);
}

#[test]
fn every_decision_is_written_down_in_a_notation_that_can_be_read() {
    let game = battle_arena();
    let (_, noted) = run(&plan(2), Noting::Decisions, |played| {
        assert_eq!(played.notes.decisions.len(), played.decisions as usize);
        played.notes.decisions.clone()
    });
    for decision in noted.iter().flatten() {
        assert!(2 <= decision.choices, "{decision:?}");
        assert!(game.parse(&decision.action).is_ok(), "{decision:?}");
    }
}

#[test]
fn every_use_of_a_card_is_written_down_by_its_id() {
    let known: Vec<String> = battle_arena().cards().into_iter().map(|card| card.id).collect();
    let (_, noted) = run(&plan(2), Noting::Cards, |played| played.notes.cards.clone());
    for game in &noted {
        let count = |usage| game.iter().filter(|note| note.usage == usage).count();
        assert!(14 <= count(Usage::Taken), "seven Heroes are placed on either side");
        assert!(0 < count(Usage::Available) && 0 < count(Usage::Played));
    }
    let all = || noted.iter().flatten();
    assert!(all().take(500).all(|note| known.iter().any(|id| **id == *note.card)));
}

#[test]
fn a_match_can_be_played_again_by_its_number() {
    let note = |played: &Played<'_>| (played.outcome, played.notes.decisions.clone());
    let plan = plan(1);
    let (_, noted) = run(&plan, Noting::Decisions, note);
    let matchup = Matchup::rotated(vec![0, 1]);
    let contest = Contest { plan: &plan, names: &[], matchup: &matchup, until: None };
    for number in [0, 1, 77, GAMES - 1] {
        let again = play_again(&[battle_arena()], &contest, number).unwrap();
        assert_eq!((again.number, note(&again)), (number, noted[number as usize].clone()));
    }
}

#[test]
fn a_sink_that_fails_ends_the_contest() {
    let plan = plan(2);
    let matchup = Matchup::rotated(vec![0, 1]);
    let names = ["greedy".to_owned(), "random".to_owned()];
    let contest = Contest { plan: &plan, names: &names, matchup: &matchup, until: None };
    let mut sink = |_: &Played<'_>| Err(io::Error::other("the disk is full"));
    let noting = Noting::Results;
    let failed = noted_contest(&[battle_arena()], &contest, &|_| (), noting, &mut sink);
    assert_eq!(failed.unwrap_err().to_string(), "the disk is full");
}
