//! A table to play situations at.
//!
//! - `steps`: short ways to situations; `facts`: what is seen of the table

mod facts;
mod steps;

use std::sync::{Arc, LazyLock};

use fracas_core::{Chronicle, Fast, Game as _, Pack, Seat, SeatSet};

use crate::OverPower;
use crate::action::Action;
use crate::card::CardId;
use crate::catalogue::Catalogue;
use crate::deck::{Deck, Team};
use crate::event::Event;
use crate::options::{Limits, Mode};
use crate::state::State;
use crate::who::Who;

/// The seats of tests.
pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);

/// The characters of tests by their names, in the order of their teams; the last of each starts in Reserve.
pub(crate) const ANN: Who = Who(0);
pub(crate) const BOB: Who = Who(1);
pub(crate) const CAT: Who = Who(2);
pub(crate) const DAN: Who = Who(3);
pub(crate) const EVE: Who = Who(4);
pub(crate) const FAY: Who = Who(5);
pub(crate) const GUS: Who = Who(6);
pub(crate) const HAL: Who = Who(7);
/// The Homebase of seat 0.
pub(crate) const A_HOME: Who = Who(8);

/// The cards of a Draw Pile for which nothing else is said, from which nobody is surprised: no Events, no
/// duplicates among eight in a row, and someone of each team can use each.
const PILE: [&str; 24] = [
    "energy-1",
    "combat-2",
    "brute-force-3",
    "intelligence-4",
    "energy-5",
    "combat-6",
    "brute-force-7",
    "energy-8",
    "combat-1",
    "brute-force-2",
    "intelligence-3",
    "energy-4",
    "combat-5",
    "brute-force-6",
    "energy-7",
    "combat-8",
    "brute-force-1",
    "intelligence-2",
    "energy-3",
    "combat-4",
    "brute-force-5",
    "energy-6",
    "combat-7",
    "energy-2",
];

/// Eight cards that nobody must discard: no Events, no duplicates, and someone of each team can use each.
pub(crate) const EIGHT: [&str; 8] = [
    "energy-1",
    "combat-2",
    "brute-force-3",
    "intelligence-4",
    "energy-5",
    "combat-6",
    "brute-force-7",
    "energy-8",
];

/// What a table for tests is like.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan<'a> {
    pub(crate) mode: Mode,
    /// The teams by the ids of their characters.
    pub(crate) teams: [[&'a str; 4]; 2],
    /// The Homebases by their ids.
    pub(crate) homebases: [Option<&'a str>; 2],
    /// The sets of Objectives by their ids.
    pub(crate) missions: [&'a str; 2],
    /// The Draw Piles.
    pub(crate) piles: [&'a [&'a str]; 2],
    /// The cards under the Homebases.
    pub(crate) under: [&'a [&'a str]; 2],
}

impl Default for Plan<'_> {
    fn default() -> Self {
        Plan {
            mode: Mode::Venture,
            teams: [["ann", "bob", "cat", "dan"], ["eve", "fay", "gus", "hal"]],
            homebases: [None; 2],
            missions: ["king-of-the-jungle", "warlord-of-mars"],
            piles: [&PILE; 2],
            under: [&[]; 2],
        }
    }
}

/// The game's own cards with those for tests.
fn catalogue() -> &'static Arc<Catalogue> {
    static CATALOGUE: LazyLock<Arc<Catalogue>> = LazyLock::new(|| {
        let packs = [
            ("cards.toml", include_str!("cards.toml")),
            ("battle-cards.toml", include_str!("battle-cards.toml")),
        ];
        let packs = packs.map(|(name, text)| Pack { name: name.into(), text: text.into() });
        Catalogue::with_packs(&packs).unwrap_or_else(|problems| panic!("{problems}"))
    });
    &CATALOGUE
}

/// Finds a card by its id.
#[track_caller]
pub(crate) fn card(id: &str) -> CardId {
    catalogue().find_card(id).unwrap_or_else(|| panic!("{}", catalogue().unknown_card(id)))
}

/// A table in the middle of a game: the second battle, hands empty, and seat 0 has initiative.
pub(crate) struct Table {
    pub(crate) game: OverPower,
    pub(crate) state: State,
    pub(crate) chance: Fast,
    /// What happened in the last step, as those see it who see all.
    pub(crate) events: Vec<Event>,
}

