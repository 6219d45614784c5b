//! The engine of Fracas: seats, the contract of a game, events, scenes, matches and replays.
//!
//! A [`Game`] is the immutable rules of one table; its state is plain data. A [`Match`] is a game
//! being played, and the one door for what comes from outside. An [`Information`] is what a seat
//! knows, and all a bot gets. A [`View`] is what a viewer is sent, and all a client gets.
//!
//! Knows nothing of cards, files, clocks, threads or the network, and no game by name.

mod bag;
mod chance;
mod event;
mod game;
mod information;
mod matches;
mod outcome;
mod replay;
mod rulebook;
mod save;
mod scene;
mod seat;
mod seed;
mod setup;
mod table;
mod usage;

pub use bag::bag_hash;
pub use chance::{Chance, Coin, Dealer, Dice, Fast, Streams};
pub use event::{Chronicle, Entry, Log, Pause, Silent, Told};
pub use game::{Game, Habit, Legible, Outlook, Refusal, Rule, check_choices};
pub use information::{Information, World};
pub use matches::{Match, Moment, View};
pub use outcome::Outcome;
pub use replay::{Move, Replay, ReplayError};
pub use rulebook::{RuleText, Rulebook};
pub use save::{SaveError, Saved, is_default};
pub use scene::{Area, Choice, Face, Item, Layout, Mark, MarkKind, Piece, Scene, place_id};
pub use seat::{MAX_SEATS, Seat, SeatSet, Seats, Viewer};
pub use seed::{FairShuffle, NotASeed, Seed, fingerprint};
pub use setup::{
    Choosable, DecksFor, FreshDecks, MAX_FREE, Mode, Pack, Passport, Problem, Problems, Setup,
    Title, readable, visible,
};
pub use table::Table;
pub use usage::{CardName, Usage};
