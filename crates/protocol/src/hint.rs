//! Hints: what search thinks of someone's choices, from what they know.
//!
//! Values are thousandths: 0 for the last place, 1000 for the first.

use fracas_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Whether those who play may ask for hints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hints {
    /// They may.
    Allowed,
    /// They may not.
    Off,
}

/// What search thinks of a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Hint {
    /// The number of the decision it is about, as the position gave it.
    #[ts(type = "number")]
    pub turn: u64,
    /// How well the seat will do if it does what is best, in thousandths.
    pub expected: u16,
    /// The notation of the best choice.
    pub best: String,
    /// What is thought of each choice, in the order of the choices.
    pub options: Vec<HintOption>,
    /// What will probably happen, beginning with the best choice.
    pub line: Vec<HintStep>,
}

/// What is thought of a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct HintOption {
    /// The choice in notation.
    pub notation: String,
    /// How well the seat will do with it, in thousandths.
    pub value: u16,
    /// How often it was tried: the more, the surer.
    pub visits: u32,
}

/// A decision that is expected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct HintStep {
    /// Who decides.
    pub seat: Seat,
    /// The decision in words, as the one who decides reads it.
    pub label: String,
    /// How sure it is after what came before, in thousandths.
    pub share: u16,
}
