//! Why something may not be done.
//!
//! - `playing`: with cards and abilities

mod playing;

use fracas_cards::effect::asking;
use fracas_core::{Refusal, Seat};

use crate::RobotQuest;
use crate::action::Action;
use crate::card::{BoardId, CardId};
use crate::effects::View;
use crate::sight::Cell;
use crate::state::{Phase, RobotId, State};

impl RobotQuest {
    /// Says why an action is not legal.
    pub(crate) fn explain(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        if state.phase == Phase::Over {
            return Refusal::over(158);
        }
        if !state.due.contains(seat) {
            return Refusal::not_your_turn(12);
        }
        if !state.stack.is_empty() || matches!(action, Action::Answer(_)) {
            return self.explain_answer(state, action);
        }
        match (state.phase, action) {
            (Phase::Boards, Action::Board(_)) => {
                Refusal::by_rule("board-taken", 13, "someone has this Player Board already")
            }
            (Phase::Placing | Phase::Respawn, Action::Spawn(board, cell)) => {
                self.explain_spawn(state, seat, board, cell)
            }
            (Phase::Main, Action::Play(card, by)) => self.explain_play(state, seat, card, by),
            (Phase::Main, Action::Attack(card, by, target)) => {
                self.explain_attack(state, seat, card, by, target)
            }
            (Phase::Main, Action::Use(board, target)) => {
                self.explain_ability(state, seat, board, target)
            }
            (Phase::Main, Action::Buy(card)) => self.explain_purchase(state, card),
            (Phase::Main, Action::Move(board, to)) => self.explain_move(state, seat, board, to),
            (Phase::Main, Action::Jump(board, to)) => self.explain_jump(state, seat, board, to),
            (Phase::Main, Action::Push(by, target)) => self.explain_push(state, seat, by, target),
            (Phase::Boards, _) => wrong_step(13, "Player Boards are being chosen"),
            (Phase::Placing, _) => wrong_step(25, "robots are being placed"),
            (Phase::Start, _) => wrong_step(29, "the Start of Turn phase is under way"),
            (Phase::Respawn, _) => wrong_step(30, "a robot is to respawn first"),
            (Phase::Main | Phase::End | Phase::Over, _) => {
                wrong_step(31, "the Main phase is under way")
            }
        }
    }

    fn explain_answer(&self, state: &State, action: Action) -> Refusal {
        let ask = asking(self.catalogue.library(), &View { game: self, state });
        let Some(ask) = ask else {
            return Refusal::plain("nothing-asked", "nothing is asked now");
        };
        let sentence = match action {
            Action::Answer(_) => format!("that is not among the choices; {}", ask.prompt),
            Action::Board(_)
            | Action::Spawn(..)
            | Action::Start(_)
            | Action::Play(..)
            | Action::Attack(..)
            | Action::Use(..)
            | Action::Buy(_)
            | Action::Move(..)
            | Action::Jump(..)
            | Action::Push(..)
            | Action::End => format!("something is being carried out first: {}", ask.prompt),
        };
        let rule = match state.phase {
            // A tile asks, or what a card has put off.
            Phase::Start => 29,
            Phase::End => 32,
            Phase::Boards | Phase::Placing | Phase::Respawn | Phase::Main | Phase::Over => 39,
        };
        Refusal::by_rule("answer-first", rule, sentence)
    }

    fn not_on_board(&self, state: &State, robot: RobotId) -> Refusal {
        let board = state.robot(robot).board.map(|board| self.catalogue.board(board));
        let name = board.map_or("your robot", |board| &board.name);
        Refusal::by_rule("knocked-out", 149, format!("{name} is not on the board"))
    }

    fn explain_spawn(&self, state: &State, seat: Seat, board: BoardId, cell: Cell) -> Refusal {
        let Some(robot) = state.robot_of(board).filter(|robot| self.owner(*robot) == seat) else {
            return not_yours(&self.catalogue.board(board).name);
        };
        let rule = if state.phase == Phase::Placing { 25 } else { 145 };
        if state.robot(robot).cell.is_some() {
            return Refusal::by_rule("on-the-board", rule, "this robot is on the board");
        }
        if cell.is_in(state.occupied()) {
            return Refusal::by_rule("occupied", rule, format!("a robot stands on {cell}"));
        }
        Refusal::by_rule("no-spawn", rule, format!("there is no Spawn tile on {cell}"))
    }

