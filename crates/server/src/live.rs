//! A live table: one task that owns the room and lets one thing happen after another.
//!
//! - `ask`: what can be asked of it; `follow`: who is told what; `think`: its bots
//!
//! What is asked for is applied, written to the store, and only then told to anyone. A table whose
//! record could not be kept is read back from the store, so that what is shown is what is kept.

mod ask;
mod follow;
mod think;

use std::sync::Arc;
use std::time::Duration;

use fracas_core::MAX_SEATS;
use fracas_protocol::{Refused, Stage};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::house::House;
use crate::record::Record;
use crate::refusal::refused;
use crate::room::{Bout, Happening, Room};
use crate::store::{Append, Person};
use crate::time::now;

pub(crate) use ask::{Ask, Deed, Door};
pub(crate) use follow::{Follower, encode};

/// How long a table that nobody follows is kept in memory.
const IDLE: Duration = Duration::from_mins(2);
/// How long a table waits before it asks again for what the store has of it.
const RETRY: Duration = Duration::from_secs(1);
/// How long it is kept once the match is over: few look back, and then it is read again.
const IDLE_WHEN_OVER: Duration = Duration::from_secs(5);
/// How much can wait at a table's door.
const DOOR: usize = 64;

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
}

fn not_kept() -> Refused {
    refused(
        "not-kept",
        "the server cannot keep anything at the moment, so nothing was changed; try again soon",
    )
}
