//! Kinds of things.

use super::subject::Subject;
use super::words::{joined, plural_of, with_article};

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
    /// Whether there are always some.
    is_certain: bool,
    /// Whether they are some of those named last: "one of them".
    is_of_them: bool,
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
        Noun {
            one,
            many,
            rest,
            is_only: false,
            called: None,
            owner: None,
            is_certain: false,
            is_of_them: false,
        }
    }

    /// Makes the noun of something that there is only one of: "the top card of your deck".
    pub fn the(one: &str, rest: &str) -> Noun {
        Noun { is_only: true, ..Noun::new(one, rest) }
    }

    /// Makes the noun of some of those that were named last: "one of them".
    ///
    /// ```
    /// use fracas_cards::effect::Noun;
    ///
    /// let noun = Noun::of_them("that cost 3 or more");
    /// assert_eq!(noun.some(1), "one of them that cost 3 or more");
    /// ```
    pub fn of_them(rest: &str) -> Noun {
        Noun { is_of_them: true, ..Noun::irregular("of them", "them", rest) }
    }

    /// Makes the noun of things of which there are always some to choose from.
    #[must_use]
    pub fn certain(self) -> Noun {
        Noun { is_certain: true, ..self }
    }

    /// Whether there are always some.
    pub(in crate::effect) fn is_certain(&self) -> bool {
        self.is_certain
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
    pub(in crate::effect) fn owner(&self) -> Subject {
        self.owner.clone().unwrap_or(Subject::You)
    }

    /// The start of what happens with each, as a text that calls it by its name begins: "that player ".
    pub(in crate::effect) fn call(&self) -> Option<String> {
        self.called.as_ref().map(|called| format!("{called} "))
    }

    /// That many of them: "a card in your hand", "2 cards in your hand".
    pub fn some(&self, count: u32) -> String {
        match count {
            1 if self.is_of_them => joined("one of them", &self.rest),
            _ if self.is_of_them => joined(&format!("{count} of them"), &self.rest),
            1 if self.is_only => joined(&format!("the {}", self.one), &self.rest),
            1 => joined(&with_article(&self.one), &self.rest),
            _ => joined(&format!("{count} {}", self.many), &self.rest),
        }
    }

    /// Each single one of them: "all cards in your hand", "all of them".
    pub fn every(&self) -> String {
        let all =
            if self.is_of_them { "all of them".to_owned() } else { format!("all {}", self.many) };
        joined(&all, &self.rest)
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
