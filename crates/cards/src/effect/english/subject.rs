//! Who or what does something.

use super::words::third_person;

/// What follows the name of someone who has something.
const S: &str = "'s ";

/// What several things are called.
pub(super) const THEY: &str = "they";

/// Who or what does something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The reader of the card; what "you" do is said as an order.
    You,
    /// One other: "your opponent", "your Hero", "it".
    One(String),
    /// Something that is "it" once it was named: "your Hero".
    Thing(String),
    /// Someone who is "they" once they were named: "your opponent".
    Person(String),
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

    /// Makes a subject that is "it" once it was named.
    pub fn thing(name: impl Into<String>) -> Subject {
        Subject::Thing(name.into())
    }

    /// Makes a subject that is "they" once they were named.
    pub fn person(name: impl Into<String>) -> Subject {
        Subject::Person(name.into())
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
            Subject::One(name)
            | Subject::Thing(name)
            | Subject::Person(name)
            | Subject::Many(name) => name,
        }
    }

    /// The subject with a verb that fits it: "your opponent chooses".
    pub fn with(&self, verb: &str) -> String {
        format!("{} {}", self.name(), self.conjugated(verb))
    }

    /// The subject as the object of another: "them".
    pub(in crate::effect) fn object(&self) -> &str {
        let name = self.name();
        if name == THEY { "them" } else { name }
    }

    /// The subject as it is said again: "they".
    pub(in crate::effect) fn again(&self) -> Subject {
        match self {
            Subject::Thing(_) => Subject::one("it"),
            Subject::Person(_) => Subject::many(THEY),
            Subject::You | Subject::One(_) | Subject::Many(_) | Subject::It | Subject::Owner => {
                self.clone()
            }
        }
    }

    /// The subject as it is said after words that may have named it: "they", "their Hero".
    pub(in crate::effect) fn after(&self, words: &str) -> Subject {
        match self {
            Subject::Person(name) if words.contains(&**name) => self.again(),
            Subject::Thing(name) if words.starts_with(&format!("{name} ")) => self.again(),
            Subject::Thing(name) => match name.split_once(S) {
                Some((owner, own)) if words.contains(owner) => {
                    Subject::Thing(format!("their {own}"))
                }
                Some(_) | None => self.clone(),
            },
            Subject::You
            | Subject::One(_)
            | Subject::Person(_)
            | Subject::Many(_)
            | Subject::It
            | Subject::Owner => self.clone(),
        }
    }

    /// The words that follow the subject, which do not name it again: "discards a card in their hand".
    pub(super) fn followed_by(&self, words: &str) -> String {
        let person = |name: &str| {
            let words = words.replace(&format!("{name}'s"), "their");
            words.replace(&format!("{name} has"), "they have")
        };
        match self {
            Subject::Person(name) => person(name),
            Subject::Thing(name) => {
                let words = name.split_once(S).map_or(words.to_owned(), |(owner, _)| person(owner));
                words.replace(&format!("{name}'s"), "its")
            }
            Subject::You | Subject::One(_) | Subject::Many(_) | Subject::It | Subject::Owner => {
                words.to_owned()
            }
        }
    }

    pub(super) fn conjugated(&self, verb: &str) -> String {
        match self {
            Subject::One(_) | Subject::Thing(_) | Subject::Person(_) | Subject::It => {
                third_person(verb)
            }
            Subject::You | Subject::Owner | Subject::Many(_) if verb == "be" => "are".to_owned(),
            Subject::You | Subject::Owner | Subject::Many(_) => verb.to_owned(),
        }
    }
}
