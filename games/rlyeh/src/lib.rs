//! Penny Arcade: Rumble in R'lyeh: heroes build decks out of the stacks on a board, and out of what the
//! Bosses guard.
//!
//! - `card`, [`catalogue`](Catalogue): cards, heroes and Bosses; `words`: what they are written in
//! - `turn`: the course of a game, in the order of the rulebook: open this first; `opening`, `board`: how
//!   it begins; `deed`: what players do in their turn
//! - `market`, `price`: buying and gaining; `trigger`: what heroes and cards in front of players do; `effects`:
//!   what cards do; `pile`: a player's cards
//! - `legal`: what may be done; `refusal`: why something may not; `score`: who won
//! - `hidden`: who knows what; `promise`, `worth`: how good it looks
//! - `scene`, `event`, `action`, `save`: what is shown, told, written and kept
//!
//! The rules are numbered in RULES.md; code and tests cite them as R1 to R173.

mod action;
mod board;
mod card;
mod catalogue;
mod deed;
mod effects;
mod event;
mod hidden;
mod legal;
mod market;
mod opening;
mod options;
mod pile;
mod position;
mod price;
mod promise;
mod refusal;
mod save;
mod scene;
mod score;
mod setup;
mod shelf;
mod state;
mod thing;
mod trigger;
mod turn;
mod words;
mod worth;

use std::hash::Hasher;
use std::sync::Arc;

use fracas_core::{
    CardName, Chance, Choice, Game, Legible, Log, Outcome, Outlook, Passport, Problems, Refusal,
    Scene, Seat, SeatSet, Setup, Title, Told, Viewer,
};
use serde_json::Value;

pub use action::Action;
pub use card::{
    Attack, Boss, BossId, Card, CardId, CardKind, Colour, Cost, Defense, Hero, HeroId, LOOTS, Roll,
    Stack, Starter, Trigger,
};
pub use catalogue::Catalogue;
pub use event::Event;
pub use options::Mode;
pub use state::State;
pub use words::{
    Boon, Condition, Count, Deed, Filter, Group, Number, On, Operation, Place, Role, Sort, Tint,
    Whom, Words,
};

use board::Plan;
use worth::Worth;

/// The permanent id of the game.
pub const ID: &str = "rlyeh";

/// The game on the shelf.
#[derive(Clone, Copy, Debug, Default)]
pub struct RlyehTitle;

impl Title for RlyehTitle {
    type Game = Rlyeh;

    fn passport(&self) -> &'static Passport {
        &options::PASSPORT
    }

    fn open(&self, setup: &Setup) -> Result<Rlyeh, Problems> {
        Rlyeh::open(setup)
    }
}

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Rlyeh {
    seats: usize,
    /// Who goes first; none if that is left to chance (R61).
    first: Option<Seat>,
    /// Whether everyone chooses one of two heroes (R58), or is dealt one (R20).
    are_heroes_chosen: bool,
    /// The heroes that can be dealt, as a set of bits.
    heroes: u64,
    /// Which stacks and Bosses come onto the board.
    plan: Plan,
    /// The highest roll with which a PAX Pox falls off a head (G16).
    drops_at_most: u8,
    /// How many stacks must be depleted to end the game (R56, R57, R123).
    depleted_to_end: u8,
    catalogue: Arc<Catalogue>,
    /// What each card is worth to a deck, as a guess.
    worth: Arc<[Worth]>,
}

impl Rlyeh {
    /// Gets the cards, heroes and Bosses of the table.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// Gets a card of the table.
    #[inline]
    fn card(&self, card: CardId) -> &Card {
        self.catalogue.card(card)
    }

    /// Iterates over the other seats, clockwise from one (R62, R118).
    #[inline]
    fn others(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let seats = self.seats;
        (1..seats).map(move |steps| seat.left(steps, seats))
    }
}

impl Game for Rlyeh {
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
    fn actions(&self, state: &State, _: Seat, out: &mut Vec<Action>) {
        self.list_actions(state, out);
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

    #[inline]
    fn distinct_actions(&self, state: &State, _: Seat, out: &mut Vec<Action>) {
        self.list_distinct(state, out);
    }

    fn promise(&self, state: &State, seat: Seat) -> f32 {
        self.estimate(state, seat)
    }

    fn outlook(&self) -> Outlook {
        Rlyeh::rounds_ahead()
    }

    #[inline]
    fn is_calm(&self, state: &State) -> bool {
        Rlyeh::has_played_nothing(state)
    }
}

impl Legible for Rlyeh {
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
        let cards = self.catalogue.cards();
        cards.map(|(_, card)| CardName { id: card.id.clone(), name: card.name.clone() }).collect()
    }
}
