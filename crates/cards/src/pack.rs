//! What all games do with card files: read their own, add those of a table's packs, and refuse those
//! of another game.

use std::sync::Arc;

use fracas_core::{Pack, Problems};

use crate::diagnostic::Report;
use crate::reader::Fields;

/// Reads the files of a game itself into what it makes of them.
///
/// # Panics
///
/// If one of them is wrong: they are part of the program, and its tests read them.
pub fn read_own<C>(
    mut catalogue: C,
    files: &[(&str, &str)],
    add: impl Fn(&mut C, &str, &str) -> Result<(), Report>,
) -> Arc<C> {
    for (name, text) in files {
        if let Err(report) = add(&mut catalogue, name, text) {
            panic!("a card file of the game itself is wrong:\n{report}");
        }
    }
    Arc::new(catalogue)
}

/// Adds the packs of a table to what a game has of its own, or says all that is wrong with them.
pub fn with_packs<C: Clone>(
    own: &Arc<C>,
    packs: &[Pack],
    add: impl Fn(&mut C, &str, &str) -> Result<(), Report>,
) -> Result<Arc<C>, Problems> {
    if packs.is_empty() {
        return Ok(own.clone());
    }
    let mut catalogue = C::clone(own);
    let mut problems = Problems::default();
    for Pack { name, text } in packs {
        if let Err(report) = add(&mut catalogue, name, text) {
            problems.add(format!("card file {name}"), report.to_string());
        }
    }
    problems.or(Arc::new(catalogue))
}

/// Reports a card file that says it is for another game, or for none.
pub fn check_game(root: &Fields<'_>, game: &str) {
    if let Some(written) = root.value("game")
        && let Some(id) = written.as_text()
        && id != game
    {
        written.error(format!("these are cards of `{id}`"), format!("expected `{game}`"), None);
    }
}
