//! A game in which nothing is hidden: what perfect knowledge is worth.

use std::hash::Hasher;

use fracas_core::{Chance, Game, Log, Outcome, Seat, SeatSet, Viewer};

/// The rules of another game, played with open cards: every world is the real one. A bot that is
/// handed this looks at the real state, which only tests may do.
#[derive(Clone, Debug)]
pub struct Open<G>(pub G);

impl<G: Game> Game for Open<G> {
    type State = G::State;
    type Action = G::Action;
    type Event = G::Event;

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn deal(
        &self,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event, Self::State>,
    ) -> Self::State {
        self.0.deal(chance, log)
    }

    fn to_act(&self, state: &Self::State) -> SeatSet {
        self.0.to_act(state)
    }

    fn actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        self.0.actions(state, seat, out);
    }

    fn distinct_actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        self.0.distinct_actions(state, seat, out);
    }

    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event, Self::State>,
    ) {
        self.0.apply(state, seat, action, chance, log);
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        self.0.outcome(state)
    }

    fn resample(&self, _: &mut Self::State, _: Viewer, _: &mut impl Chance) {}

    fn know(&self, state: &Self::State, seat: Seat, hasher: &mut impl Hasher) {
        self.0.know(state, seat, hasher);
    }

    fn promise(&self, state: &Self::State, seat: Seat) -> f32 {
        self.0.promise(state, seat)
    }

    fn worth(&self, outcome: &Outcome, seat: Seat) -> f32 {
        self.0.worth(outcome, seat)
    }
}
