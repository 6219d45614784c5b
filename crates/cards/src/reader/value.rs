//! One value of a file with its place, and what it can be read as.

use std::fmt;
use std::ops::{Range, RangeInclusive};

use toml::Spanned;
use toml::de::DeValue;

use super::{Fields, File, tree};
use crate::diagnostic::Diagnostic;
use crate::icon;
use crate::name::{self, Name, listed, quoted, shortened};

/// What kind of value is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// `"text"`
    Text,
    /// `12`
    Number,
    /// `true` or `false`
    Flag,
    /// `[1, 2]`, or tables under `[[headers]]`
    List,
    /// `{ key = 1 }`, or lines under a `[header]`
    Table,
    /// `1.5`; read by nothing, and already reported.
    Fraction,
    /// `2026-01-01`; read by nothing, and already reported.
    Date,
}

impl Kind {
    pub(super) fn of(value: &DeValue<'_>) -> Self {
        match value {
            DeValue::String(_) => Self::Text,
            DeValue::Integer(_) => Self::Number,
            DeValue::Float(_) => Self::Fraction,
            DeValue::Boolean(_) => Self::Flag,
            DeValue::Datetime(_) => Self::Date,
            DeValue::Array(_) => Self::List,
            DeValue::Table(_) => Self::Table,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Text => "a string",
            Self::Number => "a whole number",
            Self::Flag => "true or false",
            Self::List => "a list",
            Self::Table => "a table",
            Self::Fraction => "a number with a fraction",
            Self::Date => "a date",
        })
    }
}

/// One value of a file; asking it for the wrong kind reports a diagnostic and gives `None`.
///
/// ```
/// use fracas_cards::File;
///
/// let file = File::read("a.toml", "effect = { damage = 3 }");
/// let (name, amount) = file.root().value("effect").and_then(|v| v.single_entry()).unwrap();
/// assert_eq!((&*name, amount.as_number()), ("damage", Some(3)));
/// assert_eq!(amount.as_text(), None);
/// assert!(!file.is_clean());
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Value<'a> {
    file: &'a File<'a>,
    /// The key it stands under, if it has one of its own, for messages.
    key: Option<&'a str>,
    node: &'a Spanned<DeValue<'a>>,
}

impl<'a> Value<'a> {
    pub(super) fn new(
        file: &'a File<'a>,
        key: Option<&'a str>,
        node: &'a Spanned<DeValue<'a>>,
    ) -> Self {
        Self { file, key, node }
    }

    /// The file it is written in.
    pub fn file(&self) -> &'a File<'a> {
        self.file
    }

    /// The bytes of the source that it is written in; for a table under a header, the header.
    pub fn span(&self) -> Range<usize> {
        self.node.span()
    }

    /// What kind of value it is, to choose how to read it.
    pub fn kind(&self) -> Kind {
        Kind::of(self.node.get_ref())
    }

    /// Reports something that the game finds wrong with this value.
    pub fn error(&self, message: impl Into<String>, label: impl Into<String>, help: Option<&str>) {
        self.file.error(self.span(), message, label, help);
    }

    /// Reads text: one line that is neither blank nor endless.
    pub fn as_text(&self) -> Option<String> {
        let text = self.raw_text()?;
        if let Some((message, label)) = name::flaw(text) {
            self.error(message, label, None);
            return None;
        }
        Some(text.to_owned())
    }

    /// Reads any whole number.
    pub fn as_number(&self) -> Option<i64> {
        self.as_number_in(i64::MIN..=i64::MAX)
    }

    /// Reads a whole number within bounds.
    pub fn as_number_in(&self, range: RangeInclusive<i64>) -> Option<i64> {
        let Some(number) = self.node.get_ref().as_integer() else {
            return self.mismatch(Kind::Number);
        };
        let parsed = i64::from_str_radix(number.as_str(), number.radix());
        // A number that does not fit is out of every range.
        if let Some(number) = parsed.ok().filter(|number| range.contains(number)) {
            return Some(number);
        }
        let subject = self.key.map(|key| format!("{} is ", quoted(key))).unwrap_or_default();
        let message = format!("{subject}out of range: {}", shortened(&number.to_string()));
        self.error(message, format!("must be {}", bounds(&range)), None);
        None
    }

    /// Reads `true` or `false`.
    pub fn as_flag(&self) -> Option<bool> {
        self.node.get_ref().as_bool().or_else(|| self.mismatch(Kind::Flag))
    }

