//! To which players something is done.

use fracas_cards::Value;
use fracas_cards::effect::Subject;

/// Some players, as seen from who uses the effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Party {
    /// `"you"`: who uses the effect.
    You,
    /// `"each"`: everyone.
    Each,
    /// `"others"`: everyone else.
    Others,
    /// `"adjacent"`: the adjacent players (R113).
    Adjacent,
    /// `"left"`: the player on the left.
    Left,
    /// `"right"`: the player on the right.
    Right,
    /// `"leaders"`: the others with the most Victory Points.
    Leaders,
    /// `"that-player"`: the one that was chosen, or whose doing it was.
    That,
    /// `"controller"`: who controls the Dude that was chosen.
    Controller,
}

/// The words for players.
const WORDS: [(&str, Party); 9] = [
    ("you", Party::You),
    ("each", Party::Each),
    ("others", Party::Others),
    ("adjacent", Party::Adjacent),
    ("left", Party::Left),
    ("right", Party::Right),
    ("leaders", Party::Leaders),
    ("that-player", Party::That),
    ("controller", Party::Controller),
];

impl Party {
    pub(crate) fn read(value: Value<'_>) -> Option<Party> {
        value.as_word(&WORDS)
    }

    /// Says who.
    pub(crate) fn subject(self) -> Subject {
        if self == Party::You { Subject::You } else { Subject::one(self.object()) }
    }

    /// Says of whom something is taken: "each other player".
    pub(crate) fn object(self) -> &'static str {
        match self {
            Party::You => "you",
            Party::Each => "each player",
            Party::Others => "each other player",
            Party::Adjacent => "each adjacent player",
            Party::Left => "the player on your left",
            Party::Right => "the player on your right",
            Party::Leaders => "each leader among the other players",
            Party::That => "that player",
            Party::Controller => "its controller",
        }
    }
}
