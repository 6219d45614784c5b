//! Reading what cards, heroes and Bosses have in common: colours, costs, effects, triggers, sources.

use fracas_cards::effect::{Effect, Word};
use fracas_cards::{Fields, Name, Value};

use super::check::{Site, check};
use crate::card::{Colour, Cost};
use crate::words::{Deed, On};

/// The words for the colours of cards.
const COLOURS: [(&str, Colour); 3] =
    [("green", Colour::Green), ("red", Colour::Red), ("gold", Colour::Gold)];

/// The words for where facts come from.
const SOURCES: [(&str, &str); 4] = [
    ("rulebook", "rulebook"),
    ("fan-data", "fan-data"),
    ("inferred", "inferred"),
    ("house", "house"),
];

/// Something is there and wrong, and was reported.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reported;

/// What every card and hero has.
pub(super) struct Label {
    pub(super) id: Name,
    pub(super) name: String,
    pub(super) icon: Option<String>,
    pub(super) flavour: Option<String>,
    pub(super) source: String,
}

pub(super) fn read_label(fields: &Fields<'_>) -> Option<Label> {
    let (id, name) = (fields.id("id"), fields.text("name"));
    let icon = fields.optional_icon("icon");
    let flavour = fields.optional_text("flavour");
    let source = fields.optional_word("source", &SOURCES).unwrap_or("house").to_owned();
    Some(Label { id: id?, name: name?, icon, flavour, source })
}

pub(super) fn read_colour(fields: &Fields<'_>) -> Option<Colour> {
    fields.word("colour", &COLOURS)
}

/// Gets a price in the currency of a colour, in both of a Gold card (R12, R13, R15).
pub(super) fn price(colour: Colour, amount: u8) -> Cost {
    let tokens = if colour.is_green() { amount } else { 0 };
    let power = if colour.is_red() { amount } else { 0 };
    Cost { tokens, power }
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

/// A trigger before it is compiled.
pub(super) struct Wait {
    pub(super) on: On,
    pub(super) is_once: bool,
    pub(super) effect: Deed,
}

/// Reads the triggers of a hero or a card, of which there may be so many.
pub(super) fn read_triggers(
    fields: &Fields<'_>,
    most: usize,
    site: fn(On) -> Site,
) -> Result<Vec<Wait>, Reported> {
    let values = fields.values("triggers");
    if most < values.len() {
        let label = format!("{} triggers, at most {most}", values.len());
        fields.error("there are too many triggers", label, None);
        return Err(Reported);
    }
    let triggers: Vec<_> = values.into_iter().map(|value| read_trigger(value, site)).collect();
    triggers.into_iter().collect()
}

fn read_trigger(value: Value<'_>, site: fn(On) -> Site) -> Result<Wait, Reported> {
    let table = value.as_table().ok_or(Reported)?;
    let on = table.value("on").and_then(On::read);
    let is_once = table.flag_or("once-per-turn", false);
    // Without a time, only what is wrong everywhere is found.
    let effect = match on {
        Some(on) => read_effect(&table, "effect", site(on)),
        None => table.value("effect").and_then(Effect::read).map(Some).ok_or(Reported),
    };
    let has_effect = table.has("effect");
    table.finish();
    let (on, effect) = (on.ok_or(Reported)?, effect?);
    if matches!(on, On::Acquired(_)) && !is_once {
        let help = "add once-per-turn = true, or wait for acquired-on-your-turn";
        let message = "what is gained in the turns of others is waited for once per turn";
        value.error(message, "happens each time", Some(help));
        return Err(Reported);
    }
    let Some(effect) = effect else {
        let label = if has_effect { "`effect` is nothing" } else { "no `effect` here" };
        value.error("the trigger does nothing", label, None);
        return Err(Reported);
    };
    Ok(Wait { on, is_once, effect })
}

/// Checks whether there is room for more, or reports that there is not.
pub(super) fn has_room(
    fields: &Fields<'_>,
    id: &Name,
    what: &str,
    count: usize,
    most: usize,
) -> bool {
    let has_room = count <= most;
    if !has_room {
        let label = format!("makes {count}, at most {most} with those of the game");
        fields.file().error(id.span.clone(), format!("there are too many {what}"), label, None);
    }
    has_room
}
