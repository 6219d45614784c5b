//! What is done to what is chosen, in words.

use fracas_cards::effect::picking;

use crate::OverPower;
use crate::state::{Position, State};
use crate::words::{Operation, Place};

impl OverPower {
    /// Says what is done to what is being chosen, before its name: "Discard" "Energy 5".
    pub(super) fn verb(&self, state: &State) -> &'static str {
        let picking = picking(self.catalogue.library(), &state.stack);
        picking.and_then(|picking| picking.then.or(picking.next)).map_or("Choose", verb)
    }
}

fn verb(operation: &Operation) -> &'static str {
    match operation {
        Operation::Discard => "Discard",
        Operation::Put(place) => put(*place),
        Operation::Take { .. } => "Take",
        Operation::Reveal => "Show",
        Operation::Heal { .. } => "Remove",
        Operation::SwapHits => "Exchange hits with",
        Operation::Ko { .. } => "KO",
        Operation::Negate => "Negate",
        Operation::Attach => "Attach to",
        Operation::PlayIt => "Play",
        Operation::PutInPlay => "Put in play:",
        Operation::PlaceIt => "Place",
        Operation::Move { to: Position::Front, .. } => "To the Front Line:",
        Operation::Move { to: Position::Reserve, .. } => "To Reserve:",
        Operation::SwapWithReserve => "Exchange with Reserve:",
        Operation::Complete => "Complete one of",
        Operation::ReturnObjective => "Return one to",
        Operation::KeepOnly => "Keep one from",
        Operation::RemoveCopies => "Remove all copies of",
        Operation::Draw { .. }
        | Operation::PutThis(_)
        | Operation::Mill { .. }
        | Operation::Look { .. }
        | Operation::Shuffle(_)
        | Operation::More(_)
        | Operation::Boost { .. }
        | Operation::EndTurn
        | Operation::NoFollowUps
        | Operation::DrawFollowUps(_)
        | Operation::RemoveAttack
        | Operation::AttackNow(_)
        | Operation::Move { to: Position::Out, .. }
        | Operation::ReturnAllObjectives
        | Operation::ResetObjectives
        | Operation::Concede => "Choose",
    }
}

fn put(place: Place) -> &'static str {
    match place {
        Place::Discard | Place::Dead => "Discard",
        Place::Top => "On top of the Draw Pile:",
        Place::Bottom => "Under the Draw Pile:",
        Place::Draw => "Shuffle into the Draw Pile:",
        Place::Out => "Out of the game:",
    }
}
