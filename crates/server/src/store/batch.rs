//! What a batch does to the database.
//!
//! Appends go in by a handful of statements for the whole batch, each with its rows as one JSON
//! parameter: a statement costs a hop to the database's thread and back, which is more than a row.

use std::collections::BTreeMap;

use fracas_protocol::Stage;
use serde::Serialize;
use sqlx::SqliteConnection;

use super::read::stage_name;
use super::sweep::sweep;
use super::writer::{Change, Job, Outcome, Written};
use super::{Append, PersonId, StoreError, TokenHash, decks, events};

/// Writes what can be written; an error is the database's and undoes it all.
pub(super) async fn apply(
    connection: &mut SqliteConnection,
    jobs: &[Job],
) -> sqlx::Result<Vec<Outcome>> {
    let mut rows = Rows::new(connection, jobs).await?;
    let mut outcomes = Vec::with_capacity(jobs.len());
    for job in jobs {
        outcomes.push(match &job.change {
            Change::Append(appends) => rows.add_all(appends).map(|()| Written::Done),
            Change::Sweep(old) => {
                sweep(connection, old).await?;
                Ok(Written::Done)
            }
            Change::AddPerson { token, name, at } => {
                Ok(add_person(connection, *token, name, *at).await?)
            }
            Change::Rename { person, name } => {
                rename(connection, *person, name).await?;
                Ok(Written::Done)
            }
            Change::Forget { token } => {
                forget(connection, *token).await?;
                Ok(Written::Done)
            }
            Change::Deck(change) => Ok(decks::apply(connection, change).await?),
            Change::Event(append) => Ok(events::append(connection, append).await?),
            // One write shows it for all who ask.
            Change::Touch | Change::Close => Ok(Written::Done),
        });
    }
    if jobs.iter().any(|job| matches!(job.change, Change::Touch)) {
        touch(connection).await?;
    }
    rows.insert(connection).await?;
    Ok(outcomes)
}

