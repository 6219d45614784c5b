//! What makes a position possible: the checks on a state written by hand.

mod cards;
mod course;
mod cubes;
mod effects;
mod robots;

use fracas_cards::effect::asking;
use fracas_core::{Problems, Seat};

use crate::RobotQuest;
use crate::effects::View;
use crate::state::{Phase, RobotId, State};

/// A position whose seats, cards and robots are known, and what was found wrong with it so far.
struct Check<'a> {
    game: &'a RobotQuest,
    state: &'a State,
    problems: Problems,
}

impl RobotQuest {
    /// Names all that makes a position impossible.
    pub(crate) fn check_position(&self, state: &State) -> Result<(), Problems> {
        let mut check = Check { game: self, state, problems: Problems::default() };
        check.robots();
        check.cubes();
        check.cards();
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
            Phase::Boards => self.next_without_board(state).map(|robot| self.owner(robot)),
            Phase::Placing => self.next_to_place(state).map(|robot| self.owner(robot)),
            Phase::Start | Phase::Respawn | Phase::Main | Phase::End => Some(state.active),
            Phase::Over => None,
        }
    }
}

impl Check<'_> {
    fn add(&mut self, place: impl Into<String>, message: impl Into<String>) {
        self.problems.add(place, message);
    }

    /// Checks whether the first turn has not begun yet.
    fn is_setup(&self) -> bool {
        matches!(self.state.phase, Phase::Boards | Phase::Placing)
    }

    /// Checks whether it is a time in which a seat can have played cards and used abilities.
    fn can_have_acted(&self, seat: Seat) -> bool {
        let is_time = matches!(self.state.phase, Phase::Main | Phase::End);
        is_time && seat == self.state.active
    }

    /// Iterates over the robots of the table.
    fn all_robots(&self) -> impl Iterator<Item = RobotId> + use<> {
        (0..self.game.robots as u8).map(RobotId)
    }

    /// Says where a robot is written.
    fn place_of(&self, robot: RobotId) -> String {
        let (owner, at) = (self.game.owner(robot), robot.index() / self.game.seats);
        format!("players[{owner}].robots[{at}]")
    }
}
