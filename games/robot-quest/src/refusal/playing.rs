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
        if facts.attack.is_some() {
            let sentence = format!("{} is an Attack: name its target", facts.name);
            return Refusal::by_rule("needs-target", 70, sentence);
        }
        if !facts.is_for_robot {
            let sentence = format!("{} is not played for a robot: leave `for` out", facts.name);
            return Refusal::by_rule("which-robot", 166, sentence);
        }
        match self.robot_meant(state, seat, by, "for") {
            Ok(robot) => self.not_on_board(state, robot),
            Err(refusal) => refusal,
        }
    }

    /// Finds the robot that a card is played for or from: who has two says which, and who has one
    /// does not (R166).
    fn robot_meant(
        &self,
        state: &State,
        seat: Seat,
        named: Option<BoardId>,
        word: &str,
    ) -> Result<RobotId, Refusal> {
        let has_two = self.seats < self.robots;
        let which = |sentence: String| Err(Refusal::by_rule("which-robot", 166, sentence));
        let Some(board) = named else {
            return if has_two {
                which(format!("you have two robots: say {word} which of them"))
            } else {
                Ok(RobotId(seat.0))
            };
        };
        let name = &self.catalogue.board(board).name;
        match state.robot_of(board) {
            None => which(format!("{name} is not in this game")),
            Some(robot) if self.owner(robot) != seat => {
                which(format!("{name} is not one of your robots"))
            }
            Some(_) if !has_two => which(format!("you have one robot: leave `{word}` out")),
            Some(robot) => Ok(robot),
        }
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
        match self.robot_meant(state, seat, by, "from") {
            Ok(by) => self.explain_target(state, by, target, attack),
            Err(refusal) => refusal,
        }
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
            return self.not_on_board(state, by);
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

    pub(super) fn explain_ability(
        &self,
        state: &State,
        seat: Seat,
        board: BoardId,
        target: Option<BoardId>,
    ) -> Refusal {
        let facts = self.catalogue.board(board);
        let name = &facts.name;
        let Some(robot) = state.robot_of(board).filter(|robot| self.owner(*robot) == seat) else {
            return not_yours(name);
        };
        let Some(ability) = &facts.ability else {
            return Refusal::by_rule("no-ability", 197, format!("{name} has nothing to pay for"));
        };
        if state.robot(robot).cell.is_none() {
            return self.not_on_board(state, robot);
        }
        if state.robot(robot).has_used_ability {
            return Refusal::by_rule("used", 197, format!("{name} has used its ability this turn"));
        }
        if state.energy < u16::from(ability.pay) {
            let sentence = format!("it costs {} Energy and you have {}", ability.pay, state.energy);
            return Refusal::by_rule("not-enough-energy", 59, sentence);
        }
        explain_use(name, ability.attack, target)
    }
}

/// Says what is wrong with the target of an ability, or with having none.
fn explain_use(name: &str, attack: Option<Attack>, target: Option<BoardId>) -> Refusal {
    match (attack, target) {
        (Some(_), None) => {
            let sentence = format!("{name} attacks by it: say on which robot");
            Refusal::by_rule("needs-target", 198, sentence)
        }
        (Some(_), Some(_)) => Refusal::by_rule("no-target", 198, "that is no valid target for it"),
        (None, _) => {
            let sentence = format!("{name} does not attack by it: leave `on` out");
            Refusal::by_rule("no-target", 197, sentence)
        }
    }
}
