//! Counts over many games, exact and so the same in any order.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use fracas_core::{MAX_SEATS, Outcome, Seat};

use crate::matchup::Matchup;
use crate::report::Lengths;
use crate::stats::Sums;

/// A first place is counted in parts of this size, so that any number of seats can share it evenly.
pub(crate) const FIRST: u32 = 2_520;

/// Counts over some games for a seat or a contender.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Results {
    /// Games won alone.
    pub(crate) wins: u64,
    /// Games in which the first place was shared.
    pub(crate) shared: u64,
    /// All scores together.
    pub(crate) score: i64,
    /// First places in each set, in parts of [`FIRST`].
    pub(crate) firsts: Sums,
}

impl Results {
    #[inline]
    fn add(&mut self, outcome: &Outcome, seat: Seat, winners: usize) {
        self.score += i64::from(outcome.score(seat));
        if outcome.place(seat) == 1 {
            *(if winners == 1 { &mut self.wins } else { &mut self.shared }) += 1;
        }
    }

    fn join(&mut self, other: &Results) {
        self.wins += other.wins;
        self.shared += other.shared;
        self.score += other.score;
        self.firsts.join(other.firsts);
    }
}

/// Counts over some sets of a matchup.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) ties: u64,
    pub(crate) seats: Vec<Results>,
    /// By position in the matchup.
    pub(crate) contenders: Vec<Results>,
    /// First places by position and seat, in parts of [`FIRST`].
    pub(crate) from_seats: Vec<u64>,
    /// Sets in which the first contender did better than the second, as well, and worse.
    pub(crate) splits: [u64; 3],
    lengths: Lengthy,
    /// First places in the set that is being counted, by position and by seat.
    set: [[u32; MAX_SEATS]; 2],
}

impl Tally {
    pub(crate) fn new(seats: usize) -> Tally {
        Tally {
            games: 0,
            ties: 0,
            seats: vec![Results::default(); seats],
            contenders: vec![Results::default(); seats],
            from_seats: vec![0; seats * seats],
            splits: [0; 3],
            lengths: Lengthy::default(),
            set: [[0; MAX_SEATS]; 2],
        }
    }

    /// Counts a game; the last of a set closes it.
    #[inline]
    pub(crate) fn add(&mut self, matchup: &Matchup, turn: usize, outcome: &Outcome, length: u32) {
        self.games += 1;
        self.lengths.add(length);
        let seats = self.seats.len();
        let winners = outcome.winners().count();
        self.ties += u64::from(winners == seats);
        for seat in Seat::all(seats) {
            let slot = matchup.slot(turn, seat);
            self.seats[seat.index()].add(outcome, seat, winners);
            self.contenders[slot].add(outcome, seat, winners);
            if outcome.place(seat) == 1 {
                let part = FIRST / winners as u32;
                self.from_seats[slot * seats + seat.index()] += u64::from(part);
                self.set[0][slot] += part;
                self.set[1][seat.index()] += part;
            }
        }
        if turn + 1 == matchup.turns.len() {
            self.close_set();
        }
    }

    #[inline]
    fn close_set(&mut self) {
        let [slots, seats] = std::mem::take(&mut self.set);
        self.splits[match slots[0].cmp(&slots[1]) {
            Ordering::Greater => 0,
            Ordering::Equal => 1,
            Ordering::Less => 2,
        }] += 1;
        for (results, firsts) in self.contenders.iter_mut().zip(slots) {
            results.firsts.add(firsts);
        }
        for (results, firsts) in self.seats.iter_mut().zip(seats) {
            results.firsts.add(firsts);
        }
    }

    pub(crate) fn join(&mut self, other: &Tally) {
        self.games += other.games;
        self.ties += other.ties;
        let own = self.seats.iter_mut().chain(&mut self.contenders);
        for (own, other) in own.zip(other.seats.iter().chain(&other.contenders)) {
            own.join(other);
        }
        for (own, other) in self.from_seats.iter_mut().zip(&other.from_seats) {
            *own += other;
        }
        for (own, other) in self.splits.iter_mut().zip(other.splits) {
            *own += other;
        }
        self.lengths.join(&other.lengths);
    }

    pub(crate) fn lengths(&self) -> &Lengthy {
        &self.lengths
    }
}

/// How long games were: how many took how many decisions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lengthy(BTreeMap<u32, u64>);

impl Lengthy {
    #[inline]
    pub(crate) fn add(&mut self, length: u32) {
        *self.0.entry(length).or_default() += 1;
    }

    pub(crate) fn join(&mut self, other: &Lengthy) {
        for (length, count) in &other.0 {
            *self.0.entry(*length).or_default() += count;
        }
    }

    /// Lists how many games took how many decisions, the shortest first.
    pub(crate) fn counts(&self) -> impl Iterator<Item = (u32, u64)> {
        self.0.iter().map(|(length, count)| (*length, *count))
    }

    /// Counts the decisions of all games.
    pub(crate) fn decisions(&self) -> u64 {
        self.0.iter().map(|(length, count)| u64::from(*length) * count).sum()
    }

    pub(crate) fn report(&self) -> Lengths {
        Lengths {
            median: self.quantile(1, 2),
            p99: self.quantile(99, 100),
            longest: self.quantile(1, 1),
        }
    }

    /// Gets the shortest length that `part` of `whole` games did not exceed.
    fn quantile(&self, part: u64, whole: u64) -> u32 {
        let games: u64 = self.0.values().sum();
        let wanted = (games * part).div_ceil(whole);
        let mut seen = 0;
        let mut lengths = self.0.iter();
        let reached = lengths.find(|(_, count)| {
            seen += *count;
            wanted <= seen
        });
        reached.map_or(0, |(length, _)| *length)
    }
}
