//! Mass simulation and measurement of games.
//!
//! Every figure but the pace depends on the seed alone: not on threads, machine or order.
#![expect(clippy::float_arithmetic, reason = "statistics, not rules")]

mod analysis;
mod balance;
mod bench;
mod contenders;
mod ledger;
mod matchup;
mod paired;
mod play;
mod ratings;
mod report;
mod scribe;
mod series;
mod sim;
mod standings;
mod stats;
mod tally;
mod tournament;
mod until;

pub use analysis::{Account, Analysis, Decision, Judged, Mark, Permille, Study, analyze};
pub use balance::{
    Balance, BalancePlan, CardChange, CardReport, Change, Choice, Comparison, Judgement, Share,
    Standing, Verdict, Worth, balance,
};
pub use bench::{Bench, CountAllocations, SearchBench, bench, play_random_games};
pub use contenders::{ContenderReport, PairedReport, Split};
pub use ledger::{Ledger, Preference, Use};
pub use matchup::{Matchup, all_tables};
pub use paired::FALSE_ALARMS;
pub use play::{play_game, watch_game};
pub use ratings::{Rating, System};
pub use scribe::{CardNote, DecisionNote, Notes, Noting};
pub use series::Played;
pub use sim::{
    Contest, Hear, Lengths, Pace, Plan, Progress, SeatReport, SimReport, Sink, contest,
    noted_contest, play_again, simulate,
};
pub use standings::{Meeting, Ranked, TournamentReport};
pub use stats::{Interval, share_of_sets, wilson};
pub use tournament::{Tournament, noted_tournament, tournament};
