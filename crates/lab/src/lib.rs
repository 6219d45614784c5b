//! Mass simulation and measurement of games.
//!
//! Every figure but the pace depends on the seed alone: not on threads, machine or order.
#![expect(clippy::float_arithmetic, reason = "statistics, not rules")]

mod bench;
mod play;
mod sim;
mod stats;

pub use bench::{Bench, CountAllocations, SearchBench, bench, play_random_games};
pub use play::{play_game, watch_game};
pub use sim::{Lengths, Pace, Plan, SeatReport, SimReport, simulate};
pub use stats::{Interval, wilson};
