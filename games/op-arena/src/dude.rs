//! Dudes as their files describe them.
//!
//! - `text`: what is written on them

mod text;

use fracas_cards::effect::Program;

use crate::words::{Cause, Deed, Rule, Type, When};

/// A Dude, by its place in the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DudeId(pub u8);

impl DudeId {
    /// Gets the place in the catalogue.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the two special abilities of a Dude.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slot {
    /// The first.
    First,
    /// The second.
    Second,
}

impl Slot {
    /// Both special abilities.
    pub const BOTH: [Slot; 2] = [Slot::First, Slot::Second];

    /// Gets the place on the card.
    #[inline]
    pub fn index(self) -> usize {
        match self {
            Slot::First => 0,
            Slot::Second => 1,
        }
    }
}

/// A Dude.
#[derive(Clone, Debug)]
pub struct Dude {
    /// The permanent id.
    pub id: String,
    /// The name on it.
    pub name: String,
    /// Its type word.
    pub kind: Type,
    /// The picture.
    pub icon: Option<String>,
    /// A line to smile at.
    pub flavour: Option<String>,
    /// Where its facts come from: `rulebook`, `review` or `house`.
    pub source: String,
    /// The damage at which it dies (R97).
    pub health: u8,
    /// The Basic Attack (R79).
    pub attack: Option<Spot>,
    /// The Skill Power (R82).
    pub skill: Option<Spot>,
    /// The two special abilities.
    pub abilities: [Ability; 2],
}

impl Dude {
    /// Gets a special ability.
    #[inline]
    pub fn ability(&self, slot: Slot) -> &Ability {
        &self.abilities[slot.index()]
    }
}

/// The numbers of a Dude, as they are asked for over and over.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbers {
    /// What a die needs on each spot: Basic Attack, Skill Power, special abilities; [`NO_DIE`] where it cannot
    /// be placed.
    pub(crate) spots: [u8; 4],
    /// The damage at which it dies (R97).
    pub(crate) health: u8,
}

/// Stands for the number of a spot that the die cannot be placed on: whatever helps, no die shows it.
pub(crate) const NO_DIE: u8 = u8::MAX;

impl Numbers {
    /// Gets the numbers of a Dude.
    pub(crate) fn of(dude: &Dude) -> Numbers {
        let spot = |spot: Option<Spot>| spot.map_or(NO_DIE, |spot| spot.number);
        let ability = |slot| match dude.ability(slot).kind {
            Kind::Die(number) => number,
            Kind::Rule(_) | Kind::When(_) | Kind::Reactive(..) => NO_DIE,
        };
        let [first, second] = Slot::BOTH.map(ability);
        Numbers { spots: [spot(dude.attack), spot(dude.skill), first, second], health: dude.health }
    }
}

/// A Basic Attack or a Skill Power: its number, and what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The number that is needed, and that it deals or gives.
    pub number: u8,
    /// What it does.
    pub(crate) program: Program,
}

/// A special ability.
#[derive(Clone, Debug)]
pub struct Ability {
    /// The name on the card.
    pub name: String,
    /// How it comes about.
    pub kind: Kind,
    /// What it does; nothing for a rule.
    pub effect: Deed,
    /// The effect compiled; for a rule it does nothing.
    pub(crate) program: Program,
    /// Whether other Dudes may execute it (R116, C7).
    pub(crate) is_executable: bool,
}

/// How a special ability comes about.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// The die is placed on it (R69), which must show this number or more (R70).
    Die(u8),
    /// Persistent, and always on (R95).
    Rule(Rule),
    /// Persistent, and triggers by itself at its moment (R95).
    When(When),
    /// Reactive: triggers when a Power Die shows its number (R88).
    Reactive(u8, Rolls),
}

impl Kind {
    /// Gets what brings it about, if it triggers.
    #[inline]
    pub(crate) fn cause(&self) -> Option<Cause> {
        match self {
            Kind::When(when) => Some(when.cause()),
            Kind::Reactive(..) => Some(Cause::Turn),
            Kind::Die(_) | Kind::Rule(_) => None,
        }
    }
}

/// Whose rolls a Reactive ability looks at (R89).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rolls {
    /// Those of all players.
    Any,
    /// Those of the players who do not control the Dude.
    Others,
}
