//! Pieces of sentences that know how they can be joined to others.

use crate::effect::english::{Clause, Subject, list};

/// Where a phrase stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// It ends its sentence, and may run on over further sentences.
    Alone,
    /// It ends its sentence, but the next sentence refers to what is before it.
    Last,
    /// It is one item between semicolons or in brackets.
    Item,
    /// More of the same sentence follows it.
    Inner,
}

impl Place {
    /// Where the last part of a phrase in this place stands; an inner phrase will be put in brackets.
    pub(super) fn of_tail(self) -> Place {
        if self == Place::Inner { Place::Item } else { self }
    }

    /// Where a part stands that something else follows, in a sentence of its own if there may be several.
    pub(super) fn before_another(self) -> Place {
        if self == Place::Alone { Place::Last } else { Place::Inner }
    }
}

/// Which "otherwise" a phrase would take for its own, if one followed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Dangling {
    /// An `if` without "otherwise".
    pub(super) test: bool,
    /// An offer without "if you do not".
    pub(super) offer: bool,
    /// A choice without "if you cannot".
    pub(super) choice: bool,
}

/// A piece of text, in lower case and without a full stop.
#[derive(Clone, Debug, Default)]
pub(super) struct Phrase {
    pub(super) text: String,
    /// The sentences that follow it.
    pub(super) more: Vec<String>,
    /// The subject, and the text without it, if it can follow "may" or "to".
    pub(super) plain: Option<(Subject, String)>,
    /// The clause, if it is nothing more than one.
    pub(super) clause: Option<Clause>,
    /// Whether it would take in what follows in the same sentence.
    pub(super) is_open: bool,
    pub(super) dangling: Dangling,
    /// Whether its last sentences are labelled, as by "Heads:".
    pub(super) ends_in_labels: bool,
}

impl Phrase {
    /// Makes a phrase of orders to the reader.
    pub(super) fn order(text: String) -> Phrase {
        Phrase { plain: Some((Subject::You, text.clone())), text, ..Phrase::default() }
    }

    /// Makes a phrase of clauses that happen together or in order.
    pub(super) fn of_clauses(clauses: &[Clause]) -> Phrase {
        let Some(first) = clauses.first() else { return Phrase::default() };
        let clause = (clauses.len() == 1).then(|| first.clone());
        let subject = &first.subject;
        if clauses.iter().any(|clause| clause.subject != *subject) {
            return Phrase { text: statements(clauses), clause, ..Phrase::default() };
        }
        let plain: Vec<String> = clauses.iter().map(Clause::plain).collect();
        let plain = list(&plain, "and");
        let text = match subject {
            Subject::You => plain.clone(),
            Subject::One(_) | Subject::Many(_) => {
                let predicates: Vec<String> = clauses.iter().map(Clause::predicate).collect();
                format!("{} {}", subject.name(), list(&predicates, "and"))
            }
        };
        Phrase { text, plain: Some((subject.clone(), plain)), clause, ..Phrase::default() }
    }

    /// The text that can follow "may" or "to" for a subject, if there is one.
    pub(super) fn plain_for(&self, subject: &Subject) -> Option<&str> {
        self.plain.as_ref().filter(|(own, _)| own == subject).map(|(_, text)| text.as_str())
    }

    /// Puts words before the phrase, which reach as far as it does.
    pub(super) fn after(self, prefix: &str) -> Phrase {
        Phrase {
            text: format!("{prefix}, {}", self.text),
            is_open: true,
            plain: None,
            clause: None,
            ..self
        }
    }

    /// Puts the phrase in brackets, which end it.
    pub(super) fn bracketed(self) -> Phrase {
        Phrase { text: format!("({})", self.text), ..Phrase::default() }
    }
}

/// Clauses with their subjects, as a list.
pub(super) fn statements(clauses: &[Clause]) -> String {
    let all: Vec<String> = clauses.iter().map(Clause::statement).collect();
    list(&all, "and")
}
