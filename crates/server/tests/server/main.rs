//! The server as people and programs meet it: over HTTP and sockets, on a folder of its own.
//!
//! - `house`: a server for each test, and what it answers; `table`: people who play, and what they hear
//! - `schema`: to hold messages against their description
//! - the others: a chapter of what the server promises each
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod away;
mod clocks;
mod connections;
mod decks;
mod events;
mod events_limited;
mod events_restart;
mod events_secret;
mod events_secure;
mod failures;
mod fuzz;
mod hidden;
mod hints;
mod house;
mod limits;
mod lobby;
mod moments;
mod openapi;
mod people;
mod play;
mod reconnect;
mod rematch;
mod replay;
mod restart;
mod schema;
mod seats;
mod security;
mod spectators;
mod table;
mod tables;
mod undo;
