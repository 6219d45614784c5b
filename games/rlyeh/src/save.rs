//! A state as people write it.
//!
//! - `write`: from a state; `read`: to a state, as far as its words are known; `reader`: words and lists

mod read;
mod reader;
mod write;

use fracas_cards::effect::Stack;
use fracas_core::{Problems, Seat, check_choices, is_default};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Rlyeh;
use crate::state::{Phase, State};
use crate::words::Boon;

/// A state with cards, heroes and Bosses by their ids.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedState {
    phase: Phase,
    first: Seat,
    active: Seat,
    turn: u16,
    quiet: u16,
    tokens: u16,
    power: u16,
    /// By seat.
    players: Vec<SavedPlayer>,
    /// Green, Gold, Red, each by cost.
    board: Vec<SavedStack>,
    /// Green, Gold, Red.
    bosses: Vec<SavedBoss>,
    /// The PAX Pox in their stack.
    pox: u8,
    /// The card whose stack is under the Glob token; null off the board.
    glob: Option<String>,
    deleted: Vec<String>,
    this_turn: SavedLedger,
    #[serde(default, skip_serializing_if = "is_default")]
    mind: SavedMind,
    /// The effects that are being carried out, as positions in the cards of the table.
    #[serde(default, skip_serializing_if = "is_default")]
    effects: Stack,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedPlayer {
    /// Null before it is chosen.
    hero: Option<String>,
    /// The two heroes to choose from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    offered: Option<[String; 2]>,
    deck: SavedDeck,
    /// What only the player knows to be in hand.
    hand: Vec<String>,
    /// What everyone knows to be in hand.
    #[serde(default, skip_serializing_if = "is_default")]
    shown: Vec<String>,
    play: Vec<String>,
    discard: Vec<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    front: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    head: Option<SavedHead>,
    /// Which of the hero's triggers, then of those of the cards in front, have happened this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    used: Vec<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedDeck {
    /// What was put under it, the lowest first.
    #[serde(default, skip_serializing_if = "is_default")]
    bottom: Vec<String>,
    /// In no order: it is shuffled as it is drawn.
    cards: Vec<String>,
    /// What was seen on top, the topmost last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    top: Vec<SavedTop>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedTop {
    card: String,
    seen_by: Witness,
}

/// Who has seen a card on top of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Witness {
    Owner,
    Everyone,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedHead {
    by: Seat,
    is_safe: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedStack {
    card: String,
    left: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedBoss {
    boss: String,
    /// The Loots left, in no order: one is drawn when it is taken.
    loots: Vec<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    is_bought: bool,
}

/// What happened in this turn.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedLedger {
    /// In the order they were played; as what they were played.
    plays: Vec<String>,
    played: u8,
    green: u8,
    red: u8,
    gold: u8,
    tokens_spent: u16,
    power_spent: u16,
    /// Green, Red, Gold and not Gold.
    bought: [u8; 4],
    /// What a card gives that says 1.
    ones: u8,
    /// What holds for the rest of the turn, with the cards that said so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    boons: Vec<SavedBoon>,
    #[serde(default, skip_serializing_if = "is_default")]
    is_rolling_more: bool,
    /// How many cards more are drawn for the next hand.
    #[serde(default, skip_serializing_if = "is_default")]
    extra_cards: u8,
    has_drawn: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    plays_all: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    rank: u8,
}

/// Something that holds for the rest of the turn.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedBoon {
    boon: Boon,
    card: String,
}

/// What an effect remembers beside its place in the cards.
#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedMind {
    #[serde(default, skip_serializing_if = "is_default")]
    is_settled: bool,
    /// Who was asked.
    #[serde(default, skip_serializing_if = "is_default")]
    asked: Vec<Seat>,
    /// The card that was revealed, discarded or deleted last.
    #[serde(default, skip_serializing_if = "is_default")]
    shown: Option<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    deleted: u8,
    /// Whose card is being played by another.
    #[serde(default, skip_serializing_if = "is_default")]
    lender: Option<Seat>,
    /// How many cards of that player were played so far.
    #[serde(default, skip_serializing_if = "is_default")]
    borrowed: u8,
    /// Whether the card that was bought or gained last was put elsewhere than on the discard pile.
    #[serde(default, skip_serializing_if = "is_default")]
    is_placed: bool,
    /// The card that is being played as a copy of another.
    #[serde(default, skip_serializing_if = "is_default")]
    copier: Option<String>,
}

impl Rlyeh {
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
