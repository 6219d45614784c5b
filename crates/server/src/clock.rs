//! The clocks of a table: how long each seat has thought, as a fold over what happened.

use fracas_core::{Seat, SeatSet};
use fracas_protocol::{ClockPlan, ClockReading};

/// The clocks of a match. Times are milliseconds.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    plan: Option<ClockPlan>,
    hands: Vec<Hand>,
    /// The hands before each move, so that a move can be taken back.
    moves: Vec<(u64, Vec<Hand>)>,
}

/// The clock of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Hand {
    /// What was used of the time for the match, up to the current decision.
    used: u64,
    /// Since when the seat thinks about its current decision.
    since: Option<u64>,
    /// How long it had thought about that decision before, when it was taken back.
    before: u64,
    /// The number of decisions made.
    decided: usize,
    /// How long it has thought about each decision, also about those that were taken back.
    thoughts: Vec<u64>,
}

impl Hand {
    fn thought(&self, at: u64) -> u64 {
        self.since.map_or(0, |since| self.before + at.saturating_sub(since))
    }

    fn start(&mut self, at: u64) {
        if self.since.is_none() {
            self.since = Some(at);
            self.before = self.thoughts.get(self.decided).copied().unwrap_or_default();
        }
    }

    /// Stops, and remembers for how long the seat has thought about this.
    fn stop(&mut self, at: u64) {
        let thought = self.thought(at);
        if let Some(since) = self.since.take() {
            self.used += at.saturating_sub(since);
            let known = self.thoughts.len().max(self.decided + 1);
            self.thoughts.resize(known, 0);
            self.thoughts[self.decided] = thought;
        }
    }
}

/// What is given back to everyone who thinks when a match goes on: a move may have been on its way
/// when it stopped, and whoever comes back must have the time to make it.
const GRACE: u64 = 5_000;

impl Clocks {
    pub(crate) fn new(plan: Option<ClockPlan>, seats: usize) -> Clocks {
        Clocks { plan, hands: vec![Hand::default(); seats], moves: Vec::new() }
    }

    /// Counts a move of a seat.
    pub(crate) fn moved(&mut self, seat: Seat, at: u64) {
        if self.plan.is_some() {
            // What was thought about is remembered in one place; the rest is small.
            let slim = |hand: &Hand| Hand { thoughts: Vec::new(), ..*hand };
            self.moves.push((at, self.hands.iter().map(slim).collect()));
        }
        let hand = &mut self.hands[seat.index()];
        hand.stop(at);
        hand.decided += 1;
    }

    /// Goes back to before the move with a number, counted from 0. Who took it back is not given
    /// the time again; the others are, except those who `still` think about the same decision.
    pub(crate) fn go_back(&mut self, to: usize, seat: Seat, still: SeatSet, at: u64) {
        let Some((then, hands)) = self.moves.get(to).cloned() else { return };
        self.moves.truncate(to);
        for (other, old) in Seat::all(hands.len()).zip(hands) {
            let hand = &mut self.hands[other.index()];
            if other == seat {
                hand.stop(at);
                hand.decided = old.decided;
            } else if !still.contains(other) {
                let thought = old.since.map(|since| then.saturating_sub(since));
                let mut thoughts = std::mem::take(&mut hand.thoughts);
                thoughts.truncate(old.decided);
                let since = thought.map(|thought| at.saturating_sub(thought));
                *hand = Hand { since, thoughts, ..old };
            }
        }
    }

    /// Stops the clock of a seat that decides no more.
    pub(crate) fn stop(&mut self, seat: Seat, at: u64) {
        self.hands[seat.index()].stop(at);
    }

    /// Lets the clocks run of the seats that must decide, and only those.
    pub(crate) fn run(&mut self, due: SeatSet, at: u64) {
        for (seat, hand) in Seat::all(self.hands.len()).zip(&mut self.hands) {
            if due.contains(seat) {
                hand.start(at);
            } else {
                hand.stop(at);
            }
        }
    }

    /// Goes on at a time after the match had stood still since another: the time in between is
    /// nobody's.
    pub(crate) fn resume(&mut self, away_since: u64, at: u64) {
        let away_since = away_since.saturating_sub(GRACE);
        for since in self.hands.iter_mut().filter_map(|hand| hand.since.as_mut()) {
            *since = at - away_since.max(*since).min(at) + *since;
        }
    }

    /// Gets the clock of each seat; empty without clocks.
    pub(crate) fn readings(&self, timed: SeatSet, now: u64) -> Vec<Option<ClockReading>> {
        if self.plan.is_none() {
            return Vec::new();
        }
        let reading = |seat| {
            let left = self.left(seat, now).filter(|_| timed.contains(seat))?;
            Some(ClockReading { left, running: self.hands[seat.index()].since.is_some() })
        };
        Seat::all(self.hands.len()).map(reading).collect()
    }

    /// Gets the seat whose time is up first if nothing happens, and when.
    pub(crate) fn deadline(&self, timed: SeatSet) -> Option<(u64, Seat)> {
        let end = |seat: Seat| {
            let since = self.hands[seat.index()].since?;
            Some((since + self.left(seat, since)?, seat))
        };
        timed.into_iter().filter_map(end).min()
    }

    /// Checks whether a seat has time left for the match, whatever its time for the move.
    pub(crate) fn has_time_for_match(&self, seat: Seat, now: u64) -> bool {
        self.left_for_match(seat, now).is_none_or(|left| 0 < left)
    }

