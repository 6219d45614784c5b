//! A game's own words: how each is written, what it says in English, and which kinds of words a
//! game has.
//!
//! Each kind of word is one enum of the game with a table of spellings and a `say`:
//!
//! ```
//! use fracas_cards::effect::{Spelling, Word};
//! use fracas_cards::File;
//!
//! #[derive(Clone, Debug, PartialEq)]
//! enum Condition {
//!     Honors,
//!     HotDogs(i32),
//! }
//!
//! impl Word for Condition {
//!     type Saying = String;
//!     const KIND: &'static str = "condition";
//!     const WORDS: &'static [Spelling<Self>] = &[
//!         ("honors", |word| word.alone(Condition::Honors)),
//!         ("hot-dogs", |word| Some(Condition::HotDogs(word.number(1..=20)?))),
//!     ];
//!
//!     fn say(&self) -> String {
//!         match self {
//!             Condition::Honors => "you have Honors".to_owned(),
//!             Condition::HotDogs(least) => format!("you have {least} or more Hot Dogs"),
//!         }
//!     }
//! }
//!
//! let file = File::read("plays.toml", "a = \"honors\"\nb = { hot-dogs = 3 }\nc = \"honours\"");
//! let read = |key| file.root().value(key).and_then(Condition::read);
//! assert_eq!(read("a"), Some(Condition::Honors));
//! assert_eq!(read("b"), Some(Condition::HotDogs(3)));
//! assert_eq!(read("c"), None);
//! assert!(file.into_report().render().contains("did you mean `honors`?"));
//! ```

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::diagnostic::Diagnostic;
use crate::name::{Name, listed, nearest, quoted};
use crate::reader::{Fields, Kind, Value};

use super::amount::Amount;
use super::ast::Selection;
use super::english::{Clause, Noun, Subject, Time, with_article};
use super::say::how_long;

/// The words of one game, by kind. The type itself is only a name and holds nothing.
pub trait Vocabulary: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// What can be done: "draw 2 cards".
    type Operation: Word<Saying = Clause>;
    /// What can be tested: "you have Honors".
    type Condition: Word<Saying = String>;
    /// What can be counted: "card in your hand".
    type Count: Word<Saying = Noun>;
    /// What can be chosen from or gone through: "card in your hand".
    type Group: Word<Saying = Noun>;
    /// What can be waited for: "the end of the Battle".
    type Moment: Word<Saying = Time> + Copy + Eq + Hash + Serialize + DeserializeOwned;
    /// What can hold for a while: "your opponent cannot draw cards".
    type Rule: Word<Saying = String>;
    /// Who can be asked; the default is the owner of the effect.
    type Role: Word<Saying = Subject> + Default;

    /// Says a rule with when it begins, if not now, and how long it holds.
    fn standing(
        rule: &Self::Rule,
        from: Option<&Self::Moment>,
        until: Option<&Self::Moment>,
    ) -> String {
        let from = from.map(|from| format!("{}, ", from.say().at())).unwrap_or_default();
        format!("{from}{}, {}", how_long(until), rule.say())
    }

    /// The topic of a rule, below 64: games that ask often have the agenda tell at a glance whether
    /// any rule about something stands (`Agenda::rules_about`).
    fn topic(_rule: &Self::Rule) -> u8 {
        0
    }

    /// The things that must be chosen before an operation is performed; they are "it" to the
    /// operation.
    fn target(_operation: &Self::Operation) -> Option<Selection<Self>> {
        None
    }

    /// The number that an operation is about, if it has one that may be counted.
    fn amount(_operation: &Self::Operation) -> Option<&Amount<Self>> {
        None
    }
}

/// How a word is spelt, and how what is written with it is read.
pub type Spelling<W> = (&'static str, fn(Written<'_>) -> Option<W>);

