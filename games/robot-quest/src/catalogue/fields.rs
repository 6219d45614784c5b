//! Reading what cards, robots and tiles have in common: attacks, effects, sources.

use fracas_cards::effect::{Effect, Library, Program};
use fracas_cards::{Fields, Name};

use super::check::{Site, check};
use crate::card::{Attack, Reach};
use crate::words::{Deed, Operation, Words};

/// The furthest that an attack reaches: across the arena.
const FURTHEST: i64 = 6;

/// The words for where facts come from.
const SOURCES: [(&str, &str); 4] =
    [("rulebook", "rulebook"), ("faq", "faq"), ("inferred", "inferred"), ("house", "house")];

/// Something is there and wrong, and was reported.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reported;

pub(super) fn read_source(fields: &Fields<'_>) -> String {
    fields.optional_word("source", &SOURCES).unwrap_or("house").to_owned()
}

/// Reads an effect, if there is one that does anything.
pub(super) fn read_effect(
    fields: &Fields<'_>,
    key: &str,
    site: Site,
) -> Result<Option<Deed>, Reported> {
    let Some(value) = fields.optional_value(key) else { return Ok(None) };
    let effect = Effect::read(value).ok_or(Reported)?;
    check(value, &effect, site)?;
    Ok(Some(effect).filter(|effect| *effect != Effect::nothing()))
}

/// Reads an attack, if it is there.
pub(super) fn read_attack(fields: &Fields<'_>) -> Result<Option<Attack>, Reported> {
    let Some(value) = fields.optional_value("attack") else { return Ok(None) };
    let attack = value.as_table().ok_or(Reported)?;
    let damage = attack.number("damage", 0..=9);
    let reach = read_reach(&attack);
    attack.finish();
    let (Some(damage), Some(reach)) = (damage, reach) else { return Err(Reported) };
    Ok(Some(Attack { damage: damage as u8, reach }))
}

fn read_reach(attack: &Fields<'_>) -> Option<Reach> {
    let range = attack.optional_value("range");
    let melee = attack.optional_value("melee");
    match (range, melee) {
        (Some(range), None) => {
            range.as_number_in(1..=FURTHEST).map(|range| Reach::Range(range as u8))
        }
        (None, Some(melee)) if melee.as_flag()? => Some(Reach::Melee),
        (None, Some(_) | None) => {
            let help = Some("write range = 2 or melee = true");
            attack.error("the attack has no reach", "neither `range` nor `melee`", help);
            None
        }
        (Some(_), Some(melee)) => {
            melee.error("an attack has a range or is melee", "there is a `range` too", None);
            None
        }
    }
}

/// Compiles an effect with the damage of an attack behind it (R69); none if nothing is to be done.
pub(super) fn compile(
    library: &mut Library<Words>,
    effect: &Deed,
    attack: Option<Attack>,
) -> Option<Program> {
    let is_nothing = *effect == Effect::nothing();
    if attack.is_none() {
        return (!is_nothing).then(|| library.add(effect));
    }
    let strike = Effect::Do(Operation::Strike);
    Some(library.add(&Effect::InOrder(vec![effect.clone(), strike])))
}

/// Checks whether there is room for one more, or reports that there is not.
pub(super) fn has_room(
    fields: &Fields<'_>,
    id: &Name,
    what: &str,
    count: usize,
    most: usize,
) -> bool {
    let has_room = count < most;
    if !has_room {
        let label = format!("at most {most}, with those of the game");
        fields.file().error(id.span.clone(), format!("there are too many {what}"), label, None);
    }
    has_room
}
