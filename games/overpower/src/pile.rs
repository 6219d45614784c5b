//! Where discarded cards go (R424 to R434).

use fracas_cards::effect::{Entry, Task};
use fracas_core::Log;

use crate::OverPower;
use crate::card::{Card, Kind, Whose};
use crate::event::{Event, Pile, Why};
use crate::piece::Piece;
use crate::state::State;
use crate::words::Moment;
use crate::zone::{EVERYONE, Zone};

impl Pile {
    /// Gets the zone.
    pub(crate) fn zone(self) -> Zone {
        match self {
            Pile::PowerPack => Zone::PowerPack,
            Pile::Dead => Zone::Dead,
            Pile::Defeated => Zone::Defeated,
        }
    }
}

impl Card {
    /// Gets the discard pile that it goes to.
    pub(crate) fn pile(&self, why: Why) -> Pile {
        match self.kind {
            // R224: nobody will ever use it.
            Kind::Power(_) if why == Why::Unusable => Pile::Dead,
            Kind::Power(_) => Pile::PowerPack,
            Kind::Special(Whose::Anyone) | Kind::Event(_) => Pile::Defeated,
            Kind::Special(Whose::Character(_) | Whose::Versions(_))
            | Kind::Basic { .. }
            | Kind::Teamwork { .. }
            | Kind::Training { .. }
            | Kind::Ally { .. }
            | Kind::Advanced(_)
            | Kind::Aspect(_) => Pile::Dead,
        }
    }
}

impl OverPower {
    /// Discards a card from wherever it is to its owner's proper pile.
    pub(crate) fn discard(
        &self,
        state: &mut State,
        piece: Piece,
        why: Why,
        log: &mut impl Log<Event, State>,
    ) {
        let pile = self.card_of(state, piece).pile(why);
        self.discard_to(state, piece, pile, why, log);
    }

    /// Discards a card to a pile that an effect names.
    pub(crate) fn discard_to(
        &self,
        state: &mut State,
        piece: Piece,
        to: Pile,
        why: Why,
        log: &mut impl Log<Event, State>,
    ) {
        let (owner, card) = (piece.owner(), state.face(piece));
        let is_known = state.cards(owner).lie(piece).seen == EVERYONE;
        leave_play(state, piece);
        state.cards_mut(owner).put(piece, to.zone());
        let event = Event::Discarded { owner, card, to, why };
        if is_known { log.tell(event) } else { log.reveal(event) }
    }
}

/// Lets a card leave play or a hand.
pub(crate) fn leave_play(state: &mut State, piece: Piece) {
    if state.cards(piece.owner()).zone(piece).is_open() {
        end_rules(state, piece);
    }
    state.unchecked[piece.owner().index()].remove(piece);
}

/// Ends what a card holds up for as long as it is in play. What it has only set off, with a time of its own, goes
/// on.
pub(crate) fn end_rules(state: &mut State, piece: Piece) {
    let source = u16::from(piece.0);
    state.agenda.retain(|entry| entry.source != source || has_own_end(entry));
}

fn has_own_end(entry: &Entry<Moment>) -> bool {
    match entry.task {
        Task::Once { .. } => true,
        Task::Each { until, .. } | Task::Rule { until, .. } => until.is_some(),
    }
}
