//! Why something may not be done.

use fracas_core::{Refusal, Seat};

use crate::OpArena;
use crate::action::Action;
use crate::state::{Phase, State};

impl OpArena {
    /// Says why an action is not legal.
    pub(crate) fn explain(&self, state: &State, seat: Seat, _: Action) -> Refusal {
        if state.phase == Phase::Over {
            return Refusal::over(125);
        }
        if !state.due.contains(seat) {
            return Refusal::not_your_turn(25);
        }
        Refusal::plain("not-now", "that cannot be done now")
    }
}
