//! Simulations: the seed alone decides what they tell.

use std::sync::atomic::{AtomicU64, Ordering};

use fracas_battle_arena::{BattleArena, ID};
use fracas_bots::{Level, Mind};
use fracas_core::{Game, Seat, Seed, Setup};
use fracas_lab::{Interval, Lengths, Plan, SimReport, simulate};
use fracas_testkit::HighCard;

const GAME: HighCard = HighCard { weakness: None };

fn plan(bots: [Level; 2], games: u64, seed: u64) -> Plan {
    Plan { bots: bots.map(Mind::from).into(), games, seed: Seed::from_number(seed), threads: 2 }
}

fn run<G: Game>(game: &G, plan: &Plan) -> SimReport {
    simulate(game, plan, &|_| ()).0
}

fn battle_arena(mode: &str) -> BattleArena {
    let setup = Setup { game: ID.into(), mode: mode.into(), ..Setup::default() };
    BattleArena::open(&setup).expect("the default setup of a mode is right")
}

/// Checks that a plan gives the same report on any number of threads, and again.
fn is_reproducible<G: Game>(game: &G, plan: &Plan) {
    let report = run(game, &Plan { threads: 1, ..plan.clone() });
    for threads in [1, 2, 3, 8] {
        let again = run(game, &Plan { threads, ..plan.clone() });
        assert_eq!(again, report, "on {threads} threads");
    }
}

#[test]
fn the_report_is_the_same_on_any_number_of_threads_and_again() {
    is_reproducible(&GAME, &plan([Level::Greedy, Level::Random], 2_000, 1));
    is_reproducible(&GAME, &plan([Level::Random, Level::Random], 1, 1));
    for mode in ["rookie", "substitution"] {
        is_reproducible(&battle_arena(mode), &plan([Level::Random, Level::Greedy], 600, 1));
    }
}

#[test]
fn another_seed_gives_another_report() {
    let reports: Vec<SimReport> =
        (0..5).map(|seed| run(&GAME, &plan([Level::Random; 2], 1_000, seed))).collect();
    for (index, report) in reports.iter().enumerate() {
        assert!(!reports[..index].contains(report), "seeds {index} and before: {report:?}");
    }
}

#[test]
fn the_report_says_who_sat_where_and_how_many_games_were_played() {
    let report = run(&GAME, &plan([Level::Greedy, Level::Random], 300, 4));
    let seats: Vec<(Seat, &str)> =
        report.seats.iter().map(|seat| (seat.seat, seat.bot.as_str())).collect();
    assert_eq!(seats, [(Seat(0), "greedy"), (Seat(1), "random")]);
    assert_eq!((report.games, report.ties), (300, 0), "no card is there twice");
    assert_eq!(report.seats[0].wins + report.seats[1].wins, 300, "so someone wins each game");
}

#[test]
fn the_shares_of_all_seats_add_up_to_one() {
    let total = |report: &SimReport| report.seats.iter().map(|seat| seat.share).sum::<f64>();
    let without_ties = run(&GAME, &plan([Level::Random; 2], 1_000, 5));
    let with_ties = run(&battle_arena("rookie"), &plan([Level::Random; 2], 1_000, 5));
    assert!(0 < with_ties.ties, "level games of the mode are ties: {with_ties:?}");
    for report in [without_ties, with_ties] {
        assert!((total(&report) - 1.0).abs() < 1e-9, "{report:?}");
    }
}

#[test]
fn two_players_of_the_same_strength_each_win_half() {
    let report = run(&GAME, &plan([Level::Random; 2], 10_000, 6));
    for seat in &report.seats {
        let Interval { low, high } = seat.interval;
        assert!(low < 0.5 && 0.5 < high, "{seat:?}");
        assert!(high - low < 0.021, "10,000 games leave little doubt: {seat:?}");
    }
}

#[test]
fn the_better_player_wins_from_either_seat() {
    for (bots, better) in [([Level::Greedy, Level::Random], 0), ([Level::Random, Level::Greedy], 1)]
    {
        let report = run(&GAME, &plan(bots, 4_000, 7));
        assert!(0.5 < report.seats[better].interval.low, "{:?}", report.seats);
        assert!(report.seats[1 - better].interval.high < 0.5, "{:?}", report.seats);
    }
}

#[test]
fn every_game_of_high_card_has_four_decisions() {
    for games in [1, 2, 100, 1_000] {
        let report = run(&GAME, &plan([Level::Random, Level::Greedy], games, 8));
        assert_eq!(report.lengths, Lengths { median: 4, p99: 4, longest: 4 });
        assert_eq!(report.decisions, 4 * games);
    }
}

#[test]
fn a_simulation_of_no_games_claims_nothing() {
    let (report, pace) = simulate(&GAME, &plan([Level::Random; 2], 0, 9), &|_| ());
    assert_eq!((report.games, report.ties, report.decisions), (0, 0, 0));
    assert_eq!(report.lengths, Lengths { median: 0, p99: 0, longest: 0 });
    assert_eq!(report.seats.len(), 2, "the seats are still there");
    for seat in &report.seats {
        assert_eq!((seat.wins, seat.shared), (0, 0));
        assert_eq!((seat.share, seat.score), (0.0, 0.0));
        assert_eq!(seat.interval, Interval { low: 0.0, high: 1.0 }, "anything is possible");
    }
    assert!(pace.games_per_s < 1.0 && pace.decisions_per_s < 1.0, "{pace:?}");
}

#[test]
fn progress_adds_up_to_the_games() {
    for games in [0, 1, 255, 256, 257, 1_000] {
        for threads in [1, 3] {
            let heard = AtomicU64::new(0);
            let count = |done| {
                heard.fetch_add(done, Ordering::Relaxed);
            };
            let plan = Plan { threads, ..plan([Level::Random; 2], games, 10) };
            let (report, _) = simulate(&GAME, &plan, &count);
            assert_eq!((heard.into_inner(), report.games), (games, games), "{threads} threads");
        }
    }
}

#[test]
fn the_pace_counts_the_games_and_decisions_of_a_second() {
    let (report, pace) = simulate(&GAME, &plan([Level::Random; 2], 1_000, 11), &|_| ());
    assert!(0.0 < pace.seconds, "{pace:?}");
    let counted = |rate: f64, count: u64| (rate * pace.seconds - count as f64).abs() < 1e-3;
    assert!(counted(pace.games_per_s, report.games), "{pace:?}");
    assert!(counted(pace.decisions_per_s, report.decisions), "{pace:?}");
}
