//! What was scheduled: effects that wait for their moment, and rules that stand until theirs.
//!
//! The game announces moments as it comes to them. What is due then is carried out by the
//! interpreter one after the other, in the order in which it was scheduled, as soon as no effect is
//! under way; so an effect that makes a moment happen ends before what was waiting for the moment
//! begins.

use std::fmt::Debug;
use std::hash::Hash;

use fracas_core::Seat;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::context::Fault;
use super::limits::KEPT;
use super::program::{Library, Program, RuleId};
use super::word::Vocabulary;

/// What an entry is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Task<M> {
    /// To carry out a program once.
    Once {
        /// When.
        when: M,
        /// Which.
        program: Program,
    },
    /// To carry out a program each time.
    Each {
        /// When.
        when: M,
        /// When it ends, if it does.
        until: Option<M>,
        /// Which.
        program: Program,
    },
    /// To let a rule stand.
    Rule {
        /// When it ends, if it does.
        until: Option<M>,
        /// Which.
        rule: RuleId,
    },
}

impl<M> Default for Task<M> {
    fn default() -> Self {
        Task::Rule { until: None, rule: RuleId::default() }
    }
}

/// One thing on an agenda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Entry<M> {
    /// What it is for.
    pub task: Task<M>,
    /// Whose it is.
    pub owner: Seat,
    /// The card it comes from, as the game numbers its cards.
    pub source: u16,
    /// What was rolled when it was scheduled.
    pub number: i16,
    /// What was "it" or "them" when it was scheduled.
    pub things: ArrayVec<[u16; KEPT]>,
    /// How often it has come due and was not carried out yet.
    due: u8,
}

// Not derived: that would ask for a default moment.
impl<M> Default for Entry<M> {
    fn default() -> Self {
        Entry {
            task: Task::default(),
            owner: Seat::default(),
            source: 0,
            number: 0,
            things: ArrayVec::default(),
            due: 0,
        }
    }
}

impl<M> Entry<M> {
    /// Makes an entry about nothing in particular.
    pub fn new(task: Task<M>, owner: Seat, source: u16) -> Entry<M> {
        Entry { task, owner, source, ..Entry::default() }
    }

    /// Gets how often it has come due and was not carried out yet.
    pub fn times_due(&self) -> u8 {
        self.due
    }

    /// Makes the same entry that has come due so often.
    #[must_use]
    pub fn with_due(self, times: u8) -> Entry<M> {
        Entry { due: times, ..self }
    }

    /// Gets the program to carry out; none for a rule.
    pub fn program(&self) -> Option<Program> {
        match self.task {
            Task::Once { program, .. } | Task::Each { program, .. } => Some(program),
            Task::Rule { .. } => None,
        }
    }
}

impl<M: Copy + PartialEq> Entry<M> {
    /// Checks whether it waits for a moment that has not come yet, to be carried out once.
    pub fn is_waiting_for(&self, moment: M) -> bool {
        let is_meant = matches!(self.task, Task::Once { when, .. } if when == moment);
        is_meant && self.due == 0
    }

    /// Checks whether a moment is when it comes due or when it ends.
    pub fn is_about(&self, moment: M) -> bool {
        self.when() == Some(moment) || self.until() == Some(moment)
    }
}

impl<M: Copy> Entry<M> {
    /// Gets the topic of the rule that it lets stand, as a set; empty for what is no rule.
    #[inline]
    fn topics(&self) -> u64 {
        match self.task {
            Task::Rule { rule, .. } => rule.topic(),
            Task::Once { .. } | Task::Each { .. } => 0,
        }
    }

    fn when(&self) -> Option<M> {
        match self.task {
            Task::Once { when, .. } | Task::Each { when, .. } => Some(when),
            Task::Rule { .. } => None,
        }
    }

    fn until(&self) -> Option<M> {
        match self.task {
            Task::Once { .. } => None,
            Task::Each { until, .. } | Task::Rule { until, .. } => until,
        }
    }
}

/// A rule in force.
#[derive(Clone, Copy, Debug)]
pub struct Standing<'a, V: Vocabulary> {
    /// The rule.
    pub rule: &'a V::Rule,
    /// Whose it is, where it comes from and what it is about.
    pub entry: &'a Entry<V::Moment>,
}

