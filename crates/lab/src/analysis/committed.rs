//! A game in which one seat has made its next choice already, and nobody else has noticed yet.

use std::sync::Arc;

use fracas_core::{Chance, Entry, Game, Log, Outcome, Seat, SeatSet, Usage, Viewer};

/// The rules of a table at which a seat can do but one thing next. Thinking about it says what that
/// one thing is worth, with all the effort that goes into any other question.
#[derive(Debug)]
pub(super) struct Committed<G: Game> {
    pub(super) game: Arc<G>,
    pub(super) seat: Seat,
    pub(super) action: G::Action,
}

/// A state of such a table.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pending<S> {
    table: S,
    is_done: bool,
}

impl<S> Pending<S> {
    /// Makes the state in which the choice is still to be carried out.
    pub(super) fn before(table: S) -> Pending<S> {
        Pending { table, is_done: false }
    }
}

/// Passes on what happened, and not how the table looked in between.
struct Relay<'a, L>(&'a mut L);

impl<E, S, L: Log<E, Pending<S>>> Log<E, S> for Relay<'_, L> {
    #[inline]
    fn record(&mut self, entry: Entry<E>) {
        self.0.record(entry);
    }

    #[inline]
    fn pause(&mut self, _: &S) {}

    #[inline]
    fn used(&mut self, seat: Seat, card: u16, usage: Usage) {
        self.0.used(seat, card, usage);
    }
}

impl<G: Game> Game for Committed<G> {
    type State = Pending<G::State>;
    type Action = G::Action;
    type Event = G::Event;

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn deal(
        &self,
        chance: &mut impl Chance,
        log: &mut impl Log<G::Event, Self::State>,
    ) -> Self::State {
        Pending::before(self.game.deal(chance, &mut Relay(log)))
    }

    #[inline]
    fn to_act(&self, state: &Self::State) -> SeatSet {
        self.game.to_act(&state.table)
    }

    #[inline]
    fn actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<G::Action>) {
        if seat == self.seat && !state.is_done {
            out.push(self.action);
        } else {
            self.game.actions(&state.table, seat, out);
        }
    }

    #[inline]
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: G::Action,
        chance: &mut impl Chance,
        log: &mut impl Log<G::Event, Self::State>,
    ) {
        state.is_done |= seat == self.seat;
        self.game.apply(&mut state.table, seat, action, chance, &mut Relay(log));
    }

    #[inline]
    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        self.game.outcome(&state.table)
    }

    #[inline]
    fn resample(&self, state: &mut Self::State, viewer: Viewer, chance: &mut impl Chance) {
        self.game.resample(&mut state.table, viewer, chance);
    }

    #[inline]
    fn promise(&self, state: &Self::State, seat: Seat) -> f32 {
        self.game.promise(&state.table, seat)
    }

    #[inline]
    fn worth(&self, outcome: &Outcome, seat: Seat) -> f32 {
        self.game.worth(outcome, seat)
    }
}
