//! Reading effects from card files, with everything checked that could go wrong when they are
//! carried out.
//!
//! A table is an effect by one of its keys: that of a combinator, or else its only key, which is an
//! operation of the game. A string is an operation that needs nothing else, or `"nothing"`. What is
//! wrong is reported at its place, and reading goes on beside it, so that all mistakes of a card
//! are found at once.

mod choice;
mod flow;
mod table;

use crate::diagnostic::Diagnostic;
use crate::name::{Name, quoted};
use crate::reader::{About, Fields, Kind, Value};

use super::ast::{Effect, Test};
use super::limits::{FRAMES, KEPT, LEVELS, PARTS};
use super::word::{Vocabulary, Word, unknown};

/// The keys that make a table a combinator; of two in one table, the first of these counts.
const COMBINATORS: [&str; 15] = [
    "in-order",
    "if",
    "choose-one",
    "choose-up-to",
    "may",
    "for-each",
    "pick",
    "coin",
    "die",
    "repeat",
    "later",
    "whenever",
    "rule",
    "until",
    "nothing",
];

/// Something is there and wrong, and was reported.
#[derive(Clone, Copy, Debug)]
struct Reported;

/// What an effect is nested in.
#[derive(Clone, Copy, Debug)]
struct Nesting {
    level: u8,
    frames: u8,
    repeats: u32,
    /// How many things "they" may be.
    things: u8,
}

impl<V: Vocabulary> Effect<V> {
    /// Reads an effect, or reports what is wrong with it.
    pub fn read(value: Value<'_>) -> Option<Self> {
        Nesting { level: 0, frames: 0, repeats: 1, things: 0 }.effect(value)
    }
}

impl<V: Vocabulary> Test<V> {
    /// Reads what an `if` tests, or reports what is wrong with it.
    pub fn read(value: Value<'_>) -> Option<Self> {
        let key = keys(value).into_iter().next();
        let several = match key.as_deref() {
            Some("all") => Test::All,
            Some("any") => Test::Any,
            Some(_) | None => {
                return V::Condition::read_among(value, &["all", "any"]).map(Test::Is);
            }
        };
        let (_, list) = value.single_entry()?;
        let tests: Vec<_> = parts(list, 2, "test")?.into_iter().map(Test::read).collect();
        tests.into_iter().collect::<Option<_>>().map(several)
    }
}

impl Nesting {
    fn effect<V: Vocabulary>(mut self, value: Value<'_>) -> Option<Effect<V>> {
        self.level += 1;
        if LEVELS < self.level {
            let label = format!("level {} starts here, at most {LEVELS} are read", self.level);
            value.error("effects are nested too deeply", label, Some("make two cards of it"));
            return None;
        }
        if !matches!(value.kind(), Kind::Text | Kind::Table) {
            not_an_effect(value);
            return None;
        }
        let keys = keys(value);
        let combinator = COMBINATORS.iter().find(|word| keys.iter().any(|key| **key == ***word));
        let Some(combinator) = combinator else { return self.simple(value, &keys) };
        let inner = self.inside(combinator, value)?;
        let table = value.as_table()?;
        let effect = inner.combinator(combinator, value, &table);
        table.finish();
        effect
    }

    fn combinator<V: Vocabulary>(
        self,
        word: &str,
        whole: Value<'_>,
        table: &Fields<'_>,
    ) -> Option<Effect<V>> {
        match word {
            "in-order" => self.list(table.value("in-order")?, 1, "part").map(Effect::InOrder),
            "if" => self.condition(table),
            "choose-one" => self.choose_one(table),
            "choose-up-to" => self.choose_up_to(table),
            "may" => self.may(table),
            "for-each" => self.for_each(table),
            "pick" => self.pick(table),
            "coin" => self.coin(table),
            "die" => self.die(table),
            "repeat" => self.repeat(whole, table),
            "later" => self.later(table),
            "whenever" => self.whenever(table),
            "nothing" => nothing(table.value("nothing")?),
            _ => flow::rule(table),
        }
    }

    fn simple<V: Vocabulary>(self, value: Value<'_>, keys: &[Name]) -> Option<Effect<V>> {
        if value.kind() == Kind::Text && value.as_text()? == "nothing" {
            return Some(Effect::nothing());
        }
        let words = V::Operation::WORDS.iter().map(|(word, _)| *word);
        if let [first, _, ..] = keys
            && !words.clone().any(|word| word == &**first)
        {
            // Of several keys the first is the one that was meant to be a combinator.
            value.file().push(unknown(first, "combinator", COMBINATORS.into_iter().chain(words)));
            return None;
        }
        let operation = V::Operation::read_among(value, &COMBINATORS)?;
        if V::target(&operation).is_some() {
            self.framed(value)?;
        }
        Some(Effect::Do(operation))
    }

