//! What playing a card does at once.

use fracas_core::{Log, Seat, Usage};

use crate::Rlyeh;
use crate::card::{CardId, Colour};
use crate::event::Event;
use crate::state::{MAX_POOL, State};
use crate::words::{Boon, On};

impl Rlyeh {
    /// Plays a card of the hand (R65, R66).
    #[inline]
    pub(crate) fn play(
        &self,
        state: &mut State,
        seat: Seat,
        card: CardId,
        log: &mut impl Log<Event, State>,
    ) {
        state.player_mut(seat).cards.put_in_play(card);
        log.used(seat, u16::from(card.0), Usage::Played);
        log.reveal(Event::Played { seat, card });
        self.count_play(state, seat, card);
        self.carry_out(state, seat, card, log);
    }

    /// Counts a card as played, by its colours (R19); what waits for that comes after what the card does.
    #[inline]
    pub(crate) fn count_play(&self, state: &mut State, seat: Seat, card: CardId) {
        let facts = self.card(card);
        let ledger = &mut state.ledger;
        let _ = ledger.plays.try_push(card);
        ledger.played = ledger.played.saturating_add(1);
        ledger.green = ledger.green.saturating_add(u8::from(facts.colour.is_green()));
        ledger.red = ledger.red.saturating_add(u8::from(facts.colour.is_red()));
        ledger.gold = ledger.gold.saturating_add(u8::from(facts.colour == Colour::Gold));
        let counts = ledger.counts();
        self.fire(state, seat, None, |on| match on {
            On::Played(tint, number) => tint.fits(facts.colour) && number == counts[tint as usize],
            On::LootPlayed => facts.is_loot(),
            On::StartOfTurn
            | On::EndOfTurn
            | On::EndOfOpponentsTurn
            | On::DifferentPlayed(_)
            | On::Acquired(_)
            | On::AcquiredOnTurn(_)
            | On::OpponentBoughtLoot => false,
        });
    }

    /// Does what a card says; its program begins.
    #[inline]
    pub(crate) fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        card: CardId,
        log: &mut impl Log<Event, State>,
    ) {
        let facts = self.card(card);
        if let Some(plain) = facts.plain {
            let tokens = state.ledger.given(plain.tokens.into(), card, Boon::DoubleTokens);
            let power = state.ledger.given(plain.power.into(), card, Boon::DoublePower);
            Rlyeh::add_tokens(state, seat, tokens, log);
            Rlyeh::add_power(state, seat, power, log);
        } else if let Some(program) = facts.program {
            // There is room for it, since card files are read with that in mind.
            let _ = state.stack.call(program, seat, u16::from(card.0));
        }
    }

    /// Adds Tokens (R68). They are the active player's: nobody else can use any.
    #[inline]
    pub(crate) fn add_tokens(
        state: &mut State,
        seat: Seat,
        amount: u16,
        log: &mut impl Log<Event, State>,
    ) {
        if seat == state.active && 0 < amount {
            state.tokens = state.tokens.saturating_add(amount).min(MAX_POOL);
            log.tell(Event::Tokens { seat, amount });
        }
    }

    /// Adds Power (R68), the active player's too.
    #[inline]
    pub(crate) fn add_power(
        state: &mut State,
        seat: Seat,
        amount: u16,
        log: &mut impl Log<Event, State>,
    ) {
        if seat == state.active && 0 < amount {
            state.power = state.power.saturating_add(amount).min(MAX_POOL);
            log.tell(Event::Power { seat, amount });
        }
    }

    /// Finds the first plain card in the hand of the active player, in the order of the catalogue.
    pub(crate) fn next_plain(&self, state: &State) -> Option<CardId> {
        let hand = state.player(state.active).cards.hand().iter().copied();
        hand.filter(|card| self.card(*card).plain.is_some()).min()
    }
}
