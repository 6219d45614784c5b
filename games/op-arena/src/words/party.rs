//! To which players something is done.

use fracas_cards::Value;
use fracas_cards::effect::Subject;

use super::{Players, Whose};

/// Some players, as seen from who uses the effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Party {
    /// `"you"`, `"each"`, `"others"`, `"adjacent"`, `"left"`, `"right"`, `"leaders"`: those who would control
    /// what is meant.
    Those(Whose),
    /// `"that-player"`: the one that was chosen, or whose doing it was.
    That,
    /// `"controller"`: who controls the Dude that was chosen.
    Controller,
}

/// The words for players.
const WORDS: [(&str, Party); 9] = [
    ("you", Party::YOU),
    ("each", Party::Those(Whose::Of(Players::Any))),
    ("others", Party::Those(Whose::Of(Players::Others))),
    ("adjacent", Party::Those(Whose::Of(Players::Adjacent))),
    ("left", Party::Those(Whose::Of(Players::Left))),
    ("right", Party::Those(Whose::Of(Players::Right))),
    ("leaders", Party::Those(Whose::Leaders)),
    ("that-player", Party::That),
    ("controller", Party::Controller),
];

impl Party {
    /// Who uses the effect.
    pub const YOU: Party = Party::Those(Whose::Yours);

    pub(crate) fn read(value: Value<'_>) -> Option<Party> {
        value.as_word(&WORDS)
    }

    /// Says who.
    pub(crate) fn subject(self) -> Subject {
        if self == Party::YOU { Subject::You } else { Subject::one(self.object()) }
    }

    /// Says of whom something is taken: "each other player".
    pub(crate) fn object(self) -> &'static str {
        match self {
            Party::Those(Whose::Yours) => "you",
            Party::Those(Whose::Of(Players::Any)) => "each player",
            Party::Those(Whose::Of(Players::Others)) => "each other player",
            Party::Those(Whose::Of(Players::Adjacent)) => "each adjacent player",
            Party::Those(Whose::Of(Players::Left)) => "the player on your left",
            Party::Those(Whose::Of(Players::Right)) => "the player on your right",
            Party::Those(Whose::Leaders) => "each leader among the other players",
            Party::That => "that player",
            Party::Controller => "its controller",
        }
    }
}
