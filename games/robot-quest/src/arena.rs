//! Arenas: where the tiles lie. An arena is data, read from a card file in either of two forms:
//!
//! ```toml
//! [[arena]]
//! id = "open-field"
//! name = "Open Field"
//! about = "nothing to hide behind"
//! source = "house"          # or `rulebook`, `faq`, `inferred`; `house` if left out
//! rows = [                  # each tile by its letter, `.` is a space without; gaps do not count
//!   "S . . F . . S",
//!   # and six more
//! ]
//! # or instead of rows:
//! tiles = { a1 = "spawn", d1 = "solar-farm" }
//! ```

mod check;
mod drawing;
#[cfg(test)]
mod tests;

use fracas_cards::{Fields, Ids};

use crate::card::{Tile, TileId};
use crate::sight::{CELLS, Cell};
use drawing::Drawing;

/// What an arena may say about where it comes from.
const SOURCES: [(&str, &str); 4] =
    [("rulebook", "rulebook"), ("faq", "faq"), ("inferred", "inferred"), ("house", "house")];

/// A layout of tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arena {
    /// The permanent id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How it plays, in a line, for players who choose.
    pub about: String,
    /// Where it comes from: `rulebook`, `faq`, `inferred` or `house`.
    pub source: String,
    /// The tile on each space.
    pub tiles: [Option<TileId>; CELLS],
}

impl Arena {
    /// Reads an arena with the tiles known so far, or reports all that is wrong with it.
    pub(crate) fn read(fields: &Fields<'_>, tiles: &[Tile], ids: &mut Ids) -> Option<Self> {
        let id = fields.id("id");
        let name = fields.text("name");
        let about = fields.text("about");
        let source = fields.optional_word("source", &SOURCES).unwrap_or("house");
        let drawing = Drawing::read(fields, tiles);
        let drawing = drawing.filter(|drawing| check::is_playable(fields.file(), drawing, tiles));
        let id = id.filter(|id| ids.claim(fields.file(), id))?;
        let tiles = drawing?.into_tiles()?;
        Some(Self { id: id.text, name: name?, about: about?, source: source.to_owned(), tiles })
    }

    /// The tile on a space.
    pub fn tile(&self, cell: Cell) -> Option<TileId> {
        self.tiles[cell.index()]
    }

    /// The spaces whose tile passes a test.
    pub fn mask(&self, test: impl Fn(TileId) -> bool) -> u64 {
        let passes = |cell: &Cell| self.tile(*cell).is_some_and(&test);
        Cell::all().filter(passes).map(Cell::bit).sum()
    }
}
