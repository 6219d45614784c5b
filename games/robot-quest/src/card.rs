//! Cards, robots and tiles as their files describe them.

use fracas_cards::effect::Program;

use crate::words::Deed;

/// A kind of card, by its place in the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

/// A robot, by its place in the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardId(pub u8);

/// A kind of tile, by its place in the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(pub u8);

/// A kind of card.
#[derive(Clone, Debug)]
pub struct Card {
    /// The permanent id.
    pub id: String,
    /// The name on it.
    pub name: String,
    /// Its type, which is its colour.
    pub kind: CardKind,
    /// What it costs in Energy; starting cards have no cost and cannot be acquired (R54).
    pub cost: Option<u8>,
    /// Where its copies start.
    pub pile: Pile,
    /// How many copies there are: in each starting deck, in its Supply pile, in the Shop Deck.
    pub copies: u8,
    /// The picture.
    pub icon: Option<String>,
    /// A line to smile at.
    pub flavour: Option<String>,
    /// Where its facts come from: `rulebook`, `faq`, `inferred` or `house`.
    pub source: String,
    /// The attack it makes, if it is one.
    pub attack: Option<Attack>,
    /// What it does; of an attack, what it does before its damage (R69).
    pub effect: Deed,
    /// The effect compiled, with the damage of an attack at its end; none if nothing is to be done.
    pub program: Option<Program>,
    /// Whether it matters for which robot it is played (R166).
    pub is_for_robot: bool,
}

/// The type of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardKind {
    /// Orange (R55).
    Battery,
    /// Purple (R61).
    Function,
    /// Red (R68).
    Attack,
}

/// Where the copies of a card start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pile {
    /// In every personal deck (R16).
    Starting,
    /// In a Supply pile of its own (R6).
    Supply,
    /// In the Shop Deck (R7), by its rarity (R63).
    Shop(Rarity),
}

/// How many copies a Shop card has (R63).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rarity {
    /// Green: three copies.
    Green,
    /// Blue: two copies.
    Blue,
    /// Purple: one copy.
    Purple,
}

/// An attack: damage and reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The number on the star.
    pub damage: u8,
    /// Whom it can target.
    pub reach: Reach,
}

/// Whom an attack can target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// An enemy next to the robot (R74).
    Melee,
    /// An enemy within so many rings and in line of sight (R75, R79).
    Range(u8),
}

/// A robot with its Player Board.
#[derive(Clone, Debug)]
pub struct Board {
    /// The permanent id.
    pub id: String,
    /// The robot's name.
    pub name: String,
    /// Its pilot.
    pub hero: String,
    /// The picture.
    pub icon: Option<String>,
    /// Where its facts come from.
    pub source: String,
    /// The Health symbols on the board (R15): one blue cube, the others red.
    pub health: u8,
    /// Whether it may spawn on empty centre spaces (R26, R146).
    pub spawns_in_centre: bool,
    /// What pushing it costs on top (R107).
    pub push_cost: u8,
    /// What happens whenever it Knocks Out an enemy (R150).
    pub on_knock_out: Option<(Deed, Program)>,
    /// What its owner may pay for once per turn (R197).
    pub ability: Option<Ability>,
}

/// What may be paid for once per turn.
#[derive(Clone, Debug)]
pub struct Ability {
    /// The price in Energy.
    pub pay: u8,
    /// The attack, if it is one.
    pub attack: Option<Attack>,
    /// What it does; of an attack, before its damage.
    pub effect: Deed,
    /// The effect compiled, with the damage at its end.
    pub program: Program,
}

/// A kind of tile.
#[derive(Clone, Debug)]
pub struct Tile {
    /// The permanent id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The letter that stands for it in drawn layouts.
    pub letter: char,
    /// The picture.
    pub icon: Option<String>,
    /// Where its facts come from.
    pub source: String,
    /// Whether robots start and respawn on it (R25, R145).
    pub is_spawn: bool,
    /// Whether it blocks movement.
    pub blocks_movement: bool,
    /// Whether it blocks line of sight.
    pub blocks_sight: bool,
    /// What leaving it by one's own movement costs on top (R98).
    pub leave_cost: u8,
    /// What happens at the start of turn to the robot on it.
    pub at_start: Option<(Deed, Program)>,
    /// What happens to a robot that enters it.
    pub on_enter: Option<(Deed, Program)>,
}
