//! What must be paid for the use of a card.

use fracas_core::Seat;

use super::offers::Offer;
use crate::OverPower;
use crate::action::From;
use crate::card::{FromReserve, Price, PriceFrom};
use crate::piece::Piece;
use crate::rules::Seen;
use crate::state::State;
use crate::who::Who;
use crate::zone::Zone;

impl OverPower {
    /// Checks whether what must be paid can be paid.
    #[inline]
    pub(super) fn can_pay_for(&self, state: &State, offer: &Offer) -> bool {
        let card = self.card_of(state, offer.piece);
        let is_free = card.uses[usize::from(offer.how)].price.is_none()
            && !matches!(card.from_reserve, FromReserve::For(_));
        is_free || self.can_pay(state, offer)
    }

    fn can_pay(&self, state: &State, offer: &Offer) -> bool {
        let owed = self.owed(state, offer.piece, offer.how, offer.actor);
        owed.is_none_or(|price| {
            let seat = offer.actor.seat();
            let payable = self.payable(state, seat, price, offer.actor);
            let payable =
                payable.filter(|(piece, _)| *piece != offer.piece && *piece != offer.partner);
            usize::from(price.count) <= payable.count()
        })
    }

    /// Gets what must be paid for a use: its own price, and that for playing it from Reserve.
    pub(super) fn owed(&self, state: &State, piece: Piece, how: u8, actor: Who) -> Option<Price> {
        let card = self.card_of(state, piece);
        let own = card.uses[usize::from(how)].price;
        let for_reserve = match card.from_reserve {
            FromReserve::For(price) if actor.is_character() && !state.is_front(actor) => {
                Some(price)
            }
            FromReserve::No | FromReserve::Yes | FromReserve::For(_) => None,
        };
        match (own, for_reserve) {
            // They are paid with cards of the same sort.
            (Some(own), Some(more)) => Some(Price { count: own.count + more.count, ..own }),
            (own, for_reserve) => own.or(for_reserve),
        }
    }

    /// Iterates over the cards that can pay a price.
    pub(super) fn payable<'a>(
        &'a self,
        state: &'a State,
        seat: Seat,
        price: Price,
        actor: Who,
    ) -> impl Iterator<Item = (Piece, From)> + 'a {
        let cards = state.cards(seat);
        let in_play = cards.iter(Zone::Clipped).chain(cards.iter(Zone::Astral));
        let in_play = in_play.map(|piece| (piece, From::Elsewhere));
        let held = cards.iter(Zone::Hand).map(|piece| (piece, From::Hand));
        let placed =
            cards.iter(Zone::Placed).map(|piece| (piece, From::Placed(cards.lie(piece).at)));
        held.chain(placed).chain(in_play).filter(move |(piece, from)| {
            let card = self.card_of(state, *piece);
            let is_there = match (from, price.from) {
                (From::Hand, from) => from != PriceFrom::Play,
                (From::Placed(_), PriceFrom::HandOrPlaced) => true,
                (From::Placed(at), PriceFrom::Teammate) => *at != actor && state.is_front(*at),
                (From::Elsewhere, from) => from == PriceFrom::Play,
                (From::Placed(_), PriceFrom::Hand | PriceFrom::Play) | (From::Under, _) => false,
            };
            is_there
                && Seen::printed(card).fits(&price.cards)
                && (!price.is_usable_by_self || self.can_use(state, card, actor))
        })
    }
}
