//! Robots: their boards, spaces and Health.

use super::Check;
use crate::card::BoardId;
use crate::movement::Obstacle;
use crate::sight::Cell;
use crate::state::{Phase, RobotId};
use crate::words::{Operation, Part};

impl Check<'_> {
    pub(super) fn robots(&mut self) {
        for robot in self.all_robots() {
            match self.state.robot(robot).board {
                Some(board) => {
                    self.board(robot, board);
                    self.health(robot, board);
                }
                None => self.no_board(robot),
            }
            if let Some(cell) = self.state.robot(robot).cell {
                self.space(robot, cell);
            }
            self.obstacles(robot);
            self.this_turn(robot);
        }
    }

    fn no_board(&mut self, robot: RobotId) {
        let place = self.place_of(robot);
        let is_early = self.state.phase == Phase::Boards;
        let message = "needs its robot: all Player Boards are chosen (R13)";
        self.problems.expect(is_early, &place, message);
        let has_cubes = 0 < self.state.robot(robot).red || 0 < self.state.robot(robot).blue;
        let message = "has no Health before it has a Player Board (R15)";
        self.problems.expect(!has_cubes, &place, message);
    }

    fn board(&mut self, robot: RobotId, board: BoardId) {
        if self.state.robot_of(board) != Some(robot) {
            let id = &self.game.catalogue.board(board).id;
            let message = format!("{id:?} is on the table already; each robot is there once (R13)");
            self.add(self.place_of(robot), message);
        }
    }

    fn health(&mut self, robot: RobotId, board: BoardId) {
        let place = self.place_of(robot);
        let (facts, owned) = (self.game.catalogue.board(board), self.state.robot(robot));
        let (name, full) = (&facts.name, facts.health);
        let health = u16::from(owned.red) + u16::from(owned.blue);
        if u16::from(full) < health {
            self.add(&place, format!("{name} has {full} Health at most, not {health} (R15)"));
        }
        let message = "a Player Board has one blue cube at most (R15)";
        self.problems.expect(owned.blue <= 1, &place, message);
        if self.is_setup() {
            let is_full = owned.blue == 1 && u16::from(full) == health;
            let message = format!("{name} starts with 1 blue and {} red cubes (R15)", full - 1);
            self.problems.expect(is_full, &place, &message);
            return;
        }
        match owned.cell {
            Some(cell) if health == 0 => {
                let message = format!(
                    "{name} is on {cell} without Health; Knocked Out, it is off the board (R142)"
                );
                self.add(place, message);
            }
            None if 0 < health => {
                let message =
                    format!("{name} has Health; it is on the board until it has none (R142)");
                self.add(place, message);
            }
            Some(_) | None => {}
        }
    }

    fn space(&mut self, robot: RobotId, cell: Cell) {
        let place = format!("{}.space", self.place_of(robot));
        if self.state.phase == Phase::Boards {
            self.add(&place, "is null while Player Boards are chosen (R13, R25)");
        }
        if cell.is_in(self.game.field.walls) {
            self.add(&place, format!("the tile on {cell} blocks movement (R92)"));
        }
        if self.state.robot_at(cell) != Some(robot) {
            self.add(&place, format!("another robot is on {cell}, which is occupied (R92, R205)"));
        }
    }

    fn obstacles(&mut self, robot: RobotId) {
        let place = format!("{}.knocked_into", self.place_of(robot));
        for obstacle in Obstacle::each_of(self.state.robot(robot).hits) {
            match obstacle {
                Obstacle::Wall(cell) if !cell.is_in(self.game.field.walls) => {
                    self.add(&place, format!("nothing on {cell} blocks movement (R112)"));
                }
                Obstacle::Robot(other) if other == robot => {
                    self.add(&place, "a robot is no obstacle to itself (R112)");
                }
                Obstacle::Wall(_) | Obstacle::Side(_) | Obstacle::Robot(_) => {}
            }
        }
    }

    /// Checks what lasts for a turn: it is forgotten in Cleanup.
    fn this_turn(&mut self, robot: RobotId) {
        let (state, owner) = (*self.state.robot(robot), self.game.owner(robot));
        let is_free = state.flies || state.is_diagonal;
        let place = self.place_of(robot);
        if self.is_setup() {
            let is_new = !state.has_used_ability && !is_free && state.hits == 0;
            self.problems.expect(is_new, &place, "has done nothing before the first turn (R25)");
            return;
        }
        let can_act = !state.has_used_ability || self.can_have_acted(owner);
        let message = "uses its ability in the Main phase of its owner alone (R197)";
        self.problems.expect(can_act, &place, message);
        let can_be_free = !is_free || owner == self.state.active || self.do_tiles_free_robots();
        let message =
            "moves over obstacles or diagonally in the turn of its owner alone (R96, R117)";
        self.problems.expect(can_be_free, &place, message);
    }

    /// Checks whether a tile lets those who enter it move as others cannot: robots are pushed there
    /// in turns of others.
    fn do_tiles_free_robots(&self) -> bool {
        let mut frees = false;
        for (effect, _) in
            self.game.catalogue.tiles().filter_map(|(_, tile)| tile.on_enter.as_ref())
        {
            effect.visit(&mut |part, _| {
                frees |= matches!(part, Part::Operation(Operation::MayMove(_)));
            });
        }
        frees
    }
}
