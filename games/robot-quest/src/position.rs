//! What makes a position possible: the checks on a state written by hand.

use fracas_cards::effect::asking;
use fracas_core::Seat;

use crate::RobotQuest;
use crate::effects::View;
use crate::state::{Phase, State};

impl RobotQuest {
    /// Works out who must decide.
    pub(crate) fn who_is_due(&self, state: &State) -> Option<Seat> {
        if !state.stack.is_empty() {
            let ask = asking(self.catalogue.library(), &View { game: self, state });
            return ask.map(|ask| ask.seat);
        }
        match state.phase {
            Phase::Boards => self.next_without_board(state).map(|robot| self.owner(robot)),
            Phase::Placing => self.next_to_place(state).map(|robot| self.owner(robot)),
            Phase::Start | Phase::Respawn | Phase::Main | Phase::End => Some(state.active),
            Phase::Over => None,
        }
    }
}
