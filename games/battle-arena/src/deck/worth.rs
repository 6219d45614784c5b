//! What Plays are worth to a deck, by rule of thumb. Good enough to tell Plays that help its Heroes from those that
//! do not; the bots find out the rest.
//!
//! All is measured in hundredths of a point of Power in the current Battle.

mod chances;
mod counts;
mod deeds;
mod rules;

use fracas_cards::effect::{Chooser, Effect, Row, Selection, Test};

use crate::card::{CostRule, HeroId, Play, WEAPONS, Weapon};
use crate::catalogue::Catalogue;
use crate::options::Limits;
use crate::words::{Deed, Operation, Side, Words};

/// What one point of Power is worth.
pub(super) const POINT: i32 = 100;
/// What a Hot Dog is worth: about half of what a Play of its cost gives.
const HOT_DOG: i32 = 7 * POINT;
/// What a Play in hand is worth.
const PLAY: i32 = 8 * POINT;
/// What a Hero in hand is worth.
const HERO: i32 = 2 * POINT;
/// The most that anything is worth.
const MOST: i32 = 500 * POINT;
/// What is left of something that only happens later, in a hundred.
const LATER: i32 = 85;

/// What Heroes a deck has, and what Heroes it may meet.
pub(super) struct Outlook {
    /// The share of each weapon among its Heroes, in a hundred.
    own: [i32; WEAPONS.len()],
    /// The share of each weapon among the Heroes of other decks, in a hundred.
    other: [i32; WEAPONS.len()],
    /// The names of its Heroes, in lower case.
    names: Vec<String>,
    /// The usual Power of its Heroes, in hundredths.
    power: i32,
}

impl Outlook {
    pub(super) fn new(catalogue: &Catalogue, limits: &Limits, heroes: &[HeroId]) -> Outlook {
        let all: Vec<HeroId> = (0..catalogue.len() as u16).map(HeroId).collect();
        let met: Vec<HeroId> =
            all.into_iter().filter(|&hero| limits.admits(catalogue, hero)).collect();
        let names = heroes.iter().map(|&hero| catalogue.hero(hero).name.to_lowercase()).collect();
        let total: i32 = heroes.iter().map(|&hero| i32::from(catalogue.power(hero))).sum();
        let power = total * POINT / (heroes.len() as i32).max(1);
        Outlook { own: shares(catalogue, heroes), other: shares(catalogue, &met), names, power }
    }

    /// Gets what a Play gives.
    pub(super) fn gain(&self, play: &Play) -> i32 {
        let gain = self.timed(&play.effect);
        match &play.only_if {
            // It can wait in hand for its moment, if that comes at all.
            Some(gate) => match self.chance_of(gate) {
                0 => 0,
                chance => gain * (100 + chance) / 200,
            },
            None => gain,
        }
    }

    /// Gets what a Play takes.
    pub(super) fn price(&self, play: &Play) -> i32 {
        let printed = i32::from(play.cost.printed) * HOT_DOG;
        match &play.cost.rule {
            CostRule::Fixed => printed,
            CostRule::FreeIf(test) => printed * (100 - self.chance_of(test)) / 100,
            CostRule::Discount(less) => printed - i32::from(*less) * HOT_DOG,
            CostRule::Copied => HOT_DOG,
        }
    }

    /// Gets what an effect gives to who waits for a Battle in which its conditions hold: that is as good as to try
    /// twice.
    fn timed(&self, effect: &Deed) -> i32 {
        if let Effect::If { test, then, otherwise } = effect {
            let missed = 100 - self.chance_of(test);
            let missed = missed * missed / 100;
            return ((100 - missed) * self.worth(then)
                + missed * self.worth_of(otherwise.as_deref()))
                / 100;
        }
        let is_luck =
            |part: &Deed| matches!(part, Effect::Do(Operation::Flip(_) | Operation::Roll(..)));
        // Nobody can wait for luck.
        if let Effect::InOrder(of) = effect
            && !of.iter().any(is_luck)
        {
            return of.iter().map(|part| self.timed(part)).sum();
        }
        self.worth(effect)
    }

    /// Gets what an effect gives, however large the numbers on a card are.
    fn worth(&self, effect: &Deed) -> i32 {
        self.total(effect).clamp(-MOST, MOST)
    }

