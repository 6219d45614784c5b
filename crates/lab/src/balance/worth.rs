//! What a card is worth: the same deals with it and without it.
//!
//! Only games in which someone had the card are played again. The others are the same without
//! it and tell nothing, and so do those in which every seat had it.

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
    let cards = tally.sightings.len();
    let seen = (0..cards).filter(|card| !tally.sightings[*card].is_empty());
    let tables: Vec<(usize, Option<G>)> = match plan.decks {
        None => seen.filter_map(|card| Some((card, Some(game.without(card as u16)?)))).collect(),
        Some(_) => seen.map(|card| (card, None)).collect(),
    };
    let each = (plan.replays as usize).div_ceil(tables.len().max(1));
    let tasks: Vec<Task<'_, G>> = tables
        .iter()
        .flat_map(|(card, table)| {
            let sightings = &tally.sightings[*card];
            let sightings = &sightings[..each.min(sightings.len())];
            let task = |sightings| Task { card: *card, table: table.as_ref(), sightings };
            sightings.chunks(BATCH).map(task)
        })
        .collect();
    let replay = |task: &Task<'_, G>| {
        let moments = task.replay(game, plan, tally);
        progress(task.sightings.len() as u64);
        (task.card, moments)
    };
    let played: Vec<(usize, Moments)> = tasks.par_iter().map(replay).collect();
    let mut by_card = vec![Moments::default(); cards];
    for (card, moments) in played {
        by_card[card] = by_card[card].join(moments);
    }
    by_card
}

impl<G: Legible> Task<'_, G> {
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
