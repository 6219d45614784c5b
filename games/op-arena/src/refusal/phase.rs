//! Why something may not be done in a phase of a turn.

use fracas_core::{Refusal, Seat};

use crate::OpArena;
use crate::action::Action;
use crate::state::{Phase, State};

impl OpArena {
    /// Says why an action is not legal for the player who must decide in a phase.
    pub(super) fn explain_in_phase(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        if let Some(refusal) = explain_order(state, action) {
            return refusal;
        }
        match action {
            Action::Discard(dude) => self.not_own(state, dude, 28),
            Action::Call(dude) => self.not_in_hand(dude, 38),
            Action::Shield(dude) => self.explain_shield(state, seat, dude),
            Action::Nerph(dude, slot) => self.explain_nerph(state, seat, dude, slot),
            Action::Reroll => self.explain_reroll(state, seat),
            Action::Attack(dude) => self.explain_attack(state, seat, dude),
            Action::Skill(dude) => self.explain_skill(state, seat, dude),
            Action::Use(dude, slot) => self.explain_use(state, seat, dude, slot),
            Action::Drop(dude) => self.not_in_hand(dude, 119),
            Action::Resolve(..) => {
                Refusal::by_rule("not-triggered", 92, "no triggered ability waits to be used")
            }
            Action::LastWords(_) => {
                Refusal::by_rule("not-triggered", 92, "no dead Dude has a last ability to use")
            }
            Action::Pass => {
                Refusal::by_rule("must-place", 73, "place the die on one of your Dudes, or `fail`")
            }
            Action::Lay(_) | Action::Fail | Action::Answer(_) => {
                Refusal::plain("not-now", "that cannot be done now")
            }
        }
    }
}

/// Says that an action belongs to another phase (R26, R27).
fn explain_order(state: &State, action: Action) -> Option<Refusal> {
    let (phase, what) = match action {
        Action::Lay(_) => {
            let sentence = "starting Dudes were chosen before the first turn";
            return Some(Refusal::by_rule("wrong-phase", 15, sentence));
        }
        Action::Discard(_) => (Phase::Discard, "a Dude in play is discarded"),
        Action::Call(_) => (Phase::Call, "Dudes are called"),
        Action::Shield(_) | Action::Nerph(..) => (Phase::Token, "a token is played"),
        Action::Attack(_) | Action::Skill(_) | Action::Use(..) | Action::Fail => {
            (Phase::Place, "the die is placed")
        }
        Action::Drop(_) => (Phase::Cleanup, "Dudes are discarded from hand"),
        // A reroll has reasons of its own once the die is rolled.
        Action::Reroll if state.phase == Phase::Place => return None,
        Action::Reroll => (Phase::Roll, "the die is rolled"),
        Action::Resolve(..) | Action::LastWords(_) | Action::Answer(_) | Action::Pass => {
            return None;
        }
    };
    if state.phase == phase {
        return None;
    }
    let (own, now) = (number(phase), number(state.phase));
    let sentence = format!("{what} in phase {own} of a turn, and this is phase {now}");
    Some(Refusal::by_rule("wrong-phase", 27, sentence))
}

/// Gets the number of a phase (R26).
fn number(phase: Phase) -> u8 {
    match phase {
        Phase::Laying | Phase::Over => 0,
        Phase::Start | Phase::Discard => 1,
        Phase::Call => 2,
        Phase::Token => 3,
        Phase::Roll => 4,
        Phase::Place | Phase::Placed | Phase::React => 5,
        Phase::Cleanup => 6,
    }
}
