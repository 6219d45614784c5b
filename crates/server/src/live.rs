//! A live table: one task that owns the room and lets one thing happen after another.
//!
//! What is asked for is applied, written to the store, and only then told to anyone. A table whose
//! record could not be kept is read back from the store, so that what is shown is what is kept.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use fracas_core::{MAX_SEATS, Seat, Viewer};
use fracas_protocol::{NewSeat, Refused, ServerMessage, Sit, Stage, TableInfo};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::house::House;
use crate::outbox::Outbox;
use crate::record::Record;
use crate::refusal::refused;
use crate::room::{Bout, Happening, Looking, Room};
use crate::store::{Append, Person, PersonId};
use crate::time::now;

/// How long a table that nobody follows is kept in memory.
const IDLE: Duration = Duration::from_mins(2);
/// How long a table waits before it asks again for what the store has of it.
const RETRY: Duration = Duration::from_secs(1);
/// How long it is kept once the match is over: few look back, and then it is read again.
const IDLE_WHEN_OVER: Duration = Duration::from_secs(5);
/// How much can wait at a table's door.
const DOOR: usize = 64;

/// The way to a live table.
pub(crate) type Door = mpsc::Sender<Ask>;

/// What can be asked of a live table.
pub(crate) enum Ask {
    /// That something is done; answered when it is kept.
    Do { person: Person, deed: Deed, reply: oneshot::Sender<Result<(), Refused>> },
    /// To follow the table; answered through the outbox.
    Follow {
        follower: Follower,
        request: u32,
        after: Option<u64>,
        reply: oneshot::Sender<Result<(), Refused>>,
    },
    /// To follow it no more.
    Unfollow { connection: u64 },
    /// For the facts about the table.
    Info { person: Option<PersonId>, reply: oneshot::Sender<TableInfo> },
    /// To look at the room.
    Look(Box<dyn FnOnce(&Room) + Send>),
    /// For a table to play again at; the same one for everyone who asks.
    Rematch { person: Person, reply: oneshot::Sender<Result<String, Refused>> },
    /// That the table is given up if nothing has happened on it since a time.
    Expire { idle_since: u64 },
    /// A bot has chosen.
    BotChose { seat: Seat, turn: u64, action: Option<String> },
}

/// What a person does at a table.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    Sit { place: u8, sit: Sit },
    StandUp { place: u8 },
    ChangeSeat { place: u8, seat: NewSeat },
    Play { turn: u64, action: String },
    Undo,
    AnswerUndo { agree: bool },
    Resign,
    Say { text: String },
}

/// Someone who follows a table over a connection.
#[derive(Clone)]
pub(crate) struct Follower {
    pub(crate) connection: u64,
    pub(crate) person: Option<PersonId>,
    pub(crate) outbox: Outbox,
}

/// A live table.
pub(crate) struct Live {
    house: Arc<House>,
    id: String,
    room: Room,
    /// What was applied and perhaps not kept: the room may be ahead of the store.
    doubt: Option<Happening>,
    followers: Vec<Follower>,
    /// The decision each bot thinks about.
    thinking: [u64; MAX_SEATS],
    door: mpsc::WeakSender<Ask>,
    asks: mpsc::Receiver<Ask>,
}

impl Live {
    /// Opens a table to everyone who has its door.
    pub(crate) fn open(house: Arc<House>, id: String, room: Room) -> Door {
        let (door, asks) = mpsc::channel(DOOR);
        let live = Live {
            house,
            id,
            room,
            doubt: None,
            followers: Vec::new(),
            thinking: [0; MAX_SEATS],
            door: door.downgrade(),
            asks,
        };
        tokio::spawn(live.run());
        door
    }

    async fn run(mut self) {
        metrics::gauge!("fracas_live_tables").increment(1);
        self.list();
        if self.room.is_timed_match() {
            let _ = self.commit(Record::Resumed).await;
        }
        self.wake_bots();
        while let Some(ask) = self.next().await {
            self.answer(ask).await;
        }
        metrics::gauge!("fracas_live_tables").decrement(1);
    }

    /// Waits for what is asked next, and ends when the table is idle; lets time run out meanwhile.
    async fn next(&mut self) -> Option<Ask> {
        loop {
            let is_doubtful = self.doubt.is_some();
            let sure = self.room.bout().filter(|_| !is_doubtful);
            let deadline = sure.and_then(Bout::deadline);
            let wait = deadline.map(|(end, _)| Duration::from_millis(end.saturating_sub(now())));
            let idle_at = Instant::now() + self.patience();
            tokio::select! {
                ask = self.asks.recv() => return ask,
                () = tokio::time::sleep(wait.unwrap_or_default()), if wait.is_some() => {
                    self.let_time_run_out().await;
                }
                () = tokio::time::sleep(RETRY), if is_doubtful => {
                    let _ = self.make_sure().await;
                }
                () = tokio::time::sleep_until(idle_at), if self.is_idle() => {
                    if self.house.let_go(&self.id, &mut self.asks) {
                        // What came in before the door was shut is still answered.
                        return self.asks.recv().await;
                    }
                }
            }
        }
    }

