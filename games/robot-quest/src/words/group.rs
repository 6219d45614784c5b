//! What can be chosen from and gone through.

/// Cards, robots or spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// `"hand"`: cards in your hand.
    Hand,
    /// `"discard-pile"`: cards in your discard pile.
    DiscardPile,
    /// `"shop"`: cards in the Shop.
    Shop,
    /// `{ cards-for-sale = 3 }`: cards of the Shop and the Supply that cost so much or less.
    ForSale(u8),
    /// `"enemies-next-to-you"`: enemies next to your robot.
    EnemiesNextToYou,
    /// `{ enemies-in-range = 2 }`: enemies within range and line of sight of your robot.
    EnemiesInRange(u8),
    /// `"empty-centre-spaces"`: centre spaces without robot and tile.
    EmptyCentre,
    /// `"free-spawn-tiles"`: Spawn tiles without robot.
    FreeSpawns,
    /// `{ free-spaces-within = 2 }`: spaces within so many spaces of your robot that nothing blocks.
    FreeSpaces(u8),
}

/// What the members of a group are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// Cards a player has.
    OwnCard,
    /// Cards to acquire.
    CardForSale,
    /// Robots.
    Robot,
    /// Spaces of the arena.
    Space,
}

impl Group {
    /// Gets what the members are.
    pub fn sort(self) -> Sort {
        match self {
            Group::Hand | Group::DiscardPile => Sort::OwnCard,
            Group::Shop | Group::ForSale(_) => Sort::CardForSale,
            Group::EnemiesNextToYou | Group::EnemiesInRange(_) => Sort::Robot,
            Group::EmptyCentre | Group::FreeSpawns | Group::FreeSpaces(_) => Sort::Space,
        }
    }
}
