//! A live event: one task that owns it, lets one thing happen after another, and keeps each before it
//! is told to anyone.

use std::sync::Arc;
use std::time::Duration;

use fracas_event::Record;
use fracas_protocol::{EventInfo, EventListing, Refused, ServerMessage};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::hall::{Hall, text_of};
use crate::house::House;
use crate::live::{Ask, Follower, encode, not_kept};
use crate::refusal::refused;
use crate::store::{Person, PersonId, StoreError};
use crate::time::now;

/// How much can wait at the door of an event.
const DOOR: usize = 64;
/// How long an event that is over stays in memory when nobody looks at it.
const IDLE: Duration = Duration::from_secs(30);
/// How long it waits before it tries again what did not work.
pub(super) const RETRY: Duration = Duration::from_secs(1);
/// How long an event waits for its start, in milliseconds: a week.
const OPEN_FOR: u64 = 7 * 24 * 60 * 60 * 1000;
/// The most connections that look at an event.
const MOST_FOLLOWERS: usize = 500;

/// What can be asked of a live event.
pub(crate) enum EventAsk {
    /// That something is done; answered when it is kept.
    Do { person: Person, deed: EventDeed, reply: oneshot::Sender<Result<(), Refused>> },
    /// For the facts.
    Info { person: Option<PersonId>, reply: oneshot::Sender<EventInfo> },
    /// For what the list shows of it.
    Listing { reply: oneshot::Sender<EventListing> },
    /// To be told of it, now and whenever it changes.
    Follow { follower: Follower, reply: oneshot::Sender<Result<(), Refused>> },
    /// To be told no more.
    Unfollow { connection: u64 },
    /// That it looks at its tables: something happened there.
    Nudge,
}

/// What a person does at an event.
#[derive(Clone, Debug)]
pub(crate) enum EventDeed {
    SignUp { deck: Option<String> },
    AddBot { level: String, deck: Option<String> },
    Remove { entrant: u16 },
    Start,
    Cancel,
}

/// A live event.
pub(super) struct LiveEvent {
    pub(super) house: Arc<House>,
    pub(super) hall: Hall,
    /// A record that may have been kept or not: the store knows.
    doubt: Option<String>,
    /// Since when it is in memory: nobody can be late for what was before.
    pub(super) opened: u64,
    /// When it must look at its tables, whatever happens.
    pub(super) wake_at: Option<u64>,
    followers: Vec<Follower>,
    /// The number of what the followers were told last.
    told: u64,
    asks: mpsc::Receiver<EventAsk>,
}

impl LiveEvent {
    /// Opens an event to everyone who has its door.
    pub(super) fn open(house: Arc<House>, hall: Hall) -> mpsc::Sender<EventAsk> {
        let (door, asks) = mpsc::channel(DOOR);
        let (told, opened) = (hall.number, now());
        let (doubt, wake_at, followers) = (None, None, Vec::new());
        let live = LiveEvent { house, hall, doubt, opened, wake_at, followers, told, asks };
        tokio::spawn(live.run());
        door
    }

    async fn run(mut self) {
        self.list();
        self.go_on().await;
        while let Some(ask) = self.next().await {
            self.answer(ask).await;
        }
        // What slipped in before the door was shut goes to the event that is read next.
        while let Some(ask) = self.asks.recv().await {
            let (house, id) = (self.house.clone(), self.hall.id.clone());
            tokio::spawn(async move { house.send_to_event(&id, ask).await });
        }
    }

    /// Waits for what is asked next, and ends when it is over and nobody looks at it.
    async fn next(&mut self) -> Option<EventAsk> {
        let idle_at = Instant::now() + IDLE;
        loop {
            let wait = self.wake_at.map(|at| Duration::from_millis(at.saturating_sub(now())));
            tokio::select! {
                ask = self.asks.recv() => return ask,
                () = tokio::time::sleep(wait.unwrap_or_default()), if wait.is_some() => {
                    self.go_on().await;
                }
                () = tokio::time::sleep_until(idle_at), if self.hall.is_over() && self.followers.is_empty() => {
                    if self.house.events.doors.let_go(&self.hall.id, &mut self.asks) {
                        return None;
                    }
                    return self.asks.recv().await;
                }
            }
        }
    }

    async fn answer(&mut self, ask: EventAsk) {
        // Nobody may be waiting for an answer any more; then it goes nowhere.
        match ask {
            EventAsk::Do { person, deed, reply } => {
                let _ = reply.send(self.carry_out(&person, deed).await);
                self.go_on().await;
            }
            EventAsk::Info { person, reply } => {
                let _ = reply.send(self.hall.info(person, self.opened));
            }
            EventAsk::Listing { reply } => {
                let _ = reply.send(self.hall.listing());
            }
            EventAsk::Follow { follower, reply } => {
                let _ = reply.send(self.follow(follower));
            }
            EventAsk::Unfollow { connection } => {
                self.followers.retain(|it| it.connection != connection);
            }
            EventAsk::Nudge => self.go_on().await,
        }
    }

