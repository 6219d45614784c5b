//! What can be waited for.

mod spelling;

use serde::{Deserialize, Serialize};

/// A moment of a game. "You" is whose Play waits for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// `"start-of-battle"`: the start of each Battle, before substitutions.
    StartOfBattle,
    /// `"next-battle"`: the start of the next Battle.
    NextBattle,
    /// `{ start-of = 7 }`: the start of this Battle.
    StartOf(u8),
    /// `"reveal"`: the Heroes of a Battle are revealed.
    Reveal,
    /// `"next-reveal"`: the Heroes of the next Battle are revealed.
    NextReveal,
    /// `{ reveal-after = 2 }`: the Heroes of the Battle so many later are revealed.
    RevealAfter(u8),
    /// `{ reveal-of = 7 }`: the Heroes of this Battle are revealed.
    RevealOf(u8),
    /// `"its-reveal"`: the Heroes of the Battle that was chosen, or of that of the face-down Hero that was
    /// chosen, are revealed.
    ItsReveal,
    /// `"plays-over"`: both players have finished running Plays in this Battle.
    PlaysOver,
    /// `"decided"`: this Battle, or any Battle, is decided.
    Decided,
    /// `"honors"`: Honors are settled for the next Battle.
    Honors,
    /// `"end-of-battle"`: this Battle is over, draws included.
    EndOfBattle,
    /// `"end-of-next-battle"`: the next Battle is over.
    EndOfNextBattle,
    /// `{ battles-from-now = 2 }`: the Battle so many later is over.
    BattlesFromNow(u8),
    /// `{ end-of = 7 }`: this Battle is over.
    EndOf(u8),
    /// `"you-run"`: you run a Play.
    YouRun,
    /// `"opponent-runs"`: your opponent runs a Play.
    OpponentRuns,
    /// `"you-roll"`: you roll a die.
    YouRoll,
    /// `"opponent-rolls"`: your opponent rolls a die.
    OpponentRolls,
    /// `"roll"`: anyone rolls a die.
    Roll,
    /// `"flip"`: anyone flips a coin.
    Flip,
    /// `"you-win"`: you win a Battle.
    YouWin,
    /// `"opponent-wins"`: your opponent wins a Battle.
    OpponentWins,
    /// `"hero-lost"`: one of your Heroes is discarded other than by substitution.
    HeroLost,
    /// `"opponent-draws"`: your opponent draws a Play because of a Play.
    OpponentDraws,
}
