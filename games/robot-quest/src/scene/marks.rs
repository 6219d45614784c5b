//! What is pointed out on the board: what a card or a robot reaches, and what a push would do.

use fracas_core::{Mark, MarkKind, Seat};

use super::{robot_item, space_item};
use crate::RobotQuest;
use crate::card::{Attack, BoardId, CardId, Reach};
use crate::sight::{Cell, EVERYWHERE, NEXT, sees};
use crate::state::{Phase, RobotId, State};

impl RobotQuest {
    /// Shows where an Attack card of a seat would reach.
    pub(super) fn attack_marks(&self, state: &State, seat: Seat, card: CardId) -> Vec<Mark> {
        let Some(attack) = self.catalogue.card(card).attack else { return Vec::new() };
        let own: Vec<RobotId> = self.own_robots(seat).iter().collect();
        self.range_marks(state, &own, attack)
    }

    /// Shows the spaces in range of any of some robots: those in sight, and those that are not.
    pub(super) fn range_marks(
        &self,
        state: &State,
        robots: &[RobotId],
        attack: Attack,
    ) -> Vec<Mark> {
        let obstacles = self.field.fog | state.occupied();
        let (mut seen, mut unseen, mut targets) = (0, 0, Vec::new());
        for &robot in robots {
            let Some(from) = state.robot(robot).cell else { continue };
            let near = match attack.reach {
                Reach::Melee => NEXT[from.index()],
                Reach::Range(range) => from.within(range) & !from.bit(),
            };
            for cell in Cell::each_of(near & !self.field.walls) {
                let set = if sees(from, cell, obstacles) { &mut seen } else { &mut unseen };
                *set |= cell.bit();
            }
            targets.extend(self.targets(state, robot, attack).iter());
        }
        let boards = targets.into_iter().filter_map(|target| state.robot(target).board);
        let targets = boards.map(|board| robot_item(&self.catalogue, board)).collect();
        marks([
            (MarkKind::Sight, spaces(seen)),
            (MarkKind::Blocked, spaces(unseen & !seen)),
            (MarkKind::Target, targets),
        ])
    }

    /// Shows the spaces that a robot can get to in its owner's Main phase with all Move and Energy.
    pub(super) fn reach_marks(&self, state: &State, robot: RobotId) -> Vec<Mark> {
        let is_its_turn = state.phase == Phase::Main && self.owner(robot) == state.active;
        let Some(start) = state.robot(robot).cell.filter(|_| is_its_turn) else {
            return Vec::new();
        };
        marks([(MarkKind::Reach, spaces(self.reachable(state, robot) & !start.bit()))])
    }

    /// Gets the spaces that a robot can get to, step by step.
    fn reachable(&self, state: &State, robot: RobotId) -> u64 {
        let budget = state.budget();
        let mut cheapest = [u16::MAX; crate::sight::CELLS];
        let mut world = *state;
        let Some(start) = state.robot(robot).cell else { return 0 };
        cheapest[start.index()] = 0;
        let mut open = vec![start];
        while let Some(cell) = open.pop() {
            let spent = cheapest[cell.index()];
            world.robot_mut(robot).cell = Some(cell);
            self.each_move(&world, robot, budget - spent, |next, cost| {
                let total = spent + u16::from(cost);
                if total < cheapest[next.index()] {
                    cheapest[next.index()] = total;
                    open.push(next);
                }
            });
        }
        let is_near = |cell: &Cell| cheapest[cell.index()] <= budget;
        Cell::all().filter(is_near).fold(0, |set, cell| set | cell.bit()) & EVERYWHERE
    }

    /// Shows where a push moves both robots, or into what it knocks the other.
    pub(super) fn push_marks(&self, state: &State, by: BoardId, target: BoardId) -> Vec<Mark> {
        let cells = state.robot_of(by).and_then(|by| state.robot(by).cell);
        let pushed = state.robot_of(target).and_then(|target| state.robot(target).cell);
        let Some((from, at)) = cells.zip(pushed) else { return Vec::new() };
        match self.obstacle_behind(state, from, at, 0) {
            Ok(to) => marks([(MarkKind::Path, vec![space_item(at), space_item(to)])]),
            Err(crate::movement::Obstacle::Robot(other)) => {
                let boards = [Some(target), state.robot(other).board].into_iter().flatten();
                let hurt = boards.map(|board| robot_item(&self.catalogue, board)).collect();
                marks([(MarkKind::Target, hurt)])
            }
            Err(crate::movement::Obstacle::Wall(_) | crate::movement::Obstacle::Side(_)) => {
                marks([(MarkKind::Target, vec![robot_item(&self.catalogue, target)])])
            }
        }
    }
}

fn spaces(set: u64) -> Vec<String> {
    Cell::each_of(set).map(space_item).collect()
}

/// Makes marks of what is there.
pub(super) fn marks<const N: usize>(kinds: [(MarkKind, Vec<String>); N]) -> Vec<Mark> {
    let kinds = kinds.into_iter().filter(|(_, places)| !places.is_empty());
    kinds.map(|(kind, places)| Mark::new(kind, places)).collect()
}
