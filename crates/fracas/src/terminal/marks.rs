//! What a choice or a card would do, drawn on the boards of a scene.

use fracas_core::{Area, Layout, Mark, MarkKind, Scene};

use super::board::{coordinate, draw_board, sign};
use super::wrap;

/// Draws the boards of a scene with marks on them, and tells all marks in words.
pub(crate) fn draw_marks(scene: &Scene, names: &[String], marks: &[Mark]) -> String {
    let boards = scene.areas.iter().filter_map(|area| match area.layout {
        Layout::Grid { width, height } => Some(draw_board(area, (width, height), names, marks)),
        Layout::Hand
        | Layout::Row
        | Layout::Zones { .. }
        | Layout::Pile
        | Layout::Track { .. }
        | Layout::Counters => None,
    });
    let told = marks.iter().map(|mark| {
        let places: Vec<String> = mark.places.iter().map(|id| place_name(scene, id)).collect();
        let first = format!("  {} {}: ", sign(mark.kind), meaning(mark.kind));
        wrap(&first, "    ", &places.join(" "))
    });
    boards.flatten().chain(told).collect::<Vec<_>>().join("\n")
}

fn meaning(kind: MarkKind) -> &'static str {
    match kind {
        MarkKind::Reach => "can be moved to",
        MarkKind::Sight => "in range and in sight",
        MarkKind::Blocked => "in range, but out of sight",
        MarkKind::Target => "would be hit",
        MarkKind::Path => "would be moved over",
    }
}

/// Gets what people call a place, an item or an area.
fn place_name(scene: &Scene, id: &str) -> String {
    if let Some(face) = scene.item(id).and_then(|item| item.face.as_ref()) {
        return face.name.clone();
    }
    if let Some(area) = scene.area(id) {
        return area.label.clone();
    }
    place_of(scene, id).unwrap_or_else(|| id.to_owned())
}

fn place_of(scene: &Scene, id: &str) -> Option<String> {
    let (area, place) = id.rsplit_once('@')?;
    let (column, row) = place.split_once(',')?;
    let (column, row): (u8, u8) = (column.parse().ok()?, row.parse().ok()?);
    let area: &Area = scene.area(area)?;
    match area.layout {
        Layout::Grid { .. } => Some(coordinate((column, row))),
        Layout::Hand
        | Layout::Row
        | Layout::Zones { .. }
        | Layout::Pile
        | Layout::Track { .. }
        | Layout::Counters => {
            let name = area.places.get(usize::from(column));
            Some(name.cloned().unwrap_or_else(|| format!("{} {column}", area.label)))
        }
    }
}
