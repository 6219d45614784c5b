//! OverPower Draft and Sealed: packs are opened, stacks are picked, and everyone builds a deck for OverPower of what they
//! have. Nobody wins here; a seat takes a deck away ([`Legible::takes_away`]).
//!
//! - `turn`: the course of a draft, in the order of the rulebook: open this first; `setup`: the packs
//! - `products`: what is in packs and Starter Decks, from `products/*.toml`, where it is said what is assumed
//! - `building`: what a builder's choices do; the deck itself is checked and completed by OverPower
//! - `legal`: what may be done; `refusal`: why something may not; `score`: how it ends
//! - `hidden`: who knows what; `promise`: how good a pool looks
//! - `scene`, `event`, `action`, `save`: what is shown, told, written and kept
//!
//! The rules are those of OverPower (R467 to R494), numbered in its RULES.md.

#![expect(
    clippy::unused_self,
    reason = "questions about the table are asked of the rules, whether or not they look at the cards"
)]

mod action;
mod building;
mod event;
mod hidden;
mod legal;
mod options;
mod products;
mod promise;
mod refusal;
mod save;
mod scene;
mod score;
mod setup;
mod shelf;
mod state;
mod turn;

use std::hash::Hasher;
use std::sync::Arc;

use fracas_core::{
    Chance, Choice, Game, Legible, Log, Outcome, Outlook, Passport, Problems, Refusal, Scene, Seat,
    SeatSet, Setup, Title, Told, Viewer,
};
use fracas_overpower::Catalogue;
use serde_json::Value;

pub use action::Action;
pub use event::Event;
pub use options::Mode;
pub use products::{Products, Starter};
pub use state::{
    Bench, CHARACTERS, Find, MAX_FINDS, MOST_BOOSTERS, PACKS, Pack, Phase, Player, StackId, Stage,
    State,
};

/// The permanent id of the game.
pub const ID: &str = "overpower-limited";

/// The game on the shelf.
#[derive(Clone, Copy, Debug, Default)]
pub struct OverPowerLimitedTitle;

impl Title for OverPowerLimitedTitle {
    type Game = OverPowerLimited;

    fn passport(&self) -> &'static Passport {
        &options::PASSPORT
    }

    fn open(&self, setup: &Setup) -> Result<OverPowerLimited, Problems> {
        OverPowerLimited::open(setup)
    }
}

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct OverPowerLimited {
    mode: Mode,
    seats: usize,
    catalogue: Arc<Catalogue>,
    products: Arc<Products>,
}

impl OverPowerLimited {
    /// Gets the cards of the table.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// Gets what can be opened.
    pub fn products(&self) -> &Products {
        &self.products
    }
}

impl Game for OverPowerLimited {
    type State = State;
    type Action = Action;
    type Event = Event;

    fn seats(&self) -> usize {
        self.seats
    }

    fn deal(&self, chance: &mut impl Chance, log: &mut impl Log<Event, State>) -> State {
        self.start(chance, log)
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        state.due
    }

    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(state, seat, out);
    }

    fn distinct_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_distinct(state, seat, out);
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        self.act(state, seat, action, chance, log);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
    }

    fn resample(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        self.redeal(state, viewer, chance);
    }

    fn know(&self, state: &State, seat: Seat, hasher: &mut impl Hasher) {
        self.know_of(state, seat, hasher);
    }

    fn promise(&self, state: &State, seat: Seat) -> f32 {
        self.estimate(state, seat)
    }

    fn outlook(&self) -> Outlook {
        OverPowerLimited::AROUND
    }
}

impl Legible for OverPowerLimited {
    fn notation(&self, action: Action) -> String {
        action.write(&self.catalogue)
    }

    fn parse(&self, text: &str) -> Result<Action, String> {
        Action::read(text, &self.catalogue)
    }

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        self.explain(state, seat, action)
    }

    fn choice(&self, state: &State, seat: Seat, action: Action) -> Choice {
        self.describe(state, seat, action)
    }

    fn scene(&self, state: &State, viewer: Viewer) -> Scene {
        self.show(state, viewer)
    }

    fn tell(&self, event: &Event, names: &[String]) -> Told {
        self.tell_event(*event, names)
    }

    fn save(&self, state: &State) -> Value {
        self.write_state(state)
    }

    fn load(&self, saved: &Value) -> Result<State, Problems> {
        self.read_state(saved)
    }

    fn takes_away(&self, state: &State, seat: Seat) -> Option<String> {
        self.deck_of(state, seat)
    }
}
