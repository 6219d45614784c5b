//! What is on a card, in full.

use fracas_core::{Face, Scene};

use super::wrap;

/// Writes what is on a card: its name, its kind, its numbers by their names, and its text.
pub(crate) fn draw_card(face: &Face) -> String {
    let numbers = face.numbers.iter().map(|(label, value)| format!("{label} {value}"));
    let facts: Vec<String> = [face.kind.clone()].into_iter().chain(numbers).collect();
    let head = wrap("  ", "    ", &format!("{} ({})", face.name, facts.join(", ")));
    let text = face.text.lines().map(|line| wrap("    ", "    ", line));
    [head].into_iter().chain(text).collect::<Vec<_>>().join("\n")
}

/// Lists the faces in sight that are named so, in the order they lie: those with the whole name,
/// else those with a part of it; without a name, all that have a text. Equal ones come once.
pub(crate) fn faces_named<'a>(scene: &'a Scene, name: &str) -> Vec<&'a Face> {
    let wanted = name.to_lowercase();
    let all = || scene.areas.iter().flat_map(|area| &area.items).filter_map(|it| it.face.as_ref());
    let is_wanted = |face: &&Face| face.name.to_lowercase() == wanted;
    let has_wanted = |face: &&Face| face.name.to_lowercase().contains(&wanted);
    let mut found: Vec<&Face> = if wanted.is_empty() {
        all().filter(|face| !face.text.is_empty()).collect()
    } else if all().any(|face| is_wanted(&face)) {
        all().filter(is_wanted).collect()
    } else {
        all().filter(has_wanted).collect()
    };
    let mut seen: Vec<&Face> = Vec::new();
    found.retain(|face| {
        let is_new = !seen.contains(face);
        seen.push(face);
        is_new
    });
    found
}

/// The numbers that matter most, where a card has them.
const MAIN: [&str; 7] = ["power", "value", "strength", "cost", "attack", "damage", "health"];

/// Gets the numbers on a card by their names, the one that matters most first.
pub(super) fn numbers(face: &Face) -> Vec<(&str, i64)> {
    let mut numbers: Vec<(&str, i64)> =
        face.numbers.iter().map(|(name, number)| (name.as_str(), *number)).collect();
    let main = MAIN.iter().find(|main| face.numbers.contains_key(**main));
    numbers.sort_by_key(|(name, _)| Some(name) != main);
    numbers
}

/// Writes the numbers on a card without their names; one that is paid in parts is written as their sum.
pub(super) fn short_numbers(face: &Face) -> Vec<String> {
    let numbers = numbers(face);
    let main = numbers.first().map_or("", |(name, _)| *name);
    let is_part = |name: &str| name.strip_suffix(main).is_some_and(|before| before.ends_with('-'));
    let (parts, others): (Vec<_>, Vec<_>) =
        numbers.iter().skip(1).partition(|(name, _)| is_part(name));
    let parts: Vec<String> = parts.iter().map(|(_, number)| number.to_string()).collect();
    let first = numbers
        .first()
        .map(|(_, number)| if parts.is_empty() { number.to_string() } else { parts.join("+") });
    first.into_iter().chain(others.iter().map(|(_, number)| number.to_string())).collect()
}
