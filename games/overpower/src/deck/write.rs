//! Writing a deck as people do.

use fracas_cards::deck::{Line, Section, write};
use fracas_cards::{DeckList, Name};

use super::{Deck, Sheet};
use crate::card::CardId;
use crate::catalogue::Catalogue;
use crate::who::TEAM;

impl Sheet {
    /// Writes the deck as a list that [`Sheet::read`] reads back as the same deck.
    pub fn write(&self, catalogue: &Catalogue) -> String {
        let character = |id: &_| catalogue.character(*id).name.clone();
        let card = |id: &CardId| words(catalogue, *id);
        let sections = [
            ("characters", lines(&self.front, character)),
            ("reserve", lines(&self.reserve, character)),
            ("homebase", lines(&self.homebases, |id| catalogue.homebase(*id).name.clone())),
            ("missions", lines(&self.missions, |id| catalogue.mission_set(*id).name.clone())),
            ("cards", lines(&self.cards, card)),
            ("under", lines(&self.under, card)),
        ];
        let sections = sections.into_iter().filter(|(_, lines)| !lines.is_empty());
        let sections = sections.map(|(name, lines)| Section { name: name.into(), lines });
        write(&DeckList {
            name: self.name.clone(),
            game: Name::from(crate::ID),
            format: self.format.as_deref().map(Name::from),
            sections: sections.collect(),
        })
    }
}

impl From<&Deck> for Sheet {
    fn from(deck: &Deck) -> Sheet {
        let (front, reserve) = deck.team.characters.split_at(TEAM - 1);
        Sheet {
            name: deck.name.clone(),
            format: None,
            front: front.to_vec(),
            reserve: reserve.to_vec(),
            homebases: deck.team.homebase.into_iter().collect(),
            missions: deck.team.missions.into_iter().collect(),
            cards: deck.cards.clone(),
            under: deck.under.clone(),
        }
    }
}

/// Names a card by its name, with whose it is, or by its id where that is not clear.
fn words(catalogue: &Catalogue, card: CardId) -> String {
    let name = catalogue.full_name(card);
    if catalogue.find_cards(&name) == [card] { name } else { catalogue.card(card).id.clone() }
}

/// Writes cards with how many of them follow each other.
fn lines<C: PartialEq>(cards: &[C], words: impl Fn(&C) -> String) -> Vec<Line> {
    let runs = cards.chunk_by(|one, next| one == next);
    runs.map(|run| Line { count: run.len() as u32, card: words(&run[0]), span: 0..0 }).collect()
}
