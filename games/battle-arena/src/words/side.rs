//! Whom a word is about.

use crate::card::Weapon;

/// One of the two players, as the one whose Play it is sees them; that one is the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Side {
    /// `"you"`: the one whose Play it is.
    #[default]
    You,
    /// `"opponent"`: the other.
    Opponent,
}

/// One or both of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// `"you"` or `"opponent"`.
    One(Side),
    /// `"both"`: you, then your opponent.
    Both,
}

/// A weapon that a word asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeaponOf {
    /// `"fire"`, ...: this one.
    Is(Weapon),
    /// `"chosen"`: the weapon that was named, which is "it".
    Chosen,
}
