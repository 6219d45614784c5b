//! Games with Plays as they are shown, told, written and kept.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod changed;
mod refused;
mod saved;

use fracas_battle_arena::{BattleArena, Catalogue, ID, PREMADE};
use fracas_core::{Chance, Fast, Setup};

/// The number of Plays in a Standard Playbook.
const PLAYBOOK: usize = 30;

/// Opens tables with Plays so that every Play is in a Playbook at one of them.
pub(crate) fn tables(chance: &mut Fast) -> Vec<BattleArena> {
    let mut plays: Vec<String> =
        Catalogue::base().plays().map(|(_, play)| play.id.clone()).collect();
    chance.shuffle(&mut plays);
    let books = plays.chunks(PLAYBOOK).map(|book| {
        let missing = plays.iter().take(PLAYBOOK - book.len());
        book.iter().chain(missing).cloned().collect::<Vec<_>>().join("\n")
    });
    let books: Vec<String> = books.collect();
    let pairs = books.chunks(2).map(|pair| [&pair[0], &pair[pair.len() - 1]]);
    pairs.map(|[one, other]| table([one, other])).collect()
}

/// Opens a table with Plays.
pub(crate) fn table(books: [&str; 2]) -> BattleArena {
    BattleArena::open(&setup(books)).unwrap()
}

/// Sets up a table with Playbooks.
pub(crate) fn setup(books: [&str; 2]) -> Setup {
    let heroes = |id: &str| PREMADE.iter().find(|(known, _)| *known == id).unwrap().1;
    let [one, other] = [heroes("alpha-legends"), heroes("tecmo-sluggers")];
    let decks = [(one, books[0]), (other, books[1])].map(|(heroes, book)| {
        let heroes = heroes.split("\nplays").next().unwrap().split("\nhot dogs").next().unwrap();
        format!("{heroes}\nhot dogs\n10 Frank\nplays\n{book}\n")
    });
    Setup { game: ID.into(), mode: "playmaker".into(), decks: decks.into(), ..Setup::default() }
}
