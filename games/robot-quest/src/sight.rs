//! The geometry of the arena: spaces, distances and lines, in whole numbers.
//!
//! A set of spaces is a `u64` with one bit for each. Lines go from the centre of a space to the
//! centre of another; they are walked from square to square by comparing whole numbers, so that a
//! line which only touches a corner is told from one that cuts it (R84). What playouts ask for all
//! the time lies ready in tables.

mod cell;
mod edge;
mod ray;
mod tables;

pub use cell::{CELLS, Cell, EVERYWHERE, SIDE};
pub use edge::Edge;
pub use tables::{CENTRE, DIAGONAL, NEXT, RINGS};

use ray::{Ray, offset};
use tinyvec::ArrayVec;

/// Spaces in the order in which a line goes through them.
pub type Path = ArrayVec<[Cell; 12]>;

/// The spaces strictly between two whose inside the line from centre to centre cuts (R82 to R84).
///
/// ```
/// use fracas_robot_quest::sight::{Cell, between};
///
/// let [a1, b2, c2] = ["a1", "b2", "c2"].map(|text| Cell::read(text).unwrap());
/// assert_eq!(between(a1, b2), 0, "the line goes through the corner");
/// let names: Vec<_> = Cell::each_of(between(a1, c2)).map(|cell| cell.to_string()).collect();
/// assert_eq!(names, ["b1", "b2"]);
/// ```
pub fn between(a: Cell, b: Cell) -> u64 {
    tables::BETWEEN[a.index()][b.index()]
}

/// Checks whether nothing in the set blocks the line of sight; the two spaces themselves never do
/// (R89).
pub fn sees(a: Cell, b: Cell, obstacles: u64) -> bool {
    between(a, b) & obstacles == 0
}

/// The spaces that the line from a space to another goes through, in order, without the first and
/// with the last. Two in a row touch at a corner only if the line goes exactly through it.
pub fn line(from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    let mut is_over = from == to;
    let cells = Ray::new(from, offset(from, to)).map_while(|(column, row)| Cell::at(column, row));
    cells.take_while(move |&cell| !std::mem::replace(&mut is_over, cell == to))
}

/// The spaces through which a robot is pulled (R120): from the one nearest to the target to the one
/// nearest to the puller, without theirs.
pub fn towards(puller: Cell, target: Cell) -> Path {
    line(target, puller).filter(|&cell| cell != puller).collect()
}

/// The spaces through which a robot is knocked back, in order, and the side at which the line
/// leaves the arena (R110). Without a direction, from a space to itself, there are none.
pub fn away(from: Cell, target: Cell) -> (Path, Option<Edge>) {
    let mut path = Path::new();
    for (column, row) in Ray::new(target, offset(from, target)) {
        let Some(cell) = Cell::at(column, row) else { return (path, Edge::beyond(column, row)) };
        path.push(cell);
    }
    (path, None)
}
