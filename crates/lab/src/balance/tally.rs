//! Counts over many games. Whole numbers only, so that they add up to the same in any order; lists
//! are kept in the order of games.

use fracas_core::{Outcome, Seat, SeatSet, Usage};

use super::pairs::Pairs;
use crate::ledger::Ledger;
use crate::tally::{self, Lengthy};

/// A first place, in parts; signed, for differences.
pub(super) const FIRST: i64 = tally::FIRST as i64;

/// The most games kept for a card to be played again without it.
const MOST_SEEN: usize = 20_000;

/// What seats did with a card, and what became of them.
#[derive(Clone, Copy, Default)]
pub(super) struct Count {
    /// Seat-games, by [`Usage`].
    pub(super) games: [u64; 3],
    /// Their first places, in parts.
    pub(super) firsts: [u64; 3],
}

/// A game in which a card can have made a difference, and to whom.
#[derive(Clone, Copy)]
pub(super) struct Sighting {
    pub(super) game: u32,
    pub(super) seats: SeatSet,
}

/// Counts over some games.
pub(super) struct Tally {
    pub(super) seats: usize,
    pub(super) ties: u64,
    /// Each seat's first place in each game, in parts, game by game.
    pub(super) firsts: Vec<u16>,
    pub(super) shared: Vec<u64>,
    pub(super) scores: Vec<i64>,
    pub(super) lengths: Lengthy,
    /// By card and seat.
    pub(super) counts: Vec<Count>,
    pub(super) pairs: Pairs,
    /// By card.
    pub(super) sightings: Vec<Vec<Sighting>>,
}

impl Tally {
    pub(super) fn new(seats: usize, cards: usize) -> Tally {
        Tally {
            seats,
            ties: 0,
            firsts: Vec::new(),
            shared: vec![0; seats],
            scores: vec![0; seats],
            lengths: Lengthy::default(),
            counts: vec![Count::default(); seats * cards],
            pairs: Pairs::new(cards),
            sightings: vec![Vec::new(); cards],
        }
    }

    /// Adds a game.
    pub(super) fn add(&mut self, game: u32, outcome: &Outcome, decisions: u32, ledger: &Ledger) {
        self.ties += u64::from(outcome.is_tie());
        self.lengths.add(decisions);
        for seat in Seat::all(self.seats) {
            let first = first(outcome, seat);
            self.firsts.push(first as u16);
            self.shared[seat.index()] += u64::from(0 < first && first < FIRST);
            self.scores[seat.index()] += i64::from(outcome.score(seat));
        }
        for found in ledger.uses() {
            let at = usize::from(found.card) * self.seats + found.seat.index();
            for usage in 0..=found.usage as usize {
                self.counts[at].games[usage] += 1;
                self.counts[at].firsts[usage] += first(outcome, found.seat) as u64;
            }
            self.sight(game, found.seat, found.card, ledger);
        }
        for preference in ledger.preferences() {
            self.pairs.add(preference.taken, preference.left);
        }
    }

    /// Notes a game in which some had a card and others did not; where all had it, some took it and
    /// others did not.
    fn sight(&mut self, game: u32, seat: Seat, card: u16, ledger: &Ledger) {
        let available = ledger.seats_that(Usage::Available, card);
        let sightings = &mut self.sightings[usize::from(card)];
        if available.first() != Some(seat) || MOST_SEEN <= sightings.len() {
            return;
        }
        let parted = |seats: &SeatSet| !seats.is_empty() && seats.len() < self.seats;
        let seats = [available, ledger.seats_that(Usage::Taken, card)].into_iter().find(parted);
        sightings.extend(seats.map(|seats| Sighting { game, seats }));
    }

    /// Adds the games that follow.
    pub(super) fn join(mut self, other: Tally) -> Tally {
        self.ties += other.ties;
        self.firsts.extend(other.firsts);
        add_up(&mut self.shared, &other.shared);
        for (own, other) in self.scores.iter_mut().zip(&other.scores) {
            *own += other;
        }
        self.lengths.join(&other.lengths);
        for (own, other) in self.counts.iter_mut().zip(&other.counts) {
            add_up(&mut own.games, &other.games);
            add_up(&mut own.firsts, &other.firsts);
        }
        self.pairs.join(&other.pairs);
        for (own, other) in self.sightings.iter_mut().zip(other.sightings) {
            let room = MOST_SEEN - own.len();
            own.extend(other.into_iter().take(room));
        }
        self
    }

    /// Counts the games.
    pub(super) fn games(&self) -> u64 {
        (self.firsts.len() / self.seats.max(1)) as u64
    }

    /// Gets the first place of a seat in a game, in parts.
    pub(super) fn first(&self, game: u32, seat: Seat) -> i64 {
        i64::from(self.firsts[game as usize * self.seats + seat.index()])
    }

    /// Adds up the first places of a seat, in parts.
    pub(super) fn firsts_of(&self, seat: Seat) -> u64 {
        let own = self.firsts.iter().skip(seat.index()).step_by(self.seats);
        own.map(|first| u64::from(*first)).sum()
    }

    /// Gets what each seat did with a card.
    pub(super) fn counts_of(&self, card: usize) -> &[Count] {
        &self.counts[card * self.seats..(card + 1) * self.seats]
    }
}

/// Gets a seat's part of the first place.
pub(super) fn first(outcome: &Outcome, seat: Seat) -> i64 {
    if outcome.place(seat) == 1 { FIRST / outcome.winners().count() as i64 } else { 0 }
}

fn add_up(own: &mut [u64], other: &[u64]) {
    for (own, other) in own.iter_mut().zip(other) {
        *own += other;
    }
}
