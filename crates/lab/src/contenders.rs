//! What paired games tell: everyone has had every seat in every deal.

use serde::Serialize;

use crate::report::{interval, of_games, share};
use crate::sim::Contest;
use crate::stats::Interval;
use crate::tally::{FIRST, Results, Tally};

/// What sets of games tell, in which every contender has had every seat in the same deal.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairedReport {
    /// Sets played.
    pub sets: u64,
    /// Each contender's results.
    pub contenders: Vec<ContenderReport>,
    /// How the sets went between two contenders.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub split: Option<Split>,
}

/// What many sets tell of one contender.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ContenderReport {
    /// What it is called.
    pub name: String,
    /// Games won alone.
    pub wins: u64,
    /// Games in which the first place was shared.
    pub shared: u64,
    /// The contender's part of all first places; a shared one counts in parts.
    pub share: f64,
    /// Its 95% interval, by Student's t from the mean and variance of whole sets.
    pub interval: Interval,
    /// The mean score.
    pub score: f64,
    /// Its part of the first places from each seat.
    pub from_seats: Vec<f64>,
}

/// How sets went between two contenders, by their parts of the first places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Split {
    /// Sets in which the first did better.
    pub first: u64,
    /// Sets in which both did equally well.
    pub level: u64,
    /// Sets in which the second did better.
    pub second: u64,
}

impl PairedReport {
    pub(crate) fn of(tally: &Tally, contest: &Contest<'_>) -> PairedReport {
        let size = tally.seats.len();
        let sets = tally.contenders.first().map_or(0, |results| results.firsts.sets());
        let contender = |(slot, results): (usize, &Results)| ContenderReport {
            name: contest.names[contest.matchup.contenders[slot]].clone(),
            wins: results.wins,
            shared: results.shared,
            share: share(results, tally.games),
            interval: interval(results, contest.matchup, tally.games),
            score: of_games(results.score as f64, tally.games),
            from_seats: tally.from_seats[slot * size..][..size]
                .iter()
                .map(|firsts| of_games(*firsts as f64 / f64::from(FIRST), sets))
                .collect(),
        };
        let [first, level, second] = tally.splits;
        PairedReport {
            sets,
            contenders: tally.contenders.iter().enumerate().map(contender).collect(),
            split: (size == 2).then_some(Split { first, level, second }),
        }
    }
}
