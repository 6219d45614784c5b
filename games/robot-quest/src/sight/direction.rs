//! Ways from space to space, and out of the arena.

use super::ray::offset;
use super::{Cell, SIDE};

/// One of the eight ways to a space that touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// To the row above.
    Up,
    /// To the row above and the column at the right.
    UpRight,
    /// To the column at the right.
    Right,
    /// To the row below and the column at the right.
    DownRight,
    /// To the row below.
    Down,
    /// To the row below and the column at the left.
    DownLeft,
    /// To the column at the left.
    Left,
    /// To the row above and the column at the left.
    UpLeft,
}

impl Direction {
    /// All eight, clockwise from the top.
    pub const ALL: [Self; 8] = [
        Self::Up,
        Self::UpRight,
        Self::Right,
        Self::DownRight,
        Self::Down,
        Self::DownLeft,
        Self::Left,
        Self::UpLeft,
    ];

    /// The four that are not diagonal, clockwise from the top.
    pub const STRAIGHT: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// How column and row change by a step.
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::Up => (0, -1),
            Self::UpRight => (1, -1),
            Self::Right => (1, 0),
            Self::DownRight => (1, 1),
            Self::Down => (0, 1),
            Self::DownLeft => (-1, 1),
            Self::Left => (-1, 0),
            Self::UpLeft => (-1, -1),
        }
    }

    /// The way from a space to one that touches it, or `None` if it does not.
    pub fn between(from: Cell, to: Cell) -> Option<Self> {
        let way = offset(from, to);
        Self::ALL.into_iter().find(|direction| direction.delta() == way)
    }

    /// Checks whether it leads over a corner.
    pub const fn is_diagonal(self) -> bool {
        let (columns, rows) = self.delta();
        columns != 0 && rows != 0
    }
}

/// One of the four sides of the arena, each of which is a Wall to those knocked into it (R110).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edge {
    /// Above row 1.
    #[default]
    Top,
    /// Beyond column 7.
    Right,
    /// Below row 7.
    Bottom,
    /// Beyond column 1.
    Left,
}

impl Edge {
    /// All four, clockwise from the top.
    pub const ALL: [Self; 4] = [Self::Top, Self::Right, Self::Bottom, Self::Left];

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Top => "top",
            Self::Right => "right",
            Self::Bottom => "bottom",
            Self::Left => "left",
        }
    }

    /// The side beyond which a column and a row lie; beyond a corner it is the top or the bottom.
    pub(super) const fn beyond(column: i8, row: i8) -> Option<Self> {
        if row < 0 {
            Some(Self::Top)
        } else if SIDE as i8 <= row {
            Some(Self::Bottom)
        } else if column < 0 {
            Some(Self::Left)
        } else if SIDE as i8 <= column {
            Some(Self::Right)
        } else {
            None
        }
    }
}
