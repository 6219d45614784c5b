//! The text of a card, made from the effect that the engine carries out.
//!
//! Two conventions keep every nesting unambiguous and most of it plain:
//!
//! - A sentence ends what it begins. What depends on an `if`, a moment or a choice stands in the
//!   same sentence, joined by "and" or "then"; the next sentence happens whatever became of it. The
//!   exceptions announce themselves: "Otherwise,", "If you do,", "Heads:", and "In any case," after
//!   the last of those labels.
//! - Within a sentence, what reaches further than its place is put in brackets: "flip a coin
//!   (heads: draw a card; tails: lose 1 token), then gain 1 token".

mod choice;
mod phrase;
mod sentence;

use super::ast::{Effect, Selection};
use super::english::capitalised;
use super::word::{Vocabulary, Word};

use choice::Offer;
use phrase::{Place, Tone};
pub(super) use sentence::how_long;
use sentence::{flattened, phrase};

impl<V: Vocabulary> Effect<V> {
    /// Says the effect in whole sentences, as the text of a card.
    pub fn text(&self) -> String {
        let (sentences, _) = sentences(self, Tone::CARD);
        if sentences.is_empty() {
            return "Nothing happens.".to_owned();
        }
        let finished = sentences.iter().map(|sentence| format!("{}.", capitalised(sentence)));
        finished.collect::<Vec<_>>().join(" ")
    }

    /// Says the effect as the end of a sentence that other words begin, such as "When it is sold:".
    ///
    /// All of it stands in that sentence, but for the results of chance, which are labelled.
    pub fn text_after(&self, lead: &str) -> String {
        let said = phrase(self, Place::Led, Tone::CARD);
        let more = said.more.iter().map(|sentence| format!(" {}.", capitalised(sentence)));
        format!("{lead} {}.{}", said.text, more.collect::<String>())
    }

    /// Says the effect in one phrase, as an option for someone to choose.
    pub(super) fn label(&self, chooser: &V::Role) -> String {
        capitalised(&phrase(self, Place::Item, Tone::CARD.after(&chooser.say())).text)
    }
}

/// Says an effect in whole sentences, and whether the last of them are labelled.
fn sentences<V: Vocabulary>(effect: &Effect<V>, tone: Tone<'_>) -> (Vec<String>, bool) {
    let mut sentences = Vec::new();
    let mut after_labels = false;
    for part in flattened(std::slice::from_ref(effect)) {
        let said = phrase(part, Place::Alone, tone);
        sentences.push(if after_labels {
            format!("in any case, {}", said.text)
        } else {
            said.text
        });
        sentences.extend(said.more);
        after_labels = said.ends_in_labels;
    }
    (sentences, after_labels)
}

/// Asks whether an offer is taken: "Lose 2 tokens to draw a card?".
pub(super) fn offer_question<V: Vocabulary>(
    pay: Option<&V::Operation>,
    then: Option<&Effect<V>>,
    by: &V::Role,
) -> String {
    let offer = Offer::<V> { subject: by.say(), pay, then };
    format!("{}?", capitalised(&offer.content()))
}

impl<V: Vocabulary> Selection<V> {
    /// Asks for the choice: "Choose a card in your hand".
    pub(super) fn question(&self) -> String {
        capitalised(&format!("choose {}", self.say()))
    }
}
