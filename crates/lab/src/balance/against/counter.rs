//! Counting what differs between two tables, game by game.

use fracas_core::{CardName, Outcome, Seat, Usage};

use super::super::tally::{FIRST, first};
use super::{CardChange, Change, Comparison};
use crate::ledger::{Ledger, Use};
use crate::paired::{Moments, PairedRatio, findings};

/// What a card did in one game: the seats that had, took and played it, and the first places of
/// those who played it, in parts.
type Deeds = [i64; 4];

/// The figures of a card as upper and lower deed: taken and played of what was available, first
/// places of what was played.
const FIGURES: [(usize, usize); 3] =
    [(Usage::Taken as usize, 0), (Usage::Played as usize, 0), (3, Usage::Played as usize)];

/// Counts differences between two tables. Of two, the first is always the one reported on.
pub(super) struct Counter {
    games: u64,
    changed_games: u64,
    /// Before, after and the difference, for each seat's first places, then lengths, then ties.
    results: Vec<[Moments; 3]>,
    /// By card and figure.
    cards: Vec<[PairedRatio; 3]>,
    /// What each card did in the present game on both tables.
    deeds: Vec<[Deeds; 2]>,
    touched: Vec<usize>,
}

impl Counter {
    pub(super) fn new(seats: usize, cards: usize) -> Counter {
        Counter {
            games: 0,
            changed_games: 0,
            results: vec![Default::default(); seats + 2],
            cards: vec![Default::default(); cards],
            deeds: vec![Default::default(); cards],
            touched: Vec::new(),
        }
    }

    /// Adds a game that was played on both tables.
    pub(super) fn add(
        &mut self,
        results: [&(Outcome, u32); 2],
        ledgers: [&Ledger; 2],
        matching: &[Option<usize>],
    ) {
        self.games += 1;
        self.add_results(results);
        let has_other_cards =
            self.add_cards(ledgers, results.map(|(outcome, _)| outcome), matching);
        self.changed_games += u64::from(has_other_cards || results[0] != results[1]);
    }

    fn add_results(&mut self, [(new, length), (old, old_length)]: [&(Outcome, u32); 2]) {
        let seats = Seat::all(new.seats()).map(|seat| (first(old, seat), first(new, seat)));
        let lengths = (i64::from(*old_length), i64::from(*length));
        let ties = (i64::from(old.is_tie()), i64::from(new.is_tie()));
        for (moments, (before, after)) in self.results.iter_mut().zip(seats.chain([lengths, ties]))
        {
            for (moments, value) in moments.iter_mut().zip([before, after, after - before]) {
                moments.add(value);
            }
        }
    }

    /// Adds what cards did; says whether anything differed.
    fn add_cards(
        &mut self,
        ledgers: [&Ledger; 2],
        outcomes: [&Outcome; 2],
        matching: &[Option<usize>],
    ) -> bool {
        let mut differs = false;
        for (side, (ledger, outcome)) in ledgers.into_iter().zip(outcomes).enumerate() {
            for found in ledger.uses() {
                let number = usize::from(found.card);
                let card = if side == 0 { Some(number) } else { matching[number] };
                match card {
                    Some(card) => self.note(card, side, found, outcome),
                    None => differs = true,
                }
            }
        }
        while let Some(card) = self.touched.pop() {
            let [after, before] = std::mem::take(&mut self.deeds[card]);
            differs |= after != before;
            for (ratio, (upper, lower)) in self.cards[card].iter_mut().zip(FIGURES) {
                ratio.add([after[upper], after[lower], before[upper], before[lower]]);
            }
        }
        differs
    }

    fn note(&mut self, card: usize, side: usize, found: Use, outcome: &Outcome) {
        if self.deeds[card] == [Deeds::default(); 2] {
            self.touched.push(card);
        }
        let deeds = &mut self.deeds[card][side];
        for deed in &mut deeds[..=found.usage as usize] {
            *deed += 1;
        }
        if found.usage == Usage::Played {
            deeds[3] += first(outcome, found.seat);
        }
    }

    /// Adds all that another has counted.
    pub(super) fn join(mut self, other: &Counter) -> Counter {
        self.games += other.games;
        self.changed_games += other.changed_games;
        for (own, other) in self.results.iter_mut().flatten().zip(other.results.iter().flatten()) {
            *own = own.join(*other);
        }
        for (own, other) in self.cards.iter_mut().flatten().zip(other.cards.iter().flatten()) {
            own.join(other);
        }
        self
    }

    /// Reports all differences.
    pub(super) fn report(
        &self,
        names: &[CardName],
        old_names: &[CardName],
        matching: &[Option<usize>],
    ) -> Comparison {
        let old = |card: usize| matching.iter().position(|same| *same == Some(card));
        let (mut cards, mut only_here) = (Vec::new(), Vec::new());
        for (card, name) in names.iter().enumerate() {
            match old(card) {
                Some(old) => cards.extend(self.card(card, name, &old_names[old])),
                None => only_here.push(name.name.clone()),
            }
        }
        let lost = matching.iter().zip(old_names).filter(|(same, _)| same.is_none());
        let seats = self.results.len() - 2;
        let mut comparison = Comparison {
            games: self.games,
            changed_games: self.changed_games,
            seats: (0..seats).map(|seat| self.result(seat, FIRST)).collect(),
            length: self.result(seats, 1),
            ties: self.result(seats + 1, 1),
            cards,
            only_here,
            only_there: lost.map(|(_, name)| name.name.clone()).collect(),
        };
        mark_clear(&mut comparison);
        comparison
    }

    fn result(&self, at: usize, unit: i64) -> Change {
        let [before, after, difference] = self.results[at];
        Change::new(before.mean(unit), after.mean(unit), difference.with_doubt(unit).error(unit))
    }

    /// Gets the changes of a card that someone had available.
    fn card(&self, card: usize, name: &CardName, old: &CardName) -> Option<CardChange> {
        let figure = |at: usize, unit: f64| {
            let (before, after, error) = self.cards[card][at].compare(unit)?;
            Some(Change::new(before, after, error))
        };
        let change = CardChange {
            id: name.id.clone(),
            name: name.name.clone(),
            name_before: (old.name != name.name).then(|| old.name.clone()),
            taken: figure(0, 1.0),
            played: figure(1, 1.0),
            firsts: figure(2, FIRST as f64),
        };
        let is_known = change.figures().iter().any(|(_, change)| change.is_some());
        is_known.then_some(change)
    }
}

/// Marks the changes that chance does not explain, for all figures together.
fn mark_clear(comparison: &mut Comparison) {
    let Comparison { seats, length, ties, cards, .. } = comparison;
    let of_card = |card| {
        let CardChange { taken, played, firsts, .. }: &mut CardChange = card;
        [taken, played, firsts].into_iter().flatten()
    };
    let mut figures: Vec<&mut Change> =
        seats.iter_mut().chain([length, ties]).chain(cards.iter_mut().flat_map(of_card)).collect();
    let chances: Vec<f64> = figures.iter().map(|change| change.chance).collect();
    for (change, is_clear) in figures.iter_mut().zip(findings(&chances)) {
        change.is_clear = is_clear;
    }
}
