//! Going through an effect, with what each part of it stands in.

use fracas_cards::effect::{Amount, Counted, Effect, Test};

use super::{Condition, Count, Deed, Group, Number, Operation, Sort, Whom};

/// A part of an effect.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part<'e> {
    /// An effect, before what is in it.
    Effect(&'e Deed),
    /// Something that is done.
    Operation(&'e Operation),
    /// Something that an offer costs.
    Price(&'e Operation),
    /// Something that is tested.
    Condition(Condition),
    /// Something that is counted.
    Count(Count),
    /// Something that is chosen from or gone through.
    Group(Group),
}

/// What a part of an effect stands in.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Scope {
    /// What "it" is one of.
    pub(crate) it: Option<Group>,
    /// Whether "it" was chosen at an earlier moment.
    pub(crate) is_it_kept: bool,
    /// Whether it happens at a later moment.
    pub(crate) is_later: bool,
}

/// Goes through an effect in the order of the card.
pub(crate) fn visit<'e>(effect: &'e Deed, see: &mut dyn FnMut(Part<'e>, Scope)) {
    Visit { see }.effect(effect, Scope::default());
}

struct Visit<'v, 'e> {
    see: &'v mut dyn FnMut(Part<'e>, Scope),
}

impl<'e> Visit<'_, 'e> {
    fn effect(&mut self, effect: &'e Deed, scope: Scope) {
        (self.see)(Part::Effect(effect), scope);
        match effect {
            Effect::Do(operation) => self.operation(operation, scope),
            Effect::InOrder(of) | Effect::ChooseOne { of, .. } | Effect::ChooseUpTo { of, .. } => {
                self.effects(of, scope);
            }
            Effect::If { test, then, otherwise } => {
                self.test(test, scope);
                self.effects(std::iter::once(then).chain(otherwise).map(Box::as_ref), scope);
            }
            Effect::May { pay, then, otherwise, .. } => {
                if let Some(price) = pay {
                    (self.see)(Part::Price(price), scope);
                }
                self.effects(then.iter().chain(otherwise).map(Box::as_ref), scope);
            }
            Effect::ForEach { group, body } => self.about(*group, body, scope),
            Effect::Pick { selection, then, otherwise } => {
                self.about(selection.from, then, scope);
                self.effects(otherwise.iter().map(Box::as_ref), scope);
            }
            Effect::Coin { heads, tails } => {
                self.effects(heads.iter().chain(tails).map(Box::as_ref), scope);
            }
            Effect::Die { rows, .. } => self.effects(rows.iter().map(|row| &row.effect), scope),
            Effect::Repeat { times, body, .. } => {
                self.number(times, scope);
                self.effect(body, scope);
            }
            Effect::Later { body, .. } | Effect::Whenever { body, .. } => {
                self.effect(body, Scope { is_later: true, is_it_kept: true, ..scope });
            }
            Effect::Rule { rule, .. } => rule.never(),
        }
    }

    fn effects(&mut self, effects: impl IntoIterator<Item = &'e Deed>, scope: Scope) {
        for effect in effects {
            self.effect(effect, scope);
        }
    }

    fn about(&mut self, group: Group, body: &'e Deed, scope: Scope) {
        (self.see)(Part::Group(group), scope);
        self.effect(body, Scope { it: Some(group), is_it_kept: false, ..scope });
    }

    fn operation(&mut self, operation: &'e Operation, scope: Scope) {
        (self.see)(Part::Operation(operation), scope);
        if let Some(amount) = operation.amount() {
            self.number(amount, scope);
        }
    }

    fn test(&mut self, test: &'e Test<super::Words>, scope: Scope) {
        match test {
            Test::Is(condition) => (self.see)(Part::Condition(*condition), scope),
            Test::All(tests) | Test::Any(tests) => {
                for test in tests {
                    self.test(test, scope);
                }
            }
        }
    }

    fn number(&mut self, number: &'e Number, scope: Scope) {
        match number {
            Amount::Fixed(_) | Amount::Counted { of: Counted::Rolled | Counted::Chosen, .. } => {}
            Amount::Counted { of: Counted::Game(count), .. } => {
                (self.see)(Part::Count(*count), scope);
            }
        }
    }
}

/// Checks whether it matters for which robot something is done (R166).
pub(crate) fn is_about_robot(effect: &Deed) -> bool {
    let mut is_about = false;
    visit(effect, &mut |part, _| {
        is_about |= match part {
            Part::Effect(_) | Part::Price(_) => false,
            Part::Operation(operation) => is_done_by_robot(operation),
            Part::Condition(condition) => match condition {
                Condition::InCentre
                | Condition::HealthAtMost(_)
                | Condition::TargetNextToYou
                | Condition::TargetHitObstacle => true,
                Condition::AnotherAttack | Condition::PointsBehind(_) => false,
            },
            Part::Count(count) => match count {
                Count::MissingHealth | Count::EnemiesWithin(_) => true,
                Count::CardsInHand | Count::OtherAttacks | Count::Batteries => false,
            },
            Part::Group(group) => match group.sort() {
                Sort::Robot | Sort::Space => true,
                Sort::OwnCard | Sort::CardForSale => false,
            },
        };
    });
    is_about
}

fn is_done_by_robot(operation: &Operation) -> bool {
    match operation {
        // All friends are the same whichever of them it is.
        Operation::Repair(_, whom) | Operation::Damage(_, whom) | Operation::KnockOut(whom) => {
            *whom != Whom::Friends
        }
        Operation::MoreDamage(_)
        | Operation::KnockBack(..)
        | Operation::Pull(..)
        | Operation::ScrapTop(Some(_))
        | Operation::MayMove(_)
        | Operation::Land
        | Operation::SwapPlaces
        | Operation::Drag
        | Operation::Strike
        | Operation::Follow => true,
        Operation::Energy(_)
        | Operation::Move(_)
        | Operation::Draw(_)
        | Operation::Points(_)
        | Operation::LosePoints(_)
        | Operation::PayEnergy(_)
        | Operation::Scrap
        | Operation::Discard
        | Operation::Acquire
        | Operation::ScrapTop(None) => false,
    }
}
