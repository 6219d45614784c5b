//! What Persistent abilities hold up as long as their Dude is in play.

use fracas_cards::effect::Context;
use fracas_core::Seat;

use super::{View, source};
use crate::OpArena;
use crate::dude::{DudeId, Kind, Slot};
use crate::dudes::DudeSet;
use crate::fighter::{Fighter, MAX_HEALTH};
use crate::state::State;
use crate::words::{Means, Rule, Scope, Topic};

impl OpArena {
    /// Gets the Dudes in play with a rule about something, whether a Nerph lies on it or not.
    #[inline]
    pub(crate) fn holders(&self, state: &State, topic: Topic) -> DudeSet {
        self.catalogue.with_rule(topic).and(state.in_play)
    }

    /// Goes through the rules in force about something, with the Dudes whose they are (R54, R95).
    #[inline]
    fn each_rule(&self, state: &State, topic: Topic, mut act: impl FnMut(&Fighter, &Rule)) {
        let holders = self.holders(state, topic);
        if holders.is_empty() {
            return;
        }
        for fighter in &state.arena {
            if holders.contains(fighter.dude) {
                self.each_rule_of(fighter, topic, |rule| act(fighter, rule));
            }
        }
    }

    /// Goes through the rules of a Dude about something that no Nerph lies on.
    #[inline]
    fn each_rule_of(&self, fighter: &Fighter, topic: Topic, mut act: impl FnMut(&Rule)) {
        if !self.catalogue.with_rule(topic).contains(fighter.dude) {
            return;
        }
        let dude = self.catalogue.dude(fighter.dude);
        for slot in Slot::BOTH {
            if let Kind::Rule(rule) = &dude.ability(slot).kind
                && rule.topic() == topic
                && fighter.can_use(slot)
            {
                act(rule);
            }
        }
    }

    /// Gets the Dudes of other players that a player cannot target so (R118).
    #[inline]
    pub(crate) fn out_of_reach(&self, state: &State, seat: Seat, means: Means) -> DudeSet {
        let mut kept = DudeSet::EMPTY;
        self.each_rule(state, Topic::Targets, |holder, rule| {
            if holder.controller == seat {
                return;
            }
            if let Rule::Untargetable(by) = rule {
                if *by == Means::Anything || *by == means {
                    kept.insert(holder.dude);
                }
            } else {
                let others = state.fighters_of(holder.controller).map(|it| it.dude);
                others.filter(|dude| *dude != holder.dude).for_each(|dude| kept.insert(dude));
            }
        });
        kept
    }

    /// Gets the health of a Dude in play (R97).
    #[inline]
    pub(crate) fn health(&self, state: &State, fighter: &Fighter) -> u8 {
        let printed = i32::from(self.catalogue.numbers(fighter.dude).health);
        let mut health = printed + i32::from(fighter.growth);
        self.each_rule_of(fighter, Topic::Health, |rule| {
            if let Rule::MoreHealth(more) = rule {
                let context = Context::new(fighter.controller, source(fighter.dude, None));
                health += more.count(&View { game: self, state }, context);
            }
        });
        health.clamp(1, i32::from(MAX_HEALTH)) as u8
    }

    /// Gets what of some damage by a Dude to another one is dealt, with what makes it more or less.
    #[inline]
    pub(crate) fn dealt(&self, state: &State, by: DudeId, to: &Fighter, amount: i32) -> u8 {
        let mut damage = amount;
        self.each_rule(state, Topic::Damage, |holder, rule| {
            if let Rule::MoreDamage(more, scope) = rule
                && state.fighter(by).is_some_and(|dealer| is_for(holder, *scope, dealer))
            {
                damage += i32::from(*more);
            }
            if let Rule::Armor(less, scope) = rule
                && is_for(holder, *scope, to)
            {
                damage -= i32::from(*less);
            }
        });
        damage.clamp(0, i32::from(MAX_HEALTH)) as u8
    }

    /// Gets by how much a die needs more, or less, on each spot of a Dude (R70).
    #[inline]
    pub(crate) fn handicap(&self, state: &State, fighter: &Fighter) -> i8 {
        let mut handicap = 0;
        self.each_rule(state, Topic::Numbers, |holder, rule| {
            if let Rule::Easier(less, scope) = rule
                && is_for(holder, *scope, fighter)
            {
                handicap = i8::saturating_sub(handicap, *less as i8);
            }
            if let Rule::Harder(more) = rule
                && holder.controller != fighter.controller
            {
                handicap = i8::saturating_add(handicap, *more as i8);
            }
        });
        handicap
    }

    /// Checks whether a Dude of another player keeps a player from something.
    #[inline]
    pub(crate) fn is_kept_from(&self, state: &State, seat: Seat, topic: Topic) -> bool {
        let mut is_kept = false;
        self.each_rule(state, topic, |holder, _| is_kept |= holder.controller != seat);
        is_kept
    }

    /// Checks whether a Dude has a rule about something.
    #[inline]
    pub(crate) fn has_rule(&self, fighter: &Fighter, topic: Topic) -> bool {
        let mut has_any = false;
        self.each_rule_of(fighter, topic, |_| has_any = true);
        has_any
    }

    /// Gets how many Dudes a player draws up to (R121, R140).
    pub(crate) fn hand_size(&self, state: &State, seat: Seat) -> usize {
        let mut size = self.hand;
        self.each_rule(state, Topic::Hands, |holder, rule| {
            if let Rule::BiggerHand(more) = rule
                && holder.controller == seat
            {
                size += usize::from(*more);
            }
        });
        size
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
