//! All tables: those in memory, and the way to those that are not.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use fracas_protocol::{Listing, Refused, Stage};
use tokio::sync::{OnceCell, mpsc, oneshot};

use crate::bots::Bots;
use crate::config::Limits;
use crate::live::{Ask, Door, Live};
use crate::lobby::{Lobby, lock};
use crate::record::{Made, Record};
use crate::refusal::{from_store, refused};
use crate::room::Room;
use crate::store::{Append, PersonId, Store};
use crate::time::now;

/// How long an open table waits for people.
const OPEN_FOR: Duration = Duration::from_hours(24);
/// How long a match waits for someone to go on.
const PLAYING_FOR: Duration = Duration::from_hours(30 * 24);
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
    doors: Mutex<HashMap<String, Arc<OnceCell<Door>>>>,
}

impl House {
    pub(crate) fn new(store: Store, bots: Bots, limits: Limits) -> Arc<House> {
        let (lobby, doors) = (Arc::default(), Mutex::default());
        Arc::new(House { store, lobby, bots, limits, doors })
    }

    /// Makes a table and gives its id.
    pub(crate) async fn make(self: &Arc<Self>, made: Made) -> Result<String, Refused> {
        let id = crate::token::table_id();
        let at = now();
        let (host, text) = (made.host, serde_json::to_string(&Record::Made(made.clone())));
        let (room, _) = Room::new(&id, made, at)?;
        let append = Append {
            table: id.clone(),
            first: 1,
            at,
            records: vec![text.expect("a record is plain data")],
            stage: Some(room.stage()),
            sitters: vec![host],
        };
        self.store.append(append).await.map_err(|why| from_store(&why))?;
        metrics::counter!("fracas_tables_total").increment(1);
        let door = Live::open(self.clone(), id.clone(), room);
        lock(&self.doors).insert(id.clone(), Arc::new(OnceCell::new_with(Some(door))));
        Ok(id)
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
        if !crate::token::is_table_id(id) {
            return Err(no_such_table());
        }
        let cell = lock(&self.doors).entry(id.to_owned()).or_default().clone();
        let open = || async {
            let room = self.read(id).await?;
            Ok(Live::open(self.clone(), id.to_owned(), room))
        };
        let door = cell.get_or_try_init(open).await.cloned();
        if door.is_err() {
            self.forget(id, &cell);
        }
        door
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
    pub(crate) async fn send(self: &Arc<Self>, id: &str, mut ask: Ask) -> Result<(), Refused> {
        loop {
            let door = self.door(id).await?;
            match door.send(ask).await {
                Ok(()) => return Ok(()),
                // It left memory just now, and is read again.
                Err(mpsc::error::SendError(unsent)) => ask = unsent,
            }
            let cell = lock(&self.doors).get(id).cloned();
            if let Some(cell) = cell.filter(|cell| cell.get().is_some_and(mpsc::Sender::is_closed))
            {
                self.forget(id, &cell);
            }
        }
    }

    fn forget(&self, id: &str, cell: &Arc<OnceCell<Door>>) {
        let mut doors = lock(&self.doors);
        if doors.get(id).is_some_and(|known| Arc::ptr_eq(known, cell)) {
            doors.remove(id);
        }
    }

    /// Lets an idle table leave memory, unless someone is at its door.
    pub(crate) fn let_go(&self, id: &str, asks: &mut mpsc::Receiver<Ask>) -> bool {
        let mut doors = lock(&self.doors);
        let is_free = asks.is_empty();
        if is_free {
            doors.remove(id);
            asks.close();
        }
        is_free
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
    pub(crate) async fn take_up(self: Arc<Self>) {
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
        tracing::info!(tables, "all tables taken up");
        self.sweep_for_good().await;
    }

    /// Closes tables that nobody comes back to, again and again.
    async fn sweep_for_good(self: Arc<Self>) {
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
        }
    }
}

fn no_such_table() -> Refused {
    refused("no-such-table", "there is no table with this link; it may have been mistyped")
}
