//! What a player does in the Main phase: plays, attacks, abilities, purchases, moves and pushes.

use fracas_cards::effect::{self, Answer};
use fracas_core::{Chance, Log, Seat, Usage};

use crate::RobotQuest;
use crate::card::{BoardId, CardId};
use crate::effects::Doer;
use crate::event::Event;
use crate::sight::Cell;
use crate::state::{RobotId, State};

impl RobotQuest {
    pub(crate) fn answer(
        &self,
        state: &mut State,
        answer: Answer,
        log: &mut impl Log<Event, State>,
    ) {
        let mut doer = Doer { game: self, state, log };
        let answered = effect::answer(self.catalogue.library(), &mut doer, answer);
        debug_assert!(answered.is_ok(), "only what was offered is chosen");
    }

    pub(crate) fn start_tile(&self, state: &mut State, board: BoardId) {
        let Some(robot) = state.robot_of(board) else { return };
        state.starting.remove(robot);
        let program = state.robot(robot).cell.and_then(|cell| self.field.at_start[cell.index()]);
        if let Some(program) = program {
            state.deed.actor = robot;
            RobotQuest::begin(state, program, self.owner(robot), robot, None);
        }
    }

    /// Puts a card in play for a robot; gives the robot.
    pub(crate) fn lay_out(
        state: &mut State,
        seat: Seat,
        card: CardId,
        by: Option<BoardId>,
        log: &mut impl Log<Event, State>,
    ) -> RobotId {
        state.player_mut(seat).cards.put_in_play(card);
        log.used(seat, u16::from(card.0), Usage::Played);
        let robot = by.and_then(|board| state.robot_of(board)).unwrap_or(RobotId(seat.0));
        state.deed.actor = robot;
        robot
    }

    pub(crate) fn play(
        &self,
        state: &mut State,
        seat: Seat,
        card: CardId,
        by: Option<BoardId>,
        log: &mut impl Log<Event, State>,
    ) {
        let robot = RobotQuest::lay_out(state, seat, card, by, log);
        log.reveal(Event::Played { seat, card, robot: by });
        if let Some(program) = self.catalogue.card(card).program {
            RobotQuest::begin(state, program, seat, robot, Some(card));
        }
    }

    pub(crate) fn attack(
        &self,
        state: &mut State,
        seat: Seat,
        (card, by, target): (CardId, Option<BoardId>, BoardId),
        log: &mut impl Log<Event, State>,
    ) {
        let robot = RobotQuest::lay_out(state, seat, card, by, log);
        if let Some(by) = state.robot(robot).board {
            log.reveal(Event::Attacked { seat, card: Some(card), by, target });
        }
        state.deed.target = state.robot_of(target);
        if let Some(program) = self.catalogue.card(card).program {
            RobotQuest::begin(state, program, seat, robot, Some(card));
        }
    }

    pub(crate) fn use_ability(
        &self,
        state: &mut State,
        seat: Seat,
        board: BoardId,
        target: Option<BoardId>,
        log: &mut impl Log<Event, State>,
    ) {
        let ability = self.catalogue.board(board).ability.as_ref();
        let (Some(robot), Some(ability)) = (state.robot_of(board), ability) else { return };
        state.energy -= u16::from(ability.pay);
        state.robot_mut(robot).has_used_ability = true;
        state.deed.actor = robot;
        state.deed.target = target.and_then(|target| state.robot_of(target));
        log.tell(match target {
            Some(target) => Event::Attacked { seat, card: None, by: board, target },
            None => Event::Used { seat, board },
        });
        RobotQuest::begin(state, ability.program, seat, robot, None);
    }

    pub(crate) fn buy(
        &self,
        state: &mut State,
        seat: Seat,
        card: CardId,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let cost = self.catalogue.card(card).cost.unwrap_or_default();
        state.energy -= u16::from(cost);
        log.tell(Event::Bought { seat, card, cost });
        self.acquire(state, seat, card, chance, log);
    }

    /// Moves a robot without entering the tile it comes to; gives the robot.
    pub(crate) fn walk(
        &self,
        state: &mut State,
        board: BoardId,
        to: Cell,
        log: &mut impl Log<Event, State>,
    ) -> Option<RobotId> {
        let robot = state.robot_of(board)?;
        let cost = self.move_cost(state, robot, to)?;
        RobotQuest::pay_moves(state, cost);
        state.deed.actor = robot;
        RobotQuest::put(state, robot, to, |board, to| Event::Moved { board, to }, log);
        Some(robot)
    }

    pub(crate) fn push(
        &self,
        state: &mut State,
        seat: Seat,
        by: BoardId,
        target: BoardId,
        log: &mut impl Log<Event, State>,
    ) {
        let (Some(pusher), Some(other)) = (state.robot_of(by), state.robot_of(target)) else {
            return;
        };
        let Some(cost) = self.push_cost(state, pusher, other) else { return };
        RobotQuest::pay_moves(state, cost);
        state.deed.actor = pusher;
        state.deed.target = Some(other);
        log.tell(Event::Pushed { by, target });
        RobotQuest::begin(state, self.catalogue.push(), seat, pusher, None);
    }
}
