//! All tables: those in memory, and the way to those that are not.

use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use fracas_protocol::{Listing, Refused, Stage};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::oneshot;

use crate::bots::Bots;
use crate::config::Limits;
use crate::doors::Doors;
use crate::events::Events;
use crate::gate::at_least_one;
use crate::live::{Ask, Door, Live};
use crate::lobby::{Lobby, lock};
use crate::record::Made;
use crate::refusal::{from_store, refused};
use crate::room::Room;
use crate::store::{PersonId, Store, StoreError, Sweep};
use crate::time::now;

/// How long an open table waits for people.
const OPEN_FOR: Duration = Duration::from_hours(24);
/// How long a match waits for someone to go on.
const PLAYING_FOR: Duration = Duration::from_hours(30 * 24);
/// How many days a table that was closed is kept.
const EXPIRED_FOR: u32 = 7;
/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;
/// How often tables are looked through for those that nobody comes back to.
const SWEEP: Duration = Duration::from_mins(10);
/// How many tables of a person are listed.
const MOST_LISTED: u32 = 30;

/// All tables of the server.
pub(crate) struct House {
    pub(crate) store: Store,
    pub(crate) lobby: Arc<Lobby>,
    pub(crate) bots: Bots,
    pub(crate) limits: Limits,
    pub(crate) doors: Doors<Ask>,
    pub(crate) events: Events,
    says: DefaultKeyedRateLimiter<PersonId>,
    hints: DefaultKeyedRateLimiter<PersonId>,
    /// Those for whom a hint is being thought about.
    hinted: Arc<Mutex<HashSet<PersonId>>>,
}

/// The right to have a hint thought about; given back when it is dropped.
pub(crate) struct HintPermit {
    person: PersonId,
    hinted: Arc<Mutex<HashSet<PersonId>>>,
}

impl Drop for HintPermit {
    fn drop(&mut self) {
        lock(&self.hinted).remove(&self.person);
    }
}

impl House {
    pub(crate) fn new(store: Store, bots: Bots, limits: Limits) -> Arc<House> {
        let (lobby, doors, events) = (Arc::default(), Doors::default(), Events::default());
        let says = RateLimiter::keyed(Quota::per_minute(at_least_one(limits.says_per_minute)));
        let hints = RateLimiter::keyed(Quota::per_minute(at_least_one(limits.hints_per_minute)));
        let hinted = Arc::default();
        Arc::new(House { store, lobby, bots, limits, doors, events, says, hints, hinted })
    }

    /// Makes a table and gives its id.
    pub(crate) async fn make(self: &Arc<Self>, made: Made) -> Result<String, Refused> {
        let id = crate::token::new_id();
        let (room, append) = Live::make(&id, made)?;
        self.store.append(append).await.map_err(|why| from_store(&why))?;
        self.open_made(&id, room);
        Ok(id)
    }

    /// Makes a table of an id that was given to it before, unless it is there already.
    pub(crate) async fn make_once(self: &Arc<Self>, id: &str, made: Made) -> Result<(), Refused> {
        let (room, append) = Live::make(id, made)?;
        match self.store.append(append).await {
            Ok(()) => self.open_made(id, room),
            Err(StoreError::Conflict { .. }) => {}
            Err(why) => return Err(from_store(&why)),
        }
        Ok(())
    }

    /// Opens a table that was made just now.
    pub(crate) fn open_made(self: &Arc<Self>, id: &str, room: Room) {
        metrics::counter!("fracas_tables_total").increment(1);
        let door = Live::open(self.clone(), id.to_owned(), room);
        self.doors.add(id, door);
    }

    /// Refuses someone who has too many tables that are not finished.
    pub(crate) async fn check_tables_of(&self, person: PersonId) -> Result<(), Refused> {
        let unfinished = self.store.unfinished_of(person).await.map_err(|why| from_store(&why))?;
        if unfinished < self.limits.tables_per_person {
            return Ok(());
        }
        let sentence = "you have too many unfinished tables; finish or resign some first";
        Err(refused("too-many-tables", sentence))
    }

    /// Lets someone say something, or says that it was too much.
    pub(crate) fn let_say(&self, person: PersonId) -> Result<(), Refused> {
        crate::gate::check(&self.says, &person)
    }

    /// Lets someone ask for a hint, or says that it was too often.
    pub(crate) fn let_ask_hint(&self, person: PersonId) -> Result<(), Refused> {
        crate::gate::check(&self.hints, &person)
    }

    /// Lets a hint be thought about for someone, one at a time.
    pub(crate) fn permit_hint(&self, person: PersonId) -> Result<HintPermit, Refused> {
        if lock(&self.hinted).insert(person) {
            return Ok(HintPermit { person, hinted: self.hinted.clone() });
        }
        Err(refused("still-thinking", "the hint before is still being thought about"))
    }

    /// Reads a table from the store.
    pub(crate) async fn read(&self, id: &str) -> Result<Room, Refused> {
        let journal = self.store.journal(id).await.map_err(|why| from_store(&why))?;
        let Some(journal) = journal else { return Err(no_such_table()) };
        let records = journal.into_iter().map(|entry| (entry.at, entry.record)).collect();
        Room::load(id, records).map_err(|why| {
            tracing::error!(table = id, %why, "a table cannot be read");
            refused("unreadable-table", format!("this table cannot be taken up again: {why}"))
        })
    }

