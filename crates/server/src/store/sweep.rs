//! Deleting what is too old to be missed.

use sqlx::SqliteConnection;

use super::{Sweep, events};

/// The tables that are deleted at once: more wait for the next time, so that nobody waits long.
const AT_ONCE: i64 = 500;

/// Deletes old tables, and people without a token whom no table knows.
pub(super) async fn sweep(connection: &mut SqliteConnection, sweep: &Sweep) -> sqlx::Result<()> {
    let old: Vec<String> = sqlx::query_scalar(
        "select id from tables where stage in ('expired', 'finished') and coalesce( \
         (select written_at from journal where table_id = tables.id \
         order by number desc limit 1), created_at) \
         < case stage when 'expired' then $1 else $2 end limit $3",
    )
    .bind(sweep.expired_before as i64)
    .bind(sweep.finished_before.unwrap_or_default() as i64)
    .bind(AT_ONCE)
    .fetch_all(&mut *connection)
    .await?;
    let old = serde_json::to_string(&old).map_err(|error| sqlx::Error::Encode(error.into()))?;
    for delete in [
        "delete from journal where table_id in (select value from json_each($1))",
        "delete from sitters where table_id in (select value from json_each($1))",
        "delete from tables where id in (select value from json_each($1))",
    ] {
        sqlx::query(delete).bind(&old).execute(&mut *connection).await?;
    }
    events::sweep(connection, sweep).await?;
    // The newest stays, since its number would be given again, and journals may speak of it.
    sqlx::query(
        "delete from people where token_hash is null and id < (select max(id) from people) \
         and not exists (select 1 from sitters where person_id = people.id) \
         and not exists (select 1 from event_people where person_id = people.id) \
         and not exists (select 1 from events where owner_id = people.id)",
    )
    .execute(connection)
    .await
    .map(drop)
}
