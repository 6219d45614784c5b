//! The small grammar of card texts: who does what, to how many of what, and when.
//!
//! A game's words say themselves in these shapes and not as finished text, so that one word reads
//! well in every place: `Clause::you("draw", "2 cards")` is "Draw 2 cards." on its own, "you may
//! draw 2 cards" as an offer and "you draw 2 cards and your Hero gets +10" beside another. This
//! module knows English and nothing about effects.

mod words;

pub use words::{capitalised, list, plural, signed, times, with_article};

use words::{infinitive, joined, plural_of, third_person};

/// Who or what does something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The reader of the card; what "you" do is said as an order.
    You,
    /// One other: "your opponent", "your Hero", "it".
    One(String),
    /// Several others: "all players".
    Many(String),
    /// What was chosen or is gone through: "it", or "they" if it may be several.
    It,
    /// Who has what was chosen: the reader, unless its noun says otherwise.
    Owner,
}

impl Subject {
    /// Makes a subject of one.
    pub fn one(name: impl Into<String>) -> Subject {
        Subject::One(name.into())
    }

    /// Makes a subject of several.
    pub fn many(name: impl Into<String>) -> Subject {
        Subject::Many(name.into())
    }

    /// The subject as the text names it.
    pub fn name(&self) -> &str {
        match self {
            Subject::You | Subject::Owner => "you",
            Subject::It => "it",
            Subject::One(name) | Subject::Many(name) => name,
        }
    }

    /// The subject with a verb that fits it: "your opponent chooses".
    pub fn with(&self, verb: &str) -> String {
        format!("{} {}", self.name(), self.conjugated(verb))
    }

    /// The subject as the object of another: "them".
    pub(super) fn object(&self) -> &str {
        let name = self.name();
        if name == THEY { "them" } else { name }
    }

    fn conjugated(&self, verb: &str) -> String {
        match self {
            Subject::One(_) | Subject::It => third_person(verb),
            Subject::You | Subject::Owner | Subject::Many(_) if verb == "be" => "are".to_owned(),
            Subject::You | Subject::Owner | Subject::Many(_) => verb.to_owned(),
        }
    }
}

/// What several things are called.
const THEY: &str = "they";

/// One thing that happens: a subject, a verb in its plain form ("draw", "be") and the rest.
///
/// In the rest, `{it}` stands for what was chosen and becomes "it" or "them", `{its}` becomes "its"
/// or "their". `{them}` is `{it}` where it was named before, `{each}` becomes "it" or "each". `{own}` is
/// what belongs to who has what was chosen: "your" or "their".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// Who does it.
    pub subject: Subject,
    /// What is done, in the plain form.
    pub verb: String,
    /// To what, how much, where.
    pub rest: String,
    /// Whether it names what was chosen even where more is done with it.
    pub(super) is_leading: bool,
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
    pub(super) fn by(self, owner: &Subject) -> Clause {
        let subject = if self.subject == Subject::Owner { owner.clone() } else { self.subject };
        let own = if *owner == Subject::You { "your" } else { "their" };
        Clause { subject, rest: self.rest.replace("{own}", own), ..self }
    }

    /// Checks whether texts pass over it.
    pub(super) fn is_silent(&self) -> bool {
        self.verb.is_empty()
    }

    /// The clause as an order to the reader, or as a statement about others.
    pub fn order(&self) -> String {
        match self.subject {
            Subject::You | Subject::Owner => self.plain(),
            Subject::One(_) | Subject::Many(_) | Subject::It => self.statement(),
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
    pub(super) fn about(self, things: Things) -> Clause {
        let subject = match (self.subject, things) {
            (Subject::It, Things::One) => Subject::one("it"),
            (Subject::It, Things::Several) => Subject::many(THEY),
            (other, _) => other,
        };
        Clause { subject, rest: things.named(&self.rest), ..self }
    }

    /// The clause without its subject and with the plain verb, as it follows "may" or "to".
    pub fn plain(&self) -> String {
        joined(infinitive(&self.verb), &self.rest)
    }
}

/// How many things "it" is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Things {
    One,
    Several,
}

impl Things {
    /// The text with the right pronouns.
    pub(super) fn named(self, text: &str) -> String {
        let (it, its, each) = match self {
            Things::One => ("it", "its", "it"),
            Things::Several => ("them", "their", "each"),
        };
        let words = [("{it}", it), ("{its}", its), ("{them}", it), ("{each}", each)];
        words.iter().fold(text.to_owned(), |text, (word, said)| text.replace(word, said))
    }
}

