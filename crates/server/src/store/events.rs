//! Events and their journals. They are few and happen slowly, so each record is written by
//! statements of its own.

use fracas_protocol::EventStage;
use sqlx::SqliteConnection;

use super::read::reading;
use super::writer::{Change, Written};
use super::{Entry, PersonId, Store, StoreError, Sweep};

/// A record to be put at the end of the journal of an event.
#[derive(Clone, Debug)]
pub(crate) struct EventAppend {
    /// The id of the event; record 1 makes it.
    pub(crate) event: String,
    /// The number of the record.
    pub(crate) number: u64,
    /// The time, in milliseconds since 1970.
    pub(crate) at: u64,
    /// The record.
    pub(crate) record: String,
    /// How far the event is now.
    pub(crate) stage: EventStage,
    /// Who holds it.
    pub(crate) owner: PersonId,
    /// Who takes part from now on.
    pub(crate) comer: Option<PersonId>,
    /// Who does not any more.
    pub(crate) goer: Option<PersonId>,
}

impl Store {
    /// Puts a record at the end of the journal of an event; it is on the disk when this returns.
    pub(crate) async fn append_to_event(&self, append: EventAppend) -> Result<(), StoreError> {
        let (table, first) = (append.event.clone(), append.number);
        match self.write(Change::Event(Box::new(append))).await? {
            Written::Done | Written::Person(_) => Ok(()),
            // Someone else wrote that number, or the one before it is not there.
            Written::Nothing => Err(StoreError::Conflict { table, first, next: 0 }),
        }
    }

    /// The whole journal of an event; empty if there is no such event.
    pub(crate) async fn event_journal(&self, event: &str) -> Result<Vec<Entry>, StoreError> {
        let rows: Vec<(i64, i64, String)> = sqlx::query_as(
            "select number, written_at, record from event_journal where event_id = $1 \
             order by number",
        )
        .bind(event)
        .fetch_all(&self.readers)
        .await
        .map_err(reading)?;
        let entry = |(number, at, record)| Entry { number: number as u64, at: at as u64, record };
        Ok(rows.into_iter().map(entry).collect())
    }

    /// The events that are not over, oldest first.
    pub(crate) async fn events_on(&self) -> Result<Vec<String>, StoreError> {
        sqlx::query_scalar(
            "select id from events where stage in ('open', 'building', 'playing') \
             order by created_at, id",
        )
        .fetch_all(&self.readers)
        .await
        .map_err(reading)
    }

    /// Checks whether an event is still to come or on; one that was deleted is over.
    pub(crate) async fn is_event_on(&self, event: &str) -> Result<bool, StoreError> {
        let row: Option<i64> = sqlx::query_scalar(
            "select 1 from events where id = $1 and stage in ('open', 'building', 'playing')",
        )
        .bind(event)
        .fetch_optional(&self.readers)
        .await
        .map_err(reading)?;
        Ok(row.is_some())
    }

    /// The events a person holds or takes part in, newest first.
    pub(crate) async fn events_of(
        &self,
        person: PersonId,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        sqlx::query_scalar(
            "select id from event_people join events on events.id = event_id \
             where person_id = $1 order by created_at desc, id limit $2",
        )
        .bind(person.0)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await
        .map_err(reading)
    }

    /// Counts the events that a person holds and that are not over.
    pub(crate) async fn events_held_by(&self, person: PersonId) -> Result<u32, StoreError> {
        let count: i64 = sqlx::query_scalar(
            "select count(*) from events where owner_id = $1 \
             and stage in ('open', 'building', 'playing')",
        )
        .bind(person.0)
        .fetch_one(&self.readers)
        .await
        .map_err(reading)?;
        Ok(count.try_into().unwrap_or(u32::MAX))
    }
}

/// Writes a record of an event, if its number is the next one and its owner is there.
pub(super) async fn append(
    connection: &mut SqliteConnection,
    append: &EventAppend,
) -> sqlx::Result<Written> {
    let EventAppend { event, number, at, record, stage, owner, comer, goer } = append;
    if *number == 1 {
        let make = "insert into events (id, stage, owner_id, created_at) \
                    select $1, $2, id, $4 from people where id = $3 on conflict do nothing";
        let make = sqlx::query(make).bind(event).bind(stage_name(*stage)).bind(owner.0);
        make.bind(*at as i64).execute(&mut *connection).await?;
    }
    let write = "insert into event_journal (event_id, number, written_at, record) \
                 select id, $2, $3, $4 from events where id = $1 and $2 = 1 + \
                 coalesce((select max(number) from event_journal where event_id = $1), 0)";
    let write = sqlx::query(write).bind(event).bind(*number as i64).bind(*at as i64).bind(record);
    if write.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(Written::Nothing);
    }
    let go_on = sqlx::query("update events set stage = $2 where id = $1 and stage <> $2");
    go_on.bind(event).bind(stage_name(*stage)).execute(&mut *connection).await?;
    if let Some(comer) = comer {
        let come = "insert into event_people (person_id, event_id) \
                    select id, $2 from people where id = $1 on conflict do nothing";
        sqlx::query(come).bind(comer.0).bind(event).execute(&mut *connection).await?;
    }
    if let Some(goer) = goer {
        let go = sqlx::query("delete from event_people where person_id = $1 and event_id = $2");
        go.bind(goer.0).bind(event).execute(&mut *connection).await?;
    }
    Ok(Written::Done)
}

/// Deletes old events with all that is kept of them.
pub(super) async fn sweep(connection: &mut SqliteConnection, sweep: &Sweep) -> sqlx::Result<()> {
    let old: Vec<String> = sqlx::query_scalar(
        "select id from events where stage in ('cancelled', 'over') and \
         (select max(written_at) from event_journal where event_id = events.id) \
         < case stage when 'cancelled' then $1 else $2 end",
    )
    .bind(sweep.expired_before as i64)
    .bind(sweep.finished_before.unwrap_or_default() as i64)
    .fetch_all(&mut *connection)
    .await?;
    for event in old {
        for delete in [
            "delete from event_journal where event_id = $1",
            "delete from event_people where event_id = $1",
            "delete from events where id = $1",
        ] {
            sqlx::query(delete).bind(&event).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// The stage as the database knows it.
fn stage_name(stage: EventStage) -> &'static str {
    match stage {
        EventStage::Open => "open",
        EventStage::Building => "building",
        EventStage::Playing => "playing",
        EventStage::Over => "over",
        EventStage::Cancelled => "cancelled",
    }
}
