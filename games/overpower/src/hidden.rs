//! Who knows what, and other possibilities for what they do not.
//!
//! Teams and all that lies open are known to everyone, and so is every card that was discarded. A player knows the own
//! deck list and hand. The opponent's deck list is secret: a world deals the opponent a deck that is legal for the
//! team and holds everything seen of it ([`Beliefs`]). What has lain open and was shuffled into a Draw Pile again is
//! remembered ([`Memory`](crate::zone::Memory)) and dealt where it can be.

mod asked;
mod beliefs;
mod deal;
mod know;
mod tally;
#[cfg(test)]
mod tests;

use fracas_core::{Chance, Seat, Viewer};
use tinyvec::ArrayVec;

use crate::OverPower;
use crate::card::CardId;
use crate::piece::{MAX_PIECES, Piece, PieceSet};
use crate::state::State;
use crate::thing::{Place, Thing};
use crate::words::Rule;
use crate::zone::{Cards, WATCHERS, Zone};

pub(crate) use beliefs::{Beliefs, Exchanged};

/// Some cards of one player.
type Pieces = ArrayVec<[Piece; MAX_PIECES]>;
/// Which they are.
type Faces = ArrayVec<[CardId; MAX_PIECES]>;

impl OverPower {
    /// Re-deals what `viewer` cannot know.
    pub(crate) fn redeal(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        // Who is asked among hidden cards has something to choose from.
        if state.due.into_iter().all(|seat| viewer.is(seat)) {
            self.redeal_once(state, viewer, chance);
        } else {
            self.redeal_until_asked(state, viewer, chance);
        }
    }

    /// Gets the cards of a hand that lie open.
    fn open_cards(&self, state: &State, seat: Seat) -> PieceSet {
        if self.has_open_hand(state, seat) {
            return state.cards(seat).set(Zone::Hand);
        }
        let mut open = PieceSet::EMPTY;
        let rules = state.agenda.rules(self.catalogue.library());
        for standing in rules.filter(|standing| *standing.rule == Rule::OpenCards) {
            let pieces = standing.entry.things.iter();
            let pieces = pieces.filter_map(|thing| Thing::from_number(*thing).piece(state));
            let own = pieces.filter(|piece| piece.owner() == seat);
            own.for_each(|piece| open.insert(piece));
        }
        open
    }

    fn redeal_once(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        let has_chosen = state.stack.all_things().iter().any(|thing| is_of_hidden(*thing));
        let before = has_chosen.then_some(*state);
        for seat in Seat::all(2) {
            if viewer.is(seat) {
                redeal_own(state.cards_mut(seat), seat, chance);
            } else {
                self.redeal_other(state, seat, viewer, chance);
            }
        }
        if let Some(before) = before {
            let mut stack = state.stack;
            stack.exchange_things(|thing| exchanged(thing, viewer, &before, state));
            state.stack = stack;
        }
    }
}

/// Gets the number by which it is kept what a viewer has seen.
fn eyes(viewer: Viewer) -> Seat {
    match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => WATCHERS,
    }
}

/// Checks whether something chosen is a card that may lie hidden.
fn is_of_hidden(thing: u16) -> bool {
    let Thing::Card(place, ..) = Thing::from_number(thing) else { return false };
    place.is_hidden()
}

/// Gets what lies now where a chosen card lay before the cards were dealt anew. Of one's own cards one knows which was
/// chosen, wherever it lies.
fn exchanged(thing: u16, viewer: Viewer, before: &State, now: &State) -> u16 {
    let is_own = |place: Place| viewer.is(place.owner());
    let is_known = match Thing::from_number(thing) {
        Thing::Card(place, ..) => is_own(place) || !place.is_hidden(),
        Thing::Character(_)
        | Thing::Type(_)
        | Thing::AnyPower
        | Thing::Player(_)
        | Thing::Number(_) => true,
    };
    if is_known {
        return thing;
    }
    let piece = Thing::from_number(thing).piece(before);
    piece.and_then(|piece| Thing::of(now, piece)).map_or(thing, Thing::number)
}

/// A card with what everyone remembers of it, in an order that has nothing to do with where it lies.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Remembered {
    face: CardId,
    is_shown: bool,
    is_late: bool,
}

/// Shuffles what the owner has not seen of the own Draw Pile.
fn redeal_own(cards: &mut Cards, owner: Seat, chance: &mut impl Chance) {
    let is_hidden = |piece: &Piece| !cards.lie(*piece).seen.contains(owner);
    let hidden: Pieces = cards.draw_pile().filter(is_hidden).collect();
    let mut memory = *cards.memory();
    let mut faces: ArrayVec<[Remembered; MAX_PIECES]> = ArrayVec::new();
    for &piece in &hidden {
        let (is_shown, is_late) = (memory.shown.has(piece), memory.late.has(piece));
        faces.push(Remembered { face: cards.face(piece), is_shown, is_late });
        memory.shown.remove(piece);
        memory.late.remove(piece);
    }
    // Sorted first, since the order in which they really lie must not matter.
    faces.sort_unstable();
    chance.shuffle(&mut faces);
    for (&piece, card) in hidden.iter().zip(&faces) {
        cards.set_face(piece, card.face);
        if card.is_shown {
            memory.shown.insert(piece);
        }
        if card.is_late {
            memory.late.insert(piece);
        }
    }
    cards.set_memory(memory);
}

/// What of another's cards is hidden from a viewer.
#[derive(Clone, Default)]
struct Hidden {
    /// Those in hand, those held since before the Draw Pile was shuffled first.
    hand: Pieces,
    /// How many of them are.
    held: usize,
    /// Events that lie face down.
    face_down: Pieces,
    /// Those in the Draw Pile, from below.
    draw: Pieces,
}

impl Hidden {
    /// Finds out what of a player's cards is hidden, of whose hand some may lie open.
    fn new(cards: &Cards, viewer: Seat, open: PieceSet) -> Hidden {
        let is_hidden = |piece: &Piece| !cards.lie(*piece).seen.contains(viewer);
        let mut hidden = Hidden::default();
        let is_held = |piece: &Piece| cards.memory().held.has(*piece);
        let hand = || cards.iter(Zone::Hand).filter(|it| is_hidden(it) && !open.has(*it));
        hidden.hand.extend(hand().filter(is_held));
        hidden.held = hidden.hand.len();
        hidden.hand.extend(hand().filter(|piece| !is_held(piece)));
        hidden.face_down.extend(cards.iter(Zone::FaceDown).filter(is_hidden));
        hidden.draw.extend(cards.draw_pile().filter(is_hidden));
        hidden
    }

    fn all(&self) -> impl Iterator<Item = Piece> + Clone + '_ {
        self.hand.iter().chain(&self.face_down).chain(&self.draw).copied()
    }

    fn len(&self) -> usize {
        self.hand.len() + self.face_down.len() + self.draw.len()
    }
}
