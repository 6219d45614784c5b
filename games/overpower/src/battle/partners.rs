//! Which Basic and Training cards go with a Power card.

use crate::OverPower;
use crate::card::{Card, Kind};
use crate::power::PowerType;
use crate::rules::Seen;
use crate::state::State;
use crate::who::Who;
use crate::words::{Rule, Topic};

impl OverPower {
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
