//! A Dude in play, with what lies on it.

use std::cmp::Ordering;

use fracas_core::Seat;

use crate::dude::{DudeId, Slot};
use crate::state::MAX_PLAYERS;

/// The most health that a Dude can have, whatever helps it.
pub(crate) const MAX_HEALTH: u8 = 15;

/// A Dude in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Fighter {
    pub(crate) dude: DudeId,
    /// Who controls it.
    pub(crate) controller: Seat,
    /// The Damage Markers on it.
    pub(crate) markers: Markers,
    /// What lies on it and what it has still to do.
    marks: u8,
    /// By how much its health was changed for good.
    pub(crate) growth: i8,
    /// Who has dealt the killing blow, and with which Dude.
    pub(crate) doom: Doom,
    /// The Dude that its next ability is about.
    pub(crate) about: DudeId,
}

/// Whether and by whom a Dude has been killed that was not taken off the table yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Doom {
    killer: u8,
    /// The Dude by which it was killed.
    pub(crate) by: DudeId,
}

impl Default for Doom {
    fn default() -> Self {
        Doom { killer: NOBODY, by: DudeId::default() }
    }
}

const NOBODY: u8 = u8::MAX;

impl Doom {
    pub(crate) fn new(killer: Seat, by: DudeId) -> Doom {
        Doom { killer: killer.0, by }
    }

    /// Gets who has dealt the killing blow; none while the Dude lives.
    #[inline]
    pub(crate) fn killer(self) -> Option<Seat> {
        (self.killer != NOBODY).then_some(Seat(self.killer))
    }
}

/// What can be marked on a Dude.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// A Shield lies on it (R56).
    Shield,
    /// A Nerph lies on an ability (R51).
    Nerph(Slot),
    /// An ability has triggered and is still to be used.
    Pending(Slot),
    /// It came into play after the die was rolled.
    Late,
}

impl Mark {
    #[inline]
    fn bit(self) -> u8 {
        match self {
            Mark::Shield => 1,
            Mark::Nerph(Slot::First) => 2,
            Mark::Nerph(Slot::Second) => 4,
            Mark::Pending(Slot::First) => 8,
            Mark::Pending(Slot::Second) => 16,
            Mark::Late => 32,
        }
    }
}

impl Fighter {
    pub(crate) fn new(dude: DudeId, controller: Seat) -> Fighter {
        Fighter { dude, controller, ..Fighter::default() }
    }

    /// Checks whether something is marked on it.
    #[inline]
    pub(crate) fn has(&self, mark: Mark) -> bool {
        self.marks & mark.bit() != 0
    }

    #[inline]
    pub(crate) fn mark(&mut self, mark: Mark) {
        self.marks |= mark.bit();
    }

    #[inline]
    pub(crate) fn unmark(&mut self, mark: Mark) {
        self.marks &= !mark.bit();
    }

    /// Checks whether an ability can be used at all: no Nerph lies on it (R51).
    #[inline]
    pub(crate) fn can_use(&self, slot: Slot) -> bool {
        !self.has(Mark::Nerph(slot))
    }

    /// Counts the Nerphs on it.
    #[inline]
    pub(crate) fn nerphs(&self) -> u8 {
        u8::from(self.has(Mark::Nerph(Slot::First))) + u8::from(self.has(Mark::Nerph(Slot::Second)))
    }

    /// Checks whether any ability is still to be used.
    #[inline]
    pub(crate) fn is_pending(&self) -> bool {
        self.marks & (Mark::Pending(Slot::First).bit() | Mark::Pending(Slot::Second).bit()) != 0
    }

    /// Checks whether it has died, or has an ability to use.
    #[inline]
    pub(crate) fn is_stirred(&self) -> bool {
        self.is_doomed() || self.is_pending()
    }

    /// Lets an ability not be to be used any more.
    pub(crate) fn forget(&mut self, slot: Slot) {
        self.unmark(Mark::Pending(slot));
        if !self.is_pending() {
            self.about = DudeId::default();
        }
    }

    /// Checks whether it has been killed and is not taken off the table yet.
    #[inline]
    pub(crate) fn is_doomed(&self) -> bool {
        self.doom.killer != NOBODY
    }
}

/// The Damage Markers on a Dude by their colours: at most [`MAX_HEALTH`] together, so that half a byte does
/// for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Markers([u8; MAX_PLAYERS / 2]);

impl Markers {
    /// Counts the markers of a player.
    #[inline]
    pub(crate) fn of(self, seat: Seat) -> u8 {
        self.0[seat.index() / 2] >> Markers::shift(seat) & 15
    }

    /// Checks whether there are none.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == [0; MAX_PLAYERS / 2]
    }

    /// Gets the most and the second most markers that a player has, where somebody has any.
    #[inline]
    pub(crate) fn two_most(self) -> (u8, u8) {
        self.by_seat().fold((0, 0), |(most, second), (_, count)| match count.cmp(&most) {
            Ordering::Greater => (count, most),
            Ordering::Less => (most, second.max(count)),
            Ordering::Equal => (most, second),
        })
    }

    /// Iterates over the players who have markers, with how many these are.
    #[inline]
    pub(crate) fn by_seat(self) -> impl Iterator<Item = (Seat, u8)> {
        let [first, second, third] = self.0;
        let mut left = u32::from_le_bytes([first, second, third, 0]);
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let seat = left.trailing_zeros() / 4;
            let count = left >> (4 * seat) & 15;
            left ^= count << (4 * seat);
            Some((Seat(seat as u8), count as u8))
        })
    }

    /// Counts all markers.
    #[inline]
    pub(crate) fn total(self) -> u8 {
        let [first, second, third] = self.0.map(|pair| (pair & 15) + (pair >> 4));
        first + second + third
    }

    /// Adds markers of a player.
    #[inline]
    pub(crate) fn add(&mut self, seat: Seat, count: u8) {
        self.set(seat, (self.of(seat) + count).min(MAX_HEALTH));
    }

    /// Takes off markers of a player, as many as there are.
    #[inline]
    pub(crate) fn remove(&mut self, seat: Seat, count: u8) {
        self.set(seat, self.of(seat).saturating_sub(count));
    }

    #[inline]
    fn set(&mut self, seat: Seat, count: u8) {
        let pair = &mut self.0[seat.index() / 2];
        *pair = *pair & !(15 << Markers::shift(seat)) | count << Markers::shift(seat);
    }

    #[inline]
    fn shift(seat: Seat) -> usize {
        seat.index() % 2 * 4
    }
}
