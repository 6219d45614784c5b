//! All cards, heroes and Bosses of a table, from the game's own files and a table's packs.

use std::sync::Arc;

use fracas_cards::effect::Library;
use fracas_core::{Pack, Problems};

use crate::card::{Boss, BossId, Card, CardId, Hero, HeroId};
use crate::words::Words;

/// All cards, heroes and Bosses of a table.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    cards: Vec<Card>,
    heroes: Vec<Hero>,
    bosses: Vec<Boss>,
    library: Library<Words>,
    basics: Basics,
}

/// The cards that the rules name.
#[derive(Clone, Copy, Debug, Default)]
struct Basics {
    quarter: CardId,
    tube: CardId,
    pox: CardId,
    merch: CardId,
    fleshreaper: CardId,
}

impl Catalogue {
    /// Gets the game's own cards, heroes and Bosses.
    pub fn base() -> &'static Arc<Catalogue> {
        unimplemented!()
    }

    /// Gets the game's own cards, heroes and Bosses with those of a table's packs.
    pub fn with_packs(_packs: &[Pack]) -> Result<Arc<Catalogue>, Problems> {
        unimplemented!()
    }

    /// Gets a kind of card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[usize::from(card.0)]
    }

    /// Gets a hero.
    #[inline]
    pub fn hero(&self, hero: HeroId) -> &Hero {
        &self.heroes[usize::from(hero.0)]
    }

    /// Gets a Boss.
    #[inline]
    pub fn boss(&self, boss: BossId) -> &Boss {
        &self.bosses[usize::from(boss.0)]
    }

    /// Gets the programs of all cards and heroes.
    #[inline]
    pub(crate) fn library(&self) -> &Library<Words> {
        &self.library
    }

    /// Gets the Quarter.
    #[inline]
    pub fn quarter(&self) -> CardId {
        self.basics.quarter
    }

    /// Gets the Cardboard Tube.
    #[inline]
    pub fn tube(&self) -> CardId {
        self.basics.tube
    }

    /// Gets PAX Pox.
    #[inline]
    pub fn pox(&self) -> CardId {
        self.basics.pox
    }

    /// Gets Merch, which is on every board (R46).
    #[inline]
    pub fn merch(&self) -> CardId {
        self.basics.merch
    }

    /// Gets Fleshreaper, which is on every board (R46).
    #[inline]
    pub fn fleshreaper(&self) -> CardId {
        self.basics.fleshreaper
    }

    /// Iterates over the kinds of cards: the game's own, then those of packs.
    pub fn cards(&self) -> impl ExactSizeIterator<Item = (CardId, &Card)> + Clone {
        self.cards.iter().enumerate().map(|(at, card)| (CardId(at as u8), card))
    }

    /// Iterates over the heroes.
    pub fn heroes(&self) -> impl ExactSizeIterator<Item = (HeroId, &Hero)> + Clone {
        self.heroes.iter().enumerate().map(|(at, hero)| (HeroId(at as u8), hero))
    }

    /// Iterates over the Bosses.
    pub fn bosses(&self) -> impl ExactSizeIterator<Item = (BossId, &Boss)> + Clone {
        self.bosses.iter().enumerate().map(|(at, boss)| (BossId(at as u8), boss))
    }

    /// Finds a kind of card by its id.
    pub fn find_card(&self, id: &str) -> Option<CardId> {
        self.cards().find(|(_, card)| card.id == id).map(|(card, _)| card)
    }

    /// Finds a hero by its id.
    pub fn find_hero(&self, id: &str) -> Option<HeroId> {
        self.heroes().find(|(_, hero)| hero.id == id).map(|(hero, _)| hero)
    }

    /// Finds a Boss by its id.
    pub fn find_boss(&self, id: &str) -> Option<BossId> {
        self.bosses().find(|(_, boss)| boss.id == id).map(|(boss, _)| boss)
    }
}
