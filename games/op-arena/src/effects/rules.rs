//! What Persistent abilities hold up as long as their Dude is in play.

use fracas_cards::effect::{Amount, Context};
use fracas_core::Seat;

use super::{View, source};
use crate::OpArena;
use crate::dude::{DudeId, Kind, Slot};
use crate::fighter::{Fighter, MAX_HEALTH};
use crate::state::State;
use crate::words::{Means, Rule, Scope};

impl OpArena {
    /// Iterates over the rules in force, with the Dudes whose they are (R54, R95).
    #[inline]
    fn rules<'a>(&'a self, state: &'a State) -> impl Iterator<Item = (&'a Fighter, &'a Rule)> {
        let with_rules = self.catalogue.with_rules();
        let holders = state.arena.iter().filter(move |fighter| with_rules.contains(fighter.dude));
        holders.flat_map(|fighter| self.rules_of(fighter).map(move |rule| (fighter, rule)))
    }

    /// Iterates over the rules of a Dude that no Nerph lies on.
    #[inline]
    fn rules_of<'a>(&'a self, fighter: &'a Fighter) -> impl Iterator<Item = &'a Rule> {
        let has_any = self.catalogue.with_rules().contains(fighter.dude);
        let slots = Slot::BOTH.into_iter().filter(move |slot| has_any && fighter.can_use(*slot));
        slots.filter_map(move |slot| match &self.catalogue.dude(fighter.dude).ability(slot).kind {
            Kind::Rule(rule) => Some(rule),
            Kind::Die(_) | Kind::When(_) | Kind::Reactive(..) => None,
        })
    }

    /// Checks whether a player can target a Dude so (R118).
    #[inline]
    pub(crate) fn can_target(
        &self,
        state: &State,
        seat: Seat,
        fighter: &Fighter,
        means: Means,
    ) -> bool {
        if fighter.controller == seat {
            return true;
        }
        self.rules(state).all(|(holder, rule)| match rule {
            Rule::Untargetable(kept) => {
                holder.dude != fighter.dude || !(*kept == Means::Anything || *kept == means)
            }
            Rule::Bodyguard => {
                holder.dude == fighter.dude || holder.controller != fighter.controller
            }
            Rule::Armor(..)
            | Rule::MoreDamage(..)
            | Rule::Easier(..)
            | Rule::Harder(_)
            | Rule::MoreHealth(_)
            | Rule::Unnerphable
            | Rule::NoRerolls
            | Rule::NoTokens
            | Rule::BiggerHand(_)
            | Rule::Loyal => true,
        })
    }

    /// Gets the health of a Dude in play (R97).
    #[inline]
    pub(crate) fn health(&self, state: &State, fighter: &Fighter) -> u8 {
        let printed = self.catalogue.dude(fighter.dude).health as i8;
        let more: i32 = self
            .rules_of(fighter)
            .map(|rule| match rule {
                Rule::MoreHealth(Amount::Fixed(more)) => *more,
                Rule::MoreHealth(counted @ Amount::Counted { .. }) => {
                    let context = Context::new(fighter.controller, source(fighter.dude, None));
                    counted.count(&View { game: self, state }, context)
                }
                Rule::Untargetable(_)
                | Rule::Bodyguard
                | Rule::Armor(..)
                | Rule::MoreDamage(..)
                | Rule::Easier(..)
                | Rule::Harder(_)
                | Rule::Unnerphable
                | Rule::NoRerolls
                | Rule::NoTokens
                | Rule::BiggerHand(_)
                | Rule::Loyal => 0,
            })
            .sum();
        let health = i32::from(printed) + i32::from(fighter.growth) + more;
        health.clamp(1, i32::from(MAX_HEALTH)) as u8
    }

    /// Gets what of some damage by a Dude to another one is dealt, with what makes it more or less.
    #[inline]
    pub(crate) fn dealt(&self, state: &State, by: DudeId, to: &Fighter, amount: i32) -> u8 {
        let dealer = state.fighter(by);
        let mut damage = amount;
        for (holder, rule) in self.rules(state) {
            if let Rule::MoreDamage(more, scope) = rule
                && dealer.is_some_and(|dealer| is_for(holder, *scope, dealer))
            {
                damage += i32::from(*more);
            }
            if let Rule::Armor(less, scope) = rule
                && is_for(holder, *scope, to)
            {
                damage -= i32::from(*less);
            }
        }
        damage.clamp(0, i32::from(MAX_HEALTH)) as u8
    }

    /// Gets the number that a die needs on a spot of a Dude (R70).
    #[inline]
    pub(crate) fn needed(&self, state: &State, fighter: &Fighter, number: u8) -> u8 {
        let mut needed = i32::from(number);
        for (holder, rule) in self.rules(state) {
            match rule {
                Rule::Easier(less, scope) if is_for(holder, *scope, fighter) => {
                    needed -= i32::from(*less);
                }
                Rule::Harder(more) if holder.controller != fighter.controller => {
                    needed += i32::from(*more);
                }
                Rule::Easier(..)
                | Rule::Harder(_)
                | Rule::Untargetable(_)
                | Rule::Bodyguard
                | Rule::Armor(..)
                | Rule::MoreDamage(..)
                | Rule::MoreHealth(_)
                | Rule::Unnerphable
                | Rule::NoRerolls
                | Rule::NoTokens
                | Rule::BiggerHand(_)
                | Rule::Loyal => {}
            }
        }
        needed.max(1) as u8
    }

    /// Checks whether a Dude of another player keeps a player from something.
    #[inline]
    pub(crate) fn is_kept_from(&self, state: &State, seat: Seat, rule: &Rule) -> bool {
        self.rules(state).any(|(holder, held)| holder.controller != seat && held == rule)
    }

    /// Checks whether a Dude has a rule of its own.
    #[inline]
    pub(crate) fn has_rule(&self, fighter: &Fighter, rule: &Rule) -> bool {
        self.rules_of(fighter).any(|held| held == rule)
    }

    /// Gets how many Dudes a player draws up to (R121, R140).
    pub(crate) fn hand_size(&self, state: &State, seat: Seat) -> usize {
        let own = self.rules(state).filter(|(holder, _)| holder.controller == seat);
        let more = own.filter_map(|(_, rule)| {
            if let Rule::BiggerHand(more) = rule { Some(usize::from(*more)) } else { None }
        });
        self.hand + more.sum::<usize>()
    }
}

/// Checks whether a rule of a Dude holds for another one.
#[inline]
fn is_for(holder: &Fighter, scope: Scope, fighter: &Fighter) -> bool {
    match scope {
        Scope::This => holder.dude == fighter.dude,
        Scope::Yours => holder.controller == fighter.controller,
    }
}
