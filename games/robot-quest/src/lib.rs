//! Robot Quest Arena: robots fight over cubes in an arena of 7 by 7 spaces, with decks built on the way.
//!
//! - `card`, [`catalogue`](Catalogue): cards, robots and tiles; `words`: what they are written in;
//!   `arena`, `field`: where the tiles lie; [`sight`]: spaces and lines
//! - `turn`: the course of a game, in the order of the rulebook: open this first; `opening`: how it
//!   begins; `deed`: what players do in the Main phase
//! - `movement`, `damage`, `shop`, `effects`: what happens on the way; `pile`: a player's cards
//! - `legal`: what may be done; `refusal`: why something may not; `score`: who won
//! - `hidden`: who knows what; `promise`, `worth`: how good it looks
//! - `scene`, `event`, `action`, `save`: what is shown, told, written and kept
//! - `without`: the same table without a Shop card, for the lab to compare
//!
//! The rules are numbered in RULES.md; code and tests cite them as R1 to R211.

mod action;
mod arena;
mod card;
mod catalogue;
mod damage;
mod deed;
mod effects;
mod event;
mod field;
mod hidden;
mod legal;
mod movement;
mod opening;
mod options;
mod pile;
mod position;
mod promise;
mod refusal;
mod save;
mod scene;
mod score;
mod setup;
mod shelf;
mod shop;
pub mod sight;
mod state;
mod thing;
mod turn;
mod without;
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
pub use arena::{Arena, ArenaId};
pub use card::{
    Ability, Attack, Board, BoardId, Card, CardId, CardKind, Pile, Rarity, Reach, Tile, TileId,
};
pub use catalogue::Catalogue;
pub use event::{Bump, Event};
pub use options::Mode;
pub use state::State;
pub use words::{
    Condition, Count, Deed, Freedom, Group, Moment, Number, Operation, PullTo, Sort, Whom, Words,
};

use field::Field;
use state::{RobotId, SUPPLY};
use worth::Worth;

/// The permanent id of the game.
pub const ID: &str = "robot-quest";

/// The game on the shelf.
#[derive(Clone, Copy, Debug, Default)]
pub struct RobotQuestTitle;

impl Title for RobotQuestTitle {
    type Game = RobotQuest;

    fn passport(&self) -> &'static Passport {
        &options::PASSPORT
    }

    fn open(&self, setup: &Setup) -> Result<RobotQuest, Problems> {
        RobotQuest::open(setup)
    }
}

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct RobotQuest {
    mode: Mode,
    seats: usize,
    /// How many robots are on the table.
    robots: usize,
    /// Who goes first; none if that is left to chance.
    first: Option<Seat>,
    are_boards_dealt: bool,
    catalogue: Arc<Catalogue>,
    field: Arc<Field>,
    /// The cards of the Supply piles.
    supply: [CardId; SUPPLY],
    /// The blue cubes of the Reserve at the start.
    blue: u8,
    /// The state every game of the table starts from.
    before: State,
    /// What playing each card is worth, as a guess.
    worth: Arc<[Worth]>,
}

impl RobotQuest {
    /// Gets the cards, robots and tiles of the table.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// Gets the arena of the table.
    pub fn arena(&self) -> &Arena {
        &self.field.arena
    }

    /// Gets who owns a robot.
    #[inline]
    fn owner(&self, robot: RobotId) -> Seat {
        Seat(robot.0 % self.seats as u8)
    }

    /// Checks whether two robots are enemies (R206).
    #[inline]
    fn are_enemies(&self, robot: RobotId, other: RobotId) -> bool {
        !self.are_friends(self.owner(robot), self.owner(other))
    }
}

impl Game for RobotQuest {
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

    fn promise(&self, state: &State, seat: Seat) -> f32 {
        self.estimate(state, seat)
    }

    fn outlook(&self) -> Outlook {
        self.round_ahead()
    }

    #[inline]
    fn is_calm(&self, state: &State) -> bool {
        RobotQuest::has_played_nothing(state)
    }
}

impl Legible for RobotQuest {
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
    fn without(&self, card: u16) -> Option<RobotQuest> {
        self.without_card(CardId(u8::try_from(card).ok()?))
    }
}
