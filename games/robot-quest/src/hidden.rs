//! Who knows what, and other possibilities for what they do not.
//!
//! Everything but hands and the order of decks is open, and cards are acquired, discarded and scrapped
//! openly: so everyone knows what deck and hand of a player hold together, and nobody but the player
//! which of these are in hand, except those that were when the deck was made anew. Nobody knows the
//! order of a deck, which is why decks are bags.

use std::hash::Hasher;

use fracas_core::{Chance, Seat, Viewer, bag_hash};

use crate::RobotQuest;
use crate::card::CardId;
use crate::state::{Robot, Shift, State};

impl RobotQuest {
    /// Deals the others' hands anew out of what they may hold.
    pub(crate) fn redeal(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        for seat in Seat::all(self.seats).filter(|seat| !viewer.is(*seat)) {
            state.player_mut(seat).cards.redeal_hand(chance);
        }
    }

    /// Hashes what a seat knows.
    pub(crate) fn know_of(&self, state: &State, seat: Seat, hasher: &mut impl Hasher) {
        let tempo = [state.phase as u8, state.first.0, state.active.0, state.starting.0];
        hasher.write_u32(u32::from_le_bytes(tempo));
        hasher.write_u64(
            u64::from(state.turn)
                | u64::from(state.quiet) << 16
                | u64::from(state.energy) << 32
                | u64::from(state.moves) << 48,
        );
        hasher.write_u64(
            u64::from(state.reserve_blue)
                | u64::from(state.reserve_red as u16) << 8
                | u64::from(state.supply[0]) << 24
                | u64::from(state.supply[1]) << 32
                | u64::from(state.supply[2]) << 40,
        );
        for robot in &state.robots[..self.robots] {
            know_robot(robot, hasher);
        }
        for other in Seat::all(self.seats) {
            let player = state.player(other);
            hasher.write_u32(u32::from(player.red) | u32::from(player.blue) << 16);
            let cards = &player.cards;
            if other == seat {
                hasher.write_u64(bag(cards.deck()));
                hasher.write_u64(bag(cards.hand()));
            } else {
                hasher.write_u64(bag(cards.unseen()));
                hasher.write_u64(bag(cards.surely_in_hand()));
                hasher.write_u8(cards.hand().len() as u8);
            }
            hasher.write_u64(bag(cards.play()));
            hasher.write_u64(bag(cards.discard()));
        }
        for card in state.shop {
            hasher.write_u8(card.map_or(u8::MAX, |card| card.0));
        }
        hasher.write_u64(bag(&state.shop_deck));
        hasher.write_u64(bag(&state.scrap));
        know_effects(state, hasher);
    }
}

fn know_robot(robot: &Robot, hasher: &mut impl Hasher) {
    let flags = u64::from(robot.has_used_ability)
        | u64::from(robot.flies) << 1
        | u64::from(robot.is_diagonal) << 2;
    hasher.write_u64(
        robot.board.map_or(255, |board| u64::from(board.0))
            | robot.cell.map_or(255, |cell| u64::from(cell.0)) << 8
            | u64::from(robot.red) << 16
            | u64::from(robot.blue) << 24
            | flags << 32,
    );
    hasher.write_u64(robot.hits);
}

/// Hashes what is being carried out and what is scheduled; both are open to all.
fn know_effects(state: &State, hasher: &mut impl Hasher) {
    use std::hash::Hash;
    if !state.stack.is_empty() {
        state.stack.hash(hasher);
        let Shift { is_under_way, queue, robot, left, gone, origin, start, was_stopped } =
            state.deed.shift;
        (is_under_way, queue, robot, left, gone, origin, start, was_stopped).hash(hasher);
        (state.deed.actor, state.deed.target, state.deed.extra_damage).hash(hasher);
    }
    if !state.agenda.entries().is_empty() {
        state.agenda.hash(hasher);
    }
}

/// Hashes cards whose order means nothing.
#[inline]
fn bag(cards: &[CardId]) -> u64 {
    bag_hash(cards.iter().map(|card| card.0))
}
