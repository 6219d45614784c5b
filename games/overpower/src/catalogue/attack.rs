//! Reading attacks and blocks.

use fracas_cards::effect::{Amount, Word as _};
use fracas_cards::{Fields, Value};

use super::cards::read_level;
use crate::card::{AimAt, Attack, How, Join};
use crate::words::{AttackFilter, CardFilter, Condition, Number, Party};

/// The most that a card gains for each of something.
const MOST: i32 = 9;

/// Reads the table of a numerical attack.
pub(super) fn read_attack(fields: &Fields<'_>) -> Option<Attack> {
    let level = read_level(fields);
    let instead = fields.optional_value("instead").map(|value| {
        let table = value.as_table()?;
        let test = table.value("if").and_then(Condition::read);
        let level = read_level(&table);
        table.finish();
        Some((test?, level?))
    });
    let joins = fields.optional_value("joins").map(|value| {
        let table = value.as_table()?;
        let cards = table.value("cards").and_then(CardFilter::read);
        let by = table.optional_value("by").map_or(Some(Party::Own), Party::read);
        table.finish();
        Some(Join { cards: cards?, by: by? })
    });
    let gains = read_gains(fields);
    let filter = |key| fields.optional_value(key).map(CardFilter::read);
    let (defended_by, blocked_by) = (filter("defended-by"), filter("blocked-by"));
    Some(Attack {
        level: level?,
        instead: there(instead)?,
        gains: gains?,
        gains_if: condition(fields, "gains-if")?,
        is_power: fields.flag_or("power", false),
        combines: fields.flag_or("combines", false),
        joins: there(joins)?,
        reaches_reserve: fields.flag_or("reaches-reserve", false),
        reaches_homebase: fields.flag_or("reaches-homebase", false),
        defended_by: there(defended_by)?,
        defended_by_if: condition(fields, "defended-by-if")?,
        blocked_by: there(blocked_by)?,
        is_ventured: fields.flag_or("ventured", true),
        ventured_if: condition(fields, "ventured-if")?,
        ignores_locks: fields.flag_or("ignores-locks", false),
    })
}

/// Reads the table of a block.
pub(super) fn read_block(fields: &Fields<'_>) -> Option<How> {
    let level = read_level(fields);
    let whom = read_party(fields, "whom", Party::Own);
    let gains = read_gains(fields);
    let is_power = fields.flag_or("power", false);
    let combines = fields.flag_or("combines", false);
    Some(How::Block { level: level?, whom: whom?, gains: gains?, is_power, combines })
}

/// Reads the table of an avoid.
pub(super) fn read_avoid(fields: &Fields<'_>) -> Option<How> {
    let whom = read_party(fields, "whom", Party::Own);
    let attacks = AttackFilter::read_fields(fields);
    Some(How::Avoid { whom: whom?, attacks: attacks? })
}

/// Reads the table of a shift.
pub(super) fn read_shift(fields: &Fields<'_>) -> Option<How> {
    let from = read_party(fields, "from", Party::Teammates);
    let to = read_party(fields, "to", Party::Own);
    Some(How::Shift { from: from?, to: to? })
}

/// Reads whom an attack without a value can be made on.
pub(super) fn read_aim(fields: &Fields<'_>) -> Option<How> {
    let placed = fields.optional_value("placed").map(CardFilter::read);
    let at = AimAt {
        some_grid: fields.number_or("some-grid", 1..=8, 0) as u8,
        is_above_self: fields.flag_or("above-self", false),
        placed: there(placed)?,
        is_fresh: fields.flag_or("fresh", false),
    };
    Some(How::Aim { at })
}

fn read_party(fields: &Fields<'_>, key: &str, usual: Party) -> Option<Party> {
    fields.optional_value(key).map_or(Some(usual), Party::read)
}

/// Reads what an attack or block gains; `None` if it is wrong.
#[expect(clippy::option_option, reason = "what is wrong differs from what is not there")]
fn read_gains(fields: &Fields<'_>) -> Option<Option<Number>> {
    there(fields.optional_value("gains").map(|gains| Amount::read(gains, 1..=MOST)))
}

/// Reads a condition that may be left out; `None` if it is wrong.
#[expect(clippy::option_option, reason = "what is wrong differs from what is not there")]
pub(super) fn condition(fields: &Fields<'_>, key: &str) -> Option<Option<Condition>> {
    there(fields.optional_value(key).map(|value: Value<'_>| Condition::read(value)))
}

/// Gives up on what is there and wrong.
#[expect(clippy::option_option, reason = "what is wrong differs from what is not there")]
pub(super) fn there<T>(read: Option<Option<T>>) -> Option<Option<T>> {
    read.map_or(Some(None), |read| read.map(Some))
}
