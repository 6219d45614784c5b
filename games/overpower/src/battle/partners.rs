//! Which Basic and Training cards go with a Power card.

use fracas_core::Seat;

use crate::OverPower;
use crate::action::From;
use crate::card::{Card, Kind};
use crate::piece::{Piece, PieceSet};
use crate::power::{Icons, PowerType};
use crate::rules::Seen;
use crate::state::State;
use crate::who::Who;
use crate::words::{Class, Rule, Topic};
use crate::zone::Zone;

/// The Basic and Training cards of a player that can be used with another card, by where they are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Partners {
    held: PieceSet,
    placed: PieceSet,
    under: PieceSet,
    /// Those that go with cards of a type, by types.
    of_type: [PieceSet; 4],
}

impl Partners {
    /// Checks whether there are any that go with cards of a type.
    #[inline]
    pub(super) fn are_there(&self, of: PowerType) -> bool {
        !self.of_type[of as usize].is_empty()
    }

    /// Iterates over those that a character could use with a card of a type: in hand, placed to it, under its Homebase.
    #[inline]
    pub(super) fn of(
        &self,
        state: &State,
        who: Who,
        of: PowerType,
    ) -> impl Iterator<Item = (Piece, From)> {
        let seat = who.seat();
        let cards = state.cards(seat);
        let fitting = |pieces: PieceSet| pieces.among(self.of_type[of as usize]).iter(seat);
        let held = fitting(self.held).map(|piece| (piece, From::Hand));
        let placed = fitting(self.placed).filter(move |piece| cards.lie(*piece).at == who);
        let placed = placed.map(move |piece| (piece, From::Placed(who)));
        let under = fitting(self.under).map(|piece| (piece, From::Under));
        held.chain(placed).chain(under)
    }
}

impl Card {
    /// Gets the types of the cards that it can be used with; none for all but Basic and Training cards.
    fn goes_with(&self) -> Icons {
        match self.class() {
            Class::Basic | Class::Training => self.icons(),
            Class::Power
            | Class::Character
            | Class::AnyCharacter
            | Class::Teamwork
            | Class::Ally
            | Class::Advanced
            | Class::Event
            | Class::Aspect => Icons::NONE,
        }
    }
}

impl OverPower {
    /// Finds the cards of a player that can be used with another one.
    pub(super) fn partners(&self, state: &State, seat: Seat) -> Partners {
        let cards = state.cards(seat);
        let held = cards.one_of_each(Zone::Hand);
        let placed = cards.set(Zone::Placed);
        let is_base_used = state.side(seat).used_base;
        let under = if is_base_used { PieceSet::EMPTY } else { cards.set(Zone::Under) };
        let mut of_type = [PieceSet::EMPTY; 4];
        for piece in held.and(placed).and(under).iter(seat) {
            for of in self.card(cards.face(piece)).goes_with().declarable() {
                of_type[of as usize].insert(piece);
            }
        }
        Partners { held, placed, under, of_type }
    }

    /// Checks whether a character can use a Basic or Training card with a card of a type (R75, R76, R106, R107).
    pub(super) fn can_combine(
        &self,
        state: &State,
        card: &Card,
        actor: Who,
        of: PowerType,
    ) -> bool {
        match card.kind {
            Kind::Basic { of: asked, grid, .. } => {
                of == asked && grid <= self.grid(state, actor, of)
            }
            Kind::Training { of: asked, grid, .. } => {
                (asked.has(of) || asked.is_any_power()) && self.grid(state, actor, of) <= grid
            }
            Kind::Power(_)
            | Kind::Special(_)
            | Kind::Teamwork { .. }
            | Kind::Ally { .. }
            | Kind::Advanced(_)
            | Kind::Event(_)
            | Kind::Aspect(_) => false,
        }
    }

    /// Checks whether a character may block with a Power card of a type whatever its grid.
    pub(crate) fn blocks_above_grid(
        &self,
        state: &State,
        actor: Who,
        card: &Card,
        of: PowerType,
    ) -> bool {
        let Kind::Power(level) = card.kind else { return false };
        let seen = Seen::printed(card).with_level(level, Some(of));
        self.standing(state, Topic::BlocksWith).any(|(rule, site)| {
            matches!(rule, Rule::BlocksWith(cards)
                if seen.fits(cards) && self.own(state, site.origin) == actor)
        })
    }
}
