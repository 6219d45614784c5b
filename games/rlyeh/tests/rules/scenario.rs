//! Positions built from defaults: a test names what matters and nothing else.
//!
//! What a test does not name is where it keeps the position possible:
//! - heroes are plain ones that do nothing, with 6 Quarters and 6 Cardboard Tubes;
//! - a hand that is not named is one Quarter, since a turn with an empty hand and nothing to buy ends by
//!   itself, and so it does after the last card of a named hand;
//! - starting cards are in the deck of their owner, or if that is named in the discard pile, or if that is
//!   named too with the Deleted Cards;
//! - the stacks of the board have all copies that are not named elsewhere; so have Bosses and PAX Pox. Those
//!   that a test takes away are with the Deleted Cards.

mod position;
mod start;

use std::collections::BTreeMap;

use fracas_core::Seat;
use fracas_rlyeh::ID;

use crate::table::A;

/// The heroes of a scenario, by seat.
pub(crate) const HEROES: [&str; 4] = ["test-ann", "test-bob", "test-cid", "test-dot"];

/// A position to start from.
#[derive(Clone)]
pub(crate) struct Scenario {
    pub(crate) mode: &'static str,
    pub(crate) seats: usize,
    pub(crate) options: BTreeMap<String, String>,
    packs: Vec<String>,
    heroes: Vec<String>,
    players: Vec<Player>,
    tokens: u16,
    power: u16,
    left: BTreeMap<String, u8>,
    loots: BTreeMap<String, Vec<String>>,
    pox: Option<u8>,
    glob: Option<String>,
    deleted: Vec<String>,
    plays: Vec<String>,
    board: Vec<String>,
    bosses: Vec<String>,
    active: Seat,
    quiet: u16,
    seed: u64,
}

/// What a test says of a player; none is not named.
#[derive(Clone, Default)]
struct Player {
    hand: Option<Vec<String>>,
    deck: Option<Vec<String>>,
    discard: Option<Vec<String>>,
    in_play: Vec<String>,
    top: Vec<String>,
    front: Vec<String>,
}

/// How to start and whom with.
impl Scenario {
    /// A board with Gold cards for so many players.
    pub(crate) fn of(seats: usize) -> Scenario {
        Scenario {
            mode: "advanced",
            seats,
            options: BTreeMap::new(),
            packs: vec![test_heroes()],
            heroes: HEROES.map(String::from).into(),
            players: vec![Player::default(); seats],
            tokens: 0,
            power: 0,
            left: BTreeMap::new(),
            loots: BTreeMap::new(),
            pox: None,
            glob: None,
            deleted: Vec::new(),
            plays: Vec::new(),
            board: Vec::new(),
            bosses: Vec::new(),
            active: A,
            quiet: 1,
            seed: 1,
        }
        .option("heroes", "dealt")
    }

    /// Sets an option of the table.
    pub(crate) fn option(mut self, id: &str, value: &str) -> Scenario {
        self.options.insert(id.into(), value.into());
        self
    }

    /// Adds cards and heroes of the test, written without the line that names the game.
    pub(crate) fn pack(mut self, text: &str) -> Scenario {
        self.packs.push(format!("game = \"{ID}\"\n{text}\n"));
        self
    }

    /// Adds the older sister set, whose Bosses are on the board if a test names them.
    pub(crate) fn gamers_vs_evil(mut self, bosses: &[&str]) -> Scenario {
        self.packs.push(include_str!("../../packs/gamers-vs-evil.toml").into());
        self.bosses = strings(bosses);
        self
    }

    /// Gives a seat a hero of the game.
    pub(crate) fn hero(mut self, seat: Seat, hero: &str) -> Scenario {
        self.heroes[seat.index()] = hero.into();
        self
    }

    /// Names stacks that are on the board, beside those of which a test names a card.
    pub(crate) fn board(mut self, stacks: &[&str]) -> Scenario {
        self.board.extend(strings(stacks));
        self
    }

