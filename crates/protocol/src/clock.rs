//! Time to think.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How long people may think. Bots are not timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockPlan {
    /// Seconds for each move; none for no limit.
    pub per_move: Option<u32>,
    /// Seconds for all moves of a seat together; none for no limit.
    pub per_match: Option<u32>,
    /// What happens to a seat whose time is up.
    pub when_out: WhenOut,
}

/// What happens to a seat whose time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WhenOut {
    /// A bot finishes for it.
    Bot,
    /// A bot plays on for it until its person comes back, who may as long as there is time left for
    /// the match.
    StandIn,
    /// It loses.
    Lose,
}

/// What the clock of a seat shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS, ToSchema)]
pub struct ClockReading {
    /// The milliseconds left until the seat is out of time.
    #[ts(type = "number")]
    pub left: u64,
    /// Whether it runs now.
    pub running: bool,
}
