//! What a card is worth: the same deals with it and without it.
//!
//! Only games in which someone had the card are played again. The others are the same without
//! it and tell nothing, and so do those in which every seat had it.

use std::sync::atomic::{AtomicU64, Ordering};

use fracas_core::{Legible, Outcome};
use rayon::prelude::*;

use super::BalancePlan;
use super::play::Player;
use super::tally::{FIRST, Sighting, Tally, first};
use crate::paired::Moments;

/// How many games of a card a thread plays before it takes up more.
const BATCH: usize = 64;

/// The unit of differences: a first place, in parts that up to ten seats can share evenly.
pub(super) const UNIT: i64 = FIRST * FIRST;

/// A card whose games are played again without it.
struct Task<'a, G> {
    card: usize,
    /// The table without it; none where every game has decks of its own.
    table: Option<&'a G>,
    sightings: &'a [Sighting],
}

/// Plays games again without each card that can be replaced; gives the differences that the card
/// makes to those who had it, by card.
pub(super) fn measure<G: Legible>(
    game: &G,
    plan: &BalancePlan,
    tally: &Tally,
    progress: &(dyn Fn(u64) + Sync),
) -> Vec<Moments> {
    let tables = tables(game, plan, tally);
    let tasks = tasks(&tables, plan, tally);
    let all: u64 = tasks.iter().map(Task::games).sum();
    // They may be more or fewer than were planned, and whoever listens was promised these.
    let planned = u64::from(plan.replays);
    let played = AtomicU64::new(0);
    let replay = |task: &Task<'_, G>| {
        let moments = task.replay(game, plan, tally);
        let before = played.fetch_add(task.games(), Ordering::Relaxed);
        let heard = |games: u64| planned * games / all;
        progress(heard(before + task.games()) - heard(before));
        (task.card, moments)
    };
    let moments: Vec<(usize, Moments)> = tasks.par_iter().map(replay).collect();
    if tasks.is_empty() {
        progress(planned);
    }
    let mut by_card = vec![Moments::default(); tally.sightings.len()];
    for (card, moments) in moments {
        by_card[card] = by_card[card].join(moments);
    }
    by_card
}

/// Makes the table without each card that someone had and that can be replaced.
fn tables<G: Legible>(game: &G, plan: &BalancePlan, tally: &Tally) -> Vec<(usize, Option<G>)> {
    let cards = 0..tally.sightings.len();
    let seen = cards.filter(|card| !tally.sightings[*card].is_empty());
    match plan.decks {
        None => seen.filter_map(|card| Some((card, Some(game.without(card as u16)?)))).collect(),
        Some(_) => seen.map(|card| (card, None)).collect(),
    }
}

/// Shares the replays out evenly among the cards, as far as each was seen.
fn tasks<'a, G>(
    tables: &'a [(usize, Option<G>)],
    plan: &BalancePlan,
    tally: &'a Tally,
) -> Vec<Task<'a, G>> {
    let each = (plan.replays as usize).div_ceil(tables.len().max(1));
    let tasks = tables.iter().flat_map(|(card, table)| {
        let sightings = &tally.sightings[*card];
        let sightings = &sightings[..each.min(sightings.len())];
        let task = |sightings| Task { card: *card, table: table.as_ref(), sightings };
        sightings.chunks(BATCH).map(task)
    });
    tasks.collect()
}

impl<G: Legible> Task<'_, G> {
    fn games(&self) -> u64 {
        self.sightings.len() as u64
    }

    /// Plays the games again; gives what the card brought those who had it.
    fn replay(&self, game: &G, plan: &BalancePlan, tally: &Tally) -> Moments {
        let mut player = Player::new(self.table.unwrap_or(game), plan, tally.sightings.len());
        let mut moments = Moments::default();
        for sighting in self.sightings {
            let again = match self.table {
                Some(_) => Some(player.play(sighting.game)),
                None => player.play_without(sighting.game, self.card as u16),
            };
            if let Some((outcome, _)) = again {
                moments.add(difference(&outcome, tally, *sighting));
            }
        }
        moments
    }
}

/// Gets what the card brought each of those who had it, on average.
fn difference(without: &Outcome, tally: &Tally, sighting: Sighting) -> i64 {
    let seats = sighting.seats.into_iter();
    let gained: i64 =
        seats.map(|seat| tally.first(sighting.game, seat) - first(without, seat)).sum();
    gained * (FIRST / sighting.seats.len() as i64)
}
