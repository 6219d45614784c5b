//! The keys of one table, asked for by name.

use std::cell::{Cell, RefCell};
use std::ops::{Range, RangeInclusive};

use toml::de::DeTable;

use super::value::{Kind, bounds};
use super::{About, File, Value};
use crate::diagnostic::Diagnostic;
use crate::name::{self, MAX_ID, Name, listed, quoted};

/// A cursor over the keys of one table.
///
/// `text`, `number` and so on want their key to be there and report it if it is not; those that
/// begin with `optional_` or end in `_or` do not mind. A key that is there and wrong is always
/// reported, and gives `None` or the default. [`Fields::finish`] reports the keys that nobody asked
/// for.
///
/// ```
/// use fracas_cards::File;
///
/// let file = File::read("a.toml", "name = \"Frank\"\ncost = 2\ncolor = \"red\"");
/// let fields = file.root();
/// assert_eq!(fields.text("name").as_deref(), Some("Frank"));
/// assert_eq!(fields.number("cost", 0..=9), Some(2));
/// assert_eq!(fields.number_or("copies", 1..=4, 1), 1);
/// fields.finish();
/// assert_eq!(file.into_report().lines().next(), Some((3, 1, "unknown key `color`")));
/// ```
#[derive(Debug)]
pub struct Fields<'a> {
    file: &'a File<'a>,
    table: &'a DeTable<'a>,
    span: Range<usize>,
    /// What was asked for so far: the keys that this table is known to have.
    asked: RefCell<Vec<String>>,
    /// All keys were asked for at once: any key is known.
    is_open: Cell<bool>,
}

impl<'a> Fields<'a> {
    pub(super) fn new(file: &'a File<'a>, table: &'a DeTable<'a>, span: Range<usize>) -> Self {
        Self { file, table, span, asked: RefCell::default(), is_open: Cell::default() }
    }

    /// The file it is written in.
    pub fn file(&self) -> &'a File<'a> {
        self.file
    }

