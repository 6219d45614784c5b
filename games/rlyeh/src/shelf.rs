//! The cards, heroes and Bosses of the game as pages to look things up in.

use std::fmt::Display;

use fracas_cards::{CardPage, DeckPage, Diagnostic, Fact, Report, Shelf};
use fracas_core::Setup;

use crate::RlyehTitle;
use crate::card::{Boss, Card, CardKind, Colour, Hero};
use crate::catalogue::Catalogue;

impl Shelf for RlyehTitle {
    fn cards(&self) -> Vec<CardPage> {
        pages(Catalogue::base(), &Catalogue::default())
    }

    fn check_cards(&self, file: &str, text: &str) -> Result<Vec<CardPage>, Report> {
        let base = Catalogue::base();
        let mut catalogue = Catalogue::clone(base);
        catalogue.add_file(file, text)?;
        Ok(pages(&catalogue, base))
    }

    fn check_deck(&self, file: &str, text: &str, _: &Setup) -> Result<DeckPage, Report> {
        let mut report = Report::new(file, text);
        let wrong = Diagnostic::new(0..0, "Rumble in R'lyeh has no deck lists", "not needed");
        report.push(wrong.with_help("the hero says what is in a starting deck (R22)"));
        Err(report)
    }

    fn premade_decks(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
}

/// Lists what a catalogue has behind what another one has. The card of a Boss of Level 3 is on the Boss's
/// own page.
fn pages(catalogue: &Catalogue, known: &Catalogue) -> Vec<CardPage> {
    let cards = catalogue.cards().skip(known.cards().len()).map(|(_, card)| card);
    let cards = cards.filter(|card| !matches!(card.kind, CardKind::Boss(_)));
    let cards = cards.map(|card| card_page(card, catalogue));
    let bosses = catalogue.bosses().skip(known.bosses().len());
    let bosses = bosses.map(|(_, boss)| boss_page(boss, catalogue));
    let heroes = catalogue.heroes().skip(known.heroes().len());
    let heroes = heroes.map(|(_, hero)| hero_page(hero, catalogue));
    cards.chain(bosses).chain(heroes).collect()
}

fn fact(label: &'static str, value: impl Display) -> Fact {
    Fact { label, value: format!("{value}") }
}

/// Lists what ends every page.
fn last_facts(flavour: Option<&String>, source: &str) -> impl Iterator<Item = Fact> {
    flavour.map(|flavour| fact("flavour", flavour)).into_iter().chain([fact("source", source)])
}

fn card_page(card: &Card, catalogue: &Catalogue) -> CardPage {
    let mut facts = Vec::new();
    if card.colour != Colour::None {
        facts.push(fact("colour", card.colour.word()));
    }
    if let CardKind::Loot(boss) = card.kind {
        facts.push(fact("boss", &catalogue.boss(boss).name));
    }
    facts.extend(card.cost.filter(|_| card.is_stack()).map(|cost| fact("cost", cost.say())));
    facts.push(fact("victory points", card.points));
    facts.push(fact("copies", card.copies));
    facts.extend(last_facts(card.flavour.as_ref(), &card.source));
    CardPage {
        id: card.id.clone(),
        name: card.name.clone(),
        kind: card.kind_word(),
        icon: card.icon.clone(),
        facts,
        text: card.text(),
    }
}

fn boss_page(boss: &Boss, catalogue: &Catalogue) -> CardPage {
    let card = catalogue.card(boss.card);
    let loots = boss.loots.map(|loot| &*catalogue.card(loot).name);
    let mut facts = vec![
        fact("colour", boss.colour.word()),
        fact("victory points", card.points),
        fact("loots", loots.join(", ")),
    ];
    facts.extend(last_facts(card.flavour.as_ref(), &card.source));
    CardPage {
        id: boss.id.clone(),
        name: boss.name.clone(),
        kind: "boss",
        icon: card.icon.clone(),
        facts,
        text: boss.text(),
    }
}

fn hero_page(hero: &Hero, catalogue: &Catalogue) -> CardPage {
    let mut facts = vec![fact("quarters", hero.quarters), fact("tubes", hero.tubes)];
    facts.extend(hero.start.map(|start| fact("start", &catalogue.card(start).name)));
    facts.extend(last_facts(hero.flavour.as_ref(), &hero.source));
    CardPage {
        id: hero.id.clone(),
        name: hero.name.clone(),
        kind: "hero",
        icon: hero.icon.clone(),
        facts,
        text: hero.text(catalogue),
    }
}
