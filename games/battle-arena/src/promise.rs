//! How good a state looks to a seat. The only floats of the game.
#![expect(clippy::float_arithmetic, reason = "an estimate, not a rule")]

use fracas_cards::effect::{Amount, Standing};
use fracas_core::Seat;

use crate::BattleArena;
use crate::options::Mode;
use crate::state::{BATTLES, Phase, Player, State};
use crate::words::{Rule, Words};

/// What a Battle still to be fought counts when the Heroes as they lie would win it. A substitution
/// can still turn it, so it counts for less than a Battle won.
const LEAD_OPEN_TO_CHANGE: f32 = 0.6;
/// What a Hot Dog left counts, in Battles.
const HOT_DOG: f32 = 0.05;
/// What a Play in hand counts, in Battles.
const PLAY: f32 = 0.06;

impl BattleArena {
    /// Estimates the result for `seat` from Battles won, the Heroes that lie opposite each other and
    /// the Hot Dogs left.
    pub(crate) fn estimate(&self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = self.result(state) {
            return if outcome.is_tie() { 0.5 } else { f32::from(2 - outcome.place(seat)) };
        }
        let [own, other] = [state.player(seat), state.player(seat.opponent())];
        if self.mode == Mode::Playmaker {
            return self.estimate_with_plays(state, seat);
        }
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

    /// Estimates the result with Plays: what they make of the current Battle and let stand for later ones,
    /// and what is left to answer with.
    fn estimate_with_plays(&self, state: &State, seat: Seat) -> f32 {
        let [own, other] = [state.player(seat), state.player(seat.opponent())];
        let mut margin = own.wins() as f32 - other.wins() as f32;
        let mut next = usize::from(state.battle);
        let is_decided = matches!(state.phase, Phase::Decided | Phase::HonorsSettled);
        if state.phase.is_revealed() {
            if !is_decided {
                margin += self.current_lead(state, seat);
            }
            next += 1;
        }
        let placed = own.line_up.len().min(other.line_up.len()).min(BATTLES);
        let standing = [seat, seat.opponent()].map(|of| self.standing_anywhere(state, of));
        for battle in next..placed {
            let [own, other] =
                [own, other].map(|player| i32::from(self.catalogue.power(player.line_up[battle])));
            let lead = own + standing[0] - other - standing[1];
            margin += LEAD_OPEN_TO_CHANGE * softened(lead, 10.0);
        }
        let stock = |player: &Player| {
            HOT_DOG * player.dogs() as f32 + PLAY * (player.plays.len() as f32).min(8.0)
        };
        margin += stock(own) - stock(other);
        0.5 + 0.5 * margin / (1.0 + margin.abs())
    }

    /// Gets what the lead in the current Battle counts: for most once nobody can answer it any more.
    fn current_lead(&self, state: &State, seat: Seat) -> f32 {
        let [own, other] =
            [seat, seat.opponent()].map(|of| i32::from(self.current_power(state, of)));
        let is_settled = state.fight.stopped.contains(seat.opponent());
        if is_settled && state.fight.stopped.contains(seat) {
            return (own - other).signum() as f32;
        }
        let (weight, scale) = if is_settled { (0.9, 3.0) } else { (0.75, 15.0) };
        weight * softened(own - other, scale)
    }

    /// Adds up what rules that stand for more than a Battle give to any Hero of a seat.
    fn standing_anywhere(&self, state: &State, seat: Seat) -> i32 {
        let power = |Standing { rule, entry }: Standing<'_, Words>| {
            let Rule::Power { amount: Amount::Fixed(amount), who, weapon, test: None } = rule
            else {
                return 0;
            };
            if !who.includes(seat, entry.owner) {
                return 0;
            }
            // One weapon in three or four is the one that is meant.
            if weapon.is_some() { amount / 3 } else { *amount }
        };
        self.rules(state).map(power).sum()
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

/// Turns a lead into a number between -1 and 1, the half of which is reached at `scale`.
fn softened(lead: i32, scale: f32) -> f32 {
    let lead = lead as f32;
    lead / (scale + lead.abs())
}
