//! What a layout must have to be played on.
//!
//! Spaces that could not be read get the benefit of the doubt, so that one slip of the pen is not
//! reported twice and a mistake elsewhere is still found.

use std::ops::Range;

use fracas_cards::File;

use super::drawing::{Drawing, Square};
use crate::card::Tile;
use crate::sight::{CENTRE, Cell, EVERYWHERE, NEXT};

/// The fewest Spawn tiles: one for each of the most players (R25, R145).
const FEWEST_SPAWNS: usize = 4;

/// The most tiles.
const MOST_TILES: u32 = 40;

/// How many spaces a message names.
const NAMED: usize = 12;

/// Checks a layout as a whole and reports all that is wrong with it.
pub(super) fn is_playable(file: &File<'_>, drawing: &Drawing, tiles: &[Tile]) -> bool {
    let checks = [count_tiles, count_spawns, find_closed_spaces, find_centre];
    let layout = Layout::new(drawing, tiles);
    let mistakes: Vec<_> = checks.iter().filter_map(|check| check(&layout)).collect();
    let is_fine = mistakes.is_empty();
    for mistake in mistakes {
        file.error(mistake.span, mistake.message, mistake.label, Some(mistake.help));
    }
    is_fine
}

/// Something wrong with a layout.
struct Mistake {
    span: Range<usize>,
    message: String,
    label: String,
    help: &'static str,
}

/// A layout as sets of spaces.
struct Layout<'d> {
    drawing: &'d Drawing,
    /// Spaces with a tile that is known.
    tiled: u64,
    /// Spaces that could not be read.
    unclear: u64,
    spawns: u64,
    /// Spaces whose tile blocks movement.
    blocked: u64,
}

impl<'d> Layout<'d> {
    fn new(drawing: &'d Drawing, tiles: &[Tile]) -> Self {
        let mask = |test: &dyn Fn(&Tile) -> bool| {
            let passes = |cell: &Cell| match drawing.squares[cell.index()] {
                Square::Tile(tile) => tiles.get(tile.0 as usize).is_some_and(test),
                Square::Bare | Square::Unclear => false,
            };
            Cell::all().filter(passes).map(Cell::bit).sum()
        };
        let is_unclear = |cell: &Cell| drawing.squares[cell.index()] == Square::Unclear;
        Self {
            drawing,
            tiled: mask(&|_| true),
            unclear: Cell::all().filter(is_unclear).map(Cell::bit).sum(),
            spawns: mask(&|tile| tile.is_spawn),
            blocked: mask(&|tile| tile.blocks_movement),
        }
    }

    fn mistake(&self, message: String, label: String, help: &'static str) -> Mistake {
        Mistake { span: self.drawing.span.clone(), message, label, help }
    }
}

fn count_tiles(layout: &Layout<'_>) -> Option<Mistake> {
    let count = layout.tiled.count_ones();
    if count <= MOST_TILES {
        return None;
    }
    let message = format!("there are too many tiles: {count}");
    Some(layout.mistake(message, format!("at most {MOST_TILES}"), "leave room to move"))
}

fn count_spawns(layout: &Layout<'_>) -> Option<Mistake> {
    let count = layout.spawns.count_ones() as usize;
    let doubtful = layout.unclear.count_ones() as usize + layout.drawing.strays;
    if FEWEST_SPAWNS <= count + doubtful {
        return None;
    }
    let message = format!("there are too few Spawn tiles: {count}");
    let label = format!("at least {FEWEST_SPAWNS}");
    let help = "each of up to four robots starts on one of its own (R25)";
    Some(layout.mistake(message, label, help))
}

/// All free spaces are one region: the others are cut off from the largest.
fn find_closed_spaces(layout: &Layout<'_>) -> Option<Mistake> {
    let free = EVERYWHERE & !layout.blocked;
    let regions = regions(free);
    let &largest = regions.iter().rev().max_by_key(|region| region.count_ones())?;
    let closed = free & !largest & !layout.unclear;
    let first = Cell::first_of(closed)?;
    let message = format!("tiles that block movement close in {}", name_spaces(closed));
    let label = "no way out or in".to_owned();
    let help =
        "every space must be reachable from every Spawn tile by steps up, down, left and right";
    Some(Mistake { span: layout.drawing.place(first), message, label, help })
}

fn find_centre(layout: &Layout<'_>) -> Option<Mistake> {
    if CENTRE & !layout.tiled != 0 {
        return None;
    }
    let message = "every space of the centre has a tile, so nobody can score there".to_owned();
    let help =
        "a robot scores on a centre space without a tile (R178, R179): leave one of c3 to e5 bare";
    Some(layout.mistake(message, "no bare space in the centre".to_owned(), help))
}

/// The regions of a set whose spaces are joined by steps up, down, left and right.
fn regions(mut set: u64) -> Vec<u64> {
    let mut regions = Vec::new();
    while let Some(start) = Cell::first_of(set) {
        let mut region = start.bit();
        loop {
            let around: u64 = Cell::each_of(region).fold(0, |all, cell| all | NEXT[cell.index()]);
            let grown = region | around & set;
            if grown == region {
                break;
            }
            region = grown;
        }
        regions.push(region);
        set &= !region;
    }
    regions
}

fn name_spaces(set: u64) -> String {
    let mut names: Vec<_> = Cell::each_of(set).take(NAMED).map(|cell| cell.to_string()).collect();
    let more = set.count_ones() as usize - names.len();
    if 0 < more {
        names.push(format!("{more} more spaces"));
    }
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        Some(_) | None => names.concat(),
    }
}
