//! The cards and decks of the game as pages to look things up in.

mod page;

use std::collections::BTreeMap;

use fracas_cards::{
    CardPage, Copies, DeckPage, DeckSection, FormatPage, PoolList, Report, Shelf, Unbuilt,
};
use fracas_core::{Dealer, Problems, Seed, Setup};

use crate::OverPowerTitle;
use crate::catalogue::Catalogue;
use crate::deck::{Collection, LEAST, LEAST_WITH_EVENTS, MOST, MOST_THREAT, PREMADE, STOCK, Sheet};
use crate::options::{Limits, Mode, PASSPORT, is_strict, read_mode};
use crate::who::TEAM;
use page::{CHARACTER, DECK_KINDS, HOMEBASE, MISSIONS, STOCK_KINDS};

impl Shelf for OverPowerTitle {
    fn cards(&self) -> Vec<CardPage> {
        pages(Catalogue::base(), &Catalogue::default())
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
        let sheet = Sheet::read(&catalogue, file, text)?;
        let setup = complete(setup, sheet.format.as_deref());
        offences.append(PASSPORT.check(&setup));
        let mode = read_mode(&setup, &mut offences);
        // What an unknown mode would forbid is not known either.
        if let Some(mode) = mode {
            let limits = Limits { mode, is_strict: is_strict(&setup) };
            offences.append(sheet.offences(&catalogue, limits));
        }
        let sections = sections(&catalogue, &sheet, mode.unwrap_or(Mode::Venture));
        Ok(DeckPage { name: sheet.name, format: setup.mode, sections, offences })
    }

    fn premade_decks(&self) -> &'static [(&'static str, &'static str)] {
        &PREMADE
    }

    fn formats(&self) -> Vec<FormatPage> {
        [Mode::Venture, Mode::Brawl, Mode::Skirmish(7)].map(format_page).into()
    }

    fn build_deck(
        &self,
        setup: &Setup,
        pool: Option<PoolList<'_>>,
        seed: &Seed,
    ) -> Result<String, Unbuilt> {
        let catalogue = Catalogue::with_packs(&setup.packs).map_err(Unbuilt::Wrong)?;
        let setup = complete(setup, None);
        let mut problems = PASSPORT.check(&setup);
        let mode = read_mode(&setup, &mut problems);
        problems.or(()).map_err(Unbuilt::Wrong)?;
        let Some(mode) = mode else {
            return Err(Unbuilt::Wrong(Problems::one("mode", "is not known")));
        };
        let limits = Limits { mode, is_strict: is_strict(&setup) };
        let from = match pool {
            Some(PoolList { file, text }) => {
                Collection::read(&catalogue, file, text).map_err(Unbuilt::Unreadable)?
            }
            None => Collection::all(&catalogue),
        };
        let sheet = Sheet::build(&catalogue, limits, &from, &mut Dealer::new(seed));
        sheet.map(|sheet| sheet.write(&catalogue)).map_err(Unbuilt::Wrong)
    }
}

/// Lists the cards of a catalogue that another, which it began as, does not have.
fn pages(catalogue: &Catalogue, before: &Catalogue) -> Vec<CardPage> {
    let characters = catalogue.characters().skip(before.characters().len());
    let homebases = catalogue.homebases().skip(before.homebases().len());
    let missions = catalogue.mission_sets().skip(before.mission_sets().len());
    let cards = catalogue.cards().skip(before.cards().len());
    let characters = characters.map(|(id, _)| page::character(catalogue, id));
    let homebases = homebases.map(|(id, _)| page::homebase(catalogue, id));
    let missions = missions.map(|(id, _)| page::missions(catalogue, id));
    let cards = cards.map(|(id, _)| page::card(catalogue, id));
    characters.chain(homebases).chain(missions).chain(cards).collect()
}

/// Fills in the mode that a setup leaves open: the deck's own, or Venture.
fn complete(setup: &Setup, own: Option<&str>) -> Setup {
    let mut setup = setup.clone();
    if setup.mode.is_empty() {
        setup.mode = own.unwrap_or("venture").into();
    }
    setup
}

/// Lists the sections of a deck with what a mode wants of them.
fn sections(catalogue: &Catalogue, sheet: &Sheet, mode: Mode) -> Vec<DeckSection> {
    let stock = sheet.homebases.first().and_then(|id| catalogue.homebase(*id).stock);
    let under = if stock.is_some() { STOCK } else { 0 };
    let missions = usize::from(mode == Mode::Venture);
    let left_out = sheet.cards.len() - sheet.played_cards(catalogue, mode).count();
    let character = |id| page::character(catalogue, id);
    let card = |id| page::card(catalogue, id);
    vec![
        section("characters", &[CHARACTER], (TEAM - 1, TEAM - 1), copies(&sheet.front, character)),
        section("reserve", &[CHARACTER], (1, 1), copies(&sheet.reserve, character)),
        section(
            "homebase",
            &[HOMEBASE],
            (0, 1),
            copies(&sheet.homebases, |id| page::homebase(catalogue, id)),
        ),
        section(
            "missions",
            &[MISSIONS],
            (missions, 1),
            copies(&sheet.missions, |id| page::missions(catalogue, id)),
        ),
        DeckSection {
            each: None,
            ..section(
                "cards",
                &DECK_KINDS,
                // What a mode is played without does not count (R444, R465).
                (sheet.least(catalogue, mode) + left_out, MOST + left_out),
                copies(&sheet.cards, card),
            )
        },
        section("under", &STOCK_KINDS, (under, under), copies(&sheet.under, card)),
    ]
}

fn section(
    name: &'static str,
    kinds: &'static [&'static str],
    (least, most): (usize, usize),
    cards: Vec<Copies>,
) -> DeckSection {
    DeckSection { name, kinds, least, most: Some(most), each: Some(1), cards }
}

fn copies<T: Ord + Copy>(cards: &[T], page: impl Fn(T) -> CardPage) -> Vec<Copies> {
    let mut counts: BTreeMap<T, usize> = BTreeMap::new();
    for &card in cards {
        *counts.entry(card).or_default() += 1;
    }
    counts.into_iter().map(|(card, copies)| Copies { copies, card: page(card) }).collect()
}

fn format_page(mode: Mode) -> FormatPage {
    let mut limits = vec![
        format!("{TEAM} characters, one of them in Reserve"),
        "at most 1 Homebase".into(),
        format!("a threat of {MOST_THREAT} together"),
    ];
    limits.extend(match mode {
        Mode::Venture => vec![
            "a Mission Set".into(),
            format!("at least {LEAST} cards, or {LEAST_WITH_EVENTS} with Events"),
        ],
        Mode::Brawl => vec![format!(
            "at least {LEAST} cards beside Events and what is about Venture, which are left out"
        )],
        Mode::Skirmish(_) => {
            vec![format!("at least {LEAST} cards beside Events, which are left out")]
        }
    });
    limits.push(format!("at most {MOST} cards, for which tables here have room"));
    FormatPage { id: mode.id().into(), title: mode.title().into(), limits }
}
