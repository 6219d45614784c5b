//! Paired games: luck of seat and deal cancels, and intervals hold what they promise.
#![expect(clippy::float_arithmetic, reason = "shares are compared")]

use std::sync::Mutex;

use crate::knack::{Knack, greedy_against_random};
use fracas_battle_arena::{BattleArena, ID};
use fracas_bots::{Level, Mind};
use fracas_core::{Game, Seed, Setup};
use fracas_lab::{Contest, Matchup, PairedReport, Plan, Progress, SimReport, contest, wilson};

/// A contest to be.
struct Trial {
    bots: Vec<Level>,
    games: u64,
    seed: u64,
    threads: usize,
    until: Option<f64>,
}

fn trial(bots: &[Level], games: u64, seed: u64) -> Trial {
    Trial { bots: bots.to_vec(), games, seed, threads: 1, until: None }
}

impl Trial {
    fn run_at<G: Game>(&self, game: &G, matchup: &Matchup) -> SimReport {
        let plan = Plan {
            bots: self.bots.iter().copied().map(Mind::from).collect(),
            games: self.games,
            seed: Seed::from_number(self.seed),
            threads: self.threads,
        };
        let names: Vec<String> = self.bots.iter().map(ToString::to_string).collect();
        let contest = Contest { plan: &plan, names: &names, matchup, until: self.until };
        fracas_lab::contest(std::slice::from_ref(game), &contest, &|_| ()).0
    }

    fn run<G: Game>(&self, game: &G) -> SimReport {
        self.run_at(game, &Matchup::rotated((0..self.bots.len()).collect()))
    }
}

fn paired(report: &SimReport) -> &PairedReport {
    report.paired.as_ref().expect("everyone sat in each seat")
}

const RIVALS: [Level; 2] = [Level::Greedy, Level::Random];

fn battle_arena(mode: &str) -> BattleArena {
    let setup = Setup { game: ID.into(), mode: mode.into(), ..Setup::default() };
    BattleArena::open(&setup).expect("the default setup of a mode is right")
}

/// Counts how many of 100 intervals hold the true share.
fn coverage(experiments: u64, experiment: impl Fn(u64) -> Trial) -> f64 {
    const LUCK: u32 = 30;
    let truth = greedy_against_random(LUCK);
    let covers = |seed: &u64| {
        let report = experiment(*seed).run(&Knack { seats: 2, luck: LUCK });
        let interval = paired(&report).contenders[0].interval;
        interval.low <= truth && truth <= interval.high
    };
    let covered = (0..experiments).filter(covers).count();
    100.0 * covered as f64 / experiments as f64
}

#[test]
fn intervals_from_sets_hold_the_true_share_in_95_of_100_experiments() {
    let many = coverage(1_000, |seed| trial(&RIVALS, 400, seed));
    assert!((93.5..=96.5).contains(&many), "of 200 sets: {many}");
    let few = coverage(1_000, |seed| trial(&RIVALS, 24, seed));
    assert!((93.5..=99.5).contains(&few), "of 12 sets, with a little too much doubt: {few}");
}

#[test]
fn intervals_still_hold_it_when_their_width_decides_when_to_stop() {
    let stopped =
        coverage(600, |seed| Trial { until: Some(0.025), ..trial(&RIVALS, 100_000, seed) });
    assert!((93.0..=97.0).contains(&stopped), "{stopped}");
}

#[test]
fn luck_of_the_seat_cancels() {
    let fixed = Knack { seats: 2, luck: 100 };
    let unpaired = trial(&RIVALS, 200, 1).run_at(&fixed, &Matchup::unpaired(2));
    assert_eq!((unpaired.seats[0].wins, unpaired.seats[1].wins), (200, 0));
    assert_eq!(unpaired.paired, None);
    let report = trial(&RIVALS, 200, 1).run(&fixed);
    let split = paired(&report).split.expect("there are two");
    assert_eq!((split.first, split.level, split.second), (0, 100, 0));
    for contender in &paired(&report).contenders {
        assert!((contender.share - 0.5).abs() < 1e-12, "{contender:?}");
        assert_eq!(contender.from_seats, [1.0, 0.0], "all of it comes from seat 0");
    }
    assert_eq!(report.seats[0].wins, 200, "the seat's results tell of the luck");
}

#[test]
fn luck_of_the_deal_cancels_so_that_intervals_are_narrower() {
    let report = trial(&RIVALS, 4_000, 2).run(&Knack { seats: 2, luck: 60 });
    let greedy = &paired(&report).contenders[0];
    let narrow = greedy.interval.half_width();
    let wide = wilson(greedy.share * 4_000.0, 4_000).half_width();
    assert!(narrow < 0.8 * wide, "{narrow}, and {wide} if games had nothing in common");
}

