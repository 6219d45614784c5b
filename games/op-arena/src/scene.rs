//! What a viewer sees.

use fracas_core::{Choice, Scene, Seat, Viewer};

use crate::OpArena;
use crate::action::Action;
use crate::state::State;

impl OpArena {
    pub(crate) fn describe(&self, _: &State, _: Seat, action: Action) -> Choice {
        Choice { notation: action.write(&self.catalogue), ..Choice::default() }
    }

    pub(crate) fn show(&self, _: &State, _: Viewer) -> Scene {
        Scene::default()
    }
}
