//! The cards that can be opened, as pages to look things up in.

use fracas_battle_arena::{BattleArenaTitle, Catalogue};
use fracas_cards::{CardPage, DeckPage, Report, Shelf, cards_elsewhere, decks_elsewhere};
use fracas_core::Setup;

use crate::BattleArenaLimitedTitle;
use crate::products::{Products, Set};

impl Shelf for BattleArenaLimitedTitle {
    fn cards(&self) -> Vec<CardPage> {
        let (products, catalogue) = (Products::base(), Catalogue::base());
        let is_opened = |page: &CardPage| {
            let (hero, play) = (catalogue.find(&page.id), catalogue.find_play(&page.id));
            let has_hero = |set: &Set| hero.is_some_and(|hero| set.has_hero(hero));
            let has_play = |set: &Set| play.is_some_and(|play| set.has_play(play));
            let is_hot_dog = hero.is_none() && play.is_none();
            is_hot_dog || products.sets().iter().any(|set| has_hero(set) || has_play(set))
        };
        BattleArenaTitle.cards().into_iter().filter(is_opened).collect()
    }

    fn check_cards(&self, file: &str, text: &str) -> Result<Vec<CardPage>, Report> {
        Err(cards_elsewhere(file, text, fracas_battle_arena::ID))
    }

    fn check_deck(&self, file: &str, text: &str, _: &Setup) -> Result<DeckPage, Report> {
        Err(decks_elsewhere(file, text, fracas_battle_arena::ID))
    }

    fn premade_decks(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
}
