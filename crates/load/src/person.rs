//! Someone who plays: answers each decision with a legal choice at random.

use std::time::Instant;

use anyhow::{Context, Result, bail};
use fracas_client::{Socket, Visitor};
use fracas_core::{Chance, Fast};
use fracas_protocol::{Request, Sit};

use crate::frame::{Frame, Position};

/// Someone who sits at a table and follows it.
pub(crate) struct Person {
    pub(crate) visitor: Visitor,
    pub(crate) socket: Socket,
    /// The place at the table.
    place: u8,
    chance: Fast,
    /// The last decision the person was asked for.
    turn: Option<u64>,
    /// What is to be played, once it is time.
    chosen: Option<String>,
    /// Whether it was said that the person could play.
    is_called: bool,
    waiting: Option<Waiting>,
    is_over: bool,
}

/// A move that is not confirmed yet.
struct Waiting {
    request: u32,
    /// When it was to be sent.
    intended: Instant,
}

impl Person {
    /// Opens a socket for someone who sits at a place.
    pub(crate) async fn new(visitor: Visitor, place: u8, seed: u64) -> Result<Person> {
        let socket = visitor.socket().await.context("opening a socket")?;
        let chance = Fast::new(seed);
        Ok(Person {
            visitor,
            socket,
            place,
            chance,
            turn: None,
            chosen: None,
            is_called: false,
            waiting: None,
            is_over: false,
        })
    }

    /// Follows the table of a new match.
    pub(crate) async fn follow(&mut self, table: &str) -> Result<()> {
        (self.turn, self.is_over) = (None, false);
        self.socket.send(Request::Follow { table: table.to_owned(), after: None }).await?;
        Ok(())
    }

    /// Sits down at the table of a rematch, where the two seats are swapped.
    pub(crate) async fn sit_again(&mut self, table: &str) -> Result<()> {
        self.place = 1 - self.place;
        self.visitor.sit(table, self.place, &nonce()).await.context("sitting down again")?;
        Ok(())
    }

    /// Takes in a message of the server; if it confirms a move, tells when that was to be sent.
    pub(crate) fn hear(&mut self, text: &str) -> Result<Option<Instant>> {
        let frame = Frame::read(text).with_context(|| format!("the server said {text}"))?;
        if let Some(refusal) = &frame.refusal {
            bail!("{}: {} ({})", frame.kind, refusal.sentence, refusal.code);
        }
        if let Some(position) = &frame.position {
            self.look(position);
        }
        let confirmed = self
            .waiting
            .take_if(|waiting| frame.kind == "done" && Some(waiting.request) == frame.id);
        Ok(confirmed.map(|waiting| waiting.intended))
    }

    fn look(&mut self, position: &Position<'_>) {
        self.is_over |= position.is_over();
        if position.turn.is_some() && position.turn != self.turn {
            self.turn = position.turn;
            let mut choices = position.choices();
            let at = self.chance.below(choices.len() as u32) as usize;
            self.chosen = choices.nth(at).map(str::to_owned);
        }
    }

    /// Checks whether the person could play now and could not when this was last asked.
    pub(crate) fn becomes_ready(&mut self) -> bool {
        let is_ready = self.chosen.is_some() && self.waiting.is_none();
        is_ready && !std::mem::replace(&mut self.is_called, is_ready)
    }

    /// Plays what was chosen.
    pub(crate) async fn play(&mut self, table: &str, intended: Instant) -> Result<()> {
        if let (Some(turn), Some(action)) = (self.turn, self.chosen.take()) {
            self.is_called = false;
            let table = table.to_owned();
            let request = self.socket.send(Request::Play { table, turn, action }).await?;
            self.waiting = Some(Waiting { request, intended });
        }
        Ok(())
    }

    /// Checks whether a move waits to be confirmed.
    pub(crate) fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// Checks whether the person knows that the match is over, and has nothing to wait for.
    pub(crate) fn is_done(&self) -> bool {
        self.is_over && self.waiting.is_none()
    }
}

/// A part of a shuffle that nobody needs to trust.
pub(crate) fn nonce() -> Sit {
    Sit { nonce: "load".into(), deck: None }
}
