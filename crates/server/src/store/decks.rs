//! The decks that people keep, each its owner's alone.

use sqlx::{FromRow, SqliteConnection};

use super::read::reading;
use super::writer::{Change, Written};
use super::{PersonId, Store, StoreError};

/// What a deck is: a list, and what it is checked for.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub(crate) struct DeckText {
    /// The id of the game.
    pub(crate) game: String,
    /// The mode.
    pub(crate) mode: String,
    /// The options, as JSON.
    pub(crate) options: String,
    /// The deck list.
    pub(crate) list: String,
}

/// A deck that someone keeps.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub(crate) struct Deck {
    /// Its id.
    pub(crate) id: String,
    /// What it is.
    #[sqlx(flatten)]
    pub(crate) text: DeckText,
    /// Counts its changes, from 1.
    pub(crate) revision: u32,
    /// When it was changed last, in milliseconds since 1970.
    pub(crate) changed_at: i64,
}

/// Something to write about a deck of a person.
#[derive(Debug)]
pub(super) struct DeckChange {
    pub(super) person: PersonId,
    pub(super) id: String,
    pub(super) what: What,
}

/// What becomes of the deck.
#[derive(Debug)]
pub(super) enum What {
    /// It is new, if its owner has fewer than `most`.
    Keep { deck: DeckText, at: u64, most: u32 },
    /// It is another from now on, if it still has the revision that was seen.
    Change { deck: DeckText, at: u64, seen: Option<u32> },
    /// It is gone.
    Drop,
}

impl Store {
    /// The decks of a person, the one that was changed last first.
    pub(crate) async fn decks_of(&self, person: PersonId) -> Result<Vec<Deck>, StoreError> {
        sqlx::query_as(
            "select id, game, mode, options, list, revision, changed_at from decks \
             where person_id = $1 order by changed_at desc, id",
        )
        .bind(person.0)
        .fetch_all(&self.readers)
        .await
        .map_err(reading)
    }

    /// A deck of a person; none if the person has no such deck, whoever else may have it.
    pub(crate) async fn deck(
        &self,
        person: PersonId,
        id: &str,
    ) -> Result<Option<Deck>, StoreError> {
        sqlx::query_as(
            "select id, game, mode, options, list, revision, changed_at from decks \
             where person_id = $1 and id = $2",
        )
        .bind(person.0)
        .bind(id)
        .fetch_optional(&self.readers)
        .await
        .map_err(reading)
    }

    /// Keeps a new deck, and tells whether it was kept: nobody has more than `most`.
    pub(crate) async fn keep_deck(
        &self,
        person: PersonId,
        id: &str,
        deck: DeckText,
        at: u64,
        most: u32,
    ) -> Result<bool, StoreError> {
        self.write_deck(person, id, What::Keep { deck, at, most }).await
    }

    /// Changes a deck, and tells whether it was changed: the person must have it, and its revision
    /// must be the one that was seen, if one is given.
    pub(crate) async fn change_deck(
        &self,
        person: PersonId,
        id: &str,
        deck: DeckText,
        at: u64,
        seen: Option<u32>,
    ) -> Result<bool, StoreError> {
        self.write_deck(person, id, What::Change { deck, at, seen }).await
    }

    /// Drops a deck, and tells whether the person had it.
    pub(crate) async fn drop_deck(&self, person: PersonId, id: &str) -> Result<bool, StoreError> {
        self.write_deck(person, id, What::Drop).await
    }

    async fn write_deck(&self, person: PersonId, id: &str, what: What) -> Result<bool, StoreError> {
        let change = DeckChange { person, id: id.to_owned(), what };
        Ok(self.write(Change::Deck(change)).await? == Written::Done)
    }
}

/// Writes a change of a deck.
pub(super) async fn apply(
    connection: &mut SqliteConnection,
    DeckChange { person, id, what }: &DeckChange,
) -> sqlx::Result<Written> {
    let query = match what {
        What::Keep { deck, at, most } => {
            let keep = "insert into decks \
                        (person_id, id, game, mode, options, list, changed_at, revision) \
                        select $1, $2, $3, $4, $5, $6, $7, 1 \
                        where (select count(*) from decks where person_id = $1) < $8 \
                        on conflict do nothing";
            with_text(sqlx::query(keep).bind(person.0).bind(id), deck, *at).bind(*most)
        }
        What::Change { deck, at, seen } => {
            let change = "update decks set game = $3, mode = $4, options = $5, list = $6, \
                          changed_at = $7, revision = revision + 1 \
                          where person_id = $1 and id = $2 and coalesce($8, revision) = revision";
            with_text(sqlx::query(change).bind(person.0).bind(id), deck, *at).bind(*seen)
        }
        What::Drop => {
            let drop = "delete from decks where person_id = $1 and id = $2";
            sqlx::query(drop).bind(person.0).bind(id)
        }
    };
    let rows = query.execute(connection).await?.rows_affected();
    Ok(if rows == 0 { Written::Nothing } else { Written::Done })
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

fn with_text<'q>(query: Query<'q>, deck: &'q DeckText, at: u64) -> Query<'q> {
    let DeckText { game, mode, options, list } = deck;
    query.bind(game).bind(mode).bind(options).bind(list).bind(at as i64)
}
