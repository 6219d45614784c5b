//! How operations are written and said.

use fracas_cards::effect::{Amount, Clause, Spelling, Subject, Word, Written};
use fracas_cards::{Fields, Kind, Value};

use super::{Operation, Place};
use crate::words::filter::read_whom;
use crate::words::{Number, Whom};

/// The most Tokens, Power or cards that one operation can be about.
const MOST: i32 = 20;

impl Word for Operation {
    type Saying = Clause;
    const KIND: &'static str = "operation";
    const WORDS: &'static [Spelling<Self>] = &[
        ("tokens", |word| word.amount(1..=MOST).map(Operation::Tokens)),
        ("power", |word| word.amount(1..=MOST).map(Operation::Power)),
        ("draw", |word| read_cards(word.value()?).map(|(cards, who)| Operation::Draw(cards, who))),
        ("gain-pox", read_gain_pox),
        ("pox-on-deck", |word| word.word().map(Operation::PoxOnDeck)),
        ("balance-pox", |word| word.word().map(Operation::BalancePox)),
        ("reveal-top", |word| word.word().map(Operation::RevealTop)),
        ("look-at-top", |word| word.alone(Operation::LookAtTop)),
        ("discard-top", |word| word.word().map(Operation::DiscardTop)),
        ("reveal-hand", |word| word.word().map(Operation::RevealHand)),
        ("discard-hand", |word| word.word().map(Operation::DiscardHand)),
        ("discard", |word| word.alone(Operation::Discard)),
        ("delete", |word| word.alone(Operation::Delete)),
        ("delete-stack", |word| word.alone(Operation::DeleteStack)),
        ("delete-this", |word| word.alone(Operation::DeleteThis)),
        ("reveal", |word| word.alone(Operation::Reveal)),
        ("gain", read_gain),
        ("gain-fleshreaper", |word| word.alone(Operation::GainFleshreaper)),
        ("gain-copies", |word| word.alone(Operation::GainCopies)),
        ("take", |word| word.alone(Operation::Take)),
        ("steal", |word| word.alone(Operation::Steal)),
        ("put-on-deck", |word| word.alone(Operation::PutOnDeck)),
        ("put-under-deck", |word| word.alone(Operation::PutUnderDeck)),
        ("put-this-under-deck", |word| word.alone(Operation::PutThisUnderDeck)),
        ("copy", |word| word.alone(Operation::Copy)),
        ("play-and-return", |word| word.alone(Operation::Borrow)),
        ("roll", |word| word.alone(Operation::Roll)),
        ("roll-again", |word| word.alone(Operation::RollAgain)),
        ("move-glob", |word| word.alone(Operation::MoveGlob)),
        ("ask", |word| word.alone(Operation::Ask)),
        ("settle", |word| word.alone(Operation::Settle)),
        ("ones-become", |word| Some(Operation::OnesBecome(word.number(2..=MOST)? as u8))),
        ("this-turn", |word| word.word().map(Operation::ThisTurn)),
        ("draw-at-end", |word| Some(Operation::DrawAtEnd(word.number(1..=MOST)? as u8))),
    ];

    fn say(&self) -> Clause {
        match self {
            Operation::Tokens(amount) => Clause::you("get", counted(amount, "Token", "Tokens")),
            Operation::Power(amount) => Clause::you("get", counted(amount, "Power", "Power")),
            Operation::Draw(cards, who) => {
                Clause::new(who.say(), "draw", one_or_more(cards, "a card", "cards"))
            }
            Operation::GainPox(cards, who) => {
                Clause::new(who.say(), "gain", one_or_more(cards, "a PAX Pox", "PAX Pox"))
            }
            Operation::PoxOnDeck(who) => {
                let deck = who.own("deck");
                Clause::new(who.say(), "put", format!("a PAX Pox on top of {deck}"))
            }
            Operation::BalancePox(who) => said_balance(*who),
            Operation::RevealTop(who) => Clause::new(who.say(), "reveal", top_card(*who)),
            Operation::LookAtTop => Clause::you("look", format!("at {}", top_card(Whom::You))),
            Operation::DiscardTop(who) => Clause::new(who.say(), "discard", top_card(*who)),
            Operation::RevealHand(who) => Clause::new(who.say(), "reveal", who.own("hand")),
            Operation::DiscardHand(who) => Clause::new(who.say(), "discard", who.own("hand")),
            Operation::Discard => Clause::new(Subject::Owner, "discard", "{it}").leading(),
            Operation::Reveal => Clause::new(Subject::Owner, "reveal", "{it}").leading(),
            Operation::Settle => Clause::silent(),
            Operation::OnesBecome(amount) => Clause::new(
                Subject::many("cards that give 1 Token or 1 Power"),
                "give",
                format!("{amount} instead for the rest of the turn"),
            ),
            Operation::ThisTurn(boon) => boon.say(),
            Operation::DrawAtEnd(cards) => {
                let extra =
                    one_or_more(&Amount::Fixed((*cards).into()), "an extra card", "extra cards");
                Clause::you("draw", format!("{extra} for your next hand"))
            }
            Operation::Delete => Clause::you("delete", "{it}").leading(),
            Operation::DeleteStack => Clause::you("delete", "the whole stack of {it}"),
            Operation::DeleteThis => Clause::you("delete", "this card"),
            Operation::Gain(Place::DiscardPile) | Operation::Steal => Clause::you("gain", "{it}"),
            Operation::Gain(Place::Hand) => Clause::you("gain", "{it} into your hand"),
            Operation::GainFleshreaper => Clause::you("gain", "a Fleshreaper"),
            Operation::GainCopies => Clause::you("gain", "a copy of {each}"),
            Operation::Take => Clause::you("put", "{it} into your hand"),
            Operation::PutOnDeck => Clause::you("put", "it on top of your deck"),
            Operation::PutUnderDeck => Clause::you("put", "it under your deck"),
            Operation::PutThisUnderDeck => Clause::you("put", "this card under your deck"),
            Operation::Copy => Clause::you("play", "this card as a copy of {it}"),
            Operation::Borrow => Clause::you("play", "{it} as your own and give {them} back"),
            Operation::Roll => Clause::you("roll", "the d20"),
            Operation::RollAgain => Clause::you("roll", "again"),
            Operation::MoveGlob => {
                Clause::you("move", "the Glob token to {it} (nobody can buy or gain from under it)")
            }
            Operation::Ask => Clause::you("ask", "{it} for a high five").leading(),
            Operation::Block => Clause::you("block", "the attack with {it}"),
        }
    }
}

