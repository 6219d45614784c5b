//! A scene as text. Knows no game.

use fracas_core::{Area, Face, Item, Layout, Scene, Seat, Viewer};

/// The width of a drawing.
const WIDTH: usize = 80;
/// The width of a card that lies in a row.
const CELL: usize = 11;

/// Draws a scene as a viewer sees it.
pub(crate) fn draw(scene: &Scene, names: &[String], viewer: Viewer) -> String {
    let mut lines = vec![format!(
        "── {} {}",
        scene.moment,
        "─".repeat(WIDTH.saturating_sub(scene.moment.chars().count() + 4))
    )];
    let mut owner = None;
    for area in &scene.areas {
        if area.owner.is_some() && area.owner != owner {
            owner = area.owner;
            lines.extend(area.owner.map(|seat| format!("{}:", name_of(seat, names, viewer))));
        }
        lines.extend(draw_area(area, names));
    }
    lines.push(format!("── {}", scene.prompt));
    lines.join("\n")
}

fn name_of(seat: Seat, names: &[String], viewer: Viewer) -> String {
    let name = names.get(seat.index()).map_or("", String::as_str);
    if viewer.is(seat) { format!("{name} (you)") } else { name.to_owned() }
}

fn draw_area(area: &Area, names: &[String]) -> Vec<String> {
    match area.layout {
        Layout::Counters => area
            .items
            .iter()
            .enumerate()
            .map(|(index, item)| draw_counter(item, names.get(index)))
            .collect(),
        Layout::Pile | Layout::Track { .. } => {
            vec![format!("  {}: {}", area.label, draw_pile(&area.items))]
        }
        Layout::Hand | Layout::Row => draw_row(area),
        Layout::Grid { width, height } => draw_grid(area, width, height),
    }
}

fn draw_counter(item: &Item, name: Option<&String>) -> String {
    let face = item.face.as_ref();
    let value = face
        .and_then(|face| face.numbers.get("value"))
        .map_or_else(String::new, ToString::to_string);
    let label = face.map_or("", |face| face.name.as_str());
    let badges = if item.badges.is_empty() {
        String::new()
    } else {
        format!("  ({})", item.badges.join(", "))
    };
    format!("  {:<16} {label} {value}{badges}", name.map_or("", String::as_str))
}

fn draw_pile(items: &[Item]) -> String {
    let item = |item: &Item| {
        let count = item.count.map(|count| format!("{count} × ")).unwrap_or_default();
        let name = item.face.as_ref().map_or_else(
            || "face down".to_owned(),
            |face| format!("{} {}", face.name, summary(face)),
        );
        format!("{count}{}", name.trim_end())
    };
    let shown: Vec<String> = items.iter().map(item).collect();
    if shown.is_empty() { "empty".into() } else { shown.join(", ") }
}

/// Draws cards side by side, as many as fit, in the order they lie.
fn draw_row(area: &Area) -> Vec<String> {
    let empty = if area.items.is_empty() { " empty" } else { "" };
    let mut lines = vec![format!("  {}:{empty}", area.label)];
    for items in area.items.chunks((WIDTH - 2) / CELL) {
        let cells: Vec<Vec<String>> = items.iter().map(cell).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or_default();
        for line in 0..height {
            let part = |cell: &Vec<String>| fit(cell.get(line).map_or("", String::as_str));
            let text: String = cells.iter().map(part).collect();
            lines.push(format!("  {text}").trim_end().to_owned());
        }
    }
    lines
}

/// Gets the lines of a card: name, numbers, then a badge each.
fn cell(item: &Item) -> Vec<String> {
    let mut lines = match &item.face {
        Some(face) => vec![face.name.clone(), summary(face)],
        None => vec!["▒▒▒▒▒▒▒▒".into(), String::new()],
    };
    lines.extend(item.badges.iter().cloned());
    lines
}

fn summary(face: &Face) -> String {
    let numbers: Vec<String> = face.numbers.values().map(ToString::to_string).collect();
    if numbers.is_empty() { String::new() } else { format!("{} {}", face.kind, numbers.join("/")) }
}

/// Cuts or fills a text to the width of a cell.
fn fit(text: &str) -> String {
    let cut: String = text.chars().take(CELL - 1).collect();
    format!("{cut:<CELL$}")
}

fn draw_grid(area: &Area, width: u8, height: u8) -> Vec<String> {
    let mut lines = vec![format!("  {}:", area.label)];
    for row in 0..height {
        let at = |column: u8| area.items.iter().filter(move |item| item.at == Some((column, row)));
        let initials = |column: u8| -> String {
            let names = at(column).filter_map(|item| item.face.as_ref()?.name.chars().next());
            names.take(3).collect()
        };
        let cell = |column: u8| {
            let initials = initials(column);
            if initials.is_empty() { "·".to_owned() } else { initials }
        };
        let cells: Vec<String> = (0..width).map(|column| format!("{:>3}", cell(column))).collect();
        lines.push(format!("  {}", cells.join(" ")));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hero(name: &str, power: i64) -> Item {
        let face = Face {
            name: name.into(),
            kind: "fire".into(),
            numbers: [("power".to_owned(), power)].into(),
            ..Face::default()
        };
        Item { badges: vec!["battle 1".into()], ..Item::face_up(name.into(), face) }
    }

    #[test]
    fn areas_are_grouped_by_owner_and_backs_show_nothing() {
        let area = |id: &str, layout, items| Area {
            id: id.into(),
            label: id.into(),
            owner: Some(Seat(1)),
            layout,
            items,
        };
        let scene = Scene {
            moment: "Battle 1".into(),
            prompt: "Your turn.".into(),
            areas: vec![
                area("zones", Layout::Row, vec![hero("Showtime", 135), Item::back("zones", 1)]),
                area("deck", Layout::Pile, vec![Item { count: Some(49), ..Item::back("deck", 0) }]),
            ],
        };
        let expected = "\
── Battle 1 ────────────────────────────────────────────────────────────────────
Ann (you):
  zones:
  Showtime   ▒▒▒▒▒▒▒▒
  fire 135
  battle 1
  deck: 49 × face down
── Your turn.";
        assert_eq!(draw(&scene, &["Bob".into(), "Ann".into()], Viewer::Seat(Seat(1))), expected);
    }

    #[test]
    fn a_grid_shows_initials_at_their_places() {
        let robot = Item { at: Some((1, 0)), ..hero("Robot", 1) };
        let area = Area {
            id: "a".into(),
            label: "Arena".into(),
            owner: None,
            layout: Layout::Grid { width: 2, height: 2 },
            items: vec![robot],
        };
        assert_eq!(draw_area(&area, &[]), ["  Arena:", "    ·   R", "    ·   ·"]);
    }
}
