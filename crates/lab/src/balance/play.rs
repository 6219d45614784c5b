//! Playing the games of a balance report.

use std::ops::Range;

use fracas_bots::Bot;
use fracas_core::{FreshDecks, Legible, Outcome, Streams};
use rayon::prelude::*;

use super::BalancePlan;
use super::tally::Tally;
use crate::ledger::Ledger;
use crate::play::watch_game;

/// How many batches the games are played in, which threads share out.
const BATCHES: u32 = 256;
/// The branch of chance that makes decks, apart from all that deals and decides.
const DECKS: u64 = 1;

/// Plays games of one table again and again, with the deals of a seed.
pub(super) struct Player<'a, G: Legible> {
    game: &'a G,
    bots: Vec<Box<dyn Bot<G>>>,
    streams: Streams,
    /// The decks that each game gets; none for those of the table.
    decks: Option<FreshDecks>,
    /// What became of cards in the latest game.
    pub(super) ledger: Ledger,
}

impl<'a, G: Legible> Player<'a, G> {
    pub(super) fn new(game: &'a G, plan: &BalancePlan, cards: usize) -> Self {
        Player {
            game,
            bots: (0..game.seats()).map(|_| plan.bot.bot()).collect(),
            streams: Streams::new(&plan.seed),
            decks: plan.decks,
            ledger: Ledger::new(game.seats(), cards),
        }
    }

    /// Plays the game of a number; gives its result and the number of decisions.
    pub(super) fn play(&mut self, game: u32) -> (Outcome, u32) {
        let fresh = self.fresh_table(game);
        self.play_at(fresh.as_ref().unwrap_or(self.game), game)
    }

    /// Plays the game of a number without a card of its fresh decks; none where these do not hold it or
    /// nothing can replace it.
    pub(super) fn play_without(&mut self, game: u32, card: u16) -> Option<(Outcome, u32)> {
        let table = self.fresh_table(game)?.without(card)?;
        Some(self.play_at(&table, game))
    }

    /// Makes the table of a game that has decks of its own.
    fn fresh_table(&self, game: u32) -> Option<G> {
        let mut chance = self.streams.branch(DECKS).nth(u64::from(game));
        self.game.with_fresh_decks(self.decks?, &mut chance)
    }

    fn play_at(&mut self, table: &G, game: u32) -> (Outcome, u32) {
        let index = 2 * u64::from(game);
        let (mut deals, mut thoughts) = (self.streams.nth(index), self.streams.nth(index + 1));
        self.ledger.clear();
        watch_game(table, &mut self.bots, &mut deals, &mut thoughts, &mut self.ledger)
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
    let batch = |games: Range<u32>| {
        let mut player = Player::new(game, plan, cards);
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
