//! Why a card cannot be placed somewhere.

use fracas_core::{Refusal, Seat};

use super::holds;
use crate::OverPower;
use crate::card::{CardId, Kind, Whose};
use crate::state::State;
use crate::who::Who;

impl OverPower {
    pub(super) fn explain_place(
        &self,
        state: &State,
        seat: Seat,
        card: CardId,
        who: Who,
    ) -> Refusal {
        if !holds(state, seat, card) {
            return self.not_in_hand(card, 230);
        }
        if who.seat() != seat {
            let sentence = "cards are placed to one's own characters and Homebase";
            return Refusal::by_rule("not-yours", 235, sentence);
        }
        let (card, at) = (self.card(card), self.name_of(who));
        let what = &card.name;
        if matches!(card.kind, Kind::Event(_)) {
            return Refusal::by_rule("never-placed", 245, "Events are never placed");
        }
        if who.is_homebase() {
            return self.explain_base(state, what, card, who);
        }
        if !state.is_standing(who) {
            return Refusal::by_rule("ko", 287, format!("{at} is KO'd"));
        }
        if card.kind == Kind::Special(Whose::Anyone) && !card.is_placeable {
            let sentence = format!("{what} is an Any Character Special, which is not placed");
            return Refusal::by_rule("any-character", 242, sentence);
        }
        if !self.can_use(state, card, who) {
            return Refusal::by_rule("cannot-use", 235, format!("{at} cannot use {what}"));
        }
        self.explain_slot(state, card, who)
    }

    fn explain_base(
        &self,
        state: &State,
        what: &str,
        card: &crate::card::Card,
        who: Who,
    ) -> Refusal {
        if self.homebase(who.seat()).is_none() {
            return Refusal::by_rule("no-homebase", 24, "you have no Homebase");
        }
        match card.kind {
            Kind::Aspect(_) | Kind::Special(Whose::Character(_) | Whose::Versions(_)) => {
                self.explain_slot(state, card, who)
            }
            Kind::Special(Whose::Anyone)
            | Kind::Power(_)
            | Kind::Basic { .. }
            | Kind::Teamwork { .. }
            | Kind::Training { .. }
            | Kind::Ally { .. }
            | Kind::Advanced(_)
            | Kind::Event(_) => {
                let sentence = format!("{what} is not placed to a Homebase");
                Refusal::by_rule("not-for-homebase", 240, sentence)
            }
        }
    }

    /// Says that the slot for a card is filled, or that something else forbids it.
    fn explain_slot(&self, state: &State, card: &crate::card::Card, who: Who) -> Refusal {
        let mut placed = state.placed(who).map(|piece| self.card_of(state, piece));
        let at = self.name_of(who);
        if let Some(other) = placed.find(|other| other.slot() == card.slot()) {
            let sentence = format!("{} lies at {at} in the place of {}", other.name, card.name);
            return Refusal::by_rule("slot-filled", 236, sentence);
        }
        let sentence = format!("{} may not be placed to {at} now", card.name);
        Refusal::by_rule("cannot-place", 235, sentence)
    }
}
