//! The one list of games, and what can be done with a game whose type is not known.
//!
//! Adding a game is one line in [`GAMES`].

mod entry;

pub use entry::{Desk, Entry, Of, ReplayFailure, Thinker};
pub use fracas_bots::{Level, Mind, NoSuchBot, NoSuchMind};
pub use fracas_lab::{
    Balance, BalancePlan, Bench, CardChange, CardReport, Change, Comparison, CountAllocations,
    Interval, Judgement, Lengths, Pace, Plan, SeatReport, SimReport, Standing, Verdict, Worth,
    wilson,
};

/// All games, in the order they are listed.
pub static GAMES: &[&dyn Entry] = &[&Of(fracas_battle_arena::BattleArenaTitle)];

/// Finds a game by its id.
pub fn find(id: &str) -> Option<&'static dyn Entry> {
    GAMES.iter().copied().find(|entry| entry.passport().id == id)
}
