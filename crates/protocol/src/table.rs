//! A table as its viewers know it.

use std::collections::BTreeMap;

use fracas_core::{Outcome, Scene, Seat, View};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::clock::{ClockPlan, ClockReading};
use crate::hint::Hints;

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Seats are still to be taken.
    Open,
    /// The match is on.
    Playing,
    /// The match is over.
    Finished,
    /// Nobody came, nobody came back, or the one who made it closed it.
    Expired,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody yet; anyone may sit down.
    Open,
    /// Nobody, and it is not played.
    Closed,
    /// Nobody yet; it is kept for one person.
    Kept {
        /// The person's name.
        name: String,
        /// Whether it is kept for the viewer.
        for_you: bool,
    },
    /// A person.
    Person {
        /// The person's name.
        name: String,
        /// Since when the person is not connected, in milliseconds since 1970; none for someone who
        /// is.
        #[ts(type = "number | null")]
        away_since: Option<u64>,
    },
    /// A bot.
    Bot {
        /// What it is called.
        name: String,
        /// How well it plays.
        level: String,
    },
}

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct SeatInfo {
    /// Its number at the table. In the match, seats that are closed are skipped.
    pub place: u8,
    /// Its number in the match, once that is on; none for a closed seat.
    pub seat: Option<Seat>,
    /// Who has it.
    pub holder: Holder,
    /// Whether a bot plays on for the person who sat here.
    pub bot_plays: bool,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct Ending {
    /// Places and scores by seat.
    pub outcome: Outcome,
    /// What decided it, in a sentence.
    pub sentence: String,
}

/// Someone wants to take back a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct UndoWish {
    /// The seat that asks.
    pub seat: Seat,
    /// The number of the wish; goes with the answer.
    #[ts(type = "number")]
    pub number: u64,
    /// The seats that have yet to answer.
    pub waits_for: Vec<Seat>,
}

/// What opens the commitment to a fair shuffle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct Opening {
    /// What the server kept to itself.
    pub secret: String,
    /// What each seat added, in seat order.
    pub nonces: Vec<String>,
    /// The seed that they make.
    pub seed: String,
}

/// What everyone may know of a table, beside what happens on it.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct TableInfo {
    /// The id, which is also the invitation.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The title of the game.
    pub game_title: String,
    /// The mode of play.
    pub mode: String,
    /// The options that differ from their default.
    pub options: BTreeMap<String, String>,
    /// The names of card files beside the game's own.
    pub packs: Vec<String>,
    /// How far it is.
    pub stage: Stage,
    /// Who made it.
    pub host: String,
    /// Whether the viewer made it.
    pub hosted_by_you: bool,
    /// Whether it is in the lobby.
    pub listed: bool,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// The place of the viewer; none for those who watch.
    pub your_place: Option<u8>,
    /// Time to think, if it is limited.
    pub clock: Option<ClockPlan>,
    /// Whether those who play may ask for hints.
    pub hints: Hints,
    /// The number of people who watch.
    pub watchers: u32,
    /// The wish to take back a move, while the others think about it.
    pub undo_asked: Option<UndoWish>,
    /// For how long someone must be away before another who plays may let a bot play on, in
    /// milliseconds.
    #[ts(type = "number")]
    pub away_limit: u64,
    /// Whether the viewer, for whom a bot plays on, may come back.
    pub can_take_over: bool,
    /// The commitment to the shuffle, shown before anyone sits down.
    pub commitment: String,
    /// What opens it, once the match is over and nothing is withheld.
    pub opening: Option<Opening>,
    /// Whether the match is over but its replay, what opens the commitment and a rematch must wait until the event
    /// is over: they would show what others may not know yet.
    pub withheld: bool,
    /// How the match ended.
    pub ending: Option<Ending>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// The event it belongs to, which decides who sits here and with which deck.
    pub event: Option<String>,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: u64,
}

/// A table in the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct Listing {
    /// The id of the table.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The title of the game.
    pub game_title: String,
    /// The mode of play.
    pub mode: String,
    /// The options that differ from their default.
    pub options: BTreeMap<String, String>,
    /// How far it is.
    pub stage: Stage,
    /// Who made it.
    pub host: String,
    /// The names of those who sit there.
    pub sitters: Vec<String>,
    /// The number of seats that anyone may take.
    pub open_seats: u32,
    /// Time to think, if it is limited.
    pub clock: Option<ClockPlan>,
    /// Whether those who play may ask for hints.
    pub hints: Hints,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: u64,
}

/// Where a line of the log comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LineSource {
    /// An event of the game.
    Game,
    /// Something at the table: someone sat down, resigned, asked to take back a move.
    Table,
    /// Someone said it.
    Chat,
}

/// A line of the log, as a viewer is told it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct Line {
    /// The number of what happened; several lines may tell of the same.
    #[ts(type = "number")]
    pub number: u64,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// Where it comes from.
    pub source: LineSource,
    /// A permanent word for it, such as `coin-flip`, `chat` or `resigned`.
    pub kind: String,
    /// The name of who said it, in chat.
    pub speaker: Option<String>,
    /// The place at the table of who said it; none for those who watch.
    pub place: Option<u8>,
    /// The sentence. It is text, never markup.
    pub text: String,
    /// The items of the scene it is about.
    pub items: Vec<String>,
    /// The seat for whom it is good news; none where it is neither good nor bad.
    pub good_for: Option<Seat>,
}

/// The table as a viewer saw it between two decisions, for those who watch it happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct Moment {
    /// How many of the lines it comes with had been told by then.
    pub lines: u32,
    /// The table.
    pub scene: Scene,
}

/// The match as a viewer sees it now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct Position {
    /// The number of the last thing that happened.
    #[ts(type = "number")]
    pub number: u64,
    /// The names of those who play, by seat.
    pub names: Vec<String>,
    /// The seat of the viewer.
    pub seat: Option<Seat>,
    /// What the viewer sees and may do.
    pub view: View,
    /// The number of the decision the viewer is asked for; goes with what is played.
    #[ts(type = "number | null")]
    pub turn: Option<u64>,
    /// Whether the viewer can take back its last move at once: nothing was shown since, or only
    /// bots would have to agree.
    pub can_undo: bool,
    /// Whether the viewer can ask the others to take back its last move.
    pub can_ask_undo: bool,
    /// The clocks by seat; empty without clocks.
    pub clocks: Vec<Option<ClockReading>>,
}
