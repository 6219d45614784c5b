//! What cards do to a game: how often they are chosen, what becomes of those who choose them, and
//! what the same deals come to without them.

mod against;
mod card;
mod dominated;
mod pairs;
mod play;
mod seats;
mod tally;
mod verdict;
mod worth;

use fracas_bots::Mind;
use fracas_core::{FreshDecks, Legible, Seed};
use serde::Serialize;

pub use against::{CardChange, Change, Comparison};
pub use card::{CardReport, Share, Standing, Worth};
pub use verdict::{Choice, Judgement, Verdict};

use crate::sim::SimReport;

/// What to play for a balance report.
#[derive(Clone, Debug)]
pub struct BalancePlan {
    /// Who sits in all seats.
    pub bot: Mind,
    /// The fresh decks that every game is played with; none for the decks of the table.
    pub decks: Option<FreshDecks>,
    /// How many games.
    pub games: u32,
    /// How many of them, over all cards, to play again without a card; shared out evenly and rounded
    /// up.
    pub replays: u32,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many threads.
    pub threads: usize,
}

/// What many games tell of a game and its cards.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Balance {
    /// Results by seat, ties, and the length of games.
    pub table: SimReport,
    /// How many games were of each length, in decisions; the shortest first.
    pub lengths: Vec<(u32, u64)>,
    /// Every card that was available to someone.
    pub cards: Vec<CardReport>,
    /// The number of cards that nobody ever had available.
    pub unseen: usize,
    /// Whether there was anything to choose.
    pub choice: Choice,
    /// What stands out.
    pub verdicts: Vec<Verdict>,
    /// The differences from another table on the same deals.
    pub comparison: Option<Comparison>,
}

/// Plays the games of a plan, on a table and perhaps on another to compare it with; `progress` hears
/// of games done, of as many in all as are planned.
pub fn balance<G: Legible>(
    game: &G,
    base: Option<&G>,
    plan: &BalancePlan,
    progress: &(dyn Fn(u64) + Sync),
) -> Balance {
    play::in_pool(plan.threads, || report(game, base, plan, progress))
}

fn report<G: Legible>(
    game: &G,
    base: Option<&G>,
    plan: &BalancePlan,
    progress: &(dyn Fn(u64) + Sync),
) -> Balance {
    let names = game.cards();
    let (tally, comparison) = match base {
        Some(base) => {
            let (tally, counted) = against::play(game, base, plan, progress);
            (tally, Some(counted))
        }
        None => (play::play(game, plan, progress), None),
    };
    let worth = worth::measure(game, plan, &tally, progress);
    let cards = card::report(&names, &tally, &worth);
    let choice = Choice::of(&cards);
    let verdicts = verdict::judge(&cards, &names, &tally, choice);
    Balance {
        table: seats::report(&tally, plan.bot),
        lengths: tally.lengths.counts().collect(),
        unseen: names.len() - cards.len(),
        cards,
        choice,
        verdicts,
        comparison,
    }
}
