//! What may be done.

use fracas_cards::KindSet;
use fracas_cards::effect::{Ask, asking};
use fracas_core::Seat;

use crate::RobotQuest;
use crate::action::Action;
use crate::card::{Ability, BoardId, CardId};
use crate::effects::View;
use crate::sight::Cell;
use crate::state::{Phase, RobotId, RobotSet, State};
use crate::turn::bits;

impl RobotQuest {
    /// Appends what a due seat may do. In the Main phase: cards in the order of the catalogue, for
    /// each robot and target; abilities; cards to buy, the Shop before the Supply; moves by cost and
    /// then by space; pushes; the end.
    #[inline]
    pub(crate) fn list_actions(&self, state: &State, out: &mut Vec<Action>) {
        if !state.stack.is_empty() {
            let ask = asking(self.catalogue.library(), &View { game: self, state });
            out.extend(ask.iter().flat_map(Ask::answers).map(Action::Answer));
            return;
        }
        match state.phase {
            Phase::Boards => {
                out.extend(bits(self.boards_left(state)).map(|id| Action::Board(BoardId(id))));
            }
            Phase::Placing => {
                let seat = self.next_to_place(state).map(|robot| self.owner(robot));
                let robots = seat.map(|seat| self.unplaced(state, seat)).unwrap_or_default();
                self.list_spawns(state, robots.iter(), out);
            }
            Phase::Start => {
                let boards = state.starting.iter().filter_map(|robot| state.robot(robot).board);
                out.extend(boards.map(Action::Start));
            }
            Phase::Respawn => self.list_spawns(state, self.knocked_out(state).iter(), out),
            Phase::Main => self.list_main(state, out),
            Phase::End | Phase::Over => {}
        }
    }

    fn list_spawns(
        &self,
        state: &State,
        robots: impl IntoIterator<Item = RobotId>,
        out: &mut Vec<Action>,
    ) {
        for robot in robots {
            let Some(board) = state.robot(robot).board else { continue };
            let spaces = Cell::each_of(self.spawn_spaces(state, robot));
            out.extend(spaces.map(|cell| Action::Spawn(board, cell)));
        }
    }

    #[inline]
    fn list_main(&self, state: &State, out: &mut Vec<Action>) {
        let seat = state.active;
        let own = self.own_robots(seat);
        let hand = state.player(seat).cards.hand().iter();
        for card in hand.map(|card| card.0).collect::<KindSet>().iter().map(CardId) {
            self.list_plays(state, seat, card, out);
        }
        for robot in own.iter() {
            self.list_abilities(state, robot, out);
        }
        for card in self.for_sale(state) {
            if self.price(card) <= state.energy {
                out.push(Action::Buy(card));
            }
        }
        if 0 < state.budget() {
            for robot in own.iter() {
                self.list_moves(state, robot, out);
            }
        }
        out.push(Action::End);
    }

    /// Gets what a card for sale costs.
    #[inline]
    pub(crate) fn price(&self, card: CardId) -> u16 {
        self.catalogue.card(card).cost.map_or(u16::MAX, u16::from)
    }

    /// Names a robot in an action, if its owner has two.
    #[inline]
    pub(crate) fn name_robot(&self, state: &State, robot: RobotId) -> Option<BoardId> {
        state.robot(robot).board.filter(|_| self.seats < self.robots)
    }

    #[inline]
    fn list_plays(&self, state: &State, seat: Seat, card: CardId, out: &mut Vec<Action>) {
        let facts = self.catalogue.card(card);
        let own = self.own_robots(seat).iter();
        let present = own.filter(|robot| state.robot(*robot).cell.is_some());
        if let Some(attack) = facts.attack {
            for robot in present {
                let by = self.name_robot(state, robot);
                let targets = self.targets(state, robot, attack).iter();
                let boards = targets.filter_map(|target| state.robot(target).board);
                out.extend(boards.map(|target| Action::Attack(card, by, target)));
            }
            return;
        }
        if facts.is_for_robot && self.seats < self.robots {
            let listed = out.len();
            out.extend(present.map(|robot| Action::Play(card, self.name_robot(state, robot))));
            if listed < out.len() {
                return;
            }
        }
        out.push(Action::Play(card, None));
    }

    #[inline]
    fn list_abilities(&self, state: &State, robot: RobotId, out: &mut Vec<Action>) {
        let Some((board, ability)) = self.payable_ability(state, robot) else { return };
        let Some(attack) = ability.attack else {
            out.push(Action::Use(board, None));
            return;
        };
        let targets = self.targets(state, robot, attack).iter();
        let boards = targets.filter_map(|target| state.robot(target).board);
        out.extend(boards.map(|target| Action::Use(board, Some(target))));
    }

    /// Checks whether a robot can use its ability.
    pub(crate) fn can_use_ability(&self, state: &State, robot: RobotId) -> bool {
        let has_use = |attack| self.targets(state, robot, attack) != RobotSet::default();
        let ability = self.payable_ability(state, robot);
        ability.is_some_and(|(_, ability)| ability.attack.is_none_or(has_use))
    }

    /// Gets the ability of a robot on the board that was not used this turn and can be paid for.
    #[inline]
    fn payable_ability(&self, state: &State, robot: RobotId) -> Option<(BoardId, &Ability)> {
        let owned = state.robot(robot);
        let board = owned.board.filter(|_| owned.cell.is_some() && !owned.has_used_ability)?;
        let ability = self.catalogue.board(board).ability.as_ref()?;
        (u16::from(ability.pay) <= state.energy).then_some((board, ability))
    }

    #[inline]
    fn list_moves(&self, state: &State, robot: RobotId, out: &mut Vec<Action>) {
        let mover = state.robot(robot);
        let (Some(board), Some(from)) = (mover.board, mover.cell) else { return };
        let budget = state.budget();
        self.each_move(state, robot, budget, |cell, _| {
            out.push(Action::Move(board, cell));
            // R97: who may move over obstacles may ignore a tile, and may also not.
            if mover.flies && self.field.on_enter[cell.index()].is_some() {
                out.push(Action::Jump(board, cell));
            }
        });
        let beside = RobotQuest::neighbours(mover, from) & state.occupied();
        for cell in Cell::each_of(beside) {
            let Some(other) = state.robot_at(cell) else { continue };
            let cost = self.push_cost(state, robot, other);
            if let (Some(cost), Some(target)) = (cost, state.robot(other).board)
                && u16::from(cost) <= budget
            {
                out.push(Action::Push(board, target));
            }
        }
    }
}