    /// The nesting inside a combinator.
    fn inside(self, combinator: &str, value: Value<'_>) -> Option<Nesting> {
        match combinator {
            "choose-up-to" | "for-each" | "pick" | "repeat" => self.framed(value),
            "later" | "whenever" | "rule" | "until" => self.scheduled(value),
            _ => Some(self),
        }
    }

    /// The nesting inside one more frame.
    fn framed(self, value: Value<'_>) -> Option<Nesting> {
        let frames = self.frames + 1;
        if FRAMES < frames {
            let label = format!("this is number {frames}, at most {FRAMES} are read");
            value.error("too many loops and choices inside each other", label, None);
            return None;
        }
        Some(Nesting { frames, ..self })
    }

    /// The nesting inside a program of its own that remembers what "they" are.
    fn scheduled(self, value: Value<'_>) -> Option<Nesting> {
        if KEPT < usize::from(self.things) {
            let label = format!("up to {} are chosen, at most {KEPT} are remembered", self.things);
            value.error("too many things to remember until later", label, None);
            return None;
        }
        Some(Nesting { frames: 0, ..self })
    }

    fn list<V: Vocabulary>(
        self,
        value: Value<'_>,
        least: usize,
        what: &str,
    ) -> Option<Vec<Effect<V>>> {
        let effects: Vec<_> =
            parts(value, least, what)?.into_iter().map(|part| self.effect(part)).collect();
        effects.into_iter().collect()
    }

    /// Reads the effect under a key.
    fn under<V: Vocabulary>(self, table: &Fields<'_>, key: &str) -> Option<Box<Effect<V>>> {
        self.effect(required(table, key, "an effect")?).map(Box::new)
    }

    /// Reads the effect under a key that may be left out.
    fn if_there<V: Vocabulary>(
        self,
        table: &Fields<'_>,
        key: &str,
    ) -> Result<Option<Box<Effect<V>>>, Reported> {
        let read = |value| self.effect(value).map(Box::new).ok_or(Reported);
        table.optional_value(key).map(read).transpose()
    }
}

/// Finds a value, or reports that it is missing and what it is.
fn required<'a>(table: &Fields<'a>, key: &str, what: &str) -> Option<Value<'a>> {
    let value = table.optional_value(key);
    if value.is_none() {
        let key = quoted(key);
        let missing =
            Diagnostic::new(table.span(), format!("{key} is missing"), format!("no {key} here"));
        table.file().push_about(About::Missing, missing.with_help(format!("{key} is {what}")));
    }
    value
}

/// Reports a value that is neither a word nor a table.
fn not_an_effect(value: Value<'_>) {
    let kind = value.kind();
    let help = match kind {
        Kind::List => "several effects are { in-order = [.., ..] }",
        Kind::Text | Kind::Table | Kind::Number | Kind::Flag => {
            "an effect is \"word\" or { word = .. }"
        }
        // These were reported when the file was read.
        Kind::Fraction | Kind::Date => return,
    };
    value.error(format!("expected an effect, found {kind}"), "expected an effect", Some(help));
}

/// Reads `{ nothing = true }`, which is how `"nothing"` is written in a list of tables.
fn nothing<V: Vocabulary>(value: Value<'_>) -> Option<Effect<V>> {
    if value.as_flag()? {
        return Some(Effect::nothing());
    }
    value.error("`nothing` is either written or not", "expected true", None);
    None
}

/// The keys of a table in the order of the file; none of anything else.
fn keys(value: Value<'_>) -> Vec<Name> {
    if value.kind() != Kind::Table {
        return Vec::new();
    }
    let entries = value.as_table().map(|table| table.entries()).unwrap_or_default();
    entries.into_iter().map(|(name, _)| name).collect()
}

/// The values of a list that is neither too short nor too long.
fn parts<'a>(value: Value<'a>, least: usize, what: &str) -> Option<Vec<Value<'a>>> {
    let values = value.as_array()?;
    if (least..=PARTS).contains(&values.len()) {
        return Some(values);
    }
    let found = values.len();
    let message = format!("expected {least} to {PARTS} {what}s, found {found}");
    let help = (found == 0).then_some("to do nothing, write \"nothing\"");
    value.error(message, format!("{found} here"), help.filter(|_| what == "part"));
    None
}

/// Reads a word that may be left out.
fn optional_word<W: Word>(table: &Fields<'_>, key: &str) -> Result<Option<W>, Reported> {
    table.optional_value(key).map(|value| W::read(value).ok_or(Reported)).transpose()
}

/// Reports that of two keys only one can be there.
fn only_one(table: &Fields<'_>, first: &str, second: &str) {
    let message = format!("{} and {} cannot both be here", quoted(first), quoted(second));
    table.error(message, "one of them is too many", None);
}
