//! What can be waited for.

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
