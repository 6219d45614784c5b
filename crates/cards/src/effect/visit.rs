//! Going through an effect, with what each part of it stands in. Games check their cards so.

use super::amount::{Amount, Counted};
use super::ast::{Effect, Test};
use super::word::Vocabulary;

/// A part of an effect.
#[derive(Debug)]
pub enum Part<'e, V: Vocabulary> {
    /// An effect, before what is in it.
    Effect(&'e Effect<V>),
    /// Something that is done.
    Operation(&'e V::Operation),
    /// Something that an offer costs.
    Price(&'e V::Operation),
    /// Something that is tested.
    Condition(&'e V::Condition),
    /// Something that is counted.
    Count(&'e V::Count),
    /// Something that is chosen from or gone through.
    Group(&'e V::Group),
}

/// What a part of an effect stands in.
#[derive(Debug)]
pub struct Scope<'s, V: Vocabulary> {
    /// What "it" is one of.
    pub it: Option<&'s V::Group>,
    /// Whether "it" was chosen at an earlier moment.
    pub is_it_kept: bool,
    /// Whether it happens at a later moment.
    pub is_later: bool,
    outer: Option<&'s Scope<'s, V>>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "derived, it would ask the same of all words")]
impl<V: Vocabulary> Clone for Scope<'_, V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V: Vocabulary> Copy for Scope<'_, V> {}

impl<'s, V: Vocabulary> Scope<'s, V> {
    const OUTSIDE: Scope<'static, V> =
        Scope { it: None, is_it_kept: false, is_later: false, outer: None };

    /// Iterates over all that is chosen from or gone through around it, the innermost first.
    pub fn groups(self) -> impl Iterator<Item = &'s V::Group> {
        std::iter::successors(Some(self), |scope| scope.outer.copied()).filter_map(|scope| scope.it)
    }
}

/// What is told of each part, with what it stands in.
type See<'v, V> = &'v mut dyn FnMut(Part<'_, V>, Scope<'_, V>);

impl<V: Vocabulary> Effect<V> {
    /// Goes through it in the order of the card.
    pub fn visit(&self, see: &mut dyn FnMut(Part<'_, V>, Scope<'_, V>)) {
        visit(self, Scope::OUTSIDE, see);
    }
}

fn visit<V: Vocabulary>(effect: &Effect<V>, scope: Scope<'_, V>, see: See<'_, V>) {
    see(Part::Effect(effect), scope);
    match effect {
        Effect::Do(operation) => {
            see(Part::Operation(operation), scope);
            if let Some(amount) = V::amount(operation) {
                number(amount, scope, see);
            }
        }
        Effect::If { test, .. } => {
            visit_test(test, scope, see);
            parts(effect, scope, see);
        }
        Effect::May { pay, .. } => {
            if let Some(price) = pay {
                see(Part::Price(price), scope);
            }
            parts(effect, scope, see);
        }
        Effect::ForEach { group, body } => about(group, body, scope, see),
        Effect::Pick { selection, then, otherwise } => {
            about(&selection.from, then, scope, see);
            if let Some(otherwise) = otherwise {
                visit(otherwise, scope, see);
            }
        }
        Effect::Repeat { times, .. } => {
            number(times, scope, see);
            parts(effect, scope, see);
        }
        Effect::Later { .. } | Effect::Whenever { .. } => {
            parts(effect, Scope { is_later: true, is_it_kept: true, ..scope }, see);
        }
        Effect::InOrder(_)
        | Effect::ChooseOne { .. }
        | Effect::ChooseUpTo { .. }
        | Effect::Coin { .. }
        | Effect::Die { .. }
        | Effect::Rule { .. } => parts(effect, scope, see),
    }
}

fn parts<V: Vocabulary>(effect: &Effect<V>, scope: Scope<'_, V>, see: See<'_, V>) {
    for part in effect.parts() {
        visit(part, scope, see);
    }
}

fn about<V: Vocabulary>(group: &V::Group, body: &Effect<V>, scope: Scope<'_, V>, see: See<'_, V>) {
    see(Part::Group(group), scope);
    visit(body, Scope { it: Some(group), is_it_kept: false, outer: Some(&scope), ..scope }, see);
}

fn visit_test<V: Vocabulary>(test: &Test<V>, scope: Scope<'_, V>, see: See<'_, V>) {
    match test {
        Test::Is(condition) => see(Part::Condition(condition), scope),
        Test::All(tests) | Test::Any(tests) => {
            for test in tests {
                visit_test(test, scope, see);
            }
        }
    }
}

fn number<V: Vocabulary>(number: &Amount<V>, scope: Scope<'_, V>, see: See<'_, V>) {
    match number {
        Amount::Fixed(_) | Amount::Counted { of: Counted::Rolled | Counted::Chosen, .. } => {}
        Amount::Counted { of: Counted::Game(count), .. } => see(Part::Count(count), scope),
    }
}
