//! The geometry of the arena against a slow check by other means, for all pairs of spaces.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::cmp::Ordering;

use fracas_core::{Chance, Fast};
use fracas_robot_quest::sight::{
    CELLS, CENTRE, Cell, DIAGONAL, EVERYWHERE, Edge, NEXT, RINGS, SIDE, away, between, line, sees,
    towards,
};

/// A space by its name.
fn cell(name: &str) -> Cell {
    Cell::read(name).unwrap()
}

/// The set of the named spaces.
fn set(names: &str) -> u64 {
    names.split_whitespace().map(|name| cell(name).bit()).sum()
}

/// The names of spaces in order.
fn names(cells: impl IntoIterator<Item = Cell>) -> String {
    let names: Vec<_> = cells.into_iter().map(|cell| cell.to_string()).collect();
    names.join(" ")
}

fn pairs() -> impl Iterator<Item = (Cell, Cell)> {
    Cell::all().flat_map(|a| Cell::all().map(move |b| (a, b)))
}

/// A fraction; the denominator is positive.
#[derive(Clone, Copy, Debug)]
struct Fraction(i64, i64);

impl Fraction {
    fn new(above: i64, below: i64) -> Self {
        Self(above * below.signum(), below.abs())
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Fraction {}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
}

/// The part of a line, as shares of the way from `a` (0) to `b` (1), inside one square; `None` if it
/// has no length. The line need not end at `b`: it may go on for `length` times the way.
fn inside(a: Cell, b: Cell, length: i64, square: (i64, i64)) -> Option<(Fraction, Fraction)> {
    let (from, to) = (place(a), place(b));
    let mut span = (Fraction(0, 1), Fraction(length, 1));
    for (start, end, middle) in [(from.0, to.0, square.0), (from.1, to.1, square.1)] {
        // All in half spaces: a square reaches from one side of its middle to the other.
        let (start, way, low, high) =
            (2 * start, 2 * (end - start), 2 * middle - 1, 2 * middle + 1);
        if way == 0 {
            if start <= low || high <= start {
                return None;
            }
            continue;
        }
        let (one, other) = (Fraction::new(low - start, way), Fraction::new(high - start, way));
        span = (span.0.max(one.min(other)), span.1.min(one.max(other)));
    }
    (span.0 < span.1).then_some(span)
}

fn place(cell: Cell) -> (i64, i64) {
    (i64::from(cell.column()), i64::from(cell.row()))
}

/// The spaces strictly between two, in the order in which the line enters them.
fn slow_path(a: Cell, b: Cell) -> Vec<Cell> {
    let mut entered: Vec<_> = Cell::all()
        .filter(|&other| other != a && other != b && a != b)
        .filter_map(|other| Some((inside(a, b, 1, place(other))?.0, other)))
        .collect();
    entered.sort_unstable();
    entered.into_iter().map(|(_, other)| other).collect()
}

fn slow_sees(path: &[Cell], obstacles: u64) -> bool {
    path.iter().all(|cell| obstacles & cell.bit() == 0)
}

#[test]
fn the_spaces_between_two_are_those_of_the_slow_check_for_all_pairs() {
    for (a, b) in pairs() {
        let slow = slow_path(a, b).into_iter().map(Cell::bit).sum::<u64>();
        assert_eq!(between(a, b), slow, "from {a} to {b}");
    }
}

#[test]
fn lines_enter_spaces_in_the_order_of_the_slow_check() {
    for (a, b) in pairs().filter(|(a, b)| a != b) {
        let mut slow = slow_path(a, b);
        slow.push(b);
        assert_eq!(names(line(a, b)), names(slow), "from {a} to {b}");
    }
}

#[test]
fn sight_is_that_of_the_slow_check_for_generated_obstacles_and_the_same_both_ways() {
    let slow: Vec<_> = pairs().map(|(a, b)| (a, b, slow_path(a, b))).collect();
    let mut chance = Fast::new(7);
    for number in 0..6_000 {
        // From almost nothing to almost everything in the way.
        let share = 1 + number % 40;
        let obstacles = Cell::all().filter(|_| chance.below(41) < share).map(Cell::bit).sum();
        for (a, b, path) in &slow {
            let seen = sees(*a, *b, obstacles);
            assert_eq!(seen, slow_sees(path, obstacles), "{a} to {b} with {obstacles:#x}");
            assert_eq!(seen, sees(*b, *a, obstacles), "{b} to {a} with {obstacles:#x}");
        }
    }
}

/// R84. Only touching the corner of a space does not block.
#[test]
fn r084_a_line_through_corners_is_blocked_by_nothing_beside_it() {
    let beside = EVERYWHERE & !set("a1 b2 c3 d4 e5 f6 g7");
    assert!(sees(cell("a1"), cell("g7"), beside), "the long diagonal touches corners only");
    assert!(!sees(cell("a1"), cell("g7"), set("d4")), "the space in the middle is cut");
    // Three columns over and one down the line goes through the corner of four spaces.
    assert_eq!(Cell::each_of(between(cell("a1"), cell("d2"))).count(), 2);
    assert!(sees(cell("a1"), cell("d2"), EVERYWHERE & !set("b1 c2")));
}

/// R85. Two robots in diagonal line can shoot between two walls that touch at that corner.
#[test]
fn r085_diagonal_neighbours_see_each_other_between_two_walls() {
    assert!(sees(cell("c3"), cell("d4"), set("d3 c4")));
    assert!(sees(cell("d3"), cell("c4"), set("c3 d4")));
}

/// R83. A line that leaves a space through the middle of a side cuts both spaces on its way.
#[test]
fn r083_a_knights_move_away_either_space_between_blocks() {
    assert_eq!(between(cell("c3"), cell("e4")), set("d3 d4"));
    assert!(!sees(cell("c3"), cell("e4"), set("d3")));
    assert!(!sees(cell("c3"), cell("e4"), set("d4")));
    assert!(sees(cell("c3"), cell("e4"), EVERYWHERE & !set("d3 d4")));
    assert_eq!(between(cell("c3"), cell("b5")), set("c4 b4"));
}

/// R89. The two spaces at the ends of a line do not block it.
#[test]
fn r089_the_own_spaces_never_block() {
    for (a, b) in pairs() {
        assert!(sees(a, b, a.bit() | b.bit()), "from {a} to {b}");
    }
}

/// R76. Distance is the larger of row and column difference.
#[test]
fn r076_rings_hold_the_spaces_within_the_distance() {
    assert_eq!(cell("a1").distance(cell("c2")), 2);
    for (a, b) in pairs() {
        let (x, y) = (place(b).0 - place(a).0, place(b).1 - place(a).1);
        let distance = x.abs().max(y.abs());
        assert_eq!(i64::from(a.distance(b)), distance);
        for (ring, &cells) in (0..).zip(&RINGS[a.index()]) {
            assert_eq!(b.is_in(cells), distance <= ring, "{b} in ring {ring} of {a}");
        }
        assert_eq!(b.is_in(NEXT[a.index()]), x.abs() + y.abs() == 1);
        assert_eq!(b.is_next_to(a), x.abs() + y.abs() == 1);
        assert_eq!(b.is_in(DIAGONAL[a.index()]), x.abs() == 1 && y.abs() == 1);
    }
    assert_eq!(cell("d4").within(200), EVERYWHERE);
}

/// R3. The centre is the 9 spaces in rows 3-5 and columns 3-5.
#[test]
fn r003_the_centre_is_nine_spaces() {
    assert_eq!(CENTRE, set("c3 d3 e3 c4 d4 e4 c5 d5 e5"));
}

#[test]
fn names_of_spaces_are_read_as_they_are_written() {
    for (number, cell) in (0..).zip(Cell::all()) {
        assert_eq!(cell, Cell(number));
        assert_eq!(Cell::read(&cell.to_string()), Some(cell));
        assert_eq!(Cell::at(cell.column() as i8, cell.row() as i8), Some(cell));
    }
    assert_eq!(Cell::all().count(), CELLS);
    assert_eq!((cell("a1"), cell("g1"), cell("a7")), (Cell(0), Cell(6), Cell(42)));
    assert_eq!(Cell::read("C4"), Some(cell("c4")));
    for wrong in ["", "a", "a0", "a8", "h1", "1a", "a10", "a1 ", "`1", "é", "a٣"] {
        assert_eq!(Cell::read(wrong), None, "{wrong:?}");
    }
    assert_eq!(names(Cell::each_of(set("g7 a1 d4"))), "a1 d4 g7");
}

/// R120. A pull at an angle follows the line between the two space centres.
#[test]
fn r120_pulls_follow_the_line_from_the_target_to_the_puller() {
    let path = |puller, target| names(towards(cell(puller), cell(target)));
    assert_eq!(path("a1", "d1"), "c1 b1");
    assert_eq!(path("d4", "g7"), "f6 e5");
    assert_eq!(path("a1", "d2"), "c2 b1", "through the corner of four spaces");
    assert_eq!(path("c3", "e4"), "d4 d3");
    assert_eq!(path("c3", "c4"), "", "already there");
    assert_eq!(path("c3", "c3"), "");
    for (puller, target) in pairs() {
        let slow = slow_path(target, puller);
        assert_eq!(names(towards(puller, target)), names(slow), "{target} to {puller}");
    }
}

#[test]
fn knock_backs_go_on_along_the_line_to_the_side_of_the_arena() {
    let path = |from, target| {
        let (path, edge) = away(cell(from), cell(target));
        (names(path), edge)
    };
    let expected = |path: &str, edge| (path.to_owned(), Some(edge));
    assert_eq!(path("a4", "d4"), expected("e4 f4 g4", Edge::Right));
    assert_eq!(path("d5", "d4"), expected("d3 d2 d1", Edge::Top));
    assert_eq!(path("b2", "c3"), expected("d4 e5 f6 g7", Edge::Bottom), "through the corner");
    assert_eq!(path("f2", "e3"), expected("d4 c5 b6 a7", Edge::Bottom), "through the corner");
    assert_eq!(path("b6", "c5"), expected("d4 e3 f2 g1", Edge::Top), "through the corner");
    assert_eq!(path("c2", "d3"), expected("e4 f5 g6", Edge::Right), "not through the corner");
    assert_eq!(path("a1", "d2"), expected("e2 f3 g3", Edge::Right), "as from a1 to d2");
    assert_eq!(path("d4", "b5"), expected("a5 a6", Edge::Left));
    assert_eq!(path("d4", "d4"), (String::new(), None), "no direction");
}

/// The slow check of knock backs: squares around the arena are cut too, and the first of them says
/// through which side the line leaves.
#[test]
fn knock_backs_are_those_of_the_slow_check_for_all_pairs() {
    let side = i64::from(SIDE);
    let squares = || (-1..=side).flat_map(|x| (-1..=side).map(move |y| (x, y)));
    for (from, target) in pairs().filter(|(from, target)| from != target) {
        // Far enough to leave the arena: shares of the way count from the attacker's centre.
        let mut entered: Vec<_> = squares()
            .filter_map(|square| Some((inside(from, target, 20, square)?.0, square)))
            .filter(|(_, square)| *square != place(target))
            .filter(|(start, _)| Fraction(1, 1) < *start)
            .collect();
        entered.sort_unstable();
        let is_out = |&(_, (x, y)): &(Fraction, (i64, i64))| {
            !(0..side).contains(&x) || !(0..side).contains(&y)
        };
        let leaves = entered.iter().position(is_out).unwrap();
        let (x, y) = entered[leaves].1;
        let rows = [(y < 0, Edge::Top), (side <= y, Edge::Bottom)];
        let sides = [(x < 0, Edge::Left), (side <= x, Edge::Right)];
        let edge = rows.into_iter().chain(sides).find(|(is_beyond, _)| *is_beyond);
        let cells =
            entered[..leaves].iter().map(|&(_, (x, y))| Cell::at(x as i8, y as i8).unwrap());
        let (path, left) = away(from, target);
        assert_eq!(names(path), names(cells), "{target} away from {from}");
        assert_eq!(left, edge.map(|(_, edge)| edge), "{target} away from {from}");
    }
}