    fn total(&self, effect: &Deed) -> i32 {
        match effect {
            Effect::Do(operation) => self.deed(operation),
            Effect::InOrder(of) => of.iter().map(|part| self.worth(part)).sum(),
            Effect::If { test, then, otherwise } => {
                let chance = self.chance_of(test);
                (chance * self.worth(then) + (100 - chance) * self.worth_of(otherwise.as_deref()))
                    / 100
            }
            Effect::ChooseOne { of, by } => {
                let worths = of.iter().map(|part| self.worth(part));
                chosen(worths.clone().max(), worths.min(), *by)
            }
            Effect::ChooseUpTo { most, of, .. } => self.best(usize::from(*most), of),
            Effect::May { pay, then, otherwise, by } => {
                let pay = pay.as_ref().map_or(0, |pay| self.deed(pay));
                let (taken, left) =
                    (pay + self.worth_of(then.as_deref()), self.worth_of(otherwise.as_deref()));
                chosen(Some(taken.max(left)), Some(taken.min(left)), *by)
            }
            Effect::ForEach { group, body } => self.members(*group) * self.worth(body) / 100,
            Effect::Pick { selection, then, otherwise } => {
                let chance = self.members(selection.from).min(100);
                let then = self.worth(then) + picked(selection);
                (chance * then + (100 - chance) * self.worth_of(otherwise.as_deref())) / 100
            }
            Effect::Coin { heads, tails } => {
                i32::midpoint(self.worth_of(heads.as_deref()), self.worth_of(tails.as_deref()))
            }
            Effect::Die { sides, rows } => {
                let row = |row: &Row<_>| i32::from(row.to - row.from + 1) * self.worth(&row.effect);
                rows.iter().map(row).sum::<i32>() / i32::from(*sides).max(1)
            }
            Effect::Repeat { times, body, .. } => self.number(times) * self.worth(body) / 100,
            Effect::Later { body, .. } => self.worth(body) * LATER / 100,
            Effect::Whenever { when, until, body } => {
                self.worth(body) * counts::times(*when) * rules::battles(*until) / 10_000
            }
            Effect::Rule { rule, until } => self.rule(rule) * rules::battles(*until) / 100,
        }
    }

    /// Gets what the best of several give, those that do harm left out.
    fn best(&self, most: usize, of: &[Deed]) -> i32 {
        let mut worths: Vec<i32> = of.iter().map(|part| self.worth(part).max(0)).collect();
        worths.sort_unstable_by(|one, other| other.cmp(one));
        worths.iter().take(most).sum()
    }

    fn worth_of(&self, effect: Option<&Deed>) -> i32 {
        effect.map_or(0, |effect| self.worth(effect))
    }

    /// Gets the chance that a test holds, in a hundred.
    fn chance_of(&self, test: &Test<Words>) -> i32 {
        match test {
            Test::Is(condition) => self.likelihood(condition),
            Test::All(tests) => {
                tests.iter().fold(100, |chance, test| chance * self.chance_of(test) / 100)
            }
            Test::Any(tests) => {
                let missed = |chance, test| chance * (100 - self.chance_of(test)) / 100;
                100 - tests.iter().fold(100, missed)
            }
        }
    }
}

/// Gets what it is worth to choose things, beside what is done with them.
fn picked(selection: &Selection<Words>) -> i32 {
    let by = if let Chooser::Role(side) = selection.by { side } else { Side::You };
    deeds::picked(selection.from, by)
}

/// Gets what is left of a choice: the best for who owns the Play, the worst if the opponent chooses.
fn chosen(best: Option<i32>, worst: Option<i32>, by: Side) -> i32 {
    let chosen = match by {
        Side::You => best,
        Side::Opponent => worst,
    };
    chosen.unwrap_or_default()
}

/// Gets the share of each weapon, in a hundred; a weapon that is there has at least one.
fn shares(catalogue: &Catalogue, heroes: &[HeroId]) -> [i32; WEAPONS.len()] {
    let mut counts = [0; WEAPONS.len()];
    for &hero in heroes {
        counts[place(catalogue.weapon(hero))] += 1;
    }
    let all = (heroes.len() as i32).max(1);
    counts.map(|count| if count == 0 { 0 } else { (count * 100 / all).max(1) })
}

fn place(weapon: Weapon) -> usize {
    WEAPONS.iter().position(|(_, known)| *known == weapon).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::Deck;
    use crate::options::FORMATS;

    fn gain(deck: &str, play: &str) -> i32 {
        let catalogue = Catalogue::base();
        let heroes = Deck::premade(deck).unwrap().heroes;
        let play = catalogue.play(catalogue.find_play(play).unwrap());
        Outlook::new(catalogue, &FORMATS[0].limits, &heroes).gain(play)
    }

    #[test]
    fn a_play_for_a_weapon_is_worth_more_where_more_heroes_have_it() {
        for play in ["flame-wall", "firework", "pour-gas-on-it", "fire-crew", "scorching-pressure"]
        {
            let [none, third, half] =
                ["steel-works", "alpha-legends", "fire-and-ice"].map(|deck| gain(deck, play));
            assert!(none == 0 && 0 < third && third < half, "{play}: {none}, {third}, {half}");
        }
    }

    #[test]
    fn a_play_that_cannot_work_is_worth_nothing() {
        for play in ["glow-up", "super-draw", "hex-draw", "radiant-comeback", "series-mvp-award"] {
            assert!(gain("alpha-legends", play) <= 0, "{play}");
        }
    }

    #[test]
    fn more_power_is_worth_more() {
        let plays = ["robin-who", "buff-up-15", "gavel-of-justice", "turn-the-tide"];
        let gains = plays.map(|play| gain("alpha-legends", play));
        assert!(gains[0] < gains[1] && gains[1] < gains[2], "{gains:?}");
        assert!(gains[3] < gains[2], "few lose the first three Battles: {gains:?}");
    }
}
