//! What can be counted.

use fracas_cards::effect::{Noun, Spelling, Word};

/// Something to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// `"cards-in-hand"`: cards in your hand.
    CardsInHand,
    /// `"other-attacks"`: other Attack cards you have in play.
    OtherAttacks,
    /// `"batteries"`: Battery cards you have in play.
    Batteries,
    /// `"missing-health"`: Health that your robot is short of.
    MissingHealth,
    /// `{ enemies-within = 2 }`: enemies within so many spaces of your robot.
    EnemiesWithin(u8),
}

impl Word for Count {
    type Saying = Noun;
    const KIND: &'static str = "count";
    const WORDS: &'static [Spelling<Self>] = &[
        ("cards-in-hand", |word| word.alone(Count::CardsInHand)),
        ("other-attacks", |word| word.alone(Count::OtherAttacks)),
        ("batteries", |word| word.alone(Count::Batteries)),
        ("missing-health", |word| word.alone(Count::MissingHealth)),
        ("enemies-within", |word| Some(Count::EnemiesWithin(word.number(1..=6)? as u8))),
    ];

    fn say(&self) -> Noun {
        match self {
            Count::CardsInHand => Noun::new("card", "in your hand"),
            Count::OtherAttacks => Noun::new("other Attack card", "you have in play"),
            Count::Batteries => Noun::new("Battery card", "you have in play"),
            Count::MissingHealth => Noun::irregular("Health", "Health", "your robot is short of"),
            Count::EnemiesWithin(range) => Noun::new("enemy", &format!("within range {range}")),
        }
    }
}
