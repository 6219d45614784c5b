//! Words for games that have no use for a kind of word.

use std::convert::Infallible;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::english::Subject;
use super::word::{Spelling, Word};

/// A kind of word of which a game has none; `S` is what it would say.
pub struct Unused<S>(Infallible, PhantomData<fn() -> S>);

impl<S> Unused<S> {
    /// Does what is to be done with a word that cannot be there.
    pub fn never(&self) -> ! {
        match self.0 {}
    }
}

impl<S: 'static> Word for Unused<S> {
    type Saying = S;
    const KIND: &'static str = "word";
    const WORDS: &'static [Spelling<Self>] = &[];

    fn say(&self) -> S {
        self.never()
    }
}

// None of these is derived: that would ask the same of what the word would say.
impl<S> Clone for Unused<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Unused<S> {}

impl<S> fmt::Debug for Unused<S> {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.never()
    }
}

impl<S> PartialEq for Unused<S> {
    fn eq(&self, _: &Self) -> bool {
        self.never()
    }
}

impl<S> Eq for Unused<S> {}

impl<S> Hash for Unused<S> {
    fn hash<H: Hasher>(&self, _: &mut H) {
        self.never()
    }
}

impl<S> Serialize for Unused<S> {
    fn serialize<R: Serializer>(&self, _: R) -> Result<R::Ok, R::Error> {
        self.never()
    }
}

impl<'de, S> Deserialize<'de> for Unused<S> {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(D::Error::custom("the game has no such word"))
    }
}

/// The only role of games in which nobody else is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Owner;

impl Word for Owner {
    type Saying = Subject;
    const KIND: &'static str = "role";
    const WORDS: &'static [Spelling<Self>] = &[("you", |word| word.alone(Owner))];

    fn say(&self) -> Subject {
        Subject::You
    }
}
