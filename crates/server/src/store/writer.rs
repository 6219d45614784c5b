//! The one task that writes.
//!
//! While a batch is being synced the next one gathers in the queue, so the disk sets the pace and a
//! sync is shared by all who waited for it.

use std::fs::File;
use std::sync::Arc;
use std::time::Instant;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::{mpsc, oneshot};

use super::decks::DeckChange;
use super::{Append, EventAppend, PersonId, StoreError, Sweep, TokenHash, batch};

/// Jobs that go into one transaction at most.
const BATCH: usize = 512;

/// What a write comes to.
pub(super) type Outcome = Result<Written, StoreError>;

/// What a write did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Written {
    /// What it was meant to do.
    Done,
    /// Nothing, since what it asks for is not so.
    Nothing,
    /// It added a person.
    Person(PersonId),
}

/// A change and the one who waits for it.
#[derive(Debug)]
pub(super) struct Job {
    /// What to write.
    pub(super) change: Change,
    /// Where the outcome goes.
    pub(super) reply: oneshot::Sender<Outcome>,
}

/// Something to write.
#[derive(Debug)]
pub(super) enum Change {
    /// Records for journals, all or none.
    Append(Vec<Append>),
    /// The end of what is old.
    Sweep(Sweep),
    /// A person.
    AddPerson { token: TokenHash, name: String, at: u64 },
    /// Another name for a person.
    Rename { person: PersonId, name: String },
    /// The end of a token, and of what its person kept for themselves.
    Forget { token: TokenHash },
    /// A deck that someone keeps.
    Deck(DeckChange),
    /// A record for the journal of an event.
    Event(Box<EventAppend>),
    /// Nothing that matters, to see whether it can be written.
    Touch,
    /// Nothing: the writer stops after what waits.
    Close,
}

/// The state of the task.
pub(super) struct Writer {
    queue: mpsc::Receiver<Job>,
    options: SqliteConnectOptions,
    /// None after a failure, until the next batch.
    connection: Option<SqliteConnection>,
    /// Keeps other servers away while this one may write.
    _lock: File,
}

impl Writer {
    /// A writer that holds the lock on its folder.
    pub(super) fn new(
        queue: mpsc::Receiver<Job>,
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        lock: File,
    ) -> Self {
        Self { queue, options, connection: Some(connection), _lock: lock }
    }

    /// Writes until the store is closed or nobody holds it any more.
    pub(super) async fn run(mut self) {
        let mut jobs = Vec::with_capacity(BATCH);
        let mut closers = Vec::new();
        while self.queue.recv_many(&mut jobs, BATCH).await != 0 {
            closers.extend(jobs.extract_if(.., |job| matches!(job.change, Change::Close)));
            if !closers.is_empty() {
                // What is queued still comes out.
                self.queue.close();
            }
            let outcomes = self.write(&jobs).await;
            for (job, outcome) in jobs.drain(..).zip(outcomes) {
                // A caller who went away does not want to know.
                let _ = job.reply.send(outcome);
            }
        }
        let outcome = self.finish().await;
        if let Err(error) = &outcome {
            tracing::error!(%error, "the store was not closed well; nothing is lost");
        }
        for job in closers {
            let _ = job.reply.send(outcome.clone().map(|()| Written::Done));
        }
    }

    /// Writes a batch; a batch that fails fails for all its callers.
    async fn write(&mut self, jobs: &[Job]) -> Vec<Outcome> {
        if jobs.is_empty() {
            return Vec::new();
        }
        metrics::histogram!("fracas_store_batch_size").record(jobs.len() as f64);
        match self.commit(jobs).await {
            Ok(outcomes) => {
                metrics::counter!("fracas_store_writes_total").increment(jobs.len() as u64);
                outcomes
            }
            Err(error) => {
                metrics::counter!("fracas_store_failures_total").increment(jobs.len() as u64);
                tracing::error!(%error, writes = jobs.len(), "the store failed to write");
                // Nobody knows what state the transaction is in; a new connection has none.
                if let Some(connection) = self.connection.take() {
                    let _ = connection.close().await;
                }
                jobs.iter().map(|_| Err(error.clone())).collect()
            }
        }
    }

    async fn commit(&mut self, jobs: &[Job]) -> Result<Vec<Outcome>, StoreError> {
        let not_written = |error| StoreError::NotWritten(Arc::new(error));
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(self.options.connect().await.map_err(not_written)?),
        };
        let mut transaction =
            connection.begin_with("begin immediate").await.map_err(not_written)?;
        let outcomes = batch::apply(&mut transaction, jobs).await.map_err(not_written)?;
        let start = Instant::now();
        transaction.commit().await.map_err(|error| StoreError::Unsure(Arc::new(error)))?;
        metrics::histogram!("fracas_store_sync_seconds").record(start.elapsed());
        Ok(outcomes)
    }

    /// Folds the write-ahead log into the database, and lets go of it.
    async fn finish(self) -> Result<(), StoreError> {
        let Some(mut connection) = self.connection else { return Ok(()) };
        sqlx::query("pragma wal_checkpoint(truncate)")
            .execute(&mut connection)
            .await
            .map_err(|error| StoreError::NotWritten(Arc::new(error)))?;
        connection.close().await.map_err(|error| StoreError::NotWritten(Arc::new(error)))
    }
}
