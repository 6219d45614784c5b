//! What a deck is built from.

use fracas_cards::Report;

use super::{MOST, Sheet};
use crate::card::{Card, CardId, CharacterId, HomebaseId, Kind, MissionSetId};
use crate::catalogue::Catalogue;

/// What a deck may be built from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collection {
    /// The characters.
    pub characters: Vec<CharacterId>,
    /// The Homebases.
    pub homebases: Vec<HomebaseId>,
    /// The Mission Sets.
    pub missions: Vec<MissionSetId>,
    /// The cards, each with how many of it may be used.
    pub cards: Vec<(CardId, usize)>,
}

impl Collection {
    /// Takes everything, as often as a deck may hold it.
    pub fn all(catalogue: &Catalogue) -> Collection {
        let copies = |card: &Card| if card.is_once { 1 } else { MOST };
        Collection {
            characters: catalogue.characters().map(|(id, _)| id).collect(),
            homebases: catalogue.homebases().map(|(id, _)| id).collect(),
            missions: catalogue.mission_sets().map(|(id, _)| id).collect(),
            cards: catalogue.cards().map(|(id, card)| (id, copies(card))).collect(),
        }
    }

    /// Reads the pool of limited play, which is written like a deck of any size, or says all that is wrong with the
    /// text. Beyond the pool there are Basic Power cards (R468) and a Mission Set (R471).
    pub fn read(catalogue: &Catalogue, file: &str, text: &str) -> Result<Collection, Report> {
        let sheet = Sheet::read(catalogue, file, text)?;
        let mut characters: Vec<CharacterId> = sheet.characters().collect();
        characters.sort_unstable();
        characters.dedup();
        let held = |id| sheet.cards.iter().chain(&sheet.under).filter(|held| **held == id).count();
        let copies = |(id, card): (CardId, &Card)| {
            let count = if is_basic_power(card) { MOST } else { held(id) };
            (0 < count).then_some((id, count))
        };
        let cards = catalogue.cards().filter_map(copies).collect();
        let missions = catalogue.mission_sets().map(|(id, _)| id).collect();
        Ok(Collection { characters, homebases: sheet.homebases, missions, cards })
    }
}

/// Checks for a Power card of one of the four types (R37).
pub(crate) fn is_basic_power(card: &Card) -> bool {
    matches!(card.kind, Kind::Power(level) if level.icons.single().is_some())
}
