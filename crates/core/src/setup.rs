//! What is agreed before a match, and what can be wrong with it.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::Legible;
use crate::seat::Seat;

/// What the players agree on before a match: everything a [`Game`](crate::Game) is made from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The id of the game.
    pub game: String,
    /// The mode of play.
    pub mode: String,
    /// Options that differ from their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The number of seats; none for the game's usual number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<usize>,
    /// A deck for each seat: the id of a premade one, a whole deck list, or an empty text for the
    /// usual deck of that seat. None at all for the usual ones.
    #[serde(default)]
    pub decks: Vec<String>,
    /// Card files beside the game's own.
    #[serde(default)]
    pub packs: Vec<Pack>,
}

impl Setup {
    /// Gets the setup as it is kept and replayed: deck lists as lines without spaces at their ends,
    /// names of packs that can be shown.
    #[must_use]
    pub fn tidy(mut self) -> Setup {
        for deck in &mut self.decks {
            let lines: Vec<&str> = deck.lines().map(str::trim_end).collect();
            let is_list = deck.contains('\n');
            *deck = if is_list { lines.join("\n") + "\n" } else { deck.trim().to_owned() };
        }
        for pack in &mut self.packs {
            pack.name = readable(&pack.name).unwrap_or_else(|| "pack".into());
        }
        self
    }
}

/// Gets a name without what cannot be shown, of at most 40 characters; none if nothing is left.
pub fn readable(name: &str) -> Option<String> {
    let shown: String =
        name.trim().chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    let shown: String = visible(&shown).trim().chars().take(40).collect();
    let shown = shown.trim();
    (!shown.is_empty()).then(|| shown.to_owned())
}

/// Gets a text without what nobody sees: what steers the direction of writing, what takes no room,
/// and what looks like nothing. Controls become spaces; what joins emoji stays between them.
pub fn visible(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        let joins = matches!(c, '\u{200d}' | '\u{fe0f}')
            && shown.chars().next_back().is_some_and(|before| '\u{203c}' <= before);
        if c.is_control() {
            shown.push(' ');
        } else if joins || !is_invisible(c) {
            shown.push(c);
        }
    }
    shown
}

fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// A card file that a table adds to the game's own cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Pack {
    /// The file's name, for messages.
    pub name: String,
    /// What the file says.
    pub text: String,
}

/// How decks are made for a game to which nobody brings one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FreshDecks {
    /// Good ones, but each around some cards that chance decides, so that over many games every card
    /// is met that decks are built with.
    Built,
    /// Of any cards that make a legal deck.
    Any,
}

impl FreshDecks {
    /// All ways of making decks.
    pub const ALL: [FreshDecks; 2] = [FreshDecks::Built, FreshDecks::Any];

    /// Gets the word for it.
    pub fn word(self) -> &'static str {
        match self {
            FreshDecks::Built => "built",
            FreshDecks::Any => "any",
        }
    }
}

/// One thing that is wrong with a setup, a deck or a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Problem {
    /// Where: an option, a deck, a field.
    pub place: String,
    /// What is wrong, and what would be right.
    pub message: String,
}

