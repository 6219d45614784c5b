//! The cards that can be opened, as pages to look things up in.

use fracas_cards::{CardPage, DeckPage, Diagnostic, Report, Shelf};
use fracas_core::Setup;
use fracas_overpower::OverPowerTitle;

use crate::OverPowerLimitedTitle;

impl Shelf for OverPowerLimitedTitle {
    fn cards(&self) -> Vec<CardPage> {
        OverPowerTitle.cards()
    }

    fn check_cards(&self, file: &str, text: &str) -> Result<Vec<CardPage>, Report> {
        let help = "check them with `overpower`, where they can be played";
        Err(refuse(file, text, "packs hold the cards of their set alone", help))
    }

    fn check_deck(&self, file: &str, text: &str, _: &Setup) -> Result<DeckPage, Report> {
        let help = "a deck list is checked with `overpower`, where it is played";
        Err(refuse(file, text, "decks are made at the table", help))
    }

    fn premade_decks(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
}

fn refuse(file: &str, text: &str, message: &str, help: &str) -> Report {
    let mut report = Report::new(file, text);
    report.push(Diagnostic::new(0..0, message, "not needed").with_help(help));
    report
}
