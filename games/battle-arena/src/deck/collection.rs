//! What a deck is built from.

use fracas_cards::Report;

use super::Deck;
use super::choose::{Curve, choose_heroes, choose_plays};
use crate::card::{HeroId, PlayId};
use crate::catalogue::Catalogue;
use crate::options::Limits;

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

    /// Lists what is missing for a legal deck, the first of others that help (R177, R178).
    #[must_use]
    pub fn missing(
        &self,
        catalogue: &Catalogue,
        limits: &Limits,
        others: &Collection,
    ) -> Collection {
        let choose = |heroes: &[HeroId]| choose_heroes(catalogue, limits, heroes);
        let heroes = added(&self.heroes, &others.heroes, choose);
        let choose = |plays: &[PlayId]| choose_plays(catalogue, limits, plays, 0, &Curve::Any);
        let plays = added(&self.plays, &others.plays, choose);
        Collection { heroes, plays, hot_dogs: Vec::new() }
    }
}

/// Gets what a choice among one's own cards and then others takes of the others.
fn added<C: Copy>(own: &[C], others: &[C], choose: impl Fn(&[C]) -> Vec<C>) -> Vec<C> {
    let held = choose(own).len();
    choose(&[own, others].concat()).split_off(held)
}
