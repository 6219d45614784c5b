//! How fast a game is.

mod search;

use std::hint::black_box;
use std::time::{Duration, Instant};

use fracas_bots::{Bot, Random};
use fracas_core::{Fast, Game, Information, Silent};
use serde::Serialize;

use crate::play::play_game;

pub use search::SearchBench;

/// Runs some work and counts the allocations it makes.
pub type CountAllocations<'a> = &'a dyn Fn(&mut dyn FnMut()) -> u64;

/// How fast one setup of a game is, on one core.
#[derive(Clone, Debug, Serialize)]
pub struct Bench {
    /// The mode.
    pub mode: String,
    /// The number of seats.
    pub seats: usize,
    /// Random games in a second.
    pub games_per_s: f64,
    /// Decisions in a second of random play.
    pub decisions_per_s: f64,
    /// Decisions in a random game.
    pub decisions_per_game: f64,
    /// Nanoseconds to clone a state in the middle of a game.
    pub clone_ns: f64,
    /// Nanoseconds to draw a world from what a seat knows.
    pub world_ns: f64,
    /// Bytes of a state, without what it keeps on the heap.
    pub state_bytes: usize,
    /// Allocations per decision once buffers are warm.
    pub allocs_per_decision: f64,
    /// How fast search is.
    pub search: SearchBench,
}

/// Measures a game for about `time`.
pub fn bench<G: Game>(
    game: &G,
    mode: &str,
    time: Duration,
    allocations: CountAllocations<'_>,
) -> Bench {
    let (games, decisions, seconds) = play_for(game, time);
    let state = middle_of_a_game(game);
    let clone_ns = nanoseconds(time / 10, || {
        black_box(black_box(&state).clone());
    });
    let (allocated, measured) = count_allocations(game, allocations);
    Bench {
        mode: mode.to_owned(),
        seats: game.seats(),
        games_per_s: games as f64 / seconds,
        decisions_per_s: decisions as f64 / seconds,
        decisions_per_game: decisions as f64 / games as f64,
        clone_ns,
        world_ns: world_ns(game, &state, time / 10),
        state_bytes: size_of::<G::State>(),
        allocs_per_decision: allocated as f64 / measured as f64,
        search: search::bench_search(game, time, allocations),
    }
}

/// Plays `games` random games and counts their decisions: what profilers are pointed at.
pub fn play_random_games<G: Game>(game: &G, games: u64) -> u64 {
    let mut player = Player::new(game);
    (0..games).map(|_| player.play()).sum()
}

/// Plays random games, one after another.
struct Player<'a, G: Game> {
    game: &'a G,
    bots: Vec<Box<dyn Bot<G>>>,
    deals: Fast,
    thoughts: Fast,
}

impl<'a, G: Game> Player<'a, G> {
    fn new(game: &'a G) -> Self {
        let bot = |_| -> Box<dyn Bot<G>> { Box::new(Random::default()) };
        Player {
            game,
            bots: (0..game.seats()).map(bot).collect(),
            deals: Fast::new(1),
            thoughts: Fast::new(2),
        }
    }

    fn play(&mut self) -> u64 {
        u64::from(
            black_box(play_game(self.game, &mut self.bots, &mut self.deals, &mut self.thoughts)).1,
        )
    }
}

fn play_for<G: Game>(game: &G, time: Duration) -> (u64, u64, f64) {
    let mut player = Player::new(game);
    let (mut games, mut decisions) = (0, 0);
    let start = Instant::now();
    while games == 0 || start.elapsed() < time {
        for _ in 0..100 {
            decisions += player.play();
        }
        games += 100;
    }
    (games, decisions, start.elapsed().as_secs_f64())
}

/// Counts the allocations of 1,000 games after 100 that warm the buffers.
fn count_allocations<G: Game>(game: &G, allocations: CountAllocations<'_>) -> (u64, u64) {
    let mut player = Player::new(game);
    for _ in 0..100 {
        player.play();
    }
    let mut decisions = 0;
    let allocated = allocations(&mut || decisions = (0..1_000).map(|_| player.play()).sum());
    (allocated, decisions)
}

/// Plays half of the decisions of a random game.
fn middle_of_a_game<G: Game>(game: &G) -> G::State {
    let half = Player::new(game).play() / 2;
    let (mut deals, mut thoughts, mut bot) = (Fast::new(1), Fast::new(2), Random::default());
    let mut state = game.deal(&mut deals, &mut Silent);
    for _ in 0..half {
        let Some(seat) = game.to_act(&state).first() else { break };
        let action = bot.choose(&Information::new(game, &state, seat), &mut thoughts);
        game.apply(&mut state, seat, action, &mut deals, &mut Silent);
    }
    state
}

fn world_ns<G: Game>(game: &G, state: &G::State, time: Duration) -> f64 {
    let seat = game.to_act(state).first().unwrap_or_default();
    let information = Information::new(game, state, seat);
    let mut chance = Fast::new(3);
    let mut world = information.world(&mut chance);
    nanoseconds(time, || information.draw_into(black_box(&mut world), &mut chance))
}

fn nanoseconds(time: Duration, mut work: impl FnMut()) -> f64 {
    let mut rounds = 0_u32;
    let start = Instant::now();
    while rounds == 0 || start.elapsed() < time {
        for _ in 0..1_000 {
            work();
        }
        rounds += 1;
    }
    start.elapsed().as_nanos() as f64 / (f64::from(rounds) * 1_000.0)
}
