//! The cards and decks of the game as pages to look things up in.

mod build;

use std::collections::BTreeMap;

use fracas_cards::{
    CardPage, Copies, DeckPage, DeckSection, Fact, FormatPage, LeftOut, PoolList, Report, Shelf,
    Unbuilt,
};
use fracas_core::{Problems, Seed, Setup};

use crate::BattleArenaTitle;
use crate::card::{CostRule, Hero, HotDog, Play};
use crate::catalogue::Catalogue;
use crate::deck::{Deck, PREMADE};
use crate::options::{BonusPlays, Format, Limits, Mode, PASSPORT, left_out_formats};
use crate::setup::read_format;

/// The kind of a Hero on its page.
const HERO: &str = "hero";
/// The kind of a Hot Dog on its page.
const HOT_DOG: &str = "hot-dog";
/// The kind of a Play on its page.
const PLAY: &str = "play";

impl Shelf for BattleArenaTitle {
    fn cards(&self) -> Vec<CardPage> {
        pages(Catalogue::base(), &Catalogue::default())
    }

    fn left_out(&self) -> Vec<LeftOut> {
        Catalogue::base().left_out().to_vec()
    }

    fn check_cards(&self, file: &str, text: &str) -> Result<Vec<CardPage>, Report> {
        let base = Catalogue::base();
        let mut catalogue = Catalogue::clone(base);
        catalogue.add_file(file, text)?;
        Ok(pages(&catalogue, base))
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
            offences.append(deck.wrong_format(&format));
            offences.append(deck.wrong_sizes(&catalogue, &format, mode));
            offences.append(deck.offences(&catalogue, &format.limits, mode));
        }
        Ok(DeckPage { name: deck.name, format: asked, sections, offences })
    }

    fn premade_decks(&self) -> &'static [(&'static str, &'static str)] {
        &PREMADE
    }

    fn formats(&self) -> Vec<FormatPage> {
        build::formats()
    }

    fn left_out_formats(&self) -> Vec<LeftOut> {
        left_out_formats()
    }

    fn build_deck(
        &self,
        setup: &Setup,
        pool: Option<PoolList<'_>>,
        seed: &Seed,
    ) -> Result<String, Unbuilt> {
        build::build(setup, pool, seed)
    }
}

/// Lists the cards of a catalogue that another, which it began as, does not have.
fn pages(catalogue: &Catalogue, before: &Catalogue) -> Vec<CardPage> {
    let heroes = catalogue.heroes().skip(before.len()).map(|hero| hero_page(catalogue, hero));
    let hot_dogs = catalogue.hot_dogs().skip(before.hot_dogs().count()).map(hot_dog_page);
    let plays = catalogue.plays().skip(before.plays().len()).map(|(_, play)| play_page(play));
    heroes.chain(hot_dogs).chain(plays).collect()
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

fn play_page(play: &Play) -> CardPage {
    let fact = |label, value: &str| Fact { label, value: value.to_owned() };
    let cost = match play.cost.rule {
        CostRule::Copied => "copied".to_owned(),
        CostRule::Fixed | CostRule::FreeIf(_) | CostRule::Discount(_) => {
            play.cost.printed.to_string()
        }
    };
    let mut facts = vec![
        fact("cost", &cost),
        fact("set", &play.set),
        fact("number", &play.number),
        fact("kind", play.kind.word()),
    ];
    facts.extend(play.score.map(|score| fact("score", &score.to_string())));
    CardPage {
        id: play.id.clone(),
        name: play.name.clone(),
        kind: PLAY,
        icon: play.icon.clone(),
        facts,
        text: play.text.clone(),
    }
}

/// Fills in what a setup leaves open: the deck's own format, and the mode of that or the fullest one that the deck
/// has cards for.
fn complete(setup: &Setup, deck: &Deck) -> Setup {
    let mut setup = setup.clone();
    if let Some(format) = &deck.format {
        setup.options.entry("format".into()).or_insert_with(|| format.clone());
    }
    let format = Format::from_id(PASSPORT.option(&setup, "format"));
    if let Some(mode) = format.and_then(|format| format.mode).filter(|_| setup.mode.is_empty()) {
        setup.mode = mode.id().into();
    }
    if setup.mode.is_empty() {
        setup.mode = match (deck.plays.is_empty(), deck.hot_dogs.is_empty()) {
            (false, _) => "playmaker",
            (true, false) => "substitution",
            (true, true) => "rookie",
        }
        .into();
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
    let play = |(play, copies)| Copies { copies, card: play_page(catalogue.play(play)) };
    let hot_dog = |(id, copies): (String, usize)| {
        let card = hot_dog_page(catalogue.find_hot_dog(&id)?);
        Some(Copies { copies, card })
    };
    let heroes = copies(&deck.heroes).into_iter().map(hero).collect();
    let hot_dogs = copies(&deck.hot_dogs).into_iter().filter_map(hot_dog).collect();
    let plays = copies(&deck.plays).into_iter().map(play).collect();
    let with_plays = format.filter(|_| mode == Mode::Playmaker);
    let with_hot_dogs = format.filter(|format| format.needs_hot_dogs(mode));
    vec![
        section("heroes", &[HERO], format.map(|format| Wanted::heroes(&format.limits)), heroes),
        section("plays", &[PLAY], with_plays.map(|format| Wanted::plays(&format.limits)), plays),
        section(
            "hot dogs",
            &[HOT_DOG],
            with_hot_dogs.map(|format| Wanted::hot_dogs(&format.limits)),
            hot_dogs,
        ),
    ]
}

/// What a format wants of a section.
struct Wanted {
    size: usize,
    /// How many more may be there of those that are not counted.
    beyond: usize,
    /// The most copies of one card.
    each: Option<usize>,
}

impl Wanted {
    fn heroes(limits: &Limits) -> Wanted {
        let each = limits.one_per_variation.then_some(1);
        Wanted { size: limits.heroes, beyond: limits.most_beyond(), each }
    }

    fn plays(limits: &Limits) -> Wanted {
        let beyond = match limits.bonus {
            BonusPlays::Beyond(most) => usize::from(most),
            BonusPlays::Counted | BonusPlays::Forbidden => 0,
        };
        let each = limits.one_per_play.then_some(1);
        Wanted { size: usize::from(limits.plays), beyond, each }
    }

    fn hot_dogs(limits: &Limits) -> Wanted {
        Wanted { size: usize::from(limits.hot_dogs), beyond: 0, each: None }
    }
}

/// Makes a section; what a mode is played without may be there in any number (R81).
fn section(
    name: &'static str,
    kinds: &'static [&'static str],
    wanted: Option<Wanted>,
    cards: Vec<Copies>,
) -> DeckSection {
    let least = wanted.as_ref().map_or(0, |wanted| wanted.size);
    let most = wanted.as_ref().map(|wanted| wanted.size + wanted.beyond);
    let each = wanted.and_then(|wanted| wanted.each);
    DeckSection { name, kinds, least, most, each, cards }
}

fn copies<T: Ord + Clone>(cards: &[T]) -> BTreeMap<T, usize> {
    let mut copies = BTreeMap::new();
    for card in cards {
        *copies.entry(card.clone()).or_default() += 1;
    }
    copies
}
