//! Worlds in which someone is asked what they were asked: a choice among hidden cards shows that there is one.

use fracas_core::{Chance, Seat, Viewer};

use super::{Hidden, eyes};
use crate::OverPower;
use crate::piece::Piece;
use crate::state::State;
use crate::zone::Cards;

/// How often cards are dealt anew before some change their places.
const DEALS: u32 = 8;
/// How many changes are tried for that.
const CHANGES: u32 = 400;

impl OverPower {
    /// Re-deals what `viewer` cannot know, so that whoever is asked something has an answer.
    pub(super) fn redeal_until_asked(
        &self,
        state: &mut State,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) {
        let before = *state;
        for _ in 0..DEALS {
            *state = before;
            self.redeal_once(state, viewer, chance);
            if self.has_answer(state, viewer) {
                return;
            }
        }
        for at in 0..CHANGES {
            for seat in before.due.into_iter().filter(|seat| !viewer.is(*seat)) {
                let open = self.open_cards(state, seat);
                let hidden = Hidden::new(state.cards(seat), eyes(viewer), open);
                let is_new = CHANGES / 2 < at;
                self.change(state, seat, &hidden, is_new, chance);
            }
            if self.has_answer(state, viewer) {
                return;
            }
        }
    }

    /// Checks whether all others that must decide can.
    fn has_answer(&self, state: &State, viewer: Viewer) -> bool {
        let mut actions = Vec::new();
        state.due.into_iter().filter(|seat| !viewer.is(*seat)).all(|seat| {
            actions.clear();
            self.list_actions(state, seat, &mut actions);
            !actions.is_empty()
        })
    }

    /// Exchanges a hidden card with another, or, where that has not helped, makes one another that the deck may hold.
    fn change(
        &self,
        state: &mut State,
        seat: Seat,
        hidden: &Hidden,
        is_new: bool,
        chance: &mut impl Chance,
    ) {
        let near: &[Piece] = if hidden.hand.is_empty() { &hidden.draw } else { &hidden.hand };
        let Some(piece) = chance.pick(near) else { return };
        let other = chance.pick(&hidden.draw).filter(|_| !is_new);
        let cards = state.cards_mut(seat);
        if let Some(other) = other {
            exchange(cards, piece, other);
        } else if !cards.memory().shown.has(piece) {
            let face = self.beliefs(seat).any_card(chance);
            cards.set_face(piece, face);
        }
    }
}

/// Exchanges two hidden cards, with what is remembered of them.
fn exchange(cards: &mut Cards, one: Piece, other: Piece) {
    let (face, other_face) = (cards.face(one), cards.face(other));
    cards.set_face(one, other_face);
    cards.set_face(other, face);
    let mut memory = *cards.memory();
    memory.shown.exchange(one, other);
    memory.late.exchange(one, other);
    cards.set_memory(memory);
}
