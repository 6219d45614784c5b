//! Writing a state.

use super::{SavedDeed, SavedPlayer, SavedReserve, SavedRobot, SavedShift, SavedState, is_default};
use crate::RobotQuest;
use crate::card::{BoardId, CardId};
use crate::movement::Obstacle;
use crate::state::{Deeds, Robot, RobotId, Shift, State};
use fracas_core::Seat;

impl RobotQuest {
    pub(super) fn to_saved(&self, state: &State) -> SavedState {
        SavedState {
            phase: state.phase,
            first: state.first,
            active: state.active,
            turn: state.turn,
            quiet: state.quiet,
            energy: state.energy,
            moves: state.moves,
            players: Seat::all(self.seats).map(|seat| self.write_player(state, seat)).collect(),
            shop: state.shop.map(|card| card.map(|card| self.write_card(card))),
            shop_deck: self.write_cards(&state.shop_deck),
            supply: self
                .supply
                .map(|card| self.write_card(card))
                .into_iter()
                .zip(state.supply)
                .collect(),
            scrap: self.write_cards(&state.scrap),
            reserve: SavedReserve { red: state.reserve_red, blue: state.reserve_blue },
            starting: state.starting.iter().map(|robot| self.write_name(state, robot)).collect(),
            effects: state.stack,
            deed: (!is_default(&state.deed)).then(|| self.write_deed(state, &state.deed)),
            scheduled: state.agenda,
        }
    }

    fn write_card(&self, card: CardId) -> String {
        self.catalogue.card(card).id.clone()
    }

    fn write_cards(&self, cards: &[CardId]) -> Vec<String> {
        cards.iter().map(|card| self.write_card(*card)).collect()
    }

    fn write_board(&self, board: BoardId) -> String {
        self.catalogue.board(board).id.clone()
    }

    /// Names a robot that has its Player Board, as all have once effects are carried out.
    fn write_name(&self, state: &State, robot: RobotId) -> String {
        state.robot(robot).board.map(|board| self.write_board(board)).unwrap_or_default()
    }

    fn write_player(&self, state: &State, seat: Seat) -> SavedPlayer {
        let player = state.player(seat);
        let robots = self.own_robots(seat);
        SavedPlayer {
            robots: robots
                .iter()
                .map(|robot| self.write_robot(state, state.robot(robot)))
                .collect(),
            deck: self.write_cards(player.cards.deck()),
            hand: self.write_cards(player.cards.hand()),
            surely_in_hand: player.cards.surely_in_hand().len() as u8,
            in_play: self.write_cards(player.cards.play()),
            discard: self.write_cards(player.cards.discard()),
            red: player.red,
            blue: player.blue,
        }
    }

    fn write_robot(&self, state: &State, robot: &Robot) -> SavedRobot {
        SavedRobot {
            robot: robot.board.map(|board| self.write_board(board)),
            space: robot.cell.map(|cell| cell.to_string()),
            red: robot.red,
            blue: robot.blue,
            has_used_ability: robot.has_used_ability,
            moves_over_obstacles: robot.flies,
            moves_diagonally: robot.is_diagonal,
            knocked_into: Obstacle::each_of(robot.hits)
                .map(|obstacle| self.write_obstacle(state, obstacle))
                .collect(),
        }
    }

    fn write_obstacle(&self, state: &State, obstacle: Obstacle) -> String {
        match obstacle {
            Obstacle::Wall(cell) => format!("wall {cell}"),
            Obstacle::Side(edge) => format!("side {}", edge.word()),
            Obstacle::Robot(robot) => format!("robot {}", self.write_name(state, robot)),
        }
    }

    fn write_deed(&self, state: &State, deed: &Deeds) -> SavedDeed {
        SavedDeed {
            actor: self.write_name(state, deed.actor),
            target: deed.target.map(|target| self.write_name(state, target)),
            extra_damage: deed.extra_damage,
            shift: (!is_default(&deed.shift)).then(|| self.write_shift(state, deed.shift)),
        }
    }

    fn write_shift(&self, state: &State, shift: Shift) -> SavedShift {
        SavedShift {
            is_under_way: shift.is_under_way,
            queue: shift.queue.iter().map(|robot| self.write_name(state, robot)).collect(),
            robot: self.write_name(state, shift.robot),
            left: shift.left,
            gone: shift.gone,
            origin: shift.origin.to_string(),
            start: shift.start.to_string(),
            was_stopped: shift.was_stopped,
        }
    }
}
