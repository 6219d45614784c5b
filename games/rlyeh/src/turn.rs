//! The course of a game, in the order of the rulebook: heroes, and the turns with their start, their plays
//! and purchases and their end.

use fracas_cards::effect::{self, Answer, run_to_choice};
use fracas_core::{Chance, Log, Seat, SeatSet};

use crate::Rlyeh;
use crate::action::Action;
use crate::effects::Doer;
use crate::event::Event;
use crate::pile::Drawn;
use crate::state::{HAND, Head, Ledger, Phase, State};
use crate::words::{Boon, On, Place};

/// After so many turns in which nothing was taken from the board the game ends (R173).
pub(crate) const QUIET_TURNS: u16 = 100;

impl Rlyeh {
    /// Carries out an action as far as the next decision.
    #[inline]
    pub(crate) fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        state.due = SeatSet::EMPTY;
        state.ledger.rank = self.rank_of(state, action);
        match action {
            Action::Hero(hero) => self.give_hero(state, seat, hero, chance, log),
            Action::Play(card) => self.play(state, seat, card, log),
            Action::PlayAll => state.ledger.plays_all = true,
            Action::Buy(card) => self.buy(state, seat, card, log),
            Action::BuyFrom(boss) => self.buy_from(state, seat, boss, chance, log),
            Action::Answer(answer) => self.answer(state, answer, log),
            Action::End => self.end_turn(state),
        }
        self.go_on(state, chance, log);
    }

    fn answer(&self, state: &mut State, answer: Answer, log: &mut impl Log<Event, State>) {
        let mut doer = Doer { game: self, state, log };
        let answered = effect::answer(self.catalogue.library(), &mut doer, answer);
        debug_assert!(answered.is_ok(), "only what was offered is chosen");
    }

    /// Goes on as far as the next decision, or the end.
    pub(crate) fn go_on(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        loop {
            if let Some(seat) = self.run_effects(state, chance, log) {
                state.due = SeatSet::one(seat);
                return;
            }
            let due = match state.phase {
                Phase::Heroes => self.choose_heroes(state, log),
                Phase::Start => {
                    state.phase = Phase::Main;
                    None
                }
                Phase::Main => self.main_phase(state, log),
                Phase::End => {
                    self.clean_up(state, chance, log);
                    None
                }
                Phase::Over => return,
            };
            if let Some(seat) = due {
                state.due = SeatSet::one(seat);
                return;
            }
        }
    }

    /// Carries out effects until someone must choose.
    #[inline]
    fn run_effects(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> Option<Seat> {
        if state.stack.is_empty() {
            return None;
        }
        let mut doer = Doer { game: self, state, log };
        let seat = run_to_choice(self.catalogue.library(), &mut doer, chance);
        if seat.is_none() {
            Rlyeh::forget_effects(state);
        }
        seat
    }

    /// Forgets what effects had in mind; cards that were lent for one that was dropped go back.
    fn forget_effects(state: &mut State) {
        if let Some(lender) = std::mem::take(&mut state.mind).lender {
            state.player_mut(lender).cards.take_back();
        }
    }

    /// Begins a turn with what happens at its start (R63, R64).
    pub(crate) fn begin_turn(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut impl Log<Event, State>,
    ) {
        if QUIET_TURNS <= state.quiet {
            return self.end_game(state, log);
        }
        state.turn = state.turn.saturating_add(1);
        state.quiet += 1;
        self.open_turn(state, seat, log);
    }

    /// Begins a turn that may be an extra one, which is counted with the one before.
    fn open_turn(&self, state: &mut State, seat: Seat, log: &mut impl Log<Event, State>) {
        state.phase = Phase::Start;
        state.active = seat;
        log.tell(Event::Turn { seat });
        self.return_pox(state, log);
        self.fire(state, seat, None, |on| on == On::StartOfTurn);
    }

    /// Puts the PAX Pox back that stayed on heads up to the attacker's turn (G16).
    fn return_pox(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        for seat in Seat::all(self.seats) {
            let head = state.player(seat).head;
            if head.is_some_and(|head| head.by == state.active && head.is_safe) {
                state.player_mut(seat).head = None;
                state.pox += 1;
                log.tell(Event::PoxReturned { seat });
            }
        }
    }

    /// Asks the active player, unless there is nothing left to do and everyone can see that.
    #[inline]
    fn main_phase(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Option<Seat> {
        let seat = state.active;
        if self.fire_different_played(state) {
            return None;
        }
        if state.ledger.plays_all {
            if let Some(card) = self.next_plain(state) {
                self.play(state, seat, card, log);
                return None;
            }
            state.ledger.plays_all = false;
            // Everyone sees that what is left in hand is not plain.
            log.reveal(Event::PlayedAll { seat });
        }
        if !state.player(seat).cards.hand().is_empty() || self.can_buy(state) {
            return Some(seat);
        }
        self.end_turn(state);
        None
    }

    /// Begins the end of a turn: first what the active player has at that time, then the others clockwise.
    fn end_turn(&self, state: &mut State) {
        let seat = state.active;
        state.phase = Phase::End;
        for other in self.others(seat).rev() {
            self.fire(state, other, None, |on| on == On::EndOfOpponentsTurn);
        }
        self.fire(state, seat, None, |on| on == On::EndOfTurn);
    }

    /// Puts hand and played cards away and draws a new hand (R82 to R84); the next player's turn begins.
    /// What a PAX Pox that drops off a head begins comes first.
    fn clean_up(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let seat = state.active;
        self.roll_for_head(state, seat, chance, log);
        if !state.stack.is_empty() {
            return;
        }
        state.player_mut(seat).cards.clean_up();
        let cards = HAND.saturating_add(state.ledger.extra_cards);
        Rlyeh::draw(state, seat, cards, chance, log);
        state.tokens = 0;
        state.power = 0;
        let goes_on = state.ledger.boon(Boon::ExtraTurn).is_some();
        state.ledger = Ledger::default();
        for player in &mut state.players {
            player.used = 0;
        }
        if goes_on {
            return self.open_turn(state, seat, log);
        }
        let next = seat.left(1, self.seats);
        self.begin_turn(state, next, log);
    }

    /// Rolls for the PAX Pox on a head: it is dropped, and so gained, or stays (G16).
    fn roll_for_head(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let Some(head) = state.player(seat).head.filter(|head| !head.is_safe) else { return };
        let face = chance.die(20) as u8;
        let is_dropped = face <= self.drops_at_most;
        log.tell(Event::Balanced { seat, face, is_dropped });
        state.player_mut(seat).head = (!is_dropped).then_some(Head { is_safe: true, ..head });
        if is_dropped {
            let card = self.catalogue.pox();
            log.tell(Event::Gained { seat, card });
            self.acquire(state, seat, card, Place::DiscardPile, log);
        }
    }

    /// Draws cards for a player (R87, R88).
    pub(crate) fn draw(
        state: &mut State,
        seat: Seat,
        count: u8,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let cards = &mut state.player_mut(seat).cards;
        let mut drawn = 0;
        while drawn < count {
            let Some(Drawn { was_shuffled, .. }) = cards.draw(chance) else { break };
            if was_shuffled {
                log.tell(Event::Shuffled { seat });
            }
            drawn += 1;
        }
        if 0 < drawn {
            log.tell(Event::Drew { seat, count: drawn });
        }
    }

    pub(crate) fn end_game(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        state.phase = Phase::Over;
        state.due = SeatSet::EMPTY;
        state.ledger.plays_all = false;
        state.stack.clear();
        Rlyeh::forget_effects(state);
        self.tell_end(state, log);
    }
}
