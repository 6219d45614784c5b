//! Events: matches between many, held by someone and run by the server.
//!
//! - `hall`: an event as the fold of its records, and who may do what; `show`: what viewers are sent
//! - `live`: the task that owns one; `tend`: what it does at its tables
//!
//! The ids of tables are kept before the tables are made, and what became of a match is read from its
//! table: so whenever the server ends, the event finds everything again and goes on.
//!
//! # Secrets
//!
//! What was hidden at a table of an event stays so until the event is over or called off, also when the
//! match there is: whoever has drafted or brought a deck is to meet others who do not know it. So until
//! then nobody gets the replay, what opens the shuffle's commitment (the packs and every draw follow from
//! the seed) or a rematch with the same decks. It is one rule for all tables of all events, those who
//! played there included, since anyone could ask them. Looking on is as at any table: those who watch see
//! what lies open.

mod hall;
mod live;
mod show;
mod tend;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use fracas_protocol::{EventInfo, EventListing, EventStage, NewEvent, Refused};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use crate::doors::Doors;
use crate::house::House;
use crate::lobby::lock;
use crate::refusal::{from_store, refused};
use crate::store::{Person, PersonId};
use crate::token::{is_id, new_id};
use hall::{Hall, Made};
use live::LiveEvent;
pub(crate) use live::{EventAsk, EventDeed};

/// The most events on the list.
const MOST_LISTED: usize = 100;
/// How many events of a person are listed.
const MOST_OF_A_PERSON: u32 = 20;

/// All events of the server.
#[derive(Default)]
pub(crate) struct Events {
    doors: Doors<EventAsk>,
    /// Those on the list.
    list: Mutex<BTreeMap<String, EventListing>>,
}

impl Events {
    /// Tells an event that something happened at one of its tables.
    pub(crate) fn nudge(&self, id: &str) {
        // One that is not in memory looks at all its tables when it is read.
        let Some(door) = self.doors.known(id) else { return };
        if let Err(TrySendError::Full(ask)) = door.try_send(EventAsk::Nudge) {
            tokio::spawn(async move { door.send(ask).await });
        }
    }

    /// Shows an event on the list as it is now; one that is over is taken off.
    fn show(&self, listing: EventListing) {
        let is_on = match listing.stage {
            EventStage::Open | EventStage::Building | EventStage::Playing => true,
            EventStage::Over | EventStage::Cancelled => false,
        };
        let mut list = lock(&self.list);
        if is_on {
            list.insert(listing.id.clone(), listing);
        } else {
            list.remove(&listing.id);
        }
    }

    /// Lists the events: those to which one can sign up first, the newest first.
    pub(crate) fn list(&self) -> Vec<EventListing> {
        let mut list: Vec<EventListing> = lock(&self.list).values().cloned().collect();
        list.sort_by_key(|it| (it.stage != EventStage::Open, u64::MAX - it.created_at));
        list.truncate(MOST_LISTED);
        list
    }
}

impl House {
    /// Makes an event and gives its id.
    pub(crate) async fn hold_event(
        self: &Arc<Self>,
        wish: NewEvent,
        owner: &Person,
    ) -> Result<String, Refused> {
        let held = self.store.events_held_by(owner.id).await.map_err(|why| from_store(&why))?;
        if self.limits.events_per_person <= held {
            let sentence = "you hold too many events; call some off, or wait until they are over";
            return Err(refused("too-many-events", sentence));
        }
        let made = Made::new(wish, owner, self.limits.entrants_per_event)?;
        let id = new_id();
        let (hall, append) = Hall::make(&id, made)?;
        self.store.append_to_event(append).await.map_err(|why| from_store(&why))?;
        self.events.doors.add(&id, LiveEvent::open(self.clone(), hall));
        Ok(id)
    }

    async fn open_event(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<EventAsk>, Refused> {
        Ok(LiveEvent::open(self.clone(), self.read_event(id).await?))
    }

    /// Reads an event from the store.
    async fn read_event(&self, id: &str) -> Result<Hall, Refused> {
        let journal = if is_id(id) {
            self.store.event_journal(id).await.map_err(|why| from_store(&why))?
        } else {
            Vec::new()
        };
        if journal.is_empty() {
            let sentence = "there is no event with this link; it may have been mistyped";
            return Err(refused("no-such-event", sentence));
        }
        Hall::load(id, &journal).map_err(|why| {
            tracing::error!(event = id, why = why.refusal.sentence, "an event cannot be read");
            let sentence = format!("this event cannot be taken up again: {}", why.refusal.sentence);
            refused("unreadable-event", sentence)
        })
    }

    /// Asks something of an event and waits for the answer.
    pub(crate) async fn ask_event<T>(
        self: &Arc<Self>,
        id: &str,
        ask: impl FnOnce(oneshot::Sender<T>) -> EventAsk,
    ) -> Result<T, Refused> {
        let (reply, answer) = oneshot::channel();
        self.send_to_event(id, ask(reply)).await?;
        answer.await.map_err(|_| refused("gone", "the event left memory just now; try again"))
    }

    /// Asks something of an event that needs no answer.
    pub(crate) async fn send_to_event(
        self: &Arc<Self>,
        id: &str,
        ask: EventAsk,
    ) -> Result<(), Refused> {
        self.events.doors.send(id, ask, || self.open_event(id)).await
    }

    /// Tells the facts about an event, as someone may know them.
    pub(crate) async fn event_info(
        self: &Arc<Self>,
        id: &str,
        person: Option<PersonId>,
    ) -> Result<EventInfo, Refused> {
        self.ask_event(id, |reply| EventAsk::Info { person, reply }).await
    }

    /// Lists the events of a person, the newest first.
    pub(crate) async fn events_of(
        self: &Arc<Self>,
        person: PersonId,
    ) -> Result<Vec<EventListing>, Refused> {
        let ids = self.store.events_of(person, MOST_OF_A_PERSON).await;
        let mut listings = Vec::new();
        for id in ids.map_err(|why| from_store(&why))? {
            // One that cannot be read any more is not worth failing for.
            if let Ok(listing) = self.ask_event(&id, |reply| EventAsk::Listing { reply }).await {
                listings.push(listing);
            }
        }
        Ok(listings)
    }

    /// Takes up every event that is not over: its tables are made, found and followed again.
    pub(crate) async fn take_up_events(self: &Arc<Self>) {
        let on = self.store.events_on().await.unwrap_or_else(|failure| {
            tracing::error!(%failure, "the events cannot be listed");
            Vec::new()
        });
        for id in on {
            if let Err(why) = self.events.doors.door(&id, || self.open_event(&id)).await {
                tracing::warn!(event = id, why = why.refusal.sentence, "not taken up");
            }
        }
    }
}
