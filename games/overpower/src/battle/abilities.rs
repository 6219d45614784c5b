//! What inherent abilities let characters do on a turn.

use fracas_core::{Log, Seat};

use crate::OverPower;
use crate::action::{Action, Source};
use crate::card::Use;
use crate::event::{Event, Why};
use crate::rules::Origin;
use crate::state::{Phase, State};
use crate::who::Who;

impl OverPower {
    /// Lists what the abilities of a player's characters offer on their turn.
    pub(super) fn list_abilities(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.phase != Phase::Battle || state.turn.has_begun {
            return;
        }
        for who in state.front(seat) {
            for (number, used) in self.character_at(who).uses.iter().enumerate() {
                if self.can_use_ability(state, who, used) {
                    out.push(Action::Use(Source::Inherent(who), number as u8));
                }
            }
        }
    }

    fn can_use_ability(&self, state: &State, who: Who, used: &Use) -> bool {
        let can_pay = used.price.is_none_or(|price| {
            usize::from(price.count) <= self.payable(state, who.seat(), price, who).count()
        });
        used.how.is_for_turn() && can_pay && !self.is_silenced(state, who)
    }

    /// Uses an ability as the turn's action. What it costs is discarded inside the action, which can be neither negated
    /// nor avoided.
    pub(super) fn use_ability(
        &self,
        state: &mut State,
        who: Who,
        number: u8,
        log: &mut impl Log<Event, State>,
    ) {
        let Some(used) = self.character_at(who).uses.get(usize::from(number)) else { return };
        state.turn.has_begun = true;
        log.tell(Event::UsedAbility(who));
        if let Some(price) = used.price {
            for _ in 0..price.count {
                // No more cards can pay than it takes.
                let next = self.payable(state, who.seat(), price, who).next();
                if let Some((piece, _)) = next {
                    self.discard(state, piece, Why::Paid, log);
                }
            }
        }
        if let Some(program) = used.effect.program {
            // There is room, since nothing else is under way.
            let _ = state.stack.call(program, who.seat(), Origin::Inherent(who).number());
        }
    }
}
