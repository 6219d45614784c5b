//! The clocks of a table: how long each seat has thought, as a fold over what happened.

use fracas_core::{Seat, SeatSet};
use fracas_protocol::{ClockPlan, ClockReading};

/// The clocks of a match. Times are milliseconds.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    plan: Option<ClockPlan>,
    /// What each seat has used of its time for the match, up to its current decision.
    used: Vec<u64>,
    /// Since when each seat thinks about its current decision.
    since: Vec<Option<u64>>,
}

impl Clocks {
    pub(crate) fn new(plan: Option<ClockPlan>, seats: usize) -> Clocks {
        Clocks { plan, used: vec![0; seats], since: vec![None; seats] }
    }

    /// Stops the clock of a seat that has decided.
    pub(crate) fn stop(&mut self, seat: Seat, at: u64) {
        if let Some(since) = self.since[seat.index()].take() {
            self.used[seat.index()] += at.saturating_sub(since);
        }
    }

    /// Lets the clocks run of the seats that must decide, and only those.
    pub(crate) fn run(&mut self, due: SeatSet, at: u64) {
        for seat in Seat::all(self.used.len()) {
            if !due.contains(seat) {
                self.stop(seat, at);
            } else if self.since[seat.index()].is_none() {
                self.since[seat.index()] = Some(at);
            }
        }
    }

    /// Forgives the time since the running clocks were last looked at.
    pub(crate) fn forgive(&mut self, at: u64) {
        for since in self.since.iter_mut().flatten() {
            *since = at;
        }
    }

    /// Gets the clock of each seat; empty without clocks.
    pub(crate) fn readings(&self, timed: SeatSet, now: u64) -> Vec<Option<ClockReading>> {
        if self.plan.is_none() {
            return Vec::new();
        }
        let reading = |seat| {
            let left = self.left(seat, now).filter(|_| timed.contains(seat))?;
            Some(ClockReading { left, running: self.since[seat.index()].is_some() })
        };
        Seat::all(self.used.len()).map(reading).collect()
    }

    /// Gets the seat whose time is up first if nothing happens, and when.
    pub(crate) fn deadline(&self, timed: SeatSet) -> Option<(u64, Seat)> {
        let end = |seat: Seat| {
            let since = self.since[seat.index()]?;
            Some((since + self.left(seat, since)?, seat))
        };
        timed.into_iter().filter_map(end).min()
    }

    fn left(&self, seat: Seat, now: u64) -> Option<u64> {
        let plan = self.plan?;
        let thought = self.since[seat.index()].map_or(0, |since| now.saturating_sub(since));
        let milliseconds = |seconds: u32| u64::from(seconds) * 1000;
        let of_move = plan.per_move.map(|limit| milliseconds(limit).saturating_sub(thought));
        let used = self.used[seat.index()] + thought;
        let of_match = plan.per_match.map(|limit| milliseconds(limit).saturating_sub(used));
        [of_move, of_match].into_iter().flatten().min()
    }
}

#[cfg(test)]
mod tests {
    use fracas_protocol::WhenOut;

    use super::*;

    fn clocks(per_move: Option<u32>, per_match: Option<u32>) -> Clocks {
        Clocks::new(Some(ClockPlan { per_move, per_match, when_out: WhenOut::Lose }), 2)
    }

    const BOTH: SeatSet = SeatSet::all(2);

    #[test]
    fn the_time_of_a_move_begins_anew_and_that_of_the_match_does_not() {
        let mut clocks = clocks(Some(10), Some(15));
        clocks.run(SeatSet::one(Seat(0)), 0);
        assert_eq!(clocks.deadline(BOTH), Some((10_000, Seat(0))));
        clocks.stop(Seat(0), 8_000);
        clocks.run(SeatSet::one(Seat(0)), 8_000);
        assert_eq!(clocks.deadline(BOTH), Some((15_000, Seat(0))), "7 s of the match are left");
    }

    #[test]
    fn each_seat_has_its_own_clock_when_several_are_due() {
        let mut clocks = clocks(None, Some(5));
        clocks.run(BOTH, 1_000);
        clocks.stop(Seat(1), 3_000);
        clocks.run(SeatSet::one(Seat(0)), 3_000);
        let left: Vec<_> =
            clocks.readings(BOTH, 4_000).into_iter().flatten().map(|clock| clock.left).collect();
        assert_eq!(left, [2_000, 3_000]);
        assert_eq!(clocks.readings(SeatSet::one(Seat(0)), 4_000)[1], None, "a bot is not timed");
    }

    #[test]
    fn time_that_is_forgiven_does_not_count() {
        let mut clocks = clocks(Some(10), None);
        clocks.run(SeatSet::one(Seat(1)), 0);
        clocks.forgive(60_000);
        assert_eq!(clocks.deadline(BOTH), Some((70_000, Seat(1))));
    }

    #[test]
    fn without_a_plan_there_is_no_deadline() {
        let mut clocks = Clocks::new(None, 2);
        clocks.run(BOTH, 0);
        assert_eq!(clocks.deadline(BOTH), None);
        assert!(clocks.readings(BOTH, 9_000).is_empty());
    }
}
