//! Worlds in which someone is asked what they were asked: a choice among hidden cards shows that there is one.

use fracas_core::{Chance, Seat, Viewer};
use tinyvec::ArrayVec;

use super::{Hidden, eyes};
use crate::OverPower;
use crate::card::CardId;
use crate::catalogue::MAX_CARDS;
use crate::discard::are_duplicates;
use crate::piece::{MAX_PIECES, Piece};
use crate::state::State;
use crate::turn::Question;
use crate::zone::{Cards, Zone};

/// How often cards are dealt anew before some change their places.
const DEALS: u32 = 8;
/// How many changes are tried for that, before cards are made others that the deck may hold.
const CHANGES: u32 = 60;

/// The cards of a deck, and then all that there are.
type Possible = ArrayVec<[CardId; MAX_PIECES + MAX_CARDS]>;

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
            if self.have_answers(state, viewer) {
                return;
            }
        }
        for seat in before.due.into_iter().filter(|seat| !viewer.is(*seat)) {
            self.bring_answer(state, seat, viewer, chance);
        }
    }

    /// Checks whether all others that must decide can.
    fn have_answers(&self, state: &State, viewer: Viewer) -> bool {
        let mut others = state.due.into_iter().filter(|seat| !viewer.is(*seat));
        others.all(|seat| self.has_actions(state, seat))
    }

    /// Lets a player have an answer: by exchanging hidden cards with each other, or else by other cards.
    fn bring_answer(
        &self,
        state: &mut State,
        seat: Seat,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) {
        let open = self.open_cards(state, seat);
        let hidden = Hidden::new(state.cards(seat), eyes(viewer), open);
        for _ in 0..CHANGES {
            if self.has_actions(state, seat) {
                return;
            }
            let (one, other) = (chance.pick(&hidden.hand), chance.pick(&hidden.draw));
            if let (Some(one), Some(other)) = (one, other) {
                exchange(state.cards_mut(seat), one, other);
            }
        }
        if self.has_actions(state, seat) {
            return;
        }
        let faces = self.possible_faces(seat, chance);
        if state.question() == Question::Duplicates {
            self.bring_duplicates(state, seat, &hidden, &faces);
        } else {
            self.bring_card(state, seat, &hidden, &faces);
        }
    }

    /// Lists the cards that a deck may hold, those of a likely one first.
    fn possible_faces(&self, seat: Seat, chance: &mut impl Chance) -> Possible {
        let beliefs = self.beliefs(seat);
        let mut faces = Possible::default();
        faces.extend_from_slice(beliefs.any_deck(chance));
        chance.shuffle(&mut faces);
        let first = faces.len();
        faces.extend_from_slice(&beliefs.possible);
        chance.shuffle(&mut faces[first..]);
        faces
    }

    /// Makes one card of a hand another, so that its player has an answer.
    fn bring_card(&self, state: &mut State, seat: Seat, hidden: &Hidden, faces: &[CardId]) {
        let before = *state.cards(seat);
        for &piece in &hidden.hand {
            make_new(state.cards_mut(seat), piece, &hidden.draw);
            for &face in faces {
                state.cards_mut(seat).set_face(piece, face);
                if self.has_actions(state, seat) {
                    return;
                }
            }
            *state.cards_mut(seat) = before;
        }
    }

    /// Makes one or two cards of a hand others, so that there are duplicates to choose between.
    fn bring_duplicates(&self, state: &mut State, seat: Seat, hidden: &Hidden, faces: &[CardId]) {
        let before = *state.cards(seat);
        let hand = before.set(Zone::Hand);
        let own = |piece: Piece| [before.face(piece)];
        for one in state.unchecked[seat.index()].iter(seat).filter(|piece| hand.has(*piece)) {
            for other in hand.iter(seat).filter(|other| *other != one) {
                for piece in [one, other] {
                    make_new(state.cards_mut(seat), piece, &hidden.draw);
                }
                let (own_one, own_other) = (own(one), own(other));
                let rivals = hidden.faces_of(other, &own_other, faces);
                for &face in hidden.faces_of(one, &own_one, faces) {
                    let is_rival = |rival: &&CardId| {
                        **rival != face && are_duplicates(self.card(face), self.card(**rival))
                    };
                    let Some(rival) = rivals.iter().find(is_rival) else { continue };
                    state.cards_mut(seat).set_face(one, face);
                    state.cards_mut(seat).set_face(other, *rival);
                    if self.has_actions(state, seat) {
                        return;
                    }
                }
                *state.cards_mut(seat) = before;
            }
        }
    }
}

impl Hidden {
    /// Gets what a card of a hand may be: its own face if it lies open.
    fn faces_of<'a>(
        &self,
        piece: Piece,
        own: &'a [CardId],
        possible: &'a [CardId],
    ) -> &'a [CardId] {
        if self.hand.contains(&piece) { possible } else { own }
    }
}

/// Sees to it that a card may be made another: one that is remembered goes to the Draw Pile for one that is not.
fn make_new(cards: &mut Cards, piece: Piece, draw: &[Piece]) {
    if cards.memory().shown.has(piece)
        && let Some(other) = draw.iter().find(|other| !cards.memory().shown.has(**other))
    {
        exchange(cards, piece, *other);
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
