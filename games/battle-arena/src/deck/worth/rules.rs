//! What standing rules are worth.

use super::{HOT_DOG, Outlook, PLAY, POINT};
use crate::words::{Guard, Moment, Rule, Side, Whom};

/// How many Battles are usually left.
const LEFT: i32 = 300;

/// Gets for how many Battles something stands, in hundredths.
pub(super) fn battles(until: Option<Moment>) -> i32 {
    match until {
        None => LEFT,
        Some(Moment::EndOfNextBattle) => 150,
        Some(Moment::BattlesFromNow(battles)) => (i32::from(battles) * 100).min(LEFT),
        Some(_) => 100,
    }
}

impl Outlook {
    /// Gets what a rule is worth in a Battle.
    #[expect(clippy::match_same_arms, reason = "estimates that happen to be equal")]
    pub(super) fn rule(&self, rule: &Rule) -> i32 {
        match rule {
            Rule::Power { amount, who, weapon, test } => {
                let chance = test.as_ref().map_or(100, |test| self.likelihood(test));
                let share = |side| weapon.map_or(100, |weapon| self.share(side, weapon));
                self.number(amount) * chance / 100 * sides(*who, share) / 100
            }
            Rule::Guard(Guard { who, weapon, .. }) => {
                let of = |side| {
                    weapon
                        .map_or(100, |weapon| self.share(side, crate::words::WeaponOf::Is(weapon)))
                };
                4 * sides(*who, of)
            }
            Rule::Immune | Rule::LossesAreGains => 8 * POINT,
            Rule::AllWeapons(_) => 3 * POINT,
            Rule::Reforge { from, .. } => 3 * self.own[super::place(*from)],
            Rule::NoPlays(side) => of_side(*side, 18 * POINT),
            Rule::MostPlays(_, side) => of_side(*side, 6 * POINT),
            Rule::PlayCost(change, side) => of_side(*side, i32::from(*change) * HOT_DOG * 4 / 5),
            Rule::FirstPlayFree | Rule::FreeIfOutspent => HOT_DOG,
            Rule::NoSubstitution(side) => of_side(*side, 4 * POINT),
            Rule::FreeSubstitution | Rule::OpponentPaysSubstitution => HOT_DOG,
            Rule::MustSubstitute(side) => of_side(*side, HOT_DOG),
            Rule::NoDraws(side) | Rule::NoBattleDraw(side) => of_side(*side, PLAY),
            Rule::MostDraws(_, side) => of_side(*side, PLAY / 4),
            Rule::FullHand(_) => 2 * POINT,
            Rule::InterceptDraws => PLAY / 2,
            Rule::NoRecovery(who) => 3 * sides(*who, |_| 100),
            Rule::MostRecovery(_) | Rule::MoreRecovery(_) => POINT,
            Rule::StealRecovery => HOT_DOG / 2,
            Rule::RollToRun(..) => 5 * POINT,
            Rule::Reroll => 2 * POINT,
            Rule::Banned => POINT,
            Rule::Debt(dogs) => i32::from(*dogs) * HOT_DOG / 3,
            Rule::EmptyLoses => 2 * POINT,
        }
    }
}

/// Gets what is good for one side, to you; and what is good for both, less what the other has of it.
fn sides(who: Whom, share: impl Fn(Side) -> i32) -> i32 {
    match who {
        Whom::One(Side::You) => share(Side::You),
        Whom::One(Side::Opponent) => -share(Side::Opponent),
        Whom::Both => share(Side::You) - share(Side::Opponent),
    }
}

/// Gets what is bad for one side, to you.
fn of_side(side: Side, worth: i32) -> i32 {
    match side {
        Side::You => -worth,
        Side::Opponent => worth,
    }
}
