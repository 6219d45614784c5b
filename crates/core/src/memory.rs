//! What seats have heard and done, as one number each.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use crate::event::{Entry, Log};
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};

/// What each seat has heard and done so far, each as one number: the same number for the same
/// history, so that a bot finds again what it thought of such a situation.
///
/// A [`Log`], which takes in what each of its `listeners` is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    seats: [u64; MAX_SEATS],
    listeners: SeatSet,
}

impl Memory {
    /// Makes the memory of seats that have heard nothing yet.
    pub fn new(seats: usize) -> Memory {
        let mut memory = Memory { seats: [0; MAX_SEATS], listeners: SeatSet::all(seats) };
        for seat in Seat::all(seats) {
            memory.take_in(seat, &seat);
        }
        memory
    }

    /// Makes the memory of seats of which one is in a known situation. What the others have heard is
    /// not known to it, so they begin anew.
    pub fn from_situation(seats: usize, seat: Seat, situation: u64) -> Memory {
        let mut memory = Memory::new(seats);
        for other in Seat::all(seats) {
            memory.take_in(other, &situation);
        }
        memory.seats[seat.index()] = situation;
        memory
    }

    /// Gets the number of a seat.
    #[inline]
    pub fn of(&self, seat: Seat) -> u64 {
        self.seats[seat.index()]
    }

    /// Takes in what a seat did.
    #[inline]
    pub fn acted(&mut self, seat: Seat, action: &impl Hash) {
        if self.listeners.contains(seat) {
            self.take_in(seat, action);
        }
    }

    /// Checks whether a seat listens.
    #[inline]
    pub fn listens(&self, seat: Seat) -> bool {
        self.listeners.contains(seat)
    }

    /// Checks whether anyone listens.
    #[inline]
    pub fn is_heard(&self) -> bool {
        !self.listeners.is_empty()
    }

    /// Lets a seat listen no more.
    #[inline]
    pub fn forget(&mut self, seat: Seat) {
        self.listeners = self.listeners.without(seat);
    }

    #[inline]
    fn take_in(&mut self, seat: Seat, what: &impl Hash) {
        let mut hasher = FxHasher::default();
        self.seats[seat.index()].hash(&mut hasher);
        what.hash(&mut hasher);
        self.seats[seat.index()] = hasher.finish();
    }
}

impl<E: Hash, S> Log<E, S> for Memory {
    #[inline]
    fn record(&mut self, entry: Entry<E>) {
        for seat in self.listeners {
            if let Some(event) = entry.seen_by(Viewer::Seat(seat)) {
                self.take_in(seat, event);
            }
        }
    }

    #[inline]
    fn pause(&mut self, _: &S) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_heard_the_same_and_did_the_same_remembers_the_same() {
        let hear = |events: &[&'static str]| {
            let mut memory = Memory::new(3);
            for event in events {
                Log::<_, ()>::tell(&mut memory, *event);
            }
            memory
        };
        assert_eq!(hear(&["a", "b"]), hear(&["a", "b"]));
        assert_ne!(hear(&["a", "b"]).of(Seat(0)), hear(&["b", "a"]).of(Seat(0)), "order matters");
        let mut acted = hear(&["a"]);
        acted.acted(Seat(1), &7);
        assert_ne!(acted.of(Seat(1)), hear(&["a"]).of(Seat(1)));
        assert_eq!(
            acted.of(Seat(2)),
            hear(&["a"]).of(Seat(2)),
            "what others do is heard, not done"
        );
    }

    #[test]
    fn each_seat_remembers_what_it_was_told() {
        let mut memory = Memory::new(2);
        let before = memory;
        Log::<_, ()>::reveal_to(&mut memory, SeatSet::one(Seat(0)), "the ace", None);
        assert_ne!(memory.of(Seat(0)), before.of(Seat(0)));
        assert_eq!(memory.of(Seat(1)), before.of(Seat(1)));
        memory.forget(Seat(0));
        let forgotten = memory;
        Log::<_, ()>::tell(&mut memory, "more");
        assert_eq!(memory.of(Seat(0)), forgotten.of(Seat(0)), "it listens no more");
        assert_ne!(memory.of(Seat(1)), forgotten.of(Seat(1)));
    }
}
