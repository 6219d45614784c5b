//! Playing the games of a balance report.

use std::ops::Range;

use fracas_bots::{Bot, Mind};
use fracas_core::{Legible, Outcome, Streams};
use rayon::prelude::*;

use super::BalancePlan;
use super::tally::Tally;
use crate::ledger::Ledger;
use crate::play::watch_game;

/// How many batches the games are played in, which threads share out.
const BATCHES: u32 = 256;

/// Plays games of one table again and again, with the deals of a seed.
pub(super) struct Player<'a, G: Legible> {
    game: &'a G,
    bots: Vec<Box<dyn Bot<G>>>,
    streams: Streams,
    /// What became of cards in the latest game.
    pub(super) ledger: Ledger,
}

impl<'a, G: Legible> Player<'a, G> {
    pub(super) fn new(game: &'a G, bot: Mind, streams: Streams, cards: usize) -> Self {
        Player {
            game,
            bots: (0..game.seats()).map(|_| bot.bot()).collect(),
            streams,
            ledger: Ledger::new(game.seats(), cards),
        }
    }

    /// Plays the game of a number; gives its result and the number of decisions.
    pub(super) fn play(&mut self, game: u32) -> (Outcome, u32) {
        let index = 2 * u64::from(game);
        let (mut deals, mut thoughts) = (self.streams.nth(index), self.streams.nth(index + 1));
        self.ledger.clear();
        watch_game(self.game, &mut self.bots, &mut deals, &mut thoughts, &mut self.ledger)
    }
}

/// Runs some work with a number of threads; 0 for one on each core.
pub(super) fn in_pool<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    match rayon::ThreadPoolBuilder::new().num_threads(threads).build() {
        Ok(pool) => pool.install(work),
        // Without threads of its own the work uses those that are there.
        Err(_) => work(),
    }
}

/// Plays the games of a plan and counts.
pub(super) fn play<G: Legible>(
    game: &G,
    plan: &BalancePlan,
    progress: &(dyn Fn(u64) + Sync),
) -> Tally {
    let cards = game.cards().len();
    let streams = Streams::new(&plan.seed);
    let batch = |games: Range<u32>| {
        let mut player = Player::new(game, plan.bot, streams, cards);
        let mut tally = Tally::new(game.seats(), cards);
        for number in games.clone() {
            let (outcome, decisions) = player.play(number);
            tally.add(number, &outcome, decisions, &player.ledger);
        }
        progress(u64::from(games.end - games.start));
        tally
    };
    in_batches(plan.games, batch)
        .reduce_with(Tally::join)
        .unwrap_or_else(|| Tally::new(game.seats(), cards))
}

/// Does work for every batch of games; the results are in the order of games.
pub(super) fn in_batches<T: Send>(
    games: u32,
    work: impl Fn(Range<u32>) -> T + Sync + Send,
) -> impl IndexedParallelIterator<Item = T> {
    let size = games.div_ceil(BATCHES).max(1);
    (0..games.div_ceil(size))
        .into_par_iter()
        .map(move |batch| work(batch * size..games.min((batch + 1) * size)))
}
