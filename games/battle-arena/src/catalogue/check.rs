//! What an effect may not say in its place, beyond what reading it finds out.

mod chosen;
mod moments;
mod past;

use fracas_cards::Value;
use fracas_cards::effect::{Amount, Chooser, Counted, Effect, Flaw, Selection, Vocabulary};

use super::secret::betrays_card;
use crate::words::{
    Condition, Count, Deed, Group, Moment, Number, Operation, Part, Rule, Scope, Side, Sort,
    WeaponOf, Whom, Words,
};

use chosen::Needs;
use moments::comes_once;
use past::Past;

/// Where a part of an effect stands.
#[derive(Clone, Copy)]
struct Place<'s> {
    scope: Scope<'s>,
    /// What has happened before it.
    past: Past,
}

/// Checks an effect for what makes no sense where it stands, and reports it.
pub(super) fn check(value: Value<'_>, effect: &Deed) -> bool {
    let mut flaws = Vec::new();
    let mut past = Past::default();
    effect.visit(&mut |part, scope| {
        let place = Place { scope, past };
        match part {
            Part::Effect(effect) => {
                past.note_chance(effect);
                place.combinator(effect, &mut flaws);
            }
            Part::Operation(operation) => {
                flaws.extend(place.operation(operation));
                past.note(operation);
            }
            Part::Price(price) => past.note(price),
            Part::Condition(condition) => place.condition(condition, &mut flaws),
            Part::Count(count) => flaws.extend(place.count(*count)),
            Part::Group(group) => flaws.extend(place.group(*group)),
        }
    });
    for flaw in &flaws {
        flaw.report(value);
    }
    flaws.is_empty()
}

