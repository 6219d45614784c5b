//! Pieces of sentences that know how they can be joined to others.

use crate::effect::english::{Clause, Subject, Things, list};

/// Where a phrase stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// It begins and ends its sentence, and may run on over further sentences.
    Alone,
    /// It ends a sentence that other words began, and may run on by labels only, as by "Heads:".
    Led,
    /// It ends its sentence, but the next sentence refers to what is before it.
    Last,
    /// It is one item between semicolons or in brackets.
    Item,
    /// More of the same sentence follows it.
    Inner,
}

impl Place {
    /// Where a phrase stands after words that reach as far as it does.
    pub(super) fn led(self) -> Place {
        match self {
            Place::Alone | Place::Led => Place::Led,
            Place::Last => Place::Last,
            // What is open in the middle of a sentence is put in brackets.
            Place::Item | Place::Inner => Place::Item,
        }
    }

    /// Where the last part of a sequence stands.
    pub(super) fn in_sequence(self) -> Place {
        if self == Place::Alone { Place::Led } else { self }
    }

    /// Where a part stands before what happens otherwise, which may be a sentence of its own.
    pub(super) fn before_otherwise(self) -> Place {
        if self == Place::Alone { Place::Last } else { Place::Inner }
    }

    /// Checks whether labelled sentences may follow.
    pub(super) fn has_labels(self) -> bool {
        matches!(self, Place::Alone | Place::Led)
    }
}

/// How a phrase is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tone<'s> {
    pub(super) voice: Voice,
    /// How many things "it" is.
    pub(super) things: Things,
    /// Who has what "it" is.
    owner: &'s Subject,
    /// The words right before, which may have named who does something.
    before: &'s str,
}

/// How the reader is spoken to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Voice {
    /// "Draw a card".
    Orders,
    /// "You draw a card", where an order could be meant for someone else.
    Statements,
}

impl Tone<'static> {
    /// How a card begins to speak.
    pub(super) const CARD: Tone<'static> =
        Tone { voice: Voice::Orders, things: Things::One, owner: &Subject::You, before: "" };
}

impl<'s> Tone<'s> {
    /// The tone after someone was mentioned: only the reader is still given orders.
    pub(super) fn after(self, subject: &Subject) -> Tone<'s> {
        if *subject == Subject::You { self } else { self.stating() }
    }

    pub(super) fn stating(self) -> Tone<'s> {
        Tone { voice: Voice::Statements, ..self }
    }

    /// The tone in which so many things are "it".
    pub(super) fn about(self, most: u8) -> Tone<'s> {
        Tone { things: if most <= 1 { Things::One } else { Things::Several }, ..self }
    }

    /// The tone in which somebody has what "it" is.
    pub(super) fn of<'t>(self, owner: &'t Subject) -> Tone<'t>
    where
        's: 't,
    {
        Tone { owner, ..self }
    }

    /// The tone right after words that may have named who does something.
    pub(super) fn following<'t>(self, before: &'t str) -> Tone<'t>
    where
        's: 't,
    {
        Tone { before, ..self }
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
    /// Makes a phrase of what the reader does.
    pub(super) fn of_reader(plain: String, tone: Tone<'_>) -> Phrase {
        let text = match tone.voice {
            Voice::Orders => plain.clone(),
            Voice::Statements => format!("you {plain}"),
        };
        Phrase { text, plain: Some((Subject::You, plain)), ..Phrase::default() }
    }

    /// Makes a phrase of clauses that happen in order.
    pub(super) fn of_clauses(clauses: Vec<Clause>, tone: Tone<'_>) -> Phrase {
        let clauses = clauses.into_iter().map(|clause| clause.by(tone.owner).about(tone.things));
        let clauses: Vec<Clause> = clauses.collect();
        // Of two things, neither is clearly "it".
        let before = if names_several(&clauses) { "" } else { tone.before };
        let clauses = contracted(clauses.into_iter().map(|clause| clause.after(before)));
        let Some(first) = clauses.first() else { return Phrase::default() };
        let clause = (clauses.len() == 1).then(|| first.clone());
        let subject = &first.subject;
        let said = |say: fn(&Clause) -> String| -> String {
            list(&clauses.iter().map(say).collect::<Vec<_>>(), "and")
        };
        if clauses.iter().any(|clause| clause.subject != *subject) {
            return Phrase { text: said(Clause::statement), ..Phrase::default() };
        }
        let plain = said(Clause::plain);
        if *subject == Subject::You {
            return Phrase { clause, ..Phrase::of_reader(plain, tone) };
        }
        let text = format!("{} {}", subject.name(), said(Clause::predicate));
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

/// Checks whether clauses are about different things.
fn names_several(clauses: &[Clause]) -> bool {
    let subjects = clauses.iter().map(|clause| &clause.subject);
    let mut things = subjects.filter(|subject| matches!(subject, Subject::Thing(_)));
    things.next().is_some_and(|first| things.any(|other| other != first))
}

/// Joins clauses in a row that have the same subject and verb: "lose 1 token and 2 coins".
fn contracted(clauses: impl Iterator<Item = Clause>) -> Vec<Clause> {
    let mut joined: Vec<Clause> = Vec::new();
    for clause in clauses {
        let last = joined.last_mut().filter(|last| {
            last.subject == clause.subject && last.verb == clause.verb && !clause.rest.is_empty()
        });
        match last {
            Some(last) => last.rest = format!("{} and {}", last.rest, clause.rest),
            None => joined.push(clause),
        }
    }
    joined
}
