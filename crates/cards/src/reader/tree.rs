//! From text to a tree that is safe to walk: limits, syntax errors in plain words, odd values.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue, Error};

use super::MAX_BYTES;
use super::value::Kind;
use crate::diagnostic::Diagnostic;
use crate::name::quoted;

/// How deep values may be nested. Effects use a few levels each, people give up long before this.
const MAX_DEPTH: usize = 80;

/// How many dots a line may have.
///
/// A key written with dots nests one table for each. The parser limits the dots of a key and the
/// nesting of brackets, but not their product, and a tree of many thousand levels overflows the
/// stack even when it is only dropped.
const MAX_DOTS: usize = 30;

/// How long a line may be, in bytes; looking for the place in a line costs its length.
const MAX_LINE: usize = 10_000;

/// A parsed file.
pub(super) struct Tree<'s> {
    pub(super) root: DeTable<'s>,
    /// Syntax errors, by place.
    pub(super) errors: Vec<Diagnostic>,
    /// Where the first error is after which keys may be lost or stand in the wrong table.
    pub(super) broken_at: Option<usize>,
    /// Values that TOML knows and cards do not.
    pub(super) unwelcome: Vec<Diagnostic>,
}

/// Parses a file, or says why it is not even looked at.
pub(super) fn parse(source: &str) -> Result<Tree<'_>, Diagnostic> {
    if MAX_BYTES < source.len() {
        return Err(Diagnostic::too_large(source.len(), MAX_BYTES));
    }
    if let Some(refusal) = unreadable(source) {
        return Err(refusal);
    }
    let (root, errors) = DeTable::parse_recoverable(source);
    let root = root.into_inner();
    let mut unwelcome = Vec::new();
    check_table(&root, 0, &mut unwelcome)?;
    let breaking = errors.iter().filter(|error| breaks_tree(error));
    let broken_at = breaking.map(|error| error.span().map_or(0, |span| span.start)).min();
    let mut errors: Vec<Diagnostic> =
        errors.iter().map(|error| in_plain_words(error, source)).collect();
    errors.sort_by_key(|error| error.span.start);
    Ok(Tree { root, errors, broken_at, unwelcome })
}

/// Finds a line that is too long, or a place where a key could have more than [`MAX_DOTS`] dots.
///
/// It does not tell text and comments from keys: a malformed file can make that ambiguous. A key is
/// on one line, unless it has a multi-line string in it (an error that the parser recovers from),
/// and the next dot of such a key follows three quotes.
fn unreadable(source: &str) -> Option<Diagnostic> {
    let mut start = 0;
    for line in source.split('\n') {
        let span = start..start + line.len();
        if MAX_LINE < line.len() {
            let label = format!("at most {MAX_LINE} bytes are read");
            return Some(Diagnostic::new(span, "the line is too long", label));
        }
        if MAX_DOTS < line.bytes().filter(|&byte| byte == b'.').count() {
            let label = format!("at most {MAX_DOTS} are read");
            let wrong = Diagnostic::new(span, "too many dots in one line", label);
            return Some(wrong.with_help("write a long list on several lines"));
        }
        start = span.end + 1;
    }
    let mut dots = source.match_indices('.').map(|(at, _)| at);
    let at = dots.find(|&at| {
        let before = source[..at].trim_end_matches([' ', '\t']);
        before.ends_with("\"\"\"") || before.ends_with("'''")
    })?;
    let message = "three quotes cannot be followed by a dot";
    Some(Diagnostic::new(at..at + 1, message, "write the text on one line"))
}

fn check_table(
    table: &DeTable<'_>,
    depth: usize,
    out: &mut Vec<Diagnostic>,
) -> Result<(), Diagnostic> {
    table.iter().try_for_each(|(_, value)| check(value, depth + 1, out))
}

/// Collects floats, dates and mixed arrays; an error is a tree too deep to walk.
fn check(
    value: &Spanned<DeValue<'_>>,
    depth: usize,
    out: &mut Vec<Diagnostic>,
) -> Result<(), Diagnostic> {
    let span = value.span();
    if MAX_DEPTH < depth {
        return Err(too_deep(span));
    }
    match value.get_ref() {
        DeValue::String(_) | DeValue::Integer(_) | DeValue::Boolean(_) => Ok(()),
        DeValue::Float(_) => {
            out.push(Diagnostic::new(span, "cards have whole numbers only", "this has a fraction"));
            Ok(())
        }
        DeValue::Datetime(_) => {
            let wrong =
                Diagnostic::new(span, "cards have no dates", "this is read as a date or a time");
            out.push(wrong.with_help("put it in quotes if it is text"));
            Ok(())
        }
        DeValue::Table(table) => check_table(table, depth, out),
        DeValue::Array(array) => {
            out.extend(odd_one_out(array.iter()));
            array.iter().try_for_each(|value| check(value, depth + 1, out))
        }
    }
}