    fn explain_purchase(&self, state: &State, card: CardId) -> Refusal {
        let facts = self.catalogue.card(card);
        let name = &facts.name;
        let Some(cost) = facts.cost else {
            return Refusal::by_rule("no-cost", 54, format!("{name} is a starting card"));
        };
        if !self.is_for_sale(state, card) {
            return Refusal::by_rule("not-for-sale", 43, format!("{name} is not for sale now"));
        }
        let sentence = format!("{name} costs {cost} Energy and you have {}", state.energy);
        Refusal::by_rule("not-enough-energy", 44, sentence)
    }

    fn explain_move(&self, state: &State, seat: Seat, board: BoardId, to: Cell) -> Refusal {
        let name = &self.catalogue.board(board).name;
        let Some(robot) = state.robot_of(board).filter(|robot| self.owner(*robot) == seat) else {
            return not_yours(name);
        };
        let mover = state.robot(robot);
        let Some(from) = mover.cell else {
            return self.not_on_board(state, robot);
        };
        if to.is_in(self.field.walls | state.occupied()) {
            let rule = if mover.flies { 96 } else { 92 };
            return Refusal::by_rule("blocked", rule, format!("something blocks {to}"));
        }
        if !mover.flies && !to.is_in(RobotQuest::neighbours(mover, from)) {
            let rule = if from.distance(to) == 1 { 91 } else { 90 };
            return Refusal::by_rule("too-far", rule, format!("{to} is not next to {name}"));
        }
        if state.budget() < u16::from(1 + self.leave_cost(mover, from)) {
            let rule = if 0 < self.leave_cost(mover, from) { 98 } else { 90 };
            return Refusal::by_rule(
                "not-enough-move",
                rule,
                "you have not enough Move and Energy",
            );
        }
        Refusal::by_rule("too-far", 95, format!("{name} cannot get to {to} by one move"))
    }

    /// Says why a robot cannot ignore the tile of a space, if it could move there.
    fn explain_jump(&self, state: &State, seat: Seat, board: BoardId, to: Cell) -> Refusal {
        let robot = state.robot_of(board).filter(|robot| self.owner(*robot) == seat);
        let Some(robot) = robot.filter(|robot| self.move_cost(state, *robot, to).is_some()) else {
            return self.explain_move(state, seat, board, to);
        };
        let name = &self.catalogue.board(board).name;
        if !state.robot(robot).flies {
            let sentence = format!("no card lets {name} ignore tiles this turn");
            return Refusal::by_rule("no-jump", 97, sentence);
        }
        Refusal::by_rule("no-jump", 97, format!("there is nothing to ignore on {to}: move there"))
    }

    fn explain_push(&self, state: &State, seat: Seat, by: BoardId, target: BoardId) -> Refusal {
        let Some(pusher) = state.robot_of(by).filter(|robot| self.owner(*robot) == seat) else {
            return not_yours(&self.catalogue.board(by).name);
        };
        let Some(from) = state.robot(pusher).cell else {
            return self.not_on_board(state, pusher);
        };
        let name = &self.catalogue.board(target).name;
        let cell = |other| state.robot(other).cell.map(|at| (other, at));
        let Some((other, at)) = state.robot_of(target).and_then(cell) else {
            return Refusal::by_rule("no-target", 102, format!("{name} is not on the board"));
        };
        if other == pusher || !at.is_in(RobotQuest::neighbours(state.robot(pusher), from)) {
            return Refusal::by_rule("out-of-reach", 102, format!("{name} is not next to it"));
        }
        let Some(cost) = self.push_cost(state, pusher, other) else {
            let sentence = format!("{name} was knocked into what is behind it this turn");
            return Refusal::by_rule("same-obstacle", 112, sentence);
        };
        let rule = match self.catalogue.board(target).push_cost {
            0 if cost == 2 => 102,
            // The pusher leaves a Pothole by it.
            0 => 98,
            1.. => 107,
        };
        let have = state.budget();
        let sentence = format!("pushing {name} costs {cost} Move and you have {have}");
        Refusal::by_rule("not-enough-move", rule, sentence)
    }
}

fn not_yours(name: &str) -> Refusal {
    Refusal::by_rule("not-your-robot", 31, format!("{name} is not your robot"))
}

fn not_in_hand(name: &str) -> Refusal {
    Refusal::by_rule("not-in-hand", 37, format!("{name} is not in your hand"))
}

fn wrong_step(rule: u16, now: &str) -> Refusal {
    Refusal::by_rule("wrong-step", rule, format!("not now: {now}"))
}
