//! What a table can choose.

use fracas_core::{Choosable, Mode as ModeInfo, Passport};

/// What is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// 30 Victory Points (R125).
    Brawl,
    /// Super Savage Double Dip Grind Match: 50 (R135).
    Grind,
    /// Ain't Got Time For That Speed Bout: 20 (R136).
    Speed,
    /// Quadruple Fudge Gulag Team Clash: 50 by teams of two (R137).
    Teams,
    /// Mega Explosion Omega Death Mode: the last Dude (R143).
    LastDude,
}

impl Mode {
    /// Reads a mode's id.
    pub(crate) fn from_id(id: &str) -> Option<Mode> {
        match id {
            "brawl" => Some(Mode::Brawl),
            "grind" => Some(Mode::Grind),
            "speed" => Some(Mode::Speed),
            "teams" => Some(Mode::Teams),
            "last-dude" => Some(Mode::LastDude),
            _ => None,
        }
    }

    /// Gets the Victory Points that end the game; none where they are not used.
    #[inline]
    pub(crate) fn target(self) -> Option<u16> {
        match self {
            Mode::Brawl => Some(30),
            Mode::Grind | Mode::Teams => Some(50),
            Mode::Speed => Some(20),
            Mode::LastDude => None,
        }
    }
}

/// What others may read of a Dude (R21 to R23).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// Its name, type and the names of its abilities.
    Names,
    /// Everything.
    All,
}

/// What the game says of itself.
pub(crate) static PASSPORT: Passport = Passport {
    id: crate::ID,
    title: "O.P. Arena",
    pitch: "Roll the die, unleash your absurd Dudes and be in on every kill: 30 points win.",
    seats: &[2, 3, 4, 5, 6],
    modes: &[
        ModeInfo {
            id: "brawl",
            about: "Everyone for themselves, to 30 points.",
            seats: &[2, 3, 4, 5, 6],
            makes_decks_for: None,
        },
        ModeInfo {
            id: "grind",
            about: "Super Savage Double Dip Grind Match: to 50 points.",
            seats: &[2, 3, 4, 5, 6],
            makes_decks_for: None,
        },
        ModeInfo {
            id: "speed",
            about: "Ain't Got Time For That Speed Bout: to 20 points.",
            seats: &[2, 3, 4, 5, 6],
            makes_decks_for: None,
        },
        ModeInfo {
            id: "teams",
            about: "Quadruple Fudge Gulag Team Clash: teams of two, to 50 points together.",
            seats: &[4, 6],
            makes_decks_for: None,
        },
        ModeInfo {
            id: "last-dude",
            about: "Mega Explosion Omega Death Mode: until every Dude but one is gone.",
            seats: &[2, 3, 4, 5, 6],
            makes_decks_for: None,
        },
    ],
    options: &[
        Choosable {
            id: "hands",
            about: "How many Dudes are drawn up to; 5 is the Extra Elastic Veteran-Only Throwdown",
            values: &["3", "5"],
            free: None,
        },
        Choosable {
            id: "limit",
            about: "How many Dudes in play let a player answer the call; none, without rerolls, is the \
                    George P. Fustercluck Championship Tournament",
            values: &["two", "none"],
            free: None,
        },
        Choosable {
            id: "reading",
            about: "What you may read of the others' Dudes: names, as the rulebook has it, or all",
            values: &["names", "all"],
            free: None,
        },
        Choosable { id: "first", about: "Who goes first", values: FIRST, free: None },
    ],
    rules: include_str!("../RULES.md"),
};

/// Who may go first: chance decides, or a seat does.
pub(crate) const FIRST: &[&str] =
    &["random", "seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"];
