//! The same deals on two tables, such as before and after a card was changed.

mod counter;

use std::ops::Range;

use fracas_core::{CardName, Legible};
use rayon::prelude::*;
use serde::Serialize;

use counter::Counter;

use super::BalancePlan;
use super::play::{Player, in_batches};
use super::tally::Tally;
use crate::paired::{above, around};
use crate::stats::Interval;

/// A figure before and after, from the same deals.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Change {
    /// The figure of the table compared with.
    pub before: f64,
    /// The figure of the table reported on.
    pub after: f64,
    /// The difference.
    pub difference: f64,
    /// Its 95% interval.
    pub interval: Interval,
    /// Whether it is beyond what chance explains, for all figures of the comparison together.
    pub is_clear: bool,
    #[serde(skip)]
    chance: f64,
}

/// How a card's figures changed. A figure that one of the two tables does not have is none.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardChange {
    /// The permanent id.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// The name before, where it is another.
    pub name_before: Option<String>,
    /// How much of what was available was taken.
    pub taken: Option<Change>,
    /// How much of what was available was played.
    pub played: Option<Change>,
    /// The part of first places of those who played it.
    pub firsts: Option<Change>,
}

/// All that differs between two tables on the same deals.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// Games played on both tables.
    pub games: u64,
    /// Games in which anything differed: the result, the length or what became of a card.
    pub changed_games: u64,
    /// Each seat's part of the first places.
    pub seats: Vec<Change>,
    /// Decisions in a game.
    pub length: Change,
    /// The share of games in which all seats shared the first place.
    pub ties: Change,
    /// Cards that both tables have and someone had available.
    pub cards: Vec<CardChange>,
    /// Names of cards that only this table has.
    pub only_here: Vec<String>,
    /// Names of cards that only the other table has.
    pub only_there: Vec<String>,
}

impl Change {
    /// Compares two figures whose difference has a standard error.
    fn new(before: f64, after: f64, error: f64) -> Change {
        let difference = after - before;
        Change {
            before,
            after,
            difference,
            interval: around(difference, error),
            is_clear: false,
            // It may have gone either way.
            chance: (2.0 * above(difference.abs(), 0.0, error)).min(1.0),
        }
    }
}

impl CardChange {
    /// Lists its figures with what they are called.
    pub fn figures(&self) -> [(&'static str, Option<Change>); 3] {
        [("taken", self.taken), ("played", self.played), ("wins when played", self.firsts)]
    }

    /// Checks whether one of its figures clearly changed.
    pub fn is_clear(&self) -> bool {
        self.figures().into_iter().any(|(_, change)| change.is_some_and(|change| change.is_clear))
    }
}

/// Plays every game on both tables; gives the counts of the first and the differences.
pub(super) fn play<G: Legible>(
    game: &G,
    base: &G,
    plan: &BalancePlan,
    progress: &(dyn Fn(u64) + Sync),
) -> (Tally, Comparison) {
    let (names, old_names) = (game.cards(), base.cards());
    let same = |old: &CardName| names.iter().position(|name| name.id == old.id);
    let matching: Vec<Option<usize>> = old_names.iter().map(same).collect();
    let seats = game.seats();
    let batch = |games: Range<u32>| {
        let mut after = Player::new(game, plan, names.len());
        let mut before = Player::new(base, plan, old_names.len());
        let mut tally = Tally::new(seats, names.len());
        let mut counter = Counter::new(seats, names.len());
        for number in games.clone() {
            let (new, old) = (after.play(number), before.play(number));
            tally.add(number, &new.0, new.1, &after.ledger);
            counter.add([&new, &old], [&after.ledger, &before.ledger], &matching);
        }
        progress(2 * u64::from(games.end - games.start));
        (tally, counter)
    };
    let empty = || (Tally::new(seats, names.len()), Counter::new(seats, names.len()));
    let join =
        |one: (Tally, Counter), two: (Tally, Counter)| (one.0.join(two.0), one.1.join(&two.1));
    let (tally, counter) = in_batches(plan.games, batch).reduce_with(join).unwrap_or_else(empty);
    let comparison = counter.report(&names, &old_names, &matching);
    (tally, comparison)
}
