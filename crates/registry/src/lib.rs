//! The one list of games, and what can be done with a game whose type is not known.
//!
//! Adding a game is one line in [`GAMES`].

mod contest;
mod entry;
mod naming;

pub use contest::{Contender, Seating, Trial, TrialError};
pub use entry::{Adviser, Desk, Entry, Of, ReplayFailure, Thinker};
pub use fracas_bots::{
    Advice, Budget, Level, Mind, NoSuchBot, NoSuchMind, Opinion, Settings, Step,
};
pub use fracas_lab::{
    Account, Analysis, Balance, BalancePlan, Bench, CardChange, CardReport, Change, Comparison,
    CountAllocations, Decision, Interval, Judged, Judgement, Lengths, Mark, Noting, Pace,
    PairedReport, Permille, Plan, Played, Progress, Ranked, SearchBench, SeatReport, SimReport,
    Standing, Study, System, TournamentReport, Verdict, Worth, all_tables, wilson,
};
pub use naming::{USUAL_LEVEL, bot_names, bot_of_name};

/// All games, in the order they are listed.
pub static GAMES: &[&dyn Entry] = &[
    &Of(fracas_battle_arena::BattleArenaTitle),
    &Of(fracas_battle_arena_limited::BattleArenaLimitedTitle),
    &Of(fracas_op_arena::OpArenaTitle),
    &Of(fracas_overpower::OverPowerTitle),
    &Of(fracas_overpower_limited::OverPowerLimitedTitle),
    &Of(fracas_rlyeh::RlyehTitle),
    &Of(fracas_robot_quest::RobotQuestTitle),
];

/// Finds a game by its id.
pub fn find(id: &str) -> Option<&'static dyn Entry> {
    GAMES.iter().copied().find(|entry| entry.passport().id == id)
}
