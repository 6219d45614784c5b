//! What a card is worth: the same deals with it and without it.
//!
//! Only games in which someone had the card are played again. In the others nobody could have played
//! it, so they count as the same.

use fracas_core::{Legible, Streams};
use rayon::prelude::*;

use super::BalancePlan;
use super::play::Player;
use super::tally::{FIRST, Sighting, Tally, first};
use crate::paired::Moments;

/// How many games of a card a thread plays before it takes up more.
const BATCH: usize = 64;

/// The unit of differences: a first place, in parts that up to ten seats can share evenly.
pub(super) const UNIT: i64 = FIRST * FIRST;

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
    let tables: Vec<(usize, G)> =
        seen.filter_map(|card| Some((card, game.without(card as u16)?))).collect();
    let each = (plan.replays as usize).div_ceil(tables.len().max(1));
    let tasks: Vec<(&G, usize, &[Sighting])> = tables
        .iter()
        .flat_map(|(card, table)| {
            let sightings = &tally.sightings[*card];
            let sightings = &sightings[..each.min(sightings.len())];
            sightings.chunks(BATCH).map(move |chunk| (table, *card, chunk))
        })
        .collect();
    let streams = Streams::new(&plan.seed);
    let replay = |(table, card, sightings): &(&G, usize, &[Sighting])| {
        let mut player = Player::new(*table, plan.bot, streams, cards);
        let mut moments = Moments::default();
        for sighting in *sightings {
            moments.add(difference(&mut player, tally, *sighting));
        }
        progress(sightings.len() as u64);
        (*card, moments)
    };
    let played: Vec<(usize, Moments)> = tasks.par_iter().map(replay).collect();
    let mut by_card = vec![Moments::default(); cards];
    for (card, moments) in played {
        by_card[card] = by_card[card].join(moments);
    }
    by_card
}

/// Plays a game again; gives what the card brought each of those who had it, on average.
fn difference<G: Legible>(player: &mut Player<'_, G>, tally: &Tally, sighting: Sighting) -> i64 {
    let (outcome, _) = player.play(sighting.game);
    let seats = sighting.seats.into_iter();
    let gained: i64 =
        seats.map(|seat| tally.first(sighting.game, seat) - first(&outcome, seat)).sum();
    gained * (FIRST / sighting.seats.len() as i64)
}
