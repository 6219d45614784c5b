//! The parts of effects.

use super::ast::Effect;
use super::word::Vocabulary;

impl<V: Vocabulary> Effect<V> {
    /// Lists the effects in it, in the order of the card.
    pub fn parts(&self) -> Vec<&Effect<V>> {
        match self {
            Effect::Do(_) | Effect::Rule { .. } => Vec::new(),
            Effect::InOrder(of) | Effect::ChooseOne { of, .. } | Effect::ChooseUpTo { of, .. } => {
                of.iter().collect()
            }
            Effect::If { then, otherwise, .. } | Effect::Pick { then, otherwise, .. } => {
                std::iter::once(then).chain(otherwise).map(Box::as_ref).collect()
            }
            Effect::May { then: one, otherwise: other, .. }
            | Effect::Coin { heads: one, tails: other } => {
                one.iter().chain(other).map(Box::as_ref).collect()
            }
            Effect::Die { rows, .. } => rows.iter().map(|row| &row.effect).collect(),
            Effect::ForEach { body, .. }
            | Effect::Repeat { body, .. }
            | Effect::Later { body, .. }
            | Effect::Whenever { body, .. } => vec![body],
        }
    }

    /// Makes the same effect of other parts.
    #[must_use]
    pub fn map_parts(&self, change: &mut dyn FnMut(&Effect<V>) -> Effect<V>) -> Effect<V> {
        let mut changed = self.clone();
        for part in changed.parts_mut() {
            *part = change(part);
        }
        changed
    }

    fn parts_mut(&mut self) -> Vec<&mut Effect<V>> {
        match self {
            Effect::Do(_) | Effect::Rule { .. } => Vec::new(),
            Effect::InOrder(of) | Effect::ChooseOne { of, .. } | Effect::ChooseUpTo { of, .. } => {
                of.iter_mut().collect()
            }
            Effect::If { then, otherwise, .. } | Effect::Pick { then, otherwise, .. } => {
                std::iter::once(then).chain(otherwise).map(Box::as_mut).collect()
            }
            Effect::May { then: one, otherwise: other, .. }
            | Effect::Coin { heads: one, tails: other } => {
                one.iter_mut().chain(other).map(Box::as_mut).collect()
            }
            Effect::Die { rows, .. } => rows.iter_mut().map(|row| &mut row.effect).collect(),
            Effect::ForEach { body, .. }
            | Effect::Repeat { body, .. }
            | Effect::Later { body, .. }
            | Effect::Whenever { body, .. } => vec![body],
        }
    }

    /// Counts the frames of a stack that it takes at most: its own, and those of loops and choices inside
    /// each other. What is put off begins by itself, when its moment comes, and takes none.
    pub fn frames(&self) -> usize {
        1 + self.nesting()
    }

    fn nesting(&self) -> usize {
        let inside = self.parts().into_iter().map(Effect::nesting).max().unwrap_or_default();
        match self {
            Effect::ChooseUpTo { .. }
            | Effect::ForEach { .. }
            | Effect::Pick { .. }
            | Effect::Repeat { .. } => 1 + inside,
            Effect::Do(_)
            | Effect::InOrder(_)
            | Effect::If { .. }
            | Effect::ChooseOne { .. }
            | Effect::May { .. }
            | Effect::Coin { .. }
            | Effect::Die { .. }
            | Effect::Later { .. }
            | Effect::Whenever { .. }
            | Effect::Rule { .. } => inside,
        }
    }
}