    /// Where the table is written: its header, or all of it if it is inline.
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }

    /// Reports something that the game finds wrong with this table as a whole.
    pub fn error(&self, message: impl Into<String>, label: impl Into<String>, help: Option<&str>) {
        self.file.error(self.span(), message, label, help);
    }

    /// Checks whether a key is there.
    pub fn has(&self, key: &str) -> bool {
        self.optional_value(key).is_some()
    }

    /// Reads any value.
    pub fn value(&self, key: &str) -> Option<Value<'a>> {
        self.required(key, || "a value".to_owned())
    }

    /// Reads any value, if it is there.
    pub fn optional_value(&self, key: &str) -> Option<Value<'a>> {
        let mut asked = self.asked.borrow_mut();
        if !asked.iter().any(|known| known == key) {
            asked.push(key.to_owned());
        }
        let (key, value) = self.table.get_key_value(key)?;
        Some(Value::new(self.file, Some(key.get_ref()), value))
    }

    /// Reads one line of text.
    pub fn text(&self, key: &str) -> Option<String> {
        self.required(key, || Kind::Text.to_string())?.as_text()
    }

    /// Reads one line of text, if it is there.
    pub fn optional_text(&self, key: &str) -> Option<String> {
        self.optional_value(key)?.as_text()
    }

    /// Reads a whole number within bounds.
    pub fn number(&self, key: &str, range: RangeInclusive<i64>) -> Option<i64> {
        let wanted = || format!("{}, {}", Kind::Number, bounds(&range));
        self.required(key, wanted)?.as_number_in(range)
    }

    /// Reads a whole number within bounds, if it is there.
    pub fn optional_number(&self, key: &str, range: RangeInclusive<i64>) -> Option<i64> {
        self.optional_value(key)?.as_number_in(range)
    }

    /// Reads a whole number within bounds, or takes the default, which need not be within them.
    pub fn number_or(&self, key: &str, range: RangeInclusive<i64>, default: i64) -> i64 {
        self.optional_number(key, range).unwrap_or(default)
    }

    /// Reads `true` or `false`, or takes the default.
    pub fn flag_or(&self, key: &str, default: bool) -> bool {
        self.optional_value(key).and_then(|value| value.as_flag()).unwrap_or(default)
    }

    /// Reads an id: lower-case words joined by dashes.
    pub fn id(&self, key: &str) -> Option<Name> {
        let wanted = || format!("lower-case words joined by dashes, at most {MAX_ID} characters");
        self.required(key, wanted)?.as_id()
    }

    /// Reads an id, if it is there.
    pub fn optional_id(&self, key: &str) -> Option<Name> {
        self.optional_value(key)?.as_id()
    }

    /// Reads the name of a picture, if it is there.
    ///
    /// ```
    /// use fracas_cards::File;
    ///
    /// let file = File::read("a.toml", "icon = \"bisson\"");
    /// assert_eq!(file.root().optional_icon("icon"), None);
    /// assert!(file.into_report().render().contains("did you mean `bison`?"));
    /// ```
    pub fn optional_icon(&self, key: &str) -> Option<String> {
        self.optional_value(key)?.as_icon()
    }

    /// Reads one word of a closed list and gives what it stands for.
    ///
    /// ```
    /// use fracas_cards::File;
    ///
    /// let file = File::read("a.toml", "weapon = \"stele\"");
    /// assert_eq!(file.root().word("weapon", &[("fire", 'f'), ("steel", 's')]), None);
    /// assert!(file.into_report().render().contains("did you mean `steel`?"));
    /// ```
    pub fn word<T: Clone>(&self, key: &str, words: &[(&str, T)]) -> Option<T> {
        let wanted = || format!("one of {}", listed(words.iter().map(|(word, _)| *word)));
        self.required(key, wanted)?.as_word(words)
    }

    /// Reads one word of a closed list, if it is there.
    pub fn optional_word<T: Clone>(&self, key: &str, words: &[(&str, T)]) -> Option<T> {
        self.optional_value(key)?.as_word(words)
    }

    /// Reads a table.
    pub fn table(&self, key: &str) -> Option<Fields<'a>> {
        self.required(key, || Kind::Table.to_string())?.as_table()
    }

    /// Reads a table, if it is there.
    pub fn optional_table(&self, key: &str) -> Option<Fields<'a>> {
        self.optional_value(key)?.as_table()
    }

    /// Reads a list of tables, such as all `[[hero]]`; none if the key is not there.
    pub fn tables(&self, key: &str) -> Vec<Fields<'a>> {
        self.values(key).iter().filter_map(Value::as_table).collect()
    }

    /// Reads a list of values of one kind; none if the key is not there.
    pub fn values(&self, key: &str) -> Vec<Value<'a>> {
        self.optional_value(key).and_then(|value| value.as_array()).unwrap_or_default()
    }

    /// All keys with their values in the order of the file, for tables whose keys are data.
    ///
    /// None of them is unknown then.
    pub fn entries(&self) -> Vec<(Name, Value<'a>)> {
        let mut entries: Vec<_> = self.table.iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        self.is_open.set(true);
        let named = |(key, value): (&'a toml::Spanned<toml::de::DeString<'a>>, _)| {
            let name = Name { text: key.get_ref().to_string(), span: key.span() };
            (name, Value::new(self.file, Some(key.get_ref()), value))
        };
        entries.into_iter().map(named).collect()
    }

    /// Reports every key that nobody asked for; to be called when all has been asked.
    pub fn finish(self) {
        if self.is_open.get() {
            return;
        }
        let asked = self.asked.borrow();
        for (key, _) in self.table {
            if asked.iter().any(|known| known == key.get_ref()) {
                continue;
            }
            let near = name::nearest(key.get_ref(), asked.iter().map(String::as_str));
            let mut wrong = Diagnostic::new(
                key.span(),
                format!("unknown key {}", quoted(key.get_ref())),
                name::suggestion(near),
            );
            if near.is_none() && !asked.is_empty() {
                wrong.help =
                    Some(format!("known here: {}", listed(asked.iter().map(String::as_str))));
            }
            self.file.push_about(About::UnknownKey, wrong);
        }
    }

    fn required(&self, key: &str, wanted: impl FnOnce() -> String) -> Option<Value<'a>> {
        let value = self.optional_value(key);
        if value.is_none() {
            let key = quoted(key);
            let label = format!("no {key} here");
            let wrong = Diagnostic::new(self.span(), format!("{key} is missing"), label);
            self.file.push_about(About::Missing, wrong.with_help(format!("{key} is {}", wanted())));
        }
        value
    }
}
