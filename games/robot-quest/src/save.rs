//! A state as people write it.

mod read;
mod write;

use std::collections::BTreeMap;

use fracas_cards::effect::{Agenda, Stack};
use fracas_core::{Problems, Seat, check_choices, is_default};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::RobotQuest;
use crate::state::{Phase, SCHEDULED, SHOP, State};
use crate::words::Moment;

/// A state with cards and robots by their ids, and spaces as they are called.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedState {
    phase: Phase,
    first: Seat,
    active: Seat,
    turn: u16,
    quiet: u16,
    energy: u16,
    #[serde(rename = "move")]
    moves: u16,
    /// By seat.
    players: Vec<SavedPlayer>,
    shop: [Option<String>; SHOP],
    /// In no order: it is shuffled as it is drawn.
    shop_deck: Vec<String>,
    /// The copies left of each card.
    supply: BTreeMap<String, u8>,
    scrap: Vec<String>,
    reserve: SavedReserve,
    /// The robots whose tile has still to act at the start of turn.
    #[serde(default, skip_serializing_if = "is_default")]
    starting: Vec<String>,
    /// The effects that are being carried out, as positions in the cards of the table.
    #[serde(default, skip_serializing_if = "is_default")]
    effects: Stack,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deed: Option<SavedDeed>,
    #[serde(default, skip_serializing_if = "is_default")]
    scheduled: Agenda<Moment, SCHEDULED>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedReserve {
    /// With a gem counted as five.
    red: i16,
    blue: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedPlayer {
    robots: Vec<SavedRobot>,
    /// In no order: it is shuffled as it is drawn.
    deck: Vec<String>,
    hand: Vec<String>,
    /// How many of the hand, the last ones, everyone knows to be there.
    #[serde(default, skip_serializing_if = "is_default")]
    surely_in_hand: u8,
    in_play: Vec<String>,
    discard: Vec<String>,
    /// The red cubes of the Victory Point Pile, with a gem counted as five.
    red: u16,
    blue: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedRobot {
    /// Null before the Player Board is chosen.
    robot: Option<String>,
    /// Null off the board.
    space: Option<String>,
    red: u8,
    blue: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    has_used_ability: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    moves_over_obstacles: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    moves_diagonally: bool,
    /// What it was knocked into this turn: `wall d4`, `side top`, `robot pug`.
    #[serde(default, skip_serializing_if = "is_default")]
    knocked_into: Vec<String>,
}

/// What an effect has under way beside its place in the cards.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedDeed {
    actor: String,
    target: Option<String>,
    extra_damage: i16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    shift: Option<SavedShift>,
}

/// A knock back or pull.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedShift {
    is_under_way: bool,
    /// The robots still to be moved.
    queue: Vec<String>,
    robot: String,
    left: u8,
    gone: u8,
    origin: String,
    start: String,
    was_stopped: bool,
}

impl RobotQuest {
    /// Writes a state.
    pub(crate) fn write_state(&self, state: &State) -> Value {
        serde_json::to_value(self.to_saved(state)).expect("a saved state is plain data")
    }

    /// Reads a state and refuses an impossible one.
    pub(crate) fn read_state(&self, saved: &Value) -> Result<State, Problems> {
        let saved: SavedState = serde_json::from_value(saved.clone())
            .map_err(|why| Problems::one("state", why.to_string()))?;
        let mut state = self.understand(&saved)?;
        self.check_position(&state)?;
        state.due = self.who_is_due(&state).into_iter().collect();
        check_choices(self, &state)?;
        Ok(state)
    }
}
