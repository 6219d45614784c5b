//! Effects that are being carried out, as plain data inside a game's state.
//!
//! A [`Stack`] holds one frame for each program that has begun and not ended, and one for each loop
//! or choice of things inside it. A frame is a position in the library and the [`Context`] of what
//! happens there. What was chosen or is still to be gone through lies in one row of things that all
//! frames share. All of it is `Copy`, has a fixed size and no pointers: cloning it in a search is
//! one copy of memory, and its JSON can be taken up elsewhere.

use fracas_core::Seat;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::agenda::Entry;
use super::context::{Context, Fault, Span};
use super::limits::{DEPTH, STEPS, THINGS};
use super::program::Program;

/// What begins where a frame does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Scope {
    /// A program.
    #[default]
    Program,
    /// A loop or a choice inside one.
    Part,
}

/// A position in the library with its context.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Frame {
    /// The next step.
    pub(super) at: u32,
    pub(super) context: Context,
    /// How often the loop still runs.
    pub(super) left: u8,
    /// Where the frame's own things begin; they go on to the end of the row, or to the next
    /// frame's.
    own: u8,
    scope: Scope,
}

/// The effects that are being carried out, innermost last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stack {
    frames: ArrayVec<[Frame; DEPTH]>,
    things: ArrayVec<[u16; THINGS]>,
    steps: u16,
}

impl Stack {
    /// Checks whether nothing is being carried out.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// Gets the number of frames.
    pub fn depth(&self) -> usize {
        self.frames.len()
    }

    /// Drops all that is being carried out.
    pub fn clear(&mut self) {
        *self = Stack::default();
    }

    /// Begins a program; what is being carried out waits for it.
    pub fn call(&mut self, program: Program, owner: Seat, source: u16) -> Result<(), Fault> {
        self.begin(program, Context::new(owner, source), &[])
    }

    /// Begins a program about some things, which are "it" to it.
    pub fn call_about(
        &mut self,
        program: Program,
        owner: Seat,
        source: u16,
        things: &[u16],
    ) -> Result<(), Fault> {
        self.begin(program, Context::new(owner, source), things)
    }

    /// Begins what was scheduled; nothing for a rule, which has no program.
    pub fn resume<M>(&mut self, entry: &Entry<M>) -> Result<(), Fault> {
        let Some(program) = entry.program() else { return Ok(()) };
        let context = Context { number: entry.number, ..Context::new(entry.owner, entry.source) };
        self.begin(program, context, &entry.things)
    }

    /// Lets the innermost program go over to another one, in its place and about the same things; what
    /// was left of it is dropped.
    pub fn go_over(&mut self, program: Program) {
        let begun = self.frames.iter().rposition(|frame| frame.scope == Scope::Program);
        while self.frames.len().checked_sub(1) > begun {
            self.close();
        }
        self.go(program.0);
    }

    /// Gets the context of what is being carried out.
    pub fn context(&self) -> Option<Context> {
        self.frames.last().map(|frame| frame.context)
    }

    /// Iterates over the contexts of all frames, innermost last.
    pub fn contexts(&self) -> impl DoubleEndedIterator<Item = Context> {
        self.frames.iter().map(|frame| frame.context)
    }

    /// Iterates over the contexts of the innermost program, innermost first.
    pub fn program_contexts(&self) -> impl Iterator<Item = Context> {
        let begun = self.frames.iter().rposition(|frame| frame.scope == Scope::Program);
        self.frames[begun.unwrap_or(0)..].iter().rev().map(|frame| frame.context)
    }

    /// Gets the things of all frames.
    pub fn all_things(&self) -> &[u16] {
        &self.things
    }

    /// Gets what is "it" or "them" in a context.
    pub fn things(&self, context: Context) -> &[u16] {
        self.slice(context.it)
    }

    /// Gets what was "it" or "them" before the innermost choice or loop.
    pub fn outer_things(&self, context: Context) -> &[u16] {
        self.slice(context.outer)
    }

    /// Puts other things in the place of those that were chosen: in a world where hidden cards are
    /// others, others were chosen.
    pub fn exchange_things(&mut self, exchange: impl Fn(u16) -> u16) {
        for thing in &mut self.things {
            *thing = exchange(*thing);
        }
    }

    /// Sets the number that the innermost frame knows as rolled.
    pub fn set_number(&mut self, number: i16) {
        if let Some(frame) = self.frames.last_mut() {
            frame.context.number = number;
        }
    }

    /// Gets the number that is known as rolled where the innermost program was begun from.
    pub fn caller_number(&self) -> Option<i16> {
        self.caller().and_then(|at| self.frames.get(at)).map(|frame| frame.context.number)
    }

