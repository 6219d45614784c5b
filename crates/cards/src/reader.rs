//! Reading card files: TOML with the place of every value, and every mistake of a file in one run.
//!
//! A game reads its cards by asking for what it wants; whatever is missing, misspelt, of the wrong
//! kind or out of range is reported at its place, and the game goes on with the next field:
//!
//! ```
//! use fracas_cards::File;
//!
//! let source = r#"
//! game = "battle-arena"
//!
//! [[hero]]
//! id = "showtime"
//! name = "Showtime"
//! power = 999
//! weapn = "fire"
//! "#;
//! let file = File::read("heroes.toml", source);
//! let root = file.root();
//! assert_eq!(root.text("game").as_deref(), Some("battle-arena"));
//! for hero in root.tables("hero") {
//!     // Ask for everything before giving up on a card, so that all its mistakes are found.
//!     let id = hero.id("id");
//!     let name = hero.text("name");
//!     let power = hero.number("power", 0..=250);
//!     let weapon = hero.optional_word("weapon", &[("fire", 1), ("ice", 2)]);
//!     hero.finish();
//!     assert!(id.is_some() && name.is_some() && power.is_none() && weapon.is_none());
//! }
//! root.finish();
//!
//! let report = file.into_report();
//! let found: Vec<_> = report.lines().map(|(line, _, message)| (line, message)).collect();
//! assert_eq!(found, [(7, "`power` is out of range: 999"), (8, "unknown key `weapn`")]);
//! ```
//!
//! # Borrowing
//!
//! [`File`] owns the tree and the report; [`Fields`] and [`Value`] borrow it immutably, so any
//! number of them can be alive at once, be passed around and report mistakes: the report sits in a
//! `RefCell` inside the file, and is borrowed only while one diagnostic is added. [`Value`] is
//! `Copy`. When all are gone, [`File::into_report`] hands out the report.
//!
//! # After a syntax error
//!
//! The parser goes on after an error. One error is reported for a line, and nothing else is said
//! about that line. If the error is in a single value, the rest of the file is read as if nothing
//! had happened. If it is not (a bracket that is not closed, a line that is no `key = value`), the
//! parser has to guess where keys belong: missing keys, and unknown keys further down, are then not
//! reported, and [`File::is_sound`] says that checks across cards make no sense.

mod fields;
mod ids;
mod tree;
mod value;

use std::cell::RefCell;
use std::ops::Range;

use toml::de::DeTable;

use crate::diagnostic::{Diagnostic, MAX_SHOWN, Report};
use crate::name::{self, Name, listed, quoted};

pub use fields::Fields;
pub use ids::Ids;
pub use value::{Kind, Value};

/// The largest file that is read, in bytes; a bigger one is refused before it is looked at.
pub const MAX_BYTES: usize = 1 << 20;

/// A card file that is being read: its tree of values, and what was found wrong so far.
#[derive(Debug)]
pub struct File<'s> {
    name: String,
    root: DeTable<'s>,
    /// Where the tree begins to be a guess, and the lines that have a syntax error, in order.
    broken_at: Option<usize>,
    broken_lines: Vec<usize>,
    /// The file was not read at all: whatever is missing is no news.
    is_refused: bool,
    report: RefCell<Report>,
}

/// What a diagnostic is about, which decides whether it is believed after a syntax error.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum About {
    /// Something that is there.
    Present,
    /// A key that nobody asked for.
    UnknownKey,
    /// Something that is not there.
    Missing,
}

impl<'s> File<'s> {
    /// Reads a file; the name is only shown in messages.
    ///
    /// This never fails: what is wrong goes into the report, and the rest can be read.
    pub fn read(name: &str, source: &'s str) -> Self {
        match tree::parse(source) {
            Ok(tree) => Self::with_tree(name, source, tree),
            Err(refusal) => {
                let shown = if MAX_BYTES < source.len() { "" } else { source };
                let mut report = Report::new(name, shown);
                report.push(refusal);
                Self {
                    name: name.to_owned(),
                    root: DeTable::new(),
                    broken_at: None,
                    broken_lines: Vec::new(),
                    is_refused: true,
                    report: RefCell::new(report),
                }
            }
        }
    }

    fn with_tree(name: &str, source: &'s str, tree: tree::Tree<'s>) -> Self {
        let mut report = Report::new(name, source);
        let mut broken_lines = Vec::new();
        for error in tree.errors {
            let line = report.line(error.span.start);
            if broken_lines.last() != Some(&line) {
                broken_lines.push(line);
                report.push(error);
            }
        }
        let file = Self {
            name: name.to_owned(),
            root: tree.root,
            broken_at: tree.broken_at,
            broken_lines,
            is_refused: false,
            report: RefCell::new(report),
        };
        for unwelcome in tree.unwelcome {
            file.push(unwelcome);
        }
        file
    }

