//! What must have been chosen for what is done.

use fracas_cards::effect::Flaw;

use super::{Place, past};
use crate::words::{Lasting, Operation, Sort};

/// What "it" must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Needs {
    /// A Hero.
    Hero,
    /// A Play.
    Play,
}

impl Needs {
    /// Checks whether things are Heroes.
    pub(super) fn is_hero(sort: Sort) -> bool {
        matches!(sort, Sort::HeldHero | Sort::DiscardedHero | Sort::DeckHero | Sort::ShownHero)
    }

    /// Checks whether things are Plays.
    pub(super) fn is_play(sort: Sort) -> bool {
        matches!(
            sort,
            Sort::HeldPlay
                | Sort::DiscardedPlay
                | Sort::RunPlay
                | Sort::BookPlay
                | Sort::ShownPlay
                | Sort::Lasting
                | Sort::Name
        )
    }
}

impl Place<'_> {
    /// Gets what was chosen before the last choice.
    pub(super) fn outer(self) -> Option<Sort> {
        self.scope.groups().nth(1).map(|group| group.sort())
    }

    /// Checks whether what was chosen is one of these.
    pub(super) fn has_it(self, sorts: &[Sort]) -> bool {
        self.scope.it.is_some_and(|group| sorts.contains(&group.sort()))
    }

    pub(super) fn has(self, needs: Needs) -> bool {
        let is = match needs {
            Needs::Hero => Needs::is_hero,
            Needs::Play => Needs::is_play,
        };
        self.scope.it.is_some_and(|group| is(group.sort()))
    }

    /// Finds out that something else was chosen, or nothing.
    pub(super) fn needs(self, needs: Needs, what: &str, from: &str) -> Option<Flaw> {
        (!self.has(needs)).then(|| Flaw::nothing_chosen(what, from))
    }
}

/// Finds what is wrong with what an operation is done to.
pub(super) fn operation(operation: &Operation, place: Place<'_>) -> Option<Flaw> {
    use Sort::{
        BookPlay, DeckHero, DiscardedHero, DiscardedPlay, FaceDown, HeldHero, HeldPlay, ShownHero,
        ShownPlay,
    };
    let (sorts, what, from): (&[Sort], _, _) = match operation {
        Operation::Discard => {
            (&[HeldHero, HeldPlay, ShownHero, ShownPlay], "card to discard", "plays")
        }
        Operation::Show => {
            (&[HeldHero, HeldPlay, DiscardedHero, DiscardedPlay], "card to lay open", "plays")
        }
        Operation::Look => (&[HeldPlay], "Play to look at", "opposing-plays"),
        Operation::Reveal => (&[HeldPlay], "Play to show", "plays"),
        Operation::Take => (
            &[DiscardedHero, DiscardedPlay, DeckHero, BookPlay, ShownHero, ShownPlay],
            "card to take",
            "shown-plays",
        ),
        Operation::PutOnTop => {
            (&[HeldPlay, DiscardedPlay, ShownPlay], "Play to put on top", "shown-plays")
        }
        Operation::ShuffleIn => (
            &[HeldHero, HeldPlay, DiscardedHero, DiscardedPlay, ShownHero, ShownPlay],
            "card to shuffle in",
            "discarded-heroes",
        ),
        Operation::Replace => {
            (&[HeldHero, DiscardedHero, DeckHero, ShownHero], "Hero to replace yours", "heroes")
        }
        Operation::Swap => {
            (&[HeldHero, DiscardedHero, FaceDown], "Hero to swap with", "discarded-heroes")
        }
        Operation::Settle => (&[FaceDown], "face-down Hero", "unsettled-heroes"),
        Operation::Run => {
            (&[HeldPlay, DiscardedPlay, BookPlay, ShownPlay], "Play to run", "playbook")
        }
        Operation::Cancel(Lasting::Chosen) => {
            (&[Sort::Lasting], "Play to cancel", "opposing-lasting-plays")
        }
        Operation::Rest(_) => return (!place.past.has_shown).then(past::nothing_shown),
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
        | Operation::ShufflePlaysIn(_)
        | Operation::RenewPlays(_)
        | Operation::ShuffleDiscards(_)
        | Operation::ShufflePlaybook
        | Operation::ReplaceFromDeck(_)
        | Operation::RenewLineUp
        | Operation::LookAhead
        | Operation::ShowNext
        | Operation::DropNext
        | Operation::Recover(..)
        | Operation::RecoverUpTo(..)
        | Operation::LoseHotDogs(..)
        | Operation::PayAny
        | Operation::BecomeHotDog
        | Operation::TradeHotDogs
        | Operation::RunTop(_)
        | Operation::CopyLastPlay
        | Operation::Cancel(Lasting::All)
        | Operation::UndoPlays
        | Operation::EndBattle
        | Operation::Honors(_)
        | Operation::Flip(_)
        | Operation::FlipUntilTails
        | Operation::Roll(..)
        | Operation::Again
        | Operation::Reroll
        | Operation::Begin => return None,
    };
    (!place.has_it(sorts)).then(|| Flaw::nothing_chosen(what, from))
}
