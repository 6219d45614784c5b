//! A scene as text. Knows no game.

mod board;
mod card;
mod marks;
mod pile;
#[cfg(test)]
mod tests;

use fracas_core::{Area, Face, Item, Layout, Piece, Scene, Seat, Viewer};

use board::draw_board;
use card::{columns, short_numbers, spoken};
pub(crate) use card::{draw_card, faces_named};
pub(crate) use marks::draw_marks;
use pile::{is_pile, say_area};

/// The width of a drawing.
const WIDTH: usize = 80;
/// The width of a card that lies in a row; it is wider where its name needs that and there is room.
const CELL: usize = 11;
/// What stands between two piles in a line.
const GAP: &str = "   ";

/// Draws a scene as a viewer sees it.
pub(crate) fn draw(scene: &Scene, names: &[String], viewer: Viewer) -> String {
    draw_some(scene, names, viewer, |_| true)
}

/// Draws what is different from a scene that the viewer has just seen.
pub(crate) fn draw_changes(
    before: &Scene,
    scene: &Scene,
    names: &[String],
    viewer: Viewer,
) -> String {
    let known: Vec<Area> = before.areas.iter().map(unmarked).collect();
    draw_some(scene, names, viewer, |area| !known.contains(&unmarked(area)))
}

/// Gets an area without what its items would mark: that is drawn only when it is asked for.
fn unmarked(area: &Area) -> Area {
    let items = area.items.iter().map(|item| Item { marks: Vec::new(), ..item.clone() });
    Area { items: items.collect(), ..area.clone() }
}

fn draw_some(
    scene: &Scene,
    names: &[String],
    viewer: Viewer,
    is_drawn: impl Fn(&Area) -> bool,
) -> String {
    let mut lines = vec![format!(
        "── {} {}",
        scene.moment,
        "─".repeat(WIDTH.saturating_sub(scene.moment.chars().count() + 4))
    )];
    let mut owner = None;
    let mut piles = Vec::new();
    for area in scene.areas.iter().filter(|area| is_drawn(area)) {
        let is_pile = is_pile(area);
        let is_new_owner = area.owner.is_some() && area.owner != owner;
        if is_new_owner || !is_pile {
            lines.append(&mut side_by_side(&std::mem::take(&mut piles)));
        }
        if is_new_owner {
            owner = area.owner;
            lines.extend(area.owner.map(|seat| format!("{}:", name_of(seat, names, viewer))));
        }
        if is_pile {
            piles.push(format!("{}: {}", area.label, say_area(area)));
        } else {
            lines.extend(draw_area(area, names));
        }
    }
    lines.extend(side_by_side(&piles));
    lines.push(wrap("── ", "   ", &scene.prompt));
    lines.join("\n")
}

/// Breaks a text into lines that fit the drawing, with something in front of the first and of the
/// others.
pub(crate) fn wrap(first: &str, others: &str, text: &str) -> String {
    let mut lines = Vec::new();
    let (mut line, mut gap) = (first.to_owned(), "");
    for word in text.split(' ') {
        let length = line.chars().count() + gap.len() + word.chars().count();
        if WIDTH < length && !gap.is_empty() {
            lines.push(std::mem::replace(&mut line, others.to_owned()));
            gap = "";
        }
        line.push_str(gap);
        line.push_str(word);
        gap = " ";
    }
    lines.push(line);
    lines.join("\n")
}

fn name_of(seat: Seat, names: &[String], viewer: Viewer) -> String {
    let name = names.get(seat.index()).map_or("", String::as_str);
    if viewer.is(seat) { format!("{name} (you)") } else { name.to_owned() }
}

fn draw_area(area: &Area, names: &[String]) -> Vec<String> {
    match area.layout {
        Layout::Counters => draw_counters(area, names),
        Layout::Hand | Layout::Row | Layout::Zones { .. } | Layout::Pile | Layout::Track { .. } => {
            draw_row(area)
        }
        Layout::Grid { width, height } => draw_board(area, (width, height), names, &[]),
    }
}

/// Puts short texts into lines, as many in each as fit.
fn side_by_side(texts: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for text in texts {
        let room = |line: &&mut String| {
            line.chars().count() + GAP.len() + text.chars().count() <= WIDTH && !line.contains('\n')
        };
        match lines.last_mut().filter(room) {
            Some(line) => {
                line.push_str(GAP);
                line.push_str(text);
            }
            None => lines.push(wrap("  ", "    ", text)),
        }
    }
    lines
}

