//! What it takes to go through an effect.

use fracas_cards::effect;

use super::{Condition, Count, Deed, Operation, Sort, Whom, Words};

/// A part of an effect.
pub(crate) type Part<'e> = effect::Part<'e, Words>;

/// What a part of an effect stands in.
pub(crate) type Scope<'s> = effect::Scope<'s, Words>;

/// Checks whether it matters for which robot something is done (R166).
pub(crate) fn is_about_robot(effect: &Deed) -> bool {
    let mut is_about = false;
    effect.visit(&mut |part, _| {
        is_about |= match part {
            Part::Effect(_) | Part::Price(_) => false,
            Part::Operation(operation) => is_done_by_robot(operation),
            Part::Condition(condition) => match *condition {
                Condition::InCentre
                | Condition::HealthAtMost(_)
                | Condition::TargetNextToYou
                | Condition::TargetHitObstacle => true,
                Condition::AnotherAttack | Condition::PointsBehind(_) => false,
            },
            Part::Count(count) => match *count {
                Count::MissingHealth | Count::EnemiesWithin(_) => true,
                Count::CardsInHand | Count::OtherAttacks | Count::Batteries => false,
            },
            Part::Group(group) => match group.sort() {
                Sort::Robot | Sort::Space => true,
                Sort::OwnCard | Sort::CardForSale => false,
            },
        };
    });
    is_about
}

fn is_done_by_robot(operation: &Operation) -> bool {
    match operation {
        // All friends are the same whichever of them it is.
        Operation::Repair(_, whom) | Operation::Damage(_, whom) | Operation::KnockOut(whom) => {
            *whom != Whom::Friends
        }
        Operation::MoreDamage(_)
        | Operation::KnockBack(..)
        | Operation::Pull(..)
        | Operation::ScrapTop(Some(_))
        | Operation::MayMove(_)
        | Operation::Land
        | Operation::SwapPlaces
        | Operation::Drag
        | Operation::Strike
        | Operation::Follow => true,
        Operation::Energy(_)
        | Operation::Move(_)
        | Operation::Draw(_)
        | Operation::Points(_)
        | Operation::LosePoints(_)
        | Operation::PayEnergy(_)
        | Operation::Scrap
        | Operation::Discard
        | Operation::Acquire
        | Operation::ScrapTop(None) => false,
    }
}
