//! What makes a position possible: the checks on a state written by hand.
//!
//! - `cards`: where cards are; `course`: how far the game is; `play`: what is being played; `effects`: what is being
//!   carried out, and that the position waits for a decision

mod cards;
mod course;
mod effects;
mod play;

use fracas_core::Problems;

use crate::OverPower;
use crate::state::State;

/// A position whose words are known, and what was found wrong with it so far.
struct Check<'a> {
    game: &'a OverPower,
    state: &'a State,
    problems: Problems,
}

impl OverPower {
    /// Names all that makes a position impossible.
    pub(crate) fn check_position(&self, state: &State) -> Result<(), Problems> {
        let mut check = Check { game: self, state, problems: Problems::default() };
        check.team();
        check.cards();
        check.course();
        check.play();
        check.effects();
        check.waits();
        check.problems.or(())
    }
}

impl Check<'_> {
    /// Checks whether nothing was found wrong so far.
    fn is_sound(&self) -> bool {
        self.problems.iter().next().is_none()
    }
}
