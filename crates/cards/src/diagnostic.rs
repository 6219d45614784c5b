//! What is wrong in a file, and where: collected while reading, shown the way a compiler shows it.
//!
//! A [`Report`] belongs to one file. It keeps its diagnostics in the order of the file, drops exact
//! repeats and counts what goes beyond [`MAX_SHOWN`], so that a file that is all noise costs
//! neither memory nor patience. It knows nothing about TOML or decks: whoever reads a file says
//! what is wrong with it.

use std::error::Error;
use std::fmt;
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

use crate::name::{escaped, is_unprintable};

/// How many diagnostics of one file are kept; the rest are only counted.
pub const MAX_SHOWN: usize = 50;

/// One thing that is wrong in a file.
///
/// ```
/// use fracas_cards::Diagnostic;
///
/// let wrong = Diagnostic::new(0..4, "unknown key `nmae`", "did you mean `name`?");
/// assert_eq!(wrong.help, None);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// The bytes of the source that are wrong; may be empty to point between two characters.
    pub span: Range<usize>,
    /// What is wrong, in one sentence.
    pub message: String,
    /// What is said under the marked text.
    pub label: String,
    /// How to put it right, if there is more to say.
    pub help: Option<String>,
}

impl Diagnostic {
    /// Makes a diagnostic without help.
    pub fn new(span: Range<usize>, message: impl Into<String>, label: impl Into<String>) -> Self {
        Self { span, message: message.into(), label: label.into(), help: None }
    }

    /// Adds how to put it right.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// The refusal of a file over a limit.
    pub(crate) fn too_large(bytes: usize, limit: usize) -> Self {
        let message = format!("the file is too large: {bytes} bytes");
        Self::new(0..0, message, format!("at most {limit} bytes are read"))
    }
}

/// All that is wrong in one file.
///
/// ```
/// use fracas_cards::{Diagnostic, Report};
///
/// let mut report = Report::new("heroes.toml", "name = \"Showtime\"\npwoer = 120\n");
/// report.push(Diagnostic::new(18..23, "unknown key `pwoer`", "did you mean `power`?"));
/// assert_eq!(
///     report.render(),
///     "\
/// error: unknown key `pwoer`
///  --> heroes.toml:2:1
///   |
/// 2 | pwoer = 120
///   | ^^^^^ did you mean `power`?",
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    file: String,
    source: String,
    /// Where each line starts; the first entry is 0.
    starts: Vec<usize>,
    /// Sorted by place, at most [`MAX_SHOWN`].
    diagnostics: Vec<Diagnostic>,
    omitted: usize,
}

impl Report {
    /// Starts a clean report on a file; the name is only shown, never opened.
    pub fn new(file: impl Into<String>, source: impl Into<String>) -> Self {
        let source = source.into();
        let newlines = source.bytes().enumerate().filter(|&(_, byte)| byte == b'\n');
        let starts = std::iter::once(0).chain(newlines.map(|(at, _)| at + 1)).collect();
        Self { file: file.into(), source, starts, diagnostics: Vec::new(), omitted: 0 }
    }

    /// The file's name, as it was given.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The file's text.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The first [`MAX_SHOWN`] diagnostics, in the order of the file.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// How many more there are than [`Report::diagnostics`] holds.
    pub fn omitted(&self) -> usize {
        self.omitted
    }

    /// Checks whether nothing is wrong.
    pub fn is_clean(&self) -> bool {
        self.diagnostics.is_empty()
    }

    /// Adds a diagnostic in its place.
    ///
    /// An exact repeat is dropped, and a span that is not within the source is moved into it.
    pub fn push(&mut self, mut diagnostic: Diagnostic) {
        diagnostic.span = self.clamp(&diagnostic.span);
        diagnostic.message = one_line(diagnostic.message);
        diagnostic.label = one_line(diagnostic.label);
        diagnostic.help = diagnostic.help.map(one_line);
        let place = self.diagnostics.partition_point(|d| d.span.start <= diagnostic.span.start);
        if self.diagnostics[..place].iter().rev().any(|d| *d == diagnostic) {
            return;
        }
        self.diagnostics.insert(place, diagnostic);
        if MAX_SHOWN < self.diagnostics.len() {
            self.diagnostics.pop();
            self.omitted += 1;
        }
    }

