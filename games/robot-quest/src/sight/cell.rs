//! Spaces, and sets of them.

use std::fmt;

use super::tables::{NEXT, RINGS};

/// How many spaces the arena has from side to side (R2).
pub const SIDE: u8 = 7;

/// How many spaces the arena has.
pub const CELLS: usize = 49;

/// All spaces.
pub const EVERYWHERE: u64 = (1 << CELLS) - 1;

/// A space of the arena: `row * 7 + column`, from the top left, both from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub u8);

impl Cell {
    /// The space in a column and a row, or `None` off the arena.
    pub const fn at(column: i8, row: i8) -> Option<Self> {
        let is_inside = 0 <= column && column < SIDE as i8 && 0 <= row && row < SIDE as i8;
        if is_inside { Some(Self(row as u8 * SIDE + column as u8)) } else { None }
    }

    /// All spaces, row by row from the top left.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..CELLS as u8).map(Self)
    }

    /// The spaces of a set, row by row from the top left.
    pub fn each_of(set: u64) -> impl Iterator<Item = Self> {
        let mut left = set & EVERYWHERE;
        std::iter::from_fn(move || {
            let cell = Self::first_of(left)?;
            left &= left - 1;
            Some(cell)
        })
    }

    /// The first space of a set, row by row from the top left.
    pub const fn first_of(set: u64) -> Option<Self> {
        let first = set.trailing_zeros();
        if first < CELLS as u32 { Some(Self(first as u8)) } else { None }
    }

    /// Reads a space as people write it: `a1` is top left, `g1` top right, `a7` bottom left.
    pub fn read(text: &str) -> Option<Self> {
        let &[letter, number] = text.as_bytes() else { return None };
        let column = letter.to_ascii_lowercase().checked_sub(b'a')?;
        let row = number.checked_sub(b'1')?;
        (column < SIDE && row < SIDE).then(|| Self(row * SIDE + column))
    }

    /// The column, from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// The row, from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Its place in lists of all spaces.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this space alone.
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Checks whether it is in a set.
    pub const fn is_in(self, set: u64) -> bool {
        set & self.bit() != 0
    }

    /// How many rings away another space is, diagonals included (R76).
    pub const fn distance(self, other: Self) -> u8 {
        let columns = self.column().abs_diff(other.column());
        let rows = self.row().abs_diff(other.row());
        if columns < rows { rows } else { columns }
    }

    /// Checks whether another space is one up, down, left or right (R200).
    pub fn is_next_to(self, other: Self) -> bool {
        other.is_in(NEXT[self.index()])
    }

    /// Checks whether another space lies at 45 degrees (R203).
    pub const fn is_diagonal_to(self, other: Self) -> bool {
        let columns = self.column().abs_diff(other.column());
        columns != 0 && columns == self.row().abs_diff(other.row())
    }

    /// The spaces within so many rings, itself included (R76).
    pub fn within(self, rings: u8) -> u64 {
        RINGS[self.index()][rings.min(SIDE - 1) as usize]
    }
}

/// As people write it: `a1` to `g7`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}
