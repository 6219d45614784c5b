//! Straight lines, walked from square to square.

use super::Cell;

/// A line from the centre of a space on and on, as the columns and rows of the squares that it goes
/// through; it has no end, and none at all if its way is nowhere.
pub(super) struct Ray {
    /// Where it starts.
    from: Cell,
    /// Its way, from a centre to a centre.
    way: (i8, i8),
    /// How many columns and rows it has come so far.
    gone: (i8, i8),
}

impl Ray {
    pub(super) const fn new(from: Cell, way: (i8, i8)) -> Self {
        Self { from, way, gone: (0, 0) }
    }

    /// Goes on to the next square.
    ///
    /// The line leaves a square at its far corner, or beside it. In half spaces the corner is at
    /// `2 * gone + 1`; the cross product with the way says on which side of the line it lies.
    pub(super) const fn advance(&mut self) {
        let (columns, rows) = (self.way.0.abs() as i16, self.way.1.abs() as i16);
        let corner = (2 * self.gone.0 as i16 + 1, 2 * self.gone.1 as i16 + 1);
        let side = columns * corner.1 - rows * corner.0;
        if 0 <= side {
            self.gone.0 += 1;
        }
        if side <= 0 {
            self.gone.1 += 1;
        }
    }

    /// The column and the row where it is.
    pub(super) const fn place(&self) -> (i8, i8) {
        (
            self.from.column() as i8 + self.way.0.signum() * self.gone.0,
            self.from.row() as i8 + self.way.1.signum() * self.gone.1,
        )
    }
}

impl Iterator for Ray {
    type Item = (i8, i8);

    fn next(&mut self) -> Option<(i8, i8)> {
        if self.way == (0, 0) {
            return None;
        }
        self.advance();
        Some(self.place())
    }
}

/// How many columns and rows it is from a space to another.
pub(super) const fn offset(from: Cell, to: Cell) -> (i8, i8) {
    (to.column() as i8 - from.column() as i8, to.row() as i8 - from.row() as i8)
}
