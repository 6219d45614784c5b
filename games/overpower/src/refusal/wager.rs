//! Why Objectives cannot be ventured or lifted so, and why a battle cannot be conceded.

use fracas_cards::effect::plural;
use fracas_core::{Refusal, Seat};

use crate::OverPower;
use crate::options::Mode;
use crate::state::{Phase, State};

pub(super) fn explain_wager(state: &State, seat: Seat, reserve: u8, completed: u8) -> Refusal {
    let missions = &state.side(seat).missions;
    if missions.reserve < reserve {
        let have = plural(missions.reserve.into(), "Objective");
        let sentence = format!("you have {have} in Reserve");
        return Refusal::by_rule("too-many", 254, sentence);
    }
    if missions.completed < completed {
        let have = plural(missions.completed.into(), "Objective");
        return Refusal::by_rule("too-many", 254, format!("you have {have} in Completed"));
    }
    if 0 < completed && missions.defeated == 0 {
        let sentence = "Completed Objectives are ventured only to lift others out of Defeated";
        return Refusal::by_rule("nothing-to-lift", 259, sentence);
    }
    let (rule, sentence) = if 0 < missions.ventured() {
        (271, "after a tie at least 1 more Objective is ventured")
    } else {
        (250, "at least 1 Objective is ventured")
    };
    Refusal::by_rule("too-few", rule, sentence)
}

pub(super) fn explain_lift(state: &State, seat: Seat, reserve: u8, completed: u8) -> Refusal {
    let missions = &state.side(seat).missions;
    let lifted = u16::from(reserve) + u16::from(completed);
    if u16::from(missions.defeated) < lifted {
        let have = plural(missions.defeated.into(), "Objective");
        return Refusal::by_rule("too-many", 260, format!("you have {have} in Defeated"));
    }
    let steps = plural(missions.steps.into(), "step");
    let sentence = format!("you have {steps}: one lifts to Reserve, two lift to Completed");
    Refusal::by_rule("too-far", 262, sentence)
}

impl OverPower {
    pub(super) fn explain_concede(&self, state: &State, seat: Seat) -> Refusal {
        if self.mode == Mode::Brawl {
            return Refusal::by_rule("no-concession", 440, "in Brawl battles are not conceded");
        }
        if state.is_wiped_out(seat) {
            let sentence = "your whole team is KO'd: you may only pass";
            return Refusal::by_rule("no-concession", 384, sentence);
        }
        if matches!(self.mode, Mode::Skirmish(_)) && !self.may_concede(state, seat) {
            let sentence = "you have a majority of the Objectives and may not concede any more";
            return Refusal::by_rule("no-concession", 461, sentence);
        }
        let rule = if state.phase == Phase::Battle { 379 } else { 267 };
        let sentence = "a battle is conceded on one's own turn, when nothing else is under way";
        Refusal::by_rule("not-now", rule, sentence)
    }
}
