//! What may be done.

use fracas_core::Seat;

use crate::BattleArena;
use crate::action::{Action, Side, Whose};
use crate::state::{Phase, State};

impl BattleArena {
    /// Appends what a due seat may do: fixed choices in their order, Heroes in the order of the hand,
    /// declining before substituting.
    #[inline]
    pub(crate) fn list_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !state.stack.is_empty() {
            return self.list_answers(state, out);
        }
        match state.phase {
            Phase::Side => out.extend([Action::Side(Side::Home), Action::Side(Side::Away)]),
            Phase::Honors => {
                out.extend([Action::Honors(Whose::Own), Action::Honors(Whose::Opponent)]);
            }
            Phase::LineUp => self.list_heroes(state, seat, Action::Place, out),
            Phase::Substitution => {
                if !self.must_substitute(state, seat) {
                    out.push(Action::Decline);
                }
                self.list_heroes(state, seat, Action::Substitute, out);
            }
            Phase::Plays => self.list_plays(state, seat, out),
            Phase::Start
            | Phase::Reveal
            | Phase::PlaysOver
            | Phase::Decided
            | Phase::HonorsSettled
            | Phase::Over => {}
        }
    }

    #[inline]
    fn list_heroes(
        &self,
        state: &State,
        seat: Seat,
        action: fn(crate::HeroId) -> Action,
        out: &mut Vec<Action>,
    ) {
        let hand = &state.player(seat).hand;
        if !self.has_copies {
            out.extend(hand.iter().map(|&hero| action(hero)));
            return;
        }
        for (index, &hero) in hand.iter().enumerate() {
            if !hand[..index].contains(&hero) {
                out.push(action(hero));
            }
        }
    }
}
