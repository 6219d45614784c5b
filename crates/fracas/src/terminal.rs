//! A scene as text. Knows no game.

use fracas_core::{Area, Face, Item, Layout, Scene, Seat, Viewer};

/// The width of a drawing.
const WIDTH: usize = 80;
/// The width of a card that lies in a row.
const CELL: usize = 11;
/// What stands between two piles in a line.
const GAP: &str = "   ";

/// Draws a scene as a viewer sees it.
pub(crate) fn draw(scene: &Scene, names: &[String], viewer: Viewer) -> String {
    let mut lines = vec![format!(
        "── {} {}",
        scene.moment,
        "─".repeat(WIDTH.saturating_sub(scene.moment.chars().count() + 4))
    )];
    let mut owner = None;
    let mut piles = Vec::new();
    for area in &scene.areas {
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
            piles.push(format!("{}: {}", area.label, draw_pile(&area.items)));
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

/// Checks whether an area is said in a few words; one where nothing lies always is.
fn is_pile(area: &Area) -> bool {
    match area.layout {
        Layout::Pile | Layout::Track { .. } => true,
        Layout::Hand | Layout::Row | Layout::Zones { .. } => area.items.is_empty(),
        Layout::Counters | Layout::Grid { .. } => false,
    }
}

fn draw_area(area: &Area, names: &[String]) -> Vec<String> {
    match area.layout {
        Layout::Counters => draw_counters(area, names),
        Layout::Hand | Layout::Row | Layout::Zones { .. } | Layout::Pile | Layout::Track { .. } => {
            draw_row(area)
        }
        Layout::Grid { width, height } => draw_grid(area, width, height),
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

/// Draws numbers in lines; those of a seat stand beside its name.
fn draw_counters(area: &Area, names: &[String]) -> Vec<String> {
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
    let mut lines = vec![format!("  {}:", area.label)];
    for items in area.items.chunks((WIDTH - 2) / CELL) {
        let cells: Vec<Vec<String>> = items.iter().map(cell).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or_default();
        for line in 0..height {
            let part = |cell: &Vec<String>| fit(cell.get(line).map_or("", String::as_str));
            let text: String = cells.iter().map(part).collect();
            lines.push(format!("  {text}").trim_end().to_owned());
        }
    }
    // Backs have no numbers: a row of them would have an empty line.
    lines.retain(|line| !line.is_empty());
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
    if text.chars().count() < CELL {
        return format!("{text:<CELL$}");
    }
    let cut: String = text.chars().take(CELL - 2).collect();
    format!("{:<CELL$}", format!("{}…", cut.trim_end()))
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

    fn area(id: &str, owner: Option<Seat>, layout: Layout, items: Vec<Item>) -> Area {
        Area { id: id.into(), label: id.into(), owner, layout, places: vec![], items }
    }

    fn draw_areas(areas: Vec<Area>) -> String {
        let scene = Scene {
            moment: "Battle 1".into(),
            prompt: "Your turn.".into(),
            areas,
            ..Scene::default()
        };
        draw(&scene, &["Bob".into(), "Annabel".into()], Viewer::Seat(Seat(1)))
    }

    #[test]
    fn areas_are_grouped_by_owner_and_backs_show_nothing() {
        let back = |area: &str, count| Item { count, ..Item::back(area, 0) };
        let zones = vec![hero("Mr. Irrelevant", 135), back("zones", None)];
        let own = Some(Seat(1));
        let drawn = draw_areas(vec![
            area("zones", own, Layout::Row, zones),
            area("bench", own, Layout::Hand, vec![back("bench", None)]),
            area("hand", own, Layout::Hand, vec![]),
            area("deck", own, Layout::Pile, vec![back("deck", Some(49))]),
        ]);
        let expected = "\
── Battle 1 ────────────────────────────────────────────────────────────────────
Annabel (you):
  zones:
  Mr. Irrel… ▒▒▒▒▒▒▒▒
  fire 135
  battle 1
  bench:
  ▒▒▒▒▒▒▒▒
  hand: empty   deck: 49 × face down
── Your turn.";
        assert_eq!(drawn, expected);
    }

    #[test]
    fn a_pile_that_does_not_fit_is_broken_between_words() {
        let heroes = ["Showtime", "Bison", "Cheetah", "Foxhole", "Superbaby"];
        let items: Vec<Item> = heroes.map(|name| hero(name, 100)).to_vec();
        let pile = |id: &str, items| area(id, None, Layout::Pile, items);
        let drawn =
            draw_areas(vec![pile("deck", vec![]), pile("discard", items), pile("spent", vec![])]);
        let expected = "
  deck: empty
  discard: Showtime fire 100, Bison fire 100, Cheetah fire 100, Foxhole fire
    100, Superbaby fire 100
  spent: empty
";
        assert!(drawn.contains(expected), "{drawn}");
    }

    #[test]
    fn a_shared_counter_stands_beside_the_name_of_its_owner() {
        let counter = |name: &str, owner| Item { owner, ..Item::counter(name, name, 3) };
        let score = [("Rounds", None), ("Wins", Some(Seat(1))), ("Wins", Some(Seat(0)))];
        let score = score.map(|(name, owner)| counter(name, owner)).to_vec();
        let coins = vec![counter("Red", None), counter("Blue", None)];
        let drawn = draw_areas(vec![
            area("score", None, Layout::Counters, score),
            area("coins", None, Layout::Counters, coins),
        ]);
        let expected = "\n  Rounds 3\n  Annabel   Wins 3\n  Bob       Wins 3\n  Red 3\n  Blue 3\n";
        assert!(drawn.contains(expected), "{drawn}");
    }

    #[test]
    fn a_grid_shows_initials_at_their_places() {
        let robot = Item { at: Some((1, 0)), ..hero("Robot", 1) };
        let arena = area("Arena", None, Layout::Grid { width: 2, height: 2 }, vec![robot]);
        assert_eq!(draw_area(&arena, &[]), ["  Arena:", "    ·   R", "    ·   ·"]);
    }
}
