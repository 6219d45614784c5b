//! What can be tested.

mod saying;
mod spelling;

use crate::card::Weapon;

use super::{Count, Number, Side, WeaponOf};

/// Something that is so or not.
#[derive(Clone, Debug, PartialEq)]
pub enum Condition {
    /// `{ weapon = "fire" }`: your Hero has this weapon.
    Weapon(WeaponOf),
    /// `{ opposing-weapon = "fire" }`: your opponent's Hero has this weapon.
    OpposingWeapon(WeaponOf),
    /// `"same-weapon"`: both Heroes have the same weapon.
    SameWeapon,
    /// `{ compare = { what = <count>, at-least = 3 } }`, or `at-most`, `exactly`, `more-than`,
    /// `fewer-than`, `as-many-as`, with a number or another count.
    Compare(Count, Comparison, Number),
    /// `{ battle = 7 }`, `{ battle = { from = 5, to = 6 } }`: the current Battle is among these.
    Battle(u8, u8),
    /// `"won"`: you won the Battle that was just decided.
    Won,
    /// `"lost"`: you lost the Battle that was just decided.
    Lost,
    /// `{ won-previous = 2 }`: you won so many Battles just before this one.
    WonPrevious(u8),
    /// `{ lost-previous = 2 }`: you lost so many Battles just before this one.
    LostPrevious(u8),
    /// `{ won-first = 1 }`: you won the first Battles, so many.
    WonFirst(u8),
    /// `{ lost-first = 3 }`: you lost the first Battles, so many.
    LostFirst(u8),
    /// `{ has-honors = "you" }`: has Honors.
    HasHonors(Side),
    /// `{ substituted = "you" }`: has substituted in this Battle.
    Substituted(Side),
    /// `{ same-weapon-as-previous = 2 }`: your Heroes in so many Battles before this one had the weapon
    /// of this one.
    SameWeaponAsPrevious(u8),
    /// `{ previous-share-weapon = 2 }`: your Heroes in so many Battles before this one had one weapon.
    PreviousShareWeapon(u8),
    /// `"opponents-last-two-differ"`: the last two Heroes your opponent revealed have different weapons.
    OpponentsLastTwoDiffer,
    /// `"revealed-share-weapon"`: all Heroes you have revealed have one weapon.
    RevealedShareWeapon,
    /// `"opponent-used-your-weapon"`: your opponent has revealed a Hero with the weapon of yours.
    OpponentUsedYourWeapon,
    /// `{ hero = "MVFree" }`: your Hero is this one.
    Hero(String),
    /// `"it-has-your-weapon"`: the Hero that was chosen has the weapon of yours.
    ItHasYourWeapon,
    /// `{ its-weapon = "fire" }`: the Hero that was chosen has this weapon.
    ItsWeapon(Weapon),
    /// `"rolled-it"`: the last die shows the number that was chosen last.
    RolledIt,
    /// `"rolled-outer"`: the last die shows the number that was chosen before the last.
    RolledOuter,
    /// `"rolled-even"`: the last die shows an even number.
    RolledEven,
    /// `"outer-costs-less"`: the Play chosen before the last costs less than the last.
    OuterCostsLess,
    /// `{ next-power-above = 160 }`: your opponent's Hero of the next Battle has more printed Power.
    NextPowerAbove(i16),
}

/// How two numbers compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// `at-least`.
    AtLeast,
    /// `at-most`.
    AtMost,
    /// `exactly`, and `as-many-as` for another count.
    Exactly,
    /// `more-than`.
    MoreThan,
    /// `fewer-than`.
    FewerThan,
}

impl Comparison {
    /// Compares two numbers.
    pub fn holds(self, left: i32, right: i32) -> bool {
        match self {
            Comparison::AtLeast => left >= right,
            Comparison::AtMost => left <= right,
            Comparison::Exactly => left == right,
            Comparison::MoreThan => left > right,
            Comparison::FewerThan => left < right,
        }
    }
}
