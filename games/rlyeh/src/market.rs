//! Buying and gaining: how cards leave the board.

use fracas_core::{Chance, Log, Seat, Usage};

use crate::Rlyeh;
use crate::card::{BossId, CardId, Cost};
use crate::effects::card_source;
use crate::event::Event;
use crate::state::{Den, Phase, State};
use crate::thing::Thing;
use crate::words::{Boon, On, Place};

impl Rlyeh {
    /// Buys the top card of a stack (R70 to R77).
    pub(crate) fn buy(
        &self,
        state: &mut State,
        seat: Seat,
        card: CardId,
        log: &mut impl Log<Event, State>,
    ) {
        let Some(at) = state.stack_of(card) else { return };
        let cost = self.card(card).cost.unwrap_or_default();
        let colour = self.card(card).colour;
        let Cost { tokens, power } = Rlyeh::pay(state, cost);
        state.ledger.count_purchase(colour);
        log.tell(Event::Bought { seat, card, tokens, power });
        Rlyeh::take_from_stack(state, at, log);
        self.buy_second(state, seat, card);
        self.acquire(state, seat, card, Place::DiscardPile, log);
        self.check_end(state, log);
    }

    /// Begins the gain of a second copy of a card that was bought, if something says so; it comes after all
    /// that the first one leads to.
    fn buy_second(&self, state: &mut State, seat: Seat, card: CardId) {
        let colour = self.card(card).colour;
        let boons = [(Boon::SecondGreen, colour.is_green()), (Boon::SecondRed, colour.is_red())];
        for (boon, _) in boons.into_iter().filter(|(_, is_meant)| *is_meant) {
            if let Some(source) = state.ledger.boons[boon as usize].take() {
                let (program, things) = (self.catalogue.gain_copy(), [Thing::Held(card).number()]);
                let _ = state.stack.call_about(program, seat, card_source(source), &things);
            }
        }
    }

    /// Buys a Loot of a Boss (R39), or the Boss itself at Level 3, which ends the game (R44, R120).
    pub(crate) fn buy_from(
        &self,
        state: &mut State,
        seat: Seat,
        boss: BossId,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let Some(at) = state.bosses.iter().position(|den| den.boss == boss) else { return };
        let cost = self.price_for(state, state.bosses[at]);
        let colour = self.catalogue.boss(boss).colour;
        let Cost { tokens, power } = Rlyeh::pay(state, cost);
        state.ledger.count_purchase(colour);
        if state.bosses[at].loots == 0 {
            let card = self.catalogue.boss(boss).card;
            state.bosses[at].is_bought = true;
            log.used(seat, u16::from(card.0), Usage::Taken);
            log.tell(Event::Bought { seat, card, tokens, power });
            state.player_mut(seat).cards.put_on_discard(card);
            return self.end_game(state, log);
        }
        let card = self.take_loot(state, at, chance);
        log.reveal(Event::Bought { seat, card, tokens, power });
        Rlyeh::tell_level(state.bosses[at], log);
        self.react_to_loot(state, seat);
        self.acquire(state, seat, card, Place::DiscardPile, log);
    }

    /// Gains the top card of a stack without paying (R108 to R110).
    pub(crate) fn gain(
        &self,
        state: &mut State,
        seat: Seat,
        card: CardId,
        place: Place,
        log: &mut impl Log<Event, State>,
    ) {
        let Some(at) = state.stack_of(card).filter(|at| state.is_open(*at)) else { return };
        log.tell(Event::Gained { seat, card });
        Rlyeh::take_from_stack(state, at, log);
        self.acquire(state, seat, card, place, log);
        self.check_end(state, log);
    }

    /// Gains a Loot without paying (R111).
    pub(crate) fn gain_loot(
        &self,
        state: &mut State,
        seat: Seat,
        boss: BossId,
        place: Place,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let at = state.bosses.iter().position(|den| den.boss == boss && den.loots != 0);
        let Some(at) = at else { return };
        let card = self.take_loot(state, at, chance);
        log.reveal(Event::Gained { seat, card });
        Rlyeh::tell_level(state.bosses[at], log);
        self.acquire(state, seat, card, place, log);
    }

    /// Gains PAX Pox as far as there are any (R101, R104).
    pub(crate) fn gain_pox(
        &self,
        state: &mut State,
        seat: Seat,
        count: u8,
        log: &mut impl Log<Event, State>,
    ) {
        let card = self.catalogue.pox();
        for _ in 0..count {
            if state.phase == Phase::Over || !self.take_pox(state, log) {
                return;
            }
            log.tell(Event::Gained { seat, card });
            self.acquire(state, seat, card, Place::DiscardPile, log);
            self.check_end(state, log);
        }
    }

