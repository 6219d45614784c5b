//! How something happens at a live table: applied, kept, and then told. A table whose record could
//! not be kept is read back from the store, so that what is shown is what is kept.

use fracas_protocol::Refused;

use super::Live;
use crate::record::Record;
use crate::refusal::refused;
use crate::room::{Happening, Room};
use crate::store::{Append, Person, StoreError};
use crate::time::now;

/// Something that was applied and perhaps not kept.
pub(super) struct Doubt {
    happening: Happening,
    /// The record, as it would be kept.
    text: String,
    since: u64,
}

/// A match stands still: the clocks go on once that is kept.
#[derive(Default)]
pub(super) struct Standstill {
    /// Since when; none for since the last record.
    since: Option<u64>,
}

impl Live {
    /// Checks that the room is what is kept, and that its clocks run.
    pub(super) fn is_sure(&self) -> bool {
        self.doubt.is_none() && self.standstill.is_none()
    }

    /// Lets a record happen: applied, kept, and then told.
    pub(super) async fn commit(&mut self, record: Record) -> Result<(), Refused> {
        self.make_sure().await?;
        let Err(failure) = self.keep(record, None).await? else { return Ok(()) };
        let was_kept = matches!(failure, StoreError::Unsure(_)) && self.read_back().await?;
        if was_kept { Ok(()) } else { Err(not_kept()) }
    }

    /// Applies a record, keeps it together with a table that it speaks of, and tells it.
    async fn keep(
        &mut self,
        record: Record,
        also: Option<Append>,
    ) -> Result<Result<(), StoreError>, Refused> {
        let text = text_of(&record);
        let (sitters, leavers) = self.room.comers_and_goers(&record);
        let is_move = matches!(record, Record::Moved { .. });
        let at = now().max(self.room.last_at());
        let before = self.room.stage();
        let happening = self.room.apply(record, at)?;
        for sitter in &sitters {
            self.note_absence(*sitter);
        }
        let append = Append {
            table: self.id.clone(),
            first: happening.number,
            at,
            records: vec![text.clone()],
            stage: Some(self.room.stage()).filter(|stage| *stage != before),
            sitters,
            leavers,
        };
        let is_news = before != self.room.stage();
        let appends = also.into_iter().chain([append]).collect();
        if let Err(failure) = self.house.store.append_all(appends).await {
            tracing::error!(table = self.id, %failure, "a record could not be kept");
            self.doubt = Some(Doubt { happening, text, since: now() });
            return Ok(Err(failure));
        }
        if is_move {
            metrics::counter!("fracas_moves_total").increment(1);
        }
        self.tell(&happening);
        self.wake_bots();
        if let Some(event) = self.room.made().event.as_ref().filter(|_| is_news) {
            self.house.events.nudge(event);
        }
        Ok(Ok(()))
    }

    /// Goes on from what the store has if a write has failed, and lets clocks that stood run.
    pub(super) async fn make_sure(&mut self) -> Result<(), Refused> {
        if self.doubt.is_some() {
            self.read_back().await?;
        }
        if let Some(Standstill { since }) = self.standstill {
            if self.room.is_timed_match() {
                self.keep(Record::Resumed { away_since: since }, None)
                    .await?
                    .map_err(|_| not_kept())?;
            }
            self.standstill = None;
            self.wake_bots();
        }
        Ok(())
    }

    /// Reads the table back, and says whether what was in doubt is kept.
    async fn read_back(&mut self) -> Result<bool, Refused> {
        let room = self.house.read(&self.id).await.map_err(|_| not_kept())?;
        let Some(Doubt { happening, text, since }) = self.doubt.take() else { return Ok(true) };
        self.room = room;
        if self.room.is_timed_match() {
            let earlier = self.standstill.take().map_or(Some(since), |still| still.since);
            self.standstill = Some(Standstill { since: earlier });
        }
        // A write that failed at its very end may have reached the disk.
        let is_last = self.room.number() == happening.number;
        let is_kept = is_last && text_of(self.room.last_record()) == text;
        if is_kept {
            self.tell(&happening);
        } else if self.room.number() + 1 != happening.number {
            // Someone else wrote; whoever follows comes back and is told what happened.
            self.let_go_of_all();
        }
        self.wake_bots();
        Ok(is_kept)
    }

    /// Gets the table to play again at; the record that names it is kept together with it.
    pub(super) async fn rematch(&mut self, person: &Person) -> Result<String, Refused> {
        self.make_sure().await?;
        self.ask_after_event().await;
        if self.is_withheld() {
            return Err(refused("event-is-on", "a rematch can be played when the event is over"));
        }
        if let Some(table) = self.room.rematch() {
            return Ok(table.to_owned());
        }
        let made = self.room.rematch_of(person, crate::bots::secret_seed())?;
        self.house.check_tables_of(person.id).await?;
        let table = crate::token::new_id();
        let (room, append) = Live::make(&table, made)?;
        let record = Record::Rematch { table: table.clone() };
        if let Err(failure) = self.keep(record, Some(append)).await? {
            let is_kept = matches!(failure, StoreError::Unsure(_)) && self.read_back().await?;
            return if is_kept { Ok(table) } else { Err(not_kept()) };
        }
        self.house.open_made(&table, room);
        Ok(table)
    }

    /// Makes a table and what is kept of it.
    pub(crate) fn make(id: &str, made: crate::record::Made) -> Result<(Room, Append), Refused> {
        let at = now();
        let (sitters, text) = (made.owners(), text_of(&Record::Made(made.clone())));
        let (room, _) = Room::new(id, made, at)?;
        let append = Append {
            table: id.to_owned(),
            first: 1,
            at,
            records: vec![text],
            stage: Some(room.stage()),
            sitters,
            leavers: Vec::new(),
        };
        Ok((room, append))
    }
}

fn text_of(record: &Record) -> String {
    serde_json::to_string(record).expect("a record is plain data")
}

/// Refuses since the store takes no writes.
pub(crate) fn not_kept() -> Refused {
    refused(
        "not-kept",
        "the server cannot keep anything at the moment, so nothing was changed; try again soon",
    )
}