    /// Gets how long the table is kept in memory while nobody follows it.
    fn patience(&self) -> Duration {
        match self.room.stage() {
            Stage::Open | Stage::Playing => IDLE,
            Stage::Finished | Stage::Expired => IDLE_WHEN_OVER,
        }
    }

    /// Checks that nobody would notice if the table were not in memory.
    fn is_idle(&self) -> bool {
        let is_waiting = self.room.bout().is_some_and(|bout| bout.deadline().is_some());
        self.followers.is_empty() && !is_waiting && self.room.bots_due().is_empty()
    }

    async fn answer(&mut self, ask: Ask) {
        let is_sure = self.make_sure().await.is_ok();
        // Nobody may be waiting for an answer any more; then it goes nowhere.
        match ask {
            // What may not be kept is not shown; who asks for it hears that the table is away.
            Ask::Info { .. } | Ask::Look(_) if !is_sure => {}
            Ask::Do { person, deed, reply } => {
                let _ = reply.send(self.carry_out(&person, deed).await);
            }
            Ask::Follow { follower, request, after, reply } => {
                let _ = reply.send(self.follow(follower, request, after).await);
            }
            Ask::Unfollow { connection } => self.unfollow(connection),
            Ask::Info { person, reply } => {
                let _ = reply.send(self.info(person));
            }
            Ask::Look(look) => look(&self.room),
            Ask::Rematch { person, reply } => {
                let _ = reply.send(self.rematch(&person).await);
            }
            Ask::Expire { idle_since } => self.expire(idle_since).await,
            Ask::BotChose { seat, turn, action } => self.move_bot(seat, turn, action).await,
        }
    }

    async fn carry_out(&mut self, person: &Person, deed: Deed) -> Result<(), Refused> {
        self.make_sure().await?;
        let record = match deed {
            Deed::Sit { place, sit } => self.room.sit(place, person, sit),
            Deed::StandUp { place } => self.room.stand_up(place, person),
            Deed::ChangeSeat { place, seat } => self.room.change_seat(place, person, seat),
            Deed::Play { turn, action } => self.room.play(person, turn, &action),
            Deed::Undo => self.room.undo(person),
            Deed::AnswerUndo { agree } => self.room.answer_undo(person, agree),
            Deed::Resign => self.room.resign(person),
            Deed::Say { text } => self.room.say(person, &text),
        }?;
        self.commit(record).await
    }

    /// Lets a record happen: applied, kept, and then told.
    async fn commit(&mut self, record: Record) -> Result<(), Refused> {
        self.make_sure().await?;
        let text = serde_json::to_string(&record).expect("a record is plain data");
        let sitters =
            if let Record::Sat { sitter, .. } = &record { vec![sitter.person] } else { Vec::new() };
        let is_move = matches!(record, Record::Moved { .. });
        let at = now().max(self.room.last_at());
        let before = self.room.stage();
        let happening = self.room.apply(record, at)?;
        let append = Append {
            table: self.id.clone(),
            first: happening.number,
            at,
            records: vec![text],
            stage: Some(self.room.stage()).filter(|stage| *stage != before),
            sitters,
        };
        if let Err(failure) = self.house.store.append(append).await {
            tracing::error!(table = self.id, %failure, "a record could not be kept");
            self.doubt = Some(happening);
            return Err(not_kept());
        }
        if is_move {
            metrics::counter!("fracas_moves_total").increment(1);
        }
        self.tell(&happening);
        self.wake_bots();
        Ok(())
    }

    /// Reads the table back from the store if a write has failed, and goes on from there.
    async fn make_sure(&mut self) -> Result<(), Refused> {
        if self.doubt.is_none() {
            return Ok(());
        }
        self.room = self.house.read(&self.id).await.map_err(|_| not_kept())?;
        self.thinking = [0; MAX_SEATS];
        // A write that failed at its very end may have reached the disk.
        let is_kept = |happening: &Happening| happening.number <= self.room.number();
        if let Some(happening) = self.doubt.take().filter(is_kept) {
            self.tell(&happening);
        }
        self.wake_bots();
        Ok(())
    }

    async fn follow(
        &mut self,
        follower: Follower,
        request: u32,
        after: Option<u64>,
    ) -> Result<(), Refused> {
        self.make_sure().await?;
        self.unfollow(follower.connection);
        if self.house.limits.followers_per_table <= self.followers.len() {
            return Err(refused("too-many-watchers", "too many people watch this table"));
        }
        let is_new = follower.person.is_some_and(|person| !self.is_present(person));
        let viewer = self.room.viewer(follower.person);
        let (person, outbox) = (follower.person, follower.outbox.clone());
        self.followers.push(follower);
        outbox.send(encode(&ServerMessage::Following {
            id: request,
            table: self.info(person),
            number: self.room.number(),
            position: self.room.position(viewer, now()),
            lines: self.room.lines_after(viewer, after.unwrap_or_default()),
        }));
        if is_new || viewer == Viewer::Spectator {
            self.tell_facts();
        }
        Ok(())
    }

