//! What effects do to where robots are.

use fracas_cards::effect::{Context, Flow};
use fracas_core::Log;

use super::{Doer, card_of, robot_of};
use crate::RobotQuest;
use crate::event::Event;
use crate::movement::Heading;
use crate::sight::Cell;
use crate::state::{RobotId, State};
use crate::thing::Thing;
use crate::words::{Freedom, PullTo, Whom};

impl<L: Log<Event, State>> Doer<'_, L> {
    /// Lets a robot move as others may not, for the rest of the turn.
    pub(super) fn set_free(&mut self, freedom: Freedom, context: Context) {
        let robot = self.state.robot_mut(robot_of(context));
        match freedom {
            Freedom::OverObstacles => robot.flies = true,
            Freedom::Diagonally => robot.is_diagonal = true,
        }
    }

    pub(super) fn shift(
        &mut self,
        spaces: u8,
        whom: Whom,
        heading: Heading,
        context: Context,
    ) -> Flow {
        let robots = self.game.robots(self.state, whom, context);
        let by = robot_of(context);
        let is_done = self.game.shift(self.state, by, robots, spaces, heading, self.log);
        if is_done { Flow::On } else { Flow::Again }
    }

    /// Pulls robots; one that is to come next to the puller and is diagonal to it goes where the puller
    /// wants (R121).
    pub(super) fn pull(&mut self, to: PullTo, whom: Whom, context: Context) -> Flow {
        let is_under_way = self.state.deed.shift.is_under_way;
        if !is_under_way && self.game.robots(self.state, whom, context).len() == 0 {
            return Flow::On;
        }
        let spaces = match to {
            PullTo::Spaces(spaces) => spaces,
            PullTo::NextToYou => u8::MAX,
        };
        let flow = self.shift(spaces, whom, Heading::Towards, context);
        if (flow, to) == (Flow::On, PullTo::NextToYou) {
            let beside = self.game.catalogue.beside();
            let card = card_of(context);
            RobotQuest::begin(self.state, beside, context.owner, robot_of(context), card);
        }
        flow
    }

    /// Moves the pusher into the space that the pushed robot left, if it left it (R104, R105).
    pub(super) fn follow(&mut self, by: RobotId) {
        let shift = self.state.deed.shift;
        let is_free = self.state.robot_at(shift.start).is_none();
        if 0 < shift.gone && is_free && self.state.robot(by).cell.is_some() {
            let moved = |board, to| Event::Moved { board, to };
            RobotQuest::put(self.state, by, shift.start, moved, self.log);
            if !self.state.robot(by).flies {
                self.game.enter(self.state, by);
            }
        }
    }

    /// Pulls the robot of the last pull onto the space that was chosen (R121).
    pub(super) fn drag(&mut self, context: Context) {
        if let Some(Thing::Space(cell)) = RobotQuest::thing(self.state, context) {
            let robot = self.state.deed.shift.robot;
            self.displace(robot, cell);
        }
    }

    pub(super) fn land(&mut self, context: Context) {
        let you = robot_of(context);
        if let Some(Thing::Space(cell)) = RobotQuest::thing(self.state, context)
            && self.state.robot(you).cell.is_some()
        {
            self.displace(you, cell);
        }
    }

    fn displace(&mut self, robot: RobotId, to: Cell) {
        let shifted = |board, to| Event::Shifted { board, to };
        RobotQuest::put(self.state, robot, to, shifted, self.log);
        self.game.enter(self.state, robot);
    }

    pub(super) fn swap_places(&mut self, you: RobotId) {
        let Some(target) = self.state.deed.target else { return };
        let cells = self.state.robot(you).cell.zip(self.state.robot(target).cell);
        if let Some((own, other)) = cells {
            self.displace(target, own);
            self.displace(you, other);
        }
    }
}
