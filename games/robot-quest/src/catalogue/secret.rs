//! Cards of the hand that were chosen and are not shown yet.

use fracas_cards::effect::Secrecy;

use crate::words::{Deed, Operation, PullTo};

/// Checks whether something is asked or put off in an effect before the card that it is about is scrapped
/// or discarded, where everyone sees it.
pub(super) fn betrays_card(effect: &Deed) -> bool {
    effect.betrays(&|operation| match operation {
        Operation::Scrap | Operation::Discard => Secrecy::Shows,
        // Such a pull may ask for the space it ends on (R121).
        Operation::Pull(PullTo::NextToYou, _) => Secrecy::Asks,
        Operation::Energy(_)
        | Operation::Move(_)
        | Operation::Draw(_)
        | Operation::Points(_)
        | Operation::LosePoints(_)
        | Operation::PayEnergy(_)
        | Operation::Repair(..)
        | Operation::Damage(..)
        | Operation::MoreDamage(_)
        | Operation::KnockOut(_)
        | Operation::KnockBack(..)
        | Operation::Pull(PullTo::Spaces(_), _)
        | Operation::Acquire
        | Operation::ScrapTop(_)
        | Operation::MayMove(_)
        | Operation::Land
        | Operation::SwapPlaces
        | Operation::Drag
        | Operation::Strike
        | Operation::Follow => Secrecy::Keeps,
    })
}
