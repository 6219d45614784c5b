//! The premade decks.

use std::sync::LazyLock;

use super::Sheet;
use crate::catalogue::Catalogue;

/// The decks of a table for which none are named.
pub(crate) const USUAL: [&str; 2] = ["horror-menagerie", "the-resistance"];

/// The premade decks by id. All are legal in every mode.
pub const PREMADE: [(&str, &str); 11] = [
    ("avalons-shadow", include_str!("../../decks/avalons-shadow.txt")),
    ("chain-of-command", include_str!("../../decks/chain-of-command.txt")),
    ("fists-of-legend", include_str!("../../decks/fists-of-legend.txt")),
    ("full-spectrum", include_str!("../../decks/full-spectrum.txt")),
    ("horror-menagerie", include_str!("../../decks/horror-menagerie.txt")),
    ("sons-of-barsoom", include_str!("../../decks/sons-of-barsoom.txt")),
    ("spartan-school", include_str!("../../decks/spartan-school.txt")),
    ("the-long-game", include_str!("../../decks/the-long-game.txt")),
    ("the-resistance", include_str!("../../decks/the-resistance.txt")),
    ("time-detectives", include_str!("../../decks/time-detectives.txt")),
    ("ungodly-power", include_str!("../../decks/ungodly-power.txt")),
];

impl Sheet {
    /// Gets a premade deck.
    pub fn premade(id: &str) -> Option<&'static Sheet> {
        Sheet::all_premade().find(|(known, _)| *known == id).map(|(_, sheet)| sheet)
    }

    /// Lists the premade decks by their ids.
    pub(crate) fn all_premade() -> impl Iterator<Item = (&'static str, &'static Sheet)> {
        // Every table asks for them, so they are read once.
        static SHEETS: LazyLock<Vec<Sheet>> = LazyLock::new(|| {
            let read = |(id, text): &(&str, &str)| {
                Sheet::read(Catalogue::base(), id, text)
                    .unwrap_or_else(|report| panic!("a premade deck is wrong:\n{report}"))
            };
            PREMADE.iter().map(read).collect()
        });
        PREMADE.iter().map(|(id, _)| *id).zip(SHEETS.iter())
    }
}
