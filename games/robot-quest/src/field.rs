//! The arena of a table, as playouts ask about it.

use fracas_cards::effect::Program;

use crate::arena::Arena;
use crate::card::Tile;
use crate::catalogue::Catalogue;
use crate::sight::{CELLS, CENTRE, Cell};

/// What lies where. Sets of spaces have one bit for each.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) arena: Arena,
    /// The spaces whose tile blocks movement.
    pub(crate) walls: u64,
    /// The spaces whose tile blocks line of sight.
    pub(crate) fog: u64,
    /// The spaces with a Spawn tile.
    pub(crate) spawns: u64,
    /// The spaces with a tile.
    pub(crate) tiled: u64,
    /// What leaving each space costs on top (R98).
    pub(crate) leave_cost: [u8; CELLS],
    /// What each space does at the start of turn.
    pub(crate) at_start: [Option<Program>; CELLS],
    /// What each space does to a robot that enters it.
    pub(crate) on_enter: [Option<Program>; CELLS],
}

impl Field {
    pub(crate) fn new(arena: &Arena, catalogue: &Catalogue) -> Field {
        let mask = |test: fn(&Tile) -> bool| arena.mask(|tile| test(catalogue.tile(tile)));
        let tile = |index: usize| arena.tile(Cell(index as u8)).map(|tile| catalogue.tile(tile));
        Field {
            walls: mask(|tile| tile.blocks_movement),
            fog: mask(|tile| tile.blocks_sight),
            spawns: mask(|tile| tile.is_spawn),
            tiled: mask(|_| true),
            leave_cost: std::array::from_fn(|index| tile(index).map_or(0, |tile| tile.leave_cost)),
            at_start: std::array::from_fn(|index| Some(tile(index)?.at_start.as_ref()?.1)),
            on_enter: std::array::from_fn(|index| Some(tile(index)?.on_enter.as_ref()?.1)),
            arena: arena.clone(),
        }
    }
    /// Gets the centre spaces with neither a tile nor a robot (R204), if robots stand on `occupied`.
    pub(crate) fn empty_centre(&self, occupied: u64) -> u64 {
        CENTRE & !self.tiled & !occupied
    }

    /// Gets the Spawn tiles without a robot (R205), if robots stand on `occupied`.
    pub(crate) fn free_spawns(&self, occupied: u64) -> u64 {
        self.spawns & !occupied
    }
}
