//! Where the cards that a player can use are.

use std::ops::ControlFlow;

use fracas_core::Seat;

use super::offers::Asked;
use crate::OverPower;
use crate::action::From;
use crate::card::{Card, CardId, Kind, Use, UseFrom};
use crate::piece::Piece;
use crate::rules::Origin;
use crate::state::State;
use crate::who::{Who, WhoSet};
use crate::words::Topic;
use crate::zone::Zone;

/// The zones of cards in play.
const IN_PLAY: [Zone; 3] = [Zone::Astral, Zone::Clipped, Zone::Hit];

impl OverPower {
    /// Goes over the cards that a player could use, one of each kind in each place.
    pub(super) fn each_card(
        &self,
        state: &State,
        seat: Seat,
        see: &mut dyn FnMut(Piece, From) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let cards = state.cards(seat);
        for piece in cards.one_of_each(Zone::Hand).iter(seat) {
            see(piece, From::Hand)?;
        }
        for piece in cards.iter(Zone::Placed) {
            see(piece, From::Placed(cards.lie(piece).at))?;
        }
        for piece in lent(state).into_iter().flatten() {
            see(piece, From::Elsewhere)?;
        }
        for owner in Seat::all(2) {
            for piece in IN_PLAY.into_iter().flat_map(|zone| state.cards(owner).iter(zone)) {
                if self.card_of(state, piece).facts.is_used_in_play {
                    see(piece, From::Elsewhere)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Checks whether a card that lies somewhere can be used in a way that it has.
    pub(super) fn is_use_there(
        &self,
        state: &State,
        seat: Seat,
        piece: Piece,
        from: From,
        used: &Use,
    ) -> bool {
        let is_lent = || lent(state).contains(&Some(piece));
        let is_in_play = from == From::Elsewhere && !is_lent();
        match used.from {
            UseFrom::Hand => !is_in_play,
            UseFrom::Play => is_in_play && piece.owner() == seat && !self.is_spent(state, piece),
            UseFrom::OpponentInPlay => {
                is_in_play && piece.owner() != seat && state.turn.seat == seat
            }
        }
    }

    /// Checks whether a card in play can neither be used again nor be negated.
    pub(crate) fn is_spent(&self, state: &State, piece: Piece) -> bool {
        let origin = Origin::Card(piece);
        self.standing(state, Topic::Spent).any(|(_, site)| site.origin == origin)
    }

    /// Gets those who could use a card from where it is, as far as the card and its place go.
    pub(super) fn actors(
        &self,
        state: &State,
        asked: &Asked<'_>,
        piece: Piece,
        from: From,
    ) -> WhoSet {
        let seat = asked.seat;
        let card = self.card_of(state, piece);
        if from == From::Elsewhere {
            return self.actors_elsewhere(state, seat, piece);
        }
        let users = self.users(state, seat, card);
        if matches!(card.kind, Kind::Aspect(_)) {
            return users;
        }
        if asked.grant.is_some_and(|grant| grant.borrows) {
            let standing = state.standing(seat);
            return standing.filter(|who| self.is_a_teammates(state, card, *who)).collect();
        }
        let able = users.among(asked.standing);
        match from {
            From::Placed(at) if at != Who::homebase(seat) => able.among(WhoSet::one(at)),
            From::Placed(_) | From::Hand | From::Under | From::Elsewhere => able,
        }
    }

    /// Checks whether a card is a Special of another character of the team.
    fn is_a_teammates(&self, state: &State, card: &Card, who: Who) -> bool {
        let Kind::Special(whose) = card.kind else { return false };
        let mut others = state.standing(who.seat()).filter(|other| *other != who);
        others.any(|other| self.belongs_to(whose, other))
    }

    /// Gets those who may use a card that is lent to them, or what a card in play offers.
    fn actors_elsewhere(&self, state: &State, seat: Seat, piece: Piece) -> WhoSet {
        if state.play.offered == piece {
            return WhoSet::one(state.play.offered_to);
        }
        if let Some(grant) = state.turn.grants.first().filter(|grant| grant.only == piece) {
            return grant.who;
        }
        let by = state.cards(piece.owner()).lie(piece).by;
        let is_own = by.is_character() && by.seat() == seat;
        if is_own && self.card_of(state, piece).is_clipped {
            return if state.is_standing(by) { WhoSet::one(by) } else { WhoSet::EMPTY };
        }
        // What a card offers to a team is done by one of it.
        let actor = if is_own && state.is_front(by) { Some(by) } else { state.front(seat).next() };
        actor.map_or(WhoSet::EMPTY, WhoSet::one)
    }

    /// Finds a card that an action names, where the action says it is.
    pub(crate) fn find_piece(
        &self,
        state: &State,
        seat: Seat,
        card: CardId,
        from: From,
    ) -> Option<Piece> {
        let cards = state.cards(seat);
        let is_it = |piece: &Piece| state.face(*piece) == card;
        match from {
            From::Hand => cards.find(Zone::Hand, card),
            From::Placed(at) => {
                cards.iter(Zone::Placed).find(|piece| is_it(piece) && cards.lie(*piece).at == at)
            }
            From::Under => cards.iter(Zone::Under).find(is_it),
            From::Elsewhere => {
                let mut found = None;
                let _ = self.each_card(state, seat, &mut |piece, from| {
                    if from == From::Elsewhere && is_it(&piece) {
                        found = Some(piece);
                        return ControlFlow::Break(());
                    }
                    ControlFlow::Continue(())
                });
                found
            }
        }
    }
}

/// Lists the cards that someone may use from an unusual place.
fn lent(state: &State) -> [Option<Piece>; 2] {
    let granted = state.turn.grants.first().map_or(Piece::NONE, |grant| grant.only);
    [granted, state.play.offered].map(|piece| piece.is_some().then_some(piece))
}
