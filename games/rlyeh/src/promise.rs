//! How good a game looks to a seat, for bots.
#![expect(clippy::float_arithmetic, reason = "an estimate, not a rule")]

use fracas_core::{Habit, Outlook, Seat};

use crate::Rlyeh;
use crate::state::{HAND, MAX_PLAYERS, Phase, State};

/// How many decisions bots imagine before they judge, at the end of a turn: about one turn.
const DECISIONS: u32 = 10;
/// How many Victory Points come of one Token or Power in a turn.
const POINTS_PER_COIN: f32 = 0.45;
/// What a Token or Power of this turn is worth before it is spent, in Victory Points.
const UNSPENT: f32 = 0.25;
/// The lead in Victory Points, hoped for ones included, that makes a win likely.
const LEAD: f32 = 8.0;

impl Rlyeh {
    /// Says how bots imagine the game going on.
    pub(crate) fn rounds_ahead() -> Outlook {
        Outlook { by: Habit::Promise, decisions: DECISIONS }
    }

    /// Checks whether the turn has just begun.
    #[inline]
    pub(crate) fn has_played_nothing(state: &State) -> bool {
        state.ledger.played == 0 && state.stack.is_empty()
    }

    /// Estimates how a seat will do: by its lead in points, those included that its deck will bring.
    pub(crate) fn estimate(&self, state: &State, seat: Seat) -> f32 {
        let turns = if state.phase == Phase::Over { 0.0 } else { self.turns_left(state) };
        let mut hopes = [f32::MIN; MAX_PLAYERS];
        for other in Seat::all(self.seats) {
            hopes[other.index()] = self.hope(state, other, turns);
        }
        let own = hopes[seat.index()];
        let others = Seat::all(self.seats).filter(|other| *other != seat);
        let best = others.map(|other| hopes[other.index()]).fold(f32::MIN, f32::max);
        1.0 / (1.0 + (-(own - best) / LEAD).exp())
    }

    /// Guesses the points that a seat will have.
    fn hope(&self, state: &State, seat: Seat, turns: f32) -> f32 {
        let player = state.player(seat);
        let (mut points, mut worth) = (0_i32, 0.0);
        for card in player.cards.all() {
            points += i32::from(self.card(*card).points);
            worth += self.worth[usize::from(card.0)].0;
        }
        let mut front = 0.0;
        for card in &player.front {
            points += i32::from(self.card(*card).points);
            front += self.worth[usize::from(card.0)].0;
        }
        let count = player.cards.all().len().max(1) as f32;
        let income = f32::from(HAND) * worth / count + front;
        let mut hope = points as f32 + turns * income * POINTS_PER_COIN;
        if seat == state.active && state.phase != Phase::Over {
            hope += UNSPENT * f32::from(state.tokens + state.power);
            let hand = player.cards.hand().iter();
            let held: f32 = hand.map(|card| self.worth[usize::from(card.0)].0).sum();
            hope += 0.8 * UNSPENT * held;
        }
        if player.head.is_some() {
            hope -= 0.5;
        }
        hope
    }

    /// Guesses how many turns each player still has: until enough stacks run out, or a Boss falls.
    fn turns_left(&self, state: &State) -> f32 {
        let mut left: [u8; 20] = [u8::MAX; 20];
        let piles = state.stacks.iter().map(|pile| pile.left).chain([state.pox]);
        for (place, count) in left.iter_mut().zip(piles) {
            *place = count;
        }
        left.sort_unstable();
        let stacks = left.iter().take(usize::from(self.depleted_to_end));
        let cards: f32 = stacks.map(|count| f32::from(*count)).sum();
        let loots = state.bosses.iter().map(|den| den.loots.count_ones() + 1).min();
        let seats = self.seats as f32;
        let by_stacks = cards / (1.3 * seats);
        let by_boss = 2.0 + loots.unwrap_or(9) as f32 * 2.0 / seats;
        by_stacks.min(by_boss).max(1.0)
    }
}
