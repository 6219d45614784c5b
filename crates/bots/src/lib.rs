//! Players that know a game only through an [`Information`]: what their seat knows, and no more.
//!
//! Every bot works for every game. Given the same information and the same generator it makes the
//! same choice.

mod advice;
mod greedy;
mod level;
mod random;
mod search;

use fracas_core::{Fast, Game, Information};

pub use advice::{Advice, Opinion, Step};
pub use greedy::Greedy;
pub use level::{Level, Mind, NoSuchBot, NoSuchMind};
pub use random::Random;
pub use search::{Budget, Search, Settings, Thinking, Thought};

/// Someone who decides for a seat.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the actions of the seat that knows `information`.
    fn choose(&mut self, information: &Information<'_, G>, chance: &mut Fast) -> G::Action;

    /// Forgets the match before, so that no match depends on another.
    fn begin(&mut self) {}
}
