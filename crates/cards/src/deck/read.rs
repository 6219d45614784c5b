//! From text to a deck, with all that is wrong on the way.

use std::ops::Range;

use super::{DeckList, Line, MAX_BYTES, MAX_COUNT, Section};
use crate::diagnostic::{Diagnostic, Report};
use crate::name::{self, Name, folded, listed, quoted};

/// What may be said about a deck, above its cards: name and example.
const HEADERS: [(&str, &str); 3] =
    [("deck", "Steel Works"), ("game", "battle-arena"), ("format", "standard")];
const DECK: usize = 0;
const GAME: usize = 1;

/// Reads a whole deck list.
pub(super) fn read(file: &str, source: &str, sections: &[&str]) -> (DeckList, Report) {
    if MAX_BYTES < source.len() {
        let mut report = Report::new(file, "");
        report.push(Diagnostic::too_large(source.len(), MAX_BYTES));
        return (DeckList::default(), report);
    }
    let mut reader = Reader {
        source,
        allowed: sections,
        deck: DeckList::default(),
        report: Report::new(file, source),
        headers: [None; HEADERS.len()],
        place: Place::Top,
    };
    let mut start = source.len() - source.trim_start_matches('\u{feff}').len();
    for line in source[start..].split('\n') {
        let text = line.split('#').next().unwrap_or_default();
        let blank = text.len() - text.trim_start().len();
        reader.line(start + blank..start + text.trim_end().len());
        start += line.len() + 1;
    }
    reader.require(DECK);
    reader.require(GAME);
    (reader.deck, reader.report)
}

/// Where in the deck the reader is.
#[derive(Clone, Copy)]
enum Place {
    /// Above all sections.
    Top,
    /// In a section of the deck.
    Section(usize),
    /// After something that should have been a section: cards are checked, and belong nowhere.
    Lost,
}

struct Reader<'r> {
    source: &'r str,
    allowed: &'r [&'r str],
    deck: DeckList,
    report: Report,
    /// In which line each of [`HEADERS`] was first set.
    headers: [Option<usize>; HEADERS.len()],
    place: Place,
}

