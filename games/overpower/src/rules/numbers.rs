//! Grids and bonuses.

use fracas_core::Seat;

use super::Seen;
use crate::OverPower;
use crate::card::{Card, Kind};
use crate::power::PowerType;
use crate::state::State;
use crate::who::Who;
use crate::words::{Actions, GridChange, Rule, Topic};

/// The highest grid value (R10).
const HIGHEST: u8 = 8;

impl OverPower {
    /// Gets a character's grid value as it is now.
    #[inline]
    pub(crate) fn grid(&self, state: &State, who: Who, of: PowerType) -> u8 {
        let grid = self.printed.grids[who.seat().index()][who.place()][of as usize];
        if self.has_rules(state, Topic::Grid.into()) {
            self.changed_grid(state, who, of, grid)
        } else {
            grid
        }
    }

    /// Gets what a grid value has become by the rules in force. Most of the time there are none, and only that is asked
    /// everywhere.
    #[inline(never)]
    fn changed_grid(&self, state: &State, who: Who, of: PowerType, printed: u8) -> u8 {
        let mut grid = printed;
        for (rule, site) in self.standing(state, Topic::Grid) {
            let Rule::Grid { who: party, types, change } = rule else { continue };
            if types.has(of) && self.is_in(state, party, who, &site) {
                grid = match *change {
                    GridChange::To(to) => grid.max(to),
                    GridChange::By(by) => (grid + by).min(HIGHEST),
                };
            }
        }
        grid
    }

    /// Gets what the rules in force add to a numerical action.
    pub(crate) fn bonus(&self, state: &State, action: &NumericalAction<'_>) -> i16 {
        let mut bonus = 0;
        if !self.has_rules(state, Topic::Bonus.into()) {
            return bonus;
        }
        for (rule, site) in self.standing(state, Topic::Bonus) {
            let Rule::Bonus { to, by, who, cards, versus, is_alone } = rule else { continue };
            let is_meant = (*to == Actions::All || *to == action.kind)
                && self.is_in(state, who, action.actor, &site)
                && action.seen.fits_at(cards, &site)
                && !(*is_alone && action.has_basic)
                && versus
                    .as_ref()
                    .is_none_or(|party| self.is_in(state, party, action.other, &site));
            if is_meant {
                bonus += i16::from(*by);
            }
        }
        bonus
    }

    /// Gets what a Basic or Training card of a player adds, as things stand; nothing for other cards.
    pub(crate) fn universe_bonus(&self, state: &State, seat: Seat, card: &Card) -> u8 {
        let printed = match card.kind {
            Kind::Basic { bonus, .. } | Kind::Training { bonus, .. } => bonus,
            Kind::Power(_)
            | Kind::Special(_)
            | Kind::Teamwork { .. }
            | Kind::Ally { .. }
            | Kind::Advanced(_)
            | Kind::Event(_)
            | Kind::Aspect(_) => return 0,
        };
        self.changed_bonus(state, seat, printed)
    }

    /// Gets what a printed bonus of a player's Universe card is, as things stand.
    pub(crate) fn changed_bonus(&self, state: &State, seat: Seat, printed: u8) -> u8 {
        let mut bonus = i16::from(printed);
        for (rule, site) in self.standing(state, Topic::UniverseBonus) {
            let Rule::UniverseBonus(side, by) = rule else { continue };
            if site.seat(*side) == seat {
                bonus += i16::from(*by);
            }
        }
        bonus.max(0) as u8
    }
}

/// An attack or defence with a number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NumericalAction<'a> {
    /// Which of the two: never both.
    pub(crate) kind: Actions,
    /// Who makes it.
    pub(crate) actor: Who,
    /// With what.
    pub(crate) seen: Seen<'a>,
    /// Whether a Basic Universe card goes with it.
    pub(crate) has_basic: bool,
    /// Against whom: the target of an attack, the attacker for a defence.
    pub(crate) other: Who,
}
