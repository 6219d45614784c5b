//! Positions built from defaults: a test names the Powers that matter and nothing else.
//!
//! Every Hero of a scenario is a card of its own, named by seat and Power: `a100` is the first
//! Hero of Power 100 of seat A, counting line-up, Bench, Heroes taken out and deck in this order,
//! and `a100-2` the second.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use fracas_battle_arena::{BattleArena, ID};
use fracas_core::{Match, Pack, Saved, Seat, Seed, Setup};
use serde_json::{Value, json};

use crate::table::{A, B, Table};

/// The size of a Hero Deck that may hold any Heroes: Limited with relaxed limits.
pub(crate) const DECK: usize = 40;

/// A position to start from.
#[derive(Clone)]
pub(crate) struct Scenario {
    mode: &'static str,
    tiebreaker: &'static str,
    seed: u64,
    home: Seat,
    honors: Seat,
    battles_over: usize,
    players: [Player; 2],
}

#[derive(Clone)]
struct Player {
    line_up: [u16; 7],
    bench: Vec<u16>,
    taken_out: Vec<u16>,
    /// The Powers in the deck, repeated until it is full.
    deck: Vec<u16>,
    weapon: &'static str,
}

/// A game of Rookie: line-ups of 100 against 90 unless the test says otherwise.
pub(crate) fn rookie() -> Scenario {
    let player = |power| Player {
        line_up: [power; 7],
        bench: Vec::new(),
        taken_out: Vec::new(),
        deck: vec![50],
        weapon: "fire",
    };
    Scenario {
        mode: "rookie",
        tiebreaker: "off",
        seed: 1,
        home: A,
        honors: A,
        battles_over: 0,
        players: [player(100), player(90)],
    }
}

/// The same in Substitution: full Benches of 95, all Hot Dogs, Honors with A.
pub(crate) fn substitution() -> Scenario {
    let scenario = Scenario { mode: "substitution", ..rookie() };
    scenario.bench(A, [95; 4]).bench(B, [95; 4])
}

impl Scenario {
    pub(crate) fn line_ups(mut self, a: [u16; 7], b: [u16; 7]) -> Scenario {
        self.players[0].line_up = a;
        self.players[1].line_up = b;
        self
    }

    pub(crate) fn bench(mut self, seat: Seat, powers: [u16; 4]) -> Scenario {
        self.players[seat.index()].bench = powers.into();
        self
    }

    /// Fills the deck of a seat with these Powers, over and over.
    pub(crate) fn deck(mut self, seat: Seat, powers: &[u16]) -> Scenario {
        self.players[seat.index()].deck = powers.to_vec();
        self
    }

    /// Says which Heroes a seat has taken out in Battles before this position.
    pub(crate) fn taken_out(mut self, seat: Seat, powers: &[u16]) -> Scenario {
        self.players[seat.index()].taken_out = powers.to_vec();
        self
    }

    /// Gives all Heroes of a seat this type.
    pub(crate) fn weapon(mut self, seat: Seat, weapon: &'static str) -> Scenario {
        self.players[seat.index()].weapon = weapon;
        self
    }

    pub(crate) fn home(self, home: Seat) -> Scenario {
        Scenario { home, ..self }
    }

    pub(crate) fn honors(self, honors: Seat) -> Scenario {
        Scenario { honors, ..self }
    }

    pub(crate) fn battles_over(self, battles_over: usize) -> Scenario {
        Scenario { battles_over, ..self }
    }

    /// Declares tiebreakers active.
    pub(crate) fn with_sudden_death(self) -> Scenario {
        Scenario { tiebreaker: "sudden-death", ..self }
    }

    pub(crate) fn seed(self, seed: u64) -> Scenario {
        Scenario { seed, ..self }
    }

    /// Deals a whole game with the decks of the scenario, as far as the choice of a side.
    pub(crate) fn deal(&self) -> Table {
        let game = Arc::new(BattleArena::open(&self.setup()).unwrap());
        Table(Match::deal(game, self.setup(), &names(), Seed::from_number(self.seed)))
    }

    /// Starts with the line-ups drawn, as hands of seven, and nothing placed.
    pub(crate) fn placing(&self) -> Table {
        self.take_up("line-up", |cards| {
            let drawn = cards.line_up.clone();
            let deck = [&cards.bench[..], &cards.taken_out, &cards.deck].concat();
            json!({ "deck": deck, "hand": drawn, "line_up": [], "discard": [] })
        })
    }

