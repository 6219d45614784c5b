//! What holds for the rest of a turn.

use fracas_cards::effect::{Clause, Spelling, Subject, Word};

/// What holds for the rest of a turn, once a card said so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Boon {
    /// `"double-tokens"`: all other cards of this turn give twice their Tokens.
    DoubleTokens,
    /// `"double-power"`: all other cards of this turn give twice their Power.
    DoublePower,
    /// `"tokens-as-power"`: you may pay Power with Tokens.
    TokensAsPower,
    /// `"power-as-tokens"`: you may pay Tokens with Power.
    PowerAsTokens,
    /// `"put-on-deck"`: you may put cards that you buy or gain on top of your deck.
    PutOnDeck,
    /// `"second-green"`: you gain a second copy of the next Green card that you buy.
    SecondGreen,
    /// `"second-red"`: you gain a second copy of the next Red card that you buy.
    SecondRed,
}

impl Boon {
    /// All of them, in their order.
    pub const ALL: [Boon; 7] = [
        Boon::DoubleTokens,
        Boon::DoublePower,
        Boon::TokensAsPower,
        Boon::PowerAsTokens,
        Boon::PutOnDeck,
        Boon::SecondGreen,
        Boon::SecondRed,
    ];
}

impl Word for Boon {
    type Saying = Clause;
    const KIND: &'static str = "boon";
    const WORDS: &'static [Spelling<Self>] = &[
        ("double-tokens", |word| word.alone(Boon::DoubleTokens)),
        ("double-power", |word| word.alone(Boon::DoublePower)),
        ("tokens-as-power", |word| word.alone(Boon::TokensAsPower)),
        ("power-as-tokens", |word| word.alone(Boon::PowerAsTokens)),
        ("put-on-deck", |word| word.alone(Boon::PutOnDeck)),
        ("second-green", |word| word.alone(Boon::SecondGreen)),
        ("second-red", |word| word.alone(Boon::SecondRed)),
    ];

    fn say(&self) -> Clause {
        let others = || Subject::many("all other cards of this turn");
        match self {
            Boon::DoubleTokens => Clause::new(others(), "give", "twice their Tokens"),
            Boon::DoublePower => Clause::new(others(), "give", "twice their Power"),
            Boon::TokensAsPower => {
                Clause::new(Subject::many("your Tokens"), "count", "as Power too this turn")
            }
            Boon::PowerAsTokens => {
                Clause::new(Subject::one("your Power"), "count", "as Tokens too this turn")
            }
            Boon::PutOnDeck => {
                let cards = Subject::many("cards that you buy or gain this turn");
                Clause::new(cards, "may go", "on top of your deck")
            }
            Boon::SecondGreen => Clause::you("gain", second("Green")),
            Boon::SecondRed => Clause::you("gain", second("Red")),
        }
    }
}

fn second(colour: &str) -> String {
    format!("a second copy of the next {colour} card that you buy this turn")
}