/// Draws numbers side by side; in an area that seats share, each beside the name of its owner.
fn draw_counters(area: &Area, names: &[String]) -> Vec<String> {
    if area.items.iter().all(|item| item.owner == area.owner || item.owner.is_none()) {
        return side_by_side(&area.items.iter().map(draw_counter).collect::<Vec<_>>());
    }
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
    let line = |item: &Item| {
        let name = item.owner.and_then(|seat| names.get(seat.index()));
        let name = name.map(|name| format!("{name:<width$}   ")).unwrap_or_default();
        format!("  {name}{}", draw_counter(item))
    };
    area.items.iter().map(line).collect()
}

fn draw_counter(item: &Item) -> String {
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
    format!("{label} {value}{badges}")
}

/// Draws cards side by side, as many as fit, in the order they lie.
fn draw_row(area: &Area) -> Vec<String> {
    let columns = columns(area.items.iter().filter_map(|item| item.face.as_ref()));
    let names = columns.as_ref().map(|names| {
        let names: Vec<String> = names.iter().map(|name| spoken(name)).collect();
        format!(" ({})", names.join("/"))
    });
    let mut lines = vec![format!("  {}{}:", area.label, names.unwrap_or_default())];
    let columns = columns.as_deref();
    let width = width_for(&area.items);
    for items in area.items.chunks((WIDTH - 2) / width) {
        let titles = items.iter().map(|item| title(item, width).len()).max().unwrap_or_default();
        let cells: Vec<Vec<String>> =
            items.iter().map(|item| cell(item, columns, titles, width)).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or_default();
        for line in 0..height {
            let part = |cell: &Vec<String>| fit(cell.get(line).map_or("", String::as_str), width);
            let text: String = cells.iter().map(part).collect();
            lines.push(format!("  {text}").trim_end().to_owned());
        }
    }
    // Backs have no numbers: a row of them would have an empty line.
    lines.retain(|line| !line.is_empty());
    lines
}

/// Gets the least width at which all names are read in full, as far as there is room for it.
fn width_for(items: &[Item]) -> usize {
    let most = ((WIDTH - 2) / items.len().max(1)).max(CELL);
    let fits = |width: &usize| {
        let mut lines = items.iter().flat_map(|item| title(item, *width));
        lines.all(|line| line.chars().count() < *width)
    };
    (CELL..most).find(fits).unwrap_or(most)
}

/// Gets the lines of a card: its name in so many lines, numbers, how many there are, what lies on it, then badges.
fn cell(item: &Item, columns: Option<&[String]>, titles: usize, width: usize) -> Vec<String> {
    let mut lines = title(item, width);
    lines.resize(titles.max(1), String::new());
    let face = item.face.as_ref();
    lines.push(face.map_or_else(String::new, |face| short_summary(face, columns, width)));
    lines.extend(item.count.filter(|count| 1 < *count).map(|count| format!("×{count}")));
    lines.extend(item.pieces.iter().map(Piece::text));
    lines.extend(item.badges.iter().cloned());
    lines
}

/// Gets the name of a card in one line, or in two if it is too long for one.
fn title(item: &Item, width: usize) -> Vec<String> {
    let Some(face) = &item.face else { return vec!["▒▒▒▒▒▒▒▒".into()] };
    if face.name.chars().count() < width {
        return vec![face.name.clone()];
    }
    let breaks = face.name.match_indices([' ', '-']).map(|(index, _)| index + 1);
    let mut fitting =
        breaks.rev().filter(|index| face.name[..*index].trim_end().chars().count() < width);
    match fitting.next() {
        Some(index) => vec![face.name[..index].trim_end().into(), face.name[index..].into()],
        None => vec![face.name.clone()],
    }
}

/// Gets kind and numbers, or the numbers alone where there is no room for both.
fn short_summary(face: &Face, columns: Option<&[String]>, width: usize) -> String {
    let numbers = short_numbers(face, columns).join("/");
    let whole = format!("{} {numbers}", face.kind);
    if numbers.is_empty() || width <= whole.chars().count() { numbers } else { whole }
}

/// Cuts a text to a width.
fn cut(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}

/// Cuts or fills a text to the width of a cell.
fn fit(text: &str, width: usize) -> String {
    if text.chars().count() < width {
        return format!("{text:<width$}");
    }
    format!("{:<width$}", format!("{}…", cut(text, width - 2).trim_end()))
}
