//! OverPower: teams of four legends fight battle after battle over seven Objectives.

#![expect(
    clippy::unused_self,
    reason = "questions about the table are asked of the rules, whether or not they look at the cards"
)]

mod action;
mod battle;
mod card;
mod catalogue;
mod character;
mod deck;
mod discard;
mod draw;
mod effects;
mod end;
mod event;
mod events;
mod fresh;
mod hand;
mod hidden;
mod ko;
mod legal;
mod options;
mod piece;
mod pile;
mod placing;
mod position;
mod power;
mod promise;
mod refusal;
mod rules;
mod save;
mod scene;
mod score;
mod setup;
mod shelf;
mod start;
mod state;
#[cfg(test)]
mod tests;
mod thing;
mod totals;
mod turn;
mod usable;
mod venture;
mod who;
mod without;
pub mod words;
mod zone;

use std::hash::Hasher;
use std::sync::{Arc, OnceLock};

use fracas_core::{
    CardName, Chance, Choice, FreshDecks, Game, Legible, Log, Outcome, Outlook, Passport, Problems,
    Refusal, Scene, Seat, SeatSet, Setup, Title, Told, Viewer,
};
use serde_json::Value;

pub use action::{Action, Aim, From, Played, Source};
pub use card::{
    AimAt, Astral, Attack, Card, CardId, CharacterId, Concession, Family, FromReserve, GridTest,
    HomebaseId, How, Join, Kind, Lasts, Level, MissionSetId, Price, PriceFrom, Script, Use,
    UseFrom, Whose,
};
pub use catalogue::Catalogue;
pub use character::{BaseSpecials, Character, Homebase, MissionSet, Stock};
pub use deck::{
    Begun, Collection, Deck, LEAST, MOST, MOST_THREAT, Merit, PREMADE, STOCK, Sheet, Team,
    best_team, has_team, is_basic_power,
};
pub use event::{Event, Victory};
pub use options::{Limits, Mode};
pub use power::{Icons, PowerType};
pub use state::{Position, State};
pub use who::{TEAM, Who};

use hidden::{Beliefs, Exchanged};
use usable::Printed;

/// The permanent id of the game.
pub const ID: &str = "overpower";

/// The numbered rules, those of limited play included.
pub const RULES: &str = include_str!("../RULES.md");

/// The game on the shelf.
#[derive(Clone, Copy, Debug, Default)]
pub struct OverPowerTitle;

impl Title for OverPowerTitle {
    type Game = OverPower;

    fn passport(&self) -> &'static Passport {
        &options::PASSPORT
    }

    fn open(&self, setup: &Setup) -> Result<OverPower, Problems> {
        OverPower::open(setup)
    }
}

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct OverPower {
    mode: Mode,
    /// Whether decks may hold only what someone on the team can use (C28).
    is_strict: bool,
    /// Who wins the toss; none if that is left to chance.
    first: Option<Seat>,
    /// The decks, by seat.
    decks: [Arc<Deck>; 2],
    /// The state every game of the table starts from, before the toss.
    before: State,
    /// What the opponent of a seat may believe of its deck, once that is asked.
    beliefs: [Arc<OnceLock<Beliefs>>; 2],
    /// The cards that the lab has put in the place of others.
    exchanged: [Option<Exchanged>; 2],
    /// What the teams can do as printed.
    printed: Printed,
    catalogue: Arc<Catalogue>,
}

impl OverPower {
    /// Gets the cards of the table.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// Gets a card.
    #[inline]
    pub(crate) fn card(&self, card: CardId) -> &Card {
        self.catalogue.card(card)
    }

    /// Gets the Homebase of a player.
    pub(crate) fn homebase(&self, seat: Seat) -> Option<&Homebase> {
        self.team(seat).homebase.map(|homebase| self.catalogue.homebase(homebase))
    }

    /// Gets what may be believed of the deck of a seat.
    pub(crate) fn beliefs(&self, seat: Seat) -> &Beliefs {
        let at = seat.index();
        self.beliefs[at].get_or_init(|| {
            Beliefs::new(&self.catalogue, self.limits(), &self.decks[at], self.exchanged[at])
        })
    }

    /// Gets what a player has on the table.
    #[inline]
    pub(crate) fn team(&self, seat: Seat) -> &Team {
        &self.decks[seat.index()].team
    }
}

impl Game for OverPower {
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
        OverPower::turns_ahead()
    }

    #[inline]
    fn is_calm(&self, state: &State) -> bool {
        OverPower::is_quiet(state)
    }
}

impl Legible for OverPower {
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
        self.tell_event(event, names)
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

    fn without(&self, card: u16) -> Option<OverPower> {
        self.without_card(CardId(card))
    }

    fn with_fresh_decks(&self, how: FreshDecks, chance: &mut impl Chance) -> Option<OverPower> {
        self.with_other_decks(how, chance).ok()
    }
}
