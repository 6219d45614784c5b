//! What may be done.
//!
//! Actions come in the order in which they are listed here; cards in the order of the catalogue, so that nothing
//! depends on which copy of a card is where.

use fracas_cards::effect::{asking, each_answer};
use fracas_core::Seat;

use crate::OverPower;
use crate::action::{Action, Source};
use crate::card::CardId;
use crate::catalogue::MAX_CARDS;
use crate::effects::View;
use crate::piece::Piece;
use crate::state::{Phase, State};
use crate::turn::Question;
use crate::zone::Zone;

impl OverPower {
    /// Lists what a player who is due may do.
    pub(crate) fn list_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.question() {
            Question::Duplicates => {
                let duplicates = self.duplicates(state, seat).iter(seat);
                out.extend(CardSet::of(state, duplicates).iter().map(Action::Keep));
            }
            Question::Order => {
                for source in state.due_sources(seat) {
                    let action = Action::Use(self.source_of(state, source), 0);
                    if !out.contains(&action) {
                        out.push(action);
                    }
                }
            }
            Question::Card => {
                let view = View { game: self, state };
                let offer = |answer| out.push(Action::Answer(answer));
                each_answer(self.catalogue.library(), &view, offer);
            }
            Question::Phase => self.list_phase(state, seat, out),
        }
    }

    /// Checks whether a player who is due may do anything, without a list: worlds ask that all the time.
    pub(crate) fn has_actions(&self, state: &State, seat: Seat) -> bool {
        match state.question() {
            Question::Duplicates => !self.duplicates(state, seat).is_empty(),
            Question::Order => state.due_sources(seat).next().is_some(),
            Question::Card => asking(self.catalogue.library(), &View { game: self, state })
                .is_some_and(|ask| ask.answers().next().is_some()),
            Question::Phase => match state.phase {
                Phase::Events => self.held_events(state, seat).next().is_some(),
                Phase::Battle | Phase::PostConcession => self.has_battle_actions(state, seat),
                // There one can pass, or chooses among what lies open.
                Phase::First
                | Phase::Draw
                | Phase::Turning
                | Phase::Duplicates
                | Phase::Unusable
                | Phase::Replacement
                | Phase::Discarded
                | Phase::Placing
                | Phase::Venture
                | Phase::Ventured
                | Phase::Conceding
                | Phase::End
                | Phase::Lifting
                | Phase::Cleanup
                | Phase::Over => true,
            },
        }
    }

    fn list_phase(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.phase {
            Phase::First => out.extend([Action::First, Action::Second]),
            Phase::Events => {
                let events = CardSet::of(state, self.held_events(state, seat));
                out.extend(events.iter().map(Action::Event));
            }
            Phase::Turning => self.list_negates(state, seat, out),
            Phase::Replacement => out.extend([Action::Replace, Action::Pass]),
            Phase::Placing => self.list_placing(state, seat, out),
            Phase::Venture => {
                let wagers = state.side(seat).missions.wagers();
                out.extend(wagers.map(|(reserve, completed)| Action::Venture(reserve, completed)));
                if self.can_pay_for_venture(state, seat)
                    && let Some(offer) = self.venture_offer(state, seat)
                {
                    out.push(Action::Use(Source::Card(state.face(offer.card)), 0));
                }
            }
            Phase::Conceding => out.extend([Action::Fight, Action::Concede]),
            Phase::Battle | Phase::PostConcession => self.battle_actions(state, seat, out),
            Phase::Lifting => {
                let lifts = state.side(seat).missions.lifts();
                out.extend(lifts.map(|(low, high)| Action::Lift(low, high)));
            }
            Phase::Draw
            | Phase::Duplicates
            | Phase::Unusable
            | Phase::Discarded
            | Phase::Ventured
            | Phase::End
            | Phase::Cleanup
            | Phase::Over => {}
        }
    }

    fn list_placing(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let hand = CardSet::of(state, state.cards(seat).iter(Zone::Hand));
        let room = self.room(state, seat);
        for card in hand.iter() {
            let places = self.places_for(state, seat, self.card(card), room);
            out.extend(places.iter().map(|who| Action::Place(card, who)));
        }
        out.push(Action::Pass);
    }
}

/// Some cards, each once, whatever the number of copies.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CardSet([u64; MAX_CARDS / 64]);

impl CardSet {
    /// Gets which cards some pieces are.
    pub(crate) fn of(state: &State, pieces: impl Iterator<Item = Piece>) -> CardSet {
        let mut set = CardSet::default();
        for piece in pieces {
            set.insert(state.face(piece));
        }
        set
    }

    /// Adds a card; checks whether it is new.
    #[inline]
    pub(crate) fn insert(&mut self, card: CardId) -> bool {
        let word = &mut self.0[card.index() / 64];
        let bit = 1 << (card.index() % 64);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }

    /// Iterates over them in the order of the catalogue.
    #[inline]
    pub(crate) fn iter(self) -> CardIds {
        CardIds { left: self, at: 0 }
    }
}

/// The cards of a set, one after the other.
#[derive(Clone, Debug)]
pub(crate) struct CardIds {
    left: CardSet,
    /// The word of the set that has come next.
    at: usize,
}

impl Iterator for CardIds {
    type Item = CardId;

    #[inline]
    fn next(&mut self) -> Option<CardId> {
        while *self.left.0.get(self.at)? == 0 {
            self.at += 1;
        }
        let word = &mut self.left.0[self.at];
        let bit = word.trailing_zeros();
        *word &= *word - 1;
        Some(CardId((64 * self.at as u32 + bit) as u16))
    }
}
