//! Choices: what is asked of whom, and what an answer does.
//!
//! One small choice at a time, so that the list of actions stays short: an option, yes or no, one
//! thing, or enough.

use fracas_core::Seat;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::ast::{Chooser, Selection};
use super::context::{Context, Fault};
use super::host::{Facts, Host, Members};
use super::program::{Asking, Library, Price, Step};
use super::stack::Stack;
use super::word::Vocabulary;

/// What someone must choose. The text is the card's: "you" is the owner of the effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask<'l> {
    /// Who must choose.
    pub seat: Seat,
    /// What is asked: "Choose a card in your hand".
    pub prompt: &'l str,
    /// Between what.
    pub kind: Question<'l>,
    /// What "no" leads to, where that is more than nothing.
    pub instead: Option<&'l str>,
}

/// Between what someone must choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "it is looked at once and not kept")]
pub enum Question<'l> {
    /// Between options.
    Options {
        /// The text of each, chosen ones included.
        texts: &'l [String],
        /// Those that are chosen already, as a set of bits.
        chosen: u32,
        /// Whether this may be enough.
        may_stop: bool,
    },
    /// Between yes and no.
    YesNo,
    /// Between things.
    Things {
        /// Those that can be chosen now.
        members: Members,
        /// How many are chosen already.
        chosen: u8,
        /// How many must be chosen.
        least: u8,
        /// How many may be chosen.
        most: u8,
        /// Whether this may be enough.
        may_stop: bool,
    },
}

/// One small choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// The option at an index.
    Option(u8),
    /// Yes.
    Yes,
    /// No.
    No,
    /// A thing.
    Thing(u16),
    /// Enough.
    Stop,
}

/// Why an answer has no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// Nothing is asked.
    #[error("nothing is asked")]
    NothingAsked,
    /// This was not offered.
    #[error("this was not offered")]
    NotOffered,
}

impl Ask<'_> {
    /// Iterates over all answers: options and things in their order, then stopping.
    pub fn answers(&self) -> impl Iterator<Item = Answer> + '_ {
        let (options, chosen, things, may_stop, is_yes_no) = match &self.kind {
            Question::Options { texts, chosen, may_stop } => {
                (texts.len(), *chosen, &[][..], *may_stop, false)
            }
            Question::YesNo => (0, 0, &[][..], false, true),
            Question::Things { members, may_stop, .. } => {
                (0, 0, members.as_slice(), *may_stop, false)
            }
        };
        let is_left = move |option: &u8| chosen & bit(u16::from(*option)) == 0;
        let options = (0..options as u8).filter(is_left);
        let yes_no = is_yes_no.then_some([Answer::Yes, Answer::No]);
        options
            .map(Answer::Option)
            .chain(things.iter().copied().map(Answer::Thing))
            .chain(yes_no.into_iter().flatten())
            .chain(may_stop.then_some(Answer::Stop))
    }
}

/// The bit of an option in a set.
fn bit(option: u16) -> u32 {
    1_u32.checked_shl(u32::from(option)).unwrap_or(0)
}

/// What the game waits for, after [`run`](super::run) said so.
pub fn asking<'l, F: Facts>(library: &'l Library<F::Words>, facts: &F) -> Option<Ask<'l>> {
    let frame = facts.stack().top()?;
    let Step::Ask(asking) = library.step(frame.at)? else { return None };
    let context = frame.context;
    let (by, prompt, kind) = match asking {
        Asking::One { by, texts, .. } => {
            (by, "Choose one", Question::Options { texts, chosen: 0, may_stop: false })
        }
        Asking::UpTo { by, most, texts, prompt } => {
            let own = facts.stack().own();
            let chosen = own.iter().fold(0, |set, option| set | bit(*option));
            let is_open = own.len() < texts.len().min(usize::from(*most));
            let kind = is_open.then_some(Question::Options { texts, chosen, may_stop: true })?;
            (by, prompt.as_str(), kind)
        }
        Asking::May { by, price, prompt, .. } => {
            let is_open = is_affordable(price.as_ref(), facts, context);
            (by, prompt.as_str(), is_open.then_some(Question::YesNo)?)
        }
        Asking::Pick { selection, prompt, .. } => {
            let Chooser::Role(by) = &selection.by else { return None };
            (by, prompt.as_str(), asking_things(selection, facts, context)?)
        }
    };
    let instead = if let Asking::May { instead, .. } = asking { instead.as_deref() } else { None };
    Some(Ask { seat: facts.seat(by, context), prompt, kind, instead })
}

