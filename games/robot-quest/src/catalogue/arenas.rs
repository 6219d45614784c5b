//! The arenas of a table.

use fracas_cards::Fields;

use super::Catalogue;
use super::fields::{has_room, read_source};
use crate::arena::{Arena, ArenaId, read_tiles};

/// The most arenas, packs included.
const MAX_ARENAS: usize = 100;

impl Catalogue {
    /// Adds an arena, whose tiles must be known by now.
    pub(super) fn add_arena(&mut self, fields: &Fields<'_>) {
        let id = fields.id("id");
        let name = fields.text("name");
        let about = fields.text("about");
        let source = read_source(fields);
        let tiles = read_tiles(fields, &self.tiles);
        let id = id.filter(|id| self.ids.claim(fields.file(), id));
        let (Some(id), Some(name), Some(about), Some(tiles)) = (id, name, about, tiles) else {
            return;
        };
        if has_room(fields, &id, "arenas", self.arenas.len(), MAX_ARENAS) {
            self.arenas.push(Arena { id: id.text, name, about, source, tiles });
        }
    }

    /// Gets an arena.
    #[inline]
    pub fn arena(&self, arena: ArenaId) -> &Arena {
        &self.arenas[arena.0 as usize]
    }

    /// Iterates over the arenas: the standard one, others of the game, then those of packs.
    pub fn arenas(&self) -> impl ExactSizeIterator<Item = (ArenaId, &Arena)> + Clone {
        self.arenas.iter().enumerate().map(|(at, arena)| (ArenaId(at as u8), arena))
    }

    /// Finds an arena by its id.
    pub fn find_arena(&self, id: &str) -> Option<ArenaId> {
        self.arenas().find(|(_, arena)| arena.id == id).map(|(arena, _)| arena)
    }
}
