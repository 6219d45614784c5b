//! What can be tested.

use fracas_cards::effect::{Spelling, Word, Written};

use super::filter::{read_filter, read_of};
use super::{Filter, Tint, Whom};

/// The most that can be asked of costs, cards and what was spent.
const MOST: i32 = 30;

/// Something that is so or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// `"stack-has-cards"`: the stack of this card still has cards (R134).
    StackHasCards,
    /// `"first-card"`: this is the first card you played this turn.
    FirstCard,
    /// `"played-before"`: you played this card before in this turn.
    PlayedBefore,
    /// `{ played = "gold" }`: you played a card of this colour this turn.
    Played(Tint),
    /// `{ played-others = { colour = "green", least = 3 } }`: you played so many other cards of this colour
    /// this turn.
    PlayedOthers(Tint, u8),
    /// `{ shown-costs-at-least = 1 }`: the card that was revealed, discarded or deleted last costs so much.
    ShownCosts(u8),
    /// `{ shown-is = { .. } }`: the card that was revealed, discarded or deleted last is such a card.
    ShownIs(Filter),
    /// `"discard-pile-empty"`: your discard pile is empty.
    DiscardEmpty,
    /// `{ hand-holds = { of = "that-player", is = "loot" } }`: a hand holds such a card.
    HandHolds(Whom, Filter),
    /// `{ different-in-hand = 5 }`: your hand holds so many different cards.
    DifferentInHand(u8),
    /// `"copy-on-board"`: a copy of the card that was chosen can be gained from the board.
    CopyOnBoard,
    /// `"can-draw"`: your deck or discard pile holds a card.
    CanDraw,
    /// `"settled"`: this effect said `settle`.
    Settled,
    /// `{ tokens-spent = 5 }`: you spent so many Tokens this turn.
    TokensSpent(u8),
    /// `{ power-spent = 5 }`: you spent so much Power this turn.
    PowerSpent(u8),
    /// `{ bought = "green" }`: you bought a card of this colour this turn.
    Bought(Tint),
}

impl Word for Condition {
    type Saying = String;
    const KIND: &'static str = "condition";
    const WORDS: &'static [Spelling<Self>] = &[
        ("stack-has-cards", |word| word.alone(Condition::StackHasCards)),
        ("first-card", |word| word.alone(Condition::FirstCard)),
        ("played-before", |word| word.alone(Condition::PlayedBefore)),
        ("played", |word| word.word().map(Condition::Played)),
        ("played-others", |word| read_played_others(&word)),
        ("shown-costs-at-least", |word| Some(Condition::ShownCosts(word.number(1..=MOST)? as u8))),
        ("shown-is", |word| read_shown_is(&word)),
        ("discard-pile-empty", |word| word.alone(Condition::DiscardEmpty)),
        ("hand-holds", |word| read_of(word, Condition::HandHolds)),
        ("different-in-hand", |word| {
            Some(Condition::DifferentInHand(word.number(2..=MOST)? as u8))
        }),
        ("copy-on-board", |word| word.alone(Condition::CopyOnBoard)),
        ("can-draw", |word| word.alone(Condition::CanDraw)),
        ("settled", |word| word.alone(Condition::Settled)),
        ("tokens-spent", |word| Some(Condition::TokensSpent(word.number(1..=MOST)? as u8))),
        ("power-spent", |word| Some(Condition::PowerSpent(word.number(1..=MOST)? as u8))),
        ("bought", |word| word.word().map(Condition::Bought)),
    ];

    fn say(&self) -> String {
        match self {
            Condition::StackHasCards => "the stack of this card still has cards".to_owned(),
            Condition::FirstCard => "this is the first card you played this turn".to_owned(),
            Condition::PlayedBefore => "you played this card before in this turn".to_owned(),
            Condition::Played(tint) => format!("you played a {} card this turn", tint.say()),
            Condition::PlayedOthers(tint, least) => {
                format!("you played at least {least} other {} cards this turn", tint.say())
            }
            Condition::ShownCosts(least) => format!("that card costs {least} or more"),
            Condition::ShownIs(filter) => {
                format!("that card is {}", filter.noun("").some(1))
            }
            Condition::DiscardEmpty => "your discard pile is empty".to_owned(),
            Condition::HandHolds(of, filter) => {
                format!("{} holds {}", of.own("hand"), filter.noun("").some(1))
            }
            Condition::DifferentInHand(least) => {
                format!("your hand holds {least} or more different cards")
            }
            Condition::CopyOnBoard => "the board has a copy of {it}".to_owned(),
            Condition::CanDraw => "you can draw a card".to_owned(),
            Condition::Settled => "someone does".to_owned(),
            Condition::TokensSpent(least) => {
                format!("you spent {least} or more Tokens this turn")
            }
            Condition::PowerSpent(least) => format!("you spent {least} or more Power this turn"),
            Condition::Bought(tint) => format!("you bought a {} card this turn", tint.say()),
        }
    }
}

fn read_played_others(word: &Written<'_>) -> Option<Condition> {
    let table = word.table()?;
    let tint = table.value("colour").and_then(Tint::read);
    let least = table.number("least", 1..=i64::from(MOST));
    table.finish();
    Some(Condition::PlayedOthers(tint?, least? as u8))
}

fn read_shown_is(word: &Written<'_>) -> Option<Condition> {
    let table = word.table()?;
    let filter = read_filter(&table);
    table.finish();
    filter.map(Condition::ShownIs)
}
