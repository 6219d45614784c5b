//! What the live table around a room needs to know of it.

use fracas_core::{Seat, Viewer};
use fracas_protocol::{Hints, Stage};

use super::{Bout, Place, Room};
use crate::record::{Made, Plan, Record};
use crate::store::PersonId;

impl Room {
    /// Gets through whose eyes a person sees the match.
    pub(crate) fn viewer(&self, person: Option<PersonId>) -> Viewer {
        let seat = person.and_then(|person| self.bout.as_ref()?.seat_of(person));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Checks whether someone looks on without a seat.
    pub(crate) fn is_watcher(&self, person: Option<PersonId>) -> bool {
        person.is_none_or(|person| self.place_of(person).is_none())
    }

    /// Checks whether a match is on whose time runs.
    pub(crate) fn is_timed_match(&self) -> bool {
        self.stage == Stage::Playing && self.made.clock.is_some()
    }

    /// Gets the match, once it has begun.
    pub(crate) fn bout(&self) -> Option<&Bout> {
        self.bout.as_ref()
    }

    /// Gets the number of the last record.
    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    /// Gets how far the table is.
    pub(crate) fn stage(&self) -> Stage {
        self.stage
    }

    /// Gets what the table was made with.
    pub(crate) fn made(&self) -> &Made {
        &self.made
    }

    /// Tells whether those who play may ask for hints: as the host chose, else if one person plays
    /// against bots.
    pub(crate) fn hints(&self) -> Hints {
        let is_person = |place: &&Place| {
            place.sitter.is_some() || matches!(place.plan, Plan::Open | Plan::Kept { .. })
        };
        let usual = match self.places.iter().filter(is_person).count() {
            0 | 1 => Hints::Allowed,
            _ => Hints::Off,
        };
        self.made.hints.unwrap_or(usual)
    }

    /// Tells of each place whether someone or a bot has it.
    pub(crate) fn seated(&self) -> Vec<bool> {
        let is_seated = |place: &Place| match place.plan {
            Plan::Bot { .. } => true,
            Plan::Open | Plan::Kept { .. } | Plan::Closed => place.sitter.is_some(),
        };
        self.places.iter().map(is_seated).collect()
    }

    /// Gets the table of the rematch.
    pub(crate) fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Gets when something last happened.
    pub(crate) fn last_at(&self) -> u64 {
        self.journal.last().map_or(self.made_at, |(at, _)| *at)
    }

    /// Gets the last record.
    pub(crate) fn last_record(&self) -> &Record {
        &self.journal.last().expect("a table begins by being made").1
    }

    /// Gets whose time is up next, and when.
    pub(crate) fn deadline(&self) -> Option<(u64, Seat)> {
        self.running().and_then(Bout::deadline)
    }

    /// Gets the match while it is being played.
    fn running(&self) -> Option<&Bout> {
        self.bout.as_ref().filter(|_| self.stage == Stage::Playing)
    }

    /// Checks whether someone, for whom a bot plays on, may come back.
    pub(super) fn can_take_over(&self, person: PersonId) -> bool {
        let seat = |bout: &Bout| Some(bout.can_take_over(bout.seat_of(person)?));
        self.running().and_then(seat).unwrap_or_default()
    }

    /// Gets the seats whose turn it is, with the number of their decision.
    pub(crate) fn due(&self) -> Vec<(Seat, u64)> {
        let with_turn = |bout: &Bout| {
            let due = bout.due().into_iter();
            due.filter_map(|seat| Some((seat, bout.turn(seat)?))).collect()
        };
        self.running().map(with_turn).unwrap_or_default()
    }

    /// Gets the seats whose turn it is and that a bot plays, with the number of their decision.
    pub(crate) fn bots_due(&self) -> Vec<(Seat, u64)> {
        self.running().map(Bout::bots_due).unwrap_or_default()
    }

    /// Gets who a record brings to the table and whom it sends away; the host belongs to it anyway.
    pub(crate) fn comers_and_goers(&self, record: &Record) -> (Vec<PersonId>, Vec<PersonId>) {
        match record {
            Record::Sat { sitter, .. } => (vec![sitter.person], Vec::new()),
            Record::StoodUp { place } | Record::SeatChanged { place, .. } => {
                let goer = self.sitter_at(*place).map(|sitter| sitter.person);
                let goer = goer.filter(|person| !self.made.owners().contains(person));
                (Vec::new(), goer.into_iter().collect())
            }
            Record::Made(_)
            | Record::Moved { .. }
            | Record::Undone { .. }
            | Record::UndoAsked { .. }
            | Record::UndoAnswered { .. }
            | Record::Resigned { .. }
            | Record::OutOfTime { .. }
            | Record::Replaced { .. }
            | Record::TookOver { .. }
            | Record::Said { .. }
            | Record::Paused
            | Record::Resumed { .. }
            | Record::Rematch { .. }
            | Record::Expired => (Vec::new(), Vec::new()),
        }
    }
}