/// All that is wrong with a setup, a deck or a position; empty while nothing is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// Makes a list of one problem.
    pub fn one(place: impl Into<String>, message: impl Into<String>) -> Problems {
        let mut problems = Problems::default();
        problems.add(place, message);
        problems
    }

    /// Adds a problem.
    pub fn add(&mut self, place: impl Into<String>, message: impl Into<String>) {
        self.0.push(Problem { place: place.into(), message: message.into() });
    }

    /// Adds a problem unless something is as it must be.
    pub fn expect(&mut self, is_right: bool, place: &str, message: &str) {
        if !is_right {
            self.add(place, message);
        }
    }

    /// Adds a problem unless a table of `seats` has that seat.
    pub fn expect_seat(&mut self, place: &str, seat: Seat, seats: usize) {
        if seats <= seat.index() {
            let last = seats - 1;
            self.add(place, format!("there is no seat {seat}; seats are 0 to {last}"));
        }
    }

    /// Adds all problems of another list.
    pub fn append(&mut self, problems: Problems) {
        self.0.extend(problems.0);
    }

    /// Adds all problems of another list, each at a place inside `place`.
    pub fn add_within(&mut self, place: &str, problems: Problems) {
        let inner = problems.0.into_iter();
        self.0.extend(
            inner
                .map(|problem| Problem { place: format!("{place}, {}", problem.place), ..problem }),
        );
    }

    /// Gets the value when there is no problem, and the problems otherwise.
    pub fn or<T>(self, value: T) -> Result<T, Problems> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }

    /// Iterates over the problems.
    pub fn iter(&self) -> impl Iterator<Item = &Problem> {
        self.0.iter()
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, Problem { place, message }) in self.0.iter().enumerate() {
            let line_break = if index == 0 { "" } else { "\n" };
            write!(f, "{line_break}{place}: {message}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Problems {}

/// What a game says of itself before it is set up.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Passport {
    /// The permanent id, kebab-case.
    pub id: &'static str,
    /// The title on the box.
    pub title: &'static str,
    /// The game in one line.
    pub pitch: &'static str,
    /// The numbers of seats it can be played with in some mode.
    pub seats: &'static [usize],
    /// Its modes; the first is the default.
    pub modes: &'static [Mode],
    /// Its options.
    pub options: &'static [Choosable],
    /// Its numbered rules, as Markdown.
    #[serde(skip)]
    pub rules: &'static str,
}

/// A mode of play.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Mode {
    /// The permanent id, kebab-case.
    pub id: &'static str,
    /// What is different in it.
    pub about: &'static str,
    /// The numbers of seats it can be played with, the usual one first.
    pub seats: &'static [usize],
    /// The tables that its decks are for, where a match is about making decks and decides nothing else.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub makes_decks_for: Option<DecksFor>,
}

/// The tables that decks are made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct DecksFor {
    /// The id of the game they are played in.
    pub game: &'static str,
    /// The mode.
    pub mode: &'static str,
    /// Options that differ from their default, by their ids.
    pub options: &'static [(&'static str, &'static str)],
}

impl DecksFor {
    /// Makes the setup of a table at which such decks are played, one in each seat.
    pub fn setup(&self, decks: Vec<String>) -> Setup {
        let owned = |(id, value): &(&str, &str)| ((*id).to_owned(), (*value).to_owned());
        Setup {
            game: self.game.into(),
            mode: self.mode.into(),
            options: self.options.iter().map(owned).collect(),
            seats: Some(decks.len()),
            decks,
            ..Setup::default()
        }
    }
}

/// An option of a table.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Choosable {
    /// The permanent id, kebab-case.
    pub id: &'static str,
    /// What it decides.
    pub about: &'static str,
    /// The values it can take; the first is the default.
    pub values: &'static [&'static str],
    /// What else can be written as a value, which the game itself reads; none if nothing can.
    pub free: Option<&'static str>,
}

/// The most characters of a value that is written freely.
pub const MAX_FREE: usize = 400;

impl Choosable {
    /// Says why it cannot take a value; none if it can, as far as that is known without the game.
    fn refuse(&self, value: &str) -> Option<String> {
        if self.values.contains(&value) {
            return None;
        }
        let values = self.values.join(", ");
        let Some(free) = self.free else {
            return Some(format!("{value:?} is not one of {values}"));
        };
        let length = value.chars().count();
        if value.trim().is_empty() {
            Some(format!("is empty; write {free}, or one of {values}"))
        } else if MAX_FREE < length {
            Some(format!("has {length} characters; at most {MAX_FREE} are read"))
        } else if visible(value) != value {
            Some("has characters that nobody can see; write it anew".into())
        } else {
            None
        }
    }
}

