//! What can stand for a while.

mod saying;
mod spelling;

use crate::card::Weapon;

use super::{Condition, Number, Side, WeaponOf, Whom};

/// A rule that a Play lets stand: for a Battle, some Battles or the rest of the game.
#[derive(Clone, Debug, PartialEq)]
pub enum Rule {
    /// `{ power = 10 }`, `{ power = { amount = 10, who = "both", weapon = "ice", if = <condition> } }`:
    /// Heroes that fight have so much more or less Power, as long as it is so.
    Power {
        /// How much.
        amount: Number,
        /// Whose Heroes.
        who: Whom,
        /// Only those with this weapon.
        weapon: Option<WeaponOf>,
        /// Only while this holds; it is about the owner of the rule, but for `substituted`, which is
        /// about the player whose Hero it is.
        test: Option<Box<Condition>>,
    },
    /// `{ guard = { who = "both", weapon = "steel", from = "anything" } }`: Heroes that cannot lose Power.
    Guard(Guard),
    /// `"immune"`: your Hero cannot be affected by your opponent's Plays.
    Immune,
    /// `"losses-are-gains"`: what your opponent's Plays would take from your Hero it gets instead.
    LossesAreGains,
    /// `{ all-weapons = "fire" }`: all Heroes have this weapon.
    AllWeapons(Weapon),
    /// `{ reforge = { from = "steel", to = "ice" } }`: your Heroes with one weapon have another.
    Reforge {
        /// The weapon they had.
        from: Weapon,
        /// The weapon they have.
        to: Weapon,
    },
    /// `{ no-plays = "opponent" }`: cannot run Plays.
    NoPlays(Side),
    /// `{ most-plays = { count = 1, who = "opponent" } }`: can run so many Plays in a Battle.
    MostPlays(u8, Side),
    /// `{ play-cost = { change = 2, who = "opponent" } }`: Plays cost more or less.
    PlayCost(i8, Side),
    /// `"first-play-free"`: your first Play of a Battle is free.
    FirstPlayFree,
    /// `"free-if-outspent"`: the Play that was chosen is free in a Battle in which your opponent has run a
    /// Play of the same cost or more.
    FreeIfOutspent,
    /// `{ no-substitution = "opponent" }`: cannot substitute.
    NoSubstitution(Side),
    /// `"free-substitution"`: your substitutions are free.
    FreeSubstitution,
    /// `"opponent-pays-substitution"`: your opponent pays for your substitution.
    OpponentPaysSubstitution,
    /// `{ must-substitute = "opponent" }`: must substitute, if possible.
    MustSubstitute(Side),
    /// `{ no-draws = "opponent" }`: cannot draw Plays.
    NoDraws(Side),
    /// `{ no-battle-draw = "you" }`: does not draw the Play that everyone draws after a Battle (R154).
    NoBattleDraw(Side),
    /// `{ most-draws = { count = 2, who = "opponent" } }`: can draw so many Plays in a Battle.
    MostDraws(u8, Side),
    /// `{ full-hand = 4 }`: a player with so many Plays in hand cannot draw Plays.
    FullHand(u8),
    /// `"intercept-draws"`: for each Play your opponent would draw a coin is flipped; on heads you draw one
    /// instead.
    InterceptDraws,
    /// `{ no-recovery = "opponent" }`: cannot recover Hot Dogs.
    NoRecovery(Whom),
    /// `{ most-recovery = 1 }`: nobody can recover more Hot Dogs in a Battle.
    MostRecovery(u8),
    /// `{ more-recovery = 1 }`: whoever recovers Hot Dogs recovers so many more.
    MoreRecovery(u8),
    /// `"steal-recovery"`: you recover the Hot Dogs your opponent would recover.
    StealRecovery,
    /// `{ roll-to-run = { from = 2, to = 5 } }`: your opponent must roll one of these to run a Play.
    RollToRun(u8, u8),
    /// `"reroll"`: you may roll each die once more.
    Reroll,
    /// `"banned"`: nobody can run a Play with the name of the one that was chosen.
    Banned,
    /// `{ debt = 3 }`: you can spend so many Hot Dogs more than you have.
    Debt(u8),
    /// `"empty-loses"`: who has no Hot Dog left when they have finished running Plays loses the Battle.
    EmptyLoses,
}

impl Rule {
    /// Checks whether it holds for both players alike, whoever's Play it is.
    pub(crate) fn is_about_both(&self) -> bool {
        match self {
            Rule::Power { who, .. } | Rule::Guard(Guard { who, .. }) | Rule::NoRecovery(who) => {
                *who == Whom::Both
            }
            Rule::AllWeapons(_)
            | Rule::FullHand(_)
            | Rule::MostRecovery(_)
            | Rule::MoreRecovery(_)
            | Rule::Banned
            | Rule::EmptyLoses => true,
            Rule::Immune
            | Rule::LossesAreGains
            | Rule::Reforge { .. }
            | Rule::NoPlays(_)
            | Rule::MostPlays(..)
            | Rule::PlayCost(..)
            | Rule::FirstPlayFree
            | Rule::FreeIfOutspent
            | Rule::NoSubstitution(_)
            | Rule::FreeSubstitution
            | Rule::OpponentPaysSubstitution
            | Rule::MustSubstitute(_)
            | Rule::NoDraws(_)
            | Rule::NoBattleDraw(_)
            | Rule::MostDraws(..)
            | Rule::InterceptDraws
            | Rule::StealRecovery
            | Rule::RollToRun(..)
            | Rule::Reroll
            | Rule::Debt(_) => false,
        }
    }
}

/// Heroes that cannot lose Power.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guard {
    /// Whose.
    pub who: Whom,
    /// Only those with this weapon.
    pub weapon: Option<Weapon>,
    /// Against what.
    pub from: Threat,
}

/// What a Hero is guarded against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threat {
    /// `"anything"`: every loss.
    Anything,
    /// `"opponent"`: losses by the opponent's Plays.
    Opponent,
}
