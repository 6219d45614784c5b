//! An event of many matches, as those who look at it know it.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::clock::ClockPlan;

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Course {
    /// Those meet who have the same points; nobody is out.
    Swiss {
        /// The number of rounds; none for as many as it takes until one of all is unbeaten.
        #[serde(default)]
        rounds: Option<u8>,
    },
    /// Whoever loses is out.
    Elimination,
}

/// An event to be held.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEvent {
    /// What it is called, 1 to 60 characters.
    pub title: String,
    /// The id of the game. Where its mode is about making decks, they are made first, and the matches
    /// are of the game that the decks are for; else everyone brings one.
    pub game: String,
    /// The mode of play.
    pub mode: String,
    /// The options that differ from their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who meets whom.
    pub course: Course,
    /// The most who can take part.
    pub places: u16,
    /// Whether it is on the list of events; others need its link.
    pub listed: bool,
    /// Time to think in a match; none for the usual.
    #[serde(default)]
    pub clock: Option<ClockPlan>,
    /// How many seconds people have to sit down at a table; none for the usual.
    #[serde(default)]
    pub patience: Option<u32>,
}

/// What someone who signs up brings.
#[derive(
    Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, ToSchema,
)]
#[serde(deny_unknown_fields)]
pub struct SignUp {
    /// The deck: the id of a premade one or a whole list; none for the usual one, and where decks are
    /// made at the event.
    #[serde(default)]
    pub deck: Option<String>,
}

/// A bot that is to take part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// How well it plays.
    pub level: String,
    /// Its deck, as for [`SignUp`].
    #[serde(default)]
    pub deck: Option<String>,
}

/// How far an event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EventStage {
    /// People sign up.
    Open,
    /// Decks are made.
    Building,
    /// Matches are played.
    Playing,
    /// All is over.
    Over,
    /// It was called off.
    Cancelled,
}

/// Whether someone is still in an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// They take part.
    In,
    /// They left.
    Left,
    /// They missed two matches in a row.
    Absent,
    /// They have no deck to play with.
    NoDeck,
}

/// Someone who takes part in an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct EntrantInfo {
    /// Their number at the event.
    pub entrant: u16,
    /// What they are called.
    pub name: String,
    /// How well a bot plays; none for a person.
    pub level: Option<String>,
    /// Whether they are still in it.
    pub presence: Presence,
}

/// A table at which decks are made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct PodInfo {
    /// The table.
    pub table: String,
    /// Who sits there, in seat order.
    pub entrants: Vec<u16>,
    /// Whether all their decks are made.
    pub done: bool,
    /// When those who have not sat down are played for by a bot, in milliseconds since 1970.
    #[ts(type = "number")]
    pub deadline: u64,
}

/// Who won a match of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MatchVerdict {
    /// The first of the two.
    First,
    /// The second.
    Second,
    /// Both have half of it.
    Draw,
    /// Both have lost.
    Neither,
}

/// How a match of an event ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct MatchResult {
    /// Who won.
    pub verdict: MatchVerdict,
    /// The scores of both.
    pub scores: [i32; 2],
    /// Whether whoever lost did not come.
    pub no_show: bool,
}

/// A match of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct MatchInfo {
    /// Its table.
    pub table: String,
    /// The two who meet, by their numbers; the first has seat 0.
    pub entrants: [u16; 2],
    /// How it ended.
    pub result: Option<MatchResult>,
    /// When whoever has not sat down loses it, in milliseconds since 1970.
    #[ts(type = "number")]
    pub deadline: u64,
}

/// A round of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct RoundInfo {
    /// Its matches.
    pub matches: Vec<MatchInfo>,
    /// Those who have a bye, by their numbers.
    pub byes: Vec<u16>,
}

/// Where someone stands. Shares are millionths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct StandingInfo {
    /// Who, by their number.
    pub entrant: u16,
    /// The place, from 1.
    pub place: u32,
    /// The points: 3 for a win or a bye, 1 for a draw.
    pub points: u32,
    /// Matches won.
    pub wins: u32,
    /// Matches drawn.
    pub draws: u32,
    /// Matches lost.
    pub losses: u32,
    /// Rounds without an opponent.
    pub byes: u32,
    /// The first tie-break: the opponents' match wins.
    pub opponents: u32,
    /// The second: the sum of the scores.
    #[ts(type = "number")]
    pub score: i64,
    /// The third: the opponents' opponents' match wins.
    pub opponents_opponents: u32,
}

/// What everyone may know of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct EventInfo {
    /// The id, which is also the invitation.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// Who holds it.
    pub owner: String,
    /// Whether the viewer holds it.
    pub owned_by_you: bool,
    /// How far it is.
    pub stage: EventStage,
    /// The id of the game of its matches.
    pub game: String,
    /// The title of that game.
    pub game_title: String,
    /// The mode of its matches.
    pub mode: String,
    /// The options of its matches that differ from their default.
    pub options: BTreeMap<String, String>,
    /// How decks are made at it: the title and the mode of that game; none where everyone brings one.
    pub building: Option<Building>,
    /// Who meets whom.
    pub course: Course,
    /// The number of rounds, with those who take part now.
    pub planned_rounds: u32,
    /// Time to think in a match.
    pub clock: ClockPlan,
    /// How many seconds people have to sit down at a table.
    pub patience: u32,
    /// The most who can take part.
    pub places: u16,
    /// Whether it is on the list of events.
    pub listed: bool,
    /// Those who take part, or did from its beginning.
    pub entrants: Vec<EntrantInfo>,
    /// The viewer's own number.
    pub you: Option<u16>,
    /// The table at which the viewer is expected now.
    pub your_table: Option<String>,
    /// Why it cannot begin yet.
    pub blocked: Option<String>,
    /// The tables at which decks are made.
    pub pods: Vec<PodInfo>,
    /// The rounds so far.
    pub rounds: Vec<RoundInfo>,
    /// Who leads.
    pub standings: Vec<StandingInfo>,
    /// The number of the last thing that happened.
    #[ts(type = "number")]
    pub number: u64,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: u64,
}

/// How decks are made at an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct Building {
    /// The id of the game.
    pub game: String,
    /// Its title.
    pub game_title: String,
    /// Its mode.
    pub mode: String,
    /// The numbers of seats a table can have.
    pub seats: Vec<u8>,
}

/// An event on the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct EventListing {
    /// The id of the event.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// Who holds it.
    pub owner: String,
    /// How far it is.
    pub stage: EventStage,
    /// The id of the game of its matches.
    pub game: String,
    /// The title of that game.
    pub game_title: String,
    /// The mode: of the game at which decks are made, else of its matches.
    pub mode: String,
    /// Who meets whom.
    pub course: Course,
    /// How many take part.
    pub entrants: u32,
    /// The most who can take part.
    pub places: u16,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: u64,
}