    /// Takes a PAX Pox from its stack; false if there is none to take.
    pub(crate) fn take_pox(&self, state: &mut State, log: &mut impl Log<Event, State>) -> bool {
        let has_pox = state.has_pox();
        if has_pox {
            state.pox -= 1;
            state.quiet = 0;
            if state.pox == 0 {
                log.tell(Event::Depleted { card: self.catalogue.pox() });
            }
        }
        has_pox
    }

    /// Lets a card belong to a player, and begins what waits for that.
    pub(crate) fn acquire(
        &self,
        state: &mut State,
        seat: Seat,
        card: CardId,
        place: Place,
        log: &mut impl Log<Event, State>,
    ) {
        log.used(seat, u16::from(card.0), Usage::Taken);
        state.mind.is_placed = false;
        let facts = self.card(card);
        let player = state.player_mut(seat);
        // A card that says where it goes itself comes before all else (G22).
        if facts.stays_in_front && player.front.try_push(card).is_none() {
            log.tell(Event::InFront { seat, card });
            return;
        }
        let about = match place {
            Place::Hand => {
                player.cards.put_in_hand(card);
                log.tell(Event::ToHand { seat, card });
                Thing::Held(card)
            }
            Place::DiscardPile => {
                player.cards.put_on_discard(card);
                Thing::Discarded(card)
            }
        };
        let is_active = seat == state.active;
        let on_deck = state.ledger.boon(Boon::PutOnDeck);
        if let Some(source) = on_deck.filter(|_| is_active && place == Place::DiscardPile) {
            let (program, things) = (self.catalogue.put_on_deck(), [about.number()]);
            let _ = state.stack.call_about(program, seat, card_source(source), &things);
        }
        self.fire(state, seat, Some(about), |on| match on {
            // An effect that says where a card goes comes before a hero (G22).
            On::Acquired(filter) => place == Place::DiscardPile && filter.fits(facts),
            On::AcquiredOnTurn(filter) => is_active && filter.fits(facts),
            On::StartOfTurn
            | On::EndOfTurn
            | On::EndOfOpponentsTurn
            | On::Played(..)
            | On::DifferentPlayed(_)
            | On::LootPlayed
            | On::OpponentBoughtLoot => false,
        });
    }

    /// Checks whether the active player can buy anything.
    #[inline]
    pub(crate) fn can_buy(&self, state: &State) -> bool {
        (state.tokens != 0 || state.power != 0)
            && (self.buyable(state).next().is_some() || self.buyable_bosses(state).next().is_some())
    }

    /// Iterates over the stacks from which the active player can buy a card now.
    #[inline]
    pub(crate) fn buyable(&self, state: &State) -> impl Iterator<Item = CardId> {
        let piles = state.stacks.iter().enumerate();
        let open = piles.filter(|(at, _)| state.is_open(*at)).map(|(_, pile)| pile.card);
        open.filter(|card| self.card(*card).cost.is_some_and(|cost| Rlyeh::can_pay(state, cost)))
    }

    /// Iterates over the Bosses from whom the active player can buy now.
    #[inline]
    pub(crate) fn buyable_bosses(&self, state: &State) -> impl Iterator<Item = BossId> {
        let dens = state.bosses.iter().filter(|den| !den.is_bought);
        dens.filter(|den| Rlyeh::can_pay(state, self.price_for(state, **den))).map(|den| den.boss)
    }

    fn take_from_stack(state: &mut State, at: usize, log: &mut impl Log<Event, State>) {
        let pile = &mut state.stacks[at];
        pile.left -= 1;
        state.quiet = 0;
        if pile.left == 0 {
            log.tell(Event::Depleted { card: pile.card });
        }
    }

    /// Takes the topmost Loot of a Boss: any of those that are left, since nobody knows the order.
    fn take_loot(&self, state: &mut State, at: usize, chance: &mut impl Chance) -> CardId {
        let den = &mut state.bosses[at];
        let nth = chance.below(den.loots.count_ones());
        let place = (0..8).filter(|place| den.loots & (1 << place) != 0).nth(nth as usize);
        let place = place.unwrap_or_default();
        den.loots &= !(1 << place);
        state.quiet = 0;
        self.catalogue.boss(den.boss).loots[place]
    }

    fn tell_level(den: Den, log: &mut impl Log<Event, State>) {
        if matches!(den.loots.count_ones(), 0 | 4) {
            log.tell(Event::Level { boss: den.boss, level: den.level() as u8 + 1 });
        }
    }

    /// Counts the stacks that have run out: of cards and of PAX Pox (R123 to R125).
    #[inline]
    pub(crate) fn depleted(state: &State) -> usize {
        let stacks = state.stacks.iter().filter(|pile| pile.left == 0).count();
        stacks + usize::from(state.pox == 0)
    }

    /// Ends the game at once when enough stacks have run out (R123, R126).
    pub(crate) fn check_end(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        if usize::from(self.depleted_to_end) <= Rlyeh::depleted(state) {
            self.end_game(state, log);
        }
    }
}
