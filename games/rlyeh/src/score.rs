//! Who won.

use fracas_core::{Log, Outcome, Seat, SeatSet};

use crate::Rlyeh;
use crate::event::Event;
use crate::state::{MAX_PLAYERS, Phase, State};

impl Rlyeh {
    /// Adds the Victory Points on all cards that a player owns (R127, R128).
    #[inline]
    pub(crate) fn points(&self, state: &State, seat: Seat) -> i32 {
        let player = state.player(seat);
        let owned = player.cards.all().iter().chain(&player.front);
        owned.map(|card| i32::from(self.card(*card).points)).sum()
    }

    /// Counts the Loots that a player owns (R130).
    pub(crate) fn loots(&self, state: &State, seat: Seat) -> i32 {
        let player = state.player(seat);
        let owned = player.cards.all().iter().chain(&player.front);
        owned.filter(|card| self.card(**card).is_loot()).count() as i32
    }

    /// Ranks the seats by Victory Points, level ones by Loots (R129 to R131).
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let mut merits = [0; MAX_PLAYERS];
        let mut scores = [0; MAX_PLAYERS];
        for seat in Seat::all(self.seats) {
            let points = self.points(state, seat);
            scores[seat.index()] = points;
            merits[seat.index()] = 1_000 * points + self.loots(state, seat);
        }
        Some(Outcome::ranked(&merits[..self.seats], &scores[..self.seats]))
    }

    pub(crate) fn tell_end(&self, state: &State, log: &mut impl Log<Event, State>) {
        let Some(outcome) = self.result(state) else { return };
        let winners: SeatSet = outcome.winners().collect();
        log.tell(Event::Ended { winners });
    }
}