impl Place<'_> {
    fn combinator(self, effect: &Deed, flaws: &mut Vec<Flaw>) {
        match effect {
            Effect::Pick { selection, then, .. } => flaws.extend(secret(selection, then)),
            Effect::May { pay: Some(price), by, .. } => flaws.extend(self::price(price, *by)),
            Effect::Later { when, .. } => flaws.extend(self.moment(*when)),
            Effect::Whenever { when, until, .. } => {
                flaws.extend(self.moment(*when).or_else(|| comes_once(*when)));
                flaws.extend(until.and_then(|until| self.moment(until)));
            }
            Effect::Rule { rule, until } => {
                self.rule(rule, flaws);
                flaws.extend(until.and_then(|until| self.moment(until)));
            }
            Effect::Do(_)
            | Effect::InOrder(_)
            | Effect::If { .. }
            | Effect::ChooseOne { .. }
            | Effect::ChooseUpTo { .. }
            | Effect::May { pay: None, .. }
            | Effect::ForEach { .. }
            | Effect::Coin { .. }
            | Effect::Die { .. }
            | Effect::Repeat { .. } => {}
        }
    }

    fn moment(self, moment: Moment) -> Option<Flaw> {
        (moment == Moment::ItsReveal && !self.has_it(&[Sort::Battle, Sort::FaceDown]))
            .then(|| Flaw::nothing_chosen("Battle to wait for", "later-battles"))
    }

    fn rule(self, rule: &Rule, flaws: &mut Vec<Flaw>) {
        match rule {
            Rule::Power { amount, weapon, test, .. } => {
                flaws.extend(weapon.and_then(|weapon| self.weapon(weapon)));
                flaws.extend(self.number(amount));
                flaws.extend(counts_power(amount, test.as_deref()));
                if let Some(test) = test {
                    self.condition(test, flaws);
                }
            }
            Rule::FreeIfOutspent => flaws.extend(self.needs(Needs::Play, "Play to run", "plays")),
            Rule::Banned => {
                flaws.extend(self.needs(Needs::Play, "Play to ban", "plays-you-ran"));
            }
            Rule::Guard(_)
            | Rule::Immune
            | Rule::LossesAreGains
            | Rule::AllWeapons(_)
            | Rule::Reforge { .. }
            | Rule::NoPlays(_)
            | Rule::MostPlays(..)
            | Rule::PlayCost(..)
            | Rule::FirstPlayFree
            | Rule::NoSubstitution(_)
            | Rule::FreeSubstitution
            | Rule::OpponentPaysSubstitution
            | Rule::MustSubstitute(_)
            | Rule::NoDraws(_)
            | Rule::NoBattleDraw(_)
            | Rule::MostDraws(..)
            | Rule::FullHand(_)
            | Rule::InterceptDraws
            | Rule::NoRecovery(_)
            | Rule::MostRecovery(_)
            | Rule::MoreRecovery(_)
            | Rule::StealRecovery
            | Rule::RollToRun(..)
            | Rule::Reroll
            | Rule::Debt(_)
            | Rule::EmptyLoses => {}
        }
    }

    fn condition(self, condition: &Condition, flaws: &mut Vec<Flaw>) {
        match condition {
            Condition::Weapon(weapon) | Condition::OpposingWeapon(weapon) => {
                flaws.extend(self.weapon(*weapon));
            }
            Condition::Compare(count, _, with) => {
                flaws.extend(self.count(*count));
                flaws.extend(self.number(with));
            }
            Condition::Won | Condition::Lost if !self.scope.is_later => flaws.push(Flaw::new(
                "no Battle has been decided here",
                "asks who won it",
                "write { later = \"decided\", do = .. } around it",
            )),
            Condition::ItHasYourWeapon | Condition::ItsWeapon(_) => {
                flaws.extend(self.needs(Needs::Hero, "Hero to ask about", "shown-heroes"));
            }
            Condition::RolledIt => flaws.extend(self.rolled(self.has_it(&[Sort::Number]))),
            Condition::RolledOuter => flaws.extend(self.rolled(self.outer() == Some(Sort::Number))),
            Condition::RolledEven => flaws.extend(self.rolled(true)),
            Condition::OuterCostsLess => {
                let are_plays = self.has(Needs::Play) && self.outer().is_some_and(Needs::is_play);
                flaws.extend(
                    (!are_plays)
                        .then(|| Flaw::nothing_chosen("Play to compare with another", "plays")),
                );
            }
            Condition::SameWeapon
            | Condition::Battle(..)
            | Condition::Won
            | Condition::Lost
            | Condition::WonPrevious(_)
            | Condition::LostPrevious(_)
            | Condition::WonFirst(_)
            | Condition::LostFirst(_)
            | Condition::HasHonors(_)
            | Condition::Substituted(_)
            | Condition::SameWeaponAsPrevious(_)
            | Condition::PreviousShareWeapon(_)
            | Condition::OpponentsLastTwoDiffer
            | Condition::RevealedShareWeapon
            | Condition::OpponentUsedYourWeapon
            | Condition::Hero(_)
            | Condition::NextPowerAbove(_) => {}
        }
    }

    fn rolled(self, is_chosen: bool) -> Option<Flaw> {
        if !is_chosen {
            return Some(Flaw::nothing_chosen("number to roll", "numbers"));
        }
        (!self.past.has_rolled).then(past::no_die)
    }

    fn number(self, number: &Number) -> Option<Flaw> {
        match number {
            Amount::Fixed(_) | Amount::Counted { of: Counted::Rolled | Counted::Chosen, .. } => {
                None
            }
            Amount::Counted { of: Counted::Game(count), .. } => self.count(*count),
        }
    }

    fn count(self, count: Count) -> Option<Flaw> {
        if matches!(count, Count::DiscardedLikeIt | Count::ItsPower) {
            return self.needs(Needs::Hero, "Hero to ask about", "shown-heroes");
        }
        if count == Count::ItsCost {
            return self.needs(Needs::Play, "Play to ask about", "shown-plays");
        }
        self.past.lacks(count)
    }

    fn group(self, group: Group) -> Option<Flaw> {
        let (sort, what, from) = match group {
            Group::Heroes(_, Some(weapon)) | Group::DiscardedHeroes(_, Some(weapon)) => {
                return self.weapon(weapon);
            }
            Group::OtherNumbers => (Sort::Number, "number to differ from", "numbers"),
            Group::PlaysOfSet => (Sort::Set, "set of Plays", "play-sets"),
            Group::OpposingPlaysNamed => (Sort::Name, "name of a Play", "plays-of-set"),
            Group::ShownPlays | Group::ShownPlaysCosting(_) | Group::ShownHeroes => {
                return (!self.past.has_shown).then(past::nothing_shown);
            }
            Group::Plays(_)
            | Group::Heroes(_, None)
            | Group::DiscardedHeroes(_, None)
            | Group::DiscardedPlays
            | Group::UsedPlays
            | Group::DiscardedPlaysCosting(_)
            | Group::PlaysYouRan
            | Group::Playbook(_)
            | Group::HeroDeck(_)
            | Group::FaceDown
            | Group::Unsettled
            | Group::LaterBattles
            | Group::Numbers
            | Group::Weapons
            | Group::PlaySets
            | Group::OpposingLasting
            | Group::Recovered(..)
            | Group::Payments => return None,
        };
        (!self.has_it(&[sort])).then(|| Flaw::nothing_chosen(what, from))
    }

    fn weapon(self, weapon: WeaponOf) -> Option<Flaw> {
        (weapon == WeaponOf::Chosen && !self.has_it(&[Sort::Weapon]))
            .then(|| Flaw::nothing_chosen("weapon that was named", "weapons"))
    }

    fn operation(self, operation: &Operation) -> Option<Flaw> {
        if let Some(selection) = Words::target(operation)
            && let Some(flaw) = self.group(selection.from)
        {
            return Some(flaw);
        }
        chosen::operation(operation, self)
    }
}

