//! What goes over HTTP.

use std::collections::BTreeMap;

use fracas_cards::CardPage;
use fracas_core::{Pack, Passport, Problem, Refusal, Rule, Seat, View};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::clock::ClockPlan;
use crate::hint::Hints;
use crate::table::{Ending, Line, Moment};

/// Someone who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct Me {
    /// The name that others see.
    pub name: String,
}

/// How someone wants to be called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMe {
    /// The name, 1 to 40 characters.
    pub name: String,
}

/// A request that was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct Refused {
    /// Why.
    pub refusal: Refusal,
    /// Everything that is wrong, where it is more than one thing.
    pub problems: Vec<Problem>,
}

/// A game on offer.
#[derive(Clone, Debug, Serialize, JsonSchema, TS, ToSchema)]
pub struct GameInfo {
    /// What it says of itself.
    #[serde(flatten)]
    pub passport: Passport,
    /// Its premade decks.
    pub decks: Vec<DeckInfo>,
    /// The levels of bots, the weakest first.
    pub bots: Vec<BotInfo>,
    /// The level of the bots that are offered first.
    pub usual_bot: String,
}

/// A level of bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct BotInfo {
    /// Its name.
    pub level: String,
    /// How it plays, in a few words.
    pub about: String,
}

/// A premade deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct DeckInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The format it is made for.
    pub format: Option<String>,
    /// Its list, to begin one's own with.
    pub list: String,
}

/// A table to be made.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The id of the game.
    pub game: String,
    /// The mode of play.
    pub mode: String,
    /// The options that differ from their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The seats.
    pub seats: Vec<NewSeat>,
    /// Whether it is in the lobby; others need its link.
    pub listed: bool,
    /// Time to think, if it is limited.
    #[serde(default)]
    pub clock: Option<ClockPlan>,
    /// Whether those who play may ask for hints; by default someone may who plays against bots
    /// alone.
    #[serde(default)]
    pub hints: Option<Hints>,
    /// Card files beside the game's own.
    #[serde(default)]
    pub packs: Vec<Pack>,
}

/// A seat of a table to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewSeat {
    /// Kept for the one who makes the table.
    Me,
    /// For anyone.
    Open,
    /// For a bot.
    Bot {
        /// How well it plays.
        level: String,
        /// Its deck: the id of a premade one or a whole list; none for the usual one.
        #[serde(default)]
        deck: Option<String>,
    },
    /// Not played.
    Closed,
}

/// What the host makes of a seat; whoever sat there has it no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatChange {
    /// What it becomes.
    pub seat: NewSeat,
}

/// What someone who sits down brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// A part of the shuffle's seed, chosen after seeing the table's commitment: 1 to 128 visible
    /// ASCII characters.
    pub nonce: String,
    /// The deck: the id of a premade one or a whole list; none for the usual one.
    #[serde(default)]
    pub deck: Option<String>,
}

/// The cards of a game.
#[derive(Clone, Debug, Serialize, JsonSchema, TS, ToSchema)]
pub struct CardList {
    /// The cards.
    pub cards: Vec<CardPage>,
}

/// A deck list to be checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckCheck {
    /// The mode of play.
    pub mode: String,
    /// The options that differ from their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The deck list.
    pub list: String,
}

/// The numbered rules of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct RuleList {
    /// The rules in their order.
    pub rules: Vec<RulePage>,
}

/// A numbered rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct RulePage {
    /// Its number.
    pub rule: Rule,
    /// The heading it stands under.
    pub chapter: String,
    /// Where it comes from and which modes it holds in.
    pub tags: String,
    /// What it says.
    pub text: String,
    /// Why it is read so, where the rulebook leaves it open.
    pub ruling: Option<String>,
}

/// A finished match, seen again by one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct ReplayPage {
    /// The names of those who played, by seat.
    pub names: Vec<String>,
    /// The seat through whose eyes it is seen; none for a spectator's.
    pub seat: Option<Seat>,
    /// The number of steps of the whole match.
    pub total: u32,
    /// The number of the first step on this page.
    pub from: u32,
    /// The steps on this page.
    pub steps: Vec<ReplayStep>,
    /// How the match ended, also if it was not played to its end.
    pub ending: Option<Ending>,
}

/// One step of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct ReplayStep {
    /// The seat that moved; none for the deal.
    pub seat: Option<Seat>,
    /// What it played, in notation; empty for the deal.
    pub action: String,
    /// The same in words.
    pub label: String,
    /// What the viewer was told of it.
    pub lines: Vec<Line>,
    /// How the table looked in between, in order.
    pub moments: Vec<Moment>,
    /// What the viewer saw after it.
    pub view: View,
}
