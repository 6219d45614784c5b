//! When moves are played.
//!
//! Without a rate, everyone plays as soon as they can: that finds how much a server can do, at
//! whatever delay. At a rate, moves are due at random times that do not depend on the server, and
//! each is given to whoever has been able to play for longest. Its delay counts from when it was
//! due, so that a server which stalls cannot hide it by being asked less.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use fracas_core::{Chance, Fast};
use tokio::sync::mpsc;
use tokio::time::MissedTickBehavior;

/// How often due moves are given out.
const TICK: Duration = Duration::from_millis(1);
/// How long moves that are due at the end may still wait for someone who can play.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often people show that they are still there.
const PING: Duration = Duration::from_secs(30);
/// The parts a second's chance is cut into.
const PARTS: u32 = 1 << 24;

/// What a pair is told.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// A seat plays.
    Play {
        /// Which one.
        seat: usize,
        /// When it should have.
        intended: Instant,
    },
    /// Both show that they are still there.
    Ping,
    /// It is over.
    Stop,
}

/// A seat says that it could play.
#[derive(Debug)]
pub(crate) struct Call {
    pub(crate) pair: usize,
    pub(crate) seat: usize,
}

/// Tells all pairs what to do.
pub(crate) struct Conductor {
    pub(crate) pairs: Vec<mpsc::UnboundedSender<Order>>,
    /// Who could play; none when everyone plays as soon as they can.
    pub(crate) calls: Option<(Rate, mpsc::UnboundedReceiver<Call>)>,
}

/// Times at random, at a rate.
pub(crate) struct Rate {
    per_second: u32,
    chance: Fast,
}

impl Rate {
    pub(crate) fn new(per_second: u32) -> Rate {
        Rate { per_second, chance: Fast::new(1) }
    }

    /// Draws the time to the next move: as between independent people, short and long ones alike.
    fn gap(&mut self) -> Duration {
        let share = f64::from(self.chance.below(PARTS) + 1) / f64::from(PARTS);
        Duration::from_secs_f64(-share.ln() / f64::from(self.per_second))
    }
}

impl Conductor {
    /// Lets the pairs play until a time, then stops them; gives the moves nobody could play.
    pub(crate) async fn conduct(mut self, end: Instant) -> Vec<Instant> {
        let mut due = VecDeque::new();
        let mut callers = VecDeque::new();
        let mut next = Instant::now();
        let mut ping = next + PING;
        let mut ticks = tokio::time::interval(TICK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Skip);
        loop {
            ticks.tick().await;
            let now = Instant::now();
            if let Some((rate, calls)) = &mut self.calls {
                while next <= now.min(end) {
                    due.push_back(next);
                    next += rate.gap();
                }
                while let Ok(call) = calls.try_recv() {
                    callers.push_back(call);
                }
            }
            self.give_out(&mut due, &mut callers);
            if ping <= now {
                self.tell_all(|| Order::Ping);
                ping += PING;
            }
            if end <= now && (due.is_empty() || end + PATIENCE <= now) {
                self.tell_all(|| Order::Stop);
                return due.into();
            }
        }
    }

    fn give_out(&self, due: &mut VecDeque<Instant>, callers: &mut VecDeque<Call>) {
        while let Some(&intended) = due.front()
            && let Some(call) = callers.pop_front()
        {
            let order = Order::Play { seat: call.seat, intended };
            // One whose play has failed is passed over.
            if self.pairs[call.pair].send(order).is_ok() {
                due.pop_front();
            }
        }
    }

    fn tell_all(&self, order: impl Fn() -> Order) {
        for pair in &self.pairs {
            // One whose play has failed needs to hear nothing.
            let _ = pair.send(order());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_at_random_and_come_to_the_rate() {
        let mut rate = Rate::new(1000);
        let gaps: Vec<Duration> = (0..10_000).map(|_| rate.gap()).collect();
        let whole: Duration = gaps.iter().sum();
        assert!((9.7..10.3).contains(&whole.as_secs_f64()), "10,000 moves take about {whole:?}");
        let short = gaps.iter().filter(|gap| **gap < Duration::from_micros(500)).count();
        assert!((3_700..4_200).contains(&short), "39% come in half the time: {short}");
    }

    #[test]
    fn whoever_has_waited_longest_plays_what_was_due_first() {
        let (pairs, mut told): (Vec<_>, Vec<_>) = (0..3).map(|_| mpsc::unbounded_channel()).unzip();
        told[1].close();
        let conductor = Conductor { pairs, calls: None };
        let early = Instant::now();
        let late = early + TICK;
        let mut due = VecDeque::from([early, late]);
        let mut callers: VecDeque<Call> =
            [2, 1, 0, 2].into_iter().map(|pair| Call { pair, seat: 1 }).collect();
        conductor.give_out(&mut due, &mut callers);
        assert_eq!(told[2].try_recv(), Ok(Order::Play { seat: 1, intended: early }));
        assert_eq!(told[0].try_recv(), Ok(Order::Play { seat: 1, intended: late }), "1 is gone");
        assert_eq!((due.len(), callers.len()), (0, 1), "nothing more is due, and one still waits");
    }
}
