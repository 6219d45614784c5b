//! How a draft ends: nobody wins it, so all share the first place.

use fracas_core::Outcome;

use crate::OverPowerLimited;
use crate::state::{Phase, State};

impl OverPowerLimited {
    /// Gets the result once all decks are handed in.
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        let scores = [0; fracas_core::MAX_SEATS];
        (state.phase == Phase::Over).then(|| Outcome::by_score(&scores[..self.seats]))
    }
}
