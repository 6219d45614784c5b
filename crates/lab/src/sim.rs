//! Many games, and what they tell.

use std::collections::BTreeMap;
use std::time::Instant;

use fracas_bots::{Bot, Mind};
use fracas_core::{Game, Outcome, Seat, Seed, Streams};
use rayon::prelude::*;
use serde::Serialize;

use crate::play::play_game;
use crate::stats::{Interval, wilson};

/// How many games a thread plays before it takes up more.
const BATCH: u64 = 256;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Who sits where.
    pub bots: Vec<Mind>,
    /// How many games.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many threads.
    pub threads: usize,
}

/// What many games tell.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SimReport {
    /// Games played.
    pub games: u64,
    /// Games in which all seats shared the first place.
    pub ties: u64,
    /// Each seat's results.
    pub seats: Vec<SeatReport>,
    /// Decisions in all games together.
    pub decisions: u64,
    /// Decisions in a game.
    pub lengths: Lengths,
}

/// What many games tell of one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatReport {
    /// The seat.
    pub seat: Seat,
    /// Who sat in it.
    pub bot: String,
    /// Games won alone.
    pub wins: u64,
    /// Games in which the first place was shared.
    pub shared: u64,
    /// The seat's part of all first places; a shared one counts in parts.
    pub share: f64,
    /// Its 95% interval.
    pub interval: Interval,
    /// The mean score.
    pub score: f64,
}

/// How long games were, in decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Lengths {
    /// Half of the games were no longer.
    pub median: u32,
    /// 99 of 100 games were no longer.
    pub p99: u32,
    /// The longest game.
    pub longest: u32,
}

/// How fast it went; the one figure that depends on the machine.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Pace {
    /// Seconds it took.
    pub seconds: f64,
    /// Games in a second.
    pub games_per_s: f64,
    /// Decisions in a second.
    pub decisions_per_s: f64,
}

/// Plays the games of a plan; `progress` hears of every batch of games done.
pub fn simulate<G: Game>(
    game: &G,
    plan: &Plan,
    progress: &(dyn Fn(u64) + Sync),
) -> (SimReport, Pace) {
    let start = Instant::now();
    let streams = Streams::new(&plan.seed);
    let batch = |number: u64| {
        let mut bots: Vec<Box<dyn Bot<G>>> = plan.bots.iter().map(|level| level.bot()).collect();
        let mut tally = Tally::new(plan.bots.len());
        let games = number * BATCH..plan.games.min((number + 1) * BATCH);
        for index in games.clone() {
            let (mut deals, mut thoughts) = (streams.nth(2 * index), streams.nth(2 * index + 1));
            let (outcome, decisions) = play_game(game, &mut bots, &mut deals, &mut thoughts);
            tally.add(&outcome, decisions);
        }
        progress(games.end - games.start);
        tally
    };
    let batches = plan.games.div_ceil(BATCH);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build();
    let empty = || Tally::new(plan.bots.len());
    // Counts add up to the same in any order.
    let count = || (0..batches).into_par_iter().map(batch).reduce(empty, Tally::join);
    let tally = match pool {
        Ok(pool) => pool.install(count),
        // Without threads of its own the simulation uses those that are there.
        Err(_) => count(),
    };
    let seconds = start.elapsed().as_secs_f64();
    let report = tally.report(plan);
    let rate = |count: u64| count as f64 / seconds;
    let pace =
        Pace { seconds, games_per_s: rate(report.games), decisions_per_s: rate(report.decisions) };
    (report, pace)
}

/// Counts over some games.
struct Tally {
    games: u64,
    ties: u64,
    seats: Vec<SeatTally>,
    lengths: BTreeMap<u32, u64>,
}

/// Counts over some games for one seat.
#[derive(Clone, Default)]
struct SeatTally {
    wins: u64,
    /// First places shared, by the number of seats that shared it.
    shared: BTreeMap<usize, u64>,
    score: i64,
}

impl Tally {
    fn new(seats: usize) -> Tally {
        Tally {
            games: 0,
            ties: 0,
            seats: vec![SeatTally::default(); seats],
            lengths: BTreeMap::new(),
        }
    }

    fn add(&mut self, outcome: &Outcome, decisions: u32) {
        self.games += 1;
        self.ties += u64::from(outcome.is_tie());
        *self.lengths.entry(decisions).or_default() += 1;
        let winners = outcome.winners().count();
        for (seat, tally) in Seat::all(outcome.seats()).zip(&mut self.seats) {
            tally.score += i64::from(outcome.score(seat));
            match (outcome.place(seat), winners) {
                (1, 1) => tally.wins += 1,
                (1, _) => *tally.shared.entry(winners).or_default() += 1,
                _ => {}
            }
        }
    }

    fn join(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.ties += other.ties;
        for (own, other) in self.seats.iter_mut().zip(other.seats) {
            own.wins += other.wins;
            own.score += other.score;
            for (winners, count) in other.shared {
                *own.shared.entry(winners).or_default() += count;
            }
        }
        for (length, count) in other.lengths {
            *self.lengths.entry(length).or_default() += count;
        }
        self
    }

    fn report(&self, plan: &Plan) -> SimReport {
        let seat = |(seat, (tally, bot)): (Seat, (&SeatTally, &Mind))| {
            tally.report(seat, *bot, self.games)
        };
        SimReport {
            games: self.games,
            ties: self.ties,
            seats: Seat::all(plan.bots.len())
                .zip(self.seats.iter().zip(&plan.bots))
                .map(seat)
                .collect(),
            decisions: self.lengths.iter().map(|(length, count)| u64::from(*length) * count).sum(),
            lengths: Lengths {
                median: self.quantile(1, 2),
                p99: self.quantile(99, 100),
                longest: self.quantile(1, 1),
            },
        }
    }

    /// Gets the shortest length that `part` of `whole` games did not exceed.
    fn quantile(&self, part: u64, whole: u64) -> u32 {
        let wanted = (self.games * part).div_ceil(whole);
        let mut seen = 0;
        let mut lengths = self.lengths.iter();
        let reached = lengths.find(|(_, count)| {
            seen += *count;
            wanted <= seen
        });
        reached.map_or(0, |(length, _)| *length)
    }
}

impl SeatTally {
    fn report(&self, seat: Seat, bot: Mind, games: u64) -> SeatReport {
        let parts: f64 =
            self.shared.iter().map(|(winners, count)| *count as f64 / *winners as f64).sum();
        let firsts = self.wins as f64 + parts;
        let of_games = |count: f64| if games == 0 { 0.0 } else { count / games as f64 };
        SeatReport {
            seat,
            bot: bot.to_string(),
            wins: self.wins,
            shared: self.shared.values().sum(),
            share: of_games(firsts),
            interval: wilson(firsts, games),
            score: of_games(self.score as f64),
        }
    }
}
