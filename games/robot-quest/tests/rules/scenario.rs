//! Positions built from defaults: a test names what matters and nothing else.
//!
//! What a test does not name is where it keeps the position possible:
//! - robots are on the Spawn tiles, in reading order, with full Health;
//! - a hand that is not named is one Battery, since a turn with an empty hand, no Energy and no Move
//!   ends by itself, and so it does after the last card of a named hand;
//! - starting cards are in the deck of their owner, or if that is named in the discard pile, or if
//!   that is named too on the Scrap Heap; those named there are the first seats';
//! - Supply cards are in the Supply, Shop cards in the Shop Deck, and the Shop is filled up with them.
//!   Those that do not fit there are on the Scrap Heap, or if that is named in the discard pile of the
//!   last seat.

mod cards;
mod position;

use std::collections::BTreeMap;
use std::sync::Arc;

use fracas_core::{Match, Pack, Saved, Seat, Seed, Setup};
use fracas_robot_quest::{ID, RobotQuest};
use serde_json::json;

use crate::table::{A, Table};

const OPEN: [&str; 7] =
    ["S.....S", ".......", ".......", ".......", ".......", ".......", "S.....S"];

/// A position to start from.
#[derive(Clone)]
pub(crate) struct Scenario {
    mode: &'static str,
    seats: usize,
    options: BTreeMap<String, String>,
    rows: Option<Vec<String>>,
    packs: Vec<String>,
    robots: Vec<String>,
    spaces: BTreeMap<String, String>,
    healths: BTreeMap<String, u8>,
    players: Vec<Player>,
    energy: u16,
    moves: u16,
    reserve_blue: Option<u8>,
    shop: Vec<String>,
    shop_deck: Option<Vec<String>>,
    scrap: Option<Vec<String>>,
    supply: BTreeMap<String, u8>,
    active: Seat,
    quiet: u16,
    seed: u64,
}

/// What a test says of a player; none is not named.
#[derive(Clone, Default)]
struct Player {
    parts: [Option<Vec<String>>; 4],
    red: u16,
    blue: u8,
}

const DECK: usize = 0;
const HAND: usize = 1;
const IN_PLAY: usize = 2;
const DISCARD: usize = 3;

/// How to start and whom with.
impl Scenario {
    /// Everyone for themselves, with Pug, Petri, Strider and Crate on an empty field.
    pub(crate) fn rumble(seats: usize) -> Scenario {
        Scenario {
            mode: "rumble",
            seats,
            options: BTreeMap::new(),
            rows: Some(OPEN.map(String::from).into()),
            packs: Vec::new(),
            robots: strings(&["pug", "petri", "strider", "crate"]),
            spaces: BTreeMap::new(),
            healths: BTreeMap::new(),
            players: vec![Player::default(); seats],
            energy: 0,
            moves: 0,
            reserve_blue: None,
            shop: Vec::new(),
            shop_deck: None,
            scrap: None,
            supply: BTreeMap::new(),
            active: A,
            quiet: 1,
            seed: 1,
        }
    }

    /// Two teams: Pug and Strider against Petri and Crate.
    pub(crate) fn teams() -> Scenario {
        Scenario { mode: "teams", ..Scenario::rumble(4) }
    }

    /// Sets an option of the table.
    pub(crate) fn option(mut self, id: &str, value: &str) -> Scenario {
        self.options.insert(id.into(), value.into());
        self
    }

    /// Takes an arena of the game.
    pub(crate) fn arena(self, id: &str) -> Scenario {
        Scenario { rows: None, ..self }.option("arena", id)
    }

    /// Takes an arena drawn by the letters of tiles.
    pub(crate) fn drawn(self, rows: [&str; 7]) -> Scenario {
        Scenario { rows: Some(rows.map(String::from).into()), ..self }
    }

    /// Adds cards, robots and tiles of the test, written without the line that names the game.
    pub(crate) fn pack(mut self, text: &str) -> Scenario {
        self.packs.push(format!("game = \"{ID}\"\n{text}\n"));
        self
    }

    /// Says which robots there are: seat `s` of `n` has the one at `s`, and of two players also that at
    /// `s + n`.
    pub(crate) fn robots(self, robots: &[&str]) -> Scenario {
        Scenario { robots: strings(robots), ..self }
    }

    pub(crate) fn seed(self, seed: u64) -> Scenario {
        Scenario { seed, ..self }
    }
}

/// What is where.
impl Scenario {
    pub(crate) fn at(mut self, robot: &str, space: &str) -> Scenario {
        self.spaces.insert(robot.into(), space.into());
        self
    }

    /// Says that a robot is Knocked Out.
    pub(crate) fn out(self, robot: &str) -> Scenario {
        self.health(robot, 0)
    }

    /// Sets the Health of a robot, of which the last cube is blue.
    pub(crate) fn health(mut self, robot: &str, health: u8) -> Scenario {
        self.healths.insert(robot.into(), health);
        self
    }

    pub(crate) fn hand(self, seat: Seat, cards: &[&str]) -> Scenario {
        self.part(seat, HAND, cards)
    }

    pub(crate) fn deck(self, seat: Seat, cards: &[&str]) -> Scenario {
        self.part(seat, DECK, cards)
    }

    pub(crate) fn in_play(self, seat: Seat, cards: &[&str]) -> Scenario {
        self.part(seat, IN_PLAY, cards)
    }

    pub(crate) fn discard(self, seat: Seat, cards: &[&str]) -> Scenario {
        self.part(seat, DISCARD, cards)
    }

