//! What a seat knows, as a number.

use std::hash::{Hash as _, Hasher};

use fracas_core::{Seat, bag_hash};

use super::is_of_hidden;
use crate::OverPower;
use crate::piece::{Piece, PieceSet};
use crate::state::State;
use crate::thing::Thing;
use crate::zone::{Cards, Zone};

impl OverPower {
    /// Hashes what a seat knows: all that is open, its own cards, and what it has seen of the others.
    pub(crate) fn know_of(&self, state: &State, seat: Seat, hasher: &mut impl Hasher) {
        (seat, state.phase, state.due, state.initiative, state.battle).hash(hasher);
        let mut play = state.play;
        if play.is_face_down && play.actor.seat() != seat {
            (play.how, play.declared) = (0, None);
        }
        (state.skirmish, state.turn, play, state.outer).hash(hasher);
        state.agenda.hash(hasher);
        if !state.stack.is_empty() {
            let mut stack = state.stack;
            // What the other player has chosen from hidden cards is not known until it is done.
            stack.exchange_things(|thing| if is_unknown(thing, seat) { u16::MAX } else { thing });
            stack.hash(hasher);
        }
        for whose in [seat, seat.opponent()] {
            let side = state.side(whose);
            (side.team, side.missions).hash(hasher);
            (side.is_done, side.has_discarded, side.lost_last).hash(hasher);
            (side.used_base, side.has_paid).hash(hasher);
            hasher.write_usize(state.unchecked[whose.index()].len());
            state.looked[whose.index()].hash(hasher);
            let own = side.cards.set(Zone::Hand).and(side.cards.set(Zone::FaceDown));
            let open = if whose == seat { own } else { self.open_cards(state, whose) };
            know_cards(&side.cards, seat, open, hasher);
        }
    }
}

/// Checks whether something chosen is a hidden card of the other player.
fn is_unknown(thing: u16, seat: Seat) -> bool {
    let Thing::Card(place, ..) = Thing::from_number(thing) else { return false };
    is_of_hidden(thing) && place.owner() != seat
}

/// Hashes what a seat knows of the cards of a player, of which some are open to it.
fn know_cards(cards: &Cards, seat: Seat, open: PieceSet, hasher: &mut impl Hasher) {
    for zone in Zone::ALL {
        hasher.write_usize(cards.len(zone));
        let pieces = cards.iter(zone);
        match zone {
            Zone::Placed | Zone::Under | Zone::Astral | Zone::Clipped | Zone::Hit => {
                hasher.write_u64(bag_hash(pieces.map(|piece| open_card(cards, piece))));
            }
            Zone::Hand | Zone::FaceDown => {
                let is_known =
                    |piece: &Piece| open.has(*piece) || cards.lie(*piece).seen.contains(seat);
                let known = pieces.filter(is_known).map(|piece| held_card(cards, piece));
                hasher.write_u64(bag_hash(known));
            }
            Zone::PowerPack | Zone::Dead | Zone::Defeated | Zone::Removed => {
                let faces = pieces.map(|piece| cards.face(piece).0);
                hasher.write_u64(bag_hash(faces));
            }
            Zone::Draw => know_draw_pile(cards, seat, hasher),
        }
    }
    cards.pack_top().map(|piece| cards.face(piece)).hash(hasher);
    cards.fresh().hash(hasher);
    hasher.write_u64(remembered(cards));
}

/// Hashes the cards of a Draw Pile whose places are settled, as far as a seat has seen them.
fn know_draw_pile(cards: &Cards, seat: Seat, hasher: &mut impl Hasher) {
    for piece in cards.known_top().chain(cards.known_bottom()) {
        let seen = cards.lie(piece).seen;
        seen.hash(hasher);
        seen.contains(seat).then_some(cards.face(piece)).hash(hasher);
    }
    let known = cards.known_top().count();
    hasher.write_usize(known);
    // A search shows cards wherever they lie.
    let is_seen = |piece: &Piece| cards.lie(*piece).seen.contains(seat);
    let seen = cards.iter(Zone::Draw).filter(is_seen).map(|piece| cards.face(piece).0);
    hasher.write_u64(bag_hash(seen));
}

/// Hashes what everyone remembers to be among the hidden cards.
fn remembered(cards: &Cards) -> u64 {
    let memory = cards.memory();
    let hidden = [Zone::Hand, Zone::FaceDown, Zone::Draw];
    let hidden = hidden.into_iter().flat_map(|zone| cards.iter(zone));
    let shown = hidden.filter(|piece| memory.shown.has(*piece));
    bag_hash(shown.map(|piece| cards.face(piece).0 << 1 | u16::from(memory.late.has(piece))))
}

/// Tells cards apart that lie open and differ in something.
fn open_card(cards: &Cards, piece: Piece) -> u64 {
    let lie = cards.lie(piece);
    let bytes = [lie.at.0, lie.by.0, lie.damage, u8::from(lie.is_current), lie.icons.bits()];
    let face = u64::from(cards.face(piece).0);
    bytes.into_iter().fold(face, |hash, byte| hash << 8 | u64::from(byte))
}

/// Tells cards of a hand apart by who has seen them.
fn held_card(cards: &Cards, piece: Piece) -> u64 {
    let seen = cards.lie(piece).seen;
    let others = Seat::all(3).filter(|seat| seen.contains(*seat)).map(|seat| 1 << seat.0);
    u64::from(cards.face(piece).0) << 8 | others.sum::<u64>()
}
