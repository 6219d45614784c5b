//! Layouts as they are written: drawn in rows, or tile by tile.

use std::ops::Range;

use fracas_cards::{Fields, Value, nearest};

use super::Tiles;
use crate::card::{Tile, TileId};
use crate::sight::{CELLS, Cell, SIDE};

/// The letter of a space without a tile.
const NO_TILE: char = '.';

/// Where a tile must be that an arena lies on.
const ELSEWHERE: &str = "a pack's tiles must come in the same or an earlier card file";

/// How many letters a message explains.
const EXPLAINED: usize = 16;

/// What is known of a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Square {
    /// No tile lies there.
    Bare,
    /// A tile lies there.
    Tile(TileId),
    /// What is written there could not be read, which was reported.
    Unclear,
}

/// A layout, with the place where each space is written.
#[derive(Clone, Debug)]
pub(super) struct Drawing {
    /// The layout as a whole.
    pub(super) span: Range<usize>,
    pub(super) squares: [Square; CELLS],
    spans: Vec<Range<usize>>,
    /// Tiles of which it is not clear where they lie, which was reported.
    pub(super) strays: usize,
}

impl Drawing {
    /// Reads the layout of an arena, or reports that there is none, or two.
    pub(super) fn read(fields: &Fields<'_>, tiles: &[Tile]) -> Option<Self> {
        let rows = fields.optional_value("rows");
        let singles = fields.optional_value("tiles");
        if let (Some(_), Some(singles)) = (rows, singles) {
            let help = "leave out `rows` or `tiles`, so that no tile lies on another";
            singles.error("the tiles are laid out twice", "`rows` is given too", Some(help));
        }
        if rows.is_none() && singles.is_none() {
            let help = "draw it as `rows = [...]` with 7 strings of 7 letters, \
                        or list it as `tiles = { a1 = \"spawn\", ... }`";
            fields.error("an arena needs a layout", "no `rows` and no `tiles` here", Some(help));
        }
        let drawn = rows.and_then(|rows| Self::read_rows(rows, tiles));
        let listed = singles.and_then(|singles| Self::read_singles(singles, tiles));
        match (drawn, listed) {
            (Some(drawing), None) | (None, Some(drawing)) => Some(drawing),
            (None, None) | (Some(_), Some(_)) => None,
        }
    }

    /// The place where a space is written, or that of the whole.
    pub(super) fn place(&self, cell: Cell) -> Range<usize> {
        self.spans[cell.index()].clone()
    }

    /// The tiles, if all of them could be read.
    pub(super) fn into_tiles(self) -> Option<Tiles> {
        let mut tiles = [None; CELLS];
        for (tile, square) in tiles.iter_mut().zip(self.squares) {
            *tile = match square {
                Square::Bare => None,
                Square::Tile(tile) => Some(tile),
                Square::Unclear => return None,
            };
        }
        (self.strays == 0).then_some(tiles)
    }

    fn all(square: Square, span: Range<usize>) -> Self {
        let spans = vec![span.clone(); CELLS];
        Self { span, squares: [square; CELLS], spans, strays: 0 }
    }

    fn read_rows(rows: Value<'_>, tiles: &[Tile]) -> Option<Self> {
        let lines = rows.as_array()?;
        if lines.len() != SIDE as usize {
            let message = format!("an arena has {SIDE} rows, this one has {}", lines.len());
            rows.error(message, format!("expected {SIDE} strings"), None);
        }
        let mut drawing = Self::all(Square::Unclear, rows.span());
        // Which row is one too many is not known, so their tiles may be meant to lie anywhere.
        drawing.strays = CELLS * usize::from((SIDE as usize) < lines.len());
        for (number, line) in lines.into_iter().enumerate() {
            let Some(row) = read_row(line, number + 1, tiles) else { continue };
            for (column, (square, span)) in row.into_iter().enumerate() {
                if let Some(cell) = Cell::at(column as i8, number.min(CELLS) as i8) {
                    drawing.squares[cell.index()] = square;
                    drawing.spans[cell.index()] = span;
                }
            }
        }
        Some(drawing)
    }

