//! The figures of each card.

use fracas_core::{CardName, Seat, Usage};
use serde::Serialize;

use super::tally::{Count, FIRST, Tally};
use super::worth::UNIT;
use crate::paired::{Moments, around};
use crate::stats::{Interval, wilson};

/// A share with its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The share.
    pub share: f64,
    /// Its 95% interval.
    pub interval: Interval,
}

/// How seats fared that did something with a card.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// In how many games of how many seats it happened.
    pub seat_games: u64,
    /// Their part of the first places; a shared one counts in parts.
    pub share: f64,
    /// Its 95% interval.
    pub interval: Interval,
    /// What those seats win over all games, with the card or not: one part of as many as there are
    /// seats where seats and decks are even.
    pub expected: f64,
}

/// What a card is worth to those who have it: their part of the first places, less what it is on the
/// same deals with an ordinary card in its place.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Worth {
    /// How many games were played with and without it.
    pub games: u64,
    /// The mean difference; 0.05 is five wins more in a hundred games.
    pub difference: f64,
    /// Its 95% interval.
    pub interval: Interval,
    /// Its standard error.
    pub error: f64,
}

/// What many games tell of a card.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardReport {
    /// The permanent id.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// How much of what was available was taken.
    pub taken: Share,
    /// How much of what was available was played.
    pub played: Share,
    /// Those who had it available.
    pub when_available: Standing,
    /// Those who took it; none where nobody did.
    pub when_taken: Option<Standing>,
    /// Those who played it; none where nobody did.
    pub when_played: Option<Standing>,
    /// What it is worth; none where nothing can replace it, or no game was played again.
    pub worth: Option<Worth>,
}

impl Standing {
    /// Gets how much better than expected they fared.
    pub fn lift(&self) -> f64 {
        self.share - self.expected
    }

    /// Gets the standard error of the lift.
    pub(super) fn error(&self) -> f64 {
        let spread = self.expected * (1.0 - self.expected);
        (spread / self.seat_games.max(1) as f64).sqrt()
    }
}

/// Reports on every card that someone had available.
pub(super) fn report(names: &[CardName], tally: &Tally, worth: &[Moments]) -> Vec<CardReport> {
    let games = tally.games().max(1) as f64;
    let usual: Vec<f64> = Seat::all(tally.seats)
        .map(|seat| tally.firsts_of(seat) as f64 / FIRST as f64 / games)
        .collect();
    let card = |(number, name): (usize, &CardName)| {
        let counts = tally.counts_of(number);
        let when_available = standing(counts, Usage::Available, &usual)?;
        let rate = |usage: Usage| {
            let count: u64 = counts.iter().map(|count| count.games[usage as usize]).sum();
            let interval = wilson(count as f64, when_available.seat_games);
            Share { share: count as f64 / when_available.seat_games as f64, interval }
        };
        Some(CardReport {
            id: name.id.clone(),
            name: name.name.clone(),
            taken: rate(Usage::Taken),
            played: rate(Usage::Played),
            when_available,
            when_taken: standing(counts, Usage::Taken, &usual),
            when_played: standing(counts, Usage::Played, &usual),
            worth: worth.get(number).and_then(|moments| weigh(*moments)),
        })
    };
    names.iter().enumerate().filter_map(card).collect()
}

/// Adds up how the seats fared that did something with a card.
fn standing(counts: &[Count], usage: Usage, usual: &[f64]) -> Option<Standing> {
    let of = |count: &Count| count.games[usage as usize];
    let seat_games: u64 = counts.iter().map(of).sum();
    if seat_games == 0 {
        return None;
    }
    let firsts: u64 = counts.iter().map(|count| count.firsts[usage as usize]).sum();
    let firsts = firsts as f64 / FIRST as f64;
    let expected: f64 =
        counts.iter().zip(usual).map(|(count, usual)| of(count) as f64 * usual).sum();
    Some(Standing {
        seat_games,
        share: firsts / seat_games as f64,
        interval: wilson(firsts, seat_games),
        expected: expected / seat_games as f64,
    })
}

fn weigh(moments: Moments) -> Option<Worth> {
    let doubtful = moments.with_doubt(UNIT);
    let (difference, error) = (moments.mean(UNIT), doubtful.error(UNIT));
    let interval = around(difference, error);
    let games = moments.count();
    (0 < games).then_some(Worth { games, difference, interval, error })
}
