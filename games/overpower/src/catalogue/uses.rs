//! Reading the ways to use a card.
//!
//! A way to use a card is written on the card itself, or, where there are several, each in a table `use`. Where one
//! says two things, such as `act` and `respond`, these are two ways that do the same.

use fracas_cards::effect::Effect;
use fracas_cards::{Fields, Kind, Value};

use super::attack::{condition, read_aim, read_attack, read_avoid, read_block, read_shift, there};
use super::cards::read_level;
use crate::card::{AimAt, Concession, How, Price, PriceFrom, Script, Use, UseFrom};
use crate::words::{AttackFilter, CardFilter, Party};

const FROM: [(&str, PriceFrom); 4] = [
    ("hand", PriceFrom::Hand),
    ("hand-or-placed", PriceFrom::HandOrPlaced),
    ("teammate", PriceFrom::Teammate),
    ("play", PriceFrom::Play),
];

const CONCESSIONS: [(&str, Concession); 2] =
    [("opponent", Concession::Opponent), ("either", Concession::Either)];

const USED_FROM: [(&str, UseFrom); 2] =
    [("play", UseFrom::Play), ("opponent-in-play", UseFrom::OpponentInPlay)];

/// Reads an effect; it is compiled when the card is added.
pub(super) fn read_script(value: Value<'_>) -> Option<Script> {
    Effect::read(value).map(Script::of)
}

/// Reads all ways to use a card.
pub(super) fn read_uses(fields: &Fields<'_>) -> Option<Vec<Use>> {
    let mut uses = read_use(fields);
    for table in fields.tables("use") {
        let more = read_use(&table);
        if more.as_ref().is_some_and(Vec::is_empty) {
            table.error("this is no use of a card", "nothing to do here", Some(HOWS));
        }
        table.finish();
        uses = uses.zip(more).map(|(mut uses, more)| {
            uses.extend(more);
            uses
        });
    }
    uses
}

/// What a use can be.
const HOWS: &str =
    "a use is `attack`, `aim`, `act`, `block`, `avoid`, `negate`, `shift`, `respond` or `counter`";

/// Reads the ways to use a card that one table says.
fn read_use(fields: &Fields<'_>) -> Option<Vec<Use>> {
    let hows = read_hows(fields);
    let price = there(fields.optional_value("price").map(read_price));
    let from = fields.optional_value("from").map(|from| from.as_word(&USED_FROM));
    let only_if = condition(fields, "only-if");
    let after = fields.optional_value("after-concession").map(|by| by.as_word(&CONCESSIONS));
    let concession_if = condition(fields, "concession-if");
    let script = |key| fields.optional_value(key).map_or(Some(Script::default()), read_script);
    let scripts = ["effect", "hit", "defended", "missed", "killed", "after", "negated"].map(script);
    let [effect, hit, defended, missed, killed, then, negated] = scripts;
    let shared = Use {
        price: price?,
        from: from.unwrap_or(Some(UseFrom::Hand))?,
        only_if: only_if?,
        after_concession: there(after)?,
        is_for_venture: fields.flag_or("in-venture", false),
        concession_if: concession_if?,
        effect: effect?,
        hit: hit?,
        defended: defended?,
        missed: missed?,
        killed: killed?,
        after: then?,
        negated: negated?,
        ..Use::of(How::Act)
    };
    Some(hows?.into_iter().map(|how| Use { how, ..shared.clone() }).collect())
}

/// Reads what the uses of a table are, in a fixed order.
fn read_hows(fields: &Fields<'_>) -> Option<Vec<How>> {
    let table = |key: &str, read: fn(&Fields<'_>) -> Option<How>| {
        fields.optional_value(key).map(|value| {
            let table = value.as_table()?;
            let how = read(&table);
            table.finish();
            how
        })
    };
    let alone = |key: &str, how: How| fields.flag_or(key, false).then_some(Some(how));
    let is_word = |key: &str| fields.optional_value(key).is_some_and(|it| it.kind() == Kind::Flag);
    let aim = || How::Aim { at: AimAt::default() };
    let avoid = || How::Avoid { whom: Party::Own, attacks: AttackFilter::default() };
    let hows = [
        table("attack", |fields| read_attack(fields).map(How::Attack)),
        if is_word("aim") { alone("aim", aim()) } else { table("aim", read_aim) },
        alone("act", How::Act),
        table("block", read_block),
        if is_word("avoid") { alone("avoid", avoid()) } else { table("avoid", read_avoid) },
        fields
            .optional_value("negate")
            .map(|cards| Some(How::Negate { cards: CardFilter::read(cards)? })),
        table("shift", read_shift),
        alone("respond", How::Respond),
        table("counter", |fields| read_level(fields).map(How::Counter)),
    ];
    hows.into_iter().flatten().collect()
}

/// Reads what must be discarded.
pub(super) fn read_price(value: Value<'_>) -> Option<Price> {
    let table = value.as_table()?;
    let count = table.number_or("count", 1..=8, 1) as u8;
    let from = table.optional_value("from").map(|from| from.as_word(&FROM));
    let cards = CardFilter::under(&table, "cards");
    let is_usable_by_self = table.flag_or("usable", false);
    table.finish();
    let from = from.unwrap_or(Some(PriceFrom::HandOrPlaced))?;
    Some(Price { count, from, cards: cards?, is_usable_by_self })
}
