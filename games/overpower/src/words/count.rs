//! What can be counted.

use fracas_cards::effect::{Noun, Spelling, Word};

/// Something of which there are so many.
#[derive(Clone, Debug, PartialEq)]
pub enum Count {
    /// `"defeated"`: the Objectives in your Defeated pile.
    Defeated,
    /// `"placed"`: the cards placed to the character that plays the card.
    Placed,
    /// `"its-value"`: the value of the card that was chosen.
    ItsValue,
}

impl Word for Count {
    type Saying = Noun;
    const KIND: &'static str = "count";
    const WORDS: &'static [Spelling<Self>] = &[
        ("defeated", |word| word.alone(Count::Defeated)),
        ("placed", |word| word.alone(Count::Placed)),
        ("its-value", |word| word.alone(Count::ItsValue)),
    ];

    fn say(&self) -> Noun {
        match self {
            Count::Defeated => Noun::new("Objective", "in your Defeated pile"),
            Count::Placed => Noun::new("card", "placed to this character"),
            Count::ItsValue => Noun::new("point", "of {its} value"),
        }
    }
}
