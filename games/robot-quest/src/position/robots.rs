//! Robots: their boards, spaces and Health.

use super::Check;
use crate::card::BoardId;
use crate::movement::Obstacle;
use crate::sight::Cell;
use crate::state::{Phase, RobotId};

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
        }
    }

    fn no_board(&mut self, robot: RobotId) {
        let place = self.place_of(robot);
        let is_early = self.state.phase == Phase::Boards;
        self.expect(is_early, &place, "needs its robot: all Player Boards are chosen (R13)");
        let has_cubes = 0 < self.state.robot(robot).red || 0 < self.state.robot(robot).blue;
        self.expect(!has_cubes, &place, "has no Health before it has a Player Board (R15)");
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
        self.expect(owned.blue <= 1, &place, "a Player Board has one blue cube at most (R15)");
        if self.is_setup() {
            let is_full = owned.blue == 1 && u16::from(full) == health;
            let message = format!("{name} starts with 1 blue and {} red cubes (R15)", full - 1);
            self.expect(is_full, &place, &message);
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
}
