//! The store on real files.

mod failures;
mod journals;
mod opening;
mod people;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, SqliteConnection};

use super::{Append, Store};

/// A folder of a test's own, removed after it.
struct Folder(PathBuf);

impl Folder {
    /// A folder that is not there yet.
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let next = NEXT.fetch_add(1, Ordering::Relaxed);
        Self(env::temp_dir().join(format!("fracas-store-{}-{next}", process::id())))
    }

    fn database(&self) -> PathBuf {
        self.0.join("fracas.db")
    }

    async fn store(&self) -> Store {
        Store::open(&self.0).await.unwrap()
    }

    /// A connection beside the store's own.
    async fn meddler(&self) -> SqliteConnection {
        SqliteConnectOptions::new().filename(self.database()).connect().await.unwrap()
    }

    /// The files as a crash at this moment would leave them.
    fn crashed(&self) -> Self {
        let left = Self::new();
        fs::create_dir(&left.0).unwrap();
        for name in ["fracas.db", "fracas.db-wal"] {
            fs::copy(self.0.join(name), left.0.join(name)).unwrap();
        }
        left
    }
}

impl AsRef<Path> for Folder {
    fn as_ref(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Records for a table, written at the time that is their first number.
fn append(table: &str, first: u64, records: &[&str]) -> Append {
    let records = records.iter().map(|record| (*record).to_owned()).collect();
    Append {
        table: table.to_owned(),
        first,
        at: first,
        records,
        stage: None,
        sitters: Vec::new(),
        leavers: Vec::new(),
    }
}

/// The records of a table, in order; none if there is no such table.
async fn records(store: &Store, table: &str) -> Option<Vec<String>> {
    let journal = store.journal(table).await.unwrap()?;
    Some(journal.into_iter().map(|entry| entry.record).collect())
}
