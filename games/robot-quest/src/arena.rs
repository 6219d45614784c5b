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

use fracas_cards::Fields;

use crate::card::{Tile, TileId};
use crate::sight::{CELLS, Cell};
use drawing::Drawing;

/// An arena, by its place in the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ArenaId(pub u8);

/// The tile on each space.
pub(crate) type Tiles = [Option<TileId>; CELLS];

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
    pub tiles: Tiles,
}

impl Arena {
    /// Gets the tile on a space.
    #[inline]
    pub fn tile(&self, cell: Cell) -> Option<TileId> {
        self.tiles[cell.index()]
    }

    /// Gets the spaces whose tile passes a test.
    pub fn mask(&self, test: impl Fn(TileId) -> bool) -> u64 {
        let passes = |cell: &Cell| self.tile(*cell).is_some_and(&test);
        Cell::all().filter(passes).map(Cell::bit).sum()
    }
}

/// Reads where the tiles of an arena lie, or reports all that is wrong with that.
pub(crate) fn read_tiles(fields: &Fields<'_>, tiles: &[Tile]) -> Option<Tiles> {
    let drawing = Drawing::read(fields, tiles)?;
    let is_playable = check::is_playable(fields.file(), &drawing, tiles);
    drawing.into_tiles().filter(|_| is_playable)
}
