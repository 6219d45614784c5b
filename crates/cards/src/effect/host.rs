//! What the interpreter asks of a game: facts, which change nothing, and deeds.
//!
//! The two are apart because a game lists the actions of a state that it may not change: [`Facts`]
//! is implemented on something that borrows the state, [`Host`] on something that borrows it
//! mutably and hands out the former.

use fracas_core::{Chance, Coin, Seat};
use tinyvec::ArrayVec;

use super::agenda::Entry;
use super::context::{Context, Fault};
use super::limits::MEMBERS;
use super::stack::Stack;
use super::word::Vocabulary;

/// What a game can be asked without changing it.
pub trait Facts {
    /// The game's words.
    type Words: Vocabulary;

    /// Gets the effects that are being carried out.
    fn stack(&self) -> &Stack;

    /// Tests a condition.
    fn holds(&self, condition: &<Self::Words as Vocabulary>::Condition, context: Context) -> bool;

    /// Counts something.
    fn count(&self, count: &<Self::Words as Vocabulary>::Count, context: Context) -> i32;

    /// Lists the members of a group, in an order that depends on nothing but the state.
    fn list(&self, group: &<Self::Words as Vocabulary>::Group, context: Context, out: &mut Members);

    /// Gets the kind of a thing. Of several that are of one kind the first is offered, since it does not
    /// matter which of them is chosen.
    fn kind(&self, thing: u16) -> u16 {
        thing
    }

    /// Checks whether a choice from a group is asked for even where only one member can be chosen, or
    /// none can and none must be: to go on unasked would show others that there was no choice, and so
    /// what is hidden.
    fn is_asked_anyway(
        &self,
        _group: &<Self::Words as Vocabulary>::Group,
        _context: Context,
    ) -> bool {
        false
    }

    /// Finds the seat that has a role.
    fn seat(&self, role: &<Self::Words as Vocabulary>::Role, context: Context) -> Seat;

    /// Checks whether a price can be paid; whether it has enough targets is checked already.
    fn can_pay(&self, price: &<Self::Words as Vocabulary>::Operation, context: Context) -> bool;
}

/// What the interpreter lets a game do.
pub trait Host {
    /// The game's words.
    type Words: Vocabulary;

    /// Lends the game to be asked.
    fn facts(&self) -> impl Facts<Words = Self::Words>;

    /// Gets the effects that are being carried out, to change them.
    fn stack_mut(&mut self) -> &mut Stack;

    /// Performs an operation.
    ///
    /// Things may be gone since they were chosen; an operation passes over those. It may begin
    /// other programs ([`Stack::call`]), which are carried out before the step after it.
    fn perform(
        &mut self,
        operation: &<Self::Words as Vocabulary>::Operation,
        context: Context,
        chance: &mut impl Chance,
    ) -> Result<Flow, Fault>;

    /// Puts an entry on the game's agenda. The game may make its moment more precise first: "the
    /// next Battle" is known by its number once it is scheduled.
    fn schedule(&mut self, entry: Entry<<Self::Words as Vocabulary>::Moment>) -> Result<(), Fault>;

    /// Takes the next entry that is due from the game's agenda.
    fn next_due(&mut self) -> Option<Entry<<Self::Words as Vocabulary>::Moment>>;

    /// Learns of a coin before it has its effect. A program that is begun here is carried out
    /// first, and may turn the coin with [`Stack::set_caller_number`].
    fn flipped(
        &mut self,
        _coin: Coin,
        _context: Context,
        _chance: &mut impl Chance,
    ) -> Result<(), Fault> {
        Ok(())
    }

    /// Learns of a die before it has its effect, as with [`Host::flipped`].
    fn rolled(
        &mut self,
        _sides: u8,
        _face: u8,
        _context: Context,
        _chance: &mut impl Chance,
    ) -> Result<(), Fault> {
        Ok(())
    }
}

/// Where an effect goes on after an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// At the next step.
    On,
    /// At this operation again, when the programs that it has begun are done. It finds in the state
    /// how far it is.
    Again,
}

/// The members of a group, in a list of fixed size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Members {
    list: ArrayVec<[u16; MEMBERS]>,
    is_full: bool,
}

impl Members {
    /// Adds a member.
    #[inline]
    pub fn push(&mut self, thing: u16) {
        self.is_full |= self.list.try_push(thing).is_some();
    }

    /// Gets the members in the order they were added.
    #[inline]
    pub fn as_slice(&self) -> &[u16] {
        &self.list
    }

    /// Checks that none was left out for want of room.
    pub(super) fn complete(&self) -> Result<(), Fault> {
        if self.is_full { Err(Fault::TooManyThings) } else { Ok(()) }
    }

    #[inline]
    pub(super) fn remove_all(&mut self, things: &[u16]) {
        if !things.is_empty() {
            self.list.retain(|thing| !things.contains(thing));
        }
    }

    /// Keeps the first of each kind of things; those of one kind lie side by side.
    pub(super) fn keep_one_of_each(&mut self, kind: impl Fn(u16) -> u16) {
        let Some(&first) = self.list.first() else { return };
        let (mut last, mut kept) = (kind(first), 1);
        for at in 1..self.list.len() {
            let thing = self.list[at];
            let next = kind(thing);
            self.list[kept] = thing;
            kept += usize::from(next != last);
            last = next;
        }
        self.list.truncate(kept);
    }
}

impl Extend<u16> for Members {
    fn extend<I: IntoIterator<Item = u16>>(&mut self, things: I) {
        things.into_iter().for_each(|thing| self.push(thing));
    }
}
