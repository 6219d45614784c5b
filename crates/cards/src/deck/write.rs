//! From a deck to text that reads back as the same deck.

use super::DeckList;

/// Writes a deck list that [`DeckList::read`] reads back as the same deck.
///
/// A hash or a line break inside a name would not survive, and becomes a blank.
///
/// ```
/// use fracas_cards::{DeckList, deck};
///
/// let source = "deck: Steel\ngame: battle-arena\n\nheroes\n  2 Showtime\n  1 bojax-ice\n";
/// let (list, _) = DeckList::read("steel.txt", source, &["heroes"]);
/// assert_eq!(deck::write(&list), source);
/// ```
pub fn write(deck: &DeckList) -> String {
    let mut lines =
        vec![format!("deck: {}", clean(&deck.name)), format!("game: {}", clean(&deck.game))];
    lines.extend(deck.format.as_ref().map(|format| format!("format: {}", clean(format))));
    for section in &deck.sections {
        lines.push(String::new());
        lines.push(clean(&section.name));
        // Always with its count: a card may begin with a number or be called like a section.
        lines.extend(section.lines.iter().map(|l| format!("  {} {}", l.count, clean(&l.card))));
    }
    lines.push(String::new());
    lines.join("\n")
}

fn clean(text: &str) -> String {
    text.replace('#', " ").split_whitespace().collect::<Vec<_>>().join(" ")
}
