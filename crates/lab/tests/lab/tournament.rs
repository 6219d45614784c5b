//! Tournaments: everyone meets everyone, and the stronger is rated higher.

use crate::knack::{Knack, greedy_against_random};
use fracas_bots::{Level, Mind};
use fracas_core::Seed;
use fracas_lab::{
    Matchup, Plan, Ranked, System, Tournament, TournamentReport, all_tables, tournament,
};

const LUCK: u32 = 10;

/// Plays a tournament of bots at tables of some seats.
fn run(bots: &[Level], seats: usize, games: u64, threads: usize) -> TournamentReport {
    let plan = Plan {
        bots: bots.iter().copied().map(Mind::from).collect(),
        games,
        seed: Seed::from_number(1),
        threads,
    };
    let names: Vec<String> =
        bots.iter().enumerate().map(|(number, bot)| format!("{bot} {number}")).collect();
    let tables = all_tables(bots.len(), seats, 100).expect("there are few");
    let matchups: Vec<Matchup> = tables.into_iter().map(Matchup::rotated).collect();
    let of = Tournament { plan: &plan, names: &names, matchups: &matchups };
    tournament(&[Knack { seats, luck: LUCK }], &of, &|_| ()).0
}

const BOTS: [Level; 4] = [Level::Random, Level::Greedy, Level::Random, Level::Greedy];

#[test]
fn the_stronger_is_rated_higher_and_equals_alike() {
    for (seats, system) in [(2, System::Glicko2), (3, System::WengLin)] {
        let report = run(&BOTS, seats, 1_200, 2);
        assert_eq!(report.system, system);
        let names: Vec<&str> = report.standings.iter().map(|one| &one.name[..6]).collect();
        assert_eq!(names, ["greedy", "greedy", "random", "random"]);
        let ratings: Vec<_> = report.standings.iter().map(|one| one.rating).collect();
        let apart = ratings[1].rating - ratings[2].rating;
        let doubt = ratings.iter().map(|rating| rating.deviation).fold(0.0, f64::max);
        assert!(4.0 * doubt < apart, "{ratings:?}");
        assert!(ratings[0].rating - ratings[1].rating < 6.0 * doubt, "{ratings:?}");
    }
}

#[test]
fn ratings_of_a_duel_follow_its_known_odds() {
    let report = run(&[Level::Random, Level::Greedy], 2, 20_000, 2);
    let apart = report.standings[0].rating.rating - report.standings[1].rating.rating;
    let share = greedy_against_random(LUCK);
    let wanted = 400.0 * (share / (1.0 - share)).log10();
    assert!((apart - wanted).abs() < 15.0, "{apart}, and the odds are {wanted}");
}

#[test]
fn everyone_meets_everyone_equally_often() {
    for seats in [2, 3] {
        let report = run(&BOTS, seats, 90, 2);
        let meetings: Vec<u64> = report
            .standings
            .iter()
            .flat_map(|one| one.against.iter().flatten().map(|meeting| meeting.games))
            .collect();
        assert_eq!(meetings.len(), 12, "each of four with three others");
        assert!(meetings.iter().all(|games| *games == meetings[0]), "{meetings:?}");
        let games: u64 = report.standings.iter().map(|one| one.games).sum();
        assert_eq!(games, report.games * seats as u64, "each game is played by all its seats");
        assert_eq!(report.games, report.tables as u64 * report.sets * seats as u64);
    }
}

#[test]
fn what_one_wins_of_another_the_other_loses() {
    for seats in [2, 3] {
        let report = run(&BOTS, seats, 90, 1);
        for (one, standing) in report.standings.iter().enumerate() {
            assert_eq!(standing.against[one], None);
            for (other, rival) in report.standings.iter().enumerate().filter(|(at, _)| *at != one) {
                let [there, back] =
                    [standing.against[other], rival.against[one]].map(|met| met.unwrap().ahead);
                assert!((there + back - 1.0).abs() < 1e-9, "{there} and {back}");
            }
        }
        let shares: f64 = report.standings.iter().map(|one| one.share).sum();
        assert!((shares * seats as f64 / 4.0 - 1.0).abs() < 1e-9, "{:?}", report.standings);
    }
}

#[test]
fn intervals_hold_the_known_share() {
    let truth = greedy_against_random(LUCK);
    let report = run(&BOTS, 2, 4_000, 2);
    let against = |one: usize, other: usize| report.standings[one].against[other].unwrap();
    for (greedy, random) in [(0, 2), (0, 3), (1, 2), (1, 3)] {
        let interval = against(greedy, random).interval;
        // Four intervals are asked: each a little wider.
        let (low, high) = (interval.low - 0.005, interval.high + 0.005);
        assert!(low <= truth && truth <= high, "{interval:?} and {truth}");
    }
    let overall = |standing: &Ranked, truth: f64| {
        let interval = standing.interval;
        assert!(interval.low <= truth && truth <= interval.high, "{standing:?} and {truth}");
    };
    overall(&report.standings[0], (2.0 * truth + 0.5) / 3.0);
    overall(&report.standings[3], (2.0 * (1.0 - truth) + 0.5) / 3.0);
}

#[test]
fn the_report_is_the_same_on_any_number_of_threads_and_again() {
    for seats in [2, 3] {
        let report = run(&BOTS, seats, 600, 1);
        for threads in [1, 2, 5] {
            assert_eq!(run(&BOTS, seats, 600, threads), report, "on {threads} threads");
        }
    }
}
