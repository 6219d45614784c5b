//! Numbers on cards: written, or counted while the card is run.

use std::ops::RangeInclusive;

use crate::reader::{Kind, Value};

use super::context::Context;
use super::english::Noun;
use super::host::Facts;
use super::word::{Vocabulary, Word};

/// A number on a card: `3`, `"cards-in-hand"` or `{ each = 5, of = "cards-in-hand" }`.
#[derive(Clone, Debug, PartialEq)]
pub enum Amount<V: Vocabulary> {
    /// A number that is written on the card.
    Fixed(i32),
    /// So many for each of something.
    Counted {
        /// How many for each.
        each: i32,
        /// What is counted.
        of: Counted<V>,
    },
}

/// What an [`Amount`] counts.
#[derive(Clone, Debug, PartialEq)]
pub enum Counted<V: Vocabulary> {
    /// What the last die of this effect shows: `"rolled"`. A coin shows 1 for heads and 0 for
    /// tails.
    Rolled,
    /// The things that were chosen: `"chosen"`.
    Chosen,
    /// Something of the game.
    Game(V::Count),
}

impl<V: Vocabulary> Amount<V> {
    /// Reads an amount; a written number must lie within the bounds.
    pub fn read(value: Value<'_>, range: RangeInclusive<i32>) -> Option<Self> {
        let bounds = i64::from(*range.start())..=i64::from(*range.end());
        match value.kind() {
            Kind::Text | Kind::Table => {}
            Kind::Number => {
                return value.as_number_in(bounds).map(|number| Amount::Fixed(number as i32));
            }
            // These were reported when the file was read.
            Kind::Fraction | Kind::Date => return None,
            Kind::Flag | Kind::List => {
                let message = format!("expected an amount, found {}", value.kind());
                let help = "an amount is a whole number, or what is counted";
                value.error(message, "expected an amount", Some(help));
                return None;
            }
        }
        let is_scaled = value.kind() == Kind::Table
            && value.as_table().is_some_and(|table| table.has("of") || table.has("each"));
        if !is_scaled {
            return Some(Amount::Counted { each: 1, of: Counted::read(value)? });
        }
        let table = value.as_table()?;
        let each = table.number("each", bounds);
        let of = table.value("of").and_then(Counted::read);
        table.finish();
        Some(Amount::Counted { each: each? as i32, of: of? })
    }

    /// Counts the amount as the game stands.
    pub fn count<F: Facts<Words = V>>(&self, facts: &F, context: Context) -> i32 {
        match self {
            Amount::Fixed(number) => *number,
            Amount::Counted { each, of } => each.saturating_mul(of.count(facts, context)),
        }
    }

    /// The number that is written: the amount itself, or how many for each.
    pub fn written(&self) -> i32 {
        match self {
            Amount::Fixed(number) | Amount::Counted { each: number, .. } => *number,
        }
    }

    /// What follows the number in a text: nothing, or " for each card in your hand".
    pub fn for_each(&self) -> String {
        match self {
            Amount::Fixed(_) => String::new(),
            Amount::Counted { of, .. } => format!(" for each {}", of.say().each()),
        }
    }
}

impl<V: Vocabulary> Counted<V> {
    /// The words for what all games can count.
    pub(super) const WORDS: [&'static str; 2] = ["rolled", "chosen"];

    fn read(value: Value<'_>) -> Option<Self> {
        let word = if value.kind() == Kind::Text { value.as_text() } else { None };
        match word.as_deref() {
            Some("rolled") => Some(Counted::Rolled),
            Some("chosen") => Some(Counted::Chosen),
            Some(_) | None => V::Count::read_among(value, &Self::WORDS).map(Counted::Game),
        }
    }

    fn count<F: Facts<Words = V>>(&self, facts: &F, context: Context) -> i32 {
        match self {
            Counted::Rolled => i32::from(context.number),
            Counted::Chosen => facts.stack().things(context).len() as i32,
            Counted::Game(count) => facts.count(count, context),
        }
    }

    /// Says what is counted.
    pub fn say(&self) -> Noun {
        match self {
            Counted::Rolled => Noun::new("point", "rolled"),
            Counted::Chosen => Noun::new("one", "chosen"),
            Counted::Game(count) => count.say(),
        }
    }
}
