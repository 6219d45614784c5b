//! A person at a table, who remembers all that was sent, confirmed and seen.

use fracas_client::{ClientError, Socket};
use fracas_core::{Chance, Fast};
use fracas_protocol::Request;
use serde_json::Value;

use crate::fuse::Fuse;

/// A person at a table.
pub(crate) struct Player {
    /// What proves who the person is.
    cookie: String,
    pub(crate) seat: u8,
    /// The moves the server has kept, in order.
    pub(crate) kept: Vec<String>,
    /// A move that was sent and not confirmed: the number of its decision, and the move.
    pub(crate) open: Option<(u64, String)>,
    /// All lines the person was told.
    lines: Vec<Value>,
    /// The number of the last thing the person has seen happen.
    number: u64,
    /// The match as the person last saw it.
    position: Value,
    /// What the server said when it ended the connection.
    pub(crate) farewell: Option<String>,
}

impl Player {
    /// Takes someone who sits in a seat.
    pub(crate) fn new(cookie: &str, seat: u8) -> Player {
        Player {
            cookie: cookie.to_owned(),
            seat,
            kept: Vec::new(),
            open: None,
            lines: Vec::new(),
            number: 0,
            position: Value::Null,
            farewell: None,
        }
    }

    /// Comes to a server anew and checks that all is there; gives the number of what has happened.
    pub(crate) async fn come_back(&mut self, url: &str, table: &str, context: &str) -> u64 {
        let mut socket = self.connect(url).await.unwrap();
        let following = follow(&mut socket, table).await.unwrap();
        let number = following["number"].as_u64().unwrap();
        assert!(self.number <= number, "{context}: {} of {} things are there", number, self.number);
        let lines = following["lines"].as_array().unwrap();
        assert!(lines.starts_with(&self.lines), "{context}: what was told is what happened");
        if number == self.number {
            assert_eq!(following["position"], self.position, "{context}: the match is the same");
        }
        self.settle(&following["position"]);
        self.see(&following);
        number
    }

    /// Opens a socket.
    pub(crate) async fn connect(&self, url: &str) -> Result<Socket, ClientError> {
        Socket::open(url, Some(&self.cookie)).await
    }

    /// Finds out what became of a move that was not confirmed: who is still asked has not moved.
    fn settle(&mut self, position: &Value) {
        if let Some((turn, action)) = self.open.take()
            && position["turn"].as_u64() != Some(turn)
        {
            self.kept.push(action);
        }
    }

    /// Remembers what a message tells.
    fn see(&mut self, message: &Value) {
        if message["type"] == "following" {
            self.lines.clear();
        }
        if let Some(lines) = message["lines"].as_array() {
            self.lines.extend_from_slice(lines);
            self.number = message["number"].as_u64().unwrap();
        }
        if message["position"].is_object() {
            self.position = message["position"].clone();
        }
    }

    /// Checks whether the match is over.
    pub(crate) fn is_over(&self) -> bool {
        self.position["view"]["outcome"].is_object()
    }

    /// Plays until the match is over or the connection is.
    pub(crate) async fn play(
        mut self,
        url: String,
        table: String,
        fuse: Fuse,
        seed: u64,
    ) -> Player {
        // The server may end at any moment, which is what this is about.
        if let Ok(socket) = self.connect(&url).await {
            let _ = self.play_on(socket, &table, &fuse, &mut Fast::new(seed)).await;
        }
        self
    }

    async fn play_on(
        &mut self,
        mut socket: Socket,
        table: &str,
        fuse: &Fuse,
        chance: &mut Fast,
    ) -> Result<(), ClientError> {
        let following = follow(&mut socket, table).await?;
        self.see(&following);
        let mut request = None;
        let mut played = None;
        while !self.is_over() || self.open.is_some() {
            let turn = self.position["turn"].as_u64();
            if let Some(turn) = turn.filter(|_| self.open.is_none() && played != turn) {
                let choices = self.position["view"]["choices"].as_array().unwrap();
                let choice = &choices[chance.below(choices.len() as u32) as usize];
                let action = choice["notation"].as_str().unwrap().to_owned();
                self.open = Some((turn, action.clone()));
                played = Some(turn);
                let play = Request::Play { table: table.to_owned(), turn, action };
                request = Some(socket.send(play).await?);
                fuse.sent();
            }
            let message = socket.next().await?;
            assert_ne!(message["type"], "refused", "a legal move: {message}");
            if message["type"] == "closing" {
                self.farewell = message["refusal"]["code"].as_str().map(str::to_owned);
            }
            if message["type"] == "done" && message["id"].as_u64() == request.map(u64::from) {
                let (_, action) = self.open.take().unwrap();
                self.kept.push(action);
                fuse.confirm();
            }
            self.see(&message);
        }
        Ok(())
    }
}

async fn follow(socket: &mut Socket, table: &str) -> Result<Value, ClientError> {
    socket.ask(Request::Follow { table: table.to_owned(), after: None }).await
}
