//! Who knows what, and other possibilities for what they do not.
//!
//! Everything but hands, the order of the deck and the Dudes that are put down to start with is open. What
//! goes from play or the Dude Discard pile to a hand is known to be there. And when the deck is made anew,
//! everyone knows which Dudes are in hands: those that are nowhere else.

use std::hash::{Hash as _, Hasher};

use fracas_core::{Chance, Seat, Viewer};

use crate::OpArena;
use crate::dudes::DudeSet;
use crate::state::{Eyes, MAX_PLAYERS, MOST_LAID, Phase, State};

impl OpArena {
    /// Deals the others' hands anew out of what they may hold.
    pub(crate) fn redeal(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        if state.phase != Phase::Laying {
            return self.redeal_hands(state, viewer, chance);
        }
        let laid = std::array::from_fn(|seat| OpArena::laid_by(state, Seat(seat as u8)).len());
        self.redeal_hands(state, viewer, chance);
        self.lay_again(state, viewer, laid, chance);
    }

    fn redeal_hands(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        let mut hidden = [DudeSet::EMPTY; MAX_PLAYERS];
        for seat in Seat::all(self.seats).filter(|seat| !viewer.is(*seat)) {
            hidden[seat.index()] = unseen(state, seat, viewer);
        }
        let all = hidden.into_iter().fold(DudeSet::EMPTY, DudeSet::or);
        let old = state.old;
        if !all.and(old).is_empty() {
            state.deal_again(hidden.map(|dudes| dudes.and(old)), all.and(old), chance);
        }
        let from = state.deck.or(all.without(old));
        state.deck = state.deal_again(hidden.map(|dudes| dudes.without(old)), from, chance);
    }

    /// Lets the others put down other Dudes to start with; before, they had put down so many.
    fn lay_again(
        &self,
        state: &mut State,
        viewer: Viewer,
        before: [usize; MAX_PLAYERS],
        chance: &mut impl Chance,
    ) {
        let laid = std::mem::take(&mut state.laid);
        for seat in Seat::all(self.seats) {
            let hand = state.player(seat).hand;
            if viewer.is(seat) {
                state.laid = state.laid.or(laid.and(hand));
                continue;
            }
            let count = self.laid_in_a_world(state, seat, before[seat.index()], chance);
            let mut left = hand;
            for dude in (0..count).filter_map(|_| left.draw(chance)) {
                state.laid.insert(dude);
            }
        }
    }

    /// Chooses how many Dudes another player has put down: any number that is enough, once it is done with.
    fn laid_in_a_world(
        &self,
        state: &State,
        seat: Seat,
        before: usize,
        chance: &mut impl Chance,
    ) -> usize {
        if state.due.contains(seat) {
            return before;
        }
        let least = usize::from(self.must_lay(state, seat));
        least + chance.below((MOST_LAID - least + 1) as u32) as usize
    }

    /// Hashes what a seat knows.
    pub(crate) fn know_of(&self, state: &State, seat: Seat, hasher: &mut impl Hasher) {
        hash_course(state, seat, hasher);
        for other in Seat::all(self.seats) {
            hash_player(state, other, seat, hasher);
        }
        // What neither lies open nor in the own hand is in the deck or in the others' hands.
        hasher.write_u128(state.discard.bits());
        hasher.write_u128(OpArena::laid_by(state, seat).bits());
        hasher.write_u128(state.old.bits());
        for fighter in &state.arena {
            fighter.hash(hasher);
        }
        state.fallen.hash(hasher);
        hasher.write_u128(state.newcomers.bits());
        if !state.stack.is_empty() {
            state.is_answering.hash(hasher);
            state.token.hash(hasher);
            state.stack.hash(hasher);
        }
    }
}

/// Hashes how far the game is and what lies in the Supply, with the seat for which it is done.
#[inline]
fn hash_course(state: &State, seat: Seat, hasher: &mut impl Hasher) {
    hasher.write_u64(u64::from_le_bytes([
        state.phase as u8,
        state.first.0,
        state.active.0,
        state.called,
        state.roll,
        state.die as u8,
        state.dropped,
        state.last_killer.map_or(u8::MAX, |killer| killer.0),
    ]));
    hasher.write_u32(u32::from(state.turn) | u32::from(state.quiet) << 16);
    state.due.hash(hasher);
    hasher.write_u32(u32::from_le_bytes([
        state.shields,
        state.nerphs,
        state.last_dropped.0,
        seat.0,
    ]));
}

/// Hashes what a seat knows of a player, who may be itself.
#[inline]
fn hash_player(state: &State, other: Seat, seat: Seat, hasher: &mut impl Hasher) {
    let player = state.player(other);
    hasher.write_u64(
        u64::from(player.points)
            | u64::from(player.shields) << 16
            | u64::from(player.nerphs) << 24
            | u64::from(player.cubes) << 32
            | (player.hand.len() as u64) << 40,
    );
    if other == seat {
        hasher.write_u128(player.hand.bits());
        // One knows which of them others know.
        let seen = player.hand.iter().filter(|dude| state.seen[dude.index()] != Eyes::of(seat));
        hasher.write_u128(seen.collect::<DudeSet>().bits());
    } else {
        let known = player.hand.without(unseen(state, other, Viewer::Seat(seat)));
        hasher.write_u128(known.bits());
    }
    hasher.write_u64(player.hand.and(state.old).len() as u64);
}

/// Gets the Dudes of a hand of which a viewer does not know that they are there.
fn unseen(state: &State, seat: Seat, viewer: Viewer) -> DudeSet {
    let hand = state.player(seat).hand.iter();
    hand.filter(|dude| !state.seen[dude.index()].include(viewer)).collect()
}

impl State {
    /// Deals as many Dudes to each player as there are of a part of the hand, in place of these; gets the
    /// rest.
    fn deal_again(
        &mut self,
        parts: [DudeSet; MAX_PLAYERS],
        mut from: DudeSet,
        chance: &mut impl Chance,
    ) -> DudeSet {
        for part in parts {
            part.iter().for_each(|dude| self.seen[dude.index()] = Eyes::default());
        }
        for ((player, part), seat) in self.players.iter_mut().zip(parts).zip(Seat::all(MAX_PLAYERS))
        {
            player.hand = player.hand.without(part);
            for dude in part.iter().filter_map(|_| from.draw(chance)) {
                player.hand.insert(dude);
                // Whether others know of it is not known to all: nobody does.
                self.seen[dude.index()] = Eyes::of(seat);
            }
        }
        from
    }
}
