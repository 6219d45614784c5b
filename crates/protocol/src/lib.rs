//! The messages between the server and its clients, and nothing else.
//!
//! - `http`: bodies of requests and answers, which the server describes in an OpenAPI document
//! - [`ClientMessage`], [`ServerMessage`]: what goes over a socket, described by [`message_schema`]
//! - [`typescript`]: the same types for the browser; a test fails when the file there differs
//!
//! A change that a client of [`VERSION`] would not understand makes a new version.

mod clock;
mod deck;
mod event;
mod hint;
mod http;
mod socket;
mod table;
mod typescript;

pub use clock::{ClockPlan, ClockReading, WhenOut};
pub use deck::{NewDeck, OwnDeck, SectionSize};
pub use event::{
    Building, Course, EntrantInfo, EventInfo, EventListing, EventStage, MatchInfo, MatchResult,
    MatchVerdict, NewBot, NewEvent, PodInfo, Presence, RoundInfo, SignUp, StandingInfo,
};
pub use hint::{Hint, HintOption, HintStep, Hints};
pub use http::{
    BotInfo, CardList, DeckCheck, DeckInfo, GameInfo, Me, NewMe, NewSeat, NewTable, Refused,
    ReplayPage, ReplayStep, RuleList, RulePage, SeatChange, Sit,
};
pub use socket::{ClientMessage, Request, ServerMessage, message_schema};
pub use table::{
    Ending, Holder, Line, LineSource, Listing, Moment, Opening, Position, SeatInfo, Stage,
    TableInfo, UndoWish,
};
pub use typescript::typescript;

/// The version of the messages.
pub const VERSION: u32 = 1;
