//! What makes a position possible: the checks on a state written by hand.

mod board;
mod cards;
mod course;
mod effects;
mod players;

use fracas_cards::effect::asking;
use fracas_core::{Problems, Seat};

use crate::Rlyeh;
use crate::effects::View;
use crate::state::{Phase, State};

/// A position whose seats, cards and heroes are known, and what was found wrong with it so far.
struct Check<'a> {
    game: &'a Rlyeh,
    state: &'a State,
    problems: Problems,
}

impl Rlyeh {
    /// Names all that makes a position impossible.
    pub(crate) fn check_position(&self, state: &State) -> Result<(), Problems> {
        let mut check = Check { game: self, state, problems: Problems::default() };
        check.board();
        check.cards();
        check.players();
        check.course();
        check.effects();
        check.problems.or(())
    }

    /// Works out who must decide.
    pub(crate) fn who_is_due(&self, state: &State) -> Option<Seat> {
        if !state.stack.is_empty() {
            let ask = asking(self.catalogue.library(), &View { game: self, state });
            return ask.map(|ask| ask.seat);
        }
        match state.phase {
            Phase::Heroes => self.next_without_hero(state),
            Phase::Main => Some(state.active),
            // Only effects ask something then.
            Phase::Start | Phase::End | Phase::Over => None,
        }
    }

    /// Finds who chooses a hero next, from the first player on.
    pub(crate) fn next_without_hero(&self, state: &State) -> Option<Seat> {
        let mut seats = std::iter::once(state.first).chain(self.others(state.first));
        seats.find(|seat| state.player(*seat).hero.is_none())
    }
}

impl Check<'_> {
    fn add(&mut self, place: impl Into<String>, message: impl Into<String>) {
        self.problems.add(place, message);
    }

    /// Checks whether the first turn has not begun yet.
    fn is_setup(&self) -> bool {
        self.state.phase == Phase::Heroes
    }
}
