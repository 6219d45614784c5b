//! Things that were chosen and are not shown yet.
//!
//! All that is under way is open to everyone, and so is what was chosen. So nothing may be asked or put
//! off before a hidden card that was chosen comes to where everyone sees it.

use super::amount::Amount;
use super::ast::Effect;
use super::word::Vocabulary;

/// What an operation does about something hidden that was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrecy {
    /// It leaves it hidden.
    Keeps,
    /// It shows it.
    Shows,
    /// It may ask something.
    Asks,
}

/// What has become of something hidden that was chosen, in the worst case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fate {
    /// Whether it may still be hidden.
    is_hidden: bool,
    /// Whether something was asked or put off while it was.
    is_betrayed: bool,
}

impl Fate {
    const HIDDEN: Fate = Fate { is_hidden: true, is_betrayed: false };

    /// Gets the worst of two that may both come about.
    fn or(self, other: Fate) -> Fate {
        Fate {
            is_hidden: self.is_hidden || other.is_hidden,
            is_betrayed: self.is_betrayed || other.is_betrayed,
        }
    }
}

impl<V: Vocabulary> Effect<V> {
    /// Checks whether something may be asked or put off in it before the hidden thing that it is about is
    /// shown.
    pub fn betrays(&self, secrecy: &dyn Fn(&V::Operation) -> Secrecy) -> bool {
        fate(self, Fate::HIDDEN, secrecy).is_betrayed
    }
}

/// Finds out what becomes of something in an effect, from what became of it before.
fn fate<V: Vocabulary>(
    effect: &Effect<V>,
    before: Fate,
    secrecy: &dyn Fn(&V::Operation) -> Secrecy,
) -> Fate {
    let asked = Fate { is_betrayed: before.is_betrayed || before.is_hidden, ..before };
    let next = |before: Fate, part: &Effect<V>| fate(part, before, secrecy);
    let branch = |part: Option<&Effect<V>>| part.map_or(before, |part| next(before, part));
    match effect {
        Effect::Do(operation) => match secrecy(operation) {
            Secrecy::Keeps => before,
            Secrecy::Shows => Fate { is_hidden: false, ..before },
            Secrecy::Asks => asked,
        },
        Effect::ChooseOne { .. }
        | Effect::ChooseUpTo { .. }
        | Effect::May { .. }
        | Effect::Pick { .. }
        | Effect::Later { .. }
        | Effect::Whenever { .. } => asked,
        Effect::Rule { .. } => before,
        Effect::InOrder(parts) => parts.iter().fold(before, next),
        Effect::If { then, otherwise, .. } => branch(Some(then)).or(branch(otherwise.as_deref())),
        Effect::Coin { heads, tails } => branch(heads.as_deref()).or(branch(tails.as_deref())),
        Effect::Die { rows, .. } => {
            let fates = rows.iter().map(|row| next(before, &row.effect));
            fates.reduce(Fate::or).unwrap_or(before)
        }
        // There may be none to go through, or nothing to repeat.
        Effect::ForEach { body, .. }
        | Effect::Repeat { times: Amount::Counted { .. }, body, .. } => {
            before.or(next(before, body))
        }
        Effect::Repeat { times: Amount::Fixed(_), body, .. } => next(before, body),
    }
}
