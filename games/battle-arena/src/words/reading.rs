//! Reading what several words have in common: whom they are about, how much and how many.

use std::ops::RangeInclusive;

use fracas_cards::effect::{Amount, Written};
use fracas_cards::{Fields, Kind, Value};

use super::side::{SIDES, WHOM};
use super::{Number, Side, Whom};

/// Gets the table after a word, if it has one of these keys: other tables are amounts.
pub(super) fn table_with<'a>(value: Value<'a>, keys: &[&str]) -> Option<Fields<'a>> {
    let table = if value.kind() == Kind::Table { value.as_table() } else { None };
    table.filter(|table| keys.iter().any(|key| table.has(key)))
}

/// Reads whom a table is about; you, if nothing is said.
pub(super) fn read_whom(table: &Fields<'_>) -> Option<Whom> {
    table.optional_value("who").map_or(Some(Whom::One(Side::You)), |who| who.as_word(&WHOM))
}

/// Reads which of the players a table is about; you, if nothing is said.
pub(super) fn read_side(table: &Fields<'_>) -> Option<Side> {
    table.optional_value("who").map_or(Some(Side::You), |who| who.as_word(&SIDES))
}

/// Reads `"you"`, `"opponent"` or `"both"` after a word.
pub(super) fn whom(word: &Written<'_>) -> Option<Whom> {
    word.value()?.as_word(&WHOM)
}

/// Reads `"you"` or `"opponent"` after a word.
pub(super) fn side(word: &Written<'_>) -> Option<Side> {
    word.value()?.as_word(&SIDES)
}

/// Reads an amount after a word, alone or as `{ amount = .., who = .. }`.
pub(super) fn amount_for(word: &Written<'_>, range: RangeInclusive<i32>) -> Option<(Number, Whom)> {
    let value = word.value()?;
    let Some(table) = table_with(value, &["amount", "who"]) else {
        return Some((Amount::read(value, range)?, Whom::One(Side::You)));
    };
    let amount = table.value("amount").and_then(|amount| Amount::read(amount, range));
    let whom = read_whom(&table);
    table.finish();
    Some((amount?, whom?))
}

/// Reads a written number after a word, alone or as `{ <key> = .., who = .. }`.
pub(super) fn number_for(
    word: &Written<'_>,
    key: &str,
    range: RangeInclusive<i64>,
) -> Option<(i64, Side)> {
    let value = word.value()?;
    if value.kind() != Kind::Table {
        return Some((value.as_number_in(range)?, Side::You));
    }
    let table = value.as_table()?;
    let number = table.number(key, range);
    let side = read_side(&table);
    table.finish();
    Some((number?, side?))
}

/// Reads `{ from = 2, to = 5 }`, or one number for both.
pub(super) fn read_range(word: &Written<'_>, range: RangeInclusive<i64>) -> Option<(u8, u8)> {
    let value = word.value()?;
    if value.kind() != Kind::Table {
        return value.as_number_in(range).map(|only| (only as u8, only as u8));
    }
    let table = value.as_table()?;
    let from = table.number("from", range.clone());
    let to = table.number("to", range);
    table.finish();
    let (from, to) = (from?, to?);
    if to < from {
        value.error("`to` comes before `from`", format!("{to} is below {from}"), None);
        return None;
    }
    Some((from as u8, to as u8))
}
