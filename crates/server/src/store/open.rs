//! Opening: the folder, the lock, the file and its form.

use std::fs::{DirBuilder, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::error::DatabaseError;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, SqlSafeStr as _};
use tokio::sync::mpsc;

use super::writer::Writer;
use super::{Store, StoreError};

/// Writes that may wait before callers are held back.
const QUEUE: usize = 1024;

/// Connections that only read.
const READERS: u32 = 4;

/// Pages in the write-ahead log that bring on a checkpoint: 16 MB, four times the default, since a
/// checkpoint syncs twice more.
const CHECKPOINT: &str = "4000";

/// The size to which the write-ahead log is cut after a burst, in bytes.
const LOG_SIZE: &str = "67108864";

impl Store {
    /// Opens the store in a folder, which is made if there is none.
    pub(crate) async fn open(folder: &Path) -> Result<Self, StoreError> {
        let lock = lock(folder)?;
        let file = folder.join("fracas.db");
        let options = options(&file);
        let opening = |source| opening(&file, source);
        let mut connection = options.connect().await.map_err(opening)?;
        let migrator = migrator();
        let migrated = migrator.run(&mut connection).await;
        migrated.map_err(|source| migrating(&file, &migrator, source))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_with(options.clone().read_only(true))
            .await
            .map_err(opening)?;
        let (queue, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(Writer::new(jobs, options, connection, lock).run());
        Ok(Self { readers, queue })
    }
}

/// How every connection is set up: a commit is on the disk when it returns.
fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .pragma("wal_autocheckpoint", CHECKPOINT)
        .pragma("journal_size_limit", LOG_SIZE)
        // What a statement would undo stays out of the file system.
        .pragma("temp_store", "memory")
}

/// Makes the folder and takes it for this process, until the file is dropped.
fn lock(folder: &Path) -> Result<File, StoreError> {
    let failed =
        |source: io::Error| StoreError::Folder { folder: folder.into(), source: source.into() };
    make(folder).map_err(failed)?;
    let lock = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(folder.join("fracas.lock"))
        .map_err(failed)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse { folder: folder.into() }),
        Err(TryLockError::Error(source)) => Err(failed(source)),
    }
}

/// Makes a folder for its owner alone: the seeds of running matches are in it.
fn make(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// The forms of the database, in order; a form that was published never changes.
fn migrator() -> Migrator {
    let form = |version, name: &'static str, sql: &'static str| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        form(1, "journals", include_str!("../../migrations/0001_journals.sql")),
        form(2, "decks", include_str!("../../migrations/0002_decks.sql")),
        form(3, "events", include_str!("../../migrations/0003_events.sql")),
    ])
}

fn opening(file: &Path, source: sqlx::Error) -> StoreError {
    let file = PathBuf::from(file);
    let damaged = is_damage(&source);
    let source = Arc::new(source);
    if damaged { StoreError::Damaged { file, source } } else { StoreError::Open { file, source } }
}

fn migrating(file: &Path, migrator: &Migrator, source: MigrateError) -> StoreError {
    if let MigrateError::Execute(source) = source {
        return opening(file, source);
    }
    let file = PathBuf::from(file);
    let known = migrator.iter().map(|migration| migration.version).max().unwrap_or(0);
    if let MigrateError::VersionMissing(found) = source
        && known < found
    {
        return StoreError::Newer { file, found, known };
    }
    StoreError::Migrate { file, source: source.into() }
}

/// Whether the database says that its file is malformed (11) or no database (26).
fn is_damage(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    // The low byte is the kind of the error, the rest its detail.
    code.and_then(|code| code.parse::<i32>().ok())
        .is_some_and(|code| matches!(code & 0xff, 11 | 26))
}
