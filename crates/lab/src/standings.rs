//! What a tournament tells.

use serde::Serialize;

use crate::ratings::{Rating, System};
use crate::report::Lengths;
use crate::stats::{Interval, Sums, student};

/// What a tournament tells.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TournamentReport {
    /// Games played.
    pub games: u64,
    /// Games in which all seats shared the first place.
    pub ties: u64,
    /// Tables: who met whom.
    pub tables: usize,
    /// Sets that each table played.
    pub sets: u64,
    /// Decisions in all games together.
    pub decisions: u64,
    /// Decisions in a game.
    pub lengths: Lengths,
    /// How ratings were made.
    pub system: System,
    /// The contenders, the highest rating first.
    pub standings: Vec<Ranked>,
}

/// How a contender did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ranked {
    /// What it is called.
    pub name: String,
    /// How strong it is.
    #[serde(flatten)]
    pub rating: Rating,
    /// Games played.
    pub games: u64,
    /// Games won alone.
    pub wins: u64,
    /// Games in which the first place was shared.
    pub shared: u64,
    /// Its part of all first places of its games; a shared one counts in parts.
    pub share: f64,
    /// Its 95% interval, from whole sets.
    pub interval: Interval,
    /// How it did against each contender, in the order of the standings; none against itself.
    pub against: Vec<Option<Meeting>>,
}

/// How one contender did against another.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Meeting {
    /// Games in which both sat at the table.
    pub games: u64,
    /// The part of them in which it had a better place than the other; the same place counts half.
    pub ahead: f64,
    /// Its 95% interval, from whole sets.
    pub interval: Interval,
}

/// Gets the mean over tables that count alike, and its interval from the variances within them.
pub(crate) fn over_tables(tables: &[Sums], whole: u32) -> (f64, Interval) {
    let count = tables.len().max(1) as f64;
    let mean = tables.iter().map(|sums| sums.mean(whole)).sum::<f64>() / count;
    if tables.iter().any(|sums| sums.sets() < 2) {
        return (mean, Interval { low: 0.0, high: 1.0 });
    }
    let variance: f64 = tables.iter().map(|sums| sums.variance(whole) / sums.sets() as f64).sum();
    let freedom = tables.iter().map(|sums| sums.sets() - 1).sum();
    (mean, Interval::around(mean, student(freedom) * variance.sqrt() / count))
}
