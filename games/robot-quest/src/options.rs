//! What a table can choose.

use fracas_core::{Choosable, Mode as ModeInfo, Passport};

/// A mode of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Everyone for themselves.
    Rumble,
    /// Two teams of two (R173).
    Teams,
}

impl Mode {
    /// Reads a mode's id.
    pub(crate) fn from_id(id: &str) -> Option<Mode> {
        match id {
            "rumble" => Some(Mode::Rumble),
            "teams" => Some(Mode::Teams),
            _ => None,
        }
    }
}

/// What the game says of itself.
pub(crate) static PASSPORT: Passport = Passport {
    id: crate::ID,
    title: "Robot Quest Arena",
    pitch: "Drive your robot through the arena, build its deck on the way and claim the others' cubes.",
    seats: &[2, 3, 4],
    modes: &[
        ModeInfo {
            id: "rumble",
            about: "Everyone for themselves; two players have two robots each.",
            seats: &[2, 3, 4],
            makes_decks_for: None,
        },
        ModeInfo {
            id: "teams",
            about: "Four players in two teams, who add their points.",
            seats: &[4],
            makes_decks_for: None,
        },
    ],
    options: &[
        Choosable {
            id: "arena",
            about: "Where the tiles lie; supplied takes the arena of the table's pack",
            values: ARENAS,
            free: None,
        },
        Choosable {
            id: "boards",
            about: "Whether robots are chosen in turn order or dealt at random",
            values: &["chosen", "dealt"],
            free: None,
        },
        Choosable {
            id: "blue-cubes",
            about: "Blue cubes in the Reserve: more make a longer game; usual is 6, 7 or 8 by players",
            values: &["usual", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
            free: None,
        },
        Choosable { id: "first", about: "Who goes first", values: FIRST, free: None },
    ],
    rules: include_str!("../RULES.md"),
};

/// Who may go first: chance decides, or a seat does.
pub(crate) const FIRST: &[&str] = &["random", "seat-0", "seat-1", "seat-2", "seat-3"];

/// The arenas of the game by their ids, the usual one first, and what stands for that of a pack.
pub(crate) const ARENAS: &[&str] = &[
    "standard",
    "bed-of-nails",
    "bumper-cars",
    "corridors",
    "crossroads",
    "labyrinth",
    "open-field",
    "scrap-factory",
    "smoke-ring",
    SUPPLIED,
];

/// The value of the option that takes the arena of a pack.
pub(crate) const SUPPLIED: &str = "supplied";
