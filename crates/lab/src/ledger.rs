//! What became of every card in one game, listened to as it is played.

use fracas_core::{Entry, Log, Seat, SeatSet, Usage};

/// What a seat did with a card in a game. Whoever played it has taken it, and whoever took it had it
/// available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Use {
    /// The seat.
    pub seat: Seat,
    /// The card, by its number in [`Legible::cards`](fracas_core::Legible::cards).
    pub card: u16,
    /// How far it came.
    pub usage: Usage,
}

/// A seat took one card while another was open to it, which it never took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preference {
    /// The seat.
    pub seat: Seat,
    /// The card it took.
    pub taken: u16,
    /// The card it left.
    pub left: u16,
}

/// Counts the uses of cards in one game. Made once and cleared for the next game, so that nothing
/// grows.
#[derive(Clone, Debug)]
pub struct Ledger {
    seats: usize,
    /// How far each card came with each seat; none where the seat never had it.
    furthest: Vec<Option<Usage>>,
    /// Who had what, in the order it came.
    met: Vec<(Seat, u16)>,
    passed: Vec<Preference>,
}

impl Ledger {
    /// Prepares for a game with so many seats and cards.
    pub fn new(seats: usize, cards: usize) -> Ledger {
        Ledger { seats, furthest: vec![None; seats * cards], met: Vec::new(), passed: Vec::new() }
    }

    /// Forgets the game.
    pub fn clear(&mut self) {
        while let Some((seat, card)) = self.met.pop() {
            let at = self.at(seat, card);
            self.furthest[at] = None;
        }
        self.passed.clear();
    }

    /// Iterates over what seats had available, in the order it came.
    pub fn uses(&self) -> impl Iterator<Item = Use> {
        self.met.iter().filter_map(|&(seat, card)| {
            Some(Use { seat, card, usage: self.furthest[self.at(seat, card)]? })
        })
    }

    /// Iterates over the cards that seats took and those that they left for good.
    pub fn preferences(&self) -> impl Iterator<Item = Preference> {
        let is_left = |passed: &&Preference| {
            self.furthest[self.at(passed.seat, passed.left)] == Some(Usage::Available)
        };
        self.passed.iter().filter(is_left).copied()
    }

    /// Gets the seats with which a card came at least this far.
    pub fn seats_that(&self, usage: Usage, card: u16) -> SeatSet {
        let came = |seat: &Seat| Some(usage) <= self.furthest[self.at(*seat, card)];
        Seat::all(self.seats).filter(came).collect()
    }

    fn at(&self, seat: Seat, card: u16) -> usize {
        usize::from(card) * self.seats + seat.index()
    }

    fn note(&mut self, seat: Seat, card: u16, usage: Usage) {
        let at = self.at(seat, card);
        let Some(before) = self.furthest.get(at).copied() else { return };
        if before.is_none() {
            self.met.push((seat, card));
        }
        if Some(usage) <= before {
            return;
        }
        self.furthest[at] = Some(usage);
        if before < Some(Usage::Taken) && Usage::Taken <= usage {
            self.pass_over(seat, card);
        }
    }

    /// Notes what else a seat could have taken.
    fn pass_over(&mut self, seat: Seat, taken: u16) {
        for &(other, left) in &self.met {
            let at = usize::from(left) * self.seats + other.index();
            if other == seat && self.furthest[at] == Some(Usage::Available) {
                self.passed.push(Preference { seat, taken, left });
            }
        }
    }
}

impl<E, S> Log<E, S> for Ledger {
    #[inline]
    fn record(&mut self, _: Entry<E>) {}

    #[inline]
    fn pause(&mut self, _: &S) {}

    fn used(&mut self, seat: Seat, card: u16, usage: Usage) {
        if seat.index() < self.seats {
            self.note(seat, card, usage);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat(1);

    fn ledger(uses: &[(u16, Usage)]) -> Ledger {
        let mut ledger = Ledger::new(2, 5);
        for &(card, usage) in uses {
            Log::<(), ()>::used(&mut ledger, SEAT, card, usage);
        }
        ledger
    }

    fn preferences(ledger: &Ledger) -> Vec<(u16, u16)> {
        ledger.preferences().map(|preference| (preference.taken, preference.left)).collect()
    }

    #[test]
    fn a_card_counts_once_and_as_far_as_it_came() {
        use Usage::{Available, Played, Taken};
        let ledger = ledger(&[(3, Available), (3, Taken), (3, Available), (4, Played), (3, Taken)]);
        let found: Vec<(u16, Usage)> =
            ledger.uses().map(|found| (found.card, found.usage)).collect();
        assert_eq!(found, [(3, Taken), (4, Played)], "whoever plays a card has taken it");
        assert_eq!(ledger.seats_that(Available, 4), SeatSet::one(SEAT));
        assert_eq!(ledger.seats_that(Played, 3), SeatSet::EMPTY);
    }

    #[test]
    fn a_card_is_preferred_to_those_open_at_that_moment_and_left_for_good() {
        use Usage::{Available, Taken};
        let open = [(0, Available), (1, Available), (2, Available), (0, Taken)];
        assert_eq!(preferences(&ledger(&open)), [(0, 1), (0, 2)]);
        let then = [open.as_slice(), &[(2, Taken), (3, Available)]].concat();
        assert_eq!(preferences(&ledger(&then)), [(0, 1), (2, 1)], "2 was only taken later");
    }

    #[test]
    fn a_cleared_ledger_is_as_new_and_unknown_cards_are_not_counted() {
        let mut ledger = ledger(&[(1, Usage::Available), (2, Usage::Played), (9, Usage::Taken)]);
        assert_eq!(ledger.uses().count(), 2);
        ledger.clear();
        assert_eq!((ledger.uses().count(), ledger.preferences().count()), (0, 0));
        assert_eq!(ledger.seats_that(Usage::Available, 1), SeatSet::EMPTY);
    }
}
