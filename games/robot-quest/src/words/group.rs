//! What can be chosen from and gone through.

use fracas_cards::effect::{Noun, Spelling, Word};

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
    /// The spaces next to your robot onto which one that is diagonal to it can be pulled (R121). No card
    /// says so: such a pull ends with it.
    BesidePuller,
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
            Group::EmptyCentre | Group::FreeSpawns | Group::FreeSpaces(_) | Group::BesidePuller => {
                Sort::Space
            }
        }
    }
}

impl Word for Group {
    type Saying = Noun;
    const KIND: &'static str = "group";
    const WORDS: &'static [Spelling<Self>] = &[
        ("hand", |word| word.alone(Group::Hand)),
        ("discard-pile", |word| word.alone(Group::DiscardPile)),
        ("shop", |word| word.alone(Group::Shop)),
        ("cards-for-sale", |word| Some(Group::ForSale(word.number(1..=8)? as u8))),
        ("enemies-next-to-you", |word| word.alone(Group::EnemiesNextToYou)),
        ("enemies-in-range", |word| Some(Group::EnemiesInRange(word.number(1..=6)? as u8))),
        ("empty-centre-spaces", |word| word.alone(Group::EmptyCentre)),
        ("free-spawn-tiles", |word| word.alone(Group::FreeSpawns)),
        ("free-spaces-within", |word| Some(Group::FreeSpaces(word.number(1..=6)? as u8))),
    ];

    fn say(&self) -> Noun {
        match self {
            Group::Hand => Noun::new("card", "in your hand"),
            Group::DiscardPile => Noun::new("card", "in your discard pile"),
            Group::Shop => Noun::new("card", "in the Shop"),
            Group::ForSale(most) => Noun::new("card", &format!("of cost {most} or less")),
            Group::EnemiesNextToYou => Noun::new("enemy", "next to you"),
            Group::EnemiesInRange(range) => {
                Noun::new("enemy", &format!("within range {range} and in line of sight"))
            }
            Group::EmptyCentre => Noun::new("empty centre space", ""),
            Group::FreeSpawns => Noun::new("unoccupied Spawn tile", ""),
            Group::FreeSpaces(range) => Noun::new("free space", &format!("within range {range}")),
            Group::BesidePuller => Noun::new("space", "next to you"),
        }
    }
}
