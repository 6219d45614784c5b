//! What operations are done to, and how much.

use fracas_cards::effect::{Chooser, Selection};

use super::{Discarding, How, Operation};
use crate::words::{Group, Number, Side, Words};

impl Operation {
    /// Gets the things that must be chosen first.
    pub(in crate::words) fn target(&self) -> Option<Selection<Words>> {
        match self {
            Operation::DiscardPlays(Discarding { who, how, .. }) => {
                discarded(*how, *who, Group::Plays(*who))
            }
            Operation::DiscardHeroes(Discarding { who, how, weapon }) => {
                discarded(*how, *who, Group::Heroes(*who, *weapon))
            }
            Operation::RecoverUpTo(most, who) => {
                let by = Chooser::Role(*who);
                Some(Selection::exactly(1, Group::Recovered(*most, *who)).by(by))
            }
            Operation::PayAny => Some(Selection::exactly(1, Group::Payments)),
            Operation::Power(..)
            | Operation::SetPower { .. }
            | Operation::SwapPower
            | Operation::DoublePower
            | Operation::ShareChanges
            | Operation::TurnLosses
            | Operation::HoldPower
            | Operation::Draw(..)
            | Operation::DrawAlong
            | Operation::DrawHeroes(..)
            | Operation::Discard
            | Operation::MillPlays(..)
            | Operation::MillHeroes(..)
            | Operation::RevealPlays(..)
            | Operation::LookAtPlays(_)
            | Operation::RevealHeroes(..)
            | Operation::Show
            | Operation::Look
            | Operation::Reveal
            | Operation::Take
            | Operation::PutOnTop
            | Operation::Rest(_)
            | Operation::ShuffleIn
            | Operation::ShufflePlaysIn(_)
            | Operation::RenewPlays(_)
            | Operation::ShuffleDiscards(_)
            | Operation::ShufflePlaybook
            | Operation::Replace
            | Operation::Swap
            | Operation::ReplaceFromDeck(_)
            | Operation::Settle
            | Operation::RenewLineUp
            | Operation::LookAhead
            | Operation::ShowNext
            | Operation::DropNext
            | Operation::Recover(..)
            | Operation::LoseHotDogs(..)
            | Operation::BecomeHotDog
            | Operation::TradeHotDogs
            | Operation::Run
            | Operation::RunTop(_)
            | Operation::CopyLastPlay
            | Operation::Cancel(_)
            | Operation::UndoPlays
            | Operation::EndBattle
            | Operation::Honors(_)
            | Operation::Flip(_)
            | Operation::FlipUntilTails
            | Operation::Roll(..)
            | Operation::Again
            | Operation::Reroll
            | Operation::Begin => None,
        }
    }

    /// Gets the number that it is about.
    pub fn amount(&self) -> Option<&Number> {
        match self {
            Operation::Power(amount, _)
            | Operation::SetPower { to: amount, .. }
            | Operation::Draw(amount, _)
            | Operation::DrawHeroes(amount, _)
            | Operation::MillPlays(amount, _)
            | Operation::MillHeroes(amount, _)
            | Operation::Recover(amount, _)
            | Operation::LoseHotDogs(amount, _) => Some(amount),
            Operation::SwapPower
            | Operation::DoublePower
            | Operation::ShareChanges
            | Operation::TurnLosses
            | Operation::HoldPower
            | Operation::DrawAlong
            | Operation::DiscardPlays(_)
            | Operation::DiscardHeroes(_)
            | Operation::Discard
            | Operation::RevealPlays(..)
            | Operation::LookAtPlays(_)
            | Operation::RevealHeroes(..)
            | Operation::Show
            | Operation::Look
            | Operation::Reveal
            | Operation::Take
            | Operation::PutOnTop
            | Operation::Rest(_)
            | Operation::ShuffleIn
            | Operation::ShufflePlaysIn(_)
            | Operation::RenewPlays(_)
            | Operation::ShuffleDiscards(_)
            | Operation::ShufflePlaybook
            | Operation::Replace
            | Operation::Swap
            | Operation::ReplaceFromDeck(_)
            | Operation::Settle
            | Operation::RenewLineUp
            | Operation::LookAhead
            | Operation::ShowNext
            | Operation::DropNext
            | Operation::RecoverUpTo(..)
            | Operation::PayAny
            | Operation::BecomeHotDog
            | Operation::TradeHotDogs
            | Operation::Run
            | Operation::RunTop(_)
            | Operation::CopyLastPlay
            | Operation::Cancel(_)
            | Operation::UndoPlays
            | Operation::EndBattle
            | Operation::Honors(_)
            | Operation::Flip(_)
            | Operation::FlipUntilTails
            | Operation::Roll(..)
            | Operation::Again
            | Operation::Reroll
            | Operation::Begin => None,
        }
    }
}

fn discarded(how: How, who: Side, from: Group) -> Option<Selection<Words>> {
    match how {
        How::Chosen(count) => Some(Selection::exactly(count, from).by(Chooser::Role(who))),
        How::AtRandom(count) => Some(Selection::exactly(count, from).by(Chooser::Chance)),
        How::All => None,
    }
}
