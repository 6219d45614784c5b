//! What is done to what is chosen, in words.

use fracas_cards::effect::{Amount, picking, plural};

use crate::OpArena;
use crate::state::State;
use crate::words::{Operation, Token};

impl OpArena {
    /// Gets what is done to the things that are being chosen.
    pub(super) fn picked_for(&self, state: &State) -> Option<&Operation> {
        let picking = picking(self.catalogue.library(), &state.stack)?;
        // Being targeted comes first, and nobody chooses something for that.
        if picking.then == Some(&Operation::Target) { picking.next } else { picking.then }
    }
}

/// Says what for something is chosen, behind what is asked: "Choose a Dude" "to kill".
pub(super) fn purpose(operation: &Operation) -> String {
    let text = match operation {
        Operation::Damage(Amount::Fixed(amount), _) => return format!(" for {amount} damage"),
        Operation::Heal(Amount::Fixed(amount), _) => {
            return format!(" to remove {} from", plural(*amount, "Damage Marker"));
        }
        Operation::Damage(Amount::Counted { .. }, _) => "to deal damage to",
        Operation::Heal(Amount::Counted { .. }, _) => "to heal",
        Operation::Kill(_) => "to kill",
        Operation::Discard(_) | Operation::Drop => "to discard",
        Operation::SendHome(_) => "to return to hand",
        Operation::Shield(_) => "to Shield",
        Operation::Unshield(_) => "to take the Shield off",
        Operation::Nerph => "to Nerph",
        Operation::Unnerph(_) => "to take Nerphs off",
        Operation::Grow(more, _) => return format!(" for +{more} health"),
        Operation::TakeControl(_) => "to take control of",
        Operation::Swap => "to exchange this Dude for",
        Operation::PassDamage(_) => "to move damage to",
        Operation::StealToken => "to steal",
        Operation::Gain(Token::Shield, ..) => "to give Shields to",
        Operation::Gain(Token::Nerph, ..) => "to give Nerphs to",
        Operation::LoseTokens(_) => "to take all tokens from",
        Operation::Points(..) => "to give Victory Points to",
        Operation::LosePoints(..) => "to take Victory Points from",
        Operation::StealPoints(..) => "to steal Victory Points from",
        Operation::Draw(..) => "to let draw",
        Operation::DropAtRandom(..) => "to discard from the hand of",
        Operation::StealDude(_) => "to steal a Dude from",
        Operation::PutInPlay => "to put in play",
        Operation::TakeBack => "to take in hand",
        Operation::Execute => "to execute",
        Operation::BasicAttack => "to attack with",
        Operation::TakeTokens(_)
        | Operation::Summon(_)
        | Operation::PassHands
        | Operation::RollAgain
        | Operation::Target => return String::new(),
    };
    format!(" {text}")
}

/// Says what is done to what is chosen, before its name: "Kill" "Pirate Taco".
pub(super) fn verb(operation: &Operation) -> &'static str {
    match operation {
        Operation::Damage(..) => "Damage",
        Operation::Heal(..) => "Heal",
        Operation::Kill(_) => "Kill",
        Operation::Discard(_) | Operation::Drop => "Discard",
        Operation::SendHome(_) => "Return to hand:",
        Operation::Shield(_) => "Shield",
        Operation::Unshield(_) => "Take the Shield off",
        Operation::Nerph => "Nerph",
        Operation::Unnerph(_) => "Take Nerphs off",
        Operation::Grow(..) => "Grow",
        Operation::TakeControl(_) => "Take control of",
        Operation::Swap => "Exchange for",
        Operation::PassDamage(_) => "Move damage to",
        Operation::TakeTokens(_) => "Take",
        Operation::StealToken => "Steal",
        Operation::StealPoints(..) | Operation::StealDude(_) => "Steal from",
        Operation::PutInPlay => "Put in play:",
        Operation::TakeBack => "Take in hand:",
        Operation::Execute => "Execute",
        Operation::BasicAttack => "Attack with",
        Operation::Gain(..)
        | Operation::LoseTokens(_)
        | Operation::Points(..)
        | Operation::LosePoints(..)
        | Operation::Draw(..)
        | Operation::DropAtRandom(..)
        | Operation::Summon(_)
        | Operation::PassHands
        | Operation::RollAgain
        | Operation::Target => "Choose",
    }
}
