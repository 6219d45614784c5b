//! Why the store refuses.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use sqlx::migrate::MigrateError;

/// Why the store cannot be opened, read or written.
///
/// It can be cloned since a batch that fails has many callers.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum StoreError {
    /// The folder can be neither made nor written to.
    #[error(
        "cannot keep data in the folder {}: {source}; name one that this user may write to",
        folder.display()
    )]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system said.
        source: Arc<io::Error>,
    },
    /// Another process has the folder.
    #[error(
        "another server keeps its data in the folder {}; stop it, or name another folder",
        folder.display()
    )]
    InUse {
        /// The folder.
        folder: PathBuf,
    },
    /// The file is no database, or not a whole one.
    #[error(
        "{} is damaged or not a database: {source}; \
         put a copy of it back, or move it away to begin anew",
        file.display()
    )]
    Damaged {
        /// The file.
        file: PathBuf,
        /// What the database said.
        source: Arc<sqlx::Error>,
    },
    /// The file was written by a later version.
    #[error(
        "{} has form {found}, and this version knows forms up to {known}; \
         run the version that wrote it, or a later one",
        file.display()
    )]
    Newer {
        /// The file.
        file: PathBuf,
        /// The form of the file.
        found: i64,
        /// The latest form this version knows.
        known: i64,
    },
    /// The file cannot be brought to the form of this version.
    #[error("cannot bring {} to the form of this version: {source}", file.display())]
    Migrate {
        /// The file.
        file: PathBuf,
        /// What went wrong.
        source: Arc<MigrateError>,
    },
    /// The file cannot be opened.
    #[error("cannot open {}: {source}", file.display())]
    Open {
        /// The file.
        file: PathBuf,
        /// What the database said.
        source: Arc<sqlx::Error>,
    },
    /// The journal does not end where the caller thought; nothing was kept.
    #[error("the next record of table {table} is {next}, not {first}")]
    Conflict {
        /// The table.
        table: String,
        /// The number the caller gave.
        first: u64,
        /// The number that would have been right.
        next: u64,
    },
    /// Another person has this token.
    #[error("another person has this token")]
    TokenTaken,
    /// A write was undone, with all that was written together with it.
    #[error("nothing was written: {0}")]
    NotWritten(#[source] Arc<sqlx::Error>),
    /// The last step of a write failed: it may be on the disk or not, and only reading tells.
    #[error("it is not certain that the write reached the disk: {0}")]
    Unsure(#[source] Arc<sqlx::Error>),
    /// Reading failed.
    #[error("cannot read the database: {0}")]
    Read(#[source] Arc<sqlx::Error>),
    /// A table has a stage that this version does not have.
    #[error("table {table} is in the stage {stage:?}, which this version does not know")]
    UnknownStage {
        /// The table.
        table: String,
        /// Its stage.
        stage: String,
    },
    /// The store was closed, or its writer has died.
    #[error("the store is closed")]
    Closed,
}
