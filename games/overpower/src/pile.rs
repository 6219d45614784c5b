//! Where discarded cards go (R424 to R434).

use fracas_cards::effect::{Entry, Task};
use fracas_core::Log;

use crate::OverPower;
use crate::card::{Card, Kind, Whose};
use crate::event::{Event, Pile, Why};
use crate::piece::Piece;
use crate::rules::Origin;
use crate::state::State;
use crate::words::{Moment, Rule};
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
        self.leave_play(state, piece);
        state.cards_mut(owner).put(piece, to.zone());
        let event = Event::Discarded { owner, card, to, why };
        if is_known { log.tell(event) } else { log.reveal(event) }
    }

    /// Lets a card leave play or a hand.
    pub(crate) fn leave_play(&self, state: &mut State, piece: Piece) {
        if state.cards(piece.owner()).zone(piece).is_open() {
            self.end_rules(state, piece);
        }
        state.unchecked[piece.owner().index()].remove(piece);
    }

    /// Ends what a card holds up for as long as it is in play. What a card without an hourglass has set off is done,
    /// and goes on without it.
    pub(crate) fn end_rules(&self, state: &mut State, piece: Piece) {
        let source = Origin::Card(piece).number();
        let stays = self.card_of(state, piece).stays_in_play();
        let goes_on = |entry: &Entry<Moment>| match entry.task {
            Task::Once { .. } => true,
            Task::Each { until, .. } => until.is_some(),
            Task::Rule { until, rule } => {
                let rule = self.catalogue.library().rule(rule);
                until.is_some() || rule.is_some_and(Rule::outlives_its_card)
            }
        };
        state.agenda.retain(|entry| entry.source != source || !stays && goes_on(entry));
    }
}
