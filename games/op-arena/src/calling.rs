//! Phases 1 and 2: the active player may discard a Dude, and everyone may answer the call (R28 to R46).

use fracas_core::{Log, Seat};

use crate::OpArena;
use crate::dude::DudeId;
use crate::event::{Event, Merit};
use crate::state::{MOST_CALLED, State};

impl OpArena {
    /// Discards a Dude in play in phase 1 (R28 to R35).
    pub(crate) fn discard_own(
        &self,
        state: &mut State,
        dude: DudeId,
        log: &mut impl Log<Event, State>,
    ) {
        let Some(markers) = state.fighter(dude).map(|fighter| fighter.markers) else { return };
        OpArena::discard_dude(state, dude, log);
        for seat in self.from(state.active).skip(1) {
            self.give_award(state, seat, markers.of(seat).into(), Merit::Markers, log);
        }
    }

    /// Finds the next player who may answer the call (R38 to R42).
    pub(crate) fn next_called(&self, state: &mut State) -> Option<Seat> {
        let counts = state.fighters_by_seat();
        while usize::from(state.called) < self.seats {
            let seat = self.left_of(state.active, state.called.into());
            if self.may_answer_with(state, seat, counts[seat.index()].into()) {
                return Some(seat);
            }
            state.called += 1;
        }
        None
    }

    /// Checks whether a player may answer the call.
    #[inline]
    pub(crate) fn may_answer_call(&self, state: &State, seat: Seat) -> bool {
        self.may_answer_with(state, seat, state.fighters_of(seat).count())
    }

    /// Checks whether a player with so many Dudes in play may answer the call.
    #[inline]
    fn may_answer_with(&self, state: &State, seat: Seat, fighters: usize) -> bool {
        let is_full = self.has_limit && MOST_CALLED <= fighters;
        !is_full && !state.player(seat).hand.is_empty()
    }
}
