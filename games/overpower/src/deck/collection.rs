//! What a deck is built from.

use fracas_cards::Report;
use fracas_core::Problems;

use super::merit::{Begun, has_team};
use super::{MOST, STOCK, Sheet};
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
        let cards = sheet.cards.iter().chain(&sheet.under);
        Ok(Collection::opened(catalogue, sheet.characters(), &sheet.homebases, cards.copied()))
    }

    /// Makes the pool of limited play out of all that was opened. Basic Power cards there are any number of (R468),
    /// others only as many as were opened (R469); all Mission Sets (R471); each character once, whatever its copies
    /// bring along (R472).
    pub fn opened(
        catalogue: &Catalogue,
        characters: impl Iterator<Item = CharacterId>,
        homebases: &[HomebaseId],
        cards: impl Iterator<Item = CardId>,
    ) -> Collection {
        let mut characters: Vec<CharacterId> = characters.collect();
        characters.sort_unstable();
        characters.dedup();
        let mut homebases = homebases.to_vec();
        homebases.sort_unstable();
        homebases.dedup();
        let mut counts = vec![0; catalogue.cards().len()];
        cards.for_each(|card| counts[card.index()] += 1);
        let copies = |(id, card): (CardId, &Card)| {
            let count = if is_basic_power(card) { MOST } else { counts[id.index()] };
            (0 < count).then_some((id, count))
        };
        let cards = catalogue.cards().filter_map(copies).collect();
        let missions = catalogue.mission_sets().map(|(id, _)| id).collect();
        Collection { characters, homebases, missions, cards }
    }

    /// Adds the characters of lowest threat, without their Specials, until there is a legal team (R494); gets how many
    /// were added.
    pub fn borrow_characters(&mut self, catalogue: &Catalogue) -> usize {
        let owned = self.characters.len();
        let mut others: Vec<CharacterId> = catalogue.characters().map(|(id, _)| id).collect();
        others.sort_by_key(|id| catalogue.character(*id).threat);
        let mut others = others.into_iter();
        while !has_team(&self.merits(catalogue), &Begun::default()) {
            let Some(other) = others.find(|other| !self.characters.contains(other)) else { break };
            self.characters.push(other);
        }
        self.characters.len() - owned
    }

    /// Gets how many of a card may be used.
    pub fn copies(&self, card: CardId) -> usize {
        let place = self.cards.binary_search_by_key(&card, |(known, _)| *known);
        place.map_or(0, |place| self.cards[place].1)
    }

    /// Gets the rest when some cards are used.
    pub(super) fn without(&self, used: &[CardId]) -> Collection {
        let mut rest = self.clone();
        for (card, copies) in &mut rest.cards {
            *copies -= used.iter().filter(|used| *used == card).count().min(*copies);
        }
        rest
    }

    /// Checks whether there is all that a Homebase starts with (R26).
    pub fn has_stock(&self, catalogue: &Catalogue, homebase: HomebaseId) -> bool {
        catalogue.homebase(homebase).stock.is_none_or(|stock| {
            let taken = self.cards.iter().filter(|(card, _)| stock.takes(catalogue.card(*card)));
            STOCK <= taken.count()
        })
    }

    /// Names what a limited deck holds that is not in this pool, card by card (R467 to R471).
    pub fn outside(&self, catalogue: &Catalogue, sheet: &Sheet) -> Problems {
        let mut problems = Problems::default();
        for id in sheet.characters().filter(|id| !self.characters.contains(id)) {
            let name = &catalogue.character(id).name;
            problems.add("characters", format!("{name} is not in the pool (R467)"));
        }
        for id in sheet.homebases.iter().filter(|id| !self.homebases.contains(id)) {
            let name = &catalogue.homebase(*id).name;
            problems.add("homebase", format!("{name} is not in the pool (R467)"));
        }
        let mut held = vec![0; catalogue.cards().len()];
        sheet.cards.iter().chain(&sheet.under).for_each(|card| held[card.index()] += 1);
        for (id, card) in catalogue.cards() {
            let (held, there) = (held[id.index()], self.copies(id));
            // Basic Power cards are there in any number (R468); what tables have room for is said elsewhere.
            if held <= there || is_basic_power(card) {
                continue;
            }
            let rule = if matches!(card.kind, Kind::Power(_)) { "R469" } else { "R467" };
            let name = catalogue.full_name(id);
            let message = match there {
                0 => format!("{name} is not in the pool ({rule})"),
                there => format!("{held} of {name}; the pool has {there} ({rule})"),
            };
            problems.add("cards", message);
        }
        problems
    }
}

/// Checks for a Power card of one of the four types (R37).
pub fn is_basic_power(card: &Card) -> bool {
    matches!(card.kind, Kind::Power(level) if level.icons.single().is_some())
}
