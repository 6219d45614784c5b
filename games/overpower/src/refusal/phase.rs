//! Why something may not be done in a phase.

use fracas_core::{Refusal, Seat};

use super::battle::explain_pass;
use super::holds;
use super::wager::{explain_lift, explain_wager};
use crate::OverPower;
use crate::action::Action;
use crate::state::{Phase, State};

impl OverPower {
    /// Says why an action is not legal for the player who must decide in a phase.
    pub(super) fn explain_in_phase(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        if let Some(refusal) = explain_order(state, action) {
            return refusal;
        }
        match action {
            Action::Event(card) if !holds(state, seat, card) => self.not_in_hand(card, 185),
            Action::Event(card) => {
                let sentence = format!("{} is no Event", self.card(card).name);
                Refusal::by_rule("no-event", 184, sentence)
            }
            Action::Place(card, who) => self.explain_place(state, seat, card, who),
            Action::Venture(reserve, completed) => explain_wager(state, seat, reserve, completed),
            Action::Lift(reserve, completed) => explain_lift(state, seat, reserve, completed),
            Action::Concede => self.explain_concede(state, seat),
            Action::Pass => explain_pass(state),
            Action::Play(played) => self.explain_play(state, seat, &played),
            Action::Target(aim) => self.explain_target(state, aim),
            Action::Shift(_) => {
                let sentence = "the attack cannot be shifted there now";
                Refusal::by_rule("no-shift", 336, sentence)
            }
            Action::Use(..) => {
                let sentence = "nothing of yours in play offers that now";
                Refusal::by_rule("no-use", 170, sentence)
            }
            Action::Pay(card, _) => {
                let sentence = format!("{} does not pay for this", self.card(card).name);
                Refusal::by_rule("no-payment", 331, sentence)
            }
            Action::Keep(_) => {
                Refusal::by_rule("no-duplicate", 216, "you have no duplicates to choose from now")
            }
            Action::Answer(_) => Refusal::plain("nothing-asked", "nothing is asked now"),
            Action::First | Action::Second | Action::Replace | Action::Fight => {
                Refusal::plain("not-now", "that cannot be done now")
            }
        }
    }
}

/// Says that an action belongs to another phase (R166).
fn explain_order(state: &State, action: Action) -> Option<Refusal> {
    let (is_now, what) = match action {
        Action::First | Action::Second => (state.phase == Phase::First, "before the first battle"),
        Action::Event(_) => (state.phase == Phase::Events, "in the Event Phase"),
        Action::Replace => (state.phase == Phase::Replacement, "in the Discard Phase"),
        Action::Place(..) => (state.phase == Phase::Placing, "in the Placing Phase"),
        Action::Venture(..) => (state.phase == Phase::Venture, "in the Venture Phase"),
        Action::Fight => (state.phase == Phase::Conceding, "at the end of the Venture Phase"),
        Action::Lift(..) => (state.phase == Phase::Lifting, "in the End of Battle Phase"),
        Action::Concede => (
            matches!(state.phase, Phase::Conceding | Phase::Battle),
            "at the end of the Venture Phase and in the Battle Phase",
        ),
        Action::Play(_) | Action::Target(_) | Action::Shift(_) | Action::Pay(..) => (
            matches!(state.phase, Phase::Battle | Phase::PostConcession),
            "in the Battle Phase and after a concession",
        ),
        Action::Use(..) => (
            matches!(state.phase, Phase::Venture | Phase::Battle | Phase::PostConcession),
            "in the Venture Phase, in the Battle Phase and after a concession",
        ),
        Action::Keep(_) | Action::Pass | Action::Answer(_) => return None,
    };
    (!is_now).then(|| {
        let sentence = format!("that is done {what}, and now it is another phase");
        Refusal::by_rule("wrong-phase", 166, sentence)
    })
}
