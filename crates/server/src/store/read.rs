//! Reading: by connections of their own, which no write holds up.

use std::sync::Arc;

use fracas_protocol::Stage;

use super::{Entry, Person, PersonId, Store, StoreError, TokenHash};

impl Store {
    /// The person a token belongs to, unless it was revoked.
    pub(crate) async fn person(&self, token: TokenHash) -> Result<Option<Person>, StoreError> {
        let person: Option<(i64, String)> =
            sqlx::query_as("select id, name from people where token_hash = $1")
                .bind(token.as_slice())
                .fetch_optional(&self.readers)
                .await
                .map_err(reading)?;
        Ok(person.map(|(id, name)| Person { id: PersonId(id), name }))
    }

    /// The whole journal of a table, if there is such a table.
    pub(crate) async fn journal(&self, table: &str) -> Result<Option<Vec<Entry>>, StoreError> {
        let rows: Vec<(i64, i64, String)> = sqlx::query_as(
            "select number, written_at, record from journal where table_id = $1 order by number",
        )
        .bind(table)
        .fetch_all(&self.readers)
        .await
        .map_err(reading)?;
        if rows.is_empty() && self.stage_of(table).await?.is_none() {
            return Ok(None);
        }
        let entry = |(number, at, record)| Entry { number: number as u64, at: at as u64, record };
        Ok(Some(rows.into_iter().map(entry).collect()))
    }

    /// How far a table is, if there is such a table.
    pub(crate) async fn stage_of(&self, table: &str) -> Result<Option<Stage>, StoreError> {
        let stage: Option<String> = sqlx::query_scalar("select stage from tables where id = $1")
            .bind(table)
            .fetch_optional(&self.readers)
            .await
            .map_err(reading)?;
        let known = |stage: String| {
            [Stage::Open, Stage::Playing, Stage::Finished, Stage::Expired]
                .into_iter()
                .find(|known| stage_name(*known) == stage)
                .ok_or(StoreError::UnknownStage { table: table.to_owned(), stage })
        };
        stage.map(known).transpose()
    }

    /// The tables that are open or being played, oldest first.
    pub(crate) async fn unfinished(&self) -> Result<Vec<String>, StoreError> {
        sqlx::query_scalar(
            "select id from tables where stage in ('open', 'playing') order by created_at, id",
        )
        .fetch_all(&self.readers)
        .await
        .map_err(reading)
    }

    /// The tables a person sat at, newest first.
    pub(crate) async fn tables_of(
        &self,
        person: PersonId,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        sqlx::query_scalar(
            "select id from sitters join tables on tables.id = table_id where person_id = $1 \
             order by created_at desc, id limit $2",
        )
        .bind(person.0)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await
        .map_err(reading)
    }

    /// Checks whether a person made a table or sits there.
    pub(crate) async fn is_of(&self, person: PersonId, table: &str) -> Result<bool, StoreError> {
        let row: Option<i64> =
            sqlx::query_scalar("select 1 from sitters where person_id = $1 and table_id = $2")
                .bind(person.0)
                .bind(table)
                .fetch_optional(&self.readers)
                .await
                .map_err(reading)?;
        Ok(row.is_some())
    }

    /// Counts the tables a person made or sat at that are not finished.
    pub(crate) async fn unfinished_of(&self, person: PersonId) -> Result<u32, StoreError> {
        let count: i64 = sqlx::query_scalar(
            "select count(*) from sitters join tables on tables.id = table_id \
             where person_id = $1 and stage in ('open', 'playing')",
        )
        .bind(person.0)
        .fetch_one(&self.readers)
        .await
        .map_err(reading)?;
        Ok(count.try_into().unwrap_or(u32::MAX))
    }

    /// The tables in a stage whose last record was written before a time.
    pub(crate) async fn idle_since(
        &self,
        stage: Stage,
        before: u64,
    ) -> Result<Vec<String>, StoreError> {
        // The time is the last record's own, so that a record costs no second write.
        sqlx::query_scalar(
            "select id from tables where stage = $1 and coalesce( \
             (select written_at from journal where table_id = tables.id \
             order by number desc limit 1), created_at) < $2 order by id",
        )
        .bind(stage_name(stage))
        .bind(before as i64)
        .fetch_all(&self.readers)
        .await
        .map_err(reading)
    }
}

/// The stage as the database knows it.
pub(super) fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Open => "open",
        Stage::Playing => "playing",
        Stage::Finished => "finished",
        Stage::Expired => "expired",
    }
}

pub(super) fn reading(source: sqlx::Error) -> StoreError {
    if let sqlx::Error::PoolClosed = source {
        return StoreError::Closed;
    }
    StoreError::Read(Arc::new(source))
}