/// What the rules in force are about (`Vocabulary::topic`), as far as an agenda keeps it.
pub trait Topics: Copy + Debug + Default + Eq + Hash {
    /// Whether it is kept which topics there are, so that none is among them about which no rule stands.
    const ARE_KEPT: bool;
    /// Makes it from a set of bits.
    fn of(topics: u64) -> Self;
    /// Gets the topics that there may be, as a set of bits.
    fn bits(self) -> u64;
}

/// Nothing is kept: there may be rules about anything.
impl Topics for () {
    const ARE_KEPT: bool = false;

    fn of(_: u64) {}

    fn bits(self) -> u64 {
        u64::MAX
    }
}

/// All topics are kept, for games that ask often.
impl Topics for u64 {
    const ARE_KEPT: bool = true;

    fn of(topics: u64) -> u64 {
        topics
    }

    fn bits(self) -> u64 {
        self
    }
}

/// All that is scheduled in a game, oldest first; at most `N` entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(
    bound(serialize = "M: Serialize", deserialize = "M: Deserialize<'de>, T: Topics"),
    from = "Written<M, N>"
)]
pub struct Agenda<M: Copy, const N: usize, T = ()> {
    entries: ArrayVec<[Entry<M>; N]>,
    /// What the rules in force are about.
    #[serde(skip)]
    topics: T,
    /// How often entries have come due and were not carried out yet, all together.
    #[serde(skip)]
    due: u16,
}

/// An agenda as it is written down: what follows from the entries is left out.
#[derive(Deserialize)]
#[serde(bound(deserialize = "M: Deserialize<'de>"))]
struct Written<M: Copy, const N: usize> {
    entries: ArrayVec<[Entry<M>; N]>,
}

impl<M: Copy, const N: usize, T: Topics> From<Written<M, N>> for Agenda<M, N, T> {
    fn from(Written { entries }: Written<M, N>) -> Self {
        let mut agenda = Agenda { entries, ..Agenda::default() };
        agenda.look_over();
        agenda
    }
}

impl<M: Copy, const N: usize, T: Topics> Default for Agenda<M, N, T> {
    fn default() -> Self {
        Agenda { entries: ArrayVec::default(), topics: T::default(), due: 0 }
    }
}

impl<M: Copy, const N: usize, T: Topics> Agenda<M, N, T> {
    /// Adds an entry.
    pub fn add(&mut self, entry: Entry<M>) -> Result<(), Fault> {
        if self.entries.try_push(entry).is_some() {
            return Err(Fault::AgendaFull);
        }
        self.topics = T::of(self.topics.bits() | entry.topics());
        self.due += u16::from(entry.due);
        Ok(())
    }

    /// Gets all entries, oldest first.
    pub fn entries(&self) -> &[Entry<M>] {
        &self.entries
    }

    /// Announces that a moment has come: `is_now` tells for each entry whether its moment is this
    /// one, since "your next turn" depends on whose entry it is. What waits for it is due, and then
    /// what ends with it ends.
    pub fn announce(&mut self, is_now: impl Fn(M, &Entry<M>) -> bool) {
        let mut has_ended = false;
        for entry in &mut self.entries {
            has_ended |= entry.until().is_some_and(|until| is_now(until, entry));
            if entry.when().is_some_and(|when| is_now(when, entry)) {
                let before = entry.due;
                entry.due = match entry.task {
                    Task::Once { .. } => before.max(1),
                    Task::Each { .. } | Task::Rule { .. } => before.saturating_add(1),
                };
                self.due += u16::from(entry.due - before);
            }
        }
        if has_ended {
            self.end_entries(is_now);
        }
    }

    /// Ends those entries whose end has come.
    fn end_entries(&mut self, is_now: impl Fn(M, &Entry<M>) -> bool) {
        let before = self.entries.len();
        self.entries.retain_mut(|entry| {
            let ends = entry.until().is_some_and(|until| is_now(until, entry));
            !ends || entry.outlives_its_end()
        });
        self.look_over_after(before);
    }

    /// Checks whether anything is due.
    #[inline]
    pub fn has_due(&self) -> bool {
        0 < self.due
    }

