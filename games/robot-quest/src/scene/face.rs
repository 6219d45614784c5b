//! Cards, robots and tiles as items.

use std::collections::BTreeMap;

use fracas_core::{Face, Item, Viewer};

use super::{board_item, robot_item, team_badge};
use crate::RobotQuest;
use crate::card::{Board, BoardId, Card, CardId, Reach, Tile};
use crate::movement::Obstacle;
use crate::options::Mode;
use crate::state::{RobotId, State};

impl Card {
    /// Gets what the card shows.
    fn face(&self) -> Face {
        let is_melee = self.attack.is_some_and(|attack| matches!(attack.reach, Reach::Melee));
        let reach = if is_melee { "Melee." } else { "" };
        let mut numbers = BTreeMap::new();
        numbers.extend(self.cost.map(|cost| ("cost".into(), i64::from(cost))));
        if let Some(attack) = self.attack {
            numbers.insert("damage".into(), i64::from(attack.damage));
            if let Reach::Range(range) = attack.reach {
                numbers.insert("range".into(), i64::from(range));
            }
        }
        Face {
            card: Some(self.id.clone()),
            name: self.name.clone(),
            kind: self.kind.word().into(),
            icon: self.icon.clone(),
            numbers,
            text: format!("{reach} {}", self.text()).trim().into(),
        }
    }
}

impl Board {
    /// Gets what a Player Board shows with its cubes.
    pub(super) fn face(&self, health: u8, blue: u8) -> Face {
        Face {
            card: Some(self.id.clone()),
            name: self.name.clone(),
            kind: "robot".into(),
            icon: self.icon.clone(),
            numbers: BTreeMap::from([
                ("health".into(), i64::from(health)),
                ("blue".into(), i64::from(blue)),
            ]),
            text: self.text(),
        }
    }
}

impl Tile {
    /// Gets what a tile shows.
    pub(super) fn face(&self) -> Face {
        Face {
            card: Some(self.id.clone()),
            name: self.name.clone(),
            kind: "tile".into(),
            icon: self.icon.clone(),
            numbers: BTreeMap::new(),
            text: self.text(),
        }
    }
}

/// Gets what a centre space shows.
pub(super) fn centre() -> Face {
    Face {
        name: "Centre".into(),
        kind: "centre".into(),
        icon: Some("trophy-cup".into()),
        text: "At the start of your turn on this space: gain 1 Victory Point.".into(),
        ..Face::default()
    }
}

impl RobotQuest {
    /// Shows a card; `named` is whose it is.
    pub(super) fn card(&self, named: &str, card: CardId) -> Item {
        let facts = self.catalogue.card(card);
        Item::face_up(format!("{named}.{}", facts.id), facts.face())
    }

    /// Shows a robot on the board.
    pub(super) fn robot(
        &self,
        state: &State,
        robot: RobotId,
        board: BoardId,
        viewer: Viewer,
    ) -> Item {
        let shown = state.robot(robot);
        let face = self.catalogue.board(board).face(shown.health(), shown.blue);
        let marks =
            if viewer.is(self.owner(robot)) { self.reach_marks(state, robot) } else { Vec::new() };
        Item {
            owner: Some(self.owner(robot)),
            badges: self.badges(state, robot),
            marks,
            ..Item::face_up(robot_item(&self.catalogue, board), face)
        }
    }

    /// Shows a Player Board.
    pub(super) fn player_board(
        &self,
        state: &State,
        robot: RobotId,
        board: BoardId,
        viewer: Viewer,
    ) -> Item {
        let shown = state.robot(robot);
        let facts = self.catalogue.board(board);
        let mut badges = self.badges(state, robot);
        if shown.health() == 0 {
            badges.push("KO".into());
        }
        let attack = facts.ability.as_ref().and_then(|ability| ability.attack);
        let marks = match attack.filter(|_| viewer.is(self.owner(robot))) {
            Some(attack) => self.range_marks(state, &[robot], attack),
            None => Vec::new(),
        };
        let face = facts.face(shown.health(), shown.blue);
        Item { badges, marks, ..Item::face_up(board_item(&self.catalogue, board), face) }
    }

    fn badges(&self, state: &State, robot: RobotId) -> Vec<String> {
        let team = (self.mode == Mode::Teams).then(|| team_badge(self.owner(robot)).into());
        let hits = Obstacle::each_of(state.robot(robot).hits).map(|hit| self.hit_badge(state, hit));
        team.into_iter().chain(temporary(state, robot)).chain(hits).collect()
    }

    /// Says into what a robot was knocked this turn, and cannot be again (R112).
    fn hit_badge(&self, state: &State, obstacle: Obstacle) -> String {
        match obstacle {
            Obstacle::Wall(cell) => format!("hit {cell}"),
            Obstacle::Side(edge) => format!("hit {} side", edge.word()),
            Obstacle::Robot(robot) => {
                let board = state.robot(robot).board;
                format!("hit {}", board.map_or("robot", |board| &self.catalogue.board(board).name))
            }
        }
    }
}

/// Lists what a robot may do or has done in this turn.
fn temporary(state: &State, robot: RobotId) -> Vec<String> {
    let robot = state.robot(robot);
    let has =
        [(robot.flies, "jumps"), (robot.is_diagonal, "diagonal"), (robot.has_used_ability, "used")];
    has.into_iter().filter(|(has, _)| *has).map(|(_, badge)| badge.into()).collect()
}
