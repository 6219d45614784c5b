//! Who knows what, and other possibilities for what they do not.
//!
//! Stacks and picks are open. What is in sealed packs nobody knows; Uncommons and Rares only who opened them (R479), and
//! of a deck that is built only its builder knows anything, but for whether it is handed in. Decks of others never come
//! to light here, so that worlds have none. A Sealed pool is its player's alone.

use std::hash::{Hash as _, Hasher};

use fracas_core::{Chance, Seat, Viewer};

use crate::OverPowerLimited;
use crate::options::Mode;
use crate::state::{Bench, State};

impl OverPowerLimited {
    /// Fills the packs anew that a viewer has not seen. Packs do not depend on each other, so what is known of some says
    /// nothing about the others.
    pub(crate) fn redeal(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        let each = self.mode.packs();
        let opened = usize::from(state.opened);
        for at in 0..state.packs.len() {
            let (owner, number) = (Seat((at / each) as u8), at % each);
            let is_own = viewer.is(owner);
            if opened <= number || (self.mode != Mode::Draft && !is_own) {
                state.packs[at] = self.products.fill_pack(&self.catalogue, chance);
            } else if !is_own {
                state.packs[at].finds = self.products.fill_finds(chance);
            }
        }
        if let Some(starter) = state.starter.as_mut().filter(|_| viewer == Viewer::Spectator) {
            *starter = chance.below(self.products.starters().len() as u32) as u8;
        }
        for seat in Seat::all(self.seats).filter(|seat| !viewer.is(*seat)) {
            state.player_mut(seat).bench = Bench::default();
        }
    }

    /// Hashes what a seat knows.
    pub(crate) fn know_of(&self, state: &State, seat: Seat, hasher: &mut impl Hasher) {
        (seat, state.due, state.opened, state.starter).hash(hasher);
        for player in &state.players {
            player.stacks.hash(hasher);
            hasher.write_u8(player.is_done.into());
        }
        let each = self.mode.packs();
        let opened = |at: &usize| at % each < usize::from(state.opened);
        for pack in (0..state.packs.len()).filter(opened).map(|at| &state.packs[at]) {
            pack.characters.hash(hasher);
        }
        state.finds(seat).for_each(|find| find.hash(hasher));
        state.player(seat).bench.hash(hasher);
    }
}
