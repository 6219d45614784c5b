//! The Shop, the Supply and the Scrap Heap.

use fracas_core::{Chance, Log, Seat, Usage};

use crate::RobotQuest;
use crate::card::CardId;
use crate::event::Event;
use crate::state::State;

impl RobotQuest {
    /// Checks whether a card lies in the Shop or a Supply pile (R43, R52).
    #[inline]
    pub(crate) fn is_for_sale(&self, state: &State, card: CardId) -> bool {
        state.shop.contains(&Some(card))
            || self.supply_pile(card).is_some_and(|pile| 0 < state.supply[pile])
    }

    /// Iterates over the cards that can be acquired, Shop first, each kind once.
    #[inline]
    pub(crate) fn for_sale<'a>(&'a self, state: &'a State) -> impl Iterator<Item = CardId> + 'a {
        let shop = state.shop.iter().enumerate().filter_map(|(space, card)| {
            let is_first = !state.shop[..space].contains(card);
            card.filter(|_| is_first)
        });
        let supply = self.supply.iter().zip(state.supply);
        shop.chain(supply.filter(|(_, left)| 0 < *left).map(|(card, _)| *card))
    }

    /// Gets the Supply pile of a card.
    #[inline]
    pub(crate) fn supply_pile(&self, card: CardId) -> Option<usize> {
        self.supply.iter().position(|supplied| *supplied == card)
    }

    /// Gives a card to a player: it goes to the discard pile (R46), and what left the Shop is replaced
    /// (R48).
    pub(crate) fn acquire(
        &self,
        state: &mut State,
        seat: Seat,
        card: CardId,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        if let Some(pile) = self.supply_pile(card) {
            if state.supply[pile] == 0 {
                return;
            }
            state.supply[pile] -= 1;
        } else if !take_from_shop(state, card) {
            return;
        }
        state.player_mut(seat).cards.gain(card);
        log.used(seat, u16::from(card.0), Usage::Taken);
        log.tell(Event::Acquired { seat, card });
        self.fill_shop(state, chance, log);
    }

    /// Scraps a card of the Shop and replaces it.
    pub(crate) fn scrap_from_shop(
        &self,
        state: &mut State,
        card: CardId,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        if take_from_shop(state, card) {
            state.scrap.push(card);
            log.tell(Event::ScrappedFromShop { card });
            self.fill_shop(state, chance, log);
        }
    }

    /// Puts a card that left a player's deck on the Scrap Heap (R156).
    pub(crate) fn put_on_scrap_heap(
        &self,
        state: &mut State,
        card: CardId,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        state.scrap.push(card);
        self.renew_shop_deck(state, log);
        self.fill_shop(state, chance, log);
    }

    /// Fills empty Shop spaces as far as there are Shop cards (R9, R48, R53).
    pub(crate) fn fill_shop(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        for space in 0..state.shop.len() {
            if state.shop[space].is_some() {
                continue;
            }
            let Some(card) = self.draw_shop_card(state, chance, log) else { return };
            state.shop[space] = Some(card);
            self.renew_shop_deck(state, log);
            for seat in Seat::all(self.seats) {
                log.used(seat, u16::from(card.0), Usage::Available);
            }
            log.reveal(Event::Offered { card });
        }
    }

    /// Draws the top card of the Shop Deck; who puts it somewhere renews the deck afterwards.
    pub(crate) fn draw_shop_card(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> Option<CardId> {
        self.renew_shop_deck(state, log);
        chance.draw(&mut state.shop_deck)
    }

    /// Makes a new Shop Deck of the scrapped Shop cards if it has run out (R50); others stay scrapped
    /// (R51).
    fn renew_shop_deck(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        let State { scrap, shop_deck, .. } = state;
        if !shop_deck.is_empty() {
            return;
        }
        scrap.retain(|card| {
            let is_shop_card = self.catalogue.is_shop_card(*card);
            if is_shop_card {
                shop_deck.push(*card);
            }
            !is_shop_card
        });
        if !shop_deck.is_empty() {
            log.tell(Event::ShopDeckRenewed);
        }
    }
}

fn take_from_shop(state: &mut State, card: CardId) -> bool {
    let space = state.shop.iter_mut().find(|space| **space == Some(card));
    space.map(|space| *space = None).is_some()
}
