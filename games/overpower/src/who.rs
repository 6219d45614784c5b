//! Characters and Homebases by their places on the table.

use fracas_core::Seat;

/// How many characters a team has (R7).
pub const TEAM: usize = 4;

/// A character by its place, or a Homebase: the characters of seat 0 are 0 to 3, those of seat 1 are 4 to 7, in
/// the order of their team; the Homebases are 8 and 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Who(pub(crate) u8);

impl Who {
    /// Nobody.
    pub(crate) const NOBODY: Who = Who(15);

    /// Gets the character at a place of a team.
    #[inline]
    pub(crate) const fn character(seat: Seat, place: usize) -> Who {
        Who(seat.0 * TEAM as u8 + place as u8)
    }

    /// Gets the Homebase of a seat.
    #[inline]
    pub(crate) const fn homebase(seat: Seat) -> Who {
        Who(2 * TEAM as u8 + seat.0)
    }

    /// Iterates over the characters of a seat, in the order of the team.
    #[inline]
    pub(crate) fn team(seat: Seat) -> impl DoubleEndedIterator<Item = Who> + Clone {
        (0..TEAM).map(move |place| Who::character(seat, place))
    }

    /// Checks whether it is a character.
    #[inline]
    pub(crate) const fn is_character(self) -> bool {
        self.0 < 2 * TEAM as u8
    }

    /// Checks whether it is a Homebase.
    #[inline]
    pub(crate) const fn is_homebase(self) -> bool {
        !self.is_character() && self.0 < 2 * TEAM as u8 + 2
    }

    /// Gets whose it is; nobody is seat 0's.
    #[inline]
    pub(crate) const fn seat(self) -> Seat {
        if self.is_character() { Seat(self.0 / TEAM as u8) } else { Seat((self.0 == 9) as u8) }
    }

    /// Gets the place in the team.
    #[inline]
    pub(crate) const fn place(self) -> usize {
        self.0 as usize % TEAM
    }
}

impl Default for Who {
    fn default() -> Self {
        Who::NOBODY
    }
}

/// A set of characters and Homebases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct WhoSet(u16);

impl WhoSet {
    pub(crate) const EMPTY: WhoSet = WhoSet(0);
    /// All characters and both Homebases.
    pub(crate) const ALL: WhoSet = WhoSet(0x3ff);

    /// Gets the characters and the Homebase of a seat.
    #[inline]
    pub(crate) const fn of(seat: Seat) -> WhoSet {
        WhoSet(0b1111 << (seat.0 * TEAM as u8) | 1 << Who::homebase(seat).0)
    }

    #[inline]
    pub(crate) const fn one(who: Who) -> WhoSet {
        WhoSet(1 << who.0)
    }

    #[inline]
    pub(crate) fn contains(self, who: Who) -> bool {
        self.0 >> who.0 & 1 == 1
    }

    #[inline]
    #[must_use]
    pub(crate) fn with(self, who: Who) -> WhoSet {
        WhoSet(self.0 | 1 << who.0)
    }

    #[inline]
    #[must_use]
    pub(crate) fn without(self, who: Who) -> WhoSet {
        WhoSet(self.0 & !(1 << who.0))
    }

    /// Gets those who are in both sets.
    #[inline]
    #[must_use]
    pub(crate) const fn among(self, others: WhoSet) -> WhoSet {
        WhoSet(self.0 & others.0)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over them in their order; nobody is none of them.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Who> + use<> {
        let mut left = self.among(WhoSet::ALL).0;
        std::iter::from_fn(move || {
            let first = left.trailing_zeros() as u8;
            (left != 0).then(|| {
                left &= left - 1;
                Who(first)
            })
        })
    }
}

impl FromIterator<Who> for WhoSet {
    fn from_iter<I: IntoIterator<Item = Who>>(all: I) -> WhoSet {
        all.into_iter().fold(WhoSet::EMPTY, WhoSet::with)
    }
}
