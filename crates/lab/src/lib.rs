//! Mass simulation and measurement of games.
//!
//! Every figure but the pace depends on the seed alone: not on threads, machine or order.
#![expect(clippy::float_arithmetic, reason = "statistics, not rules")]

mod balance;
mod bench;
mod ledger;
mod paired;
mod play;
mod sim;
mod stats;

pub use balance::{
    Balance, BalancePlan, CardChange, CardReport, Change, Choice, Comparison, Judgement, Share,
    Standing, Verdict, Worth, balance,
};
pub use bench::{Bench, CountAllocations, bench, play_random_games};
pub use ledger::{Ledger, Preference, Use};
pub use paired::FALSE_ALARMS;
pub use play::{play_game, watch_game};
pub use sim::{Lengths, Pace, Plan, SeatReport, SimReport, simulate};
pub use stats::{Interval, wilson};
