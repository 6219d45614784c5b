//! The Dudes of the game as pages to look things up in.

use fracas_cards::{CardPage, DeckPage, Diagnostic, Fact, Report, Shelf};
use fracas_core::Setup;

use crate::OpArenaTitle;
use crate::catalogue::Catalogue;
use crate::dude::Dude;

impl Shelf for OpArenaTitle {
    fn cards(&self) -> Vec<CardPage> {
        Catalogue::base().dudes().map(|(_, dude)| page(dude)).collect()
    }

    fn check_cards(&self, file: &str, text: &str) -> Result<Vec<CardPage>, Report> {
        let base = Catalogue::base();
        let mut catalogue = Catalogue::clone(base);
        catalogue.add_file(file, text)?;
        Ok(catalogue.dudes().skip(base.len()).map(|(_, dude)| page(dude)).collect())
    }

    fn check_deck(&self, file: &str, text: &str, _: &Setup) -> Result<DeckPage, Report> {
        let mut report = Report::new(file, text);
        let wrong = Diagnostic::new(0..0, "O.P. Arena has no deck lists", "not needed");
        report.push(wrong.with_help("all players draw from one deck of Dudes"));
        Err(report)
    }

    fn premade_decks(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
}

fn page(dude: &Dude) -> CardPage {
    let fact = |label, value: String| Fact { label, value };
    let mut facts = vec![fact("type", dude.kind.name().to_owned())];
    facts.push(fact("health", dude.health.to_string()));
    facts.extend(dude.attack.map(|spot| fact("basic attack", spot.number.to_string())));
    facts.extend(dude.skill.map(|spot| fact("skill power", spot.number.to_string())));
    facts.extend(dude.flavour.clone().map(|flavour| fact("flavour", flavour)));
    facts.push(fact("source", dude.source.clone()));
    CardPage {
        id: dude.id.clone(),
        name: dude.name.clone(),
        kind: "dude",
        icon: dude.icon.clone(),
        facts,
        text: dude.text(),
    }
}
