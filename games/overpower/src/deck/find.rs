//! Cards by the words that people write in deck lists.

use crate::card::{CardId, CharacterId, HomebaseId, Kind, MissionSetId, Whose};
use crate::catalogue::Catalogue;

/// Makes words alike that differ in case alone.
fn folded(words: &str) -> String {
    words.to_lowercase()
}

/// Checks whether someone or something is meant by its id or its name.
fn is_meant(words: &str, id: &str, name: &str) -> bool {
    words == id || words == folded(name)
}

impl Catalogue {
    /// Finds a character.
    pub fn find_character(&self, words: &str) -> Option<CharacterId> {
        let words = folded(words);
        let mut all = self.characters();
        all.find(|(_, it)| is_meant(&words, &it.id, &it.name)).map(|(id, _)| id)
    }

    /// Finds a Homebase.
    pub fn find_homebase(&self, words: &str) -> Option<HomebaseId> {
        let words = folded(words);
        let mut all = self.homebases();
        all.find(|(_, it)| is_meant(&words, &it.id, &it.name)).map(|(id, _)| id)
    }

    /// Finds a Mission Set.
    pub fn find_missions(&self, words: &str) -> Option<MissionSetId> {
        let words = folded(words);
        let mut all = self.mission_sets();
        all.find(|(_, it)| is_meant(&words, &it.id, &it.name)).map(|(id, _)| id)
    }

    /// Finds the cards that words may mean: by id, by name, or by whose it is and its name.
    pub(crate) fn find_cards(&self, words: &str) -> Vec<CardId> {
        let words = folded(words);
        if let Some(card) = self.find_card(&words) {
            return vec![card];
        }
        self.named(&words).to_vec()
    }

    /// Gets the words that mean a card beside its id.
    pub(crate) fn names_of(&self, card: CardId) -> [String; 2] {
        [folded(&self.card(card).name), folded(&self.full_name(card))]
    }

    /// Gets the name of a card, with whose it is for one that belongs to a character: several have the same.
    pub fn full_name(&self, card: CardId) -> String {
        let card = self.card(card);
        let owner = match card.kind {
            Kind::Special(whose) | Kind::Advanced(whose) => self.owner_name(whose),
            Kind::Power(_)
            | Kind::Basic { .. }
            | Kind::Teamwork { .. }
            | Kind::Training { .. }
            | Kind::Ally { .. }
            | Kind::Event(_)
            | Kind::Aspect(_) => None,
        };
        owner.map_or_else(|| card.name.clone(), |owner| format!("{owner} - {}", card.name))
    }

    /// Gets the name of the character that a card belongs to, if it does to one.
    pub(crate) fn owner_name(&self, whose: Whose) -> Option<&str> {
        match whose {
            Whose::Character(owner) => Some(&self.character(owner).name),
            Whose::Versions(first) => self.character(first).name.split(':').next(),
            Whose::Anyone => None,
        }
    }
}
