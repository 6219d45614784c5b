//! Who won.

use fracas_core::{Log, Outcome, Seat, SeatSet};

use crate::RobotQuest;
use crate::event::Event;
use crate::options::Mode;
use crate::state::{MAX_PLAYERS, Phase, State};

impl RobotQuest {
    /// Adds the Victory Points of a seat and its team mates (R159, R160, R176).
    #[inline]
    pub(crate) fn side_points(&self, state: &State, seat: Seat) -> i32 {
        let side = Seat::all(self.seats).filter(|other| self.are_friends(*other, seat));
        side.map(|seat| state.player(seat).points()).sum()
    }

    /// Adds the Health cubes of a seat and its team mates (R162, C17).
    fn side_health(&self, state: &State, seat: Seat) -> i32 {
        let robots = state.robots.iter().enumerate().take(self.robots);
        let own =
            robots.filter(|(index, _)| self.are_friends(Seat((index % self.seats) as u8), seat));
        own.map(|(_, robot)| i32::from(robot.health())).sum()
    }

    /// Ranks the seats by Victory Points, level ones by Health (R161 to R163).
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let mut merits = [0; MAX_PLAYERS];
        let mut scores = [0; MAX_PLAYERS];
        for seat in Seat::all(self.seats) {
            let points = self.side_points(state, seat);
            scores[seat.index()] = points;
            merits[seat.index()] = 100 * points + self.side_health(state, seat);
        }
        Some(Outcome::ranked(&merits[..self.seats], &scores[..self.seats]))
    }

    pub(crate) fn tell_end(&self, state: &State, log: &mut impl Log<Event, State>) {
        let Some(outcome) = self.result(state) else { return };
        let winners: SeatSet = outcome.winners().collect();
        let Some(winner) = winners.first() else { return };
        let is_shared = winners.into_iter().any(|other| !self.are_friends(other, winner));
        log.tell(Event::Ended { winners, is_shared });
    }

    /// Checks whether two seats are on one side (R206).
    #[inline]
    pub(crate) fn are_friends(&self, seat: Seat, other: Seat) -> bool {
        self.side(seat) == self.side(other)
    }

    /// Gets the side of a seat: itself, or its team.
    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> usize {
        match self.mode {
            Mode::Rumble => seat.index(),
            Mode::Teams => seat.index() % 2,
        }
    }
}
