//! A socket: requests in, answers and news out.
//!
//! - `visitor`: who is at the other end; `hint`: what is thought about for them

mod hint;
mod visitor;

use std::collections::BTreeSet;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use fracas_core::Refusal;
use fracas_protocol::{ClientMessage, Me, Refused, Request, ServerMessage, VERSION};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use serde_json::Value;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::app::App;
use crate::events::EventAsk;
use crate::gate::{Permit, at_least_one, too_fast};
use crate::live::{Ask, Deed, Follower, encode};
use crate::outbox::{Outbox, Outgoing, outbox};
use crate::refusal::refused;

pub(crate) use visitor::Visitor;

/// How long a socket may be silent; clients ping more often.
const SILENCE: Duration = Duration::from_secs(90);
/// How long a client may take to read a message.
const PATIENCE: Duration = Duration::from_secs(15);
/// How many messages too fast end a connection.
const MOST_TOO_FAST: u32 = 200;
/// The least time between two pictures of the lobby.
const LOBBY_PAUSE: Duration = Duration::from_millis(250);

/// How many more messages it counts for to follow a table that is followed already.
const FOLLOW_AGAIN: NonZeroU32 = NonZeroU32::new(3).expect("three is not zero");

static CONNECTIONS: AtomicU64 = AtomicU64::new(1);

/// Someone at the other end of a socket.
struct Connection {
    app: App,
    number: u64,
    visitor: Visitor,
    outbox: Outbox,
    following: BTreeSet<String>,
    /// The events that are followed.
    events: BTreeSet<String>,
    /// Notices of the lobby, and when the next is due at the earliest.
    lobby: Option<(watch::Receiver<u64>, Instant)>,
    /// Hints that are being thought about.
    hints: JoinSet<hint::Thought>,
    pace: DefaultDirectRateLimiter,
    too_fast: u32,
}

/// Why a connection ends.
enum End {
    /// The other side is gone.
    Gone,
    /// The server ends it.
    Closing(Refused),
}

/// Serves a socket until it ends.
pub(crate) async fn serve(app: App, socket: WebSocket, visitor: Visitor, permit: Permit) {
    let (outbox, outgoing) = outbox();
    let (sink, mut stream) = socket.split();
    let sending = tokio::spawn(send_all(sink, outgoing));
    let per_second = app.config.limits.messages_per_second;
    let quota = Quota::per_second(at_least_one(per_second))
        .allow_burst(at_least_one(per_second.saturating_mul(4)));
    let mut connection = Connection {
        app,
        number: CONNECTIONS.fetch_add(1, Ordering::Relaxed),
        visitor,
        outbox,
        following: BTreeSet::new(),
        events: BTreeSet::new(),
        lobby: None,
        hints: JoinSet::new(),
        pace: RateLimiter::direct(quota),
        too_fast: 0,
    };
    connection.greet();
    if let End::Closing(refused) = connection.listen(&mut stream).await {
        connection.send(&ServerMessage::Closing { refusal: refused.refusal });
    }
    connection.leave().await;
    // The sender ends when nobody can send any more, after everything was sent.
    drop(connection);
    let _ = sending.await;
    drop(permit);
}

/// Sends what is in the outbox; ends with the connection or with a reader that is too slow.
async fn send_all(mut sink: SplitSink<WebSocket, Message>, mut outgoing: Outgoing) {
    while let Some(message) = outgoing.next().await {
        let sending = send_together(&mut sink, message, &mut outgoing);
        let sent = tokio::time::timeout(PATIENCE, sending).await;
        if !matches!(sent, Ok(Ok(()))) {
            break;
        }
    }
    let goodbye = CloseFrame { code: close_code::AWAY, reason: Utf8Bytes::from_static("") };
    let _ = tokio::time::timeout(PATIENCE, sink.send(Message::Close(Some(goodbye)))).await;
}

/// Sends a message and all that wait behind it in one go: mostly a move and its confirmation.
async fn send_together(
    sink: &mut SplitSink<WebSocket, Message>,
    first: Utf8Bytes,
    outgoing: &mut Outgoing,
) -> Result<(), axum::Error> {
    sink.feed(Message::Text(first)).await?;
    while let Some(message) = outgoing.waiting() {
        sink.feed(Message::Text(message)).await?;
    }
    sink.flush().await
}

