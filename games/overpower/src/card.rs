//! What a card is.

mod facts;
mod text;
mod usage;

pub(crate) use facts::Facts;
pub use usage::{AimAt, Attack, Concession, How, Join, Price, PriceFrom, Script, Use, UseFrom};

use crate::power::{Icons, PowerType};
use crate::words::Word;

/// A card that decks are made of, by its place in the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub(crate) u16);

impl CardId {
    /// Gets the card's place in the catalogue.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A card of a deck: all but characters, Homebases and Objectives.
#[expect(clippy::struct_excessive_bools, reason = "each is on the card by itself")]
#[derive(Clone, Debug)]
pub struct Card {
    /// The permanent id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The collector's number, as printed.
    pub number: String,
    /// The picture.
    pub icon: Option<String>,
    /// What sort of card it is.
    pub kind: Kind,
    /// Whether it is One Per Deck (R51).
    pub is_once: bool,
    /// The family of which a deck may hold one card (R153).
    pub family: Option<Family>,
    /// How long it stays in play, by its hourglass (R55, R56).
    pub lasts: Option<Lasts>,
    /// Whether it is attached (R62).
    pub is_clipped: bool,
    /// Whether it stays in the Astral Plane (R66, R67).
    pub astral: Astral,
    /// Whether it can only be the first card of a turn (R64).
    pub is_first: bool,
    /// Whether its character may play it from Reserve, and what that costs beyond what it costs anyway.
    pub from_reserve: FromReserve,
    /// Whether an Any Character Special may be placed (R242).
    pub is_placeable: bool,
    /// Whether it takes no slot where it is placed.
    pub takes_no_slot: bool,
    /// Whether one duplicate of it may be kept (R198).
    pub keeps_duplicate: bool,
    /// Whether it cannot be negated (R319).
    pub is_sure: bool,
    /// The printed words that other cards look for.
    pub says: Vec<Word>,
    /// Whether it is left out of Brawl since it is about Venture or Objectives (R436).
    pub is_about_venture: bool,
    /// Whether its facts are not certain.
    pub is_uncertain: bool,
    /// The ways to use it.
    pub uses: Vec<Use>,
    /// What follows from all this.
    pub(crate) facts: Facts,
}

impl Card {
    /// Checks whether it stays in play when its text has taken effect.
    pub(crate) fn stays_in_play(&self) -> bool {
        self.lasts.is_some() || self.astral != Astral::No
    }
}

/// What sort of card it is, with what its frame says.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A Power card (R32).
    Power(Level),
    /// A Special (R48).
    Special(Whose),
    /// A Basic Universe card (R73).
    Basic {
        /// The type that it goes with.
        of: PowerType,
        /// The least grid value.
        grid: u8,
        /// What it adds.
        bonus: u8,
    },
    /// A Teamwork card (R84).
    Teamwork {
        /// The type of the To Use requirement; Any-Power asks for any one grid.
        to_use: Icons,
        /// The least grid value.
        grid: u8,
        /// The types that follow-ups may have; all four for any.
        follow: Icons,
        /// What the first and the second follow-up gain.
        bonus: [u8; 2],
    },
    /// A Training card (R106).
    Training {
        /// The types that it goes with; Any-Power goes with all.
        of: Icons,
        /// The highest grid value.
        grid: u8,
        /// What it adds.
        bonus: u8,
    },
    /// An Ally card (R113).
    Ally {
        /// The type of the requirement.
        of: PowerType,
        /// The requirement.
        grid: GridTest,
    },
    /// An Advanced Universe card of a character (R122).
    Advanced(Whose),
    /// An Event of a Mission Set (R132).
    Event(MissionSetId),
    /// An Aspect, for any Homebase or for one (R137).
    Aspect(Option<HomebaseId>),
}

/// A set of Objectives, by its place in the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MissionSetId(pub(crate) u8);

/// A Homebase, by its place in the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HomebaseId(pub(crate) u8);

/// A character, by its place in the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CharacterId(pub(crate) u8);

impl CharacterId {
    /// Gets the character's place in the catalogue.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A value with its icons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Level {
    /// The value.
    pub value: u8,
    /// The icons.
    pub icons: Icons,
}

/// What a grid must be for an Ally (R114).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridTest {
    /// So much or less.
    AtMost(u8),
    /// So much or more.
    AtLeast(u8),
}

impl GridTest {
    /// Checks a grid value.
    #[inline]
    pub fn holds(self, grid: u8) -> bool {
        match self {
            GridTest::AtMost(most) => grid <= most,
            GridTest::AtLeast(least) => least <= grid,
        }
    }
}

/// Who may play a Special.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// One character.
    Character(CharacterId),
    /// Every version of a character, such as the Angry Mobs: those with this name before the colon.
    Versions(CharacterId),
    /// Any Character.
    Anyone,
}

/// How long a card stays in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasts {
    /// Half hourglass: to the end of the battle.
    Battle,
    /// Full hourglass: to the end of the game.
    Game,
}

/// Whether a card stays in the Astral Plane.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Astral {
    /// It passes through.
    #[default]
    No,
    /// It stays there.
    Stays,
    /// It goes there after its first effect (R67).
    After,
}

/// Whether a card can be played from Reserve.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum FromReserve {
    /// It cannot.
    #[default]
    No,
    /// It can.
    Yes,
    /// It can for a price.
    For(Price),
}

/// Families of which a deck may hold one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Family {
    /// Cataclysm.
    Cataclysm,
    /// Ambush.
    Ambush,
    /// Assist.
    Assist,
    /// Fortifications.
    Fortifications,
}
