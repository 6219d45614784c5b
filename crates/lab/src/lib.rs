//! Mass simulation and measurement of games.
//!
//! Every figure but the pace depends on the seed alone: not on threads, machine or order.
#![expect(clippy::float_arithmetic, reason = "statistics, not rules")]

mod analysis;
mod bench;
mod play;
mod sim;
mod stats;

pub use analysis::{Account, Analysis, Decision, Judged, Mark, Permille, Study, analyze};
pub use bench::{Bench, CountAllocations, bench, play_random_games};
pub use play::{play_game, watch_game};
pub use sim::{Lengths, Pace, Plan, SeatReport, SimReport, simulate};
pub use stats::{Interval, wilson};