    fn unfollow(&mut self, connection: u64) {
        let before = self.followers.len();
        self.followers.retain(|follower| follower.connection != connection);
        if self.followers.len() < before {
            self.tell_facts();
        }
    }

    fn is_present(&self, person: PersonId) -> bool {
        self.followers.iter().any(|follower| follower.person == Some(person))
    }

    fn info(&self, person: Option<PersonId>) -> TableInfo {
        let watches = |follower: &&Follower| self.room.is_watcher(follower.person);
        self.room.info(&Looking {
            person,
            is_present: &|person| self.is_present(person),
            watchers: self.followers.iter().filter(watches).count() as u32,
        })
    }

    /// Tells all followers what happened, each what it may know.
    fn tell(&mut self, happening: &Happening) {
        let at = now();
        let mut messages: Vec<(Viewer, Utf8Bytes)> = Vec::new();
        for follower in &self.followers {
            let viewer = self.room.viewer(follower.person);
            if let Some((_, message)) = messages.iter().find(|(of, _)| *of == viewer) {
                follower.outbox.send(message.clone());
                continue;
            }
            let position = happening.changes_match.then(|| self.room.position(viewer, at));
            let message = encode(&ServerMessage::Update {
                table: self.id.clone(),
                number: happening.number,
                lines: happening.lines(viewer),
                position: position.flatten(),
            });
            follower.outbox.send(message.clone());
            messages.push((viewer, message));
        }
        if happening.changes_facts {
            self.tell_facts();
            self.list();
        }
    }

    /// Tells all followers the facts about the table.
    fn tell_facts(&mut self) {
        if self.doubt.is_some() {
            return;
        }
        for follower in &self.followers {
            let table = self.info(follower.person);
            follower.outbox.send(encode(&ServerMessage::Table { table }));
        }
    }

    /// Shows the table in the lobby, if it is listed.
    fn list(&self) {
        if self.room.made().listed {
            self.house.lobby.show(self.room.listing());
        }
    }

    async fn rematch(&mut self, person: &Person) -> Result<String, Refused> {
        self.make_sure().await?;
        if let Some(table) = self.room.rematch() {
            return Ok(table.to_owned());
        }
        let made = self.room.rematch_of(person, crate::bots::secret_seed())?;
        let table = self.house.make(made).await?;
        self.commit(Record::Rematch { table: table.clone() }).await?;
        Ok(table)
    }

    async fn expire(&mut self, idle_since: u64) {
        let is_live = matches!(self.room.stage(), Stage::Open | Stage::Playing);
        if is_live && self.followers.is_empty() && self.room.last_at() < idle_since {
            let _ = self.commit(Record::Expired).await;
        }
    }

    async fn let_time_run_out(&mut self) {
        let deadline = self.room.bout().and_then(Bout::deadline);
        if let Some((_, seat)) = deadline.filter(|(end, _)| *end <= now())
            && self.commit(Record::OutOfTime { seat }).await.is_err()
        {
            // The store is away; the clock is looked at again in a moment.
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// Lets the bots that are due think, each about one decision at a time.
    fn wake_bots(&mut self) {
        if self.doubt.is_some() {
            return;
        }
        for (seat, turn) in self.room.bots_due() {
            let Some(bout) = self.room.bout().filter(|_| self.thinking[seat.index()] != turn)
            else {
                continue;
            };
            self.thinking[seat.index()] = turn;
            let (thinker, bots, door) =
                (bout.thinker(seat), self.house.bots.clone(), self.door.clone());
            tokio::spawn(async move {
                let action = bots.think(thinker).await;
                // The table holds its door open while a bot thinks.
                if let Some(door) = door.upgrade() {
                    let _ = door.send(Ask::BotChose { seat, turn, action }).await;
                }
            });
        }
    }

    async fn move_bot(&mut self, seat: Seat, turn: u64, action: Option<String>) {
        self.thinking[seat.index()] = 0;
        let is_asked = self.room.bots_due().contains(&(seat, turn));
        let first_legal =
            || self.room.position(Viewer::Seat(seat), now())?.view.choices.into_iter().next();
        let action = action.or_else(|| Some(first_legal()?.notation));
        if let Some(action) = action.filter(|_| is_asked)
            && let Err(why) = self.commit(Record::Moved { seat, action }).await
            && self.doubt.is_none()
        {
            tracing::error!(table = self.id, why = why.refusal.sentence, "a bot was refused");
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        self.wake_bots();
    }
}

fn not_kept() -> Refused {
    refused(
        "not-kept",
        "the server cannot keep anything at the moment, so nothing was changed; try again soon",
    )
}

/// Writes a message as it is sent.
pub(crate) fn encode(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}
