//! Who plays a seat of a match.

use fracas_core::Seed;
use fracas_registry::Level;

use crate::record::Sitter;
use crate::room::begin::nonce_of_bot;
use crate::store::PersonId;

/// Who plays a seat.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(in crate::room) place: u8,
    pub(in crate::room) name: String,
    pub(in crate::room) nonce: Seed,
    pub(super) who: Who,
}

/// A person, or a bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Who {
    Person(PersonId),
    Bot(Level),
    /// A bot that plays on for a person, who may come back or not.
    StandIn {
        person: PersonId,
        may_return: bool,
    },
}

impl Player {
    pub(in crate::room) fn person(place: u8, sitter: &Sitter) -> Player {
        let (name, nonce) = (sitter.name.clone(), sitter.nonce.clone());
        Player { place, name, nonce, who: Who::Person(sitter.person) }
    }

    pub(in crate::room) fn bot(place: u8, level: Level, name: String) -> Player {
        Player { place, name, nonce: nonce_of_bot(place), who: Who::Bot(level) }
    }
}