    fn follow(&mut self, follower: Follower) -> Result<(), Refused> {
        self.followers.retain(|it| it.connection != follower.connection);
        if MOST_FOLLOWERS <= self.followers.len() {
            return Err(refused("too-many-watchers", "too many people look at this event"));
        }
        self.tell_one(&follower);
        self.followers.push(follower);
        Ok(())
    }

    async fn carry_out(&mut self, person: &Person, deed: EventDeed) -> Result<(), Refused> {
        self.make_sure().await?;
        let (hall, most) = (&self.hall, self.house.limits.deck_bytes);
        let record = match deed {
            EventDeed::SignUp { deck } => hall.sign_up(person, deck, most),
            EventDeed::AddBot { level, deck } => hall.add_bot(person, &level, deck, most),
            EventDeed::Remove { entrant } => hall.remove(person, entrant),
            EventDeed::Start => hall.start(person),
            EventDeed::Cancel => hall.cancel(person),
        }?;
        self.commit(record).await
    }

    /// Lets a record happen, if it can be kept.
    pub(super) async fn commit(&mut self, record: Record) -> Result<(), Refused> {
        self.make_sure().await?;
        let (comer, goer) = self.hall.comer_and_goer(&record);
        let text = text_of(&record);
        let mut next = self.hall.clone();
        next.apply(record, now().max(self.hall.last_at))?;
        let append = next.append(text.clone(), comer, goer);
        match self.house.store.append_to_event(append).await {
            Ok(()) => {
                self.hall = next;
                self.list();
                Ok(())
            }
            Err(failure) => {
                tracing::error!(event = self.hall.id, %failure, "a record could not be kept");
                let is_unsure =
                    matches!(failure, StoreError::Unsure(_) | StoreError::Conflict { .. });
                self.doubt = is_unsure.then_some(text);
                if is_unsure && self.read_back().await? { Ok(()) } else { Err(not_kept()) }
            }
        }
    }

    async fn make_sure(&mut self) -> Result<(), Refused> {
        if self.doubt.is_some() {
            self.read_back().await?;
        }
        Ok(())
    }

    /// Reads the event back, and says whether what was in doubt is kept.
    async fn read_back(&mut self) -> Result<bool, Refused> {
        let journal =
            self.house.store.event_journal(&self.hall.id).await.map_err(|_| not_kept())?;
        let hall = Hall::load(&self.hall.id, &journal)?;
        let last = journal.last().map(|entry| entry.record.as_str());
        let is_kept = self.doubt.take().is_some_and(|text| last == Some(text.as_str()));
        self.hall = hall;
        self.list();
        Ok(is_kept)
    }

    /// Lets happen all that follows of itself, at the event and at its tables, and then tells it.
    async fn go_on(&mut self) {
        let result = self.settle().await;
        if let Err(why) = result {
            tracing::warn!(event = self.hall.id, why = why.refusal.sentence, "tried again soon");
            self.wake_at = Some(now() + RETRY.as_millis() as u64);
        }
        if self.told != self.hall.number {
            self.told = self.hall.number;
            for follower in &self.followers {
                self.tell_one(follower);
            }
            if self.hall.is_over() {
                self.open_secrets();
            }
        }
    }

    /// Lets those who look at its tables know what was kept from them until now.
    fn open_secrets(&self) {
        for table in self.hall.tables() {
            // One that is not in memory asks after the event when someone comes.
            let Some(door) = self.house.doors.known(table) else { continue };
            tokio::spawn(async move { door.send(Ask::EventOver).await });
        }
    }

    async fn settle(&mut self) -> Result<(), Refused> {
        self.make_sure().await?;
        if self.hall.event.stage() == fracas_event::Stage::Open {
            let end = self.hall.last_at + OPEN_FOR;
            self.wake_at = Some(end);
            return if end <= now() { self.commit(Record::Cancelled).await } else { Ok(()) };
        }
        loop {
            while let Some(record) = self.hall.event.next(crate::token::new_id) {
                self.commit(record).await?;
            }
            let before = self.hall.number;
            self.tend().await?;
            if self.hall.number == before {
                return Ok(());
            }
        }
    }

    fn tell_one(&self, follower: &Follower) {
        let event = self.hall.info(follower.person, self.opened);
        follower.outbox.send(encode(&ServerMessage::Event { event }));
    }

    /// Shows the event on the list, if it is to be there.
    fn list(&self) {
        if self.hall.made.listed {
            self.house.events.show(self.hall.listing());
        }
    }
}

impl Drop for LiveEvent {
    /// Lets go of all who still look, so that they come back to the event that is read next.
    fn drop(&mut self) {
        for follower in self.followers.drain(..) {
            follower.outbox.close();
        }
    }
}
