//! What it takes to go through an effect.

use fracas_cards::effect;

use super::{Condition, Count, Deed, Whom, Words};

/// A part of an effect.
pub(crate) type Part<'e> = effect::Part<'e, Words>;

/// What a part of an effect stands in.
pub(crate) type Scope<'s> = effect::Scope<'s, Words>;

/// Checks whether it matters to an effect which plain cards were played before it and which are still
/// in hand.
pub(crate) fn minds_order(effect: &Deed) -> bool {
    let mut minds = false;
    effect.visit(&mut |part, _| {
        minds |= match part {
            Part::Effect(_) => false,
            Part::Operation(operation) | Part::Price(operation) => operation.minds_order(),
            Part::Condition(condition) => {
                matches!(
                    condition,
                    Condition::FirstCard
                        | Condition::HandHolds(Whom::You, _)
                        | Condition::DifferentInHand(_)
                )
            }
            Part::Count(count) => {
                matches!(count, Count::InHand(Whom::You, _) | Count::WorthInHand(Whom::You, _))
            }
            Part::Group(group) => group.has_own_hand(),
        };
    });
    minds
}
