//! Venture Totals (R400 to R402).

use fracas_cards::effect::{Context, Facts as _};
use fracas_core::Seat;

use crate::OverPower;
use crate::card::How;
use crate::effects::View;
use crate::piece::Piece;
use crate::rules::Origin;
use crate::state::State;
use crate::words::{Condition, Rule, Topic};
use crate::zone::Zone;

impl OverPower {
    /// Gets a player's Venture Total as it is now: the damage done in this battle to characters of the opponent, and
    /// what changes the total.
    pub(crate) fn venture_total(&self, state: &State, seat: Seat) -> i32 {
        let pieces = state.sides.iter().flat_map(|side| {
            // R366: hits of the fallen lie in the Astral Plane.
            side.cards.iter(Zone::Hit).chain(side.cards.iter(Zone::Astral))
        });
        let hits: i32 = pieces.map(|piece| self.counted_damage(state, piece, seat)).sum();
        hits + self.venture_changes(state, seat)
    }

    /// Gets what a card counts to a player's Venture Total as a hit.
    fn counted_damage(&self, state: &State, piece: Piece, seat: Seat) -> i32 {
        let lie = state.cards(piece.owner()).lie(piece);
        // R343, R346: neither the Permanent Record nor hits on anything else count.
        let is_counted =
            lie.is_current && lie.at.is_character() && lie.at.seat() == seat.opponent();
        if !is_counted || lie.damage == 0 || !self.is_ventured(state, piece) {
            return 0;
        }
        let icons = self.shown_icons(state, lie.icons);
        let is_left_out = self
            .standing(state, Topic::NotToVenture)
            .any(|(rule, _)| matches!(rule, Rule::NotToVenture(others) if icons.meets(*others)));
        if is_left_out { 0 } else { lie.damage.into() }
    }

    /// Checks whether hits of a card count to Venture, as far as the card goes.
    fn is_ventured(&self, state: &State, piece: Piece) -> bool {
        let context = Context::new(piece.owner(), Origin::Card(piece).number());
        let holds = |test: &Condition| View { game: self, state }.holds(test, context);
        self.card_of(state, piece).uses.iter().all(|way| {
            let How::Attack(attack) = &way.how else { return true };
            attack.is_ventured && attack.ventured_if.as_ref().is_none_or(holds)
        })
    }

    /// Gets what rules in force add to a player's Venture Total.
    fn venture_changes(&self, state: &State, seat: Seat) -> i32 {
        let view = View { game: self, state };
        let changes = self.standing(state, Topic::Venture).filter_map(|(rule, site)| {
            let Rule::Venture(side, number) = rule else { return None };
            (site.seat(*side) == seat).then(|| view.count_standing(number, &site))
        });
        changes.sum()
    }
}
