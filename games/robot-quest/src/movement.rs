//! Moving and pushing.
//!
//! - `shift`: knocking back and pulling

mod shift;

pub(crate) use shift::Heading;

use fracas_core::Log;

use crate::RobotQuest;
use crate::event::Event;
use crate::sight::{Cell, DIAGONAL, Edge, NEXT, away};
use crate::state::{MAX_ROBOTS, Robot, RobotId, State};

/// What a push costs (R102).
const PUSH: u8 = 2;

/// What stops a robot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Obstacle {
    /// A tile that blocks movement.
    Wall(Cell),
    /// A side of the arena, which counts as a Wall (R110).
    Side(Edge),
    /// Another robot.
    Robot(RobotId),
}

impl Obstacle {
    /// Gets its bit among the obstacles that a robot was knocked into (R112).
    pub(crate) fn bit(self) -> u64 {
        const SIDES: u8 = crate::sight::CELLS as u8;
        const ROBOTS: u8 = SIDES + 4;
        match self {
            Obstacle::Wall(cell) => cell.bit(),
            Obstacle::Side(edge) => 1 << (SIDES + edge as u8),
            Obstacle::Robot(robot) => 1 << (ROBOTS + robot.0),
        }
    }

    /// Iterates over the obstacles of a set.
    pub(crate) fn each_of(set: u64) -> impl Iterator<Item = Obstacle> {
        let walls = Cell::all().map(Obstacle::Wall);
        let sides = Edge::ALL.into_iter().map(Obstacle::Side);
        let robots = (0..MAX_ROBOTS as u8).map(|robot| Obstacle::Robot(RobotId(robot)));
        walls.chain(sides).chain(robots).filter(move |obstacle| set & obstacle.bit() != 0)
    }
}

impl RobotQuest {
    /// Gets the spaces next to a robot that it can act on: diagonal ones too with a card that says so
    /// (R91, R117).
    #[inline]
    pub(crate) fn neighbours(robot: &Robot, cell: Cell) -> u64 {
        let next = NEXT[cell.index()];
        if robot.is_diagonal { next | DIAGONAL[cell.index()] } else { next }
    }

    /// Gets what leaving its space by its own movement costs a robot on top (R98), unless it ignores
    /// the tile (R97).
    #[inline]
    pub(crate) fn leave_cost(&self, robot: &Robot, cell: Cell) -> u8 {
        if robot.flies { 0 } else { self.field.leave_cost[cell.index()] }
    }

    /// Lets `found` have every space that a robot can move to by one action, with its cost, within a
    /// budget: the free spaces next to it, and beyond obstacles if it may move over them (R95, R96).
    #[inline]
    pub(crate) fn each_move(
        &self,
        state: &State,
        robot: RobotId,
        budget: u16,
        mut found: impl FnMut(Cell, u8),
    ) {
        let mover = state.robot(robot);
        let Some(from) = mover.cell else { return };
        let blocked = self.field.walls | state.occupied();
        let mut cost = 1 + self.leave_cost(mover, from);
        let mut front = from.bit();
        let mut seen = front;
        while front != 0 && u16::from(cost) <= budget {
            let around = Cell::each_of(front)
                .fold(0, |set, cell| set | RobotQuest::neighbours(mover, cell))
                & !seen;
            for cell in Cell::each_of(around & !blocked) {
                found(cell, cost);
            }
            seen |= around;
            front = if mover.flies { around & blocked } else { 0 };
            cost += 1;
        }
    }

    /// Gets what moving to a space costs; none if one action does not get there.
    pub(crate) fn move_cost(&self, state: &State, robot: RobotId, to: Cell) -> Option<u8> {
        let mut price = None;
        self.each_move(state, robot, state.budget(), |cell, cost| {
            if cell == to {
                price = Some(cost);
            }
        });
        price
    }

    /// Gets what a push costs (R102, R107); none if the two are not side by side, or if the robot was
    /// pushed into what is behind it already (R112).
    #[inline]
    pub(crate) fn push_cost(&self, state: &State, by: RobotId, target: RobotId) -> Option<u8> {
        let (pusher, other) = (state.robot(by), state.robot(target));
        let (from, at) = (pusher.cell?, other.cell?);
        if !at.is_in(RobotQuest::neighbours(pusher, from)) {
            return None;
        }
        let cost = PUSH + self.catalogue.board(other.board?).push_cost;
        match self.obstacle_behind(state, from, at, 0) {
            Ok(_) => Some(cost + self.leave_cost(pusher, from)),
            Err(obstacle) if other.hits & obstacle.bit() == 0 => Some(cost),
            Err(_) => None,
        }
    }

    /// Gets the space to which a robot is knocked back next after so many, or what stops it there.
    pub(crate) fn obstacle_behind(
        &self,
        state: &State,
        from: Cell,
        start: Cell,
        gone: u8,
    ) -> Result<Cell, Obstacle> {
        let (path, edge) = away(from, start);
        match path.get(gone as usize) {
            Some(&cell) => self.free(state, cell),
            None => Err(Obstacle::Side(edge.unwrap_or_default())),
        }
    }

    /// Gets the space if nothing there blocks movement, or what does.
    fn free(&self, state: &State, cell: Cell) -> Result<Cell, Obstacle> {
        if cell.is_in(self.field.walls) {
            return Err(Obstacle::Wall(cell));
        }
        state.robot_at(cell).map_or(Ok(cell), |robot| Err(Obstacle::Robot(robot)))
    }

    /// Pays with Move first, and then with Energy, which is Move when it is needed (R58).
    #[inline]
    pub(crate) fn pay_moves(state: &mut State, cost: u8) {
        let by_move = state.moves.min(u16::from(cost));
        state.moves -= by_move;
        state.energy -= u16::from(cost) - by_move;
    }

    /// Puts a robot on a space without entering its tile.
    pub(crate) fn put(
        state: &mut State,
        robot: RobotId,
        to: Cell,
        event: fn(crate::card::BoardId, Cell) -> Event,
        log: &mut impl Log<Event, State>,
    ) {
        let moved = state.robot_mut(robot);
        moved.cell = Some(to);
        if let Some(board) = moved.board {
            log.tell(event(board, to));
        }
    }

    /// Lets the tile act that a robot has entered (R101, R114).
    #[inline]
    pub(crate) fn enter(&self, state: &mut State, robot: RobotId) {
        let Some(cell) = state.robot(robot).cell else { return };
        if let Some(program) = self.field.on_enter[cell.index()] {
            RobotQuest::begin(state, program, self.owner(robot), robot, None);
        }
    }
}