/// The first element of an array that is of another kind than the first. Words and tables go
/// together: an effect is either.
pub(super) fn odd_one_out<'v>(
    mut values: impl Iterator<Item = &'v Spanned<DeValue<'v>>>,
) -> Option<Diagnostic> {
    let kind = Kind::of(values.next()?.get_ref());
    let goes_with = |other: Kind| {
        let is_effect = |kind: Kind| matches!(kind, Kind::Text | Kind::Table);
        other == kind || is_effect(other) && is_effect(kind)
    };
    let odd = values.find(|value| !goes_with(Kind::of(value.get_ref())))?;
    let label = format!("this is {}, the first is {kind}", Kind::of(odd.get_ref()));
    Some(Diagnostic::new(odd.span(), "a list has values of one kind", label))
}

/// Checks for an error that is not confined to one value.
fn breaks_tree(error: &Error) -> bool {
    let in_value = [
        "string values must be quoted",
        "invalid boolean",
        "invalid float",
        "invalid basic string",
        "invalid literal string",
    ];
    !in_value.iter().any(|what| error.message().starts_with(what))
}

/// Says a syntax error for people who do not know TOML, as far as the common mistakes go.
fn in_plain_words(error: &Error, source: &str) -> Diagnostic {
    let span = error.span().unwrap_or(0..0);
    let text = source.get(span.clone()).unwrap_or_default();
    let before = source.get(..span.start).unwrap_or_default();
    let (what, expected) =
        error.message().split_once(", expected ").unwrap_or((error.message(), ""));
    match what {
        "invalid basic string" | "invalid literal string" if is_quote_open(before, expected) => {
            Diagnostic::new(span, "a quote is missing", format!("expected {expected}"))
        }
        "string values must be quoted" | "invalid literal string" if text.is_empty() => {
            Diagnostic::new(span, "a value is missing", "expected a value here")
        }
        "string values must be quoted" => unquoted(span, text),
        // The parser looks at the first letter only: `fire` is a bad `false` and `ice` a bad `inf`.
        "invalid boolean" | "invalid float" if is_word(text) => unquoted(span, text),
        "duplicate key" => set_twice(span, text, before),
        "key with no value" => Diagnostic::new(span, "a key without a value", "expected `=`")
            .with_help("a line is `key = value`, a header such as `[[card]]`, or a `# comment`"),
        "cannot recurse further; max recursion depth met" => too_deep(span),
        _ if matches!(expected, "" | "nothing") => Diagnostic::new(span, what, "not expected here"),
        _ => Diagnostic::new(span, what, format!("expected {expected}")),
    }
}

fn unquoted(span: Range<usize>, text: &str) -> Diagnostic {
    let flag = text.to_ascii_lowercase();
    if matches!(flag.as_str(), "true" | "false") {
        return Diagnostic::new(span, "capital letters count", format!("write `{flag}`"));
    }
    let bare = text.trim_matches(['“', '”', '„', '‘', '’']);
    Diagnostic::new(span, "text must be in quotes", "no straight quotes around this")
        .with_help(format!("write {}", quoted(&format!("\"{bare}\""))))
}

fn is_word(text: &str) -> bool {
    text.starts_with(char::is_alphabetic)
}

/// Checks whether the line has the quote that the parser wants to see again.
fn is_quote_open(before: &str, expected: &str) -> bool {
    let line = before.rsplit('\n').next().unwrap_or_default();
    matches!(expected, "`\"`" | "`'`") && line.contains(expected.trim_matches('`'))
}

fn set_twice(span: Range<usize>, key: &str, before: &str) -> Diagnostic {
    let key = quoted(key);
    let mut wrong = Diagnostic::new(span, format!("{key} is set twice"), "already set above");
    if before.ends_with('[') {
        wrong.help = Some(format!("to have several {key}, put `[[` and `]]` around each"));
    }
    wrong
}

fn too_deep(span: Range<usize>) -> Diagnostic {
    Diagnostic::new(
        span,
        "values are nested too deeply",
        format!("level {} starts here", MAX_DEPTH + 1),
    )
}
