//! A table as the fold of its records: pure state, without clock, store or socket.
//!
//! - `begin`: how the match begins
//! - `bout`: the match on it, once it has begun
//! - `decide`: what people ask for, turned into records or refused
//! - `questions`: what the table around it needs to know
//! - `show`: what viewers are sent

mod begin;
mod bout;
mod decide;
mod questions;
mod show;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use fracas_core::{Problems, Refusal, Told};
use fracas_protocol::{LineSource, Refused, Stage};
use fracas_registry::Entry;

use crate::record::{Made, Plan, Record, Sitter};
use crate::refusal::refused;
use crate::store::PersonId;
pub(crate) use bout::Bout;
pub(crate) use decide::{check_clock, plain, stale};
pub(crate) use show::Looking;

/// A table.
pub(crate) struct Room {
    id: String,
    entry: &'static dyn Entry,
    made: Made,
    made_at: u64,
    places: Vec<Place>,
    stage: Stage,
    bout: Option<Bout>,
    rematch: Option<String>,
    number: u64,
    journal: Arc<Vec<(u64, Record)>>,
    /// How many records are of chat, and how many of seats before the match.
    chat: usize,
    changes: usize,
}

/// A place at a table, as it is set up and taken.
#[derive(Clone, Debug)]
struct Place {
    plan: Plan,
    sitter: Option<Sitter>,
}

/// What a record has changed, for those who follow the table.
#[derive(Debug, Default)]
pub(crate) struct Happening {
    pub(crate) number: u64,
    pub(crate) at: u64,
    /// What everyone is told, beside the game's own events.
    remark: Option<Remark>,
    /// The game's events as each viewer is told them: each seat, then a spectator.
    told: Vec<Vec<Told>>,
    /// Whether the facts about the table are others now.
    pub(crate) changes_facts: bool,
    /// Whether the match looks different now.
    pub(crate) changes_match: bool,
    /// Whether someone has or can have another seat now.
    changes_seats: bool,
}

/// Something that happened at the table rather than in the game.
#[derive(Clone, Debug)]
struct Remark {
    source: LineSource,
    kind: &'static str,
    speaker: Option<String>,
    /// The place of who said it.
    place: Option<u8>,
    text: String,
}

impl Remark {
    fn table(kind: &'static str, text: String) -> Remark {
        Remark { source: LineSource::Table, kind, speaker: None, place: None, text }
    }
}

/// Why a journal cannot be made into a table.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unreadable {
    #[error("record {0} cannot be read: {1}")]
    Form(u64, String),
    #[error("record {0} is refused by the rules as they are now: {1}")]
    Rules(u64, String),
}

impl Room {
    /// Makes a table of its first record; with bots alone, the match begins at once.
    pub(crate) fn new(id: &str, made: Made, at: u64) -> Result<(Room, Happening), Refused> {
        let entry = fracas_registry::find(&made.game)
            .ok_or_else(|| refused("no-such-game", format!("there is no game {:?}", made.game)))?;
        let places = made.seats.iter().cloned().map(|plan| Place { plan, sitter: None }).collect();
        let mut room = Room {
            id: id.to_owned(),
            entry,
            made: made.clone(),
            made_at: at,
            places,
            stage: Stage::Open,
            bout: None,
            rematch: None,
            number: 1,
            journal: Arc::new(vec![(at, Record::Made(made))]),
            chat: 0,
            changes: 0,
        };
        let mut happening = Happening { number: 1, at, ..Happening::default() };
        room.start_when_settled(&mut happening, at)?;
        room.let_hear(&mut happening);
        Ok((room, happening))
    }

    /// Makes a table of its journal.
    pub(crate) fn load(id: &str, journal: Vec<(u64, String)>) -> Result<Room, Unreadable> {
        let mut room: Option<Room> = None;
        for (index, (at, text)) in journal.into_iter().enumerate() {
            let number = index as u64 + 1;
            let record: Record = serde_json::from_str(&text)
                .map_err(|why| Unreadable::Form(number, why.to_string()))?;
            let result = match (&mut room, record) {
                (Some(room), record) => room.apply(record, at).map(drop),
                (empty, Record::Made(made)) => {
                    Room::new(id, made, at).map(|(made, _)| *empty = Some(made))
                }
                (None, _) => Err(refused("no-beginning", "a table begins by being made")),
            };
            result.map_err(|why| Unreadable::Rules(number, why.refusal.sentence))?;
        }
        room.ok_or_else(|| Unreadable::Form(1, "there is no record".into()))
    }