fn asking_things<'l, F: Facts>(
    selection: &Selection<F::Words>,
    facts: &F,
    context: Context,
) -> Option<Question<'l>> {
    let Ok(Pick::Ask(members)) = next_pick(selection, facts, context) else { return None };
    let chosen = facts.stack().own().len() as u8;
    let (least, most) = (selection.least, selection.most);
    let may_stop = least <= chosen || members.as_slice().is_empty();
    Some(Question::Things { members, chosen, least, most, may_stop })
}

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

/// Applies an answer, after which [`run`](super::run) goes on. An answer that was not offered
/// changes nothing.
pub fn answer<H: Host>(
    library: &Library<H::Words>,
    host: &mut H,
    answer: Answer,
) -> Result<(), Refused> {
    let is_offered = {
        let facts = host.facts();
        let ask = asking(library, &facts).ok_or(Refused::NothingAsked)?;
        ask.answers().any(|offered| offered == answer)
    };
    if !is_offered {
        return Err(Refused::NotOffered);
    }
    let at = host.facts().stack().top().map_or(0, |frame| frame.at);
    let Some(Step::Ask(asking)) = library.step(at) else { return Err(Refused::NothingAsked) };
    let stack = host.stack_mut();
    match (asking, answer) {
        (Asking::One { options, .. }, Answer::Option(option)) => {
            stack.go(*options.get(option as usize).ok_or(Refused::NotOffered)?);
        }
        (Asking::UpTo { .. }, Answer::Option(option)) => add(stack.add_thing(u16::from(option)))?,
        (Asking::UpTo { .. }, Answer::Stop) | (Asking::May { .. }, Answer::Yes) => stack.go(at + 1),
        (Asking::May { no, .. }, Answer::No) => stack.go(*no),
        (Asking::Pick { .. }, Answer::Thing(thing)) => add(stack.add_thing(thing))?,
        (Asking::Pick { none, .. }, Answer::Stop) => stack.end_pick(at + 1, *none),
        (_, Answer::Option(_) | Answer::Yes | Answer::No | Answer::Thing(_) | Answer::Stop) => {
            return Err(Refused::NotOffered);
        }
    }
    Ok(())
}

fn add(added: Result<(), Fault>) -> Result<(), Refused> {
    added.map_err(|_| Refused::NotOffered)
}

/// How a choice of things goes on.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pick {
    /// Someone must choose one of these, or stop.
    Ask(Members),
    /// This one must be chosen.
    Forced(u16),
    /// One of these is drawn.
    Chance(Members),
    /// All is chosen.
    Done,
}

/// Finds out how a choice of things goes on, from those that the innermost frame has already.
pub(super) fn next_pick<F: Facts>(
    selection: &Selection<F::Words>,
    facts: &F,
    context: Context,
) -> Result<Pick, Fault> {
    let chosen = facts.stack().own();
    if usize::from(selection.most) <= chosen.len() {
        return Ok(Pick::Done);
    }
    let mut members = Members::default();
    facts.list(&selection.from, context, &mut members);
    members.complete()?;
    members.remove_all(chosen);
    let is_asked_anyway = || facts.is_asked_anyway(&selection.from, context);
    let Some(&first) = members.as_slice().first() else {
        // Where one must be chosen, too, everyone would see that there is none.
        let is_asked = matches!(selection.by, Chooser::Role(_)) && is_asked_anyway();
        return Ok(if is_asked { Pick::Ask(members) } else { Pick::Done });
    };
    let is_forced = chosen.len() + members.as_slice().len() <= usize::from(selection.least);
    if is_forced && !is_asked_anyway() {
        return Ok(Pick::Forced(first));
    }
    Ok(match selection.by {
        Chooser::Role(_) => {
            members.keep_one_of_each(|thing| facts.kind(thing));
            Pick::Ask(members)
        }
        Chooser::Chance => Pick::Chance(members),
    })
}

/// Checks whether an offer can be made: its price can be paid, and has enough targets.
pub(super) fn is_affordable<F: Facts>(
    price: Option<&Price<F::Words>>,
    facts: &F,
    context: Context,
) -> bool {
    let Some(price) = price else { return true };
    let has_targets = price.target.as_ref().is_none_or(|selection| {
        let mut members = Members::default();
        facts.list(&selection.from, context, &mut members);
        usize::from(selection.least) <= members.as_slice().len()
    });
    has_targets && facts.can_pay(&price.operation, context)
}