impl Reader<'_> {
    /// Reads one line, given by the place of what is left without comment and outer blanks.
    fn line(&mut self, span: Range<usize>) {
        let text = self.source.get(span.clone()).unwrap_or_default();
        let Some(first) = text.split_whitespace().next() else { return };
        let title = text.strip_suffix(':').unwrap_or(text);
        if let Some(section) = self.allowed.iter().find(|name| folded(name) == folded(title)) {
            return self.enter(section);
        }
        let header = text.split_once(':').filter(|_| count(first).is_none());
        if let Some((key, value)) = header {
            let known = header_index(key);
            if known.is_none() && value.is_empty() {
                return self.unknown_section(title, span);
            }
            if known.is_some() || matches!(self.place, Place::Top) {
                return self.header(key.trim_end(), value, known, span);
            }
        }
        match self.place {
            Place::Top => self.stray(text, span),
            Place::Section(section) => self.card(Some(section), first, span),
            Place::Lost => self.card(None, first, span),
        }
    }

    fn enter(&mut self, name: &str) {
        let sections = &mut self.deck.sections;
        let known = sections.iter().position(|section| section.name == name);
        self.place = Place::Section(known.unwrap_or(sections.len()));
        if known.is_none() {
            sections.push(Section { name: name.to_owned(), lines: Vec::new() });
        }
    }

    fn header(&mut self, key: &str, value: &str, known: Option<usize>, span: Range<usize>) {
        let key_span = span.start..span.start + key.len();
        let Some(index) = known else {
            let names = HEADERS.map(|(name, _)| name);
            let label = name::did_you_mean(key, names);
            let wrong = Diagnostic::new(key_span, format!("unknown header {}", quoted(key)), label);
            return self.report.push(wrong.with_help(format!("one of {}", listed(names))));
        };
        let (header, _) = HEADERS[index];
        if let Some(first) = self.headers[index] {
            let label = format!("first set in line {first}");
            return self.wrong(key_span, format!("`{header}` is set twice"), label);
        }
        self.headers[index] = Some(self.report.line(span.start));
        if matches!(self.place, Place::Section(_)) {
            let message = format!("`{header}` comes too late");
            return self.wrong(key_span, message, "belongs above the first section");
        }
        if value.is_empty() {
            let message = format!("`{header}` has no value");
            return self.wrong(key_span, message, "expected a value after the colon");
        }
        let value_span = span.end - value.trim_start().len()..span.end;
        let Some(text) = self.words(value_span.clone()) else { return };
        match index {
            DECK => self.deck.name = text,
            GAME => self.deck.game = Name { text, span: value_span },
            _ => self.deck.format = Some(Name { text, span: value_span }),
        }
    }

    fn card(&mut self, section: Option<usize>, first: &str, span: Range<usize>) {
        let mut card = span.clone();
        let count = count(first);
        if count.is_some() {
            let rest = &self.source[span.start + first.len()..span.end];
            card.start = span.end - rest.trim_start().len();
        }
        let count = count.unwrap_or(1);
        if !(1..=MAX_COUNT).contains(&count) {
            let message = format!("{} is not a number of copies", quoted(first));
            let label = format!("must be from 1 to {MAX_COUNT}");
            return self.wrong(span.start..span.start + first.len(), message, label);
        }
        if card.is_empty() {
            return self.wrong(span, "a count without a card", "expected a card after it");
        }
        let text = self.words(card.clone());
        if let (Some(text), Some(section)) = (text, section) {
            self.deck.sections[section].lines.push(Line { count, card: text, span: card });
        }
    }

    /// The words at a place with single blanks between them, if they are fit to print.
    fn words(&mut self, span: Range<usize>) -> Option<String> {
        let words: Vec<_> = self.source[span.clone()].split_whitespace().collect();
        let text = words.join(" ");
        let Some((message, label)) = name::flaw(&text) else { return Some(text) };
        self.wrong(span, message, label);
        None
    }

    /// A line above all sections that is neither a header nor a section.
    fn stray(&mut self, text: &str, span: Range<usize>) {
        if name::nearest(text, self.allowed.iter().copied()).is_some() {
            return self.unknown_section(text, span);
        }
        let label = "no section begins above this line";
        let wrong = Diagnostic::new(span, "a card outside of any section", label);
        self.report.push(wrong.with_help(self.sections_help()));
        self.place = Place::Lost;
    }

    fn unknown_section(&mut self, title: &str, span: Range<usize>) {
        let label = name::did_you_mean(title, self.allowed.iter().copied());
        let wrong = Diagnostic::new(span, format!("unknown section {}", quoted(title)), label);
        self.report.push(wrong.with_help(self.sections_help()));
        self.place = Place::Lost;
    }

    fn sections_help(&self) -> String {
        format!("the sections are {}", listed(self.allowed.iter().copied()))
    }

    fn require(&mut self, index: usize) {
        if self.headers[index].is_none() {
            let (header, example) = HEADERS[index];
            let label = "expected at the top";
            let wrong = Diagnostic::new(0..0, format!("`{header}` is missing"), label);
            let help = format!("add a line such as `{header}: {example}`");
            self.report.push(wrong.with_help(help));
        }
    }

    fn wrong(&mut self, span: Range<usize>, message: impl Into<String>, label: impl Into<String>) {
        self.report.push(Diagnostic::new(span, message, label));
    }
}

fn header_index(key: &str) -> Option<usize> {
    let key = folded(key);
    HEADERS.iter().position(|(name, _)| *name == key)
}

/// A count such as `2` or `2x`; one that is beyond all counting is still a count.
fn count(word: &str) -> Option<u32> {
    let digits = word.strip_suffix(['x', 'X']).unwrap_or(word);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().unwrap_or(u32::MAX))
}
