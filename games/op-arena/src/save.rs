//! A state as people write it.

mod read;
mod write;

use std::collections::BTreeMap;

use fracas_cards::effect::Stack;
use fracas_core::{Problems, Seat, check_choices, is_default};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::OpArena;
use crate::state::{Die, Phase, State};

/// A state with Dudes by their ids.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedState {
    phase: Phase,
    first: Seat,
    active: Seat,
    turn: u16,
    quiet: u16,
    /// Who has still to put down starting Dudes.
    #[serde(default, skip_serializing_if = "is_default")]
    laying: Vec<Seat>,
    /// How many players the call has passed by.
    #[serde(default, skip_serializing_if = "is_default")]
    called: u8,
    /// What the Power Die shows; 0 before it is rolled.
    #[serde(default, skip_serializing_if = "is_default")]
    roll: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    die: Die,
    /// How many Dudes were discarded from hand in this Cleanup, and which was the last.
    #[serde(default, skip_serializing_if = "is_default")]
    dropped: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last_dropped: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last_killer: Option<Seat>,
    /// The token that is being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    token: Option<SavedToken>,
    supply: SavedTokens,
    /// By seat.
    players: Vec<SavedPlayer>,
    /// In no order: it is shuffled as it is drawn.
    deck: Vec<String>,
    discard: Vec<String>,
    /// The Dudes in play, in the order in which they came.
    arena: Vec<SavedFighter>,
    /// The Dudes in play that are still to be noticed by others there.
    #[serde(default, skip_serializing_if = "is_default")]
    newcomers: Vec<String>,
    /// Whether those who are targeted answer just now.
    #[serde(default, skip_serializing_if = "is_default")]
    answering: bool,
    /// The dead whose last ability is still to be used.
    #[serde(default, skip_serializing_if = "is_default")]
    fallen: Vec<SavedFallen>,
    /// The effects that are being carried out, as positions in the Dudes of the table.
    #[serde(default, skip_serializing_if = "is_default")]
    effects: Stack,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedTokens {
    shields: u8,
    nerphs: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedToken {
    /// On which Dude.
    dude: String,
    /// A Nerph on which ability; a Shield is on none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    nerphs: Option<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedPlayer {
    points: u16,
    shields: u8,
    nerphs: u8,
    cubes: u8,
    hand: Vec<String>,
    /// Those of the hand that lie face down to start with.
    #[serde(default, skip_serializing_if = "is_default")]
    laid: Vec<String>,
    /// Those of the hand that others know to be there: which seats, or everyone.
    #[serde(default, skip_serializing_if = "is_default")]
    known: BTreeMap<String, Known>,
    /// Those of the hand that were there when the deck was made anew.
    #[serde(default, skip_serializing_if = "is_default")]
    old: Vec<String>,
}

/// Who knows of a Dude in a hand.
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum Known {
    /// `true`: everyone, those who watch included.
    Everyone(bool),
    /// Some players, its holder among them.
    Seats(Vec<Seat>),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedFighter {
    dude: String,
    controller: Seat,
    /// The Damage Markers by seat.
    #[serde(default, skip_serializing_if = "is_default")]
    damage: BTreeMap<u8, u8>,
    #[serde(default, skip_serializing_if = "is_default")]
    shield: bool,
    /// The abilities with a Nerph: 1, 2 or both.
    #[serde(default, skip_serializing_if = "is_default")]
    nerphed: Vec<u8>,
    /// The abilities that have triggered and are still to be used.
    #[serde(default, skip_serializing_if = "is_default")]
    pending: Vec<u8>,
    /// The Dude that these are about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    about: Option<String>,
    /// Whether it came into play after the die was rolled.
    #[serde(default, skip_serializing_if = "is_default")]
    late: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    growth: i8,
    /// Who has killed it, if it is dead and still to be taken off the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    killed: Option<SavedDoom>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedDoom {
    killer: Seat,
    /// With which Dude.
    by: String,
}

#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedFallen {
    dude: String,
    controller: Seat,
    killer: Seat,
}

impl OpArena {
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
        state.due = self.who_is_due(&state);
        check_choices(self, &state)?;
        Ok(state)
    }
}
