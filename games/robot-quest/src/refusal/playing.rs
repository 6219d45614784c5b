//! Why a card may not be played, or an ability not used.

use fracas_core::{Refusal, Seat};

use super::{not_in_hand, not_yours};
use crate::RobotQuest;
use crate::card::{Attack, BoardId, CardId, Reach};
use crate::state::{RobotId, State};

impl RobotQuest {
    pub(super) fn explain_play(
        &self,
        state: &State,
        seat: Seat,
        card: CardId,
        by: Option<BoardId>,
    ) -> Refusal {
        let facts = self.catalogue.card(card);
        if !state.player(seat).cards.hand().contains(&card) {
            return not_in_hand(&facts.name);
        }
        if let Some(board) = by
            && self.knocked_out(state).iter().any(|robot| state.robot(robot).board == by)
        {
            let sentence = format!("{} is not on the board", self.catalogue.board(board).name);
            return Refusal::by_rule("knocked-out", 149, sentence);
        }
        if facts.attack.is_some() {
            let sentence = format!("{} is an Attack: name its target", facts.name);
            return Refusal::by_rule("needs-target", 70, sentence);
        }
        let sentence = if facts.is_for_robot && self.seats < self.robots {
            format!("say for which of your robots you play {}", facts.name)
        } else {
            format!("{} is not played for a robot", facts.name)
        };
        Refusal::by_rule("which-robot", 166, sentence)
    }

    pub(super) fn explain_attack(
        &self,
        state: &State,
        seat: Seat,
        card: CardId,
        by: Option<BoardId>,
        target: BoardId,
    ) -> Refusal {
        let facts = self.catalogue.card(card);
        if !state.player(seat).cards.hand().contains(&card) {
            return not_in_hand(&facts.name);
        }
        let Some(attack) = facts.attack else {
            return Refusal::by_rule("no-attack", 68, format!("{} is no Attack", facts.name));
        };
        let by = by.and_then(|board| state.robot_of(board)).unwrap_or(RobotId(seat.0));
        if self.owner(by) != seat {
            return Refusal::by_rule("not-your-robot", 166, "attack with a robot of your own");
        }
        self.explain_target(state, by, target, attack)
    }

    fn explain_target(
        &self,
        state: &State,
        by: RobotId,
        target: BoardId,
        attack: Attack,
    ) -> Refusal {
        let name = &self.catalogue.board(target).name;
        let other = state.robot_of(target);
        let Some(from) = state.robot(by).cell else {
            return Refusal::by_rule("knocked-out", 149, "your robot is not on the board");
        };
        let Some((other, at)) =
            other.and_then(|other| state.robot(other).cell.map(|at| (other, at)))
        else {
            return Refusal::by_rule("no-target", 70, format!("{name} is not on the board"));
        };
        if !self.are_enemies(by, other) {
            return Refusal::by_rule("friend", 71, format!("{name} is a friend"));
        }
        match attack.reach {
            Reach::Melee => {
                Refusal::by_rule("out-of-reach", 74, format!("{name} is not next to your robot"))
            }
            Reach::Range(range) if range < from.distance(at) => {
                let distance = from.distance(at);
                let sentence = format!("{name} is {distance} away and the range is {range}");
                Refusal::by_rule("out-of-range", 75, sentence)
            }
            Reach::Range(_) => {
                Refusal::by_rule("out-of-sight", 79, format!("{name} is not in line of sight"))
            }
        }
    }

    pub(super) fn explain_ability(&self, state: &State, seat: Seat, board: BoardId) -> Refusal {
        let facts = self.catalogue.board(board);
        let name = &facts.name;
        let Some(robot) = state.robot_of(board).filter(|robot| self.owner(*robot) == seat) else {
            return not_yours(name);
        };
        let Some(ability) = &facts.ability else {
            return Refusal::by_rule("no-ability", 197, format!("{name} has nothing to pay for"));
        };
        if state.robot(robot).cell.is_none() {
            return Refusal::by_rule("knocked-out", 149, format!("{name} is not on the board"));
        }
        if state.robot(robot).has_used_ability {
            return Refusal::by_rule("used", 197, format!("{name} has used its ability this turn"));
        }
        if state.energy < u16::from(ability.pay) {
            let sentence = format!("it costs {} Energy and you have {}", ability.pay, state.energy);
            return Refusal::by_rule("not-enough-energy", 59, sentence);
        }
        Refusal::by_rule("no-target", 198, "that is no valid target for it")
    }
}
