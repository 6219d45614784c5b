//! What heroes and cards do of their own when something happens.

use fracas_cards::effect::Program;
use fracas_core::Seat;
use tinyvec::ArrayVec;

use crate::Rlyeh;
use crate::card::{CardId, Trigger};
use crate::effects::{card_source, hero_source};
use crate::state::State;
use crate::thing::Thing;
use crate::words::On;

/// How many triggers of one player can wait for the same.
const MAX_FIRED: usize = 8;

impl Rlyeh {
    /// Begins what the hero and the cards in front of a player do when something happens, in this order.
    #[inline]
    pub(crate) fn fire(
        &self,
        state: &mut State,
        seat: Seat,
        about: Option<Thing>,
        is_now: impl Fn(On) -> bool,
    ) {
        let mut fired: ArrayVec<[(Program, u16); MAX_FIRED]> = ArrayVec::new();
        let mut used = state.player(seat).used;
        for (at, (trigger, source)) in self.triggers(state, seat).enumerate() {
            // More than there is room for are refused when card files are read.
            let Some(bit) = 1_u16.checked_shl(at as u32) else { break };
            let is_once = trigger.is_once || matches!(trigger.on, On::DifferentPlayed(_));
            if is_now(trigger.on) && !(is_once && used & bit != 0) {
                used |= bit;
                let _ = fired.try_push((trigger.program, source));
            }
        }
        if fired.is_empty() {
            return;
        }
        state.player_mut(seat).used = used;
        let about = about.map(Thing::number);
        for (program, source) in fired.into_iter().rev() {
            let things = about.as_slice();
            let _ = state.stack.call_about(program, seat, source, things);
        }
    }

    /// Begins what happens once enough different cards were played; checks whether anything does (R169).
    #[inline]
    pub(crate) fn fire_different_played(&self, state: &mut State) -> bool {
        let seat = state.active;
        let is_awaited = self
            .triggers(state, seat)
            .any(|(trigger, _)| matches!(trigger.on, On::DifferentPlayed(_)));
        if !is_awaited {
            return false;
        }
        let names = Rlyeh::different_played(state);
        self.fire(
            state,
            seat,
            None,
            |on| matches!(on, On::DifferentPlayed(least) if least <= names),
        );
        !state.stack.is_empty()
    }

    /// Lets the others react to a Loot that someone bought: with heroes and cards in front, and with copies
    /// that they reveal from their hands (R160, G23), clockwise.
    pub(crate) fn react_to_loot(&self, state: &mut State, buyer: Seat) {
        for seat in self.others(buyer).rev() {
            for (card, facts) in self.catalogue.cards() {
                if let Some((_, program)) = facts.reaction
                    && Rlyeh::may_hold(state, seat, |held| held == card)
                    && state.stack_of(card).is_some_and(|at| state.is_open(at))
                {
                    let _ = state.stack.call(program, seat, card_source(card));
                }
            }
            self.fire(state, seat, None, |on| on == On::OpponentBoughtLoot);
        }
    }

    /// Checks whether a player may have a card in hand as far as others know.
    pub(crate) fn may_hold(state: &State, seat: Seat, is_meant: impl Fn(CardId) -> bool) -> bool {
        let cards = &state.player(seat).cards;
        let is_shown = cards.surely_in_hand().iter().any(|card| is_meant(*card));
        is_shown || !cards.unsure_hand().is_empty() && cards.unseen().any(is_meant)
    }

    /// Iterates over the triggers of a player's hero and cards in front, with their sources.
    #[inline]
    pub(crate) fn triggers(
        &self,
        state: &State,
        seat: Seat,
    ) -> impl Iterator<Item = (&Trigger, u16)> {
        let player = state.player(seat);
        let hero = player.hero.into_iter().flat_map(|hero| {
            let triggers = self.catalogue.hero(hero).triggers.iter();
            triggers.map(move |trigger| (trigger, hero_source(hero)))
        });
        let front = player.front;
        let front = front.into_iter().flat_map(|card| {
            let triggers = self.card(card).triggers.iter();
            triggers.map(move |trigger| (trigger, card_source(card)))
        });
        hero.chain(front)
    }
}
