//! What is asked for all the time, worked out by the compiler.

use super::ray::{Ray, offset};
use super::{CELLS, Cell, SIDE};

/// The centre: rows and columns 3 to 5 (R3).
pub const CENTRE: u64 = centre();

/// The spaces within so many rings of a space, itself included (R76): `RINGS[cell][distance]`.
pub static RINGS: [[u64; SIDE as usize]; CELLS] = rings();

/// The spaces next to a space (R200).
pub static NEXT: [u64; CELLS] = neighbours([(0, -1), (1, 0), (0, 1), (-1, 0)]);

/// The spaces that touch a space at a corner only (R203).
pub static DIAGONAL: [u64; CELLS] = neighbours([(1, -1), (1, 1), (-1, 1), (-1, -1)]);

/// The spaces strictly between two, as [`super::between`] hands them out.
pub(super) static BETWEEN: [[u64; CELLS]; CELLS] = all_between();

const fn centre() -> u64 {
    let middle = SIDE * (SIDE / 2) + SIDE / 2;
    ring(Cell(middle), 1)
}

/// The spaces within a distance.
const fn ring(middle: Cell, distance: u8) -> u64 {
    let mut set = 0;
    let mut other = 0;
    while other < CELLS as u8 {
        if middle.distance(Cell(other)) <= distance {
            set |= Cell(other).bit();
        }
        other += 1;
    }
    set
}

const fn rings() -> [[u64; SIDE as usize]; CELLS] {
    let mut table = [[0; SIDE as usize]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut distance = 0;
        while distance < SIDE as usize {
            table[cell][distance] = ring(Cell(cell as u8), distance as u8);
            distance += 1;
        }
        cell += 1;
    }
    table
}

const fn neighbours(deltas: [(i8, i8); 4]) -> [u64; CELLS] {
    let mut table = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let from = Cell(cell as u8);
        let mut way = 0;
        while way < deltas.len() {
            let (columns, rows) = deltas[way];
            if let Some(to) = Cell::at(from.column() as i8 + columns, from.row() as i8 + rows) {
                table[cell] |= to.bit();
            }
            way += 1;
        }
        cell += 1;
    }
    table
}

#[expect(clippy::large_stack_arrays, reason = "the compiler runs it, and no stack holds it")]
const fn all_between() -> [[u64; CELLS]; CELLS] {
    let mut table = [[0; CELLS]; CELLS];
    let mut pair = 0;
    while pair < CELLS * CELLS {
        let (from, to) = (pair / CELLS, pair % CELLS);
        if from != to {
            table[from][to] = walk_between(Cell(from as u8), Cell(to as u8));
        }
        pair += 1;
    }
    table
}

/// The spaces strictly between two different ones.
const fn walk_between(from: Cell, to: Cell) -> u64 {
    let mut ray = Ray::new(from, offset(from, to));
    let mut set = 0;
    loop {
        ray.advance();
        let (column, row) = ray.place();
        match Cell::at(column, row) {
            Some(cell) if cell.0 != to.0 => set |= cell.bit(),
            Some(_) | None => return set,
        }
    }
}
