//! How fast search is.

use std::time::{Duration, Instant};

use fracas_bots::{Bot as _, Budget, Random, Search, Settings};
use fracas_core::{Fast, Game, Habit, Information, Outlook, Seat, Silent};
use serde::Serialize;

use super::CountAllocations;

/// How fast search is on one core, over all decisions of a game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SearchBench {
    /// Iterations in a second when worlds are played out at random to their end.
    pub random_per_s: f64,
    /// Iterations in a second when worlds are played on at random for ten decisions.
    pub cut_per_s: f64,
    /// Iterations in a second as the levels make them.
    pub level_per_s: f64,
    /// Microseconds until there is an answer to act on.
    pub first_answer_us: f64,
    /// Allocations per iteration once buffers are warm.
    pub allocs_per_iteration: f64,
}

/// How many iterations are made for each decision.
const ITERATIONS: u32 = 2_000;
/// How many decisions of a game are thought about.
const DECISIONS: usize = 24;

/// A decision to think about.
type Decision<G> = (<G as Game>::State, Seat);

/// Measures search for about `time`.
pub(super) fn bench_search<G: Game>(
    game: &G,
    time: Duration,
    allocations: CountAllocations<'_>,
) -> SearchBench {
    let decisions = decisions(game);
    let usual = Settings::within(Budget::Iterations(ITERATIONS));
    let at_random = |decisions: u32| Settings {
        outlook: Some(Outlook { by: Habit::Chance, decisions }),
        ..usual
    };
    let (random, cut) = (at_random(u32::MAX), at_random(10));
    let rate = |settings: Settings| iterations_per_s(game, &decisions, settings, time / 3);
    SearchBench {
        random_per_s: rate(random),
        cut_per_s: rate(cut),
        level_per_s: rate(usual),
        first_answer_us: first_answer_us(game, &decisions),
        allocs_per_iteration: allocs_per_iteration(game, &decisions, usual, allocations),
    }
}

/// Lists the decisions of a random game, spread evenly.
fn decisions<G: Game>(game: &G) -> Vec<Decision<G>> {
    let (mut deals, mut thoughts, mut bot) = (Fast::new(4), Fast::new(5), Random::default());
    let mut state = game.deal(&mut deals, &mut Silent);
    let mut decisions = Vec::new();
    while let Some(seat) = game.to_act(&state).first() {
        decisions.push((state.clone(), seat));
        let action = bot.choose(&Information::new(game, &state, seat), &mut thoughts);
        game.apply(&mut state, seat, action, &mut deals, &mut Silent);
    }
    let every = decisions.len().div_ceil(DECISIONS).max(1);
    decisions.into_iter().step_by(every).collect()
}

/// Thinks about each decision once, as if nothing had been learned before.
fn think<G: Game>(game: &G, decisions: &[Decision<G>], search: &mut Search<G>, chance: &mut Fast) {
    for (state, seat) in decisions {
        search.begin();
        search.think(&Information::new(game, state, *seat), chance);
    }
}

fn iterations_per_s<G: Game>(
    game: &G,
    decisions: &[Decision<G>],
    settings: Settings,
    time: Duration,
) -> f64 {
    let (mut search, mut chance) = (Search::new(settings), Fast::new(6));
    let mut rounds = 0_u32;
    let start = Instant::now();
    while rounds == 0 || start.elapsed() < time {
        think(game, decisions, &mut search, &mut chance);
        rounds += 1;
    }
    let made = f64::from(rounds) * decisions.len() as f64 * f64::from(ITERATIONS);
    made / start.elapsed().as_secs_f64()
}

/// Measures the shortest thought of a bot that was just made.
fn first_answer_us<G: Game>(game: &G, decisions: &[Decision<G>]) -> f64 {
    const ROUNDS: u32 = 20;
    let mut chance = Fast::new(7);
    let start = Instant::now();
    for _ in 0..ROUNDS {
        for (state, seat) in decisions {
            let mut search = Search::new(Settings::within(Budget::Iterations(1)));
            search.think(&Information::new(game, state, *seat), &mut chance);
        }
    }
    let answers = f64::from(ROUNDS) * decisions.len().max(1) as f64;
    start.elapsed().as_nanos() as f64 / 1_000.0 / answers
}

fn allocs_per_iteration<G: Game>(
    game: &G,
    decisions: &[Decision<G>],
    settings: Settings,
    allocations: CountAllocations<'_>,
) -> f64 {
    let (mut search, mut chance) = (Search::new(settings), Fast::new(8));
    think(game, decisions, &mut search, &mut chance);
    let counted = allocations(&mut || think(game, decisions, &mut search, &mut chance));
    counted as f64 / (decisions.len().max(1) as f64 * f64::from(ITERATIONS))
}
