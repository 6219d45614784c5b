//! What can be done.

mod spelling;

use super::{Number, Whom};

/// One thing that a card, a robot or a tile does. "You" is the robot it is done for, and its owner.
#[derive(Clone, Debug, PartialEq)]
pub enum Operation {
    /// `{ energy = 2 }`: gain Energy.
    Energy(Number),
    /// `{ move = 2 }`: gain Move.
    Move(Number),
    /// `{ draw = 1 }`: draw cards.
    Draw(Number),
    /// `{ points = 1 }`: gain Victory Points.
    Points(Number),
    /// `{ lose-points = 1 }`: lose Victory Points.
    LosePoints(u8),
    /// `{ pay-energy = 2 }`: pay Energy, as the price of an offer.
    PayEnergy(u8),
    /// `{ repair = 2 }`, `{ repair = { amount = 2, whom = .. } }`: repair Health; yours if nothing is said.
    Repair(Number, Whom),
    /// `{ damage = 2 }`, `{ damage = { amount = 2, whom = .. } }`: deal damage; to the target if nothing
    /// is said.
    Damage(Number, Whom),
    /// `{ more-damage = 1 }`: the attack that is being made deals more damage.
    MoreDamage(Number),
    /// `{ knock-out = "you" }`: Knock Out.
    KnockOut(Whom),
    /// `{ knock-back = 2 }`, `{ knock-back = { spaces = 2, whom = .. } }`: knock back, away from you;
    /// the target if nothing is said.
    KnockBack(u8, Whom),
    /// `{ pull = 2 }`, `{ pull = "next-to-you" }`: pull the target towards you.
    Pull(PullTo, Whom),
    /// `"scrap"`: put the card that was chosen on the Scrap Heap, from hand, discard pile or Shop.
    Scrap,
    /// `"discard"`: discard the card of your hand that was chosen.
    Discard,
    /// `"acquire"`: acquire the card that was chosen, for free.
    Acquire,
    /// `{ scrap-top = { knock-out-from = 6 } }` or `"scrap-top"`: scrap the top card of the Shop Deck,
    /// and be Knocked Out if it costs so much or more.
    ScrapTop(Option<u8>),
    /// `{ may-move = "over-obstacles" }`, `{ may-move = "diagonally" }`: for the rest of the turn.
    MayMove(Freedom),
    /// `"land"`: put your robot on the space that was chosen; it enters a tile that lies there.
    Land,
    /// `"swap-places"`: exchange places with the target; each enters a tile that lies there.
    SwapPlaces,
    /// Pulls the robot that was pulled last onto the space that was chosen. No card says so: a pull at 45
    /// degrees ends with it.
    Drag,
    /// Deals the damage of the attack that is being made. No card says so: every attack ends with it.
    Strike,
    /// Moves the pusher into the space that the pushed robot left. Every push ends with it.
    Follow,
}

/// How far a pull goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PullTo {
    /// So many spaces, and never further than next to the one who pulls.
    Spaces(u8),
    /// Onto the space next to the one who pulls.
    NextToYou,
}

/// What a robot may do beside moving to free spaces next to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Freedom {
    /// Move over obstacles, and ignore the tiles it moves onto or off.
    OverObstacles,
    /// Move and push diagonally.
    Diagonally,
}

impl Operation {
    /// Gets how much is gained, dealt or repaired.
    pub fn amount(&self) -> Option<&Number> {
        match self {
            Operation::Energy(amount)
            | Operation::Move(amount)
            | Operation::Draw(amount)
            | Operation::Points(amount)
            | Operation::Repair(amount, _)
            | Operation::Damage(amount, _)
            | Operation::MoreDamage(amount) => Some(amount),
            Operation::LosePoints(_)
            | Operation::PayEnergy(_)
            | Operation::KnockOut(_)
            | Operation::KnockBack(..)
            | Operation::Pull(..)
            | Operation::Scrap
            | Operation::Discard
            | Operation::Acquire
            | Operation::ScrapTop(_)
            | Operation::MayMove(_)
            | Operation::Land
            | Operation::SwapPlaces
            | Operation::Drag
            | Operation::Strike
            | Operation::Follow => None,
        }
    }

    /// Gets whom it is done to, if that is said.
    pub fn whom(&self) -> Option<Whom> {
        match self {
            Operation::Repair(_, whom)
            | Operation::Damage(_, whom)
            | Operation::KnockOut(whom)
            | Operation::KnockBack(_, whom)
            | Operation::Pull(_, whom) => Some(*whom),
            Operation::MoreDamage(_) | Operation::SwapPlaces => Some(Whom::Target),
            Operation::Energy(_)
            | Operation::Move(_)
            | Operation::Draw(_)
            | Operation::Points(_)
            | Operation::LosePoints(_)
            | Operation::PayEnergy(_)
            | Operation::Scrap
            | Operation::Discard
            | Operation::Acquire
            | Operation::ScrapTop(_)
            | Operation::MayMove(_)
            | Operation::Land
            | Operation::Drag
            | Operation::Strike
            | Operation::Follow => None,
        }
    }

    /// Checks whether it moves robots.
    pub fn is_movement(&self) -> bool {
        matches!(
            self,
            Operation::KnockBack(..)
                | Operation::Pull(..)
                | Operation::Land
                | Operation::SwapPlaces
                | Operation::Drag
                | Operation::Follow
        )
    }
}
