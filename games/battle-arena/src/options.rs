//! What a table can choose, and the limits that follow.

mod formats;
mod limits;

use fracas_core::{Choosable, Mode as ModeInfo, Passport};

pub use formats::{FORMATS, Format, Winner, left_out_formats};
pub use limits::{BonusPlays, Limits, Pool, Slot};

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

    /// Gets the mode's id.
    pub fn id(self) -> &'static str {
        match self {
            Mode::Rookie => "rookie",
            Mode::Substitution => "substitution",
            Mode::Playmaker => "playmaker",
        }
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
            makes_decks_for: None,
        },
        ModeInfo {
            id: "substitution",
            about: "A Bench and ten Hot Dogs let you exchange a Hero before its Battle.",
            seats: &[2],
            makes_decks_for: None,
        },
        ModeInfo {
            id: "playmaker",
            about: "Hot Dogs also pay for Plays, which turn Battles once the Heroes are revealed.",
            seats: &[2],
            makes_decks_for: None,
        },
    ],
    options: &[
        Choosable {
            id: "format",
            about: "Size and limits of the decks; beyond the first three those of events, each for one mode",
            values: &formats::IDS,
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
            values: &["by-format", "off", "wins-ties"],
            free: None,
        },
    ],
    rules: crate::RULES,
};
