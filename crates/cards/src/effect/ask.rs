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
use super::pick::list_choices;
use super::program::{Asking, Library, Price, Step};

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

impl Answer {
    /// Reads the number of an option as people count them, from 1.
    pub fn read_option(number: &str) -> Result<Answer, String> {
        let index = number.parse().ok().and_then(|number: u8| number.checked_sub(1));
        index
            .map(Answer::Option)
            .ok_or_else(|| format!("{number:?} is not the number of an option; the first is 1"))
    }
}

impl<'l> Ask<'l> {
    /// Gets the text of an option; none where it is no option of this choice.
    pub fn option_text(&self, option: u8) -> Option<&'l str> {
        match self.kind {
            Question::Options { texts, .. } => texts.get(usize::from(option)).map(String::as_str),
            Question::YesNo | Question::Things { .. } => None,
        }
    }

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

/// Gets who must choose, after [`run`](super::run) said that someone must.
pub fn asked_seat<F: Facts>(library: &Library<F::Words>, facts: &F) -> Option<Seat> {
    let frame = facts.stack().top()?;
    let Step::Ask(asking) = library.step(frame.at)? else { return None };
    let by = match asking {
        Asking::One { by, .. } | Asking::UpTo { by, .. } | Asking::May { by, .. } => by,
        Asking::Pick { selection, .. } => {
            let Chooser::Role(by) = &selection.by else { return None };
            by
        }
    };
    Some(facts.seat(by, frame.context))
}

#[inline]
fn asking_things<'l, F: Facts>(
    selection: &Selection<F::Words>,
    facts: &F,
    context: Context,
) -> Option<Question<'l>> {
    let mut members = Members::default();
    let may_stop = list_choices(selection, facts, context, &mut members)?;
    let chosen = facts.stack().own().len() as u8;
    let (least, most) = (selection.least, selection.most);
    Some(Question::Things { members, chosen, least, most, may_stop })
}

/// Goes through all answers to what the game waits for, in the order of [`Ask::answers`]: what playouts ask
/// for over and over, so that no [`Ask`] is made.
pub fn each_answer<F: Facts>(
    library: &Library<F::Words>,
    facts: &F,
    mut offer: impl FnMut(Answer),
) {
    let Some(frame) = facts.stack().top() else { return };
    if let Some(Step::Ask(Asking::Pick { selection, .. })) = library.step(frame.at) {
        let mut members = Members::default();
        let is_for_someone = matches!(selection.by, Chooser::Role(_));
        let listed = list_choices(selection, facts, frame.context, &mut members);
        let Some(may_stop) = listed.filter(|_| is_for_someone) else { return };
        members.as_slice().iter().for_each(|thing| offer(Answer::Thing(*thing)));
        if may_stop {
            offer(Answer::Stop);
        }
    } else if let Some(ask) = asking(library, facts) {
        ask.answers().for_each(offer);
    }
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
    if is_offered { answer_offered(library, host, answer) } else { Err(Refused::NotOffered) }
}

/// Applies an answer that was offered, as [`answer`] does, without looking for it among all answers. One that
/// does not fit what is asked changes nothing.
pub fn answer_offered<H: Host>(
    library: &Library<H::Words>,
    host: &mut H,
    answer: Answer,
) -> Result<(), Refused> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_an_option_counts_from_1() {
        assert_eq!(Answer::read_option("1"), Ok(Answer::Option(0)));
        assert_eq!(Answer::read_option("255"), Ok(Answer::Option(254)));
        for wrong in ["0", "256", "-1", "", "one"] {
            let says = format!("{wrong:?} is not the number of an option; the first is 1");
            assert_eq!(Answer::read_option(wrong), Err(says));
        }
    }

    #[test]
    fn only_an_option_that_is_offered_has_a_text() {
        let texts = ["draw a card", "gain 2 Power"].map(str::to_owned);
        let kind = Question::Options { texts: &texts, chosen: 0b10, may_stop: false };
        let ask = Ask { seat: Seat(0), prompt: "Choose one", kind, instead: None };
        let said = [0, 1, 2].map(|option| ask.option_text(option));
        assert_eq!(said, [Some("draw a card"), Some("gain 2 Power"), None]);
        assert_eq!(Ask { kind: Question::YesNo, ..ask }.option_text(0), None);
    }
}