    /// Sets that number: a program that was begun because of a die can turn the die.
    pub fn set_caller_number(&mut self, number: i16) {
        if let Some(frame) = self.caller().and_then(|at| self.frames.get_mut(at)) {
            frame.context.number = number;
        }
    }

    fn caller(&self) -> Option<usize> {
        let program = self.frames.iter().rposition(|frame| frame.scope == Scope::Program)?;
        program.checked_sub(1)
    }

    fn slice(&self, span: Span) -> &[u16] {
        self.things.get(span.from as usize..span.to as usize).unwrap_or_default()
    }

    fn begin(&mut self, program: Program, context: Context, things: &[u16]) -> Result<(), Fault> {
        if THINGS - self.things.len() < things.len() {
            return Err(Fault::TooManyThings);
        }
        self.push(Frame { at: program.0, context, ..Frame::default() })?;
        self.things.extend_from_slice(things);
        self.bind_all();
        Ok(())
    }

    fn push(&mut self, frame: Frame) -> Result<(), Fault> {
        let frame = Frame { own: self.things.len() as u8, ..frame };
        self.frames.try_push(frame).map_or(Ok(()), |_| Err(Fault::TooDeep))
    }
}

/// What the interpreter does with a stack.
impl Stack {
    /// Iterates over the positions of all frames.
    pub(super) fn positions(&self) -> impl Iterator<Item = u32> {
        self.frames.iter().map(|frame| frame.at)
    }

    #[inline]
    pub(super) fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }

    /// Lets the innermost frame go on at `at`.
    #[inline]
    pub(super) fn go(&mut self, at: u32) {
        self.go_in(self.frames.len().wrapping_sub(1), at);
    }

    /// Lets the `index`-th frame go on at `at`, if it is still there.
    #[inline]
    pub(super) fn go_in(&mut self, index: usize, at: u32) {
        if let Some(frame) = self.frames.get_mut(index) {
            frame.at = at;
        }
    }

    /// Begins a loop or choice inside the innermost frame.
    pub(super) fn open(&mut self, at: u32) -> Result<(), Fault> {
        let context = self.context().unwrap_or_default();
        self.push(Frame { at, context, scope: Scope::Part, ..Frame::default() })
    }

    /// Ends the innermost frame and forgets its things.
    pub(super) fn close(&mut self) {
        if let Some(frame) = self.frames.pop() {
            self.things.truncate(frame.own as usize);
        }
    }

    /// Gets the innermost frame's own things.
    pub(super) fn own(&self) -> &[u16] {
        let from = self.frames.last().map_or(0, |frame| frame.own as usize);
        self.things.get(from..).unwrap_or_default()
    }

    pub(super) fn add_thing(&mut self, thing: u16) -> Result<(), Fault> {
        self.things.try_push(thing).map_or(Ok(()), |_| Err(Fault::TooManyThings))
    }

    pub(super) fn has_room(&self) -> bool {
        self.things.len() < THINGS
    }

    /// Forgets the last of the innermost frame's own things.
    pub(super) fn drop_thing(&mut self) {
        if !self.own().is_empty() {
            self.things.pop();
        }
    }

    /// Makes all own things "them".
    pub(super) fn bind_all(&mut self) {
        self.bind(self.own().len());
    }

    /// Makes the last of the own things "it".
    pub(super) fn bind_last(&mut self) {
        self.bind(1);
    }

    fn bind(&mut self, count: usize) {
        let to = self.things.len();
        let span = Span { from: to.saturating_sub(count) as u8, to: to as u8 };
        let outer = self.frames.len().checked_sub(2).and_then(|below| self.frames.get(below));
        let outer = outer.map(|frame| frame.context.it);
        if let Some(frame) = self.frames.last_mut() {
            let has_outer = frame.scope == Scope::Part;
            frame.context.outer = outer.filter(|_| has_outer).unwrap_or_default();
            frame.context.it = span;
        }
    }

    /// Ends a choice of things: they are "them" from now on, or there is none.
    pub(super) fn end_pick(&mut self, some: u32, none: u32) {
        if self.own().is_empty() {
            return self.go(none);
        }
        self.bind_all();
        self.go(some);
    }

    pub(super) fn set_left(&mut self, left: u8) {
        if let Some(frame) = self.frames.last_mut() {
            frame.left = left;
        }
    }

    /// Counts a step, so that no effect goes on for ever.
    #[inline]
    pub(super) fn count_step(&mut self) -> Result<(), Fault> {
        self.steps = self.steps.saturating_add(1);
        if self.steps <= STEPS { Ok(()) } else { Err(Fault::Endless) }
    }

    /// Forgets the steps, since all is done.
    pub(super) fn rest(&mut self) {
        self.steps = 0;
    }
}