/// Finds what is wrong with choosing a card of a hand: everyone can see what is under way.
fn secret(selection: &Selection<Words>, then: &Deed) -> Option<Flaw> {
    if let (Group::Plays(whose) | Group::Heroes(whose, _), Chooser::Role(by)) =
        (selection.from, &selection.by)
        && whose != *by
    {
        return Some(Flaw::new(
            "nobody chooses from a hand that is hidden from them",
            "lets someone choose from the other hand",
            "write `by = \"chance\"`, or let the owner of the hand choose",
        ));
    }
    let is_hidden = matches!(selection.from.sort(), Sort::HeldHero | Sort::HeldPlay)
        && selection.by != Chooser::Chance;
    (is_hidden && betrays_card(then)).then(|| {
        Flaw::new(
            "everyone would see the chosen card of the hand",
            "asks or puts off something before it is shown",
            "discard, reveal or run the card first",
        )
    })
}

/// Power that depends on Power would never be settled.
fn counts_power(amount: &Number, test: Option<&Condition>) -> Option<Flaw> {
    let is_power = |count: Count| matches!(count, Count::Power(_) | Count::Lead);
    let in_number = |number: &Number| match number {
        Amount::Counted { of: Counted::Game(count), .. } => is_power(*count),
        Amount::Counted { of: Counted::Rolled | Counted::Chosen, .. } | Amount::Fixed(_) => false,
    };
    let in_test = test.is_some_and(|test| {
        let Condition::Compare(count, _, number) = test else { return false };
        is_power(*count) || in_number(number)
    });
    (in_number(amount) || in_test).then(|| {
        Flaw::new(
            "a rule about Power cannot count Power",
            "counts the Power that it changes",
            "count it once, when the Play is run: { power = .. }",
        )
    })
}

fn price(price: &Operation, by: Side) -> Option<Flaw> {
    let Operation::LoseHotDogs(_, who) = price else {
        return Some(Flaw::new(
            "this is no price",
            "asks for another price",
            "a price is { lose-hot-dogs = 2 }; write { pick = .., then = .. } for cards",
        ));
    };
    (*who != Whom::One(by)).then(|| {
        Flaw::new(
            "who is asked must pay",
            "someone else pays",
            "`who` of the price and `by` of the offer are the same",
        )
    })
}
