//! The cards and decks of the game as pages to look things up in.

use std::collections::BTreeMap;

use fracas_cards::{CardPage, Copies, DeckPage, DeckSection, Fact, Report, Shelf};
use fracas_core::{Problems, Setup};

use crate::BattleArenaTitle;
use crate::card::{Hero, HotDog};
use crate::catalogue::Catalogue;
use crate::deck::{Deck, PREMADE};
use crate::options::{Format, Mode, PASSPORT};
use crate::setup::read_format;

/// The kind of a Hero on its page.
const HERO: &str = "hero";
/// The kind of a Hot Dog on its page.
const HOT_DOG: &str = "hot-dog";

impl Shelf for BattleArenaTitle {
    fn cards(&self) -> Vec<CardPage> {
        pages(Catalogue::base(), 0, 0)
    }

    fn check_cards(&self, file: &str, text: &str) -> Result<Vec<CardPage>, Report> {
        let base = Catalogue::base();
        let mut catalogue = Catalogue::clone(base);
        catalogue.add_file(file, text)?;
        Ok(pages(&catalogue, base.len(), base.hot_dogs().count()))
    }

    fn check_deck(&self, file: &str, text: &str, setup: &Setup) -> Result<DeckPage, Report> {
        let mut offences = Problems::default();
        let catalogue = Catalogue::with_packs(&setup.packs).unwrap_or_else(|wrong| {
            offences.add_within("cards", wrong);
            Catalogue::base().clone()
        });
        let deck = Deck::read(&catalogue, file, text)?;
        let setup = complete(setup, &deck);
        offences.append(PASSPORT.check(&setup));
        let asked = PASSPORT.option(&setup, "format").to_owned();
        let mode = Mode::from_id(&setup.mode).unwrap_or(Mode::Substitution);
        let format = read_format(&setup, &mut offences);
        let sections = sections(&catalogue, &deck, format.as_ref(), mode);
        // What an unknown format would forbid is not known either.
        if let Some(format) = format {
            offences.append(deck.wrong_sizes(&format, mode));
            offences.append(deck.offences(&catalogue, &format.limits));
        }
        Ok(DeckPage { name: deck.name, format: asked, sections, offences })
    }

    fn premade_decks(&self) -> &'static [(&'static str, &'static str)] {
        &PREMADE
    }
}

/// Lists the cards of a catalogue behind the first `heroes` Heroes and `hot_dogs` Hot Dogs.
fn pages(catalogue: &Catalogue, heroes: usize, hot_dogs: usize) -> Vec<CardPage> {
    let heroes = catalogue.heroes().skip(heroes).map(|hero| hero_page(catalogue, hero));
    heroes.chain(catalogue.hot_dogs().skip(hot_dogs).map(hot_dog_page)).collect()
}

fn hero_page(catalogue: &Catalogue, hero: &Hero) -> CardPage {
    let fact = |label, value: &str| Fact { label, value: value.to_owned() };
    let facts = vec![
        fact("weapon", hero.weapon.word()),
        fact("power", &hero.power.to_string()),
        fact("set", &hero.set),
        fact("number", &hero.number),
        fact("variation", &hero.variation),
    ];
    CardPage {
        id: hero.id.clone(),
        name: hero.name.clone(),
        kind: HERO,
        icon: catalogue.icon(hero).map(str::to_owned),
        facts,
        text: String::new(),
    }
}

fn hot_dog_page(hot_dog: &HotDog) -> CardPage {
    CardPage {
        id: hot_dog.id.clone(),
        name: hot_dog.name.clone(),
        kind: HOT_DOG,
        icon: hot_dog.icon.clone(),
        facts: vec![],
        text: String::new(),
    }
}

/// Fills in what a setup leaves open: the deck's own format, and the fullest mode it has cards for.
fn complete(setup: &Setup, deck: &Deck) -> Setup {
    let mut setup = setup.clone();
    if let Some(format) = &deck.format {
        setup.options.entry("format".into()).or_insert_with(|| format.clone());
    }
    if setup.mode.is_empty() {
        setup.mode = if deck.hot_dogs.is_empty() { "rookie" } else { "substitution" }.into();
    }
    setup
}

/// Lists the sections of a deck with what the format wants of them in a mode.
fn sections(
    catalogue: &Catalogue,
    deck: &Deck,
    format: Option<&Format>,
    mode: Mode,
) -> Vec<DeckSection> {
    let hero = |(hero, copies)| Copies { copies, card: hero_page(catalogue, catalogue.hero(hero)) };
    let hot_dog = |(id, copies): (String, usize)| {
        let card = hot_dog_page(catalogue.find_hot_dog(&id)?);
        Some(Copies { copies, card })
    };
    let limits = format.map(|format| format.limits);
    let heroes = limits.map(|limits| limits.heroes);
    // R81: Rookie is played without, so it does not matter how many there are.
    let hot_dogs = limits.filter(|_| mode == Mode::Substitution);
    let hot_dogs = hot_dogs.map(|limits| usize::from(limits.hot_dogs));
    vec![
        DeckSection {
            name: "heroes",
            kinds: &[HERO],
            least: heroes.unwrap_or_default(),
            most: heroes,
            each: limits.filter(|limits| limits.one_per_variation).map(|_| 1),
            cards: copies(&deck.heroes).into_iter().map(hero).collect(),
        },
        DeckSection {
            name: "hot dogs",
            kinds: &[HOT_DOG],
            least: hot_dogs.unwrap_or_default(),
            most: hot_dogs,
            each: None,
            cards: copies(&deck.hot_dogs).into_iter().filter_map(hot_dog).collect(),
        },
    ]
}

fn copies<T: Ord + Clone>(cards: &[T]) -> BTreeMap<T, usize> {
    let mut copies = BTreeMap::new();
    for card in cards {
        *copies.entry(card.clone()).or_default() += 1;
    }
    copies
}
