//! Robot Quest Arena: robots fight over cubes in an arena of 7 by 7 spaces, with decks built on the way.

mod arena;
mod card;
mod catalogue;
mod shelf;
pub mod sight;
mod words;

/// The permanent id of the game.
pub const ID: &str = "robot-quest";

/// The game on the shelf.
#[derive(Clone, Copy, Debug, Default)]
pub struct RobotQuestTitle;
