//! What a table can choose.

use fracas_core::{Choosable, DecksFor, Mode as ModeInfo, Passport, Problems, Setup};

use crate::state::{MOST_BOOSTERS, PACKS};

/// How pools are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Stacks are picked by turns (R473 to R489).
    Draft,
    /// A Starter Deck and so many Booster Packs are opened (R490 to R493).
    Sealed {
        /// How many.
        boosters: usize,
    },
}

impl Mode {
    /// Gets how many packs each player gets (R474, R491).
    pub fn packs(self) -> usize {
        match self {
            Mode::Draft => PACKS,
            Mode::Sealed { boosters } => boosters,
        }
    }
}

/// Gets the mode of a table.
pub(crate) fn read_mode(setup: &Setup, problems: &mut Problems) -> Option<Mode> {
    let boosters = PASSPORT.option(setup, "boosters");
    match setup.mode.as_str() {
        "draft" => {
            // Forms send what is usual, too.
            if boosters != PASSPORT.option(&Setup::default(), "boosters") {
                let message = "is for Sealed alone; a drafter gets 3 packs (R474)";
                problems.add("option boosters", message);
            }
            Some(Mode::Draft)
        }
        // Any other number has been refused with the option.
        "sealed" => Some(Mode::Sealed { boosters: boosters.parse().unwrap_or(MOST_BOOSTERS) }),
        _ => None,
    }
}

/// The tables that the decks are for.
const VENTURE: Option<DecksFor> =
    Some(DecksFor { game: fracas_overpower::ID, mode: "venture", options: &[] });

/// What the game says of itself.
pub(crate) static PASSPORT: Passport = Passport {
    id: crate::ID,
    title: "OverPower Draft",
    pitch: "Open packs, pick characters with their Specials by turns, and build a deck of what you have.",
    seats: &[1, 8, 10],
    modes: &[
        ModeInfo {
            id: "draft",
            about: "A pod of eight or ten: three packs each, stacks in the middle, picks back and forth.",
            seats: &[8, 10],
            makes_decks_for: VENTURE,
        },
        ModeInfo {
            id: "sealed",
            about: "Alone: open a Starter Deck and Booster Packs, and build a deck of them.",
            seats: &[1],
            makes_decks_for: VENTURE,
        },
    ],
    options: &[Choosable {
        id: "boosters",
        about: "How many Booster Packs a Sealed player opens",
        values: &["6", "3"],
        free: None,
    }],
    rules: fracas_overpower::RULES,
};