/// One kind of words of a game.
pub trait Word: Clone + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// What the word becomes in English.
    type Saying;

    /// What this kind of word is called in messages: "operation".
    const KIND: &'static str;

    /// All words of this kind.
    const WORDS: &'static [Spelling<Self>];

    /// Says the word in English.
    fn say(&self) -> Self::Saying;

    /// Reads a word: a string, or a table whose only key is the word.
    fn read(value: Value<'_>) -> Option<Self> {
        Self::read_among(value, &[])
    }

    /// Reads a word where others could stand as well, which are suggested with this kind's own.
    fn read_among(value: Value<'_>, others: &[&str]) -> Option<Self> {
        let written = Written::new(value, Self::KIND)?;
        if let Some((_, read)) = Self::WORDS.iter().find(|(word, _)| *word == &*written.name) {
            return read(written);
        }
        let known = Self::WORDS.iter().map(|(word, _)| *word).chain(others.iter().copied());
        written.unknown(Self::KIND, known);
        None
    }
}

/// A word as it is written in a file, with what is written after it.
#[derive(Clone, Debug)]
pub struct Written<'a> {
    name: Name,
    /// The whole of it.
    whole: Value<'a>,
    /// What is written after the word, if anything is.
    value: Option<Value<'a>>,
}

impl<'a> Written<'a> {
    fn new(whole: Value<'a>, kind: &str) -> Option<Self> {
        match whole.kind() {
            Kind::Text => {
                let name = Name { text: whole.as_text()?, span: whole.span() };
                Some(Written { name, whole, value: None })
            }
            Kind::Table => {
                let (name, value) = whole.single_entry()?;
                Some(Written { name, whole, value: Some(value) })
            }
            // These were reported when the file was read.
            Kind::Fraction | Kind::Date => None,
            Kind::Number | Kind::Flag | Kind::List => {
                let wanted = with_article(kind);
                let message = format!("expected {wanted}, found {}", whole.kind());
                let help = "it is written as \"word\" or { word = .. }";
                whole.error(message, format!("expected {wanted}"), Some(help));
                None
            }
        }
    }

    /// Takes the word alone: `"shuffle"`, or `{ shuffle = true }` in a list of tables.
    pub fn alone<T>(self, meaning: T) -> Option<T> {
        let Some(value) = self.value else { return Some(meaning) };
        if value.kind() == Kind::Flag && value.as_flag()? {
            return Some(meaning);
        }
        let name = quoted(&self.name);
        let help = format!("write \"{}\" or {{ {} = true }}", self.name, self.name);
        value.error(format!("{name} needs nothing else"), "not needed", Some(&help));
        None
    }

    /// What is written after the word.
    pub fn value(&self) -> Option<Value<'a>> {
        if self.value.is_none() {
            let message = format!("{} needs more than its name", quoted(&self.name));
            let help = format!("write {{ {} = .. }}", self.name);
            self.whole.error(message, "a value is missing", Some(&help));
        }
        self.value
    }

    /// What is written after the word, if anything is.
    pub fn optional_value(&self) -> Option<Value<'a>> {
        self.value
    }

    /// The table that is written after the word.
    pub fn table(&self) -> Option<Fields<'a>> {
        self.value()?.as_table()
    }

    /// The number within bounds that is written after the word.
    pub fn number(&self, range: RangeInclusive<i32>) -> Option<i32> {
        let bounds = i64::from(*range.start())..=i64::from(*range.end());
        self.value()?.as_number_in(bounds).map(|number| number as i32)
    }

    /// The amount that is written after the word.
    pub fn amount<V: Vocabulary>(&self, range: RangeInclusive<i32>) -> Option<Amount<V>> {
        Amount::read(self.value()?, range)
    }

    /// The word that is written after the word: `{ cancel = "rule" }`.
    pub fn word<W: Word>(&self) -> Option<W> {
        W::read(self.value()?)
    }

    fn unknown<'w>(&self, kind: &str, known: impl Iterator<Item = &'w str> + Clone) {
        self.whole.file().push(unknown(&self.name, kind, known));
    }
}

/// The diagnostic for a word that is not known, with the nearest or all of them as help.
pub(super) fn unknown<'w>(
    name: &Name,
    kind: &str,
    known: impl Iterator<Item = &'w str> + Clone,
) -> Diagnostic {
    let label = nearest(name, known.clone())
        .map_or_else(|| "not known".to_owned(), |near| format!("did you mean `{near}`?"));
    let wrong =
        Diagnostic::new(name.span.clone(), format!("unknown {kind} {}", quoted(name)), label);
    let known = listed(known);
    let is_any = !known.is_empty();
    wrong.with_help(if is_any { format!("one of {known}") } else { "the game has none".to_owned() })
}
