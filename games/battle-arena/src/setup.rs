//! From what the players agreed on to the rules of their table.

use std::sync::Arc;

use fracas_core::{Problems, Setup};

use crate::BattleArena;
use crate::book::Book;
use crate::catalogue::Catalogue;
use crate::deck::{Deck, PREMADE};
use crate::hidden::Beliefs;
use crate::options::{Format, Mode, PASSPORT};
use crate::state::State;

impl BattleArena {
    /// Makes the rules of a table, or names all that is wrong with the setup.
    pub fn open(setup: &Setup) -> Result<BattleArena, Problems> {
        let mut problems = PASSPORT.check(setup);
        if let Some(refused) = refuse_winner(setup) {
            // No deck would change that.
            problems.append(refused);
            return Err(problems);
        }
        let (Some(mode), Some(format)) =
            (Mode::from_id(&setup.mode), read_format(setup, &mut problems))
        else {
            return Err(problems);
        };
        let catalogue = match Catalogue::with_packs(&setup.packs) {
            Ok(catalogue) => catalogue,
            Err(wrong) => {
                problems.add_within("cards", wrong);
                return Err(problems);
            }
        };
        let decks = choose_decks(setup, &catalogue, &format, mode, &mut problems);
        // R79, R81: Rookie is played without.
        let hot_dogs = if mode == Mode::Rookie { 0 } else { format.limits.hot_dogs };
        let table = |decks: &[Deck]| BattleArena {
            mode,
            sudden_death: PASSPORT.option(setup, "tiebreaker") == "sudden-death",
            hot_dogs,
            beliefs: Arc::new(Beliefs::new(&catalogue, &format, mode)),
            catalogue,
            before: before_the_flip(mode, hot_dogs, decks),
            super_wins_ties: super_wins_ties(setup, &format),
            has_copies: !format.limits.one_per_variation,
            format,
        };
        problems.or(()).map(|()| table(&decks))
    }

    /// Makes the same table with other decks, which are taken as they are.
    pub(crate) fn with_decks(
        &self,
        mut deck: impl FnMut(&BattleArena) -> Result<Deck, Problems>,
    ) -> Result<BattleArena, Problems> {
        let decks = [deck(self)?, deck(self)?];
        let before = before_the_flip(self.mode, self.hot_dogs, &decks);
        Ok(BattleArena { before, ..self.clone() })
    }
}

/// Gets the state before the coin flip. Playbooks are for Playmaker only (R44).
fn before_the_flip(mode: Mode, hot_dogs: u8, decks: &[Deck]) -> State {
    let heroes = [0, 1].map(|seat| decks[seat].heroes.iter().copied().collect());
    let mut state = BattleArena::before_the_flip(hot_dogs, &heroes);
    if mode == Mode::Playmaker {
        for (player, deck) in state.players.iter_mut().zip(decks) {
            player.book = Book::new(deck.plays.iter().copied());
        }
    }
    state
}

/// Decides whether a Super wins at equal Power: as the players agreed, or else as the format has it (C12).
fn super_wins_ties(setup: &Setup, format: &Format) -> bool {
    match PASSPORT.option(setup, "super") {
        "off" => false,
        "wins-ties" => true,
        _ => format.super_wins_ties,
    }
}

/// Refuses a format whose winner is found in a way that is not ours.
fn refuse_winner(setup: &Setup) -> Option<Problems> {
    let format = Format::from_id(PASSPORT.option(setup, "format"))?;
    let (id, why) = (format.id, format.winner.refusal()?);
    let message = format!("decks for {id} can be checked, but not played: in it {why}");
    Some(Problems::one("option format", message))
}

/// Gets the format of a table with its limits kept or relaxed (R52).
pub(crate) fn read_format(setup: &Setup, problems: &mut Problems) -> Option<Format> {
    let format = *Format::from_id(PASSPORT.option(setup, "format"))?;
    if let Some(mode) = format.mode.filter(|mode| mode.id() != setup.mode) {
        let message = format!("{} is for {}, not for {}", format.id, mode.id(), setup.mode);
        problems.add("option format", message);
    }
    if PASSPORT.option(setup, "limits") == "kept" {
        return Some(format);
    }
    if format.id != "limited" {
        problems.add(
            "option limits",
            format!("only limited decks can be relaxed, not {} (R52)", format.id),
        );
    }
    Some(format.relaxed())
}

/// Gets the decks of a setup, and names all that is wrong with them.
fn choose_decks(
    setup: &Setup,
    catalogue: &Catalogue,
    format: &Format,
    mode: Mode,
    problems: &mut Problems,
) -> Vec<Deck> {
    if !matches!(setup.decks.len(), 0 | 2) {
        let count = setup.decks.len();
        let message =
            format!("two players need two decks, not {count}; name none for the usual ones");
        problems.add("decks", message);
    }
    let mut decks = Vec::new();
    for (seat, usual) in format.decks.into_iter().enumerate() {
        let chosen = setup.decks.get(seat).map(String::as_str);
        let entry = chosen.filter(|entry| !entry.trim().is_empty()).unwrap_or(usual);
        match choose_deck(catalogue, entry, format, mode) {
            Ok(deck) => decks.push(deck),
            Err(wrong) => problems.add_within(&format!("deck {seat}"), wrong),
        }
    }
    decks
}

/// Gets the deck that an entry of the setup names or spells out.
fn choose_deck(
    catalogue: &Catalogue,
    entry: &str,
    format: &Format,
    mode: Mode,
) -> Result<Deck, Problems> {
    let is_list = entry.contains('\n');
    let deck = if is_list {
        Deck::read(catalogue, "deck list", entry)
            .map_err(|report| Problems::one("deck list", report.to_string()))?
    } else {
        Deck::premade(entry).ok_or_else(|| Problems::one("name", unknown_deck(entry)))?
    };
    let mut problems = deck.wrong_sizes(catalogue, format, mode);
    problems.append(deck.wrong_format(format));
    // C19: a premade deck is played as it was printed, in the format it is for.
    if is_list || deck.format.as_deref() != Some(format.id) {
        problems.append(deck.offences(catalogue, &format.limits, mode));
    }
    problems.or(deck)
}

fn unknown_deck(id: &str) -> String {
    let known: Vec<&str> = PREMADE.iter().map(|(id, _)| *id).collect();
    format!("there is no premade deck {id:?}; there are {}", known.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(format: &str, choice: Option<&str>) -> BattleArena {
        let options = [("format", Some(format)), ("super", choice)];
        let options =
            options.into_iter().filter_map(|(id, value)| Some((id.into(), value?.into())));
        let setup = Setup {
            game: crate::ID.into(),
            mode: "playmaker".into(),
            options: options.collect(),
            ..Setup::default()
        };
        BattleArena::open(&setup).unwrap()
    }

    /// R95, with C12. A Super wins ties where the table says so, or else the format.
    #[test]
    fn r095_super_wins_ties_by_choice_or_by_format() {
        let wins = |format, choice| table(format, choice).super_wins_ties;
        assert!(!wins("standard", None) && wins("standard", Some("wins-ties")));
        assert!(wins("apex-playmaker", None) && !wins("apex-playmaker", Some("off")));
        assert!(!wins("standard", Some("by-format")) && wins("apex-playmaker", Some("by-format")));
    }

    /// R44. Playbooks are laid out in Playmaker, with all their Plays.
    #[test]
    fn r044_playbooks_are_there_in_playmaker() {
        for (format, size) in [("standard", 30), ("limited", 20), ("trainer", 10)] {
            let players = table(format, None).before.players;
            assert!(players.iter().all(|player| player.book.len() == size), "{format}");
        }
    }
}
