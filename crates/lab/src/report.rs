//! What a simulation tells: by seat, and by contender if all sat in every seat.

use std::time::Instant;

use fracas_core::Seat;
use serde::Serialize;

use crate::contenders::PairedReport;
use crate::matchup::Matchup;
use crate::sim::Contest;
use crate::stats::{Interval, wilson};
use crate::tally::{FIRST, Results, Tally};

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
    /// Each contender's results, if all sat in every seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paired: Option<PairedReport>,
}

/// What many games tell of one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatReport {
    /// The seat.
    pub seat: Seat,
    /// Who sat in it; `all` if they took turns.
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

impl Pace {
    pub(crate) fn since(start: Instant, games: u64, decisions: u64) -> Pace {
        let seconds = start.elapsed().as_secs_f64();
        let rate = |count: u64| count as f64 / seconds;
        Pace { seconds, games_per_s: rate(games), decisions_per_s: rate(decisions) }
    }
}

impl SimReport {
    pub(crate) fn of(tally: &Tally, contest: &Contest<'_>) -> SimReport {
        let is_paired = contest.matchup.is_paired();
        let seat = |(seat, results): (Seat, &Results)| SeatReport {
            seat,
            bot: if is_paired { "all".into() } else { contest.names[seat.index()].clone() },
            wins: results.wins,
            shared: results.shared,
            share: share(results, tally.games),
            interval: interval(results, contest.matchup, tally.games),
            score: of_games(results.score as f64, tally.games),
        };
        SimReport {
            games: tally.games,
            ties: tally.ties,
            seats: Seat::all(tally.seats.len()).zip(&tally.seats).map(seat).collect(),
            decisions: tally.lengths().decisions(),
            lengths: tally.lengths().report(),
            paired: is_paired.then(|| PairedReport::of(tally, contest)),
        }
    }
}

/// Gets a part of all first places.
pub(crate) fn share(results: &Results, games: u64) -> f64 {
    of_games(results.firsts.total(FIRST), games)
}

/// Gets the interval of a part of first places: over sets where games hang together.
pub(crate) fn interval(results: &Results, matchup: &Matchup, games: u64) -> Interval {
    if matchup.is_paired() {
        return results.firsts.interval(FIRST * matchup.turns.len() as u32);
    }
    wilson(results.firsts.total(FIRST), games)
}

/// Divides by the number of games, if there are any.
pub(crate) fn of_games(count: f64, games: u64) -> f64 {
    if games == 0 { 0.0 } else { count / games as f64 }
}
