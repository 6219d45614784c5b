//! What a table can choose.

use fracas_core::Passport;

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

/// What the game says of itself.
pub(crate) static PASSPORT: Passport = Passport {
    id: crate::ID,
    title: "Penny Arcade: Rumble in R'lyeh",
    pitch: "",
    seats: &[2, 3, 4],
    modes: &[],
    options: &[],
    rules: "",
};
