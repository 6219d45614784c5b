//! The sides of the arena.

use super::SIDE;

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
