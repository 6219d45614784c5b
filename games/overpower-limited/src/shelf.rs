//! The cards that can be opened, as pages to look things up in.

use fracas_cards::{CardPage, DeckPage, Report, Shelf, cards_elsewhere, decks_elsewhere};
use fracas_core::Setup;
use fracas_overpower::OverPowerTitle;

use crate::OverPowerLimitedTitle;

impl Shelf for OverPowerLimitedTitle {
    fn cards(&self) -> Vec<CardPage> {
        OverPowerTitle.cards()
    }

    fn check_cards(&self, file: &str, text: &str) -> Result<Vec<CardPage>, Report> {
        Err(cards_elsewhere(file, text, fracas_overpower::ID))
    }

    fn check_deck(&self, file: &str, text: &str, _: &Setup) -> Result<DeckPage, Report> {
        Err(decks_elsewhere(file, text, fracas_overpower::ID))
    }

    fn premade_decks(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
}
