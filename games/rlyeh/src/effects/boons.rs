//! What holds for the rest of a turn, and for the next hand.

use fracas_cards::effect::Context;
use fracas_core::{Log, Seat};

use super::{Doer, source_card};
use crate::Rlyeh;
use crate::event::Event;
use crate::state::State;
use crate::words::Boon;

impl<L: Log<Event, State>> Doer<'_, L> {
    /// Lets something hold for the rest of the turn, which must be the owner's.
    pub(super) fn bestow(&mut self, boon: Boon, context: Context) {
        let (seat, card) = (context.owner, source_card(context));
        if seat != self.state.active || self.state.ledger.boon(boon).is_some() {
            return;
        }
        self.state.ledger.boons[boon as usize] = card;
        // What was given before counts too: cards can be played in any order.
        let (tokens, power) = (self.state.tokens, self.state.power);
        let ledger = self.state.ledger;
        match boon {
            Boon::DoubleTokens => {
                Rlyeh::add_tokens(
                    self.state,
                    seat,
                    tokens.saturating_add(ledger.tokens_spent),
                    self.log,
                );
            }
            Boon::DoublePower => {
                Rlyeh::add_power(
                    self.state,
                    seat,
                    power.saturating_add(ledger.power_spent),
                    self.log,
                );
            }
            Boon::TokensAsPower
            | Boon::PowerAsTokens
            | Boon::PutOnDeck
            | Boon::SecondGreen
            | Boon::SecondRed
            | Boon::ExtraRolls
            | Boon::ExtraTurn => {}
        }
    }

    pub(super) fn draw_at_end(&mut self, cards: u8, seat: Seat) {
        if seat == self.state.active {
            let extra = &mut self.state.ledger.extra_cards;
            *extra = extra.saturating_add(cards);
        }
    }

    /// Checks whether a Loot is rolled for an additional time: those of one's own hand, and once each.
    pub(super) fn rolls_once_more(&mut self, context: Context) -> bool {
        let ledger = &mut self.state.ledger;
        let is_meant = context.owner == self.state.active
            && ledger.boon(Boon::ExtraRolls).is_some()
            && self.state.mind.lender.is_none();
        if is_meant {
            ledger.is_rolling_more = !ledger.is_rolling_more;
        }
        is_meant && ledger.is_rolling_more
    }
}
