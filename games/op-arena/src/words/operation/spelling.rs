//! How what can be done is written.

use fracas_cards::effect::{Amount, Clause, Spelling, Word, Written};
use fracas_cards::{Fields, Kind, Value};

use super::Operation;
use crate::words::{Number, Party, Token, Whom};

/// The most of anything that is written on a Dude.
const MOST: i32 = 15;

impl Word for Operation {
    type Saying = Clause;
    const KIND: &'static str = "operation";
    const WORDS: &'static [Spelling<Self>] = &[
        ("damage", |word| {
            read_amount(&word, Whom::It).map(|(amount, whom)| Operation::Damage(amount, whom))
        }),
        ("heal", |word| {
            read_amount(&word, Whom::It).map(|(amount, whom)| Operation::Heal(amount, whom))
        }),
        ("kill", |word| Whom::read(word.value()?).map(Operation::Kill)),
        ("discard", |word| Whom::read(word.value()?).map(Operation::Discard)),
        ("send-home", |word| Whom::read(word.value()?).map(Operation::SendHome)),
        ("shield", |word| Whom::read(word.value()?).map(Operation::Shield)),
        ("unshield", |word| Whom::read(word.value()?).map(Operation::Unshield)),
        ("nerph", |word| word.alone(Operation::Nerph)),
        ("unnerph", |word| Whom::read(word.value()?).map(Operation::Unnerph)),
        ("grow", |word| {
            let (amount, whom) = read_small(&word, "whom", Whom::This, Whom::read, 1..=5)?;
            Some(Operation::Grow(amount, whom))
        }),
        ("take-control", |word| Whom::read(word.value()?).map(Operation::TakeControl)),
        ("swap", |word| word.alone(Operation::Swap)),
        ("pass-damage", |word| Some(Operation::PassDamage(word.number(1..=MOST)? as u8))),
        ("take-tokens", |word| Some(Operation::TakeTokens(word.number(1..=9)? as u8))),
        ("gain-shields", |word| read_gain(&word, Token::Shield)),
        ("gain-nerphs", |word| read_gain(&word, Token::Nerph)),
        ("steal-token", |word| word.alone(Operation::StealToken)),
        ("lose-tokens", |word| Party::read(word.value()?).map(Operation::LoseTokens)),
        ("points", |word| {
            read_shared(&word, Party::YOU).map(|(amount, party)| Operation::Points(amount, party))
        }),
        ("lose-points", |word| {
            let (amount, party) = read_shared(&word, Party::YOU)?;
            Some(Operation::LosePoints(amount, party))
        }),
        ("steal-points", |word| {
            let (amount, party) = read_small(&word, "who", Party::That, Party::read, 1..=9)?;
            Some(Operation::StealPoints(amount, party))
        }),
        ("draw", |word| {
            read_shared(&word, Party::YOU).map(|(amount, party)| Operation::Draw(amount, party))
        }),
        ("drop", |word| word.alone(Operation::Drop)),
        ("drop-at-random", |word| {
            let (amount, party) = read_small(&word, "who", Party::That, Party::read, 1..=9)?;
            Some(Operation::DropAtRandom(amount, party))
        }),
        ("steal-dude", |word| Party::read(word.value()?).map(Operation::StealDude)),
        ("put-in-play", |word| word.alone(Operation::PutInPlay)),
        ("summon", |word| Some(Operation::Summon(word.number(1..=3)? as u8))),
        ("take-back", |word| word.alone(Operation::TakeBack)),
        ("pass-hands", |word| word.alone(Operation::PassHands)),
        ("execute", |word| word.alone(Operation::Execute)),
        ("basic-attack", |word| word.alone(Operation::BasicAttack)),
        ("roll-again", |word| word.alone(Operation::RollAgain)),
    ];

    fn say(&self) -> Clause {
        self.clause()
    }
}

/// Gets the table after a word, if it has the keys of an amount for someone.
fn table_with<'a>(value: Value<'a>, key: &str) -> Option<Fields<'a>> {
    let table = if value.kind() == Kind::Table { value.as_table() } else { None };
    table.filter(|table| table.has("amount") || table.has(key))
}

/// Reads `3`, what is counted, or `{ amount = 3, whom = "this" }`.
fn read_amount(word: &Written<'_>, usual: Whom) -> Option<(Number, Whom)> {
    read_number(word, "whom", usual, Whom::read)
}

/// Reads `3`, what is counted, or `{ amount = 3, who = "others" }`.
fn read_shared(word: &Written<'_>, usual: Party) -> Option<(Number, Party)> {
    read_number(word, "who", usual, Party::read)
}

fn read_number<T>(
    word: &Written<'_>,
    key: &str,
    usual: T,
    read: fn(Value<'_>) -> Option<T>,
) -> Option<(Number, T)> {
    let value = word.value()?;
    let Some(table) = table_with(value, key) else {
        return Some((Amount::read(value, 1..=MOST)?, usual));
    };
    let amount = table.value("amount").and_then(|amount| Amount::read(amount, 1..=MOST));
    let whose = table.optional_value(key).map_or(Some(usual), read);
    table.finish();
    Some((amount?, whose?))
}

fn read_small<T>(
    word: &Written<'_>,
    key: &str,
    usual: T,
    read: fn(Value<'_>) -> Option<T>,
    range: std::ops::RangeInclusive<i64>,
) -> Option<(u8, T)> {
    let value = word.value()?;
    let Some(table) = table_with(value, key) else {
        return Some((value.as_number_in(range)? as u8, usual));
    };
    let amount = table.number("amount", range);
    let whose = table.optional_value(key).map_or(Some(usual), read);
    table.finish();
    Some((amount? as u8, whose?))
}

fn read_gain(word: &Written<'_>, token: Token) -> Option<Operation> {
    let (amount, party) = read_shared(word, Party::YOU)?;
    Some(Operation::Gain(token, amount, party))
}
