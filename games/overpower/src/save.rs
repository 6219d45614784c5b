//! A state as people write it.
//!
//! - `text`: how cards, characters and icons are written; `write`, `read`: a whole state; `agenda`: what waits and
//!   what stands

mod agenda;
mod read;
mod text;
mod write;

use fracas_cards::effect::Stack;
use fracas_core::{Problems, Seat, check_choices, is_default};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::OverPower;
use crate::piece::PieceSet;
use crate::power::Icons;
use crate::state::{Fighter, Missions, Phase, Play, Skirmish, State, Turn};
use crate::who::Who;
use crate::zone::Memory;
use agenda::SavedEntry;

/// A state with cards by their ids and their numbers in their owners' lists.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedState {
    phase: Phase,
    /// Who must decide.
    due: Vec<Seat>,
    initiative: Seat,
    /// How many battles have begun.
    battle: u16,
    /// By seat.
    players: [SavedPlayer; 2],
    #[serde(default, skip_serializing_if = "is_default")]
    skirmish: Skirmish,
    #[serde(default, skip_serializing_if = "is_default")]
    turn: Turn,
    /// What is being played.
    #[serde(default, skip_serializing_if = "is_default")]
    play: Play,
    /// What was being played when it was answered by an attack.
    #[serde(default, skip_serializing_if = "is_default")]
    outer: Play,
    /// The cards of each hand that are still to be checked for duplicates, by their numbers.
    #[serde(default, skip_serializing_if = "is_default")]
    unchecked: [PieceSet; 2],
    /// The cards of each player that the other has just looked at, by their numbers.
    #[serde(default, skip_serializing_if = "is_default")]
    looked: [PieceSet; 2],
    /// What waits for its moment, and the rules that stand.
    #[serde(default, skip_serializing_if = "is_default")]
    scheduled: Vec<SavedEntry>,
    /// The effects that are being carried out, as positions in the cards of the table.
    #[serde(default, skip_serializing_if = "is_default")]
    effects: Stack,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
struct SavedPlayer {
    team: [Fighter; crate::who::TEAM],
    #[serde(default, skip_serializing_if = "is_default")]
    missions: Missions,
    #[serde(default, skip_serializing_if = "is_default")]
    is_done: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    has_discarded: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    lost_last: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    used_base: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    has_paid: bool,
    draw_pile: SavedPile,
    #[serde(default, skip_serializing_if = "is_default")]
    hand: Vec<SavedCard>,
    #[serde(default, skip_serializing_if = "is_default")]
    placed: Vec<SavedCard>,
    #[serde(default, skip_serializing_if = "is_default")]
    under: Vec<SavedCard>,
    #[serde(default, skip_serializing_if = "is_default")]
    astral_plane: Vec<SavedCard>,
    #[serde(default, skip_serializing_if = "is_default")]
    attached: Vec<SavedCard>,
    #[serde(default, skip_serializing_if = "is_default")]
    hits: Vec<SavedCard>,
    #[serde(default, skip_serializing_if = "is_default")]
    face_down: Vec<SavedCard>,
    /// From below.
    #[serde(default, skip_serializing_if = "is_default")]
    power_pack: Vec<SavedCard>,
    #[serde(default, skip_serializing_if = "is_default")]
    dead_pile: Vec<SavedCard>,
    #[serde(default, skip_serializing_if = "is_default")]
    defeated_pile: Vec<SavedCard>,
    #[serde(default, skip_serializing_if = "is_default")]
    removed: Vec<SavedCard>,
    /// What was discarded since the last decision.
    #[serde(default, skip_serializing_if = "is_default")]
    just_discarded: Vec<String>,
    /// What everyone can remember of what lies hidden, by the numbers of cards.
    #[serde(default, skip_serializing_if = "is_default")]
    remembered: Memory,
}

/// A Draw Pile, from below.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedPile {
    /// What was put under it.
    #[serde(default, skip_serializing_if = "is_default")]
    bottom: Vec<SavedCard>,
    /// In no order: it is shuffled as it is drawn.
    cards: Vec<SavedCard>,
    /// What was put or seen on top.
    #[serde(default, skip_serializing_if = "is_default")]
    top: Vec<SavedCard>,
}

#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedCard {
    card: String,
    /// Its number in its owner's list.
    number: u8,
    /// Where it is placed or attached, or what it has hit.
    #[serde(default = "nobody", skip_serializing_if = "is_nobody")]
    at: Who,
    /// Who played it.
    #[serde(default = "nobody", skip_serializing_if = "is_nobody")]
    by: Who,
    /// What it counts and shows as a hit.
    #[serde(default, skip_serializing_if = "is_default")]
    damage: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    icons: Icons,
    /// Whether it hit in the current battle.
    #[serde(default, skip_serializing_if = "is_default")]
    is_current: bool,
    /// Who knows it, where it lies hidden; 2 are those who watch. Everyone knows what lies open or was discarded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seen: Option<Vec<Seat>>,
}

fn nobody() -> Who {
    Who::NOBODY
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
fn is_nobody(who: &Who) -> bool {
    *who == Who::NOBODY
}

impl OverPower {
    /// Writes a state.
    pub(crate) fn write_state(&self, state: &State) -> Value {
        serde_json::to_value(self.to_saved(state)).expect("a saved state is plain data")
    }

    /// Reads a state and refuses an impossible one.
    pub(crate) fn read_state(&self, saved: &Value) -> Result<State, Problems> {
        let saved: SavedState = serde_json::from_value(saved.clone())
            .map_err(|why| Problems::one("state", why.to_string()))?;
        let state = self.understand(&saved)?;
        self.check_position(&state)?;
        check_choices(self, &state)?;
        Ok(state)
    }
}
