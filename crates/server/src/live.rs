//! A live table: one task that owns the room and lets one thing happen after another.
//!
//! - `ask`: what can be asked of it; `follow`: who is told what
//! - `think`: its bots; `hint`: what it gives away to be thought about for people
//! - `keep`: how something happens: applied, written to the store, and only then told to anyone
//! - `away`: who is not there; `steer`: what an event does at its tables; `secret`: what it keeps back

mod ask;
mod away;
mod follow;
mod hint;
mod keep;
mod secret;
mod steer;
mod think;

use std::sync::Arc;
use std::time::Duration;

use fracas_protocol::{Refused, Stage};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::house::House;
use crate::record::Record;
use crate::room::Room;
use crate::store::Person;
use crate::time::now;

pub(crate) use ask::{Ask, Deed, Door, Steer};
use away::Absences;
pub(crate) use follow::{Follower, encode};
pub(crate) use hint::Asked;
pub(crate) use keep::not_kept;
use keep::{Doubt, Standstill};
use think::Thinking;

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
    doubt: Option<Doubt>,
    /// The match stands still, and goes on once that is kept.
    standstill: Option<Standstill>,
    followers: Vec<Follower>,
    absences: Absences,
    /// Whether the event is known to be over that holds the table.
    is_event_over: bool,
    /// When the facts are told next, if they have changed.
    facts_due: Option<Instant>,
    thinking: Thinking,
    /// The decisions that people were given hints for or wait for them.
    hints: Thinking,
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
            // Nobody knows how long it was away, but that the last record was before.
            standstill: room.is_timed_match().then(Standstill::default),
            room,
            doubt: None,
            followers: Vec::new(),
            absences: Absences::new(now()),
            is_event_over: false,
            facts_due: None,
            thinking: Thinking::default(),
            hints: Thinking::default(),
            door: door.downgrade(),
            asks,
        };
        tokio::spawn(live.run());
        door
    }

    async fn run(mut self) {
        metrics::gauge!("fracas_live_tables").increment(1);
        self.list();
        let _ = self.make_sure().await;
        self.wake_bots();
        while let Some(ask) = self.next().await {
            self.answer(ask).await;
        }
        // What slipped in before the door was shut goes to the table that is read next.
        while let Some(ask) = self.asks.recv().await {
            let (house, id) = (self.house.clone(), self.id.clone());
            tokio::spawn(async move { house.send(&id, ask).await });
        }
    }

    /// Waits for what is asked next, and ends when the table is idle; lets time run out meanwhile.
    async fn next(&mut self) -> Option<Ask> {
        loop {
            let is_sure = self.is_sure();
            let deadline = self.room.deadline().filter(|_| is_sure);
            let wait = deadline.map(|(end, _)| Duration::from_millis(end.saturating_sub(now())));
            let idle_at = Instant::now() + self.patience();
            let facts_due = self.facts_due;
            tokio::select! {
                ask = self.asks.recv() => return ask,
                () = tokio::time::sleep(wait.unwrap_or_default()), if wait.is_some() => {
                    self.let_time_run_out().await;
                }
                () = tokio::time::sleep(RETRY), if !is_sure => {
                    let _ = self.make_sure().await;
                }
                () = tokio::time::sleep_until(facts_due.unwrap_or(idle_at)), if is_sure && facts_due.is_some() => {
                    self.tell_facts();
                }
                () = tokio::time::sleep_until(idle_at), if self.is_idle() => {
                    if self.house.doors.let_go(&self.id, &mut self.asks) {
                        return None;
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
        self.followers.is_empty()
            && self.room.deadline().is_none()
            && self.room.bots_due().is_empty()
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
                self.ask_after_event().await;
                let _ = reply.send(self.info(person));
            }
            Ask::Look(look) => look(&self.room),
            Ask::Rematch { person, reply } => {
                let _ = reply.send(self.rematch(&person).await);
            }
            Ask::Hint { person, turn, reply } => {
                let _ = reply.send(self.hint(&person, turn).await);
            }
            Ask::Steer { steer, reply } => {
                let _ = reply.send(self.steer(steer).await);
            }
            Ask::EventOver => {
                self.ask_after_event().await;
                self.tell_facts();
            }
            Ask::Expire { idle_since } => self.expire(idle_since).await,
            Ask::Pause { reply } => {
                if self.room.is_timed_match() {
                    let _ = self.commit(Record::Paused).await;
                }
                let _ = reply.send(());
            }
            Ask::BotChose { seat, turn, action } => self.move_bot(seat, turn, action).await,
        }
    }

    async fn carry_out(&mut self, person: &Person, deed: Deed) -> Result<(), Refused> {
        self.make_sure().await?;
        let room = &self.room;
        let record = match deed {
            Deed::Sit { place, sit } => room.sit(place, person, sit),
            Deed::StandUp { place } => room.stand_up(place, person),
            Deed::ChangeSeat { place, seat } => room.change_seat(place, person, seat),
            Deed::Close => room.close(person),
            Deed::Play { turn, action } => room.play(person, turn, &action),
            Deed::Undo { number } => room.undo(person, number),
            Deed::AnswerUndo { number, agree } => room.answer_undo(person, number, agree),
            Deed::Resign => room.resign(person),
            Deed::Replace { place } => {
                let limit = self.house.limits.away_limit.as_millis() as u64;
                let is_gone =
                    |person| self.away_since(person).is_some_and(|it| it + limit <= now());
                room.replace(person, place, is_gone)
            }
            Deed::TakeOver => room.take_over(person),
            Deed::Say { text } => room.say(person, &text),
        }?;
        if matches!(record, Record::Said { .. }) {
            self.house.let_say(person.id)?;
        }
        self.commit(record).await
    }

    async fn expire(&mut self, idle_since: u64) {
        let is_live = matches!(self.room.stage(), Stage::Open | Stage::Playing);
        if is_live && self.followers.is_empty() && self.room.last_at() < idle_since {
            let _ = self.commit(Record::Expired).await;
        }
    }

    async fn let_time_run_out(&mut self) {
        if let Some((_, seat)) = self.room.deadline().filter(|(end, _)| *end <= now()) {
            // If the store is away, the clocks stand still until it is back.
            let _ = self.commit(Record::OutOfTime { seat }).await;
        }
    }
}

impl Drop for Live {
    /// Lets go of all who still follow, so that they come back to the table that is read next.
    fn drop(&mut self) {
        metrics::gauge!("fracas_live_tables").decrement(1);
        self.let_go_of_all();
    }
}