    fn read_singles(singles: Value<'_>, tiles: &[Tile]) -> Option<Self> {
        let mut drawing = Self::all(Square::Bare, singles.span());
        for (space, tile) in singles.as_table()?.entries() {
            let square = read_tile(tile, tiles);
            let Some(cell) = Cell::read(&space) else {
                let label = "spaces are `a1` to `g7`";
                let help =
                    "the letter is the column from the left, the number the row from the top";
                let message = format!("the arena has no space {:?}", space.text);
                tile.file().error(space.span, message, label, Some(help));
                drawing.strays += 1;
                continue;
            };
            if drawing.squares[cell.index()] != Square::Bare {
                let first = tile.file().line(drawing.place(cell).start);
                let label = format!("the other is in line {first}");
                let message = format!("two tiles lie on {cell}");
                tile.file().error(space.span, message, label, Some("a space holds one tile"));
                drawing.strays += 1;
                continue;
            }
            drawing.squares[cell.index()] = square;
            drawing.spans[cell.index()] = space.span;
        }
        Some(drawing)
    }
}

/// Reads the squares of a row, or reports that they are not 7; their letters are looked at anyway.
fn read_row(line: Value<'_>, number: usize, tiles: &[Tile]) -> Option<Vec<(Square, Range<usize>)>> {
    let text = line.as_text()?;
    // Only without escapes is it known where in the file a letter stands.
    let is_plain = line.span().len() == text.len() + 2;
    let span = |at: usize, letter: char| {
        let start = line.span().start + 1 + at;
        if is_plain { start..start + letter.len_utf8() } else { line.span() }
    };
    let letters = text.char_indices().filter(|(_, letter)| !letter.is_whitespace());
    let squares: Vec<_> = letters
        .map(|(at, letter)| (letter, span(at, letter)))
        .map(|(letter, span)| (read_letter(line, letter, &span, tiles), span))
        .collect();
    if squares.len() == SIDE as usize {
        return Some(squares);
    }
    let message = format!("row {number} has {} spaces", squares.len());
    let help = format!("a space without a tile is `{NO_TILE}`");
    line.error(message, format!("expected {SIDE} letters"), Some(&help));
    None
}

fn read_letter(line: Value<'_>, letter: char, span: &Range<usize>, tiles: &[Tile]) -> Square {
    if letter == NO_TILE {
        return Square::Bare;
    }
    if let Some(number) = tiles.iter().position(|tile| tile.letter == letter) {
        return Square::Tile(TileId(number as u8));
    }
    let written = letter.to_string();
    let letters: Vec<_> = tiles.iter().map(|tile| tile.letter.to_string()).collect();
    let label = nearest(&written, letters.iter().map(String::as_str))
        .map_or_else(|| "no such tile".to_owned(), |meant| format!("did you mean `{meant}`?"));
    let message = format!("no tile has the letter {letter:?}");
    line.file().error(span.clone(), message, label, Some(&explain_letters(tiles)));
    Square::Unclear
}

/// What the letters stand for.
fn explain_letters(tiles: &[Tile]) -> String {
    let mut parts = vec![format!("`{NO_TILE}` no tile")];
    parts.extend(
        tiles.iter().take(EXPLAINED).map(|tile| format!("`{}` {}", tile.letter, tile.name)),
    );
    if EXPLAINED < tiles.len() {
        parts.push(format!("and {} more", tiles.len() - EXPLAINED));
    }
    format!("the letters are {}; {ELSEWHERE}", parts.join(", "))
}

fn read_tile(value: Value<'_>, tiles: &[Tile]) -> Square {
    let Some(id) = value.as_text() else { return Square::Unclear };
    if let Some(number) = tiles.iter().position(|tile| tile.id == id) {
        return Square::Tile(TileId(number as u8));
    }
    let known = tiles.iter().map(|tile| tile.id.as_str());
    let label = nearest(&id, known.clone())
        .map_or_else(|| "no such tile".to_owned(), |meant| format!("did you mean `{meant}`?"));
    let known = known.map(|id| format!("`{id}`")).collect::<Vec<_>>().join(", ");
    let help = format!("known here: {known}; {ELSEWHERE}");
    value.error(format!("unknown tile `{id}`"), label, Some(&help));
    Square::Unclear
}