impl Passport {
    /// Checks mode, option names and values and the number of seats, and names all that is wrong.
    pub fn check(&self, setup: &Setup) -> Problems {
        let mut problems = Problems::default();
        if !self.modes.iter().any(|mode| mode.id == setup.mode) {
            let modes: Vec<&str> = self.modes.iter().map(|mode| mode.id).collect();
            problems.add(
                "mode",
                format!("{} has no mode {:?}; it has {}", self.title, setup.mode, modes.join(", ")),
            );
        }
        for (id, value) in &setup.options {
            match self.options.iter().find(|option| option.id == id) {
                None => problems.add(format!("option {id}"), self.unknown_option()),
                Some(option) => {
                    if let Some(message) = option.refuse(value) {
                        problems.add(format!("option {id}"), message);
                    }
                }
            }
        }
        let seats = self.seats_of(&setup.mode);
        if let Some(taken) = setup.seats.filter(|taken| !seats.contains(taken)) {
            let known: Vec<String> = seats.iter().map(ToString::to_string).collect();
            let message = format!(
                "{} ({}) is not played with {taken} seats; it takes {}",
                self.title,
                setup.mode,
                known.join(", ")
            );
            problems.add("seats", message);
        }
        problems
    }

    /// Gets the numbers of seats a mode can be played with, the usual one first; those of the first
    /// mode for an unknown one.
    pub fn seats_of(&self, mode: &str) -> &'static [usize] {
        let known = self.modes.iter().find(|known| known.id == mode).or(self.modes.first());
        known.map_or(&[], |mode| mode.seats)
    }

    /// Gets the tables that a mode makes decks for, if that is what it is about.
    pub fn makes_decks_for(&self, mode: &str) -> Option<DecksFor> {
        self.modes.iter().find(|known| known.id == mode)?.makes_decks_for
    }

    /// Gets the number of seats of a table: what its setup says, or the usual one of its mode.
    pub fn seats_at(&self, setup: &Setup) -> usize {
        let usual = || self.seats_of(&setup.mode).first().copied().unwrap_or_default();
        setup.seats.unwrap_or_else(usual)
    }

    /// Gets the value of an option in a checked setup.
    pub fn option<'a>(&self, setup: &'a Setup, id: &str) -> &'a str
    where
        'static: 'a,
    {
        let default = self
            .options
            .iter()
            .find(|option| option.id == id)
            .map_or("", |option| option.values[0]);
        setup.options.get(id).map_or(default, String::as_str)
    }

    /// Gets who goes first by the option `first`: `random` for chance, which is none, or `seat-0` and so on.
    pub fn first_seat(&self, setup: &Setup, seats: usize, problems: &mut Problems) -> Option<Seat> {
        let chosen = self.option(setup, "first");
        let seat = Seat(chosen.strip_prefix("seat-")?.parse().ok()?);
        if seats <= seat.index() {
            problems.add("option first", format!("there is no seat {seat} at a table of {seats}"));
        }
        Some(seat)
    }

    fn unknown_option(&self) -> String {
        let known: Vec<&str> = self.options.iter().map(|option| option.id).collect();
        format!("there is no such option; {} has {}", self.title, known.join(", "))
    }
}