/// The rows of all the appends of a batch.
struct Rows<'a> {
    /// The last number of each journal, as it will be.
    heads: BTreeMap<String, u64>,
    /// Tables that are new or may have another stage: id, and stage and time.
    tables: BTreeMap<&'a str, (&'static str, u64)>,
    /// Table, number, time, record.
    journal: Vec<(&'a str, u64, u64, &'a str)>,
    /// Person and table.
    sitters: Vec<(PersonId, &'a str)>,
    leavers: Vec<(PersonId, &'a str)>,
}

impl<'a> Rows<'a> {
    /// No rows yet, and where the journals end to which some will be added.
    async fn new(connection: &mut SqliteConnection, jobs: &[Job]) -> sqlx::Result<Self> {
        let mut tables: Vec<&str> = jobs
            .iter()
            .flat_map(|job| match &job.change {
                Change::Append(appends) => appends.iter().map(|it| it.table.as_str()).collect(),
                Change::Sweep(_)
                | Change::AddPerson { .. }
                | Change::Rename { .. }
                | Change::Forget { .. }
                | Change::Deck(_)
                | Change::Event(_)
                | Change::Touch
                | Change::Close => Vec::new(),
            })
            .collect();
        tables.sort_unstable();
        tables.dedup();
        let heads: Vec<(String, i64)> = if tables.is_empty() {
            Vec::new()
        } else {
            sqlx::query_as(
                "select value, \
                 coalesce((select max(number) from journal where table_id = value), 0) \
                 from json_each($1)",
            )
            .bind(json(&tables)?)
            .fetch_all(connection)
            .await?
        };
        Ok(Self {
            heads: heads.into_iter().map(|(table, head)| (table, head as u64)).collect(),
            tables: BTreeMap::new(),
            journal: Vec::new(),
            sitters: Vec::new(),
            leavers: Vec::new(),
        })
    }

    /// Adds the rows of appends to different journals, if each ends before what is added to it.
    fn add_all(&mut self, appends: &'a [Append]) -> Result<(), StoreError> {
        for Append { table, first, .. } in appends {
            let next = self.heads.get(table).copied().unwrap_or_default() + 1;
            if *first != next {
                return Err(StoreError::Conflict { table: table.clone(), first: *first, next });
            }
        }
        for append in appends {
            self.add(append);
        }
        Ok(())
    }

    fn add(&mut self, append: &'a Append) {
        let Append { table, first: next, at, records, stage, sitters, leavers } = append;
        let (next, head) = (*next, self.heads.entry(table.clone()).or_default());
        *head += records.len() as u64;
        let opened = (next == 1).then_some(Stage::Open);
        if let Some(stage) = stage.or(opened).map(stage_name) {
            self.tables.entry(table).or_insert((stage, *at)).0 = stage;
        }
        let numbered = records.iter().zip(next..);
        self.journal
            .extend(numbered.map(|(record, number)| (table.as_str(), number, *at, &**record)));
        self.sitters.extend(sitters.iter().map(|person| (*person, table.as_str())));
        // Whoever comes and goes in one batch ends as the last record says.
        self.sitters.retain(|it| !leavers.iter().any(|leaver| *it == (*leaver, table)));
        self.leavers.retain(|it| !sitters.iter().any(|sitter| *it == (*sitter, table)));
        self.leavers.extend(leavers.iter().map(|person| (*person, table.as_str())));
    }

    /// Writes the rows, a statement for each kind.
    async fn insert(self, connection: &mut SqliteConnection) -> sqlx::Result<()> {
        if !self.tables.is_empty() {
            let rows: Vec<_> =
                self.tables.iter().map(|(table, (stage, at))| (table, stage, at)).collect();
            sqlx::query(
                "insert into tables (id, stage, created_at) \
                 select value ->> 0, value ->> 1, value ->> 2 from json_each($1) where true \
                 on conflict (id) do update set stage = excluded.stage \
                 where tables.stage <> excluded.stage",
            )
            .bind(json(&rows)?)
            .execute(&mut *connection)
            .await?;
        }
        if !self.journal.is_empty() {
            sqlx::query(
                "insert into journal (table_id, number, written_at, record) \
                 select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each($1)",
            )
            .bind(json(&self.journal)?)
            .execute(&mut *connection)
            .await?;
        }
        if !self.sitters.is_empty() {
            // A person who is not there is left out: one caller's mistake must not fail the others.
            sqlx::query(
                "insert into sitters (person_id, table_id) \
                 select people.id, value ->> 1 \
                 from json_each($1) join people on people.id = value ->> 0 \
                 where true on conflict do nothing",
            )
            .bind(json(&self.sitters)?)
            .execute(&mut *connection)
            .await?;
        }
        if !self.leavers.is_empty() {
            sqlx::query(
                "delete from sitters where (person_id, table_id) in \
                 (select value ->> 0, value ->> 1 from json_each($1))",
            )
            .bind(json(&self.leavers)?)
            .execute(connection)
            .await?;
        }
        Ok(())
    }
}

async fn add_person(
    connection: &mut SqliteConnection,
    token: TokenHash,
    name: &str,
    at: u64,
) -> sqlx::Result<Written> {
    let id: Option<i64> = sqlx::query_scalar(
        "insert into people (token_hash, name, created_at) values ($1, $2, $3) \
         on conflict do nothing returning id",
    )
    .bind(token.to_vec())
    .bind(name)
    .bind(at as i64)
    .fetch_optional(connection)
    .await?;
    Ok(id.map_or(Written::Nothing, |id| Written::Person(PersonId(id))))
}

async fn rename(
    connection: &mut SqliteConnection,
    person: PersonId,
    name: &str,
) -> sqlx::Result<()> {
    let rename = sqlx::query("update people set name = $2 where id = $1");
    rename.bind(person.0).bind(name).execute(connection).await.map(drop)
}

async fn forget(connection: &mut SqliteConnection, token: TokenHash) -> sqlx::Result<()> {
    let drop_decks = sqlx::query(
        "delete from decks where person_id in (select id from people where token_hash = $1)",
    );
    drop_decks.bind(token.to_vec()).execute(&mut *connection).await?;
    let forget = sqlx::query("update people set token_hash = null where token_hash = $1");
    forget.bind(token.to_vec()).execute(connection).await.map(drop)
}

async fn touch(connection: &mut SqliteConnection) -> sqlx::Result<()> {
    sqlx::query("update health set checks = checks + 1").execute(connection).await.map(drop)
}

/// Rows as the one parameter of a statement.
fn json(rows: &impl Serialize) -> sqlx::Result<String> {
    serde_json::to_string(rows).map_err(|error| sqlx::Error::Encode(error.into()))
}
