//! Characters, Homebases and sets of Objectives: what is on the table from the start.

mod text;

use crate::card::{CharacterId, Script, Use};
use crate::power::PowerType;

/// A character (R7).
#[derive(Clone, Debug)]
pub struct Character {
    /// The permanent id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The collector's number, as printed.
    pub number: String,
    /// The picture.
    pub icon: Option<String>,
    /// The Power Grid, in the order of [`PowerType::ALL`].
    pub grid: [u8; 4],
    /// The Threat Value.
    pub threat: u8,
    /// The Threat Value if it starts the game in Reserve.
    pub threat_in_reserve: u8,
    /// What games have shown it to add to a team of limited play, in hundredths of a logit; 0 if it is not known.
    pub rating: i16,
    /// Whether it is a woman, which a card asks for.
    pub is_woman: bool,
    /// The first version of this character: itself, if there are no others. A team has one version.
    pub version_of: CharacterId,
    /// What its inherent ability lets stand from the start of the game.
    pub inherent: Script,
    /// What its inherent ability lets it do, beside that.
    pub uses: Vec<Use>,
    /// A card that starts the game placed to it and takes up no slot, by its id.
    pub starts_with: Option<String>,
    /// Power cards that a strict deck may hold for it though its grid does not allow them, by their ids.
    pub may_include: Vec<String>,
}

impl Character {
    /// Gets a printed grid value.
    #[inline]
    pub fn printed_grid(&self, of: PowerType) -> u8 {
        self.grid[of as usize]
    }
}

/// A Homebase (R24).
#[derive(Clone, Debug)]
pub struct Homebase {
    /// The permanent id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The collector's number, as printed.
    pub number: String,
    /// The picture.
    pub icon: Option<String>,
    /// The Threat Value.
    pub threat: u8,
    /// What its inherent ability lets stand from the start of the game.
    pub inherent: Script,
    /// The cards that start under it, of which one can be used each battle.
    pub stock: Option<Stock>,
    /// Which Specials may be placed to it.
    pub specials: BaseSpecials,
}

/// Cards that start under a Homebase: three different ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stock {
    /// Basic Universe cards.
    Basic,
    /// Training cards, but for Any-Power.
    Training,
}

/// Which Specials may be placed to a Homebase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BaseSpecials {
    /// Those that belong to a character (R240).
    #[default]
    Characters,
    /// Any Character Specials alone.
    AnyCharacter,
}

/// A set of seven Objectives (R126).
#[derive(Clone, Debug)]
pub struct MissionSet {
    /// The permanent id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The names of the Objectives, in their order.
    pub objectives: Vec<String>,
}
