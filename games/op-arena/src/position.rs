//! What makes a position possible: the checks on a state written by hand.

mod course;
mod dudes;
mod effects;

use fracas_cards::effect::asking;
use fracas_core::{Problems, SeatSet};

use crate::OpArena;
use crate::effects::View;
use crate::state::{Phase, State};

/// A position whose seats and Dudes are known, and what was found wrong with it so far.
struct Check<'a> {
    game: &'a OpArena,
    state: &'a State,
    problems: Problems,
}

impl OpArena {
    /// Names all that makes a position impossible.
    pub(crate) fn check_position(&self, state: &State) -> Result<(), Problems> {
        let mut check = Check { game: self, state, problems: Problems::default() };
        check.dudes();
        check.tokens();
        check.course();
        check.effects();
        check.problems.or(())
    }

    /// Works out who must decide; who has still to put down starting Dudes is written.
    pub(crate) fn who_is_due(&self, state: &State) -> SeatSet {
        if state.phase == Phase::Laying {
            return state.due;
        }
        if !state.stack.is_empty() {
            let ask = asking(self.catalogue.library(), &View { game: self, state });
            return ask.map_or(SeatSet::EMPTY, |ask| SeatSet::one(ask.seat));
        }
        if !state.fallen.is_empty() {
            return SeatSet::one(state.active);
        }
        if let Some((seat, _)) = self.pending(state) {
            return SeatSet::one(seat);
        }
        match state.phase {
            Phase::Laying | Phase::Over => SeatSet::EMPTY,
            Phase::Call => SeatSet::one(self.left_of(state.active, state.called.into())),
            Phase::Start
            | Phase::Discard
            | Phase::Token
            | Phase::Roll
            | Phase::Place
            | Phase::Placed
            | Phase::React
            | Phase::Cleanup => SeatSet::one(state.active),
        }
    }
}

impl Check<'_> {
    fn add(&mut self, place: impl Into<String>, message: impl Into<String>) {
        self.problems.add(place, message);
    }
}
