//! Cards of a hand that were chosen and are not shown yet.

use fracas_cards::effect::Secrecy;

use crate::words::{Deed, Discarding, How, Operation};

/// Checks whether something is asked or put off in an effect before the card of a hand that it is about
/// comes to where everyone sees it.
pub(super) fn betrays_card(effect: &Deed) -> bool {
    effect.betrays(&|operation| match operation {
        Operation::Discard
        | Operation::Show
        | Operation::Reveal
        | Operation::Replace
        | Operation::Swap
        | Operation::Run => Secrecy::Shows,
        Operation::RecoverUpTo(..)
        | Operation::PayAny
        | Operation::DiscardPlays(Discarding { how: How::Chosen(_), .. })
        | Operation::DiscardHeroes(Discarding { how: How::Chosen(_), .. }) => Secrecy::Asks,
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
        | Operation::DiscardPlays(_)
        | Operation::DiscardHeroes(_)
        | Operation::MillPlays(..)
        | Operation::MillHeroes(..)
        | Operation::RevealPlays(..)
        | Operation::LookAtPlays(_)
        | Operation::RevealHeroes(..)
        | Operation::Look
        | Operation::Take
        | Operation::PutOnTop
        | Operation::Rest(_)
        | Operation::ShuffleIn
        | Operation::ShufflePlaysIn(_)
        | Operation::RenewPlays(_)
        | Operation::ShuffleDiscards(_)
        | Operation::ShufflePlaybook
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
        | Operation::Begin => Secrecy::Keeps,
    })
}
