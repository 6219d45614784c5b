//! Reading the combinators of chance.

use std::cmp::Ordering;

use crate::name::{Name, quoted};
use crate::reader::{Fields, Value};

use crate::effect::ast::{Effect, Row};
use crate::effect::limits::SIDES;
use crate::effect::word::Vocabulary;

use super::{Nesting, required};

impl Nesting {
    pub(super) fn coin<V: Vocabulary>(self, table: &Fields<'_>) -> Option<Effect<V>> {
        let coin = table.table("coin")?;
        let heads = self.if_there(&coin, "heads");
        let tails = self.if_there(&coin, "tails");
        let is_blank = !coin.has("heads") && !coin.has("tails");
        if is_blank {
            coin.error("a coin needs `heads` or `tails`", "neither is here", None);
        }
        coin.finish();
        let (heads, tails) = (heads.ok()?, tails.ok()?);
        (!is_blank).then_some(Effect::Coin { heads, tails })
    }

    pub(super) fn die<V: Vocabulary>(self, table: &Fields<'_>) -> Option<Effect<V>> {
        let die = table.table("die")?;
        let sides = die.number("sides", 2..=i64::from(SIDES)).map(|sides| sides as u8);
        let rows = required(&die, "rows", "a table such as { \"1-3\" = .., \"4-6\" = .. }");
        die.finish();
        let (sides, rows) = (sides?, rows?);
        let mut read = Vec::new();
        for (name, value) in rows.as_table()?.entries() {
            let numbers = numbers(&name, sides, value);
            let effect = self.effect(value);
            read.push(
                numbers.zip(effect).map(|((from, to), effect)| (name, Row { from, to, effect })),
            );
        }
        let mut read: Vec<(Name, Row<V>)> = read.into_iter().collect::<Option<_>>()?;
        read.sort_by_key(|(_, row)| row.from);
        covers(&read, sides, rows)?;
        Some(Effect::Die { sides, rows: read.into_iter().map(|(_, row)| row).collect() })
    }
}

/// Reads the numbers of a row: `"4"` or `"2-3"`.
fn numbers(name: &Name, sides: u8, value: Value<'_>) -> Option<(u8, u8)> {
    let (from, to) = name.split_once('-').unwrap_or((name, name));
    let numbers = from.trim().parse().ok().zip(to.trim().parse().ok());
    let numbers = numbers.filter(|&(from, to): &(u8, u8)| 1 <= from && from <= to && to <= sides);
    if numbers.is_none() {
        let message = format!("{} is not a row of a die with {sides} sides", quoted(name));
        let help = format!("a row is \"1\", or \"2-3\", with numbers from 1 to {sides}");
        value.file().error(name.span.clone(), message, "not a row", Some(&help));
    }
    numbers
}

/// Checks that rows, which are sorted, have every number of the die once.
fn covers<V: Vocabulary>(rows: &[(Name, Row<V>)], sides: u8, whole: Value<'_>) -> Option<()> {
    let mut next = 1;
    let mut before = String::new();
    for (name, row) in rows {
        match row.from.cmp(&next) {
            Ordering::Equal => {}
            Ordering::Greater => return gap(next, row.from - 1, whole),
            Ordering::Less => {
                let message = format!("{} is in two rows", row.from);
                let label = format!("{} has it already", quoted(&before));
                whole.file().error(name.span.clone(), message, label, None);
                return None;
            }
        }
        next = row.to + 1;
        before.clone_from(&name.text);
    }
    if next <= sides { gap(next, sides, whole) } else { Some(()) }
}

fn gap(from: u8, to: u8, whole: Value<'_>) -> Option<()> {
    let row = if from == to { from.to_string() } else { format!("{from}-{to}") };
    let help = format!("add \"{row}\" = .., which may be \"nothing\"");
    whole.error(format!("no row for {row}"), "some numbers have no row", Some(&help));
    None
}