/// A game on the shelf: makes the rules of a table from what the players agreed on.
pub trait Title: Send + Sync + 'static {
    /// The rules it makes.
    type Game: Legible;

    /// Gets what the game says of itself.
    fn passport(&self) -> &'static Passport;

    /// Makes the rules of a table, or names all that is wrong with the setup.
    fn open(&self, setup: &Setup) -> Result<Self::Game, Problems>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_not_as_expected_is_a_problem() {
        let mut problems = Problems::default();
        problems.expect(true, "turn", "is 1 or more");
        problems.expect_seat("first", Seat(3), 4);
        assert_eq!(problems, Problems::default());
        problems.expect(false, "turn", "is 1 or more");
        problems.expect_seat("first", Seat(4), 4);
        let said = "turn: is 1 or more\nfirst: there is no seat 4; seats are 0 to 3";
        assert_eq!(problems.to_string(), said);
    }

    #[test]
    fn what_nobody_sees_is_left_out() {
        for hidden in [
            '\u{ad}',
            '\u{61c}',
            '\u{115f}',
            '\u{1160}',
            '\u{3164}',
            '\u{ffa0}',
            '\u{2800}',
            '\u{202a}',
            '\u{202e}',
            '\u{2066}',
            '\u{2069}',
            '\u{200b}',
            '\u{200d}',
            '\u{feff}',
            '\u{e0041}',
        ] {
            assert_eq!(visible(&format!("a{hidden}b")), "ab", "{hidden:?}");
            assert_eq!(readable(&hidden.to_string()), None, "{hidden:?}");
        }
        assert_eq!(visible("a\tb\n"), "a b ");
        assert_eq!(readable(" Ann\u{7} "), Some("Ann\u{fffd}".into()));
    }

    const PASSPORT: Passport = Passport {
        id: "test",
        title: "Test",
        pitch: "",
        seats: &[2],
        modes: &[Mode { id: "plain", about: "", seats: &[2], makes_decks_for: None }],
        options: &[
            Choosable { id: "size", about: "", values: &["small", "large"], free: None },
            Choosable { id: "board", about: "", values: &["usual"], free: Some("a list") },
        ],
        rules: "",
    };

    fn problem_of(option: &str, value: &str) -> Option<String> {
        let options = [(option.to_owned(), value.to_owned())].into();
        let setup = Setup { mode: "plain".into(), options, ..Setup::default() };
        PASSPORT.check(&setup).iter().next().map(|problem| problem.message.clone())
    }

    #[test]
    fn an_option_takes_its_values_and_nothing_else_unless_it_says_so() {
        assert_eq!(problem_of("size", "large"), None);
        let refused = problem_of("size", "huge").unwrap();
        assert_eq!(refused, "\"huge\" is not one of small, large");
        assert_eq!(problem_of("board", "usual"), None);
        assert_eq!(problem_of("board", "kittens, merch"), None, "the game reads it");
    }

    #[test]
    fn a_value_that_is_written_freely_can_be_read_and_is_not_too_long() {
        let refused = problem_of("board", " ").unwrap();
        assert_eq!(refused, "is empty; write a list, or one of usual");
        let refused = problem_of("board", "kittens\u{202e}").unwrap();
        assert_eq!(refused, "has characters that nobody can see; write it anew");
        assert_eq!(problem_of("board", &"ä".repeat(MAX_FREE)), None);
        let refused = problem_of("board", &"ä".repeat(MAX_FREE + 1)).unwrap();
        assert_eq!(refused, "has 401 characters; at most 400 are read");
    }

    #[test]
    fn letters_and_emoji_of_all_kinds_stay() {
        for text in
            ["Ænn", "Åsa Öl", "李雷", "שלום", "नमस्ते", "❤\u{fe0f}", "👩\u{200d}🚀", "e\u{301}"]
        {
            assert_eq!(visible(text), text);
        }
    }

    #[test]
    fn decks_go_to_a_table_of_the_game_they_were_made_for() {
        let made_for = DecksFor { game: "test", mode: "plain", options: &[("size", "large")] };
        let setup = made_for.setup(vec!["one".into(), "two".into()]);
        assert_eq!(PASSPORT.check(&setup), Problems::default());
        assert_eq!((setup.game.as_str(), setup.mode.as_str()), ("test", "plain"));
        assert_eq!(PASSPORT.option(&setup, "size"), "large");
        assert_eq!((setup.seats, setup.decks.len()), (Some(2), 2));
        assert_eq!(PASSPORT.makes_decks_for("plain"), None, "it is played for its own sake");
    }
}
