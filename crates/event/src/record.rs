//! What happens at an event, as it is kept.

use fracas_core::Seed;
use serde::{Deserialize, Serialize};

/// Names an entrant of an event: in the order of signing up, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntrantId(pub u16);

impl EntrantId {
    /// Gets the number as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Names a person for whoever keeps the people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonKey(pub i64);

/// Who takes part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Who {
    /// A person.
    Person {
        /// Which.
        person: PersonKey,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: String,
    },
}

/// Where the decks come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Decks {
    /// Everyone brings one.
    Bring,
    /// They are made at tables of these sizes before the first round: 1 where everyone sits alone.
    Made {
        /// The numbers of seats that such a table can have.
        sizes: Vec<u8>,
    },
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Course {
    /// Those meet who have the same points.
    Swiss {
        /// The number of rounds; none for as many as it takes until one of all is unbeaten.
        rounds: Option<u8>,
    },
    /// Whoever loses is out.
    Elimination,
}

/// What kind of event it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// Where the decks come from.
    pub decks: Decks,
    /// Who meets whom.
    pub course: Course,
    /// The most entrants.
    pub places: u16,
}

/// A table at which decks are made, and who sits there, in seat order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pod {
    /// The id of the table.
    pub table: String,
    /// Who sits there.
    pub entrants: Vec<EntrantId>,
}

/// Who won a match of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The first of the two.
    First,
    /// The second.
    Second,
    /// Both have half of it.
    Draw,
    /// Both have lost.
    Neither,
}

/// How a match was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// It was played, or given up.
    Played,
    /// Whoever lost did not come.
    NoShow,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Result {
    /// Who won.
    pub verdict: Verdict,
    /// The scores of both.
    pub scores: [i32; 2],
    /// How it was decided.
    pub how: How,
}

/// Why someone is out of an event that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// They wished to.
    Left,
    /// They missed two matches in a row.
    Absent,
    /// They have no deck to play with.
    NoDeck,
}

/// One thing that happened at an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Record {
    /// Someone signed up, and is the next entrant.
    SignedUp {
        /// Who.
        who: Who,
        /// What the others call them.
        name: String,
        /// The deck they bring: the id of a premade one or a whole list; none for the usual one.
        deck: Option<String>,
    },
    /// Someone left before the start.
    Withdrew {
        /// Who.
        entrant: EntrantId,
    },
    /// The event began. Everything that chance decides follows from the seed.
    Started {
        /// The seed.
        seed: Seed,
        /// The tables at which decks are made, which may not be there yet; none where all bring one.
        pods: Vec<Pod>,
    },
    /// An entrant made a deck.
    Built {
        /// Who.
        entrant: EntrantId,
        /// The whole list.
        deck: String,
    },
    /// A round began.
    Paired {
        /// Who meets whom at which table, which may not be there yet; the first has seat 0.
        matches: Vec<(String, [EntrantId; 2])>,
        /// Those who have a bye.
        byes: Vec<EntrantId>,
    },
    /// A match of this round ended.
    Decided {
        /// Its table.
        table: String,
        /// How it ended.
        result: Result,
    },
    /// A drawn match is played once more.
    Again {
        /// The table of the drawn match.
        table: String,
        /// The table of the next one, which may not be there yet.
        again: String,
    },
    /// Someone is out, and the event goes on.
    Dropped {
        /// Who.
        entrant: EntrantId,
        /// Why.
        why: Why,
    },
    /// The event was called off before it began.
    Cancelled,
}
