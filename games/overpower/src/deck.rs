//! Decks: a team with its Homebase, its Objectives and its cards.
//!
//! A [`Sheet`] is a deck as it is written down, whatever is wrong with it; a [`Deck`] is what a player brings to a
//! table after its sheet was found legal for it.

mod build;
mod check;
mod choose;
mod collection;
mod complete;
mod find;
mod fit;
mod merit;
mod premade;
mod random;
mod read;
mod team;
mod worth;
mod write;

use fracas_core::Problems;

use crate::card::{Card, CardId, CharacterId, HomebaseId, Kind, MissionSetId};
use crate::catalogue::Catalogue;
use crate::options::{Limits, Mode};
use crate::who::TEAM;

pub(crate) use choose::{Order, choose_cards};
pub use collection::{Collection, is_basic_power};
pub use merit::{Begun, Merit, best_team, has_team};
pub use premade::PREMADE;
pub(crate) use premade::USUAL;

/// The fewest cards of a deck without Events (R143).
pub const LEAST: usize = 51;
/// The fewest cards of a deck with Events (R144).
pub(crate) const LEAST_WITH_EVENTS: usize = 56;
/// The most cards of a deck that our tables have room for; the rules set no limit (R145).
pub const MOST: usize = 90;
/// How many cards start under a Homebase that takes any.
pub const STOCK: usize = 3;
/// The highest threat of a team (R29).
pub const MOST_THREAT: u16 = 76;

/// What is on the table from the start, and known to everyone (R156).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Team {
    /// The characters: three on the Front Line, then the one in Reserve (R8).
    pub characters: [CharacterId; TEAM],
    /// The Homebase, if there is one.
    pub homebase: Option<HomebaseId>,
    /// The set of Objectives; needed in Venture alone.
    pub missions: Option<MissionSetId>,
}

/// What a player brings to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The name of the deck.
    pub name: String,
    /// The team.
    pub team: Team,
    /// The cards of the Draw Pile, in the order of the list.
    pub cards: Vec<CardId>,
    /// The cards that start under the Homebase.
    pub under: Vec<CardId>,
}

/// A deck as it is written down: it may lack cards, have too many of them, or break rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The name of the deck.
    pub name: String,
    /// The mode it was built for, if it says so.
    pub format: Option<String>,
    /// The characters of the Front Line.
    pub front: Vec<CharacterId>,
    /// The character in Reserve.
    pub reserve: Vec<CharacterId>,
    /// The Homebase.
    pub homebases: Vec<HomebaseId>,
    /// The Mission Set.
    pub missions: Vec<MissionSetId>,
    /// The cards of the Draw Pile.
    pub cards: Vec<CardId>,
    /// The cards that start under the Homebase.
    pub under: Vec<CardId>,
}

impl Sheet {
    /// Makes the deck for a table, without the cards that its mode is played without; or names every offence.
    pub fn deck(&self, catalogue: &Catalogue, limits: Limits) -> Result<Deck, Problems> {
        self.offences(catalogue, limits).or(())?;
        let characters: Vec<CharacterId> = self.characters().collect();
        let characters = characters.try_into();
        let Ok(characters) = characters else {
            return Err(Problems::one("characters", "a team is exactly 4 characters (R7)"));
        };
        let homebase = self.homebases.first().copied();
        let missions = self.missions.first().copied();
        let cards = self.played_cards(catalogue, limits.mode).collect();
        let team = Team { characters, homebase, missions };
        Ok(Deck { name: self.name.clone(), team, cards, under: self.under.clone() })
    }

    /// Says what speaks against one more card, whatever else is still to come: that it is One Per Deck, of a family, or
    /// of nobody on the team.
    pub fn objection(&self, catalogue: &Catalogue, limits: Limits, card: CardId) -> Option<String> {
        let mut sheet = self.clone();
        sheet.cards.push(card);
        let problems = sheet.misplaced_cards(catalogue, limits);
        problems.iter().next().map(|problem| problem.message.clone())
    }

    /// Iterates over the characters, the one in Reserve last.
    pub fn characters(&self) -> impl Iterator<Item = CharacterId> + Clone + '_ {
        self.front.iter().chain(&self.reserve).copied()
    }

    /// Iterates over the cards that are not left out in a mode (R436, R439, R447).
    pub fn played_cards<'a>(
        &'a self,
        catalogue: &'a Catalogue,
        mode: Mode,
    ) -> impl Iterator<Item = CardId> + Clone + 'a {
        self.cards.iter().copied().filter(move |card| !is_left_out(catalogue.card(*card), mode))
    }
}

/// Checks whether a mode is played without a card.
pub(crate) fn is_left_out(card: &Card, mode: Mode) -> bool {
    let is_event = matches!(card.kind, Kind::Event(_));
    match mode {
        Mode::Venture => false,
        Mode::Brawl => is_event || card.is_about_venture,
        Mode::Skirmish(_) => is_event,
    }
}
