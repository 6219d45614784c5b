//! What a table can choose, and the limits that follow.

use fracas_core::{Choosable, Mode as ModeInfo, Passport};

/// A mode of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Line-ups meet; nothing can be changed.
    Rookie,
    /// Heroes can be exchanged for Hot Dogs before their Battle.
    Substitution,
    /// Plays change everything as well.
    Playmaker,
}

impl Mode {
    /// Reads a mode's id.
    pub(crate) fn from_id(id: &str) -> Option<Mode> {
        match id {
            "rookie" => Some(Mode::Rookie),
            "substitution" => Some(Mode::Substitution),
            "playmaker" => Some(Mode::Playmaker),
            _ => None,
        }
    }
}

/// What decks must keep to. Comes from the format, never from constants (R53).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The number of Heroes.
    pub heroes: usize,
    /// The number of Hot Dogs.
    pub hot_dogs: u8,
    /// The most Heroes of one Power.
    pub per_power: Option<u8>,
    /// The most Heroes of one name.
    pub per_name: Option<u8>,
    /// Whether every variation may be in the deck only once.
    pub one_per_variation: bool,
    /// The number of Plays.
    pub plays: u8,
    /// Whether every Play may be in the Playbook only once.
    pub one_per_play: bool,
}

/// A way of building decks, with the rules that set its sizes.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// The permanent id.
    pub id: &'static str,
    /// Its limits.
    pub limits: Limits,
    /// The rule that sets the size of the Hero Deck.
    pub heroes_rule: u16,
    /// The rule that sets the size of the Hot Dog Deck.
    pub hot_dogs_rule: u16,
    /// The rule that sets the size of the Playbook.
    pub plays_rule: u16,
    /// The premade decks dealt when a table names none.
    pub decks: [&'static str; 2],
}

const STANDARD_LIMITS: Limits = Limits {
    heroes: 60,
    hot_dogs: 10,
    per_power: Some(6),
    per_name: Some(6),
    one_per_variation: true,
    plays: 30,
    one_per_play: true,
};

/// The formats; the first is the default.
pub const FORMATS: [Format; 3] = [
    Format {
        id: "standard",
        limits: STANDARD_LIMITS,
        heroes_rule: 33,
        hot_dogs_rule: 40,
        plays_rule: 42,
        decks: ["alpha-legends", "tecmo-sluggers"],
    },
    Format {
        id: "limited",
        limits: Limits { heroes: 40, plays: 20, ..STANDARD_LIMITS },
        heroes_rule: 49,
        hot_dogs_rule: 51,
        plays_rule: 50,
        decks: ["alpha-forty", "griffey-forty"],
    },
    Format {
        id: "trainer",
        limits: Limits { heroes: 30, plays: 10, ..STANDARD_LIMITS },
        heroes_rule: 45,
        hot_dogs_rule: 47,
        plays_rule: 46,
        decks: ["trainer-kit", "trainer-kit"],
    },
];

impl Format {
    /// Finds a format by its id.
    pub fn from_id(id: &str) -> Option<&'static Format> {
        FORMATS.iter().find(|format| format.id == id)
    }

    /// Gets the format without limits on Power, name, variation and copies of Plays, for sealed play (R52).
    #[must_use]
    pub fn relaxed(self) -> Format {
        let limits = Limits {
            per_power: None,
            per_name: None,
            one_per_variation: false,
            one_per_play: false,
            ..self.limits
        };
        Format { limits, ..self }
    }
}

/// What the game says of itself.
pub(crate) static PASSPORT: Passport = Passport {
    id: crate::ID,
    title: "Bo Jackson Battle Arena",
    pitch: "Two line-ups of seven Heroes meet in seven Battles; the higher Power wins each.",
    seats: &[2],
    modes: &[
        ModeInfo {
            id: "rookie",
            about: "Place seven Heroes and see who wins the Battles.",
            seats: &[2],
        },
        ModeInfo {
            id: "substitution",
            about: "A Bench and ten Hot Dogs let you exchange a Hero before its Battle.",
            seats: &[2],
        },
        ModeInfo {
            id: "playmaker",
            about: "Hot Dogs also pay for Plays, which turn Battles once the Heroes are revealed.",
            seats: &[2],
        },
    ],
    options: &[
        Choosable {
            id: "format",
            about: "Size and limits of the decks",
            values: &["standard", "limited", "trainer"],
            free: None,
        },
        Choosable {
            id: "tiebreaker",
            about: "What settles a level game after seven Battles",
            values: &["off", "sudden-death"],
            free: None,
        },
        Choosable {
            id: "limits",
            about: "Whether Limited decks keep to the Standard limits; relaxed is for sealed play",
            values: &["kept", "relaxed"],
            free: None,
        },
        Choosable {
            id: "super",
            about: "Whether a Super Hero wins at equal Power against one that is none",
            values: &["off", "wins-ties"],
            free: None,
        },
    ],
    rules: include_str!("../RULES.md"),
};
