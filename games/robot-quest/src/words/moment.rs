//! What can be waited for.

use fracas_cards::effect::{Spelling, Time, Word};
use serde::{Deserialize, Serialize};

/// A moment in the turns of the one whose card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// `"end-of-turn"`: the End of Turn phase of this turn.
    EndOfTurn,
    /// `"start-of-turn"`: the Start of Turn phase of the next turn.
    StartOfTurn,
}

impl Word for Moment {
    type Saying = Time;
    const KIND: &'static str = "moment";
    const WORDS: &'static [Spelling<Self>] = &[
        ("end-of-turn", |word| word.alone(Moment::EndOfTurn)),
        ("start-of-turn", |word| word.alone(Moment::StartOfTurn)),
    ];

    fn say(&self) -> Time {
        match self {
            Moment::EndOfTurn => {
                Time::point("the end of your turn", "the end of each of your turns")
            }
            Moment::StartOfTurn => {
                Time::point("the start of your next turn", "the start of each of your turns")
            }
        }
    }
}