/// Gets the table after a word, if it says for whom something is done.
fn table_with<'a>(value: Value<'a>, keys: &[&str]) -> Option<Fields<'a>> {
    let table = if value.kind() == Kind::Table { value.as_table() } else { None };
    table.filter(|table| keys.iter().any(|key| table.has(key)))
}

fn read_cards(value: Value<'_>) -> Option<(Number, Whom)> {
    let Some(table) = table_with(value, &["cards", "who"]) else {
        return Some((Amount::read(value, 1..=MOST)?, Whom::You));
    };
    let cards = table
        .optional_value("cards")
        .map_or(Some(Amount::Fixed(1)), |cards| Amount::read(cards, 1..=MOST));
    let who = read_whom(&table, "who");
    table.finish();
    Some((cards?, who?))
}

fn read_gain_pox(word: Written<'_>) -> Option<Operation> {
    let Some(value) = word.optional_value().filter(|value| value.kind() != Kind::Flag) else {
        return word.alone(Operation::GainPox(Amount::Fixed(1), Whom::You));
    };
    read_cards(value).map(|(cards, who)| Operation::GainPox(cards, who))
}

fn read_gain(word: Written<'_>) -> Option<Operation> {
    let Some(value) = word.optional_value().filter(|value| value.kind() == Kind::Text) else {
        return word.alone(Operation::Gain(Place::DiscardPile));
    };
    let places = [("hand", Place::Hand), ("discard-pile", Place::DiscardPile)];
    value.as_word(&places).map(Operation::Gain)
}

/// Says an amount with its unit: "2 Tokens for each card in your hand".
fn counted(amount: &Number, one: &str, many: &str) -> String {
    let written = amount.written();
    let unit = if written == 1 { one } else { many };
    format!("{written} {unit}{}", amount.for_each())
}

fn one_or_more(cards: &Number, one: &str, many: &str) -> String {
    let written = cards.written();
    let some = if written == 1 { one.to_owned() } else { format!("{written} {many}") };
    format!("{some}{}", cards.for_each())
}

fn top_card(who: Whom) -> String {
    format!("the top card of {}", who.own("deck"))
}

fn said_balance(who: Whom) -> Clause {
    let (head, turn) = (who.own("head"), who.own("next turn"));
    let rest = format!(
        "a PAX Pox on {head} (at most one; a roll at the end of {turn} tells whether it drops and is \
         gained)"
    );
    Clause::new(who.say(), "balance", rest)
}
