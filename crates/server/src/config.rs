//! How a server is set up.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub address: SocketAddr,
    /// The folder of the database.
    pub data: PathBuf,
    /// The address people reach it by, such as `https://cards.example.org`, where it differs: then
    /// only pages from there may act, and cookies go over TLS alone.
    pub public_url: Option<String>,
    /// Whether a proxy in front tells the address of clients in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// How many bots think at once.
    pub bot_threads: usize,
    /// How long a bot waits before it moves, so that people can follow.
    pub bot_pause: Duration,
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
    /// The open sockets of a client.
    pub sockets_per_client: usize,
    /// The open sockets of all clients.
    pub sockets: usize,
    /// The tables a person may have that are not finished.
    pub tables_per_person: u32,
    /// The tables a socket may follow.
    pub tables_per_socket: usize,
    /// The sockets that may follow a table.
    pub followers_per_table: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message_bytes: 16 << 10,
            body_bytes: 1 << 20,
            messages_per_second: 20,
            requests_per_second: 50,
            makings_per_minute: 60,
            sockets_per_client: 50,
            sockets: 20_000,
            tables_per_person: 50,
            tables_per_socket: 20,
            followers_per_table: 500,
        }
    }
}

impl Limits {
    /// Lifts all limits that one client feels, for tests of load.
    #[must_use]
    pub fn lifted() -> Limits {
        Limits {
            messages_per_second: 1_000_000,
            requests_per_second: 1_000_000,
            makings_per_minute: 100_000_000,
            sockets_per_client: 1_000_000,
            sockets: 1_000_000,
            tables_per_person: 1_000_000,
            tables_per_socket: 100_000,
            ..Limits::default()
        }
    }
}
