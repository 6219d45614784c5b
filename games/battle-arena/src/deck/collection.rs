//! What a deck is built from.

use fracas_cards::Report;

use super::Deck;
use crate::card::{HeroId, PlayId};
use crate::catalogue::Catalogue;

/// The cards that a deck may be built from, each as often as it is there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collection {
    /// The Heroes.
    pub heroes: Vec<HeroId>,
    /// The Plays.
    pub plays: Vec<PlayId>,
    /// The Hot Dogs, by ids; any, if there are none.
    pub hot_dogs: Vec<String>,
}

impl Collection {
    /// Takes one of each card that there is.
    pub fn all(catalogue: &Catalogue) -> Collection {
        Collection {
            heroes: (0..catalogue.len() as u16).map(HeroId).collect(),
            plays: catalogue.plays().map(|(play, _)| play).collect(),
            hot_dogs: Vec::new(),
        }
    }

    /// Reads a collection, which is written like a deck of any size, or says all that is wrong with the text.
    pub fn read(catalogue: &Catalogue, file: &str, text: &str) -> Result<Collection, Report> {
        let Deck { heroes, plays, hot_dogs, .. } = Deck::read(catalogue, file, text)?;
        Ok(Collection { heroes, plays, hot_dogs })
    }
}
