//! What things cost, and how that is paid.

use crate::Rlyeh;
use crate::card::Cost;
use crate::state::{Den, State};
use crate::words::Boon;

impl Rlyeh {
    /// Gets what is to be paid to a Boss as it stands (R38).
    #[inline]
    pub(crate) fn price_at(&self, den: Den) -> Cost {
        self.catalogue.boss(den.boss).levels[den.level()]
    }

    /// Gets what the active player pays a Boss: a hero may have a discount on Loots.
    #[inline]
    pub(crate) fn price_for(&self, state: &State, den: Den) -> Cost {
        let price = self.price_at(den);
        let hero = state.player(state.active).hero.filter(|_| den.loots != 0);
        let less = hero.map_or(0, |hero| self.catalogue.hero(hero).loot_discount);
        Cost { tokens: price.tokens.saturating_sub(less), power: price.power.saturating_sub(less) }
    }

    /// Checks whether the active player has what something costs (R71 to R75).
    #[inline]
    pub(crate) fn can_pay(state: &State, cost: Cost) -> bool {
        Rlyeh::payment(state, cost).is_some()
    }

    /// Gets the Tokens and the Power with which the active player pays, each for itself as far as that
    /// goes; none if that is not enough.
    #[inline]
    fn payment(state: &State, cost: Cost) -> Option<Cost> {
        let lacking = |cost: u8, have: u16| u16::from(cost).saturating_sub(have) as u8;
        let (tokens, power) =
            (lacking(cost.tokens, state.tokens), lacking(cost.power, state.power));
        if tokens == 0 && power == 0 {
            return Some(cost);
        }
        let has = |boon| state.ledger.boon(boon).is_some();
        let is_covered =
            (tokens == 0 || has(Boon::PowerAsTokens)) && (power == 0 || has(Boon::TokensAsPower));
        let paid =
            Cost { tokens: cost.tokens - tokens + power, power: cost.power - power + tokens };
        let is_there =
            u16::from(paid.tokens) <= state.tokens && u16::from(paid.power) <= state.power;
        (is_covered && is_there).then_some(paid)
    }

    /// Pays what something costs, and gets what that came to.
    #[inline]
    pub(crate) fn pay(state: &mut State, cost: Cost) -> Cost {
        let paid = Rlyeh::payment(state, cost).unwrap_or_default();
        let (tokens, power) = (u16::from(paid.tokens), u16::from(paid.power));
        state.tokens -= tokens;
        state.power -= power;
        state.ledger.tokens_spent = state.ledger.tokens_spent.saturating_add(tokens);
        state.ledger.power_spent = state.ledger.power_spent.saturating_add(power);
        paid
    }
}
