//! One thing that happens.

use super::subject::{Subject, THEY};
use super::words::{infinitive, joined};

/// One thing that happens: a subject, a verb in its plain form ("draw", "be") and the rest.
///
/// In the rest, `{it}` stands for what was chosen and becomes "it" or "them", `{its}` becomes "its"
/// or "their". `{them}` is `{it}` where it was named before, `{each}` becomes "it" or "each". `{own}` becomes
/// "your" or "their", by who has what was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// Who does it.
    pub subject: Subject,
    /// What is done, in the plain form.
    pub verb: String,
    /// To what, how much, where.
    pub rest: String,
    /// Whether it names what was chosen even where more is done with it.
    pub(in crate::effect) is_leading: bool,
}

impl Clause {
    /// Makes a clause.
    ///
    /// ```
    /// use fracas_cards::effect::{Clause, Subject};
    ///
    /// let clause = Clause::new(Subject::one("your Hero"), "get", "+10");
    /// assert_eq!(clause.order(), "your Hero gets +10");
    /// ```
    pub fn new(subject: Subject, verb: &str, rest: impl Into<String>) -> Clause {
        Clause { subject, verb: verb.to_owned(), rest: rest.into(), is_leading: false }
    }

    /// Makes a clause about what the reader of the card does.
    pub fn you(verb: &str, rest: impl Into<String>) -> Clause {
        Clause::new(Subject::You, verb, rest)
    }

    /// Makes the clause that names what was chosen even where more is done with it: "discard a card, then draw
    /// 2 cards", and not "choose a card, then discard it and draw 2 cards".
    #[must_use]
    pub fn leading(self) -> Clause {
        Clause { is_leading: true, ..self }
    }

    /// Makes the clause of something that texts pass over, since what they say elsewhere shows it.
    pub fn silent() -> Clause {
        Clause::you("", "")
    }

    /// The clause as it is said where somebody has what was chosen.
    #[must_use]
    pub(in crate::effect) fn by(self, owner: &Subject) -> Clause {
        let subject = if self.subject == Subject::Owner { owner.clone() } else { self.subject };
        let own = if *owner == Subject::You { "your" } else { "their" };
        Clause { subject, rest: self.rest.replace("{own}", own), ..self }
    }

    /// Checks whether texts pass over it.
    pub(in crate::effect) fn is_silent(&self) -> bool {
        self.verb.is_empty()
    }

    /// The clause as an order to the reader, or as a statement about others.
    pub fn order(&self) -> String {
        match self.subject {
            Subject::You | Subject::Owner => self.plain(),
            Subject::One(_)
            | Subject::Thing(_)
            | Subject::Person(_)
            | Subject::Many(_)
            | Subject::It => self.statement(),
        }
    }

    /// The clause with its subject: "you draw 2 cards".
    pub fn statement(&self) -> String {
        joined(&self.subject.with(&self.verb), &self.rest)
    }

    /// The clause without its subject, as it follows an earlier one with the same: "draws 2 cards".
    pub fn predicate(&self) -> String {
        joined(&self.subject.conjugated(&self.verb), &self.rest)
    }

    /// The clause about one thing or about several.
    #[must_use]
    pub(in crate::effect) fn about(self, things: Things) -> Clause {
        let subject = match (self.subject, things) {
            (Subject::It, Things::One) => Subject::one("it"),
            (Subject::It, Things::Several) => Subject::many(THEY),
            (other, _) => other,
        };
        let rest = subject.followed_by(&things.named(&self.rest));
        Clause { subject, rest, ..self }
    }

    /// The clause after words that may have named its subject.
    #[must_use]
    pub(in crate::effect) fn after(self, words: &str) -> Clause {
        Clause { subject: self.subject.after(words), ..self }
    }

    /// The clause without its subject and with the plain verb, as it follows "may" or "to".
    pub fn plain(&self) -> String {
        joined(infinitive(&self.verb), &self.rest)
    }
}

/// How many things "it" is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::effect) enum Things {
    One,
    Several,
}

impl Things {
    /// The text with the right pronouns.
    pub(in crate::effect) fn named(self, text: &str) -> String {
        let (it, its, each) = match self {
            Things::One => ("it", "its", "it"),
            Things::Several => ("them", "their", "each"),
        };
        let words = [("{it}", it), ("{its}", its), ("{them}", it), ("{each}", each)];
        words.iter().fold(text.to_owned(), |text, (word, said)| text.replace(word, said))
    }
}
