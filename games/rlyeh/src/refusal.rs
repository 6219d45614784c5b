//! Why something may not be done.

use fracas_core::{Refusal, Seat};

use crate::Rlyeh;
use crate::action::Action;
use crate::state::State;

impl Rlyeh {
    pub(crate) fn explain(&self, _: &State, _: Seat, _: Action) -> Refusal {
        unimplemented!()
    }
}