    fn left_for_match(&self, seat: Seat, now: u64) -> Option<u64> {
        let limit = self.plan?.per_match?;
        let hand = &self.hands[seat.index()];
        let elapsed = hand.since.map_or(0, |since| now.saturating_sub(since));
        Some(milliseconds(limit).saturating_sub(hand.used + elapsed))
    }

    fn left(&self, seat: Seat, now: u64) -> Option<u64> {
        let plan = self.plan?;
        let hand = &self.hands[seat.index()];
        let of_move =
            plan.per_move.map(|limit| milliseconds(limit).saturating_sub(hand.thought(now)));
        [of_move, self.left_for_match(seat, now)].into_iter().flatten().min()
    }
}

fn milliseconds(seconds: u32) -> u64 {
    u64::from(seconds) * 1000
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
        clocks.moved(Seat(0), 8_000);
        clocks.run(SeatSet::one(Seat(0)), 8_000);
        assert_eq!(clocks.deadline(BOTH), Some((15_000, Seat(0))), "7 s of the match are left");
    }

    #[test]
    fn each_seat_has_its_own_clock_when_several_are_due() {
        let mut clocks = clocks(None, Some(5));
        clocks.run(BOTH, 1_000);
        clocks.moved(Seat(1), 3_000);
        clocks.run(SeatSet::one(Seat(0)), 3_000);
        let left: Vec<_> =
            clocks.readings(BOTH, 4_000).into_iter().flatten().map(|clock| clock.left).collect();
        assert_eq!(left, [2_000, 3_000]);
        assert_eq!(clocks.readings(SeatSet::one(Seat(0)), 4_000)[1], None, "a bot is not timed");
    }

    #[test]
    fn only_the_time_away_is_forgiven_and_a_little_before_it() {
        let mut clocks = clocks(Some(100), None);
        clocks.run(SeatSet::one(Seat(1)), 0);
        clocks.resume(40_000, 1_000_000);
        let left = 100_000 - 40_000 + GRACE;
        assert_eq!(clocks.deadline(BOTH), Some((1_000_000 + left, Seat(1))));
        clocks.resume(1_001_000, 2_000_000);
        let thought = 40_000 - GRACE + 1_000 - GRACE;
        assert_eq!(clocks.deadline(BOTH), Some((2_100_000 - thought, Seat(1))));
    }

    #[test]
    fn who_begins_to_think_while_away_has_not_thought_yet() {
        let mut clocks = clocks(Some(100), None);
        clocks.run(SeatSet::one(Seat(1)), 50_000);
        clocks.resume(40_000, 90_000);
        assert_eq!(clocks.deadline(BOTH), Some((190_000, Seat(1))));
    }

    #[test]
    fn a_move_taken_back_brings_no_time() {
        let mut clocks = clocks(Some(10), Some(100));
        let first = SeatSet::one(Seat(0));
        clocks.run(first, 0);
        clocks.moved(Seat(0), 9_000);
        clocks.run(first, 9_000);
        clocks.go_back(0, Seat(0), SeatSet::EMPTY, 15_000);
        clocks.run(first, 15_000);
        assert_eq!(clocks.deadline(BOTH), Some((16_000, Seat(0))), "9 of 10 seconds were used");
        clocks.moved(Seat(0), 15_500);
        clocks.run(first, 15_500);
        assert_eq!(clocks.deadline(BOTH), Some((19_500, Seat(0))), "and 6 of the second move's");
        assert_eq!(clocks.left(Seat(0), 15_500), Some(4_000));
        clocks.plan = clocks.plan.map(|plan| ClockPlan { per_move: None, ..plan });
        assert_eq!(clocks.left(Seat(0), 15_500), Some(100_000 - 15_500), "all of it was used");
    }

    #[test]
    fn what_is_taken_back_costs_the_others_nothing() {
        let mut clocks = clocks(None, Some(100));
        clocks.run(BOTH, 0);
        clocks.moved(Seat(0), 5_000);
        clocks.run(SeatSet::one(Seat(1)), 5_000);
        clocks.moved(Seat(1), 30_000);
        clocks.run(SeatSet::one(Seat(1)), 30_000);
        clocks.go_back(0, Seat(0), SeatSet::EMPTY, 60_000);
        clocks.run(BOTH, 60_000);
        assert_eq!(clocks.left(Seat(1), 60_000), Some(95_000), "as when the move was made");
        assert_eq!(clocks.left(Seat(0), 60_000), Some(95_000));
    }

    #[test]
    fn who_still_thinks_about_the_same_goes_on_thinking() {
        let mut clocks = clocks(Some(100), None);
        clocks.run(BOTH, 0);
        clocks.moved(Seat(0), 5_000);
        clocks.run(SeatSet::one(Seat(1)), 5_000);
        clocks.go_back(0, Seat(0), SeatSet::one(Seat(1)), 20_000);
        clocks.run(BOTH, 20_000);
        assert_eq!(clocks.left(Seat(1), 20_000), Some(80_000));
        assert_eq!(clocks.left(Seat(0), 20_000), Some(95_000));
    }

    #[test]
    fn without_a_plan_there_is_no_deadline() {
        let mut clocks = Clocks::new(None, 2);
        clocks.run(BOTH, 0);
        assert_eq!(clocks.deadline(BOTH), None);
        assert!(clocks.readings(BOTH, 9_000).is_empty());
    }
}