impl Table {
    /// Sets up Ann, Bob, Cat and Dan against Eve, Fay, Gus and Hal, who have no abilities.
    pub(crate) fn duel() -> Table {
        Table::new(Plan::default())
    }

    /// Sets up the same in another mode.
    pub(crate) fn of_mode(mode: Mode) -> Table {
        Table::new(Plan { mode, ..Plan::default() })
    }

    /// Sets up a table.
    pub(crate) fn new(plan: Plan<'_>) -> Table {
        let decks = [0, 1].map(|seat| deck(&plan, seat));
        let limits = Limits { mode: plan.mode, is_strict: false };
        let game = OverPower::with(limits, None, decks, catalogue().clone());
        let mut state = game.before;
        state.battle = 2;
        Table { game, state, chance: Fast::new(7), events: Vec::new() }
    }

    /// Begins a game from the toss, which seat 0 wins; nobody has drawn yet.
    pub(crate) fn dealt(plan: Plan<'_>) -> Table {
        let mut table = Table::new(plan);
        table.game.first = Some(A);
        let mut log = Chronicle::default();
        table.state = table.game.deal(&mut table.chance, &mut log);
        table.take_events(&log);
        table
    }

    /// Lists what a player may do now.
    pub(crate) fn actions(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.state.due.contains(seat) {
            self.game.actions(&self.state, seat, &mut actions);
        }
        actions
    }

    /// Lets a player do something, which must be allowed.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> &mut Table {
        let actions = self.actions(seat);
        assert!(actions.contains(&action), "{action:?} is not among {actions:?}");
        let mut log = Chronicle::default();
        self.game.apply(&mut self.state, seat, action, &mut self.chance, &mut log);
        self.take_events(&log);
        self
    }

    /// Lets a player do something that is written down, which must be allowed.
    #[track_caller]
    pub(crate) fn play(&mut self, seat: Seat, text: &str) -> &mut Table {
        let action = Action::read(text, &self.game.catalogue);
        self.act(seat, action.unwrap_or_else(|wrong| panic!("{wrong}")))
    }

    /// Checks whether a player may do something that is written down.
    #[track_caller]
    pub(crate) fn may(&self, seat: Seat, text: &str) -> bool {
        let action = Action::read(text, &self.game.catalogue);
        self.actions(seat).contains(&action.unwrap_or_else(|wrong| panic!("{wrong}")))
    }

    /// Lists what a player may do, as it is written.
    pub(crate) fn choices(&self, seat: Seat) -> Vec<String> {
        self.actions(seat).into_iter().map(|it| it.write(&self.game.catalogue)).collect()
    }

    fn take_events(&mut self, log: &Chronicle<Event, State>) {
        let all = SeatSet::all(2);
        let seen = log.entries.iter().filter_map(|entry| {
            let seats = all.into_iter().map(fracas_core::Viewer::Seat);
            // Who sees most of it sees all of it.
            let told: Vec<&Event> = seats.filter_map(|seat| entry.seen_by(seat)).collect();
            let hidden = |event: &&&Event| matches!(event, Event::DrewHidden(..));
            told.iter().find(|event| !hidden(event)).or(told.first()).map(|event| (*event).clone())
        });
        self.events = seen.collect();
    }
}

fn deck(plan: &Plan<'_>, seat: usize) -> Deck {
    let cards = catalogue();
    let character = |id: &str| {
        let found = cards.characters().find(|(_, it)| it.id == id).map(|(character, _)| character);
        found.unwrap_or_else(|| panic!("there is no character {id}"))
    };
    let homebase = |id: &str| {
        let found = cards.homebases().find(|(_, it)| it.id == id).map(|(homebase, _)| homebase);
        found.unwrap_or_else(|| panic!("there is no Homebase {id}"))
    };
    let missions = |id: &str| {
        let found = cards.mission_sets().find(|(_, it)| it.id == id).map(|(set, _)| set);
        found.unwrap_or_else(|| panic!("there is no set {id}"))
    };
    Deck {
        name: format!("deck {seat}"),
        team: Team {
            characters: plan.teams[seat].map(character),
            homebase: plan.homebases[seat].map(homebase),
            missions: Some(missions(plan.missions[seat])),
        },
        cards: plan.piles[seat].iter().map(|id| card(id)).collect(),
        under: plan.under[seat].iter().map(|id| card(id)).collect(),
    }
}