#[test]
fn the_shares_of_contenders_add_up_to_one_and_so_do_their_sets() {
    for seats in [2, 3, 5] {
        let bots = [RIVALS.as_slice(), &[Level::Random; 3]].concat();
        let report = trial(&bots[..seats], 1_000, 3).run(&Knack { seats, luck: 20 });
        let paired = paired(&report);
        let total: f64 = paired.contenders.iter().map(|one| one.share).sum();
        assert!((total - 1.0).abs() < 1e-9, "{paired:?}");
        assert_eq!(paired.sets * seats as u64, report.games);
        assert_eq!(report.games, 1_000_u64.next_multiple_of(seats as u64), "whole sets");
        let wins: u64 = paired.contenders.iter().map(|one| one.wins).sum();
        assert_eq!(wins, report.games, "someone wins each game");
        let split = paired.split.map(|split| split.first + split.level + split.second);
        assert_eq!(split, (seats == 2).then_some(paired.sets));
        let best = &paired.contenders[0];
        assert!(1.0 / seats as f64 <= best.interval.low, "greedy has the knack: {best:?}");
    }
}

#[test]
fn a_contender_does_as_well_as_its_seats_on_average() {
    let report = trial(&RIVALS, 1_000, 4).run(&Knack { seats: 2, luck: 20 });
    for contender in &paired(&report).contenders {
        let mean = contender.from_seats.iter().sum::<f64>() / 2.0;
        assert!((contender.share - mean).abs() < 1e-9, "{contender:?}");
    }
}

#[test]
fn the_same_bot_against_itself_is_even() {
    for mode in ["rookie", "substitution"] {
        for (level, games) in [(Level::Random, 4_000), (Level::Greedy, 600)] {
            let report =
                Trial { threads: 2, ..trial(&[level; 2], games, 5) }.run(&battle_arena(mode));
            for contender in &paired(&report).contenders {
                // One in twenty intervals may miss; none of these should miss by as much again.
                let half = (contender.interval.high - contender.interval.low) / 2.0;
                assert!((contender.share - 0.5).abs() < 2.0 * half, "{mode}: {contender:?}");
            }
        }
    }
}

#[test]
fn the_report_is_the_same_on_any_number_of_threads_and_again() {
    let game = Knack { seats: 3, luck: 10 };
    let bots = [Level::Greedy, Level::Random, Level::Random];
    for until in [None, Some(0.02)] {
        let run = |threads| Trial { threads, until, ..trial(&bots, 30_000, 6) }.run(&game);
        let report = run(1);
        for threads in [1, 2, 5] {
            assert_eq!(run(threads), report, "on {threads} threads");
        }
    }
}

#[test]
fn a_contest_stops_at_the_first_look_that_is_narrow_enough() {
    let game = Knack { seats: 2, luck: 10 };
    for wanted in [0.05, 0.02, 0.01] {
        let report = Trial { until: Some(wanted), ..trial(&RIVALS, 1_000_000, 7) }.run(&game);
        let widest = |report: &SimReport| {
            let contenders = &paired(report).contenders;
            contenders.iter().map(|one| one.interval.half_width()).fold(0.0, f64::max)
        };
        assert!(widest(&report) <= wanted && report.games < 1_000_000, "{report:?}");
        assert_eq!(paired(&report).sets % 64, 0, "looks are at fixed numbers of sets");
        if 128 < paired(&report).sets {
            let before = trial(&RIVALS, report.games * 4 / 5, 7).run(&game);
            assert!(wanted < widest(&before), "it could not have stopped much earlier");
        }
    }
}

#[test]
fn a_contest_that_cannot_be_certain_enough_stops_at_its_most() {
    let report =
        Trial { until: Some(0.001), ..trial(&RIVALS, 1_000, 8) }.run(&Knack { seats: 2, luck: 10 });
    assert_eq!(report.games, 1_000);
}

#[test]
fn unpaired_games_stop_by_their_seats_intervals() {
    let game = Knack { seats: 2, luck: 10 };
    let report = Trial { until: Some(0.02), ..trial(&[Level::Random; 2], 1_000_000, 9) }
        .run_at(&game, &Matchup::unpaired(2));
    assert!(report.seats.iter().all(|seat| seat.interval.half_width() <= 0.02), "{report:?}");
    assert!((2_000..4_000).contains(&report.games), "{}", report.games);
}

#[test]
fn what_is_known_is_told_at_every_look() {
    let heard = Mutex::new(Vec::new());
    let plan = Plan {
        bots: RIVALS.map(Mind::from).into(),
        games: 1_000_000,
        seed: Seed::from_number(10),
        threads: 2,
    };
    let contest_of = Contest {
        plan: &plan,
        names: &["a".into(), "b".into()],
        matchup: &Matchup::rotated(vec![0, 1]),
        until: Some(0.02),
    };
    let hear = |progress| heard.lock().expect("nobody panics").push(progress);
    let (report, _) = contest(&[Knack { seats: 2, luck: 10 }], &contest_of, &hear);
    let heard = heard.into_inner().expect("nobody panics");
    let played: u64 = heard
        .iter()
        .map(|progress| match progress {
            Progress::Played(games) => *games,
            Progress::Known(_) => 0,
        })
        .sum();
    assert_eq!(played, report.games);
    let known: Vec<f64> = heard
        .iter()
        .filter_map(|progress| match progress {
            Progress::Played(_) => None,
            Progress::Known(known) => Some(*known),
        })
        .collect();
    assert!(2 < known.len() && known.iter().rev().skip(1).all(|known| 0.02 < *known), "{known:?}");
    assert!(known.last().is_some_and(|last| *last <= 0.02), "{known:?}");
}
