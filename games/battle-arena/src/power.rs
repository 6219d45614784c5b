//! How strong a Hero is: its weapon, its current Power, and what may change it.

use fracas_cards::effect::{Context, Entry, Facts, Standing};
use fracas_core::{Log, Seat};

use crate::BattleArena;
use crate::card::{HeroId, PlayId, Weapon};
use crate::effects::View;
use crate::event::{Event, PlayEvent};
use crate::state::State;
use crate::thing::Thing;
use crate::words::{Condition, Guard, Moment, Rule, Side, Threat, WeaponOf, Whom, Words};

/// The Power beyond which a Hero neither rises nor sinks.
const MOST_POWER: i32 = 9_999;

impl Side {
    /// Gets the seat that is meant by whose Play it is.
    #[inline]
    pub(crate) fn seat(self, owner: Seat) -> Seat {
        match self {
            Side::You => owner,
            Side::Opponent => owner.opponent(),
        }
    }
}

impl Whom {
    /// Checks whether a seat is meant by whose Play it is.
    #[inline]
    pub(crate) fn includes(self, seat: Seat, owner: Seat) -> bool {
        match self {
            Whom::One(side) => side.seat(owner) == seat,
            Whom::Both => true,
        }
    }

    /// Iterates over the seats that are meant by whose Play it is, that one first.
    pub(crate) fn seats(self, owner: Seat) -> impl Iterator<Item = Seat> {
        let both = [owner, owner.opponent()];
        both.into_iter().filter(move |&seat| self.includes(seat, owner))
    }
}

/// Gets the Battle in which an entry was made, where that is kept.
fn since(entry: &Entry<Moment>) -> Option<u8> {
    let things = entry.things.iter().map(|&thing| Thing::from_number(thing));
    { things }.find_map(|thing| if let Thing::Battle(battle) = thing { Some(battle) } else { None })
}

impl BattleArena {
    /// Iterates over the rules that stand, oldest first.
    #[inline]
    pub(crate) fn rules<'a>(
        &'a self,
        state: &'a State,
    ) -> impl Iterator<Item = Standing<'a, Words>> {
        state.agenda.rules(self.catalogue.library())
    }

    /// Checks whether any rule stands that a test picks, for a seat.
    #[inline]
    pub(crate) fn stands(&self, state: &State, test: impl Fn(&Rule, Seat) -> bool) -> bool {
        self.rules(state).any(|standing| test(standing.rule, standing.entry.owner))
    }

    /// Gets the weapon that a Hero of a seat has, as the Plays that change weapons stand.
    pub(crate) fn weapon(&self, state: &State, seat: Seat, hero: HeroId) -> Weapon {
        let mut weapon = self.catalogue.weapon(hero);
        for standing in self.rules(state) {
            if let Rule::AllWeapons(all) = *standing.rule {
                weapon = all;
            } else if let Rule::Reforge { from, to } = *standing.rule
                && standing.entry.owner == seat
                && weapon == from
            {
                weapon = to;
            }
        }
        weapon
    }

    /// Gets the Hero of a seat in the current Battle.
    #[inline]
    pub(crate) fn hero_in_battle(state: &State, seat: Seat) -> HeroId {
        state.player(seat).line_up[usize::from(state.battle)]
    }

    /// Gets the current Power of the Hero of a seat in the current Battle (R141, R143).
    pub(crate) fn current_power(&self, state: &State, seat: Seat) -> i16 {
        let printed = self.catalogue.power(BattleArena::hero_in_battle(state, seat));
        let changed = i32::from(printed) + i32::from(state.fight.ledger.sum(seat));
        let standing = self.rules(state).enumerate();
        let standing =
            standing.map(|(at, standing)| self.standing_power(state, seat, at, standing));
        let power = (changed + standing.sum::<i32>()).clamp(-MOST_POWER, MOST_POWER) as i16;
        state.fight.side(seat).floor.map_or(power, |floor| power.max(floor))
    }

    /// Gets what a rule that stands adds to the Power of a seat's Hero.
    pub(crate) fn standing_power(
        &self,
        state: &State,
        seat: Seat,
        at: usize,
        Standing { rule, entry }: Standing<'_, Words>,
    ) -> i32 {
        let Rule::Power { amount, who, weapon, test } = rule else { return 0 };
        let wanted = weapon.map(|weapon| match weapon {
            WeaponOf::Is(weapon) => Some(weapon),
            WeaponOf::Chosen => Thing::weapon_among(&entry.things),
        });
        let hero = BattleArena::hero_in_battle(state, seat);
        let has_weapon = |wanted: Option<Weapon>| wanted == Some(self.weapon(state, seat, hero));
        let context = Context::new(entry.owner, entry.source);
        let holds = |test: &Condition| {
            if let Condition::Substituted(_) = test {
                return state.fight.brought_in.contains(seat);
            }
            View { game: self, state }.holds(test, context)
        };
        if !who.includes(seat, entry.owner)
            || !wanted.is_none_or(has_weapon)
            || !test.as_deref().is_none_or(holds)
        {
            return 0;
        }
        let amount = amount.count(&View { game: self, state }, context);
        self.after_guards(state, seat, entry.owner, at, amount)
    }

    /// Gets what is left of a change to the Power of a seat's Hero by a player's Play. A guard stops what
    /// comes after it, and everything in the Battles after its own (it then was there first).
    fn after_guards(&self, state: &State, of: Seat, by: Seat, at: usize, amount: i32) -> i32 {
        if amount == 0 {
            return 0;
        }
        let is_foreign = of != by;
        let is_before = |index: usize, entry: &Entry<Moment>| {
            index < at || since(entry).is_some_and(|battle| battle < state.battle)
        };
        let weapon = || self.weapon(state, of, BattleArena::hero_in_battle(state, of));
        let mut is_turned = false;
        for (index, Standing { rule, entry }) in self.rules(state).enumerate() {
            let is_shield = is_foreign && entry.owner == of;
            is_turned |= is_shield && *rule == Rule::LossesAreGains;
            let stops = if let Rule::Guard(Guard { who, weapon: guarded, from }) = rule {
                amount < 0
                    && (is_foreign || *from == Threat::Anything)
                    && who.includes(of, entry.owner)
                    && guarded.is_none_or(|guarded| guarded == weapon())
            } else {
                is_shield && *rule == Rule::Immune
            };
            if stops && is_before(index, entry) {
                return 0;
            }
        }
        if is_turned { amount.abs() } else { amount }
    }

    /// Checks whether the Hero of a seat cannot be affected by the other player's Plays.
    pub(crate) fn is_immune(&self, state: &State, seat: Seat) -> bool {
        self.stands(state, |rule, owner| *rule == Rule::Immune && owner == seat)
    }

    /// Changes the Power of a seat's Hero, as far as it can be changed.
    pub(crate) fn change_power(
        &self,
        state: &mut State,
        of: Seat,
        (by, play): (Seat, PlayId),
        amount: i32,
        log: &mut impl Log<Event, State>,
    ) {
        let mut amount = self.after_guards(state, of, by, usize::MAX, amount);
        if amount < 0
            && let Some(floor) = state.fight.side(of).floor
        {
            let room = i32::from(floor) - i32::from(self.current_power(state, of));
            amount = amount.max(room).min(0);
        }
        let amount = amount.clamp(-MOST_POWER, MOST_POWER) as i16;
        if amount != 0 {
            state.fight.ledger.add(of, by, play, amount);
            log.tell(Event::Play(PlayEvent::Power { seat: of, play, amount }));
        }
    }
}