    pub(crate) fn seed(self, seed: u64) -> Scenario {
        Scenario { seed, ..self }
    }
}

/// What is where.
impl Scenario {
    pub(crate) fn hand(mut self, seat: Seat, cards: &[&str]) -> Scenario {
        self.players[seat.index()].hand = Some(strings(cards));
        self
    }

    /// Says what the deck holds, in no order.
    pub(crate) fn deck(mut self, seat: Seat, cards: &[&str]) -> Scenario {
        self.players[seat.index()].deck = Some(strings(cards));
        self
    }

    /// Says what lies on the deck, the topmost last, and everyone has seen.
    pub(crate) fn top(mut self, seat: Seat, cards: &[&str]) -> Scenario {
        self.players[seat.index()].top = strings(cards);
        self
    }

    pub(crate) fn discard(mut self, seat: Seat, cards: &[&str]) -> Scenario {
        self.players[seat.index()].discard = Some(strings(cards));
        self
    }

    /// Says what was played this turn and lies in front of the active player until its end.
    pub(crate) fn in_play(mut self, seat: Seat, cards: &[&str]) -> Scenario {
        self.players[seat.index()].in_play = strings(cards);
        self.plays = strings(cards);
        self
    }

    /// Says what stays in front of a player.
    pub(crate) fn front(mut self, seat: Seat, cards: &[&str]) -> Scenario {
        self.players[seat.index()].front = strings(cards);
        self
    }

    pub(crate) fn tokens(self, tokens: u16) -> Scenario {
        Scenario { tokens, ..self }
    }

    pub(crate) fn power(self, power: u16) -> Scenario {
        Scenario { power, ..self }
    }

    /// Sets the copies left in a stack.
    pub(crate) fn left(mut self, card: &str, left: u8) -> Scenario {
        self.left.insert(card.into(), left);
        self.board(&[card])
    }

    /// Names the Loots that a Boss has left.
    pub(crate) fn loots(mut self, boss: &str, loots: &[&str]) -> Scenario {
        self.loots.insert(boss.into(), strings(loots));
        self
    }

    /// Sets the PAX Pox left in their stack.
    pub(crate) fn pox(self, left: u8) -> Scenario {
        Scenario { pox: Some(left), ..self }
    }

    /// Puts the Glob token on a stack.
    pub(crate) fn glob(self, card: &str) -> Scenario {
        let on_board = card != "pax-pox";
        let scenario = Scenario { glob: Some(card.into()), ..self };
        if on_board { scenario.board(&[card]) } else { scenario }
    }

    /// Says whose turn it is.
    pub(crate) fn active(self, active: Seat) -> Scenario {
        Scenario { active, ..self }
    }

    /// Sets how many turns have begun since something was taken from the board.
    pub(crate) fn quiet(self, quiet: u16) -> Scenario {
        Scenario { quiet, ..self }
    }
}

impl Scenario {
    /// Lists the cards that a test names.
    fn named(&self) -> Vec<String> {
        let mut named = self.board.clone();
        for player in &self.players {
            for part in [&player.hand, &player.deck, &player.discard].into_iter().flatten() {
                named.extend(part.iter().cloned());
            }
            named.extend(player.in_play.iter().chain(&player.top).chain(&player.front).cloned());
        }
        named
    }
}

/// Heroes that do nothing.
fn test_heroes() -> String {
    let hero = |id: &str| {
        format!(
            "[[hero]]\nid = \"{id}\"\nname = \"{id}\"\nquarters = 6\ntubes = 6\nsource = \"house\"\n"
        )
    };
    format!("game = \"{ID}\"\n{}", HEROES.map(hero).join("\n"))
}

fn strings(list: &[&str]) -> Vec<String> {
    list.iter().map(|&text| text.into()).collect()
}

fn names(seats: usize) -> Vec<String> {
    strings(&["Ann", "Bob", "Cid", "Dot"][..seats])
}
