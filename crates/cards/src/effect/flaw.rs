//! What a game finds wrong with an effect, beyond what reading it finds out.

use crate::reader::Value;

/// Something wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// What is wrong.
    pub message: String,
    /// What stands in the wrong place.
    pub label: &'static str,
    /// What would be right.
    pub help: String,
}

impl Flaw {
    /// Says what is wrong and what would be right.
    pub fn new(message: &str, label: &'static str, help: &str) -> Flaw {
        Flaw { message: message.to_owned(), label, help: help.to_owned() }
    }

    /// Says that something is about what was chosen, and nothing of the kind was.
    pub fn nothing_chosen(what: &str, group: &str) -> Flaw {
        Flaw {
            message: format!("there is no {what}"),
            label: "is about what was chosen",
            help: format!("write {{ pick = {{ from = \"{group}\" }}, then = .. }} around it"),
        }
    }

    /// Reports it at an effect.
    pub fn report(&self, effect: Value<'_>) {
        effect.error(&*self.message, self.label, Some(&self.help));
    }
}
