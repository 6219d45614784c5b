//! How good a state looks to a seat. The only floats of the game.
#![expect(clippy::float_arithmetic, reason = "an estimate, not a rule")]

use fracas_core::Seat;

use crate::RobotQuest;
use crate::card::CardId;
use crate::sight::CENTRE;
use crate::state::State;

/// What a point of Health still on the board counts, in Victory Points: others claim it.
const HEALTH: f32 = 0.35;
/// What standing in the centre counts.
const CENTRE_SPACE: f32 = 0.5;
/// What Energy or Move left in the Main phase counts, so that it is spent on something.
const LEFTOVER: f32 = 0.01;
/// How many Victory Points of lead make a win as good as two in three.
const LEAD: f32 = 8.0;

impl RobotQuest {
    /// Estimates the result for `seat` from the lead over the best of the others.
    pub(crate) fn estimate(&self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = self.result(state) {
            return outcome.merit(seat);
        }
        let own = self.prospect(state, seat);
        let others = Seat::all(self.seats).filter(|other| !self.are_friends(*other, seat));
        let best = others.map(|other| self.prospect(state, other)).fold(f32::MIN, f32::max);
        let lead = own - best;
        0.5 + 0.5 * lead / (LEAD + lead.abs())
    }

    /// Adds up what a side has and can hope for.
    fn prospect(&self, state: &State, seat: Seat) -> f32 {
        let side = Seat::all(self.seats).filter(|other| self.are_friends(*other, seat));
        let mut prospect = 0.0;
        for friend in side {
            prospect += state.player(friend).points() as f32;
            prospect += self.deck_worth(state, friend);
        }
        for robot in (0..self.robots as u8).map(crate::state::RobotId) {
            if !self.are_friends(self.owner(robot), seat) {
                continue;
            }
            let robot = state.robot(robot);
            prospect += HEALTH * f32::from(robot.health());
            if robot.cell.is_some_and(|cell| cell.is_in(CENTRE & !self.field.tiled)) {
                prospect += CENTRE_SPACE;
            }
        }
        if self.are_friends(state.active, seat) {
            prospect += LEFTOVER * f32::from(state.energy + state.moves);
        }
        prospect
    }

    /// Guesses what a deck is worth: what its cards cost, as far as they come up before the end.
    fn deck_worth(&self, state: &State, seat: Seat) -> f32 {
        let cards = state.player(seat).cards.all();
        let worth: u32 = cards.iter().map(|card| self.worth_of(*card)).sum();
        let average = worth as f32 / cards.len().max(1) as f32;
        average * f32::from(state.reserve_blue) * 0.5
    }

    fn worth_of(&self, card: CardId) -> u32 {
        self.catalogue.card(card).cost.map_or(1, |cost| 1 + u32::from(cost))
    }
}
