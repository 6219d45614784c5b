//! What can be tested.

use fracas_cards::effect::{Spelling, Word, with_article};

use super::{Token, Type};

/// Something that may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// `"it-dies"`: the Dude that was chosen has been killed.
    ItDies,
    /// `"it-is-shielded"`: the Dude that was chosen has a Shield.
    ItIsShielded,
    /// `"it-is-damaged"`: the Dude that was chosen has damage.
    ItIsDamaged,
    /// `{ it-is = "monster" }`: the Dude that was chosen is of a type.
    ItIs(Type),
    /// `"this-is-damaged"`: this Dude has damage.
    ThisIsDamaged,
    /// `"this-is-unhurt"`: this Dude has none.
    ThisIsUnhurt,
    /// `"this-is-shielded"`: this Dude has a Shield.
    ThisIsShielded,
    /// `"behind"`: you have fewer Victory Points than every other player.
    Behind,
    /// `"not-leading"`: somebody has more Victory Points than you.
    NotLeading,
    /// `"alone"`: you control no other Dude.
    Alone,
    /// `{ dudes-at-least = 3 }`: you control so many Dudes.
    DudesAtLeast(u8),
    /// `{ has = "shield" }`: you have a token of a kind.
    Has(Token),
    /// `"empty-hand"`: you have no Dude in hand.
    EmptyHand,
    /// `{ die-at-least = 5 }`: the Power Die shows so much.
    DieAtLeast(u8),
}

impl Word for Condition {
    type Saying = String;
    const KIND: &'static str = "condition";
    const WORDS: &'static [Spelling<Self>] = &[
        ("it-dies", |word| word.alone(Condition::ItDies)),
        ("it-is-shielded", |word| word.alone(Condition::ItIsShielded)),
        ("it-is-damaged", |word| word.alone(Condition::ItIsDamaged)),
        ("it-is", |word| word.value()?.as_word(&Type::WORDS).map(Condition::ItIs)),
        ("this-is-damaged", |word| word.alone(Condition::ThisIsDamaged)),
        ("this-is-unhurt", |word| word.alone(Condition::ThisIsUnhurt)),
        ("this-is-shielded", |word| word.alone(Condition::ThisIsShielded)),
        ("behind", |word| word.alone(Condition::Behind)),
        ("not-leading", |word| word.alone(Condition::NotLeading)),
        ("alone", |word| word.alone(Condition::Alone)),
        ("dudes-at-least", |word| Some(Condition::DudesAtLeast(word.number(2..=9)? as u8))),
        ("has", |word| word.value()?.as_word(&Token::WORDS).map(Condition::Has)),
        ("empty-hand", |word| word.alone(Condition::EmptyHand)),
        ("die-at-least", |word| Some(Condition::DieAtLeast(word.number(2..=6)? as u8))),
    ];

    fn say(&self) -> String {
        match self {
            Condition::ItDies => "it dies".to_owned(),
            Condition::ItIsShielded => "it has a Shield".to_owned(),
            Condition::ItIsDamaged => "it is damaged".to_owned(),
            Condition::ItIs(kind) => format!("it is {}", with_article(kind.name())),
            Condition::ThisIsDamaged => "this Dude is damaged".to_owned(),
            Condition::ThisIsUnhurt => "this Dude is unhurt".to_owned(),
            Condition::ThisIsShielded => "this Dude has a Shield".to_owned(),
            Condition::Behind => "you have fewer Victory Points than every other player".to_owned(),
            Condition::NotLeading => "another player has more Victory Points than you".to_owned(),
            Condition::Alone => "you control no other Dude".to_owned(),
            Condition::DudesAtLeast(least) => {
                format!("you control {least} or more Dudes")
            }
            Condition::Has(token) => format!("you have a {}", token.name()),
            Condition::EmptyHand => "you have no Dude in hand".to_owned(),
            Condition::DieAtLeast(least) => format!("the Power Die shows {least} or more"),
        }
    }
}
