//! Why something may not be done.
//!
//! - `phase`: by the phase; `placing`: where a card is placed; `wager`: Objectives and concessions; `battle`: cards in
//!   the Battle Phase

mod battle;
mod phase;
mod placing;
mod wager;

use fracas_core::{Refusal, Seat};

use crate::OverPower;
use crate::action::Action;
use crate::card::CardId;
use crate::state::{Phase, State};
use crate::turn::Question;
use crate::zone::Zone;

impl OverPower {
    /// Says why an action is not legal. Nothing that is said depends on what the player does not see.
    pub(crate) fn explain(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        if state.phase == Phase::Over {
            return Refusal::over(412);
        }
        if !state.due.contains(seat) {
            return explain_turn(state);
        }
        match state.question() {
            Question::Duplicates => self.explain_keep(state, seat, action),
            Question::Order => {
                let sentence = "say first which of your effects comes first, with `use`";
                Refusal::by_rule("order-first", 171, sentence)
            }
            Question::Card => self.explain_answer(state, action),
            Question::Phase => self.explain_in_phase(state, seat, action),
        }
    }

    fn explain_answer(&self, state: &State, action: Action) -> Refusal {
        let Some(ask) = self.ask(state) else {
            return Refusal::plain("nothing-asked", "nothing is asked now");
        };
        let question = self.question_of(state, &ask);
        let sentence = if matches!(action, Action::Answer(_)) {
            format!("that is not among the choices; {question}")
        } else {
            format!("a card is being carried out first; {question}")
        };
        Refusal::by_rule("answer-first", 285, sentence)
    }

    /// Says that one of several duplicates must be kept first, or why it cannot be this one.
    fn explain_keep(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let Action::Keep(card) = action else {
            let sentence = "choose first which of your duplicates you keep, with `keep`";
            return Refusal::by_rule("keep-first", 216, sentence);
        };
        if !holds(state, seat, card) {
            return self.not_in_hand(card, 216);
        }
        let sentence = format!("{} is not one of these duplicates", self.card(card).name);
        Refusal::by_rule("no-duplicate", 216, sentence)
    }

    fn not_in_hand(&self, card: CardId, rule: u16) -> Refusal {
        let sentence = format!("{} is not in your hand", self.card(card).name);
        Refusal::by_rule("not-in-hand", rule, sentence)
    }
}

/// Says that it is for the other player to decide.
fn explain_turn(state: &State) -> Refusal {
    match state.phase {
        Phase::Events => {
            let sentence = "you have laid your Event; your opponent still chooses";
            Refusal::by_rule("not-your-turn", 187, sentence)
        }
        Phase::Battle => Refusal::not_your_turn(279),
        Phase::PostConcession => Refusal::not_your_turn(390),
        Phase::First => Refusal::not_your_turn(158),
        Phase::Draw
        | Phase::Turning
        | Phase::Duplicates
        | Phase::Unusable
        | Phase::Replacement
        | Phase::Discarded
        | Phase::Placing
        | Phase::Venture
        | Phase::Ventured
        | Phase::Conceding
        | Phase::End
        | Phase::Lifting
        | Phase::Cleanup
        | Phase::Over => Refusal::not_your_turn(167),
    }
}

/// Checks whether a player holds a card.
fn holds(state: &State, seat: Seat, card: CardId) -> bool {
    state.find(seat, Zone::Hand, card).is_some()
}
