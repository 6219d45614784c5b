//! What a table can choose.

use fracas_core::{Choosable, Mode as ModeInfo, Passport};

/// A mode of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The board and heroes of a first game (R20, R27).
    First,
    /// A board with Gold cards (R47).
    Advanced,
    /// A board without Gold cards (R51).
    WithoutGold,
}

impl Mode {
    /// Reads a mode's id.
    pub(crate) fn from_id(id: &str) -> Option<Mode> {
        match id {
            "first" => Some(Mode::First),
            "advanced" => Some(Mode::Advanced),
            "without-gold" => Some(Mode::WithoutGold),
            _ => None,
        }
    }

    /// Checks whether it is played with Gold cards and their Boss.
    pub(crate) fn has_gold(self) -> bool {
        match self {
            Mode::First | Mode::Advanced => true,
            Mode::WithoutGold => false,
        }
    }

    /// Gets the usual number of stacks of cards on its board: with the Bosses, PAX Pox and Deleted Cards
    /// there are eighteen (R33, R49, R51).
    pub(crate) fn usual_stacks(self) -> usize {
        if self.has_gold() { 13 } else { 14 }
    }

    /// Gets how many depleted stacks usually end the game (R56, R57).
    pub(crate) fn usual_depleted(self) -> u8 {
        if self.has_gold() { 4 } else { 6 }
    }
}

/// What the game says of itself.
pub(crate) static PASSPORT: Passport = Passport {
    id: crate::ID,
    title: "Penny Arcade: Rumble in R'lyeh",
    pitch: "Start with Quarters and Cardboard Tubes, buy better cards and take the Bosses' Loot.",
    seats: &[2, 3, 4],
    modes: &[
        ModeInfo {
            id: "first",
            about: "The board of a first game, and one of its four heroes for everyone.",
            seats: &[2, 3, 4],
            makes_decks_for: None,
        },
        ModeInfo {
            id: "advanced",
            about: "Stacks at random with Gold cards; everyone chooses one of two heroes.",
            seats: &[2, 3, 4],
            makes_decks_for: None,
        },
        ModeInfo {
            id: "without-gold",
            about: "Stacks at random without Gold cards and their Boss: a longer game.",
            seats: &[2, 3, 4],
            makes_decks_for: None,
        },
    ],
    options: &[
        Choosable {
            id: BOARD,
            about: "The stacks on the board: those of the mode, or the ones of a code or a list",
            values: &[USUAL],
            free: Some("a board's code, or stacks and Bosses such as kittens, were-swan, cthulhu"),
        },
        Choosable {
            id: ROWS,
            about: "The Green and Gold rows of a first game, whose picture is lost",
            values: &["stand-in", "random"],
            free: None,
        },
        Choosable {
            id: HEROES,
            about: "Whether everyone is dealt a hero or chooses one of two; usual is by the mode",
            values: &[USUAL, "dealt", "chosen"],
            free: None,
        },
        Choosable {
            id: STACKS_TO_END,
            about: "How many depleted stacks end the game; usual is 4 with Gold cards, 6 without",
            values: &[USUAL, "4", "6"],
            free: None,
        },
        Choosable {
            id: HEAD_CRABS,
            about: "A PAX Pox falls off a head when the d20 shows this or less (Head Crabs)",
            values: &["10", "5", "15", "20"],
            free: None,
        },
        Choosable { id: "first", about: "Who goes first", values: FIRST, free: None },
    ],
    rules: include_str!("../RULES.md"),
};

/// The option of the board.
pub(crate) const BOARD: &str = "board";
/// The option of the rows of a first game that are not known.
pub(crate) const ROWS: &str = "rows";
/// The option of dealt or chosen heroes.
pub(crate) const HEROES: &str = "heroes";
/// The option of the stacks that must be depleted.
pub(crate) const STACKS_TO_END: &str = "stacks-to-end";
/// The option of how easily a PAX Pox falls off a head (G16).
pub(crate) const HEAD_CRABS: &str = "head-crabs";
/// The value of an option that leaves it to the mode.
pub(crate) const USUAL: &str = "usual";

/// Who may go first: chance decides, or a seat does.
pub(crate) const FIRST: &[&str] = &["random", "seat-0", "seat-1", "seat-2", "seat-3"];
