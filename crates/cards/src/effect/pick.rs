//! Choices of things: which are left, and how the choice goes on.

use super::ast::{Chooser, Selection};
use super::context::{Context, Fault};
use super::host::{Facts, Members};
use super::program::{Asking, Library, Step};
use super::stack::Stack;
use super::word::Vocabulary;

/// A choice of things that the game waits for, as its card has it: a game that knows what comes of it can
/// say more than the card's own prompt.
#[derive(Debug)]
pub struct Picking<'l, V: Vocabulary> {
    /// What is chosen from.
    pub from: &'l V::Group,
    /// What happens first to what was chosen, if it is one operation.
    pub then: Option<&'l V::Operation>,
    /// What happens behind that, if it is one operation too.
    pub next: Option<&'l V::Operation>,
}

/// Gets the choice of things that the game waits for; none if it waits for nothing, or for something else.
pub fn picking<'l, V: Vocabulary>(
    library: &'l Library<V>,
    stack: &Stack,
) -> Option<Picking<'l, V>> {
    let at = stack.top()?.at;
    let Step::Ask(Asking::Pick { selection, .. }) = library.step(at)? else { return None };
    let operation = |at| match library.step(at) {
        Some(Step::Perform(operation)) => Some(operation),
        Some(_) | None => None,
    };
    let then = operation(at + 1);
    let next = then.and_then(|_| operation(at + 2));
    Some(Picking { from: &selection.from, then, next })
}

/// How a choice of things goes on.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pick {
    /// Someone must choose one of the members, or stop.
    Ask,
    /// This one must be chosen.
    Forced(u16),
    /// One of the members is drawn.
    Chance,
    /// All is chosen.
    Done,
}

/// Finds out how a choice of things goes on, from those that the innermost frame has already, and lists
/// those that are left in `members`, which is empty: several of one kind, where there are.
pub(super) fn next_pick<F: Facts>(
    selection: &Selection<F::Words>,
    facts: &F,
    context: Context,
    members: &mut Members,
) -> Result<Pick, Fault> {
    let chosen = facts.stack().own();
    if usize::from(selection.most) <= chosen.len() {
        return Ok(Pick::Done);
    }
    facts.list(&selection.from, context, members);
    members.complete()?;
    members.remove_all(chosen);
    let is_asked_anyway = || facts.is_asked_anyway(&selection.from, context);
    let Some(&first) = members.as_slice().first() else {
        // Where one must be chosen, too, everyone would see that there is none.
        let is_asked = matches!(selection.by, Chooser::Role(_)) && is_asked_anyway();
        return Ok(if is_asked { Pick::Ask } else { Pick::Done });
    };
    let is_forced = chosen.len() + members.as_slice().len() <= usize::from(selection.least);
    if is_forced && !is_asked_anyway() {
        return Ok(Pick::Forced(first));
    }
    Ok(match selection.by {
        Chooser::Role(_) => Pick::Ask,
        Chooser::Chance => Pick::Chance,
    })
}

/// Lists the things that can be chosen now in `members`, which is empty, and gets whether those that are
/// chosen already may be enough; none where nothing is asked.
#[inline]
pub(super) fn list_choices<F: Facts>(
    selection: &Selection<F::Words>,
    facts: &F,
    context: Context,
    members: &mut Members,
) -> Option<bool> {
    let Ok(Pick::Ask) = next_pick(selection, facts, context, members) else { return None };
    members.keep_one_of_each(|thing| facts.kind(thing));
    let chosen = facts.stack().own().len();
    Some(usize::from(selection.least) <= chosen || members.as_slice().is_empty())
}
