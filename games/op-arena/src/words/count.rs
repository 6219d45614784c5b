//! What can be counted.

use fracas_cards::effect::{Noun, Spelling, Word};

use super::Filter;

/// Something that there is a number of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// `{ dudes = "others" }`: Dudes in play.
    Dudes(Filter),
    /// `"damage-on-this"`: the Damage Markers on this Dude.
    DamageOnThis,
    /// `"damage-on-it"`: the Damage Markers on the Dude that was chosen.
    DamageOnIt,
    /// `"hand"`: Dudes in your hand.
    Hand,
    /// `"tokens"`: the tokens you have.
    Tokens,
    /// `"die"`: the points on the Power Die.
    Die,
    /// `"cubes"`: the Reroll Cubes you have left.
    Cubes,
    /// `"nerphs-in-play"`: the Nerphs on Dudes.
    NerphsInPlay,
    /// `"other-players"`: the other players.
    OtherPlayers,
}

impl Word for Count {
    type Saying = Noun;
    const KIND: &'static str = "count";
    const WORDS: &'static [Spelling<Self>] = &[
        ("dudes", |word| Filter::read(word.value()?).map(Count::Dudes)),
        ("damage-on-this", |word| word.alone(Count::DamageOnThis)),
        ("damage-on-it", |word| word.alone(Count::DamageOnIt)),
        ("hand", |word| word.alone(Count::Hand)),
        ("tokens", |word| word.alone(Count::Tokens)),
        ("die", |word| word.alone(Count::Die)),
        ("cubes", |word| word.alone(Count::Cubes)),
        ("nerphs-in-play", |word| word.alone(Count::NerphsInPlay)),
        ("other-players", |word| word.alone(Count::OtherPlayers)),
    ];

    fn say(&self) -> Noun {
        match self {
            Count::Dudes(filter) => filter.noun(),
            Count::DamageOnThis => Noun::new("Damage Marker", "on this Dude"),
            Count::DamageOnIt => Noun::new("Damage Marker", "on it"),
            Count::Hand => Noun::new("Dude", "in your hand"),
            Count::Tokens => Noun::new("token", "you have"),
            Count::Die => Noun::new("point", "on the Power Die"),
            Count::Cubes => Noun::new("Reroll Cube", "you have left"),
            Count::NerphsInPlay => Noun::new("Nerph", "in play"),
            Count::OtherPlayers => Noun::new("other player", ""),
        }
    }
}
