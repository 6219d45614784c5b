//! Who knows what, and other possibilities for what they do not.
//!
//! All cards are bought, gained, discarded and deleted openly: everyone knows what deck and hand of a player
//! hold together, and nobody but the player which of these are in hand, except those that were shown. What
//! lies on top of or under a deck is known to those who saw it put there or looked at it; nobody knows the
//! rest of a deck, or the order of Loots, which is why both are bags.

use std::hash::{Hash, Hasher};

use fracas_core::{Chance, Seat, Viewer, bag_hash};

use crate::Rlyeh;
use crate::card::CardId;
use crate::pile::Cards;
use crate::state::{Glob, Ledger, Player, State};

impl Rlyeh {
    /// Deals anew what the viewer cannot know of the others' hands and decks.
    pub(crate) fn redeal(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        for seat in Seat::all(self.seats).filter(|seat| !viewer.is(*seat)) {
            state.player_mut(seat).cards.redeal(chance);
        }
    }

    /// Hashes what a seat knows.
    pub(crate) fn know_of(&self, state: &State, seat: Seat, hasher: &mut impl Hasher) {
        let tempo = [state.phase as u8, state.first.0, state.active.0, state.pox];
        hasher.write_u32(u32::from_le_bytes(tempo));
        hasher.write_u64(
            u64::from(state.turn)
                | u64::from(state.quiet) << 16
                | u64::from(state.tokens) << 32
                | u64::from(state.power) << 48,
        );
        for pile in &state.stacks {
            hasher.write_u16(u16::from(pile.card.0) << 8 | u16::from(pile.left));
        }
        for den in &state.bosses {
            hasher.write_u32(
                u32::from(den.boss.0) << 16 | u32::from(den.loots) << 8 | u32::from(den.is_bought),
            );
        }
        hasher.write_u8(match state.glob {
            None => u8::MAX,
            Some(Glob::Pox) => u8::MAX - 1,
            Some(Glob::Stack(at)) => at,
        });
        for other in Seat::all(self.seats) {
            know_player(state.player(other), other == seat, hasher);
        }
        hasher.write_u64(bag(state.deleted.iter()));
        know_turn(state, hasher);
        if !state.stack.is_empty() {
            state.stack.hash(hasher);
            state.mind.hash(hasher);
        }
    }
}

/// How far a bot has come in an order of its own is no knowledge: what it learned holds for all orders.
fn know_turn(state: &State, hasher: &mut impl Hasher) {
    let ledger = &state.ledger;
    hasher.write_u64(bag(ledger.plays.iter()));
    let flags = u8::from(ledger.has_drawn) | u8::from(ledger.plays_all) << 1;
    hasher.write_u32(u32::from_le_bytes(ledger.bought));
    let Ledger { played, green, red, gold, ones, extra_cards, .. } = *ledger;
    let counts = [played, green, red, gold, ones, flags, extra_cards, 0];
    hasher.write_u64(u64::from_le_bytes(counts));
    ledger.boons.hash(hasher);
    hasher.write_u32(u32::from(ledger.tokens_spent) << 16 | u32::from(ledger.power_spent));
}

fn know_player(player: &Player, is_own: bool, hasher: &mut impl Hasher) {
    (player.hero, player.offered, player.head, player.used).hash(hasher);
    know_cards(&player.cards, is_own, hasher);
    hasher.write_u64(bag(player.front.iter()));
}

fn know_cards(cards: &Cards, is_own: bool, hasher: &mut impl Hasher) {
    cards.bottom().hash(hasher);
    hasher.write_u8(cards.bag().len() as u8);
    for (at, card) in cards.on_top().iter().enumerate() {
        let is_private = cards.is_private(at);
        let is_known = is_own || !is_private;
        let known = if is_known { u16::from(card.0) } else { u16::MAX };
        hasher.write_u32(u32::from(known) << 1 | u32::from(is_private));
    }
    hasher.write_u8(cards.hand().len() as u8);
    if is_own {
        hasher.write_u64(bag(cards.bag().iter()));
        hasher.write_u64(bag(cards.hand().iter()));
    } else {
        hasher.write_u64(bag_hash(cards.unseen().map(|card| card.0)));
    }
    hasher.write_u64(bag(cards.surely_in_hand().iter()));
    hasher.write_u64(bag(cards.play().iter()));
    hasher.write_u64(bag(cards.discard().iter()));
}

/// Hashes cards whose order means nothing.
#[inline]
fn bag<'a>(cards: impl Iterator<Item = &'a CardId>) -> u64 {
    bag_hash(cards.map(|card| card.0))
}