    /// The line of a byte, from 1.
    pub fn line(&self, offset: usize) -> usize {
        self.starts.partition_point(|&start| start <= offset)
    }

    /// The line and the column of a byte, both from 1; columns count characters.
    pub fn position(&self, offset: usize) -> (usize, usize) {
        let offset = self.source.floor_char_boundary(offset);
        let line = self.line(offset);
        let start = self.starts[line - 1];
        // The end of a line is one place, however many characters it is made of.
        let before = &self.source[start..offset.min(start + self.line_text(line).len())];
        (line, before.chars().count() + 1)
    }

    /// Line, column and message of each diagnostic, for machines.
    pub fn lines(&self) -> impl Iterator<Item = (usize, usize, &str)> {
        self.diagnostics.iter().map(|d| {
            let (line, column) = self.position(d.span.start);
            (line, column, d.message.as_str())
        })
    }

    /// The whole report as plain text, without a final newline; empty if nothing is wrong.
    pub fn render(&self) -> String {
        self.render_with(&Renderer::plain())
    }

    /// The whole report with colours for a terminal.
    pub fn render_styled(&self) -> String {
        self.render_with(&Renderer::styled())
    }

    /// Turns a clean report into `Ok` and any other into an error.
    pub fn into_result(self) -> Result<(), Report> {
        if self.is_clean() { Ok(()) } else { Err(self) }
    }

    fn render_with(&self, renderer: &Renderer) -> String {
        let mut parts: Vec<String> =
            self.diagnostics.iter().map(|d| self.render_one(d, renderer)).collect();
        if 0 < self.omitted {
            parts.push(format!("and {} more", self.omitted));
        }
        parts.join("\n\n")
    }

    fn render_one(&self, diagnostic: &Diagnostic, renderer: &Renderer) -> String {
        let line = self.line(diagnostic.span.start);
        let (text, span) = self.quote(line, &diagnostic.span);
        let mark = AnnotationKind::Primary.span(span).label(diagnostic.label.as_str());
        let snippet =
            Snippet::source(text).line_start(line).path(self.file.as_str()).annotation(mark);
        let title = Level::ERROR.primary_title(diagnostic.message.as_str()).element(snippet);
        let help = diagnostic.help.as_deref().map(|help| Level::HELP.message(help));
        renderer.render(&[title.elements(help)])
    }

    /// The text of a line and the part of the span that lies in it, relative to the text.
    ///
    /// A span over several lines is marked on its first line only, which is where to look.
    fn quote(&self, line: usize, span: &Range<usize>) -> (&str, Range<usize>) {
        let start = self.starts[line - 1];
        let text = self.line_text(line);
        let from = (span.start - start).min(text.len());
        let to = (span.end - start).clamp(from, text.len());
        (text, from..to)
    }

    /// The text of a line without its end.
    fn line_text(&self, line: usize) -> &str {
        let start = self.starts[line - 1];
        let Some(&next) = self.starts.get(line) else { return &self.source[start..] };
        let text = &self.source[start..next - 1];
        text.strip_suffix('\r').unwrap_or(text)
    }

    fn clamp(&self, span: &Range<usize>) -> Range<usize> {
        let start = self.source.floor_char_boundary(span.start);
        let end = self.source.ceil_char_boundary(span.end);
        start..end.max(start)
    }
}

/// Escapes what would break the drawing or reach the terminal: text may come from the file itself.
fn one_line(text: String) -> String {
    if text.contains(is_unprintable) { text.chars().flat_map(escaped).collect() } else { text }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render())
    }
}

impl Error for Report {}
