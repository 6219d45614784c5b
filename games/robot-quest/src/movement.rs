//! Moving, pushing, knocking back and pulling.

use fracas_core::Log;

use crate::RobotQuest;
use crate::event::{Bump, Event};
use crate::sight::{Cell, DIAGONAL, Edge, NEXT, away, towards};
use crate::state::{MAX_ROBOTS, Robot, RobotId, RobotSet, Shift, State};

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
}

impl Obstacle {
    /// Iterates over the obstacles of a set.
    pub(crate) fn each_of(set: u64) -> impl Iterator<Item = Obstacle> {
        let walls = Cell::all().map(Obstacle::Wall);
        let sides = Edge::ALL.into_iter().map(Obstacle::Side);
        let robots = (0..MAX_ROBOTS as u8).map(|robot| Obstacle::Robot(RobotId(robot)));
        walls.chain(sides).chain(robots).filter(move |obstacle| set & obstacle.bit() != 0)
    }
}

/// Where a robot goes when it is knocked back or pulled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heading {
    /// Away from the one whose doing it is.
    Away,
    /// Towards it, as far as the space next to it.
    Towards,
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
