//! Bo Jackson Battle Arena: two line-ups of seven Heroes meet in seven Battles.
//!
//! - `card`, [`catalogue`](Catalogue): the cards; `deck`: decks and their limits; `options`: modes and formats
//! - [`words`]: what Plays are written in
//! - `turn`: the course of a game, in the order of the rulebook: open this first
//! - `legal`: what may be done; `refusal`: why something may not; `score`: who won
//! - `hidden`: who knows what; `promise`: how good it looks
//! - `scene`, `event`, `action`, `save`: what is shown, told, written and kept
//! - `without`: the same table without a card, for the lab to compare; `fresh`: with other decks
//!
//! The rules are numbered in RULES.md; code and tests cite them as R1 to R180, of which the last ten are
//! played in `games/battle-arena-limited`.

mod action;
mod battle;
mod book;
mod card;
mod catalogue;
mod deck;
mod effects;
mod event;
mod fight;
mod fresh;
mod hidden;
mod legal;
mod options;
mod plays;
mod position;
mod power;
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
mod turn;
mod without;
pub mod words;

use std::hash::Hasher;
use std::sync::Arc;

use fracas_core::{
    CardName, Chance, Choice, FreshDecks, Game, Legible, Log, Outcome, Passport, Problems, Refusal,
    Scene, Seat, SeatSet, Setup, Title, Told, Viewer,
};
use serde_json::Value;

pub use action::{Action, Side, Whose};
pub use card::{Cost, CostRule, Hero, HeroId, HotDog, Play, PlayId, PlayKind, Weapon};
pub use catalogue::{Catalogue, PlaySet};
pub use deck::{Collection, Deck, PREMADE};
pub use event::{Event, PlayEvent};
pub use options::{
    BonusPlays, FORMATS, Format, Limits, Mode, Pool, Slot, Winner, left_out_formats,
};
pub use state::State;

use hidden::Beliefs;

/// The permanent id of the game.
pub const ID: &str = "battle-arena";

/// The rulebook, as numbered rules.
pub const RULES: &str = include_str!("../RULES.md");

/// The game on the shelf.
#[derive(Clone, Copy, Debug, Default)]
pub struct BattleArenaTitle;

impl Title for BattleArenaTitle {
    type Game = BattleArena;

    fn passport(&self) -> &'static Passport {
        &options::PASSPORT
    }

    fn open(&self, setup: &Setup) -> Result<BattleArena, Problems> {
        BattleArena::open(setup)
    }
}

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct BattleArena {
    mode: Mode,
    sudden_death: bool,
    format: Format,
    catalogue: Arc<Catalogue>,
    /// The Hot Dogs each player starts with.
    hot_dogs: u8,
    /// The state every game of the table starts from, with the decks that were brought.
    before: State,
    /// Whether a Super wins a Battle at equal Power against another weapon.
    super_wins_ties: bool,
    /// Whether a deck may hold the same variation twice.
    has_copies: bool,
    /// What players may believe of each other's decks.
    beliefs: Arc<Beliefs>,
}

impl BattleArena {
    /// Gets the cards of the table.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }
}

impl Game for BattleArena {
    type State = State;
    type Action = Action;
    type Event = Event;

    fn seats(&self) -> usize {
        2
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
    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        match action {
            Action::Side(side) => self.take_side(state, seat, side, chance, log),
            Action::Honors(whose) => turn::give_honors(state, seat, whose, chance, log),
            Action::Place(hero) => self.place(state, seat, hero, chance, log),
            Action::Decline => self.decline(state, seat, chance, log),
            Action::Substitute(hero) => self.substitute(state, seat, hero, chance, log),
            Action::Run(play) => self.run_play(state, seat, play, chance, log),
            Action::Stop => self.stop(state, seat, chance, log),
            Action::Answer(answer) => self.answer(state, answer, chance, log),
        }
    }

    #[inline]
    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
    }

    fn resample(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        self.redeal(state, viewer, chance);
    }

    #[inline]
    fn know(&self, state: &State, seat: Seat, hasher: &mut impl Hasher) {
        hidden::know(state, seat, hasher);
        if self.mode == Mode::Playmaker {
            hidden::know_plays(state, seat, hasher);
        }
    }

    fn promise(&self, state: &State, seat: Seat) -> f32 {
        self.estimate(state, seat)
    }
}

impl Legible for BattleArena {
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
        let heroes = self.catalogue.heroes();
        let heroes = heroes.map(|hero| CardName { id: hero.id.clone(), name: hero.label() });
        let plays = self.catalogue.plays();
        let plays =
            plays.map(|(_, play)| CardName { id: play.id.clone(), name: play.name.clone() });
        heroes.chain(plays).collect()
    }

    fn without(&self, card: u16) -> Option<BattleArena> {
        match usize::from(card).checked_sub(self.catalogue.len()) {
            None => self.without_hero(HeroId(card)),
            Some(play) => self.without_play(PlayId(play as u16)),
        }
    }

    fn with_fresh_decks(&self, how: FreshDecks, chance: &mut impl Chance) -> Option<BattleArena> {
        self.with_decks(|table| table.fresh_deck(how, chance)).ok()
    }
}
