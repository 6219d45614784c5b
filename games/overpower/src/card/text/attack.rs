//! What attacks and blocks say.

use fracas_cards::effect::{Amount, Word as _, capitalised, signed};

use super::only_if;
use super::uses::said_whom;
use crate::card::{Attack, How, Level, Use};
use crate::words::{CardFilter, Number, Party};

pub(super) fn a_level(level: Level, what: &str) -> String {
    format!("a level {} {} {what}", level.value, level.icons.label())
}

fn said_gains(gains: &Number) -> String {
    match gains {
        Amount::Fixed(by) => format!("It is {}", signed(*by)),
        Amount::Counted { each, .. } => format!("It is {}{}", signed(*each), gains.for_each()),
    }
}

pub(super) fn said_block(
    level: Level,
    whom: &Party,
    gains: Option<&Number>,
    is_power: bool,
    combines: bool,
) -> String {
    let (value, icons) = (level.value, level.icons.label());
    let mut text = format!("block an attack{} at level {value} {icons}", said_whom(whom));
    text += if is_power { ", as a Power card" } else { "" };
    text += if combines { ", alone or with a Universe card" } else { "" };
    text += &gains
        .map(|gains| format!("; {}", said_gains(gains).replacen("It is", "it is", 1)))
        .unwrap_or_default();
    text
}

pub(super) fn said_attack(attack: &Attack, twin: Option<&Use>) -> Vec<String> {
    let mut said = Vec::new();
    let what = match (attack.is_power, twin.is_some()) {
        (true, true) => "Power card to attack or block",
        (true, false) => "Power card to attack",
        (false, true) => "attack or block",
        (false, false) => "attack",
    };
    said.push(format!(
        "{}.",
        capitalised(&a_level(attack.level, what).replacen("a level", "level", 1))
    ));
    if let Some(How::Block { whom, .. }) = twin.map(|twin| &twin.how)
        && *whom != Party::Own
    {
        said.push(format!("May block attacks on {}.", whom.any()));
    }
    if attack.combines {
        said.push("May be combined with a Universe card.".into());
    }
    if let Some((condition, level)) = &attack.instead {
        let text = format!("It is {} instead.", a_level(*level, "attack"));
        said.push(only_if(Some(condition), &text));
    }
    if let Some(gains) = &attack.gains {
        said.push(only_if(attack.gains_if.as_ref(), &format!("{}.", said_gains(gains))));
    }
    if let Some(join) = &attack.joins {
        let by = if join.by == Party::Own { "this character".into() } else { join.by.any() };
        said.push(format!(
            "{} may add {} for a single attack.",
            capitalised(&by),
            join.cards.one()
        ));
    }
    if attack.reaches_reserve {
        said.push("May be made on the Reserve character.".into());
    }
    if attack.reaches_homebase {
        said.push("May be made on the Homebase.".into());
    }
    said.extend(said_limits(attack));
    said
}

fn said_limits(attack: &Attack) -> Vec<String> {
    let mut said = Vec::new();
    let limit = |verb: &str, cards: &CardFilter| {
        if cards.is_inverted {
            let but = CardFilter { is_inverted: false, ..*cards };
            return format!("It may not be {verb} with {}.", but.one());
        }
        format!("It may only be {verb} with {}.", cards.one())
    };
    if let Some(cards) = &attack.defended_by {
        said.push(only_if(attack.defended_by_if.as_ref(), &limit("defended", cards)));
    }
    said.extend(attack.blocked_by.as_ref().map(|cards| limit("blocked", cards)));
    if !attack.is_ventured {
        said.push("It does not count to the Venture Total.".into());
    }
    if let Some(condition) = &attack.ventured_if {
        said.push(format!("It counts to the Venture Total only if {}.", condition.say()));
    }
    if attack.ignores_locks {
        said.push(
            "It passes over the opponent's Specials in play with the words \u{201c}may not attack\u{201d} or \
             \u{201c}may not be attacked\u{201d}."
                .into(),
        );
    }
    said
}
