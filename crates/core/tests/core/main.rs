//! Matches, views, replays and saves through the public door. One program for all, since each would be linked with the same.

mod information;
mod peek;
mod refusals;
mod replay_claims;
mod replay_fuzz;
mod replay_text;
mod replays;
mod save_fuzz;
mod saves;
mod signature;
mod undo;
mod views;
