//! The text of a card, made from the effect that the engine carries out.
//!
//! Two conventions keep every nesting unambiguous and most of it plain:
//!
//! - A sentence ends what it begins. What depends on an `if`, a moment or a choice stands in the same sentence, joined
//!   by "and" or "then"; the next sentence happens whatever became of it. The exceptions announce themselves:
//!   "Otherwise,", "If you do,", "Heads:", and "In any case," after the last of those labels.
//! - Within a sentence, what reaches further than its place is put in brackets: "flip a coin (heads: draw a card;
//!   tails: lose 1 token), then gain 1 token".

mod phrase;
mod sentence;

use super::ast::{Effect, Selection};
use super::english::capitalised;
use super::word::Vocabulary;

use phrase::Place;
use sentence::{chooses, flattened, offer_of, phrase};

impl<V: Vocabulary> Effect<V> {
    /// Says the effect in whole sentences, as the text of a card.
    pub fn text(&self) -> String {
        let mut sentences = Vec::new();
        let mut after_labels = false;
        for part in flattened(std::slice::from_ref(self)) {
            let said = phrase(part, Place::Alone);
            let first = if after_labels { format!("in any case, {}", said.text) } else { said.text };
            sentences.push(first);
            sentences.extend(said.more);
            after_labels = said.ends_in_labels;
        }
        if sentences.is_empty() {
            return "Nothing happens.".to_owned();
        }
        let finished = sentences.iter().map(|sentence| format!("{}.", capitalised(sentence)));
        finished.collect::<Vec<_>>().join(" ")
    }

    /// Says the effect in one phrase, as an option to choose.
    pub fn label(&self) -> String {
        capitalised(&phrase(self, Place::Item).text)
    }

    /// Says what an offer is about: "Lose 2 tokens to draw a card?".
    pub(super) fn question(&self) -> String {
        format!("{}?", capitalised(&offer_of(self)))
    }
}

impl<V: Vocabulary> Selection<V> {
    /// Asks for the choice: "Choose a card in your hand".
    pub(super) fn question(&self) -> String {
        capitalised(&format!("choose {}", self.say()))
    }

    /// Says who chooses what: "your opponent chooses a card in your hand".
    pub(super) fn statement(&self) -> String {
        chooses(self)
    }
}
