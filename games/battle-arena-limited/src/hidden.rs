//! Who knows what, and other possibilities for what they do not: what is opened and built is its player's alone (R180).

use std::hash::{Hash as _, Hasher};

use fracas_core::{Chance, Viewer};

use crate::state::{Bench, State};
use crate::{ALONE, BattleArenaLimited};

impl BattleArenaLimited {
    /// Opens other packs for those who look on. A deck never comes to light here, so that they imagine none.
    pub(crate) fn redeal(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        if !viewer.is(ALONE) {
            state.pool = self.open_packs(chance);
            state.bench = Bench::default();
        }
    }
}

/// Hashes what the player knows.
pub(crate) fn know(state: &State, hasher: &mut impl Hasher) {
    (state.pool, state.bench, state.is_done).hash(hasher);
}
