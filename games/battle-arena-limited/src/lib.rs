//! Bo Jackson Battle Arena Sealed: a player opens packs alone and builds a deck of what is in them. Nobody wins here; the
//! seat takes a deck away ([`Legible::takes_away`]) for a table of the format that its mode names.
//!
//! - `building`: what a builder's choices do: open this first; the deck itself is checked and completed by Battle Arena
//! - `products`: what is in packs, from `products/packs.toml`, where it is said what is assumed; `setup`: opening them
//! - `legal`: what may be done; `refusal`: why something may not; `score`: how it ends
//! - `hidden`: who knows what; `promise`: how good it looks
//! - `scene`, `event`, `action`, `save`: what is shown, told, written and kept
//!
//! The rules are those of Battle Arena (R171 to R180), numbered in its RULES.md.

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

use std::hash::Hasher;
use std::sync::Arc;

use fracas_battle_arena::{Catalogue, Format};
use fracas_core::{
    Chance, Choice, Game, Legible, Log, Outcome, Passport, Problems, Refusal, Scene, Seat, SeatSet,
    Setup, Title, Told, Viewer,
};
use serde_json::Value;

pub use action::{Action, Card};
pub use event::Event;
pub use products::{Pack, Product, Products, Set};
pub use state::{Bench, HotDogId, Pool, Stage, State};

/// The permanent id of the game.
pub const ID: &str = "battle-arena-limited";

/// The one seat: everyone opens alone (R171).
pub(crate) const ALONE: Seat = Seat(0);

/// The game on the shelf.
#[derive(Clone, Copy, Debug, Default)]
pub struct BattleArenaLimitedTitle;

impl Title for BattleArenaLimitedTitle {
    type Game = BattleArenaLimited;

    fn passport(&self) -> &'static Passport {
        &options::PASSPORT
    }

    fn open(&self, setup: &Setup) -> Result<BattleArenaLimited, Problems> {
        BattleArenaLimited::open(setup)
    }
}

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct BattleArenaLimited {
    catalogue: Arc<Catalogue>,
    products: Arc<Products>,
    /// What is opened, by its place among the products.
    product: usize,
    /// What the packs are of, by its place among the products' sets.
    set: usize,
    /// What decks are built for.
    format: &'static Format,
}

impl BattleArenaLimited {
    /// Gets the cards of the table.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// Gets what is known of packs.
    pub fn products(&self) -> &Products {
        &self.products
    }

    /// Gets what is opened.
    pub fn product(&self) -> &Product {
        &self.products.products()[self.product]
    }

    /// Gets the set that all packs are of (R172).
    pub fn set(&self) -> &Set {
        &self.products.sets()[self.set]
    }

    /// Gets what decks are built for.
    pub fn format(&self) -> &'static Format {
        self.format
    }
}

impl Game for BattleArenaLimited {
    type State = State;
    type Action = Action;
    type Event = Event;

    fn seats(&self) -> usize {
        1
    }

    fn deal(&self, chance: &mut impl Chance, log: &mut impl Log<Event, State>) -> State {
        self.start(chance, log)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        if state.is_done { SeatSet::EMPTY } else { SeatSet::one(ALONE) }
    }

    fn actions(&self, state: &State, _: Seat, out: &mut Vec<Action>) {
        self.list_actions(state, out);
    }

    fn distinct_actions(&self, state: &State, _: Seat, out: &mut Vec<Action>) {
        self.list_distinct(state, out);
    }

    fn apply(
        &self,
        state: &mut State,
        _: Seat,
        action: Action,
        _: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        self.build(state, action, log);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        score::result(state)
    }

    fn resample(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        self.redeal(state, viewer, chance);
    }

    fn know(&self, state: &State, _: Seat, hasher: &mut impl Hasher) {
        hidden::know(state, hasher);
    }

    fn promise(&self, _: &State, _: Seat) -> f32 {
        promise::PROMISE
    }
}

impl Legible for BattleArenaLimited {
    fn notation(&self, action: Action) -> String {
        action.write(&self.catalogue)
    }

    fn parse(&self, text: &str) -> Result<Action, String> {
        Action::read(text, &self.catalogue)
    }

    fn refuse(&self, state: &State, _: Seat, action: Action) -> Refusal {
        self.explain(state, action)
    }

    fn choice(&self, _: &State, _: Seat, action: Action) -> Choice {
        self.describe(action)
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
        let is_there = seat == ALONE && state.is_done;
        is_there.then(|| self.deck_of(state).write(&self.catalogue))
    }
}
