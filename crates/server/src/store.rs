//! What must outlive the process: people and their decks, tables and events, and a journal of each.
//!
//! A journal is a list of records, numbered from 1, that only grows; a live table is a fold of its
//! journal. The store knows neither games nor messages: a record is a text to it.
//!
//! All writes go through one task, which puts everything that waits into one transaction and one
//! sync. A write is answered when it is on the disk, never before.

mod batch;
mod decks;
mod error;
mod events;
mod open;
mod read;
mod sweep;
#[cfg(test)]
mod tests;
mod writer;

use fracas_protocol::Stage;
use serde::{Deserialize, Serialize};
use sqlx::SqlitePool;
use tokio::sync::{mpsc, oneshot};

pub(crate) use decks::{Deck, DeckText};
pub(crate) use error::StoreError;
pub(crate) use events::EventAppend;
use writer::{Change, Job, Outcome, Written};

/// The SHA-256 of a person's token; the token itself is never kept.
pub(crate) type TokenHash = [u8; 32];

/// Names a person for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct PersonId(pub(crate) i64);

/// Someone who was here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Person {
    /// Which person.
    pub(crate) id: PersonId,
    /// What the others call them.
    pub(crate) name: String,
}

/// One record of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// Its number, from 1.
    pub(crate) number: u64,
    /// When it was written, in milliseconds since 1970.
    pub(crate) at: u64,
    /// The record.
    pub(crate) record: String,
}

/// Records to be put at the end of a journal, all or none.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    /// The id of the table; record 1 makes it.
    pub(crate) table: String,
    /// The number of the first of the records.
    pub(crate) first: u64,
    /// The time, in milliseconds since 1970.
    pub(crate) at: u64,
    /// The records, in order.
    pub(crate) records: Vec<String>,
    /// How far the table is now, if that changed; a new table is open unless this says otherwise.
    pub(crate) stage: Option<Stage>,
    /// Who sat down.
    pub(crate) sitters: Vec<PersonId>,
    /// Who stood up.
    pub(crate) leavers: Vec<PersonId>,
}

/// What is old enough to be deleted. Times are milliseconds since 1970.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sweep {
    /// Expired tables in which nothing happened since.
    pub(crate) expired_before: u64,
    /// Finished tables in which nothing happened since; none if they are kept for good.
    pub(crate) finished_before: Option<u64>,
}

/// The database; clones share it.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    readers: SqlitePool,
    queue: mpsc::Sender<Job>,
}

impl Store {
    /// Puts records at the end of a journal; they are on the disk when this returns.
    ///
    /// Once queued they are written even if the caller goes away.
    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.append_all(vec![append]).await
    }

    /// Puts records at the end of several journals, all or none.
    pub(crate) async fn append_all(&self, appends: Vec<Append>) -> Result<(), StoreError> {
        self.write(Change::Append(appends)).await.map(drop)
    }

    /// Deletes old tables with all that is kept of them, and people whom nothing speaks of any more.
    pub(crate) async fn sweep(&self, sweep: Sweep) -> Result<(), StoreError> {
        self.write(Change::Sweep(sweep)).await.map(drop)
    }

    /// Adds a person who is known by a token.
    pub(crate) async fn add_person(
        &self,
        token: TokenHash,
        name: &str,
        at: u64,
    ) -> Result<PersonId, StoreError> {
        match self.write(Change::AddPerson { token, name: name.to_owned(), at }).await? {
            Written::Person(person) => Ok(person),
            Written::Done | Written::Nothing => Err(StoreError::TokenTaken),
        }
    }

    /// Gives a person another name.
    pub(crate) async fn rename(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        self.write(Change::Rename { person, name: name.to_owned() }).await.map(drop)
    }

    /// Revokes a token and drops the decks of its person, who stays, since journals speak of them.
    pub(crate) async fn forget(&self, token: TokenHash) -> Result<(), StoreError> {
        self.write(Change::Forget { token }).await.map(drop)
    }

    /// Checks that the store takes writes, by one that goes the way of all others.
    pub(crate) async fn is_healthy(&self) -> Result<(), StoreError> {
        self.write(Change::Touch).await.map(drop)
    }

    /// Writes all that waits and leaves one whole file behind; clones refuse from now on.
    pub(crate) async fn close(self) -> Result<(), StoreError> {
        // A reader would keep the write-ahead log from being folded in.
        self.readers.close().await;
        self.write(Change::Close).await.map(drop)
    }

    async fn write(&self, change: Change) -> Outcome {
        let (reply, answer) = oneshot::channel();
        let job = Job { change, reply };
        self.queue.send(job).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}