    /// Reads a table, to ask for its keys.
    pub fn as_table(&self) -> Option<Fields<'a>> {
        let Some(table) = self.node.get_ref().as_table() else {
            return self.mismatch(Kind::Table);
        };
        Some(Fields::new(self.file, table, self.span()))
    }

    /// Reads a list; its values are all of one kind, words and tables being alike.
    pub fn as_array(&self) -> Option<Vec<Value<'a>>> {
        let Some(array) = self.node.get_ref().as_array() else { return self.mismatch(Kind::List) };
        // A mixed list was reported when the file was read.
        let is_mixed = tree::odd_one_out(array.iter()).is_some();
        (!is_mixed).then(|| array.iter().map(|value| Value::new(self.file, None, value)).collect())
    }

    /// Reads an id: lower-case words joined by dashes.
    pub fn as_id(&self) -> Option<Name> {
        let text = self.raw_text()?;
        if name::is_id(text) {
            return Some(Name { text: text.to_owned(), span: self.span() });
        }
        let label = name::to_id(text)
            .map_or_else(|| "not an id".to_owned(), |id| format!("write \"{id}\""));
        let help = format!(
            "an id is lower-case letters, digits and single dashes, at most {} characters",
            name::MAX_ID
        );
        self.error(format!("{} is not an id", quoted(text)), label, Some(&help));
        None
    }

    /// Reads the name of a picture in the icon collection.
    pub fn as_icon(&self) -> Option<String> {
        let text = self.raw_text()?;
        if icon::is_known(text) {
            return Some(text.to_owned());
        }
        // The collection is large: what was meant is only looked for as long as it is shown.
        let near = if self.file.is_full() { None } else { icon::nearest(text) };
        let help = "icons are named as on https://game-icons.net, such as \"hot-dog\"";
        self.error(format!("unknown icon {}", quoted(text)), name::suggestion(near), Some(help));
        None
    }

    /// Reads one word of a closed list and gives what it stands for.
    pub fn as_word<T: Clone>(&self, words: &[(&str, T)]) -> Option<T> {
        let text = self.raw_text()?;
        if let Some((_, meaning)) = words.iter().find(|(word, _)| *word == text) {
            return Some(meaning.clone());
        }
        let what = self.key.unwrap_or("word");
        let name = Name { text: text.to_owned(), span: self.span() };
        self.file.unknown(what, &name, words.iter().map(|(word, _)| *word));
        None
    }

    /// Reads a table with exactly one key, as effects are written: `{ damage = { amount = 2 } }`.
    pub fn single_entry(&self) -> Option<(Name, Value<'a>)> {
        let entries = self.as_table()?.entries();
        match <[_; 1]>::try_from(entries) {
            Ok([entry]) => Some(entry),
            Err(entries) => {
                self.not_single(&entries);
                None
            }
        }
    }

    fn not_single(&self, entries: &[(Name, Value<'a>)]) {
        let Some((second, _)) = entries.get(1) else {
            self.error(
                "a table with one key is expected, this one is empty",
                "expected one key",
                None,
            );
            return;
        };
        let help = format!("found {}", listed(entries.iter().map(|(name, _)| &**name)));
        let message = format!("a table with one key is expected, this one has {}", entries.len());
        self.file.error(second.span.clone(), message, "a second key", Some(&help));
    }

    fn raw_text(&self) -> Option<&'a str> {
        self.node.get_ref().as_str().or_else(|| self.mismatch(Kind::Text))
    }

    /// Reports that another kind was expected.
    fn mismatch<T>(&self, expected: Kind) -> Option<T> {
        let found = self.kind();
        // These were reported when the file was read.
        if matches!(found, Kind::Fraction | Kind::Date) {
            return None;
        }
        let mut wrong = Diagnostic::new(
            self.span(),
            format!("expected {expected}, found {found}"),
            format!("expected {expected}"),
        );
        wrong.help = self.repair(expected);
        self.file.push(wrong);
        None
    }

    /// How a value of the wrong kind is put right, where only its quotes are wrong.
    fn repair(&self, expected: Kind) -> Option<String> {
        let is_plain = |text: &&str| match expected {
            Kind::Number => text.parse::<i64>().is_ok(),
            Kind::Flag => text.parse::<bool>().is_ok(),
            Kind::Text | Kind::List | Kind::Table | Kind::Fraction | Kind::Date => false,
        };
        match self.node.get_ref() {
            DeValue::String(text) => {
                Some(&**text).filter(is_plain).map(|text| format!("write {text} without quotes"))
            }
            DeValue::Integer(number) => (expected == Kind::Text)
                .then(|| format!("write \"{}\"", shortened(&number.to_string()))),
            DeValue::Boolean(flag) => (expected == Kind::Text).then(|| format!("write \"{flag}\"")),
            DeValue::Float(_) | DeValue::Datetime(_) | DeValue::Array(_) | DeValue::Table(_) => {
                None
            }
        }
    }
}

/// The bounds as messages say them.
pub(super) fn bounds(range: &RangeInclusive<i64>) -> String {
    match (*range.start(), *range.end()) {
        (i64::MIN, i64::MAX) => "a number that a computer can hold".to_owned(),
        (i64::MIN, most) => format!("at most {most}"),
        (least, i64::MAX) => format!("at least {least}"),
        (least, most) if least == most => format!("{least}"),
        (least, most) => format!("from {least} to {most}"),
    }
}
