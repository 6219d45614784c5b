//! From what the players agreed on to the rules of their table.

use std::sync::Arc;

use fracas_core::{Problems, Seat, Setup};

use crate::OverPower;
use crate::catalogue::Catalogue;
use crate::deck::{Deck, PREMADE, Sheet, USUAL};
use crate::options::{Limits, PASSPORT, is_strict, read_mode};
use crate::start::lay_out;

impl OverPower {
    /// Makes the rules of a table, or names all that is wrong with the setup.
    pub fn open(setup: &Setup) -> Result<OverPower, Problems> {
        let mut problems = PASSPORT.check(setup);
        let Some(mode) = read_mode(setup, &mut problems) else { return Err(problems) };
        let first = PASSPORT.first_seat(setup, 2, &mut problems);
        let catalogue = match Catalogue::with_packs(&setup.packs) {
            Ok(catalogue) => catalogue,
            Err(wrong) => {
                problems.add_within("cards", wrong);
                return Err(problems);
            }
        };
        let limits = Limits { mode, is_strict: is_strict(setup) };
        let decks = choose_decks(setup, &catalogue, limits, &mut problems);
        problems.or(())?;
        let Ok(decks) = <[Deck; 2]>::try_from(decks) else {
            return Err(Problems::one("decks", "two players need two decks"));
        };
        Ok(OverPower::with(limits, first, decks, catalogue))
    }

    /// Makes a table with decks that are legal for it.
    pub(crate) fn with(
        limits: Limits,
        first: Option<Seat>,
        decks: [Deck; 2],
        catalogue: Arc<Catalogue>,
    ) -> OverPower {
        let Limits { mode, is_strict } = limits;
        let before = lay_out(mode, &decks, &catalogue);
        let decks = decks.map(Arc::new);
        let (beliefs, exchanged, printed) = Default::default();
        let mut game = OverPower {
            mode,
            is_strict,
            first,
            decks,
            before,
            beliefs,
            exchanged,
            printed,
            catalogue,
        };
        game.printed.grids = game.printed_grids();
        game.printed.starters = game.printed_starters();
        game.printed.users = game.printed_users(&game.before);
        game.before = game.with_inherent_abilities();
        game
    }

    /// Gets what decks of the table must keep to.
    pub(crate) fn limits(&self) -> Limits {
        Limits { mode: self.mode, is_strict: self.is_strict }
    }
}

/// Gets the decks of a setup, and names all that is wrong with them.
fn choose_decks(
    setup: &Setup,
    catalogue: &Catalogue,
    limits: Limits,
    problems: &mut Problems,
) -> Vec<Deck> {
    if !matches!(setup.decks.len(), 0 | 2) {
        let count = setup.decks.len();
        let message =
            format!("two players need two decks, not {count}; name none for the usual ones");
        problems.add("decks", message);
    }
    let mut decks = Vec::new();
    for (seat, usual) in USUAL.into_iter().enumerate() {
        let chosen = setup.decks.get(seat).map(String::as_str);
        let entry = chosen.filter(|entry| !entry.trim().is_empty()).unwrap_or(usual);
        match choose_deck(catalogue, entry, limits) {
            Ok(deck) => decks.push(deck),
            Err(wrong) => problems.add_within(&format!("deck {seat}"), wrong),
        }
    }
    decks
}

/// Gets the deck that an entry of the setup names or spells out.
fn choose_deck(catalogue: &Catalogue, entry: &str, limits: Limits) -> Result<Deck, Problems> {
    let sheet = if entry.contains('\n') {
        Sheet::read(catalogue, "deck list", entry)
            .map_err(|report| Problems::one("deck list", report.to_string()))?
    } else {
        Sheet::premade(entry).ok_or_else(|| Problems::one("name", unknown_deck(entry)))?.clone()
    };
    sheet.deck(catalogue, limits)
}

fn unknown_deck(id: &str) -> String {
    let known: Vec<&str> = PREMADE.iter().map(|(id, _)| *id).collect();
    format!("there is no premade deck {id:?}; there are {}", known.join(", "))
}
