//! Who plays a seat of a match.

use fracas_core::Seed;
use fracas_registry::Level;

use crate::record::Sitter;
use crate::room::nonce_of_bot;
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
    /// A bot that finishes for a person.
    StandIn(PersonId),
}

impl Player {
    pub(in crate::room) fn person(place: u8, sitter: &Sitter) -> Player {
        let (name, nonce) = (sitter.name.clone(), sitter.nonce.clone());
        Player { place, name, nonce, who: Who::Person(sitter.person) }
    }

    pub(in crate::room) fn bot(place: u8, level: Level) -> Player {
        let name = bot_name(place, level);
        Player { place, name, nonce: nonce_of_bot(place), who: Who::Bot(level) }
    }
}

/// Names the bot at a place.
pub(in crate::room) fn bot_name(place: u8, level: Level) -> String {
    format!("Bot {} ({level})", place + 1)
}
