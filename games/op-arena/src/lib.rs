//! O.P. Arena: absurd Dudes in a brawl of dice, in which everyone who had a part in a kill scores.
//!
//! - `dude`, [`catalogue`](Catalogue): the Dudes; `words`: what they are written in
//! - `turn`: the course of a game, in the order of the rulebook: open this first; `hands`: the deal, starting
//!   Dudes and the deck; `calling`: phases 1 and 2; `tokens`: phase 3; `die`: phases 4 and 5; `trigger`: what
//!   happens by itself
//! - `damage`: damage and deaths; `effects`: what abilities do; `fighter`: a Dude in play
//! - `legal`: what may be done; `refusal`: why something may not; `score`: who won
//! - `hidden`: who knows what; `promise`: how good it looks
//! - `scene`, `event`, `action`, `save`: what is shown, told, written and kept
//! - `without`: the same table without a Dude, for the lab to compare
//!
//! The rules are numbered in RULES.md; code and tests cite them as R1 to R145, its rulings on gaps as G1 to
//! G27 and C1 on.

mod action;
mod calling;
mod catalogue;
mod damage;
mod die;
mod dude;
mod dudes;
mod effects;
mod event;
mod fighter;
mod hands;
mod hidden;
mod legal;
mod options;
mod position;
mod promise;
mod refusal;
mod save;
mod scene;
mod score;
mod setup;
mod shelf;
mod state;
#[cfg(test)]
mod tests;
mod thing;
mod tokens;
mod trigger;
mod turn;
mod without;
mod words;

use std::hash::Hasher;
use std::sync::Arc;

use fracas_core::{
    CardName, Chance, Choice, Game, Legible, Log, Outcome, Outlook, Passport, Problems, Refusal,
    Scene, Seat, SeatSet, Setup, Title, Told, Viewer,
};
use serde_json::Value;

pub use action::Action;
pub use catalogue::Catalogue;
pub use dude::{Ability, Dude, DudeId, Kind, Rolls, Slot, Spot};
pub use event::{Event, Merit, Place};
pub use options::Mode;
pub use state::State;
pub use words::{
    Condition, Count, Deed, Filter, Group, Look, Means, Number, Operation, Party, Players, Rule,
    Scope, Sort, Token, Type, When, Whom, Whose, Words,
};

use options::Reading;

/// The permanent id of the game.
pub const ID: &str = "op-arena";

/// The game on the shelf.
#[derive(Clone, Copy, Debug, Default)]
pub struct OpArenaTitle;

impl Title for OpArenaTitle {
    type Game = OpArena;

    fn passport(&self) -> &'static Passport {
        &options::PASSPORT
    }

    fn open(&self, setup: &Setup) -> Result<OpArena, Problems> {
        OpArena::open(setup)
    }
}

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct OpArena {
    mode: Mode,
    seats: usize,
    /// Who goes first; none if that is left to chance.
    first: Option<Seat>,
    /// How many Dudes are drawn up to (R13, R121, R140).
    hand: usize,
    /// Whether two Dudes in play are enough for the call, and cubes reroll (R40, R141, R142).
    has_limit: bool,
    /// What others may read of a Dude.
    reading: Reading,
    /// The state every game of the table starts from.
    before: State,
    catalogue: Arc<Catalogue>,
}

impl OpArena {
    /// Gets the Dudes of the table.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }
}

impl Game for OpArena {
    type State = State;
    type Action = Action;
    type Event = Event;

    fn seats(&self) -> usize {
        self.seats
    }

    #[inline]
    fn deal(&self, chance: &mut impl Chance, log: &mut impl Log<Event, State>) -> State {
        self.start(chance, log)
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        state.due
    }

    #[inline]
    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(state, seat, out);
    }

    #[inline]
    fn distinct_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_distinct(state, seat, out);
    }

    #[inline]
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

    #[inline]
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
        OpArena::TURN_AHEAD
    }

    #[inline]
    fn reflex(&self, state: &State, _seat: Seat) -> Option<Action> {
        OpArena::does_without(state).then_some(Action::Pass)
    }

    #[inline]
    fn is_calm(&self, state: &State) -> bool {
        OpArena::is_turn_fresh(state)
    }
}

impl Legible for OpArena {
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
        event.tell(&self.catalogue, names)
    }

    fn save(&self, state: &State) -> Value {
        self.write_state(state)
    }

    fn load(&self, saved: &Value) -> Result<State, Problems> {
        self.read_state(saved)
    }

    fn cards(&self) -> Vec<CardName> {
        let dudes = self.catalogue.dudes();
        dudes.map(|(_, dude)| CardName { id: dude.id.clone(), name: dude.name.clone() }).collect()
    }

    fn without(&self, card: u16) -> Option<OpArena> {
        self.without_dude(DudeId(u8::try_from(card).ok()?))
    }
}
