//! What a table can choose.

use fracas_core::{Choosable, Mode as ModeInfo, Passport, Problems, Setup};

/// A mode of play (R435 to R466).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Battles for Objectives that are wagered.
    Venture,
    /// To the last character.
    Brawl,
    /// For so many Objectives that both fight for: 5, 7 or 9.
    Skirmish(u8),
}

impl Mode {
    /// Gets the mode's id.
    pub fn id(self) -> &'static str {
        match self {
            Mode::Venture => "venture",
            Mode::Brawl => "brawl",
            Mode::Skirmish(_) => "skirmish",
        }
    }

    /// Gets what people call it.
    pub fn title(self) -> &'static str {
        match self {
            Mode::Venture => "Venture",
            Mode::Brawl => "Brawl",
            Mode::Skirmish(_) => "Skirmish",
        }
    }
}

/// What decks of a table must keep to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The mode they are for.
    pub mode: Mode,
    /// Whether cards are forbidden that nobody on the team can use (C28).
    pub is_strict: bool,
}

/// Gets the mode of a table with its number of Objectives (R448).
pub(crate) fn read_mode(setup: &Setup, problems: &mut Problems) -> Option<Mode> {
    let objectives = PASSPORT.option(setup, "objectives");
    let refuse = |problems: &mut Problems, why: &str| {
        if objectives != "7" {
            let message = format!("{objectives} Objectives are for Skirmish alone; {why}");
            problems.add("option objectives", message);
        }
    };
    match setup.mode.as_str() {
        "venture" => {
            refuse(problems, "in Venture each player has 7 (R125)");
            Some(Mode::Venture)
        }
        "brawl" => {
            refuse(problems, "Brawl has none (R438)");
            Some(Mode::Brawl)
        }
        // Any other number has been refused with the option (R449).
        "skirmish" => Some(Mode::Skirmish(objectives.parse().unwrap_or(7))),
        _ => None,
    }
}

/// Checks whether decks of a table may hold only what someone on the team can use.
pub(crate) fn is_strict(setup: &Setup) -> bool {
    PASSPORT.option(setup, "strict") == "on"
}

/// What the game says of itself.
pub(crate) static PASSPORT: Passport = Passport {
    id: crate::ID,
    title: "OverPower",
    pitch: "Lead four legends into battle after battle: complete your seven Objectives, or knock the others out.",
    seats: &[2],
    modes: &[
        ModeInfo {
            id: "venture",
            about: "Wager your Objectives on each battle; seven completed win, seven defeated lose.",
            seats: &[2],
            makes_decks_for: None,
        },
        ModeInfo {
            id: "brawl",
            about: "No Objectives, no Events, no way out: to the last character.",
            seats: &[2],
            makes_decks_for: None,
        },
        ModeInfo {
            id: "skirmish",
            about: "One Objective a battle from a row that both fight for; the most of them win.",
            seats: &[2],
            makes_decks_for: None,
        },
    ],
    options: &[
        Choosable {
            id: "objectives",
            about: "How many Objectives a Skirmish is fought for",
            values: &["7", "5", "9"],
            free: None,
        },
        Choosable {
            id: "strict",
            about: "Whether decks may hold only Power and Universe cards that someone on the team can use",
            values: &["off", "on"],
            free: None,
        },
        Choosable {
            id: "first",
            about: "Who wins the toss and chooses to go first or second",
            values: &["random", "seat-0", "seat-1"],
            free: None,
        },
    ],
    rules: crate::RULES,
};
