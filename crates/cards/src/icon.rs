//! The pictures that cards can have, by their names in the game-icons collection.
//!
//! The collection is shown on <https://game-icons.net>. `icons.txt` lists its names in order; the
//! drawings themselves are with the client that shows them.

use std::sync::LazyLock;

use crate::name;

static NAMES: LazyLock<Vec<&str>> =
    LazyLock::new(|| include_str!("../icons.txt").lines().collect());

/// All names, in order.
pub fn all() -> &'static [&'static str] {
    &NAMES
}

/// Checks whether there is a picture of a name.
///
/// ```
/// use fracas_cards::icon;
///
/// assert!(icon::is_known("hot-dog"));
/// assert!(!icon::is_known("cold-dog"));
/// ```
pub fn is_known(name: &str) -> bool {
    all().binary_search(&name).is_ok()
}

/// The picture that was probably meant: one that has the word in its name, or one spelt alike.
///
/// ```
/// use fracas_cards::icon;
///
/// assert_eq!(icon::nearest("cowboy"), Some("cowboy-boot"));
/// assert_eq!(icon::nearest("Bisson"), Some("bison"));
/// assert_eq!(icon::nearest("quarterback"), None);
/// ```
pub fn nearest(name: &str) -> Option<&'static str> {
    let word = name::folded(name);
    let has_word = |known: &&&str| known.split('-').any(|part| part == word);
    all().iter().find(has_word).copied().or_else(|| name::nearest(name, all().iter().copied()))
}
