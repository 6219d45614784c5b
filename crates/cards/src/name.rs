//! Words that people write: ids, suggestions for misspelt ones, how messages quote them.

use std::fmt;
use std::ops::{Deref, Range};

/// The longest id, in characters.
pub const MAX_ID: usize = 64;

/// The longest line of text, in characters.
pub const MAX_TEXT: usize = 500;

/// A word with the place where it was written, so that a later check can point at it.
///
/// ```
/// use fracas_cards::Name;
///
/// let name = Name { text: "rivet-gun".into(), span: 5..16 };
/// assert_eq!(name, "rivet-gun");
/// assert!(name.starts_with("rivet"));
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Name {
    /// The word itself.
    pub text: String,
    /// The bytes of the source that it was read from.
    pub span: Range<usize>,
}

impl Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl PartialEq<str> for Name {
    fn eq(&self, other: &str) -> bool {
        self.text == other
    }
}

impl PartialEq<&str> for Name {
    fn eq(&self, other: &&str) -> bool {
        self.text == *other
    }
}

/// A word that was not read from anywhere.
impl From<&str> for Name {
    fn from(text: &str) -> Self {
        Self { text: text.to_owned(), span: 0..0 }
    }
}

/// Checks whether a word is an id: lower-case letters and digits in words joined by single dashes.
///
/// ```
/// assert!(fracas_cards::is_id("bojax-ice-2"));
/// assert!(!fracas_cards::is_id("BoJax Ice"));
/// ```
pub fn is_id(text: &str) -> bool {
    let is_word = |word: &str| {
        !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
    };
    text.len() <= MAX_ID && text.split('-').all(is_word)
}

/// Makes an id out of free text, as a suggestion; `None` if nothing is left of it.
pub(crate) fn to_id(text: &str) -> Option<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let id = words.collect::<Vec<_>>().join("-").to_ascii_lowercase();
    is_id(&id).then_some(id)
}

/// The candidate that was probably meant, or `None` if nothing is near.
///
/// Case, spaces, dashes and underscores do not count. Of equally near candidates the first wins.
///
/// ```
/// use fracas_cards::nearest;
///
/// assert_eq!(nearest("stel", ["fire", "ice", "steel"]), Some("steel"));
/// assert_eq!(nearest("Hot_Dogs", ["heroes", "hot dogs"]), Some("hot dogs"));
/// assert_eq!(nearest("banana", ["fire", "ice", "steel"]), None);
/// ```
pub fn nearest<'c>(word: &str, candidates: impl IntoIterator<Item = &'c str>) -> Option<&'c str> {
    // Longer text cannot be a slip of the pen, and comparing costs the product of the lengths.
    const LONGEST: usize = 2 * MAX_ID;
    if LONGEST < word.len() {
        return None;
    }
    let word = folded(word);
    let letters = word.chars().count();
    // A third of the letters may differ, and one in a short word.
    let allowed = (letters / 3).max(1);
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates.into_iter().filter(|candidate| candidate.len() <= LONGEST) {
        let other = folded(candidate);
        let others = other.chars().count();
        if allowed < letters.abs_diff(others) {
            continue;
        }
        let distance = strsim::osa_distance(&word, &other);
        let is_near = distance <= allowed && distance < others;
        if is_near && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// Says that nothing has such an id, and which may have been meant; ids come with their names.
pub fn unknown_id<'a>(
    what: &str,
    id: &str,
    known: impl Iterator<Item = (&'a str, &'a str)> + Clone,
) -> String {
    // People write a name where only ids are read: they meant what has that name.
    let named = known.clone().find(|(_, name)| name.eq_ignore_ascii_case(id)).map(|(id, _)| id);
    let meant = named.or_else(|| nearest(id, known.map(|(id, _)| id)));
    let meant = meant.map(|meant| format!("; did you mean {meant:?}?"));
    format!("there is no {what} {id:?}{}", meant.unwrap_or_default())
}

/// What is said under an unknown word: the known one that was probably meant.
pub(crate) fn did_you_mean<'w>(word: &str, known: impl IntoIterator<Item = &'w str>) -> String {
    suggestion(nearest(word, known))
}

/// What is said under an unknown word, given the known one that was probably meant.
pub(crate) fn suggestion(near: Option<&str>) -> String {
    near.map_or_else(|| "not known here".to_owned(), |near| format!("did you mean `{near}`?"))
}

/// What is wrong with text that should be one printable line of decent length: message and label.
pub(crate) fn flaw(text: &str) -> Option<(&'static str, String)> {
    if text.trim().is_empty() {
        return Some(("text is empty", "expected some text".to_owned()));
    }
    if let Some(odd) = text.chars().find(|&c| is_unprintable(c)) {
        let label = format!("has the character {}", odd.escape_unicode());
        return Some(("text is one line of printable characters", label));
    }
    let length = text.chars().count();
    let label = || format!("{length} characters, at most {MAX_TEXT} are allowed");
    (MAX_TEXT < length).then(|| ("text is too long", label()))
}

/// The word without what hands forget: case and the choice between space, dash and underscore.
pub(crate) fn folded(word: &str) -> String {
    let words = word.split(|c: char| c.is_whitespace() || matches!(c, '-' | '_'));
    let words: Vec<_> = words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    words.join(" ")
}

/// The word as messages quote it: in backquotes, on one line, not too long.
pub(crate) fn quoted(word: &str) -> String {
    format!("`{}`", shortened(word))
}

/// The word on one line, not too long.
pub(crate) fn shortened(word: &str) -> String {
    const LONGEST: usize = 40;
    let mut shown: String = word.chars().take(LONGEST).flat_map(escaped).collect();
    if word.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}

/// The words as messages list them; a long list is cut short.
pub(crate) fn listed<'w>(words: impl IntoIterator<Item = &'w str>) -> String {
    const MOST: usize = 12;
    let mut shown: Vec<String> = words.into_iter().map(quoted).collect();
    if MOST < shown.len() {
        let more = shown.len() - MOST;
        shown.truncate(MOST);
        shown.push(format!("and {more} more"));
    }
    shown.join(", ")
}

/// Checks for characters that text cannot have: they draw nothing, or turn the line around.
pub(crate) fn is_unprintable(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// The character as messages show it.
pub(crate) fn escaped(c: char) -> impl Iterator<Item = char> {
    let escape = is_unprintable(c).then(|| c.escape_unicode());
    let plain = escape.is_none().then_some(c);
    plain.into_iter().chain(escape.into_iter().flatten())
}
