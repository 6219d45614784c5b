//! Places at the table and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats any game may have.
pub const MAX_SEATS: usize = 10;

/// A place at the table, counted from 0.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Seat(pub u8);

impl Seat {
    /// Gets the position of this seat in an array kept per seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Gets the other seat of a two-seat game.
    #[inline]
    #[must_use]
    pub const fn opponent(self) -> Seat {
        Seat(1 - self.0)
    }

    /// Gets the seat `steps` places to the left at a table of `seats`: once around at most.
    #[inline]
    #[must_use]
    pub const fn left(self, steps: usize, seats: usize) -> Seat {
        let at = self.index() + steps;
        Seat(if at < seats { at } else { at - seats } as u8)
    }

    /// Iterates over all seats of a table of `seats`, from `first` on to the left.
    #[inline]
    pub fn all_from(first: Seat, seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(move |steps| first.left(steps, seats))
    }

    /// Iterates over the first `seats` seats.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats as u8).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u16);

impl SeatSet {
    /// The set without seats.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Makes the set of the first `seats` seats.
    #[inline]
    pub const fn all(seats: usize) -> SeatSet {
        SeatSet((1 << seats) - 1)
    }

    /// Makes the set of one seat.
    #[inline]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(bit(seat))
    }

    /// Checks whether no seat is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Gets the number of seats in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Checks whether `seat` is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & bit(seat) != 0
    }

    /// Gets the lowest seat of the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Gets this set with `seat` in it.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | bit(seat))
    }

    /// Gets this set without `seat`.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !bit(seat))
    }
}

/// Gets the bit of a seat; none for a seat that no table has.
#[inline]
const fn bit(seat: Seat) -> u16 {
    if seat.0 < u16::BITS as u8 { 1 << seat.0 } else { 0 }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = Seats;

    fn into_iter(self) -> Seats {
        Seats(self)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// Iterates over a [`SeatSet`], lowest seat first.
#[derive(Clone, Debug)]
pub struct Seats(SeatSet);

impl Iterator for Seats {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.first()?;
        self.0 = self.0.without(seat);
        Some(seat)
    }
}

/// Who looks: a seat, or someone who watches and knows only what is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A seat at the table.
    Seat(Seat),
    /// A spectator.
    Spectator,
}

impl Viewer {
    /// Iterates over all who may look at a table of `seats` seats: each seat, then a spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Checks whether the viewer sits in `seat`.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_iterates_lowest_first_and_forgets_what_is_taken_out() {
        let set: SeatSet = [Seat(4), Seat(0), Seat(2)].into_iter().collect();
        assert_eq!(set.into_iter().collect::<Vec<_>>(), [Seat(0), Seat(2), Seat(4)]);
        assert_eq!(set.without(Seat(0)).first(), Some(Seat(2)));
        assert_eq!(SeatSet::all(MAX_SEATS).len(), MAX_SEATS);
    }

    #[test]
    fn seats_go_to_the_left_and_around() {
        let from = |first: Seat| Seat::all_from(first, 4).collect::<Vec<_>>();
        assert_eq!(from(Seat(0)), Seat::all(4).collect::<Vec<_>>());
        assert_eq!(from(Seat(2)), [Seat(2), Seat(3), Seat(0), Seat(1)]);
        assert_eq!([0, 1, 2, 4].map(|steps| Seat(3).left(steps, 4)), [3, 0, 1, 3].map(Seat));
    }

    #[test]
    fn a_seat_that_no_table_has_is_in_no_set() {
        for seat in [16, 32, 200, 255].map(Seat) {
            assert!(!SeatSet::all(MAX_SEATS).contains(seat) && SeatSet::one(seat).is_empty());
            assert_eq!(SeatSet::one(Seat(0)).with(seat).without(seat), SeatSet::one(Seat(0)));
        }
    }
}
