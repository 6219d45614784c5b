//! Effects compiled to flat programs: steps in one row, jumps by position.
//!
//! ```text
//! { pick = { from = "hand" }, then = { if = "honors", then = { discard = "it" } } }
//!
//! 0  Open             begin a frame for what is chosen
//! 1  Pick …, none 4   ask; go to 4 if nothing was chosen
//! 2  Unless honors, 4
//! 3  Perform discard
//! 4  Close            end the frame, go on at 5 in the one below
//! 5  End
//! ```
//!
//! A [`Library`] holds all programs of a game's cards. It does not change while a game is played
//! and is not part of a state; positions in it are, so a state is at home in one library only.

use serde::{Deserialize, Serialize};

use super::agenda::Task;
use super::amount::Amount;
use super::ast::{Effect, Selection, Test};
use super::stack::Stack;
use super::word::Vocabulary;

/// A position in a library.
pub(super) type At = u32;

/// Where a program begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Program(pub(super) At);

/// A rule of a library, and what it is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RuleId {
    at: u16,
    topic: u8,
}

impl RuleId {
    /// Gets the topic as a set of one: one bit of 64.
    #[inline]
    pub(super) fn topic(self) -> u64 {
        1 << self.topic
    }
}

/// One step of a program.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Step<V: Vocabulary> {
    /// Perform an operation.
    Perform(V::Operation),
    /// Go elsewhere unless a test holds.
    Unless(Test<V>, At),
    /// Go elsewhere.
    Jump(At),
    /// Ask someone.
    Ask(Asking<V>),
    /// Go elsewhere unless an option was chosen.
    UnlessChosen(u16, At),
    /// Begin a frame.
    Open,
    /// End the frame.
    Close,
    /// Take the members of a group and make the first "it"; go to `end` if there are none.
    Each { group: V::Group, end: At },
    /// Make the next member "it" and go back, as long as there is one.
    Next(At),
    /// Count how often; go to `end` if never.
    Repeat { times: Amount<V>, most: u8, end: At },
    /// Go back, as often as was counted.
    Again(At),
    /// Flip a coin.
    Flip,
    /// Roll a die.
    Roll(u8),
    /// Go to the row of the number that came up, counted from `first`.
    Rows { first: i16, rows: Vec<At> },
    /// Schedule what follows for a moment and go to `end`.
    Later { when: V::Moment, end: At },
    /// Schedule what follows for each such moment and go to `end`.
    Whenever { when: V::Moment, until: Option<V::Moment>, end: At },
    /// Let a rule stand.
    Stand { rule: RuleId, until: Option<V::Moment> },
    /// End the program.
    End,
}

/// A step that asks someone.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Asking<V: Vocabulary> {
    /// For one option; go there.
    One { by: V::Role, options: Vec<At>, texts: Vec<String> },
    /// For up to `most` options; the chosen ones are the frame's own things.
    UpTo { by: V::Role, most: u8, texts: Vec<String>, prompt: String },
    /// Whether to; go to `no` if not, or if the price cannot be paid.
    May { by: V::Role, price: Option<Price<V>>, no: At, prompt: String, instead: Option<String> },
    /// For things, which are then "it"; go to `none` if there are none.
    Pick { selection: Selection<V>, none: At, prompt: String },
}

/// What an offer costs.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Price<V: Vocabulary> {
    pub(super) operation: V::Operation,
    pub(super) target: Option<Selection<V>>,
}

/// The programs of all cards of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Library<V: Vocabulary> {
    pub(super) steps: Vec<Step<V>>,
    rules: Vec<V::Rule>,
}

impl<V: Vocabulary> Default for Library<V> {
    fn default() -> Self {
        Library { steps: Vec::new(), rules: Vec::new() }
    }
}

impl<V: Vocabulary> Library<V> {
    /// Compiles an effect and adds its program.
    pub fn add(&mut self, effect: &Effect<V>) -> Program {
        let program = Program(self.steps.len() as At);
        self.compile(effect);
        program
    }

    pub(super) fn add_rule(&mut self, rule: &V::Rule) -> RuleId {
        self.rules.push(rule.clone());
        let topic = V::topic(rule);
        debug_assert!(topic < 64, "topics are bits of a word");
        RuleId { at: self.rules.len() as u16 - 1, topic }
    }

    /// Gets a rule by its id; none if it belongs to another library.
    #[inline]
    pub fn rule(&self, id: RuleId) -> Option<&V::Rule> {
        self.rules.get(usize::from(id.at))
    }

    /// Iterates over what a program schedules, in the order of its effect; what that schedules in turn is
    /// among it. Moments are as the card has them.
    pub fn tasks(&self, program: Program) -> impl Iterator<Item = Task<V::Moment>> {
        let steps = self.steps.iter().zip(0..).skip(program.0 as usize);
        // What is scheduled has an end of its own inside the program.
        let mut inner = program.0;
        let own = steps.take_while(move |(step, at)| {
            if let Step::Later { end, .. } | Step::Whenever { end, .. } = step {
                inner = inner.max(*end);
            }
            !matches!(step, Step::End) || *at < inner
        });
        own.filter_map(|(step, at)| match step {
            Step::Later { when, .. } => Some(Task::Once { when: *when, program: Program(at + 1) }),
            Step::Whenever { when, until, .. } => {
                Some(Task::Each { when: *when, until: *until, program: Program(at + 1) })
            }
            Step::Stand { rule, until } => Some(Task::Rule { until: *until, rule: *rule }),
            Step::Perform(_)
            | Step::Unless(..)
            | Step::Jump(_)
            | Step::Ask(_)
            | Step::UnlessChosen(..)
            | Step::Open
            | Step::Close
            | Step::Each { .. }
            | Step::Next(_)
            | Step::Repeat { .. }
            | Step::Again(_)
            | Step::Flip
            | Step::Roll(_)
            | Step::Rows { .. }
            | Step::End => None,
        })
    }

    /// Checks whether a program begins inside the library.
    pub fn has(&self, program: Program) -> bool {
        self.step(program.0).is_some()
    }

    /// Checks whether all that a stack carries out is inside the library. A stack that was saved
    /// with other cards may not be.
    pub fn has_all(&self, stack: &Stack) -> bool {
        stack.positions().all(|at| self.step(at).is_some())
    }

    #[inline]
    pub(super) fn step(&self, at: At) -> Option<&Step<V>> {
        self.steps.get(at as usize)
    }
}