    /// Gets the door of a table, which is read from the store if it is not in memory.
    async fn door(self: &Arc<Self>, id: &str) -> Result<Door, Refused> {
        self.doors.door(id, || self.open(id)).await
    }

    async fn open(self: &Arc<Self>, id: &str) -> Result<Door, Refused> {
        if !crate::token::is_id(id) {
            return Err(no_such_table());
        }
        let room = self.read(id).await?;
        Ok(Live::open(self.clone(), id.to_owned(), room))
    }

    /// Asks something of a table and waits for the answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        ask: impl FnOnce(oneshot::Sender<T>) -> Ask,
    ) -> Result<T, Refused> {
        let (reply, answer) = oneshot::channel();
        self.send(id, ask(reply)).await?;
        answer.await.map_err(|_| refused("gone", "the table was closed meanwhile; try again"))
    }

    /// Asks something of a table that needs no answer.
    pub(crate) async fn send(self: &Arc<Self>, id: &str, ask: Ask) -> Result<(), Refused> {
        self.doors.send(id, ask, || self.open(id)).await
    }

    /// Lets time stand still on all tables in memory.
    pub(crate) async fn pause(self: &Arc<Self>) {
        let mut paused = Vec::new();
        for door in self.doors.all() {
            let (reply, answer) = oneshot::channel();
            if door.send(Ask::Pause { reply }).await.is_ok() {
                paused.push(answer);
            }
        }
        for answer in paused {
            // A table that has just left memory had no clock that ran.
            let _ = answer.await;
        }
    }

    /// Looks at a table.
    pub(crate) async fn look<T: Send + 'static>(
        self: &Arc<Self>,
        id: &str,
        look: impl FnOnce(&Room) -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let look = |reply: oneshot::Sender<T>| {
            Ask::Look(Box::new(move |room| {
                let _ = reply.send(look(room));
            }))
        };
        self.ask(id, look).await
    }

    /// Looks back on a finished match, unless it is secret until its event is over.
    pub(crate) async fn look_back<T: Send + 'static>(
        self: &Arc<Self>,
        id: &str,
        look: impl FnOnce(&Room) -> Result<T, Refused> + Send + 'static,
    ) -> Result<T, Refused> {
        let info = self.ask(id, |reply| Ask::Info { person: None, reply }).await?;
        if info.withheld {
            let sentence = "the replay can be had when the event is over: it shows decks and cards \
                            that are secret until then";
            return Err(refused("event-is-on", sentence));
        }
        self.look(id, look).await?
    }

    /// Lists the tables of a person, the newest first.
    pub(crate) async fn tables_of(
        self: &Arc<Self>,
        person: PersonId,
    ) -> Result<Vec<Listing>, Refused> {
        let ids = self.store.tables_of(person, MOST_LISTED).await;
        let mut listings = Vec::new();
        for id in ids.map_err(|why| from_store(&why))? {
            // One that cannot be read any more is not worth failing for.
            if let Ok(listing) = self.look(&id, Room::listing).await {
                listings.push(listing);
            }
        }
        Ok(listings)
    }

    /// Takes up every table that is not finished: bots go on, clocks run, the lobby fills.
    pub(crate) async fn take_up(self: Arc<Self>, keep_days: Option<u32>) {
        let unfinished = self.store.unfinished().await.unwrap_or_else(|failure| {
            tracing::error!(%failure, "the tables cannot be listed");
            Vec::new()
        });
        let tables = unfinished.len();
        for id in unfinished {
            if let Err(why) = self.door(&id).await {
                tracing::warn!(table = id, why = why.refusal.sentence, "not taken up");
            }
        }
        self.take_up_events().await;
        tracing::info!(tables, "all tables taken up");
        self.sweep_for_good(keep_days).await;
    }

    /// Closes tables that nobody comes back to and deletes old ones, again and again.
    async fn sweep_for_good(self: Arc<Self>, keep_days: Option<u32>) {
        let mut ticks = tokio::time::interval(SWEEP);
        loop {
            ticks.tick().await;
            for (stage, patience) in [(Stage::Open, OPEN_FOR), (Stage::Playing, PLAYING_FOR)] {
                let idle_since = now().saturating_sub(patience.as_millis() as u64);
                let idle = self.store.idle_since(stage, idle_since).await.unwrap_or_default();
                for id in idle {
                    let _ = self.send(&id, Ask::Expire { idle_since }).await;
                }
            }
            let days_ago = |days: u32| now().saturating_sub(u64::from(days) * DAY);
            let sweep = Sweep {
                expired_before: days_ago(EXPIRED_FOR),
                finished_before: keep_days.map(days_ago),
            };
            if let Err(failure) = self.store.sweep(sweep).await {
                tracing::error!(%failure, "old tables cannot be deleted");
            }
        }
    }
}

fn no_such_table() -> Refused {
    refused("no-such-table", "there is no table with this link; it may have been mistyped")
}
