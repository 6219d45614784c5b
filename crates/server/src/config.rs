//! How a server is set up.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::origin::Origin;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub address: SocketAddr,
    /// The folder of the database.
    pub data: PathBuf,
    /// The address people reach it by, such as `https://cards.example.org`, where it differs: then
    /// only pages from there may act, and with `https` cookies go over TLS alone.
    pub public_url: Option<Origin>,
    /// Whether a proxy in front tells the address of clients in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// How many bots think at once.
    pub bot_threads: usize,
    /// How long a bot waits before it moves, so that people can follow.
    pub bot_pause: Duration,
    /// For how many days finished matches are kept; none for good.
    pub keep_days: Option<u32>,
    /// What a client may do.
    pub limits: Limits,
}

/// What a client may do. A client is an address; for IPv6, a network of 64 bits.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The bytes of a message over a socket.
    pub message_bytes: usize,
    /// The bytes of a request's body: it may carry decks and card files.
    pub body_bytes: usize,
    /// The messages a second over a socket, over time; bursts may be four times that.
    pub messages_per_second: u32,
    /// The requests a second of a client, over time; bursts may be four times that.
    pub requests_per_second: u32,
    /// The people, tables and rematches a client may make in a minute.
    pub makings_per_minute: u32,
    /// The open connections of a client that are not sockets.
    pub connections_per_client: usize,
    /// The open connections of all clients that are not sockets.
    pub connections: usize,
    /// How long a connection may take to say what it wants.
    pub header_patience: Duration,
    /// How long a request may take, its body included.
    pub request_patience: Duration,
    /// The open sockets of a client.
    pub sockets_per_client: usize,
    /// The open sockets of all clients.
    pub sockets: usize,
    /// The tables a person may have that are not finished.
    pub tables_per_person: u32,
    /// The tables a client may have made that are not finished, since the server was started.
    pub tables_per_client: usize,
    /// Those of them that are in the lobby.
    pub listed_per_client: usize,
    /// The tables a socket may follow.
    pub tables_per_socket: usize,
    /// The sockets of people who watch a table; those who sit there are always let in.
    pub followers_per_table: usize,
    /// What a person may say in a minute, at all tables together.
    pub says_per_minute: u32,
    /// The hints a person may ask for in a minute, at all tables together.
    pub hints_per_minute: u32,
    /// The decks a person may keep.
    pub decks_per_person: u32,
    /// The bytes of the list of a deck that is kept.
    pub deck_bytes: usize,
    /// The events a person may hold that are not over.
    pub events_per_person: u32,
    /// The most who can take part in an event.
    pub entrants_per_event: u16,
    /// How long someone must be away before another who plays may let a bot play on.
    pub away_limit: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message_bytes: 16 << 10,
            body_bytes: 1 << 20,
            messages_per_second: 20,
            requests_per_second: 50,
            makings_per_minute: 60,
            connections_per_client: 200,
            connections: 40_000,
            header_patience: Duration::from_secs(10),
            request_patience: Duration::from_secs(30),
            sockets_per_client: 50,
            sockets: 20_000,
            tables_per_person: 50,
            tables_per_client: 200,
            listed_per_client: 20,
            tables_per_socket: 20,
            followers_per_table: 500,
            says_per_minute: 30,
            hints_per_minute: 30,
            decks_per_person: 100,
            deck_bytes: 16 << 10,
            events_per_person: 5,
            entrants_per_event: 64,
            away_limit: Duration::from_mins(1),
        }
    }
}

impl Limits {
    /// Lifts the limits on rates and numbers that one client feels, for tests of load. Sizes of
    /// messages and bodies, patience, and the number of those who watch a table stay as they are.
    #[must_use]
    pub fn lifted() -> Limits {
        Limits {
            messages_per_second: 1_000_000,
            requests_per_second: 1_000_000,
            makings_per_minute: 100_000_000,
            connections_per_client: 1_000_000,
            connections: 1_000_000,
            sockets_per_client: 1_000_000,
            sockets: 1_000_000,
            tables_per_person: 1_000_000,
            tables_per_client: 1_000_000,
            listed_per_client: 1_000_000,
            says_per_minute: 1_000_000,
            hints_per_minute: 1_000_000,
            decks_per_person: 1_000_000,
            tables_per_socket: 100_000,
            events_per_person: 1_000_000,
            ..Limits::default()
        }
    }
}
