//! A state as people write it.

use std::collections::BTreeSet;

use fracas_core::{Problems, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tinyvec::{Array, ArrayVec};

use crate::BattleArena;
use crate::card::HeroId;
use crate::options::Mode;
use crate::position::who_is_due;
use crate::state::{Phase, Player, State};

/// A state with Heroes by their ids.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedState {
    phase: Phase,
    flip_winner: Seat,
    /// Who plays at home; none before the side is chosen.
    home: Option<Seat>,
    /// Who has Honors; none before they are given, and in Rookie.
    honors: Option<Seat>,
    /// Who has decided about substitution in this Battle.
    decided: Vec<Seat>,
    /// Who of these has substituted.
    #[serde(default)]
    substituted: Vec<Seat>,
    battles_over: u8,
    players: [SavedPlayer; 2],
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedPlayer {
    /// In no order: the deck is shuffled as it is drawn.
    deck: Vec<String>,
    hand: Vec<String>,
    /// In the order of Battles.
    line_up: Vec<String>,
    discard: Vec<String>,
    overtime: Vec<String>,
    hot_dogs: i8,
}

impl BattleArena {
    /// Writes a state.
    pub(crate) fn write_state(&self, state: &State) -> Value {
        let has_side = state.phase != Phase::Side;
        let has_honors = has_side && state.phase != Phase::Honors && self.mode != Mode::Rookie;
        let saved = SavedState {
            phase: state.phase,
            flip_winner: state.flip_winner,
            home: has_side.then_some(state.home),
            honors: has_honors.then_some(state.honors),
            decided: state.decided.into_iter().collect(),
            substituted: state.substituted.into_iter().collect(),
            battles_over: state.battle,
            players: state.players.each_ref().map(|player| self.write_player(player)),
        };
        serde_json::to_value(saved).expect("a saved state is plain data")
    }

    fn write_player(&self, player: &Player) -> SavedPlayer {
        let ids = |heroes: &[HeroId]| {
            heroes.iter().map(|&hero| self.catalogue.hero(hero).id.clone()).collect()
        };
        SavedPlayer {
            deck: ids(&player.deck),
            hand: ids(&player.hand),
            line_up: ids(&player.line_up),
            discard: ids(&player.discard),
            overtime: ids(&player.overtime),
            hot_dogs: player.hot_dogs,
        }
    }

    /// Reads a state and refuses an impossible one.
    pub(crate) fn read_state(&self, saved: &Value) -> Result<State, Problems> {
        let saved: SavedState = serde_json::from_value(saved.clone())
            .map_err(|why| Problems::one("state", why.to_string()))?;
        let mut problems = Problems::default();
        let players =
            [0, 1].map(|seat| self.read_player(&saved.players[seat], seat, &mut problems));
        for (place, seat) in [
            ("flip_winner", Some(saved.flip_winner)),
            ("home", saved.home),
            ("honors", saved.honors),
        ] {
            if seat.is_some_and(|seat| 1 < seat.0) {
                problems.add(place, "seats are 0 and 1");
            }
        }
        for (place, seats) in [("decided", &saved.decided), ("substituted", &saved.substituted)] {
            if seats.iter().any(|seat| 1 < seat.0) {
                problems.add(place, "seats are 0 and 1");
            }
            if seats.iter().collect::<BTreeSet<_>>().len() < seats.len() {
                problems.add(place, "names each seat once");
            }
        }
        problems.or(())?;
        let mut state = State {
            phase: saved.phase,
            due: SeatSet::EMPTY,
            flip_winner: saved.flip_winner,
            home: saved.home.unwrap_or(saved.flip_winner),
            honors: saved.honors.unwrap_or(saved.flip_winner),
            decided: saved.decided.iter().copied().collect(),
            substituted: saved.substituted.iter().copied().collect(),
            battle: saved.battles_over,
            players,
            ..BattleArena::before_the_flip(0, Default::default())
        };
        self.settle_results(&mut state)?;
        self.check_course(&state, saved.home, saved.honors)?;
        state.due = who_is_due(&state)?;
        Ok(state)
    }

    fn read_player(&self, saved: &SavedPlayer, seat: usize, problems: &mut Problems) -> Player {
        let mut cards = Cards { table: self, seat, problems };
        let player = Player {
            deck: cards.read("deck", &saved.deck),
            beneath: 0,
            hand: cards.read("hand", &saved.hand),
            line_up: cards.read("line_up", &saved.line_up),
            discard: cards.read("discard", &saved.discard),
            overtime: cards.read("overtime", &saved.overtime),
            won: 0,
            hot_dogs: saved.hot_dogs,
            ..Player::default()
        };
        self.check_cards(&player, seat, problems);
        player
    }
}

/// Reads the Heroes of one player.
struct Cards<'a> {
    table: &'a BattleArena,
    seat: usize,
    problems: &'a mut Problems,
}

impl Cards<'_> {
    fn read<A: Array<Item = HeroId>>(&mut self, place: &str, ids: &[String]) -> ArrayVec<A> {
        let place = format!("players[{}].{place}", self.seat);
        let mut heroes = ArrayVec::default();
        if A::CAPACITY < ids.len() {
            self.problems
                .add(place, format!("holds at most {} Heroes, not {}", A::CAPACITY, ids.len()));
            return heroes;
        }
        for id in ids {
            match self.table.catalogue.find(id) {
                Some(hero) => heroes.push(hero),
                None => self.problems.add(&place, self.table.catalogue.unknown_id(id)),
            }
        }
        heroes
    }
}
