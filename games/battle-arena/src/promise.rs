//! How good a state looks to a seat. The only floats of the game.
#![expect(clippy::float_arithmetic, reason = "an estimate, not a rule")]

use fracas_core::Seat;

use crate::BattleArena;
use crate::options::Mode;
use crate::state::{BATTLES, Player, State};

/// What a Battle still to be fought counts when the Heroes as they lie would win it. A substitution
/// can still turn it, so it counts for less than a Battle won.
const LEAD_OPEN_TO_CHANGE: f32 = 0.6;
/// What a Hot Dog left counts, in Battles.
const HOT_DOG: f32 = 0.05;

impl BattleArena {
    /// Estimates the result for `seat` from Battles won, the Heroes that lie opposite each other and
    /// the Hot Dogs left.
    pub(crate) fn estimate(&self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = self.result(state) {
            return if outcome.is_tie() { 0.5 } else { f32::from(2 - outcome.place(seat)) };
        }
        let [own, other] = [state.player(seat), state.player(seat.opponent())];
        let won = own.wins() as f32 - other.wins() as f32;
        let lead = match self.mode {
            Mode::Rookie => 1.0,
            Mode::Substitution | Mode::Playmaker => LEAD_OPEN_TO_CHANGE,
        };
        let ahead = self.battles_ahead(state.battle as usize, own, other) as f32;
        let margin =
            won + lead * ahead + HOT_DOG * (f32::from(own.hot_dogs) - f32::from(other.hot_dogs));
        0.5 + 0.5 * margin / (1.0 + margin.abs())
    }

    /// Counts the open Battles that would be won as the Heroes lie, less those that would be lost.
    fn battles_ahead(&self, from: usize, own: &Player, other: &Player) -> i32 {
        let placed = own.line_up.len().min(other.line_up.len()).min(BATTLES);
        let lead = |battle: usize| {
            let [own, other] =
                [own, other].map(|player| self.catalogue.power(player.line_up[battle]));
            (own - other).signum() as i32
        };
        (from..placed).map(lead).sum()
    }
}
