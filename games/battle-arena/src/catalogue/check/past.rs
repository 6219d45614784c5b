//! What has happened so far in an effect, in the order of the card.

use fracas_cards::effect::{Effect, Flaw};

use crate::words::{Count, Deed, Operation};

/// What has happened so far.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is noted and asked for by itself")]
pub(super) struct Past {
    has_flipped: bool,
    pub(super) has_rolled: bool,
    has_paid: bool,
    has_discarded: bool,
    pub(super) has_shown: bool,
}

impl Past {
    /// Notes a coin or a die.
    pub(super) fn note_chance(&mut self, effect: &Deed) {
        self.has_flipped |= matches!(effect, Effect::Coin { .. });
        self.has_rolled |= matches!(effect, Effect::Die { .. });
    }

    /// Notes what was done.
    pub(super) fn note(&mut self, operation: &Operation) {
        self.has_flipped |= matches!(operation, Operation::Flip(_) | Operation::FlipUntilTails);
        self.has_rolled |= matches!(operation, Operation::Roll(..));
        self.has_paid |= *operation == Operation::PayAny;
        self.has_discarded |= matches!(
            operation,
            Operation::DiscardPlays(_) | Operation::DiscardHeroes(_) | Operation::Discard
        );
        self.has_shown |= matches!(
            operation,
            Operation::RevealPlays(..)
                | Operation::RevealHeroes(..)
                | Operation::LookAtPlays(_)
                | Operation::Show
        );
    }

    /// Finds out that something is counted that has not happened.
    pub(super) fn lacks(self, count: Count) -> Option<Flaw> {
        match count {
            Count::Heads | Count::Tails => (!self.has_flipped).then(|| {
                Flaw::new("no coin was flipped", "counts flips", "put { flip = 3 } before it")
            }),
            Count::RollSum(_) | Count::RollsOf(_) => (!self.has_rolled).then(no_die),
            Count::Paid => (!self.has_paid).then(|| {
                Flaw::new("nothing was paid", "counts what was paid", "put \"pay-any\" before it")
            }),
            Count::Discarded => (!self.has_discarded).then(|| {
                Flaw::new(
                    "nothing was discarded",
                    "counts what was discarded",
                    "put { discard-plays = \"all\" } before it",
                )
            }),
            Count::ShownCosting(_) | Count::ShownPower(_) => (!self.has_shown).then(nothing_shown),
            Count::HotDogs(_)
            | Count::HotDogsBefore
            | Count::HotDogsSpent(_)
            | Count::HotDogsInDiscard
            | Count::PlaysRun(_)
            | Count::OtherPlaysRun
            | Count::PlaysRunCosting(_)
            | Count::PlaysRunLastBattle(_)
            | Count::PlaysInHand(_)
            | Count::HeroesInHand(_)
            | Count::CardsInHand(_)
            | Count::HeroesInDiscard(_)
            | Count::DiscardedLikeYours
            | Count::DiscardedLikeIt
            | Count::CardsInDiscard
            | Count::BattlesWon(_)
            | Count::BattlesLeft
            | Count::HeroesRevealed
            | Count::HeroesRevealedWith(_)
            | Count::PreviousLikeYours
            | Count::WeaponsRevealed
            | Count::Power(_)
            | Count::PrintedPower(_)
            | Count::Lead
            | Count::PreviousExtraPower
            | Count::ItsPower
            | Count::ItsCost
            | Count::FlipsThisBattle
            | Count::FlipsAndRolls
            | Count::FaceDownHeroes => None,
        }
    }
}

/// Says that there is no die to ask about.
pub(super) fn no_die() -> Flaw {
    Flaw::new("no die was rolled", "asks for a roll", "put { roll = 1 } before it")
}

/// Says that no card lies open.
pub(super) fn nothing_shown() -> Flaw {
    Flaw::new("no card lies open", "asks for open cards", "put { reveal-plays = 3 } before it")
}
