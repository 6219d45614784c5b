//! What players see.

use fracas_core::{Choice, Scene, Seat, Viewer};

use crate::Rlyeh;
use crate::action::Action;
use crate::state::State;

impl Rlyeh {
    pub(crate) fn show(&self, _: &State, _: Viewer) -> Scene {
        unimplemented!()
    }

    pub(crate) fn describe(&self, _: &State, _: Seat, _: Action) -> Choice {
        unimplemented!()
    }
}