    fn part(mut self, seat: Seat, part: usize, cards: &[&str]) -> Scenario {
        self.players[seat.index()].parts[part] = Some(strings(cards));
        self
    }

    /// Sets the Energy of the active player.
    pub(crate) fn energy(self, energy: u16) -> Scenario {
        Scenario { energy, ..self }
    }

    /// Sets the Move of the active player.
    pub(crate) fn moves(self, moves: u16) -> Scenario {
        Scenario { moves, ..self }
    }

    /// Sets the red and the blue cubes of a Victory Point Pile.
    pub(crate) fn points(mut self, seat: Seat, red: u16, blue: u8) -> Scenario {
        let player = &mut self.players[seat.index()];
        (player.red, player.blue) = (red, blue);
        self
    }

    pub(crate) fn reserve_blue(self, blue: u8) -> Scenario {
        Scenario { reserve_blue: Some(blue), ..self }
    }

    /// Says what is in the Shop; the spaces left are filled up as long as there are Shop cards to fill
    /// them with.
    pub(crate) fn shop(self, cards: &[&str]) -> Scenario {
        Scenario { shop: strings(cards), ..self }
    }

    pub(crate) fn shop_deck(self, cards: &[&str]) -> Scenario {
        Scenario { shop_deck: Some(strings(cards)), ..self }
    }

    pub(crate) fn scrap(self, cards: &[&str]) -> Scenario {
        Scenario { scrap: Some(strings(cards)), ..self }
    }

    /// Sets the copies left in a Supply pile.
    pub(crate) fn supply(mut self, card: &str, left: u8) -> Scenario {
        self.supply.insert(card.into(), left);
        self
    }

    /// Says whose turn it is.
    pub(crate) fn active(self, active: Seat) -> Scenario {
        Scenario { active, ..self }
    }

    /// Sets how many turns have begun since the last Knock Out.
    pub(crate) fn quiet(self, quiet: u16) -> Scenario {
        Scenario { quiet, ..self }
    }
}

/// Starting.
impl Scenario {
    /// Deals a whole game, as far as its first decision; what is where is left to the game.
    pub(crate) fn deal(&self) -> Table {
        let (setup, seed) = (self.setup(), Seed::from_number(self.seed));
        let game = Arc::new(RobotQuest::open(&setup).unwrap());
        Table(Match::deal(game, setup, &names(self.seats), seed))
    }

    /// Starts in the Main phase of the active player.
    pub(crate) fn start(&self) -> Table {
        let setup = self.setup();
        let game = RobotQuest::open(&setup);
        let game = Arc::new(game.unwrap_or_else(|why| panic!("impossible table: {why}")));
        let saved = json!({
            "fracas": 1,
            "setup": setup,
            "names": names(self.seats),
            "seed": self.seed.to_string(),
            "state": self.state(&game),
        });
        let saved = Saved::read(&saved.to_string()).unwrap();
        Table(saved.take_up(game).unwrap_or_else(|why| panic!("impossible scenario: {why}")))
    }

    /// Starts with the turn of the active player: the player before has just ended theirs, and has
    /// cleaned up. Energy and Move are lost.
    pub(crate) fn start_of_turn(&self) -> Table {
        let before = (self.active.index() + self.seats - 1) % self.seats;
        let mut table = self.clone().active(Seat(before as u8)).start();
        table.play("end");
        table
    }

    /// Checks whether a player has one of the test cards.
    fn names_test_cards(&self) -> bool {
        let parts = self.players.iter().flat_map(|player| player.parts.iter().flatten());
        parts.flatten().any(|card| ["test-ram", "test-bomb"].contains(&card.as_str()))
    }

    /// Gets what the players agree on.
    pub(crate) fn setup(&self) -> Setup {
        let mut options = self.options.clone();
        let mut packs = self.packs.clone();
        if self.names_test_cards() {
            packs.push(format!("game = \"{ID}\"\n{TEST_CARDS}"));
        }
        if let Some(rows) = &self.rows {
            options.insert("arena".into(), "supplied".into());
            packs.push(format!(
                "game = \"{ID}\"\n[[arena]]\nid = \"test-arena\"\nname = \"Test\"\nabout = \"a test\"\n\
                 rows = {rows:#?}\n"
            ));
        }
        let name = |(at, text)| Pack { name: format!("test-{at}.toml"), text };
        Setup {
            game: ID.into(),
            mode: self.mode.into(),
            seats: Some(self.seats),
            options: options.into_iter().collect(),
            packs: packs.into_iter().enumerate().map(name).collect(),
            ..Setup::default()
        }
    }
}

/// Cards whose numbers do not change when those of the Shop are tuned: a blow that knocks back three
/// spaces, and a blast that takes its author with it.
const TEST_CARDS: &str = r#"
[[card]]
id = "test-ram"
name = "Test Ram"
type = "attack"
rarity = "purple"
cost = 6
attack = { damage = 3, melee = true }
effect = { in-order = [
  { knock-back = 3 },
  { if = "target-hit-obstacle", then = { points = 1 } },
] }

[[card]]
id = "test-bomb"
name = "Test Bomb"
type = "function"
rarity = "purple"
cost = 6
effect = { in-order = [
  { damage = { amount = 4, whom = { around-you = 2 } } },
  { knock-out = "you" },
] }
"#;

fn strings(list: &[&str]) -> Vec<String> {
    list.iter().map(|&text| text.into()).collect()
}

fn names(seats: usize) -> Vec<String> {
    strings(&["Ann", "Bob", "Cid", "Dot"][..seats])
}
