//! For whom and about what an effect is carried out, and why it may be given up.

use fracas_core::Seat;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why an effect cannot go on. The game drops it ([`Stack::clear`](super::Stack::clear)) and stays
/// playable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// Too many effects wait for each other.
    #[error("too many effects wait for each other")]
    TooDeep,
    /// Too many things are chosen or gone through at once.
    #[error("too many things are chosen or gone through at once")]
    TooManyThings,
    /// Too much is scheduled.
    #[error("too much is scheduled")]
    AgendaFull,
    /// The effect goes on and on.
    #[error("the effect goes on and on")]
    Endless,
    /// The stack belongs to other cards.
    #[error("the half-done effect belongs to other cards")]
    Lost,
}

/// Some things in a stack's row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Span {
    pub(super) from: u8,
    pub(super) to: u8,
}

/// For whom and about what something happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Context {
    /// Whose effect it is.
    pub owner: Seat,
    /// The card it comes from, as the game numbers its cards.
    pub source: u16,
    /// What the last die shows; 1 for heads and 0 for tails.
    pub number: i16,
    pub(super) it: Span,
    pub(super) outer: Span,
}

impl Context {
    /// Makes a context without things, as for asking whether a card can be played.
    pub fn new(owner: Seat, source: u16) -> Context {
        Context { owner, source, ..Context::default() }
    }
}
