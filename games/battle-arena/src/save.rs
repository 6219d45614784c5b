//! A state as people write it.
//!
//! - `write`: from a state; `read`: to a state, as far as its words are known; `reader`: words and lists
//! - `agenda`: what waits for its moment and what stands

mod agenda;
mod read;
mod reader;
mod write;

use fracas_cards::effect::Stack;
use fracas_core::{Problems, Seat, check_choices, is_default};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::BattleArena;
use crate::state::{Phase, State};

use agenda::SavedEntry;

/// A state with cards by their ids. What only Playmaker has is left out in the other modes.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedState {
    phase: Phase,
    flip_winner: Seat,
    /// Who plays at home; none before the side is chosen.
    home: Option<Seat>,
    /// Who has Honors; none before they are given, and in Rookie.
    honors: Option<Seat>,
    /// Who has decided about substitution in this Battle.
    decided: Vec<Seat>,
    /// Who of these has substituted.
    #[serde(default)]
    substituted: Vec<Seat>,
    battles_over: u8,
    players: [SavedPlayer; 2],
    /// What Plays did in the current Battle.
    #[serde(default, skip_serializing_if = "is_default")]
    fight: SavedFight,
    /// What the last Play has come to so far.
    #[serde(default, skip_serializing_if = "is_default")]
    tally: SavedTally,
    /// The effects that are being carried out, as positions in the cards of the table.
    #[serde(default, skip_serializing_if = "is_default")]
    effects: Stack,
    /// What waits for its moment and what stands, oldest first.
    #[serde(default, skip_serializing_if = "is_default")]
    scheduled: Vec<SavedEntry>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedPlayer {
    /// In no order: the deck is shuffled as it is drawn.
    deck: Vec<String>,
    hand: Vec<String>,
    /// In the order of Battles.
    line_up: Vec<String>,
    discard: Vec<String>,
    overtime: Vec<String>,
    hot_dogs: i8,
    /// What only Playmaker has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    playmaker: Option<SavedPlays>,
}

/// What a player has in Playmaker alone. Battles are counted from 1.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedPlays {
    /// The Battles won, which do not follow from the Heroes.
    won: Vec<u8>,
    playbook: SavedBook,
    hand: Vec<SavedHeld>,
    discard: Vec<SavedSpent>,
    #[serde(default, skip_serializing_if = "is_default")]
    beside: Vec<SavedBeside>,
    /// Plays that are Hot Dogs.
    #[serde(default, skip_serializing_if = "is_default")]
    hot_dogs: Vec<String>,
    /// Plays that lie open.
    #[serde(default, skip_serializing_if = "is_default")]
    shown: Vec<String>,
    /// Heroes that lie open.
    #[serde(default, skip_serializing_if = "is_default")]
    shown_heroes: Vec<String>,
    /// Battles whose Hero the owner has not seen.
    #[serde(default, skip_serializing_if = "is_default")]
    unseen: Vec<u8>,
    /// Battles whose face-down Hero the opponent has seen.
    #[serde(default, skip_serializing_if = "is_default")]
    spied: Vec<u8>,
    /// Heroes in hand that the opponent has seen.
    #[serde(default, skip_serializing_if = "is_default")]
    seen_hand: Vec<String>,
    /// Heroes that everyone knows to be hidden somewhere.
    #[serde(default, skip_serializing_if = "is_default")]
    hidden_heroes: Vec<String>,
    /// Plays that everyone knows to be hidden somewhere.
    #[serde(default, skip_serializing_if = "is_default")]
    hidden_plays: Vec<String>,
    /// The Plays that were run this game.
    #[serde(default, skip_serializing_if = "is_default")]
    ran: Vec<String>,
    /// The Play that was run last.
    #[serde(default, skip_serializing_if = "is_default")]
    last_play: Option<String>,
    /// How many Plays were run in the Battle before.
    #[serde(default, skip_serializing_if = "is_default")]
    plays_before: u8,
    /// What the Hero of the Battle before had beyond its printed Power.
    #[serde(default, skip_serializing_if = "is_default")]
    extra_before: i16,
    /// Coins flipped and dice rolled.
    #[serde(default, skip_serializing_if = "is_default")]
    luck: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedBook {
    /// What was put under it, the lowest last.
    #[serde(default, skip_serializing_if = "is_default")]
    bottom: Vec<SavedKnown>,
    /// In no order: it is shuffled as it is drawn.
    cards: Vec<String>,
    /// What was put on top, the topmost last.
    #[serde(default, skip_serializing_if = "is_default")]
    top: Vec<SavedKnown>,
}

#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedKnown {
    play: String,
    known_to: Vec<Seat>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedHeld {
    play: String,
    /// Whether the opponent has seen it.
    #[serde(default, skip_serializing_if = "is_default")]
    is_seen: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedSpent {
    play: String,
    /// The Battle it was run in; 0 if it was not run.
    #[serde(default, skip_serializing_if = "is_default")]
    battle: u8,
}

#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedBeside {
    play: String,
    /// The Battle it was run in.
    battle: u8,
    /// Whether it has stayed for its lasting effect.
    #[serde(default, skip_serializing_if = "is_default")]
    has_stayed: bool,
}

#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SavedFight {
    stopped: Vec<Seat>,
    starved: Vec<Seat>,
    is_called_off: bool,
    brought_in: Vec<Seat>,
    runs: Vec<SavedRun>,
    /// By seat.
    sides: [SavedSide; 2],
    changes: Vec<SavedChange>,
}

#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedRun {
    seat: Seat,
    play: String,
    paid: u8,
}

#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SavedSide {
    plays: u8,
    hot_dogs_spent: u8,
    plays_drawn: u8,
    hot_dogs_recovered: u8,
    flips: u8,
    /// Below what the Hero's Power cannot drop.
    floor: Option<i16>,
}

/// What one Play did to the Power of one Hero.
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedChange {
    of: Seat,
    by: Seat,
    play: String,
    gain: i16,
    loss: i16,
}

#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SavedTally {
    /// The Play whose program runs.
    running: Option<String>,
    hot_dogs_before: i8,
    heads: u8,
    tails: u8,
    /// By seat.
    sums: [u8; 2],
    /// Of the numbers 1 to 6.
    faces: [u8; 6],
    throws: u8,
    paid: u8,
    discarded: u8,
    settled: u8,
    /// Who sees the Plays that lie open.
    looks: Vec<Seat>,
}

impl BattleArena {
    /// Writes a state.
    pub(crate) fn write_state(&self, state: &State) -> Value {
        serde_json::to_value(self.to_saved(state)).expect("a saved state is plain data")
    }

    /// Reads a state and refuses an impossible one.
    pub(crate) fn read_state(&self, saved: &Value) -> Result<State, Problems> {
        let saved: SavedState = serde_json::from_value(saved.clone())
            .map_err(|why| Problems::one("state", why.to_string()))?;
        let mut state = self.understand(&saved)?;
        self.settle_results(&mut state)?;
        self.check_course(&state, saved.home, saved.honors)?;
        state.due = self.who_is_due(&state)?;
        check_choices(self, &state)?;
        Ok(state)
    }
}
