//! Bots by name: the levels that people choose from, and search with a budget of one's own.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use fracas_core::Game;

use crate::search::{Budget, Search, Settings};
use crate::{Bot, Greedy, Random};

/// A bot by its name; the same everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Does anything that is legal.
    Random,
    /// Does what looks best at once.
    Greedy,
    /// Looks ahead for a moment.
    Easy,
    /// Looks ahead.
    Normal,
    /// Looks ahead for long.
    Hard,
    /// Looks ahead for as long as people like to wait.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Greedy, Level::Easy, Level::Normal, Level::Hard, Level::Expert];

    /// Gets the level's name.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// Says how a bot of this level plays.
    pub fn about(self) -> &'static str {
        match self {
            Level::Random => "plays anything",
            Level::Greedy => "takes what looks best",
            Level::Easy => "looks ahead for a moment",
            Level::Normal => "looks ahead",
            Level::Hard => "looks ahead for long",
            Level::Expert => "plays as well as it can",
        }
    }

    /// Gets how many worlds a bot of this level plays before it decides, if it looks ahead.
    pub fn iterations(self) -> Option<u32> {
        match self {
            Level::Random | Level::Greedy => None,
            Level::Easy => Some(40),
            Level::Normal => Some(1_000),
            Level::Hard => Some(5_000),
            Level::Expert => Some(20_000),
        }
    }

    /// Makes a bot of this level.
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G>> {
        match (self, self.iterations()) {
            (Level::Random, _) => Box::new(Random::default()),
            (_, None) => Box::new(Greedy::default()),
            (_, Some(iterations)) => Box::new(Search::new(Settings::within(iterations.into()))),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchBot(String);

impl fmt::Display for NoSuchBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Level::ALL.map(Level::name).join(", ");
        write!(f, "there is no bot {:?}; there are {names}", self.0)
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

/// Who decides for a seat in an experiment: a level, or search with a budget of its own.
///
/// Written as the level's name, or as `search=5000` (iterations), `search=200ms` (time) or
/// `search=5000/200ms` (whichever comes first).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mind {
    /// A level.
    Level(Level),
    /// Search within a budget.
    Search(Budget),
}

impl Mind {
    /// Makes a bot of this kind.
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Mind::Level(level) => level.bot(),
            Mind::Search(budget) => Box::new(Search::new(Settings::within(budget))),
        }
    }
}

impl From<Level> for Mind {
    fn from(level: Level) -> Mind {
        Mind::Level(level)
    }
}

impl fmt::Display for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mind::Level(level) => level.fmt(f),
            Mind::Search(budget) => f.pad(&format!("search={budget}")),
        }
    }
}

impl FromStr for Mind {
    type Err = NoSuchMind;

    fn from_str(text: &str) -> Result<Mind, NoSuchMind> {
        match text.split_once('=') {
            Some(("search", budget)) => budget.parse().map(Mind::Search),
            _ => text.parse().map(Mind::Level).map_err(|_| ()),
        }
        .map_err(|()| NoSuchMind(text.to_owned()))
    }
}

/// A text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchMind(String);

impl fmt::Display for NoSuchMind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Level::ALL.map(Level::name).join(", ");
        write!(
            f,
            "there is no bot {:?}; there are {names}, search=ITERATIONS and search=TIMEms",
            self.0
        )
    }
}

impl std::error::Error for NoSuchMind {}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(iterations) => write!(f, "{iterations}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Either(iterations, time) => write!(f, "{iterations}/{}ms", time.as_millis()),
        }
    }
}

/// The most that a budget may be: what takes longer is not waited for.
const MOST: u32 = 1_000_000_000;

impl FromStr for Budget {
    type Err = ();

    fn from_str(text: &str) -> Result<Budget, ()> {
        if let Some((iterations, time)) = text.split_once('/') {
            return match (iterations.parse()?, time.parse()?) {
                (Budget::Iterations(iterations), Budget::Time(time)) => {
                    Ok(Budget::Either(iterations, time))
                }
                _ => Err(()),
            };
        }
        let number = |digits: &str| digits.parse().ok().filter(|count| (1..=MOST).contains(count));
        match text.strip_suffix("ms") {
            Some(digits) => {
                number(digits).map(|count| Budget::Time(Duration::from_millis(u64::from(count))))
            }
            None => number(text).map(Budget::Iterations),
        }
        .ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minds_are_read_as_they_are_written() {
        for text in [
            "random",
            "greedy",
            "easy",
            "normal",
            "hard",
            "expert",
            "search=5000",
            "search=200ms",
            "search=5000/200ms",
        ] {
            assert_eq!(text.parse::<Mind>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_text_that_names_no_bot_is_answered_with_those_there_are() {
        for text in [
            "",
            "Greedy",
            "search",
            "search=",
            "search=0",
            "search=-1",
            "search=5s",
            "search=200ms/5000",
            "search=1/2/3ms",
            "search=9999999999",
        ] {
            let sentence = text.parse::<Mind>().unwrap_err().to_string();
            assert!(sentence.contains("expert, search=ITERATIONS"), "{text:?}: {sentence}");
        }
    }
}