    /// Starts with the line-ups placed: before the first decision of a Battle in Substitution, and
    /// in Rookie, where nothing more is decided, at the end of the game.
    pub(crate) fn start(&self) -> Table {
        if self.mode == "rookie" {
            let mut table = self.placing();
            for (seat, cards) in [A, B].into_iter().zip(self.cards()) {
                table.place(seat, &cards.line_up);
            }
            return table;
        }
        self.take_up("substitution", |cards| {
            let Cards { line_up, bench, taken_out, deck } = cards;
            json!({ "deck": deck, "hand": bench, "line_up": line_up, "discard": taken_out })
        })
    }

    fn take_up(&self, phase: &str, places: fn(&Cards) -> Value) -> Table {
        let players = self.cards().map(|cards| {
            let mut player = places(&cards);
            player["overtime"] = json!([]);
            player["hot_dogs"] =
                json!(if self.mode == "rookie" { 0 } else { 10 - 2 * cards.taken_out.len() });
            player
        });
        let state = json!({
            "phase": phase,
            "flip_winner": 0,
            "home": self.home,
            "honors": (self.mode == "substitution").then_some(self.honors),
            "decided": [],
            "battles_over": self.battles_over,
            "players": players,
        });
        let saved = json!({
            "fracas": 1,
            "setup": self.setup(),
            "names": names(),
            "seed": self.seed.to_string(),
            "state": state,
        });
        let game = Arc::new(BattleArena::open(&self.setup()).unwrap());
        let saved = Saved::read(&saved.to_string()).unwrap();
        Table(saved.take_up(game).unwrap_or_else(|why| panic!("impossible scenario: {why}")))
    }

    fn setup(&self) -> Setup {
        let options =
            [("format", "limited"), ("limits", "relaxed"), ("tiebreaker", self.tiebreaker)];
        let cards = self.cards();
        Setup {
            game: ID.into(),
            mode: self.mode.into(),
            options: options.map(|(id, value)| (id.into(), value.into())).into(),
            decks: cards.iter().map(Cards::deck_list).collect(),
            packs: vec![Pack { name: "test.toml".into(), text: self.pack(&cards) }],
            ..Setup::default()
        }
    }

    fn cards(&self) -> [Cards; 2] {
        [("a", &self.players[0]), ("b", &self.players[1])]
            .map(|(prefix, player)| Cards::of(prefix, player))
    }

    fn pack(&self, cards: &[Cards; 2]) -> String {
        let mut text = String::from("game = \"battle-arena\"\n");
        for (cards, player) in cards.iter().zip(&self.players) {
            for id in cards.all() {
                let power = id[1..].split('-').next().unwrap();
                let weapon = player.weapon;
                let _ = writeln!(
                    text,
                    "[[hero]]\nid = \"{id}\"\nname = \"{id}\"\nweapon = \"{weapon}\"\npower = {power}\nnumber = \"1\"",
                );
            }
        }
        text
    }
}

/// The Heroes of one player by their ids.
struct Cards {
    line_up: Vec<String>,
    bench: Vec<String>,
    taken_out: Vec<String>,
    deck: Vec<String>,
}

impl Cards {
    fn of(prefix: &str, player: &Player) -> Cards {
        let mut copies: BTreeMap<u16, usize> = BTreeMap::new();
        let mut id = |&power: &u16| {
            let copy = copies.entry(power).or_default();
            *copy += 1;
            if *copy == 1 { format!("{prefix}{power}") } else { format!("{prefix}{power}-{copy}") }
        };
        let rest = DECK - 7 - player.bench.len() - player.taken_out.len();
        Cards {
            line_up: player.line_up.iter().map(&mut id).collect(),
            bench: player.bench.iter().map(&mut id).collect(),
            taken_out: player.taken_out.iter().map(&mut id).collect(),
            deck: player.deck.iter().cycle().take(rest).map(&mut id).collect(),
        }
    }

    fn all(&self) -> impl Iterator<Item = &String> {
        [&self.line_up, &self.bench, &self.taken_out, &self.deck].into_iter().flatten()
    }

    fn deck_list(&self) -> String {
        let heroes: Vec<&str> = self.all().map(String::as_str).collect();
        let heroes = heroes.join("\n");
        format!("deck: Test\ngame: battle-arena\nheroes\n{heroes}\nhot dogs\n10 Frank\n")
    }
}

fn names() -> [String; 2] {
    ["Ann".into(), "Bob".into()]
}
