//! What happens at a table, as it is kept. A table is the fold of its records.

use std::collections::BTreeMap;

use fracas_core::{Pack, Seat, Seed, Setup};
use fracas_protocol::{ClockPlan, Hints};
use serde::{Deserialize, Serialize};

use crate::store::PersonId;

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Record {
    /// The table was made: always the first record.
    Made(Made),
    /// The host made something else of a seat; whoever sat there has it no more.
    SeatChanged { place: u8, plan: Plan },
    /// Someone sat down.
    Sat { place: u8, sitter: Sitter },
    /// Someone stood up before the match.
    StoodUp { place: u8 },
    /// A seat played an action.
    Moved { seat: Seat, action: String },
    /// A seat took back its last move by the engine's rule.
    Undone { seat: Seat },
    /// A seat asked the others to take back its last move.
    UndoAsked { seat: Seat },
    /// A seat answered the one who asked.
    UndoAnswered { seat: Seat, agree: bool },
    /// A seat gave up.
    Resigned { seat: Seat },
    /// A seat ran out of time.
    OutOfTime { seat: Seat },
    /// Someone who plays let a bot play on for a seat whose person was away.
    Replaced { seat: Seat },
    /// The person for whom a bot played on came back.
    TookOver { seat: Seat },
    /// Someone said something, from a place at the table if they sat there.
    Said {
        speaker: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<u8>,
        text: String,
    },
    /// The server is about to stop: until it goes on, time is no one's.
    Paused,
    /// The server went on with the match after it had been away since a time, or else since the
    /// record before: the time in between is no one's.
    Resumed {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        away_since: Option<u64>,
    },
    /// A table for the rematch was made.
    Rematch { table: String },
    /// Nobody came, or nobody came back.
    Expired,
}

impl Record {
    /// Gets the seat in the match that did it.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self {
            Record::Moved { seat, .. }
            | Record::Undone { seat }
            | Record::UndoAsked { seat }
            | Record::UndoAnswered { seat, .. }
            | Record::Resigned { seat }
            | Record::OutOfTime { seat }
            | Record::Replaced { seat }
            | Record::TookOver { seat } => Some(*seat),
            Record::Made(_)
            | Record::SeatChanged { .. }
            | Record::Sat { .. }
            | Record::StoodUp { .. }
            | Record::Said { .. }
            | Record::Paused
            | Record::Resumed { .. }
            | Record::Rematch { .. }
            | Record::Expired => None,
        }
    }
}

/// What a table was made with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Made {
    pub(crate) game: String,
    pub(crate) mode: String,
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    #[serde(default)]
    pub(crate) packs: Vec<Pack>,
    pub(crate) host: PersonId,
    pub(crate) host_name: String,
    pub(crate) seats: Vec<Plan>,
    pub(crate) listed: bool,
    pub(crate) clock: Option<ClockPlan>,
    /// What the host chose; none for the usual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) hints: Option<Hints>,
    /// The event that holds the table: it decides who sits where, and nobody is its host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) event: Option<String>,
    /// The server's part of the shuffle, which nobody sees before the match is over.
    pub(crate) secret: Seed,
}

/// Who is to have a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Plan {
    /// Anyone.
    Open,
    /// One person, with the deck they had last time.
    Kept { person: PersonId, name: String, deck: Option<String> },
    /// A bot.
    Bot {
        level: String,
        deck: Option<String>,
        /// What it is called elsewhere; none to be named by the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// No one.
    Closed,
}

/// Someone who sat down, and what they brought.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Sitter {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) nonce: Seed,
    pub(crate) deck: Option<String>,
}

impl Plan {
    /// Gets the person that a seat is kept for.
    pub(crate) fn kept_for(&self) -> Option<PersonId> {
        match self {
            Plan::Kept { person, .. } => Some(*person),
            Plan::Open | Plan::Bot { .. } | Plan::Closed => None,
        }
    }
}

impl Made {
    /// Lists those to whom the table belongs before anyone has sat down.
    pub(crate) fn owners(&self) -> Vec<PersonId> {
        match self.event {
            None => vec![self.host],
            Some(_) => self.seats.iter().filter_map(Plan::kept_for).collect(),
        }
    }

    /// Checks whether a person may change the table.
    pub(crate) fn is_hosted_by(&self, person: PersonId) -> bool {
        self.event.is_none() && self.host == person
    }

    /// Gets the setup of a match with a deck for each of its seats; empty ones for the usual.
    pub(crate) fn setup(&self, decks: Vec<String>) -> Setup {
        let usual = fracas_registry::find(&self.game)
            .and_then(|entry| entry.passport().seats_of(&self.mode).first().copied());
        let seats = Some(decks.len()).filter(|seats| Some(*seats) != usual);
        let decks = if decks.iter().all(String::is_empty) { Vec::new() } else { decks };
        Setup {
            game: self.game.clone(),
            mode: self.mode.clone(),
            options: self.options.clone(),
            seats,
            decks,
            packs: self.packs.clone(),
        }
    }
}
