//! Why something may not be done.
//!
//! - `phase`: by the phase of the turn; `token`: tokens; `spot`: where the die is placed

mod phase;
mod spot;
#[cfg(test)]
mod tests;
mod token;

use fracas_cards::effect::asking;
use fracas_core::{Refusal, Seat};

use crate::OpArena;
use crate::action::Action;
use crate::dude::DudeId;
use crate::effects::View;
use crate::state::{Phase, State};

impl OpArena {
    /// Says why an action is not legal.
    pub(crate) fn explain(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        if state.phase == Phase::Over {
            return Refusal::over(125);
        }
        if !state.due.contains(seat) {
            return self.explain_turn(state, seat);
        }
        if !state.stack.is_empty() || matches!(action, Action::Answer(_)) {
            return self.explain_answer(state, action);
        }
        if !state.fallen.is_empty() {
            let sentence = "choose first whose last ability comes next, with `last-words`";
            return Refusal::by_rule("order-first", 92, sentence);
        }
        if self.pending(state).is_some() {
            let sentence = "choose first which triggered ability comes next, with `resolve`";
            return Refusal::by_rule("order-first", 92, sentence);
        }
        if state.phase == Phase::Laying {
            return self.explain_start(state, seat, action);
        }
        self.explain_in_phase(state, seat, action)
    }

    /// Says that it is for others to decide.
    fn explain_turn(&self, state: &State, seat: Seat) -> Refusal {
        match state.phase {
            Phase::Laying => {
                let sentence = "you have chosen your starting Dudes; others still choose theirs";
                Refusal::by_rule("not-your-turn", 17, sentence)
            }
            Phase::Call if state.stack.is_empty() && self.may_answer_call(state, seat) => {
                let sentence = "the call goes around the table: it is not your turn to answer it";
                Refusal::by_rule("not-your-turn", 39, sentence)
            }
            Phase::Start
            | Phase::Discard
            | Phase::Call
            | Phase::Token
            | Phase::Roll
            | Phase::Place
            | Phase::Placed
            | Phase::React
            | Phase::Cleanup
            | Phase::Over => Refusal::not_your_turn(25),
        }
    }

    fn explain_answer(&self, state: &State, action: Action) -> Refusal {
        let ask = asking(self.catalogue.library(), &View { game: self, state });
        let Some(ask) = ask else {
            return Refusal::plain("nothing-asked", "nothing is asked now");
        };
        let question = self.question(state, &ask);
        let sentence = if matches!(action, Action::Answer(_)) {
            format!("that is not among the choices; {question}")
        } else {
            format!("something is being carried out first; {question}")
        };
        Refusal::by_rule("answer-first", 84, sentence)
    }

    /// Says why a Dude cannot be put down to start with, or why no more can be done without (R15, R16).
    fn explain_start(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let rule = if self.must_lay(state, seat) { 15 } else { 16 };
        match action {
            Action::Lay(dude) if OpArena::laid_by(state, seat).contains(dude) => {
                let sentence = format!("{} lies there already", self.name_of(dude));
                Refusal::by_rule("already-down", rule, sentence)
            }
            Action::Lay(dude) => self.not_in_hand(dude, rule),
            Action::Pass => {
                let sentence = "the first three players must start with at least one Dude";
                Refusal::by_rule("must-start", 15, sentence)
            }
            Action::Discard(_)
            | Action::Call(_)
            | Action::Shield(_)
            | Action::Nerph(..)
            | Action::Reroll
            | Action::Attack(_)
            | Action::Skill(_)
            | Action::Use(..)
            | Action::Fail
            | Action::Resolve(..)
            | Action::LastWords(_)
            | Action::Drop(_)
            | Action::Answer(_) => {
                let sentence = "not now: choose your starting Dudes first, with `lay` and `pass`";
                Refusal::by_rule("wrong-phase", rule, sentence)
            }
        }
    }

    fn name_of(&self, dude: DudeId) -> &str {
        &self.catalogue.dude(dude).name
    }

    fn not_in_hand(&self, dude: DudeId, rule: u16) -> Refusal {
        let sentence = format!("{} is not in your hand", self.name_of(dude));
        Refusal::by_rule("not-in-hand", rule, sentence)
    }

    fn not_in_play(&self, dude: DudeId, rule: u16) -> Refusal {
        let sentence = format!("{} is not in play", self.name_of(dude));
        Refusal::by_rule("not-in-play", rule, sentence)
    }

    /// Says that a Dude is not in play, or not under the player's control.
    fn not_own(&self, state: &State, dude: DudeId, rule: u16) -> Refusal {
        if state.fighter(dude).is_none() {
            return self.not_in_play(dude, rule);
        }
        let sentence = format!("{} is not under your control", self.name_of(dude));
        Refusal::by_rule("not-yours", rule, sentence)
    }
}