    /// The file's name, as it was given.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The keys at the top of the file.
    pub fn root(&self) -> Fields<'_> {
        Fields::new(self, &self.root, 0..0)
    }

    /// Checks whether all keys are where the author wrote them, so that cards can be compared.
    pub fn is_sound(&self) -> bool {
        self.broken_at.is_none() && !self.is_refused
    }

    /// Checks whether nothing wrong was found so far.
    pub fn is_clean(&self) -> bool {
        self.report.borrow().is_clean()
    }

    /// Checks whether the report holds as much as it shows: more is only counted, and what takes
    /// long to find out need not be said of it.
    pub fn is_full(&self) -> bool {
        self.report.borrow().diagnostics().len() == MAX_SHOWN
    }

    /// The line of a byte of the source, from 1.
    pub fn line(&self, offset: usize) -> usize {
        self.report.borrow().line(offset)
    }

    /// Reports something that the game finds wrong at a place.
    ///
    /// ```
    /// use fracas_cards::File;
    ///
    /// let file = File::read("heroes.toml", "power = 7\n");
    /// let power = file.root().value("power").unwrap();
    /// file.error(power.span(), "power comes in fives", "not by 5", Some("try 5 or 10"));
    /// assert!(file.into_report().render().ends_with("= help: try 5 or 10"));
    /// ```
    pub fn error(
        &self,
        span: Range<usize>,
        message: impl Into<String>,
        label: impl Into<String>,
        help: Option<&str>,
    ) {
        self.push(Diagnostic {
            span,
            message: message.into(),
            label: label.into(),
            help: help.map(str::to_owned),
        });
    }

    /// Reports a word that is not among the known ones, with the nearest as a suggestion.
    ///
    /// ```
    /// use fracas_cards::File;
    ///
    /// let file = File::read("a.toml", "effect = { damge = 3 }");
    /// let (name, _) = file.root().value("effect").and_then(|v| v.single_entry()).unwrap();
    /// file.unknown("operation", &name, ["damage", "draw"]);
    /// let report = file.into_report();
    /// assert_eq!(report.diagnostics()[0].message, "unknown operation `damge`");
    /// assert_eq!(report.diagnostics()[0].label, "did you mean `damage`?");
    /// ```
    pub fn unknown<'w>(
        &self,
        what: &str,
        name: &Name,
        known: impl IntoIterator<Item = &'w str> + Clone,
    ) {
        let label = name::did_you_mean(name, known.clone());
        let wrong =
            Diagnostic::new(name.span.clone(), format!("unknown {what} {}", quoted(name)), label);
        let known = listed(known);
        let help = (!known.is_empty()).then(|| format!("known here: {known}"));
        self.push(Diagnostic { help, ..wrong });
    }

    /// Reports a ready-made diagnostic.
    pub fn push(&self, diagnostic: Diagnostic) {
        self.push_about(About::Present, diagnostic);
    }

    /// Ends reading and hands out all that was found wrong.
    pub fn into_report(self) -> Report {
        self.report.into_inner()
    }

    pub(crate) fn push_about(&self, about: About, diagnostic: Diagnostic) {
        if self.is_believable(about, &diagnostic) {
            self.report.borrow_mut().push(diagnostic);
        }
    }

    fn is_believable(&self, about: About, diagnostic: &Diagnostic) -> bool {
        let place = diagnostic.span.start;
        let follows_error = match about {
            About::Present => false,
            About::UnknownKey => self.broken_at.is_some_and(|error| error < place),
            About::Missing => !self.is_sound(),
        };
        !follows_error
            && (self.broken_lines.is_empty()
                || self.broken_lines.binary_search(&self.line(place)).is_err())
    }
}

/// The text of a file, or a report that says where it stops being text.
///
/// ```
/// use fracas_cards::text;
///
/// assert_eq!(text("a.toml", b"id = 1"), Ok("id = 1"));
/// let report = text("a.toml", b"id = 1\nname = \"\xff\"").unwrap_err();
/// assert_eq!(report.lines().next(), Some((2, 9, "the file is not UTF-8 text")));
/// ```
pub fn text<'b>(name: &str, bytes: &'b [u8]) -> Result<&'b str, Report> {
    if MAX_BYTES < bytes.len() {
        let mut report = Report::new(name, "");
        report.push(Diagnostic::too_large(bytes.len(), MAX_BYTES));
        return Err(report);
    }
    std::str::from_utf8(bytes).map_err(|error| {
        let at = error.valid_up_to();
        let label = format!("byte {} of the file is 0x{:02x}", at + 1, bytes[at]);
        // Up to the bad byte the readable version is the same, so the place is too.
        let mut report = Report::new(name, String::from_utf8_lossy(bytes));
        let wrong = Diagnostic::new(at..at + 1, "the file is not UTF-8 text", label);
        report.push(wrong.with_help("save it as UTF-8"));
        report
    })
}