impl Connection {
    fn greet(&self) {
        let me = self.visitor.person.as_ref().map(|person| Me { name: person.name.clone() });
        self.send(&ServerMessage::Hello { protocol: VERSION, me });
    }

    fn send(&self, message: &ServerMessage) {
        self.outbox.send(encode(message));
    }

    async fn listen(&mut self, stream: &mut SplitStream<WebSocket>) -> End {
        let mut stopping = self.app.stopping.clone();
        loop {
            let silence = tokio::time::sleep(SILENCE);
            tokio::select! {
                frame = stream.next() => match frame {
                    Some(Ok(Message::Text(text))) => {
                        if let Err(end) = self.hear(&text).await {
                            return end;
                        }
                    }
                    Some(Ok(Message::Binary(_))) => {
                        if let Err(end) = self.hear_bytes() {
                            return end;
                        }
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Close(_))) | None => return End::Gone,
                    Some(Err(why)) => {
                        tracing::debug!(%why, "a socket failed");
                        return End::Closing(refused("too-long", "the message is too long or not a message"));
                    }
                },
                () = lobby_changed(&mut self.lobby) => {
                    self.outbox.send(self.app.house.lobby.message());
                    if let Some((_, not_before)) = &mut self.lobby {
                        *not_before = Instant::now() + LOBBY_PAUSE;
                    }
                }
                Some(Ok(thought)) = self.hints.join_next() => self.send(&thought.into_message()),
                name = self.visitor.renamed() => match (name, &mut self.visitor.person) {
                    (Some(name), Some(person)) => person.name = name,
                    (Some(_), None) | (None, _) => {
                        return End::Closing(refused("forgotten", "you asked to be forgotten"));
                    }
                },
                () = stopped(&mut stopping) => {
                    return End::Closing(refused("stopping", "the server restarts; everything is kept"));
                }
                () = silence => {
                    return End::Closing(refused("silent", "nothing was heard from you for too long"));
                }
            }
        }
    }

    /// Counts a message, and says whether it comes too fast; ends when too many have.
    fn is_too_fast(&mut self) -> Result<bool, End> {
        metrics::counter!("fracas_messages_total").increment(1);
        if self.pace.check().is_ok() {
            return Ok(false);
        }
        self.too_fast += 1;
        if MOST_TOO_FAST <= self.too_fast { Err(End::Closing(too_fast())) } else { Ok(true) }
    }

    fn hear_bytes(&mut self) -> Result<(), End> {
        let why = if self.is_too_fast()? {
            too_fast()
        } else {
            refused("not-text", "messages are text, one JSON object each")
        };
        self.refuse(None, why);
        Ok(())
    }

    async fn hear(&mut self, text: &str) -> Result<(), End> {
        if self.is_too_fast()? {
            self.refuse(id_of(text), too_fast());
            return Ok(());
        }
        match serde_json::from_str::<ClientMessage>(text) {
            Err(why) => self
                .refuse(id_of(text), refused("unreadable", format!("this is no message: {why}"))),
            Ok(message) => self.answer(message).await,
        }
        Ok(())
    }

    async fn answer(&mut self, message: ClientMessage) {
        let id = message.id;
        match self.carry_out(id, message.request).await {
            Ok(Answer::Done) => self.send(&ServerMessage::Done { id }),
            Ok(Answer::Sent) => {}
            Err(why) => self.refuse(Some(id), why),
        }
    }

    fn refuse(&self, id: Option<u32>, why: Refused) {
        self.send(&refusal_of(id, why));
    }

    async fn carry_out(&mut self, id: u32, request: Request) -> Result<Answer, Refused> {
        let (table, deed) = match request {
            Request::Ping => return Ok(Answer::Done),
            Request::EnterLobby => {
                let mut lobby = self.app.house.lobby.watch();
                lobby.mark_changed();
                self.lobby = Some((lobby, Instant::now()));
                return Ok(Answer::Done);
            }
            Request::LeaveLobby => {
                self.lobby = None;
                return Ok(Answer::Done);
            }
            Request::Follow { table, after } => return self.follow(id, table, after).await,
            Request::Unfollow { table } => {
                if self.following.remove(&table) {
                    self.unfollow(&table).await;
                }
                return Ok(Answer::Done);
            }
            Request::FollowEvent { event } => return self.follow_event(event).await,
            Request::UnfollowEvent { event } => {
                if self.events.remove(&event) {
                    self.unfollow_event(&event).await;
                }
                return Ok(Answer::Done);
            }
            Request::Hint { table, turn } => return self.hint(id, table, turn).await,
            Request::Play { table, turn, action } => (table, Deed::Play { turn, action }),
            Request::Undo { table, number } => (table, Deed::Undo { number }),
            Request::AnswerUndo { table, number, agree } => {
                (table, Deed::AnswerUndo { number, agree })
            }
            Request::Replace { table, place } => (table, Deed::Replace { place }),
            Request::TakeOver { table } => (table, Deed::TakeOver),
            Request::Resign { table } => (table, Deed::Resign),
            Request::Say { table, text } => (table, Deed::Say { text }),
        };
        let person = self.visitor.person.clone().ok_or_else(crate::http::no_name)?;
        self.app.house.ask(&table, |reply| Ask::Do { person, deed, reply }).await??;
        Ok(Answer::Done)
    }

    async fn follow(
        &mut self,
        id: u32,
        table: String,
        after: Option<u64>,
    ) -> Result<Answer, Refused> {
        if self.app.config.limits.tables_per_socket <= self.following.len()
            && !self.following.contains(&table)
        {
            return Err(refused("too-many-tables", "you follow too many tables; leave some first"));
        }
        // To be told all of it again costs the server more than most.
        if self.following.contains(&table) && self.pace.check_n(FOLLOW_AGAIN).is_err() {
            return Err(too_fast());
        }
        let follower = self.follower();
        let ask = |reply| Ask::Follow { follower, request: id, after, reply };
        self.app.house.ask(&table, ask).await??;
        self.following.insert(table);
        Ok(Answer::Sent)
    }

    async fn follow_event(&mut self, event: String) -> Result<Answer, Refused> {
        if self.app.config.limits.tables_per_socket <= self.events.len()
            && !self.events.contains(&event)
        {
            return Err(refused("too-many-events", "you follow too many events; leave some first"));
        }
        let follower = self.follower();
        self.app.house.ask_event(&event, |reply| EventAsk::Follow { follower, reply }).await??;
        self.events.insert(event);
        Ok(Answer::Done)
    }

    async fn unfollow_event(&self, event: &str) {
        let ask = EventAsk::Unfollow { connection: self.number };
        let _ = self.app.house.send_to_event(event, ask).await;
    }

    fn follower(&self) -> Follower {
        let person = self.visitor.person.as_ref().map(|person| person.id);
        Follower { connection: self.number, person, outbox: self.outbox.clone() }
    }

    async fn unfollow(&self, table: &str) {
        let _ = self.app.house.send(table, Ask::Unfollow { connection: self.number }).await;
    }

    async fn leave(&mut self) {
        for table in std::mem::take(&mut self.following) {
            self.unfollow(&table).await;
        }
        for event in std::mem::take(&mut self.events) {
            self.unfollow_event(&event).await;
        }
        if let (Some(person), Some(news)) = (&self.visitor.person, self.visitor.news.take()) {
            self.app.people.unwatch(person.id, news);
        }
    }
}

/// Counts a refusal and puts it into a message.
fn refusal_of(id: Option<u32>, why: Refused) -> ServerMessage {
    metrics::counter!("fracas_refusals_total", "code" => why.refusal.code).increment(1);
    let refusal: Refusal = why.refusal;
    ServerMessage::Refused { id, refusal }
}

/// How a request was answered.
enum Answer {
    /// It is to be confirmed.
    Done,
    /// What was sent is the answer.
    Sent,
}

/// Waits for a change of the lobby, if anyone looks at it.
async fn lobby_changed(lobby: &mut Option<(watch::Receiver<u64>, Instant)>) {
    if let Some((watch, not_before)) = lobby {
        tokio::time::sleep_until(*not_before).await;
        if watch.changed().await.is_ok() {
            return;
        }
    }
    std::future::pending::<()>().await;
}

/// Waits until the server is asked to stop.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // A server that is gone has stopped as well.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// Gets the number of a message that cannot be read otherwise, so that its sender knows which.
fn id_of(text: &str) -> Option<u32> {
    let value: Value = serde_json::from_str(text).ok()?;
    value.get("id")?.as_u64()?.try_into().ok()
}
