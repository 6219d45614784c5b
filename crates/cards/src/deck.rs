//! Deck lists: plain text that people write by hand, the same for every game.
//!
//! ```text
//! # Comments go from a hash to the end of the line.
//! deck: Steel Works
//! game: battle-arena
//! format: standard
//!
//! heroes
//!   2 Showtime Fire A
//!   bojax-ice-tk
//! hot dogs
//!   10x Frank
//! ```
//!
//! First what the deck is (`deck` and `game` are required), then sections with one card a line. A
//! count may be left out, or written `2` or `2x`; the rest of the line is a card, and only the game
//! knows which. Case, indentation and blank lines do not matter. A card whose name begins with a
//! number, or is also the name of a section, is written with its count.

mod read;
mod write;

use std::ops::Range;

use crate::diagnostic::Report;
use crate::name::Name;

pub use write::write;

/// The largest deck list that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 16;

/// The most copies that one line may ask for.
pub const MAX_COUNT: u32 = 999;

/// A deck as it is written: what it is for, and its cards by section.
///
/// ```
/// use fracas_cards::DeckList;
///
/// let source = "deck: Steel Works\ngame: battle-arena\n\nheroes\n  2 Showtime\n  bojax-ice\n";
/// let (deck, report) = DeckList::read("steel.txt", source, &["heroes", "hot dogs"]);
/// assert!(report.is_clean());
/// assert_eq!(deck.name, "Steel Works");
/// assert_eq!(deck.sections[0].name, "heroes");
/// let cards: Vec<_> = deck.sections[0].lines.iter().map(|l| (l.count, l.card.as_str())).collect();
/// assert_eq!(cards, [(2, "Showtime"), (1, "bojax-ice")]);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DeckList {
    /// What its author calls it; empty if the file does not say.
    pub name: String,
    /// The game it is for; empty if the file does not say.
    pub game: Name,
    /// The kind of game it is built for, if that is said.
    pub format: Option<Name>,
    /// Its sections in the order in which they first appear.
    pub sections: Vec<Section>,
}

/// A part of a deck, such as its heroes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// The section's name as the game spells it.
    pub name: String,
    /// Its cards as they are written, in order.
    pub lines: Vec<Line>,
}

/// So many copies of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// How many, from 1 to [`MAX_COUNT`].
    pub count: u32,
    /// The card, with single blanks between its words.
    pub card: String,
    /// Where the card is written, for what the game has to say about it.
    pub span: Range<usize>,
}

impl DeckList {
    /// Reads a deck list; the name of the file is only shown in messages.
    ///
    /// What is wrong is in the report, to which the game adds what it finds; the deck is the rest.
    ///
    /// ```
    /// use fracas_cards::DeckList;
    ///
    /// let source = "deck: Steel Works\ngame: battle-arena\nheros\n  0 Showtime\n";
    /// let (_, report) = DeckList::read("steel.txt", source, &["heroes", "hot dogs"]);
    /// assert!(report.render().contains("did you mean `heroes`?"));
    /// ```
    pub fn read(file: &str, source: &str, sections: &[&str]) -> (Self, Report) {
        read::read(file, source, sections)
    }

    /// The lines of a section; none if the deck does not have it.
    pub fn lines(&self, section: &str) -> &[Line] {
        let found = self.sections.iter().find(|candidate| candidate.name == section);
        found.map_or(&[], |section| &section.lines)
    }
}

/// The game that a deck list (`game: rlyeh`) or a card file (`game = "rlyeh"`) is for, found without
/// reading the rest.
///
/// ```
/// use fracas_cards::peek_game;
///
/// assert_eq!(peek_game("deck: Steel\ngame: rlyeh # the old ones\n").as_deref(), Some("rlyeh"));
/// assert_eq!(peek_game("game = \"op-arena\"\n\n[[dude]]\n").as_deref(), Some("op-arena"));
/// assert_eq!(peek_game("[[dude]]\ngame = \"chess\"\n"), None);
/// ```
pub fn peek_game(source: &str) -> Option<String> {
    let lines = source.trim_start_matches('\u{feff}').lines().map(str::trim_start);
    // A header ends what is said about the whole file.
    let mut lines = lines.take_while(|line| !line.starts_with('['));
    lines.find_map(|line| {
        let key = line.get(..4).filter(|key| key.eq_ignore_ascii_case("game"))?;
        let value = line[key.len()..].trim_start();
        let game = if let Some(value) = value.strip_prefix(':') {
            value.split('#').next()?
        } else {
            let value = value.strip_prefix('=')?.trim_start();
            let quote = value.chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
            value[1..].split(quote).next()?
        };
        Some(game.trim().to_owned()).filter(|game| !game.is_empty())
    })
}