    /// Takes the oldest entry that is due, once for each time it came due.
    pub fn next_due(&mut self) -> Option<Entry<M>> {
        if !self.has_due() {
            return None;
        }
        let at = self.entries.iter().position(|entry| 0 < entry.due)?;
        Some(self.take_due(at))
    }

    /// Takes the oldest entry of a player that is due, or else of anyone: where what is due at once is carried out in
    /// an order of players.
    pub fn next_due_from(&mut self, first: Seat) -> Option<Entry<M>> {
        let is_first = |entry: &Entry<M>| 0 < entry.due && entry.owner == first;
        match self.entries.iter().position(is_first) {
            Some(at) => Some(self.take_due(at)),
            None => self.next_due(),
        }
    }

    /// Takes the oldest entry of a card that is due: where a player chooses what is carried out first.
    pub fn next_due_of(&mut self, source: u16) -> Option<Entry<M>> {
        let is_its = |entry: &Entry<M>| 0 < entry.due && entry.source == source;
        let at = self.entries.iter().position(is_its)?;
        Some(self.take_due(at))
    }

    fn take_due(&mut self, at: usize) -> Entry<M> {
        let entry = &mut self.entries[at];
        entry.due -= 1;
        self.due -= 1;
        let is_done = match entry.task {
            Task::Once { .. } => entry.due == 0,
            Task::Each { .. } | Task::Rule { .. } => false,
        };
        if is_done { self.entries.remove(at) } else { *entry }
    }

    /// Iterates over the rules in force, oldest first.
    pub fn rules<'a, V: Vocabulary<Moment = M>>(
        &'a self,
        library: &'a Library<V>,
    ) -> impl Iterator<Item = Standing<'a, V>> {
        self.entries.iter().filter_map(|entry| match entry.task {
            Task::Rule { rule, .. } => Some(Standing { rule: library.rule(rule)?, entry }),
            Task::Once { .. } | Task::Each { .. } => None,
        })
    }

    /// Iterates over the rules in force about some topics (`Vocabulary::topic`), a set of bits; oldest first.
    #[inline]
    pub fn rules_about<'a, V: Vocabulary<Moment = M>>(
        &'a self,
        topics: u64,
        library: &'a Library<V>,
    ) -> impl Iterator<Item = Standing<'a, V>> {
        let entries = if self.topics.bits() & topics == 0 { &[] } else { self.entries.as_slice() };
        let meant = entries.iter().filter(move |entry| entry.topics() & topics != 0);
        meant.filter_map(|entry| match entry.task {
            Task::Rule { rule, .. } => Some(Standing { rule: library.rule(rule)?, entry }),
            Task::Once { .. } | Task::Each { .. } => None,
        })
    }

    /// Checks whether there are rules in force about some topics.
    #[inline]
    pub fn has_rules_about(&self, topics: u64) -> bool {
        self.topics.bits() & topics != 0
            && (T::ARE_KEPT || self.entries.iter().any(|entry| entry.topics() & topics != 0))
    }

    /// Looks all entries over, if there are fewer than before.
    fn look_over_after(&mut self, before: usize) {
        if self.entries.len() != before {
            self.look_over();
        }
    }

    /// Finds what follows from the entries: what their rules are about, and how often they are due.
    fn look_over(&mut self) {
        self.topics = T::of(self.entries.iter().fold(0, |topics, entry| topics | entry.topics()));
        self.due = self.entries.iter().map(|entry| u16::from(entry.due)).sum();
    }

    /// Takes off all entries of a card, as when it leaves play.
    pub fn remove_source(&mut self, source: u16) {
        self.retain(|entry| entry.source != source);
    }

    /// Takes off all entries but those to keep.
    pub fn retain(&mut self, keep: impl FnMut(&Entry<M>) -> bool) {
        let before = self.entries.len();
        self.entries.retain(keep);
        self.look_over_after(before);
    }
}

impl<M: Copy> Entry<M> {
    /// Lets an entry that ends go on for as often as it is due already; checks whether it is.
    fn outlives_its_end(&mut self) -> bool {
        if let (Task::Each { when, program, .. }, 1..) = (self.task, self.due) {
            self.task = Task::Once { when, program };
            return true;
        }
        false
    }
}
