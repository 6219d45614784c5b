//! What a seat knows, as something to think with.
//!
//! A bot is handed an [`Information`] and nothing else. It can list the seat's own actions and
//! draw worlds that the seat cannot tell from the real one; it can never reach the real state.

use std::fmt;
use std::hash::Hasher as _;

use rustc_hash::FxHasher;

use crate::chance::Chance;
use crate::event::Silent;
use crate::game::{Game, Legible, Outlook};
use crate::outcome::Outcome;
use crate::scene::Choice;
use crate::seat::{Seat, SeatSet, Viewer};

/// The view of one seat.
pub struct Information<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> Information<'a, G> {
    /// Makes the information of a seat.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Information { game, state, seat }
    }

    /// Gets a number that stands for what the seat knows: the same whenever it knows the same.
    pub fn situation(&self) -> u64 {
        situation(self.game, self.state, self.seat)
    }

    /// Gets the seat that knows this.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Says how the game goes on beyond what is thought through.
    #[inline]
    pub fn outlook(&self) -> Outlook {
        self.game.outlook()
    }

    /// Gets the number of seats at the table.
    pub fn seats(&self) -> usize {
        self.game.seats()
    }

    /// Checks whether the seat must choose now.
    pub fn is_due(&self) -> bool {
        self.game.to_act(self.state).contains(self.seat)
    }

    /// Appends what the seat may do.
    #[inline]
    pub fn actions(&self, out: &mut Vec<G::Action>) {
        self.game.actions(self.state, self.seat, out);
    }

    /// Appends what the seat may do, without what only leads to the same in another order.
    #[inline]
    pub fn distinct_actions(&self, out: &mut Vec<G::Action>) {
        self.game.distinct_actions(self.state, self.seat, out);
    }

    /// Draws a world the seat cannot tell from the real one.
    pub fn world(&self, chance: &mut impl Chance) -> World<'a, G> {
        let mut state = self.state.clone();
        self.game.resample(&mut state, Viewer::Seat(self.seat), chance);
        World { game: self.game, state }
    }

    /// Draws a world into one drawn before, without allocating.
    #[inline]
    pub fn draw_into(&self, world: &mut World<'a, G>, chance: &mut impl Chance) {
        world.state.clone_from(self.state);
        self.game.resample(&mut world.state, Viewer::Seat(self.seat), chance);
    }
}

impl<G: Legible> Information<'_, G> {
    /// Describes an action of the seat.
    pub fn choice(&self, action: G::Action) -> Choice {
        self.game.choice(self.state, self.seat, action)
    }
}

// By hand: a derived one would print the real state.
impl<G: Game> fmt::Debug for Information<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Information").field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// A possible state of the table, to try things in.
pub struct World<'a, G: Game> {
    game: &'a G,
    state: G::State,
}

impl<G: Game> fmt::Debug for World<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("World").finish_non_exhaustive()
    }
}

impl<G: Game> Clone for World<'_, G> {
    fn clone(&self) -> Self {
        World { game: self.game, state: self.state.clone() }
    }

    fn clone_from(&mut self, source: &Self) {
        self.state.clone_from(&source.state);
    }
}

impl<G: Game> World<'_, G> {
    /// Gets the seats that must choose now.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        self.game.to_act(&self.state)
    }

    /// Gets a number that stands for what a seat would know in this world.
    #[inline]
    pub fn situation(&self, seat: Seat) -> u64 {
        situation(self.game, &self.state, seat)
    }

    /// Replaces all that a seat would not know in this world by another possibility.
    #[inline]
    pub fn resample(&mut self, seat: Seat, chance: &mut impl Chance) {
        self.game.resample(&mut self.state, Viewer::Seat(seat), chance);
    }

    /// Appends what a due seat may do, without what only leads to the same in another order.
    #[inline]
    pub fn distinct_actions(&self, seat: Seat, out: &mut Vec<G::Action>) {
        self.game.distinct_actions(&self.state, seat, out);
    }

    /// Gets what a due seat does that does not think ahead, where that needs no weighing.
    #[inline]
    pub fn reflex(&self, seat: Seat) -> Option<G::Action> {
        self.game.reflex(&self.state, seat)
    }

    /// Carries out an action.
    #[inline]
    pub fn apply(&mut self, seat: Seat, action: G::Action, chance: &mut impl Chance) {
        self.game.apply(&mut self.state, seat, action, chance, &mut Silent);
    }

    /// Gets the result once the game is over.
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    /// Says what a result is worth to a seat, from 0 to 1.
    #[inline]
    pub fn worth(&self, outcome: &Outcome, seat: Seat) -> f32 {
        self.game.worth(outcome, seat)
    }

    /// Estimates how well a seat will do, from 0 to 1.
    #[inline]
    pub fn promise(&self, seat: Seat) -> f32 {
        self.game.promise(&self.state, seat)
    }

    /// Checks whether the world is at a good moment to be judged by what it promises.
    #[inline]
    pub fn is_calm(&self) -> bool {
        self.game.is_calm(&self.state)
    }
}

impl<G: Legible> World<'_, G> {
    /// Describes an action of a due seat.
    pub fn choice(&self, seat: Seat, action: G::Action) -> Choice {
        self.game.choice(&self.state, seat, action)
    }
}

#[inline]
fn situation<G: Game>(game: &G, state: &G::State, seat: Seat) -> u64 {
    let mut hasher = FxHasher::default();
    game.know(state, seat, &mut hasher);
    hasher.finish()
}
