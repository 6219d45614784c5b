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

/// The most numbers of a card in a row that are told apart by their places.
const MOST_COLUMNS: usize = 4;

/// Gets the names of the numbers on the cards of a row, where cards have more than one: a number then stands
/// in the place of its name. None where a number explains itself, or there are too many names.
pub(super) fn columns<'a>(faces: impl Iterator<Item = &'a Face> + Clone) -> Option<Vec<String>> {
    if faces.clone().all(|face| short_numbers(face, None).len() < 2) {
        return None;
    }
    let all = faces.flat_map(|face| face.numbers.keys().map(|name| (name.clone(), 0)));
    let all = Face { numbers: all.collect(), ..Face::default() };
    let names: Vec<String> = without_parts(&all).map(|(name, _)| name.to_owned()).collect();
    (names.len() <= MOST_COLUMNS).then_some(names)
}

/// Iterates over the numbers on a card, without those that its main number is paid in.
fn without_parts(face: &Face) -> impl Iterator<Item = (&str, i64)> {
    let numbers = numbers(face);
    let main = numbers.first().map_or("", |(name, _)| *name);
    numbers.into_iter().filter(move |(name, _)| !is_part(name, main))
}

fn is_part(name: &str, main: &str) -> bool {
    name.strip_suffix(main).is_some_and(|before| before.ends_with('-'))
}

/// Writes the numbers on a card without their names, in their places where there are columns; one that is
/// paid in parts is written as their sum.
pub(super) fn short_numbers(face: &Face, columns: Option<&[String]>) -> Vec<String> {
    let mut written: Vec<(&str, String)> =
        without_parts(face).map(|(name, number)| (name, number.to_string())).collect();
    if let Some((main, number)) = written.first_mut() {
        let parts = face.numbers.iter().filter(|(part, _)| is_part(part, main));
        let parts: Vec<String> = parts.map(|(_, number)| number.to_string()).collect();
        *number = if parts.is_empty() { number.clone() } else { parts.join("+") };
    }
    let Some(columns) = columns.filter(|_| !written.is_empty()) else {
        return written.into_iter().map(|(_, number)| number).collect();
    };
    let in_place = |column: &String| {
        let number = written.iter().find(|(name, _)| name == column);
        number.map_or_else(|| "–".to_owned(), |(_, number)| number.clone())
    };
    columns.iter().map(in_place).collect()
}

/// Writes what kind of card it is and its number; several numbers by their names.
pub(super) fn summary(face: &Face) -> String {
    match &short_numbers(face, None)[..] {
        [] => String::new(),
        [only] => format!("{} {only}", face.kind),
        several => {
            let named = without_parts(face).zip(several);
            let named = named.map(|((name, _), number)| format!("{} {number}", spoken(name)));
            format!("{} ({})", face.kind, named.collect::<Vec<_>>().join(", "))
        }
    }
}

/// Writes the name of a number as people read it.
pub(super) fn spoken(name: &str) -> String {
    name.replace('-', " ")
}
