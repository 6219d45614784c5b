//! When Persistent abilities trigger by themselves.

use fracas_cards::effect::{Spelling, Word};

/// A moment at which a Persistent ability triggers (R95).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum When {
    /// `"enters"`: it is put in play; whether to use it is its controller's choice (R44).
    Enters,
    /// `"your-turn-starts"`: the turn of its controller starts (R36).
    TurnStarts,
    /// `"your-turn-ends"`: the turn of its controller ends.
    TurnEnds,
    /// `"targeted-by-token"`: a token is played on it (R58).
    TargetedByToken,
    /// `"targeted"`: an action of another Dude targets it (R86).
    Targeted,
    /// `"damaged"`: another Dude has dealt it damage and it lives.
    Damaged,
    /// `"dies"`: it dies.
    Dies,
    /// `"kills"`: it has dealt a killing blow.
    Kills,
    /// `"another-dies"`: another Dude dies.
    AnotherDies,
    /// `"another-enters"`: another Dude is put in play.
    AnotherEnters,
    /// `"you-fail"`: its controller Fails (R74).
    YouFail,
    /// `"another-fails"`: another player Fails.
    AnotherFails,
}

/// What brings an ability about that triggers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// What a Dude or a player does: it comes before what waits for its turn (C1).
    Deed,
    /// The course of the turn.
    Turn,
}

impl When {
    /// How many moments there are.
    pub(crate) const COUNT: usize = When::AnotherFails as usize + 1;

    /// Gets what brings it about.
    #[inline]
    pub(crate) fn cause(self) -> Cause {
        match self {
            When::TurnStarts | When::TurnEnds | When::YouFail | When::AnotherFails => Cause::Turn,
            When::Enters
            | When::TargetedByToken
            | When::Targeted
            | When::Damaged
            | When::Dies
            | When::Kills
            | When::AnotherDies
            | When::AnotherEnters => Cause::Deed,
        }
    }

    /// Checks whether what is pending since then is about the Dude that did it, or that came.
    #[inline]
    pub(crate) fn is_about_dude(self) -> bool {
        matches!(self, When::Damaged | When::AnotherEnters)
    }
}

impl Word for When {
    type Saying = String;
    const KIND: &'static str = "moment";
    const WORDS: &'static [Spelling<Self>] = &[
        ("enters", |word| word.alone(When::Enters)),
        ("your-turn-starts", |word| word.alone(When::TurnStarts)),
        ("your-turn-ends", |word| word.alone(When::TurnEnds)),
        ("targeted-by-token", |word| word.alone(When::TargetedByToken)),
        ("targeted", |word| word.alone(When::Targeted)),
        ("damaged", |word| word.alone(When::Damaged)),
        ("dies", |word| word.alone(When::Dies)),
        ("kills", |word| word.alone(When::Kills)),
        ("another-dies", |word| word.alone(When::AnotherDies)),
        ("another-enters", |word| word.alone(When::AnotherEnters)),
        ("you-fail", |word| word.alone(When::YouFail)),
        ("another-fails", |word| word.alone(When::AnotherFails)),
    ];

    fn say(&self) -> String {
        match self {
            When::Enters => "when this Dude is put in play",
            When::TurnStarts => "at the start of your turn",
            When::TurnEnds => "at the end of your turn",
            When::TargetedByToken => "when a player plays a token on this Dude",
            When::Targeted => "when targeted by another Dude",
            When::Damaged => "after surviving damage by another Dude",
            When::Dies => "when a player kills this Dude",
            When::Kills => "when this Dude kills one or more Dudes",
            When::AnotherDies => "when one or more other Dudes die",
            When::AnotherEnters => "when another Dude is put in play",
            When::YouFail => "when you Fail",
            When::AnotherFails => "when another player Fails",
        }
        .to_owned()
    }
}
