//! Players that know a game only through an [`Information`]: what their seat knows, and no more.
//!
//! Every bot works for every game. Given the same information and the same generator it makes the
//! same choice.

mod greedy;
mod random;

use std::fmt;
use std::str::FromStr;

use fracas_core::{Fast, Game, Information};

pub use greedy::Greedy;
pub use random::Random;

/// Someone who decides for a seat.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the actions of the seat that knows `information`.
    fn choose(&mut self, information: &Information<'_, G>, chance: &mut Fast) -> G::Action;
}

/// A bot by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Does anything that is legal.
    Random,
    /// Does what looks best at once.
    Greedy,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// Gets the level's name.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// Says how a bot of this level plays.
    pub fn about(self) -> &'static str {
        match self {
            Level::Random => "plays anything",
            Level::Greedy => "takes what looks best",
        }
    }

    /// Makes a bot of this level.
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random::default()),
            Level::Greedy => Box::new(Greedy::default()),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchBot(String);

impl fmt::Display for NoSuchBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        write!(f, "there is no bot {:?}; there are {}", self.0, names.join(", "))
    }
}

impl std::error::Error for NoSuchBot {}

impl FromStr for Level {
    type Err = NoSuchBot;

    fn from_str(name: &str) -> Result<Level, NoSuchBot> {
        let known = Level::ALL.into_iter().find(|level| level.name() == name);
        known.ok_or_else(|| NoSuchBot(name.to_owned()))
    }
}
