//! Games as they are dealt: what is on the table before the first decision.

use std::sync::Arc;

use fracas_core::{Match, Seat, Seed, Setup};
use fracas_rlyeh::{Boss, Card, Catalogue, Colour, Hero, ID, Rlyeh};

use crate::table::Table;

/// Gets what players agree on who choose a mode and these options.
pub(crate) fn setup(mode: &str, seats: usize, options: &[(&str, &str)]) -> Setup {
    Setup {
        game: ID.into(),
        mode: mode.into(),
        seats: Some(seats),
        options: options.iter().map(|(id, value)| ((*id).into(), (*value).into())).collect(),
        ..Setup::default()
    }
}

/// Deals a game as far as its first decision.
pub(crate) fn deal(setup: &Setup, seed: u64) -> Table {
    let game = Rlyeh::open(setup).unwrap_or_else(|why| panic!("impossible table: {why}"));
    let names = ["Ann", "Bob", "Cid", "Dot"].map(String::from);
    let names = &names[..setup.seats.unwrap()];
    Table(Match::deal(Arc::new(game), setup.clone(), names, Seed::from_number(seed)))
}

/// Says what is wrong with what players agree on.
pub(crate) fn problems(setup: &Setup) -> String {
    Rlyeh::open(setup).map(drop).unwrap_err().to_string()
}

/// Lists the seats of a table.
pub(crate) fn seats(setup: &Setup) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(setup.seats.unwrap())
}

/// Gets a card of the game.
pub(crate) fn card(id: &str) -> &'static Card {
    let base = Catalogue::base();
    base.card(base.find_card(id).unwrap_or_else(|| panic!("no card {id}")))
}

/// Gets a hero of the game.
pub(crate) fn hero(id: &str) -> &'static Hero {
    let base = Catalogue::base();
    base.hero(base.find_hero(id).unwrap_or_else(|| panic!("no hero {id}")))
}

/// Lists the stacks of the board in their order.
pub(crate) fn stacks(table: &Table) -> Vec<&'static Card> {
    let position = table.position();
    let piles = position["board"].as_array().unwrap().iter();
    piles.map(|pile| card(pile["card"].as_str().unwrap())).collect()
}

/// Lists the Bosses of the board in their order.
pub(crate) fn bosses(table: &Table) -> Vec<&'static Boss> {
    let (base, position) = (Catalogue::base(), table.position());
    let bosses = position["bosses"].as_array().unwrap().iter();
    bosses.map(|boss| base.boss(base.find_boss(boss["boss"].as_str().unwrap()).unwrap())).collect()
}

/// Lists the ids of one row of the board: its stacks, then its Boss.
pub(crate) fn row(table: &Table, colour: Colour) -> Vec<&'static str> {
    let stacks = stacks(table).into_iter().filter(|card| card.colour == colour);
    let bosses = bosses(table).into_iter().filter(|boss| boss.colour == colour);
    stacks.map(|card| &*card.id).chain(bosses.map(|boss| &*boss.id)).collect()
}

/// Counts the stacks of a colour on the board.
pub(crate) fn count(table: &Table, colour: Colour) -> usize {
    stacks(table).iter().filter(|card| card.colour == colour).count()
}

/// Counts the stacks as the rulebook does: with Bosses, PAX Pox and Deleted Cards.
pub(crate) fn all_stacks(table: &Table) -> usize {
    let position = table.position();
    let beside = ["pox", "deleted"].iter().filter(|pile| !position[pile].is_null()).count();
    stacks(table).len() + bosses(table).len() + beside
}
