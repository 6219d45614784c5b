//! What a Playbook may be about.

use fracas_cards::effect::{Effect, Part};

use crate::card::Play;
use crate::words::{Condition, Operation, Rule, Side, Whom, Words};

/// What a Playbook is about, beside winning: builders differ in what they like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Theme {
    /// The weapons of the Heroes.
    Weapons,
    /// Coins and dice.
    Luck,
    /// More Plays and more Hot Dogs.
    Supplies,
    /// Fewer Plays, Hot Dogs and Power for the other.
    Denial,
    /// What the other may not do.
    Locks,
    /// What comes in later Battles.
    Patience,
}

impl Theme {
    /// All of them.
    pub(super) const ALL: [Theme; 6] = [
        Theme::Weapons,
        Theme::Luck,
        Theme::Supplies,
        Theme::Denial,
        Theme::Locks,
        Theme::Patience,
    ];

    /// Checks whether a Play is about it.
    pub(super) fn has(self, play: &Play) -> bool {
        let mut is_about = false;
        play.effect.visit(&mut |part, _| is_about |= self.is(&part));
        is_about
    }

    fn is(self, part: &Part<'_, Words>) -> bool {
        match self {
            Theme::Weapons => is_about_weapons(part),
            Theme::Luck => matches!(
                part,
                Part::Effect(Effect::Coin { .. } | Effect::Die { .. })
                    | Part::Operation(
                        Operation::Flip(_) | Operation::FlipUntilTails | Operation::Roll(..)
                    )
            ),
            Theme::Supplies => matches!(
                part,
                Part::Operation(
                    Operation::Draw(_, Whom::One(Side::You))
                        | Operation::Recover(_, Whom::One(Side::You))
                        | Operation::RecoverUpTo(_, Side::You)
                        | Operation::Take
                )
            ),
            Theme::Denial => is_denial(part),
            Theme::Locks => is_lock(part),
            Theme::Patience => {
                matches!(part, Part::Effect(Effect::Later { .. } | Effect::Whenever { .. }))
            }
        }
    }
}

const OTHER: Whom = Whom::One(Side::Opponent);

fn is_about_weapons(part: &Part<'_, Words>) -> bool {
    matches!(
        part,
        Part::Condition(
            Condition::Weapon(_)
                | Condition::SameWeaponAsPrevious(_)
                | Condition::PreviousShareWeapon(_)
                | Condition::RevealedShareWeapon
        ) | Part::Effect(Effect::Rule {
            rule: Rule::Power { weapon: Some(_), .. } | Rule::Guard(_),
            ..
        })
    )
}

fn is_denial(part: &Part<'_, Words>) -> bool {
    match part {
        Part::Operation(
            Operation::Power(_, who)
            | Operation::LoseHotDogs(_, who)
            | Operation::SetPower { who, .. },
        )
        | Part::Effect(Effect::Rule { rule: Rule::Power { who, .. }, .. }) => *who == OTHER,
        Part::Operation(Operation::DiscardPlays(how) | Operation::DiscardHeroes(how)) => {
            how.who == Side::Opponent
        }
        Part::Operation(_)
        | Part::Effect(_)
        | Part::Price(_)
        | Part::Condition(_)
        | Part::Count(_)
        | Part::Group(_) => false,
    }
}

fn is_lock(part: &Part<'_, Words>) -> bool {
    matches!(
        part,
        Part::Effect(Effect::Rule {
            rule: Rule::NoPlays(Side::Opponent)
                | Rule::MostPlays(_, Side::Opponent)
                | Rule::PlayCost(_, Side::Opponent)
                | Rule::NoSubstitution(Side::Opponent)
                | Rule::MustSubstitute(Side::Opponent)
                | Rule::NoDraws(Side::Opponent)
                | Rule::NoRecovery(OTHER)
                | Rule::RollToRun(..),
            ..
        })
    )
}