    /// Carries out a record, or says why not and leaves everything as it was.
    pub(crate) fn apply(&mut self, record: Record, at: u64) -> Result<Happening, Refused> {
        let number = self.number + 1;
        let mut happening = Happening { number, at, changes_facts: true, ..Happening::default() };
        self.carry_out(&record, &mut happening)?;
        self.number = number;
        self.chat += usize::from(matches!(record, Record::Said { .. }));
        self.changes += usize::from(happening.changes_seats);
        Arc::make_mut(&mut self.journal).push((at, record));
        self.let_hear(&mut happening);
        Ok(happening)
    }

    fn let_hear(&mut self, happening: &mut Happening) {
        if let Some(bout) = self.bout.as_mut().filter(|_| happening.changes_match) {
            happening.told = bout.hear();
        }
    }

    fn carry_out(&mut self, record: &Record, happening: &mut Happening) -> Result<(), Refused> {
        match record {
            Record::Made(_) => return Err(refused("made-twice", "the table is already there")),
            Record::SeatChanged { place, plan } => {
                let freed = self.sitter_at(*place).map(|sitter| sitter.name.clone());
                happening.remark = freed.map(|name| {
                    Remark::table("seat-freed", format!("{name} was asked to give up the seat."))
                });
                let plan = plan.clone();
                self.change_place(*place, happening, |place| {
                    *place = Place { plan, sitter: None }
                })?;
            }
            Record::Sat { place, sitter } => {
                happening.remark =
                    Some(Remark::table("sat-down", format!("{} sat down.", sitter.name)));
                self.change_place(*place, happening, |place| place.sitter = Some(sitter.clone()))?;
            }
            Record::StoodUp { place } => {
                let name = self.name_at(*place);
                happening.remark = Some(Remark::table("stood-up", format!("{name} stood up.")));
                self.change_place(*place, happening, |place| place.sitter = None)?;
            }
            Record::Said { speaker, place, text } => {
                happening.changes_facts = false;
                happening.remark = Some(Remark {
                    source: LineSource::Chat,
                    kind: "chat",
                    speaker: Some(speaker.clone()),
                    place: *place,
                    text: text.clone(),
                });
            }
            Record::Rematch { table } => {
                self.rematch = Some(table.clone());
                happening.remark = Some(Remark::table("rematch", "A rematch is on offer.".into()));
            }
            Record::Expired => self.stage = Stage::Expired,
            Record::Moved { .. }
            | Record::Undone { .. }
            | Record::UndoAsked { .. }
            | Record::UndoAnswered { .. }
            | Record::Resigned { .. }
            | Record::OutOfTime { .. }
            | Record::Replaced { .. }
            | Record::TookOver { .. }
            | Record::Paused
            | Record::Resumed { .. } => self.carry_out_in_match(record, happening)?,
        }
        Ok(())
    }

    fn carry_out_in_match(
        &mut self,
        record: &Record,
        happening: &mut Happening,
    ) -> Result<(), Refused> {
        let Some(bout) = self.bout.as_mut().filter(|_| self.stage == Stage::Playing) else {
            return Err(refused("not-playing", "no match is being played here"));
        };
        happening.changes_match = true;
        let before = self.journal.last().map_or(self.made_at, |(at, _)| *at);
        bout.carry_out(record, before, happening)?;
        if bout.ending().is_some() {
            self.stage = Stage::Finished;
            happening.changes_facts = true;
        }
        Ok(())
    }

    fn change_place(
        &mut self,
        place: u8,
        happening: &mut Happening,
        change: impl FnOnce(&mut Place),
    ) -> Result<(), Refused> {
        let Some(before) = self.places.get(place as usize).cloned() else {
            return Err(refused("no-such-seat", format!("there is no seat {place}")));
        };
        happening.changes_seats = true;
        change(&mut self.places[place as usize]);
        let started = self.start_when_settled(happening, happening.at);
        if started.is_err() {
            self.places[place as usize] = before;
        }
        started
    }

    fn sitter_at(&self, place: u8) -> Option<&Sitter> {
        self.places.get(place as usize).and_then(|place| place.sitter.as_ref())
    }

    fn name_at(&self, place: u8) -> String {
        self.sitter_at(place).map_or_else(|| "Someone".into(), |sitter| sitter.name.clone())
    }

    /// Gets the place of a person.
    fn place_of(&self, person: PersonId) -> Option<u8> {
        let sits = |place: &Place| place.sitter.as_ref().is_some_and(|it| it.person == person);
        self.places.iter().position(sits).map(|place| place as u8)
    }
}

/// Refuses a setup with all that is wrong with it.
pub(crate) fn unplayable(problems: &Problems) -> Refused {
    let first = problems.iter().next().map(|first| format!("{}: {}", first.place, first.message));
    let more = match problems.iter().count() {
        0 | 1 => String::new(),
        count => format!(" (and {} more)", count - 1),
    };
    let sentence = format!("this cannot be played: {}{more}", first.unwrap_or_default());
    Refused {
        refusal: Refusal::plain("unplayable", sentence),
        problems: problems.iter().cloned().collect(),
    }
}
