//! Writing a deck as people do.

use fracas_cards::deck::{Line, Section, write};
use fracas_cards::{DeckList, Name};

use super::Deck;
use crate::card::HeroId;
use crate::catalogue::Catalogue;

impl Deck {
    /// Writes the deck as a list that [`Deck::read`] reads back as the same deck.
    pub fn write(&self, catalogue: &Catalogue) -> String {
        let heroes = lines(&self.heroes, |&hero| hero_words(catalogue, hero));
        let plays = lines(&self.plays, |&play| catalogue.play(play).name.clone());
        let hot_dogs = lines(&self.hot_dogs, |id| {
            catalogue.find_hot_dog(id).map_or_else(|| id.clone(), |found| found.name.clone())
        });
        let sections = [("heroes", heroes), ("plays", plays), ("hot dogs", hot_dogs)];
        let sections = sections.into_iter().filter(|(_, lines)| !lines.is_empty());
        let sections = sections.map(|(name, lines)| Section { name: name.into(), lines });
        write(&DeckList {
            name: self.name.clone(),
            game: name(crate::ID),
            format: self.format.as_deref().map(name),
            sections: sections.collect(),
        })
    }
}

/// Names a Hero by name, weapon and set, or by its id where that is not clear.
fn hero_words(catalogue: &Catalogue, hero: HeroId) -> String {
    let card = catalogue.hero(hero);
    let words = format!("{} {} {}", card.name, card.weapon.title(), card.set);
    if catalogue.find_by_words(&words) == [hero] { words } else { card.id.clone() }
}

fn name(text: &str) -> Name {
    Name { text: text.into(), span: 0..0 }
}

/// Writes cards with how many of them follow each other.
fn lines<C: PartialEq>(cards: &[C], words: impl Fn(&C) -> String) -> Vec<Line> {
    let runs = cards.chunk_by(|one, next| one == next);
    runs.map(|run| Line { count: run.len() as u32, card: words(&run[0]), span: 0..0 }).collect()
}