/// A kind of thing, with what narrows it down: "card", "cards", "in your hand".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noun {
    /// The word for one.
    pub one: String,
    /// The word for several.
    pub many: String,
    /// What narrows it down; may be empty.
    pub rest: String,
    /// Whether there is only one: "the top card".
    is_only: bool,
    /// What each of them is called once it was named: "that player".
    called: Option<String>,
    /// Who has them; none if the reader does.
    owner: Option<Subject>,
}

impl Noun {
    /// Makes a noun whose plural is regular.
    ///
    /// ```
    /// use fracas_cards::effect::Noun;
    ///
    /// let noun = Noun::new("card", "in your hand");
    /// assert_eq!(noun.some(1), "a card in your hand");
    /// assert_eq!(noun.some(2), "2 cards in your hand");
    /// ```
    pub fn new(one: &str, rest: &str) -> Noun {
        Noun::irregular(one, &plural_of(one), rest)
    }

    /// Makes a noun whose plural is not made by rule.
    pub fn irregular(one: &str, many: &str, rest: &str) -> Noun {
        let (one, many, rest) = (one.to_owned(), many.to_owned(), rest.to_owned());
        Noun { one, many, rest, is_only: false, called: None, owner: None }
    }

    /// Makes the noun of something that there is only one of: "the top card of your deck".
    pub fn the(one: &str, rest: &str) -> Noun {
        Noun { is_only: true, ..Noun::new(one, rest) }
    }

    /// Makes the noun of things each of which is called something once it was named, so that a loop need
    /// not name it twice: "each opponent draws a card", and not "for each opponent, that player draws".
    #[must_use]
    pub fn called(self, name: &str) -> Noun {
        Noun { called: Some(name.to_owned()), ..self }
    }

    /// Makes the noun of things that somebody else has.
    #[must_use]
    pub fn owned_by(self, owner: Subject) -> Noun {
        Noun { owner: Some(owner), ..self }
    }

    /// Who has them.
    pub(super) fn owner(&self) -> Subject {
        self.owner.clone().unwrap_or(Subject::You)
    }

    /// The start of what happens with each, as a text that calls it by its name begins: "that player ".
    pub(super) fn call(&self) -> Option<String> {
        self.called.as_ref().map(|called| format!("{called} "))
    }

    /// That many of them: "a card in your hand", "2 cards in your hand".
    pub fn some(&self, count: u32) -> String {
        match count {
            1 if self.is_only => joined(&format!("the {}", self.one), &self.rest),
            1 => joined(&with_article(&self.one), &self.rest),
            _ => joined(&format!("{count} {}", self.many), &self.rest),
        }
    }

    /// One of them as a measure, after "each": "card in your hand".
    pub fn each(&self) -> String {
        joined(&self.one, &self.rest)
    }

    /// All of them: "cards in your hand".
    pub fn all(&self) -> String {
        joined(&self.many, &self.rest)
    }
}

/// When something happens or ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Time {
    /// A point that comes by itself: "the end of the Battle", and each of them: "the end of each
    /// Battle".
    Point {
        /// The next one.
        next: String,
        /// All of them.
        each: String,
    },
    /// Something that may happen, as a clause: "a die is rolled".
    Event(String),
}

impl Time {
    /// Makes a point in time.
    pub fn point(next: &str, each: &str) -> Time {
        Time::Point { next: next.to_owned(), each: each.to_owned() }
    }

    /// Makes an event.
    pub fn event(clause: &str) -> Time {
        Time::Event(clause.to_owned())
    }

    /// Once, the next time: "at the end of the Battle", "the next time a die is rolled".
    pub fn at(&self) -> String {
        match self {
            Time::Point { next, .. } => format!("at {next}"),
            Time::Event(clause) => format!("the next time {clause}"),
        }
    }

    /// Up to then: "until the end of the Battle".
    pub fn until(&self) -> String {
        match self {
            Time::Point { next, .. } => format!("until {next}"),
            Time::Event(clause) => format!("until {clause}"),
        }
    }

    /// Every time: "at the end of each Battle", "whenever a die is rolled".
    pub fn whenever(&self) -> String {
        match self {
            Time::Point { each, .. } => format!("at {each}"),
            Time::Event(clause) => format!("whenever {clause}"),
        }
    }
}
