//! Knocking back and pulling.

use fracas_core::Log;

use super::Obstacle;
use crate::RobotQuest;
use crate::event::{Bump, Event};
use crate::sight::{DIAGONAL, NEXT, towards};
use crate::state::{RobotId, RobotSet, Shift, State};

/// Where a robot goes when it is knocked back or pulled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heading {
    /// Away from the one whose doing it is.
    Away,
    /// Towards it, as far as the space next to it.
    Towards,
}

impl RobotQuest {
    /// Knocks back or pulls robots as far as the next tile that acts, and checks whether all is done.
    ///
    /// Those go first that the others move towards, so that they make room.
    pub(crate) fn shift(
        &self,
        state: &mut State,
        by: RobotId,
        robots: RobotSet,
        spaces: u8,
        heading: Heading,
        log: &mut impl Log<Event, State>,
    ) -> bool {
        // Once under way it goes on without the one who did it, whom a tile may Knock Out.
        if !state.deed.shift.is_under_way {
            let Some(origin) = state.robot(by).cell else { return true };
            state.deed.shift =
                Shift { is_under_way: true, queue: robots, origin, ..Shift::default() };
        }
        let depth = state.stack.depth();
        loop {
            let shift = state.deed.shift;
            let is_there = state.robot(shift.robot).cell.is_some();
            if shift.left == 0 || !is_there {
                if !next_in_queue(state, spaces, heading) {
                    state.deed.shift.is_under_way = false;
                    return true;
                }
                continue;
            }
            self.shift_one(state, heading, log);
            if depth < state.stack.depth() {
                return false;
            }
        }
    }

    /// Moves the robot of the shift one space, or lets it bump into what stops it.
    fn shift_one(&self, state: &mut State, heading: Heading, log: &mut impl Log<Event, State>) {
        let Shift { robot, origin, start, gone, .. } = state.deed.shift;
        let next = match heading {
            Heading::Away => self.obstacle_behind(state, origin, start, gone),
            Heading::Towards => {
                let is_there = state.robot(robot).cell.is_some_and(|cell| cell.is_next_to(origin));
                let path = towards(origin, start);
                match path.get(gone as usize) {
                    Some(&cell) if !is_there => self.free(state, cell),
                    _ => {
                        state.deed.shift.left = 0;
                        return;
                    }
                }
            }
        };
        match next {
            Ok(cell) => {
                state.deed.shift.left -= 1;
                state.deed.shift.gone += 1;
                RobotQuest::put(state, robot, cell, |board, to| Event::Shifted { board, to }, log);
                log.pause(state);
                self.enter(state, robot);
            }
            Err(obstacle) => {
                state.deed.shift.left = 0;
                state.deed.shift.was_stopped = self.collide(state, robot, obstacle, log);
            }
        }
    }

    /// Lets a robot bump into an obstacle: 1 damage, and 1 to a robot that is the obstacle (R109,
    /// R111). A robot that was knocked into the same one this turn does not bump into it (R112).
    fn collide(
        &self,
        state: &mut State,
        robot: RobotId,
        obstacle: Obstacle,
        log: &mut impl Log<Event, State>,
    ) -> bool {
        let hurt = state.robot_mut(robot);
        let is_new = hurt.hits & obstacle.bit() == 0;
        let Some(board) = hurt.board.filter(|_| is_new) else { return false };
        hurt.hits |= obstacle.bit();
        let with = match obstacle {
            Obstacle::Wall(cell) => Some(Bump::Wall(cell)),
            Obstacle::Side(edge) => Some(Bump::Side(edge)),
            Obstacle::Robot(other) => state.robot(other).board.map(Bump::Robot),
        };
        if let Some(with) = with {
            log.tell(Event::Collided { board, with });
        }
        self.damage(state, robot, 1, log);
        if let Obstacle::Robot(other) = obstacle {
            self.damage(state, other, 1, log);
        }
        log.pause(state);
        true
    }

    /// Gets the spaces next to a puller onto which a robot can be pulled that came diagonal to it on a
    /// line of 45 degrees (R121).
    pub(crate) fn spaces_beside(&self, state: &State, by: RobotId) -> u64 {
        let shift = state.deed.shift;
        let (Some(puller), Some(other)) = (state.robot(by).cell, state.robot(shift.robot).cell)
        else {
            return 0;
        };
        let is_diagonal =
            puller.is_diagonal_to(shift.start) && other.is_in(DIAGONAL[puller.index()]);
        let blocked = self.field.walls | state.occupied();
        let beside = NEXT[puller.index()] & NEXT[other.index()] & !blocked;
        if is_diagonal { beside } else { 0 }
    }
}

/// Takes the next robot to be shifted: the furthest when they go away, the nearest when they come;
/// false if there is none.
fn next_in_queue(state: &mut State, spaces: u8, heading: Heading) -> bool {
    let Shift { origin, queue, .. } = state.deed.shift;
    let far = |robot: &RobotId| state.robot(*robot).cell.map(|cell| cell.distance(origin));
    let next = match heading {
        Heading::Away => queue.iter().max_by_key(far),
        Heading::Towards => queue.iter().min_by_key(far),
    };
    let Some(robot) = next else { return false };
    let shift = &mut state.deed.shift;
    shift.queue.remove(robot);
    shift.robot = robot;
    if let Some(start) = state.robots[robot.index()].cell {
        *shift = Shift { start, left: spaces, gone: 0, was_stopped: false, ..*shift };
    }
    true
}
