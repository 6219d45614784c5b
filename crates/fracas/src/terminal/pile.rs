//! What is said in a few words: piles, tracks, dice and hands of backs.

use fracas_core::{Area, Item, Layout};

use super::card::{numbers, summary};

/// Checks whether an area is said in a few words; one where nothing lies always is.
pub(super) fn is_pile(area: &Area) -> bool {
    match area.layout {
        Layout::Pile | Layout::Track { .. } => true,
        Layout::Hand => area.items.iter().all(|item| item.face.is_none()),
        Layout::Row | Layout::Zones { .. } => area.items.iter().all(is_die),
        Layout::Counters | Layout::Grid { .. } => false,
    }
}

/// Checks whether an item is a die.
fn is_die(item: &Item) -> bool {
    item.face.as_ref().is_some_and(|face| face.kind == "die")
}

/// Says what lies in an area in a few words.
pub(super) fn say_area(area: &Area) -> String {
    match area.layout {
        Layout::Track { last } => format!("{} (of {last})", draw_markers(&area.items)),
        Layout::Row | Layout::Zones { .. } if !area.items.is_empty() => draw_dice(&area.items),
        Layout::Hand
        | Layout::Row
        | Layout::Zones { .. }
        | Layout::Pile
        | Layout::Grid { .. }
        | Layout::Counters => draw_pile(&area.items),
    }
}

/// Says where markers stand.
fn draw_markers(items: &[Item]) -> String {
    let say = |item: &Item| {
        let name = item.face.as_ref().map_or("face down", |face| face.name.as_str());
        format!("{name} {}", item.at.map_or(0, |(step, _)| step))
    };
    items.iter().map(say).collect::<Vec<_>>().join(", ")
}

/// Says what dice show.
fn draw_dice(items: &[Item]) -> String {
    let say = |item: &Item| {
        let face = item.face.as_ref();
        let value = face.and_then(|face| numbers(face).first().map(|(_, value)| value.to_string()));
        let parts: Vec<String> = value.into_iter().chain(item.badges.clone()).collect();
        if parts.is_empty() { "not rolled".into() } else { parts.join(", ") }
    };
    items.iter().map(say).collect::<Vec<String>>().join(" and ")
}

/// How many different cards of a pile are told with their numbers; of more, the names must do.
const TOLD_IN_FULL: usize = 3;

fn draw_pile(items: &[Item]) -> String {
    let is_long = TOLD_IN_FULL < items.iter().filter(|item| item.face.is_some()).count();
    let mut told: Vec<(String, u32)> = Vec::new();
    for item in items {
        let name = item.face.as_ref().map_or_else(
            || "face down".to_owned(),
            |face| {
                let summary = if is_long { String::new() } else { summary(face) };
                format!("{} {summary}", face.name).trim_end().to_owned()
            },
        );
        let count = item.count.unwrap_or(1);
        match told.last_mut().filter(|(last, _)| *last == name) {
            Some((_, before)) => *before += count,
            None => told.push((name, count)),
        }
    }
    let say = |(name, count): &(String, u32)| match count {
        1 => name.clone(),
        count => format!("{count} × {name}"),
    };
    let shown: Vec<String> = told.iter().map(say).collect();
    if shown.is_empty() { "empty".into() } else { shown.join(", ") }
}
