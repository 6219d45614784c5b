//! What can be counted.

use fracas_cards::effect::{Noun, Spelling, Word, Written};

use super::filter::{read_of, read_whom};
use super::{Filter, Whom};

/// The most Victory Points that a card can be asked to be worth.
const MOST_POINTS: i8 = 20;

/// Something that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// `"different-cards-played"`: cards with different names that you played this turn (R157).
    DifferentPlayed,
    /// `"cards-deleted"`: cards deleted by this card.
    Deleted,
    /// `{ cards-in-hand = { of = "that-player", .. } }`: cards in a hand.
    InHand(Whom, Filter),
    /// `{ worth-in-hand = { of = "that-player", points-at-least = 2 } }`: cards in a hand worth so many
    /// Victory Points or more.
    WorthInHand(Whom, i8),
}

impl Word for Count {
    type Saying = Noun;
    const KIND: &'static str = "count";
    const WORDS: &'static [Spelling<Self>] = &[
        ("different-cards-played", |word| word.alone(Count::DifferentPlayed)),
        ("cards-deleted", |word| word.alone(Count::Deleted)),
        ("cards-in-hand", |word| read_of(word, Count::InHand)),
        ("worth-in-hand", |word| read_worth(&word)),
    ];

    fn say(&self) -> Noun {
        match self {
            Count::DifferentPlayed => Noun::new("different card", "you played this turn"),
            Count::Deleted => Noun::new("card", "deleted this way"),
            Count::InHand(of, filter) => filter.noun(&of.place("hand")),
            Count::WorthInHand(of, points) => {
                let place = of.place("hand");
                Noun::new("card", &format!("{place} worth {points} Victory Points or more"))
            }
        }
    }
}

fn read_worth(word: &Written<'_>) -> Option<Count> {
    let table = word.table()?;
    let of = read_whom(&table, "of");
    let points = table.number("points-at-least", 1..=i64::from(MOST_POINTS));
    table.finish();
    Some(Count::WorthInHand(of?, points? as i8))
}
