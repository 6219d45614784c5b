//! Robot Quest Arena: robots fight over cubes in an arena of 7 by 7 spaces, with decks built on the way.

mod arena;
mod card;
mod catalogue;
mod shelf;
pub mod sight;
mod words;

pub use arena::{Arena, ArenaId, Tiles};
pub use card::{
    Ability, Attack, Board, BoardId, Card, CardId, CardKind, Pile, Rarity, Reach, Tile, TileId,
};
pub use catalogue::Catalogue;
pub use words::{
    Condition, Count, Deed, Freedom, Group, Moment, Number, Operation, PullTo, Sort, Whom, Words,
};

/// The permanent id of the game.
pub const ID: &str = "robot-quest";

/// The game on the shelf.
#[derive(Clone, Copy, Debug, Default)]
pub struct RobotQuestTitle;
