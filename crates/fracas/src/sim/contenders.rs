//! Who takes part: bots, and the decks they bring.

use anyhow::Result;
use fracas_registry::{Budget, Contender, Mind};

use crate::input::bad;

/// A deck with the name it was given by.
#[derive(Clone, Debug)]
pub(crate) struct NamedDeck {
    /// The premade deck's id, or the file.
    pub(crate) name: String,
    /// What the setup says of it.
    pub(crate) deck: String,
}

/// Who takes part, and what tables show of them.
#[derive(Debug, Default)]
pub(crate) struct Field {
    /// The contenders.
    pub(crate) contenders: Vec<Contender>,
    /// The name of the deck that each brings; none where it plays with the one of its seat.
    pub(crate) decks: Vec<Option<String>>,
}

impl Field {
    /// Adds a contender. Its name is what sets it apart: its bot, its deck, or both.
    pub(crate) fn add(&mut self, name: &str, mind: Mind, deck: Option<&NamedDeck>) {
        let alike = |contender: &&Contender| {
            contender.name == name || contender.name.starts_with(&format!("{name} #"))
        };
        let before = self.contenders.iter().filter(alike).count();
        let name = if before == 0 { name.to_owned() } else { format!("{name} #{}", before + 1) };
        self.contenders.push(Contender { name, mind, deck: deck.map(|deck| deck.deck.clone()) });
        self.decks.push(deck.map(|deck| deck.name.clone()));
    }

    /// Checks whether some contenders are not the same under another name.
    pub(crate) fn differs(&self) -> bool {
        let is_other = |one: &Contender| {
            let first = &self.contenders[0];
            (one.mind, &one.deck) != (first.mind, &first.deck)
        };
        self.contenders.iter().any(is_other)
    }

    /// Says what makes the results depend on the clock, if anything does.
    pub(crate) fn clock(&self) -> Option<String> {
        let mut minds = self.contenders.iter().map(|contender| contender.mind);
        let timed = minds
            .find(|mind| matches!(mind, Mind::Search(Budget::Time(_) | Budget::Either(..))))?;
        Some(format!("{timed} goes by the clock: another run may tell something else"))
    }
}

/// Reads the names of bots.
pub(crate) fn read_bots(names: &str) -> Result<Vec<Mind>> {
    names.split(',').map(|name| name.trim().parse().map_err(bad)).collect()
}
