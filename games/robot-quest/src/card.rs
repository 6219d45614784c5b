//! Cards, robots and tiles as their files describe them.

use fracas_cards::effect::{Effect, Program};

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

impl Card {
    /// Says what it does, as a player reads it; empty for an attack that only deals damage.
    pub fn text(&self) -> String {
        if self.effect == Effect::nothing() { String::new() } else { self.effect.text() }
    }
}

impl CardKind {
    /// Gets its word in card files.
    pub fn word(self) -> &'static str {
        match self {
            CardKind::Battery => "battery",
            CardKind::Function => "function",
            CardKind::Attack => "attack",
        }
    }
}

impl Rarity {
    /// Counts the copies (R63).
    pub fn copies(self) -> u8 {
        match self {
            Rarity::Green => 3,
            Rarity::Blue => 2,
            Rarity::Purple => 1,
        }
    }

    /// Gets its word in card files.
    pub fn word(self) -> &'static str {
        match self {
            Rarity::Green => "green",
            Rarity::Blue => "blue",
            Rarity::Purple => "purple",
        }
    }
}

impl Attack {
    /// Says it, as it follows "attack": "for 2 damage at range 2".
    pub fn say(self) -> String {
        let damage = self.damage;
        match self.reach {
            Reach::Melee => format!("for {damage} damage in melee"),
            Reach::Range(range) => format!("for {damage} damage at range {range}"),
        }
    }
}

impl Board {
    /// Says what is special about it, as a player reads it.
    pub fn text(&self) -> String {
        let name = &self.name;
        let mut sentences = Vec::new();
        if self.spawns_in_centre {
            sentences.push("May spawn on any empty centre space.".to_owned());
        }
        if 0 < self.push_cost {
            sentences.push(format!("It costs {} Move more to push {name}.", self.push_cost));
        }
        if let Some((effect, _)) = &self.on_knock_out {
            sentences.push(effect.text_after(&format!("Whenever {name} Knocks Out an enemy:")));
        }
        sentences.extend(self.ability.as_ref().map(Ability::text));
        sentences.join(" ")
    }
}

impl Ability {
    /// Says what it costs and does, as a player reads it.
    pub fn text(&self) -> String {
        let lead = match self.pay {
            0 => "Once per turn:".to_owned(),
            pay => format!("Once per turn, pay {pay} Energy:"),
        };
        let Some(attack) = self.attack else { return self.effect.text_after(&lead) };
        let attack = format!("{lead} attack {}.", attack.say());
        if self.effect == Effect::nothing() {
            return attack;
        }
        self.effect.text_after(&format!("{attack} Before the damage:"))
    }
}

impl Tile {
    /// Says what it does, as a player reads it; empty if it does nothing.
    pub fn text(&self) -> String {
        let mut sentences = Vec::new();
        if self.is_spawn {
            sentences.push("Robots start and respawn here.".to_owned());
        }
        sentences.extend(match (self.blocks_movement, self.blocks_sight) {
            (true, true) => Some("Blocks movement and line of sight.".to_owned()),
            (true, false) => Some("Blocks movement.".to_owned()),
            (false, true) => Some("Blocks line of sight.".to_owned()),
            (false, false) => None,
        });
        if let Some((effect, _)) = &self.at_start {
            sentences.push(effect.text_after("At the start of your turn on this tile:"));
        }
        if let Some((effect, _)) = &self.on_enter {
            sentences.push(effect.text_after("When you enter this tile:"));
        }
        if 0 < self.leave_cost {
            sentences.push(format!("Leaving it costs {} Move more.", self.leave_cost));
        }
        sentences.join(" ")
    }
}
