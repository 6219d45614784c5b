//! When heroes and cards in front of their owners act.

use fracas_cards::effect::{Spelling, Word, Written, with_article};

use super::filter::{read_filter, table_of};
use super::{Filter, Tint};

/// When something happens that a hero or a card in front of its owner waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// `"start-of-turn"`: your turn begins (R64).
    StartOfTurn,
    /// `"end-of-turn"`: your turn ends.
    EndOfTurn,
    /// `"end-of-opponents-turn"`: the turn of an opponent ends.
    EndOfOpponentsTurn,
    /// `{ played = { colour = "red", number = 4 } }`: you play the card of this colour with this number in this turn.
    Played(Tint, u8),
    /// `{ different-played = 5 }`: you have played so many different cards this turn.
    DifferentPlayed(u8),
    /// `"loot-played"`: you play a Boss Loot.
    LootPlayed,
    /// `{ acquired = { .. } }`: you buy or gain such a card, which is "it".
    Acquired(Filter),
    /// `{ acquired-on-your-turn = { .. } }`: you buy or gain such a card in your turn.
    AcquiredOnTurn(Filter),
    /// `"opponent-bought-loot"`: an opponent buys a Boss Loot.
    OpponentBoughtLoot,
}

impl On {
    /// Checks whether it can come in one's own turn after cards were played.
    pub(crate) fn can_follow_plays(self) -> bool {
        match self {
            On::EndOfTurn
            | On::Played(..)
            | On::DifferentPlayed(_)
            | On::LootPlayed
            | On::Acquired(_)
            | On::AcquiredOnTurn(_) => true,
            On::StartOfTurn | On::EndOfOpponentsTurn | On::OpponentBoughtLoot => false,
        }
    }

    /// Checks whether a play leads to it.
    pub(crate) fn is_of_plays(self) -> bool {
        matches!(self, On::Played(..) | On::DifferentPlayed(_) | On::LootPlayed)
    }
}

/// The most cards whose number can be waited for.
const MOST: i64 = 20;

impl Word for On {
    type Saying = String;
    const KIND: &'static str = "time";
    const WORDS: &'static [Spelling<Self>] = &[
        ("start-of-turn", |word| word.alone(On::StartOfTurn)),
        ("end-of-turn", |word| word.alone(On::EndOfTurn)),
        ("end-of-opponents-turn", |word| word.alone(On::EndOfOpponentsTurn)),
        ("played", |word| read_played(&word)),
        ("different-played", |word| Some(On::DifferentPlayed(word.number(2..=MOST as i32)? as u8))),
        ("loot-played", |word| word.alone(On::LootPlayed)),
        ("acquired", |word| read_acquired(word, On::Acquired)),
        ("acquired-on-your-turn", |word| read_acquired(word, On::AcquiredOnTurn)),
        ("opponent-bought-loot", |word| word.alone(On::OpponentBoughtLoot)),
    ];

    /// Says when, as it begins a sentence: "when you play a Boss Loot".
    fn say(&self) -> String {
        match self {
            On::StartOfTurn => "at the start of your turn".to_owned(),
            On::EndOfTurn => "at the end of your turn".to_owned(),
            On::EndOfOpponentsTurn => "at the end of each opponent's turn".to_owned(),
            On::Played(tint, number) => {
                format!("when you play your {} {} card in a turn", ordinal(*number), tint.say())
            }
            On::DifferentPlayed(number) => {
                format!("when you have played {number} different cards in a turn")
            }
            On::LootPlayed => "when you play a Boss Loot".to_owned(),
            On::Acquired(filter) => format!("when you buy or gain {}", acquired(*filter)),
            On::AcquiredOnTurn(filter) => {
                format!("when you buy or gain {} in your turn", acquired(*filter))
            }
            On::OpponentBoughtLoot => "when an opponent buys a Boss Loot".to_owned(),
        }
    }
}

fn acquired(filter: Filter) -> String {
    with_article(&filter.noun("").each())
}

fn ordinal(number: u8) -> String {
    const WORDS: [&str; 9] =
        ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];
    let word = usize::from(number).checked_sub(1).and_then(|at| WORDS.get(at));
    word.map_or_else(|| format!("{number}th"), |word| (*word).to_owned())
}

fn read_played(word: &Written<'_>) -> Option<On> {
    let table = word.table()?;
    let tint = table.value("colour").and_then(Tint::read);
    let number = table.number("number", 1..=MOST);
    table.finish();
    Some(On::Played(tint?, number? as u8))
}

fn read_acquired(word: Written<'_>, make: fn(Filter) -> On) -> Option<On> {
    let Some(table) = table_of(&word) else { return word.alone(make(Filter::ANY)) };
    let filter = read_filter(&table);
    table.finish();
    filter.map(make)
}
