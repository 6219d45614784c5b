//! Starting matches from scenarios.

use std::sync::Arc;

use fracas_core::{Match, Pack, Saved, Seat, Seed, Setup};
use fracas_rlyeh::{Catalogue, ID, Rlyeh};
use serde_json::{Value, json};

use super::{Scenario, names, strings};
use crate::table::Table;

/// The stacks that fill a board up: two of each colour and cost can be left out for others.
const GREEN_AND_RED: [&str; 8] = [
    "bono-trask",
    "were-swan",
    "highly-trained-badgers",
    "preschooler-lisa",
    "nipple-crabs",
    "annika",
    "kittens",
    "spectral-worm",
];
const GOLD: [&str; 3] = ["diabolus", "gabes-gross-mouth", "gunhorse"];
const ALWAYS: [&str; 2] = ["merch", "fleshreaper"];

impl Scenario {
    /// Deals a whole game, as far as its first decision; what is where is left to the game.
    pub(crate) fn deal(&self) -> Table {
        let (setup, seed) = (self.setup(), Seed::from_number(self.seed));
        let game =
            Arc::new(Rlyeh::open(&setup).unwrap_or_else(|why| panic!("impossible table: {why}")));
        Table(Match::deal(game, setup, &names(self.seats), seed))
    }

    /// Starts in the turn of the active player, after what happens at its start.
    pub(crate) fn start(&self) -> Table {
        self.opened().start(self.seed)
    }

    /// Gets the table with its position, of which many games can be started.
    fn opened(&self) -> Opened {
        let setup = self.setup();
        let game = Rlyeh::open(&setup);
        let game = Arc::new(game.unwrap_or_else(|why| panic!("impossible table: {why}")));
        let state = self.state(&game, &setup);
        Opened {
            saved: json!({ "fracas": 1, "setup": setup, "names": names(self.seats), "state": state }),
            game,
        }
    }

    /// Starts with the turn of the active player: the player before has just ended theirs.
    pub(crate) fn start_of_turn(&self) -> Table {
        let before = (self.active.index() + self.seats - 1) % self.seats;
        let mut table = self.clone().active(Seat(before as u8)).start();
        table.play("end");
        table
    }

    /// Starts, takes some actions and looks for a seed with which the d20 then shows one of some numbers.
    pub(crate) fn rolling(&self, faces: std::ops::RangeInclusive<u32>, actions: &[&str]) -> Table {
        let opened = self.opened();
        for seed in 1..2_000 {
            let mut table = opened.start(seed);
            for action in actions {
                table.play(action);
            }
            if table.rolls().first().is_some_and(|face| faces.contains(face)) {
                return table;
            }
        }
        panic!("no seed rolls {faces:?}");
    }

    /// Gets what the players agree on.
    pub(crate) fn setup(&self) -> Setup {
        let mut options = self.options.clone();
        if self.mode == "advanced" && !options.contains_key("board") {
            let board = [self.stacks(), self.bosses.clone()].concat();
            options.insert("board".into(), board.join(", "));
        }
        Setup {
            game: ID.into(),
            mode: self.mode.into(),
            seats: Some(self.seats),
            options: options.into_iter().collect(),
            packs: self.setup_packs(),
            ..Setup::default()
        }
    }

    /// Lists the stacks of the board: those that the test names, and others up to a whole board.
    fn stacks(&self) -> Vec<String> {
        let catalogue = Catalogue::with_packs(&self.setup_packs()).unwrap();
        let is_stack = |id: &String| {
            let card = catalogue.find_card(id).map(|card| catalogue.card(card));
            card.unwrap_or_else(|| panic!("no card {id}")).is_stack()
        };
        let mut stacks: Vec<String> = strings(&ALWAYS);
        let mut add = |id: String| {
            if !stacks.contains(&id) {
                stacks.push(id);
            }
        };
        self.named().into_iter().filter(is_stack).for_each(&mut add);
        strings(&GOLD).into_iter().for_each(&mut add);
        for id in strings(&GREEN_AND_RED) {
            if stacks.len() < 13 && !stacks.contains(&id) {
                stacks.push(id);
            }
        }
        stacks
    }

    fn setup_packs(&self) -> Vec<Pack> {
        let name = |(at, text)| Pack { name: format!("test-{at}.toml"), text };
        self.packs.iter().cloned().enumerate().map(name).collect()
    }
}

/// A table that is open, with a position to start from.
struct Opened {
    game: Arc<Rlyeh>,
    saved: Value,
}

impl Opened {
    fn start(&self, seed: u64) -> Table {
        let mut saved = self.saved.clone();
        saved["seed"] = json!(seed.to_string());
        let saved = Saved::read(&saved.to_string()).unwrap();
        let game = self.game.clone();
        Table(saved.take_up(game).unwrap_or_else(|why| panic!("impossible scenario: {why}")))
    }
}
