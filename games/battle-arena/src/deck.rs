//! Decks: reading them, the premade ones, and what a format forbids.

mod build;
mod check;
mod choose;
mod collection;
mod complete;
mod random;
mod tally;
mod theme;
mod worth;
mod write;

use std::iter::repeat_n;
use std::sync::LazyLock;

use fracas_cards::deck::Line;
use fracas_cards::diagnostic::MAX_SHOWN;
use fracas_cards::{DeckList, Diagnostic, Report, nearest};

use crate::card::{HeroId, PlayId};
use crate::catalogue::Catalogue;

pub use collection::Collection;
pub(crate) use tally::Tally;

/// The sections of a deck list.
pub(crate) const SECTIONS: [&str; 3] = ["heroes", "plays", "hot dogs"];

/// The premade decks by id. They may be played even where one breaks a limit of its format.
pub const PREMADE: [(&str, &str); 12] = [
    ("alpha-forty", include_str!("../decks/alpha-forty.txt")),
    ("alpha-legends", include_str!("../decks/alpha-legends.txt")),
    ("brawl-hall", include_str!("../decks/brawl-hall.txt")),
    ("brawl-yard", include_str!("../decks/brawl-yard.txt")),
    ("fire-and-ice", include_str!("../decks/fire-and-ice.txt")),
    ("griffey-forty", include_str!("../decks/griffey-forty.txt")),
    ("starter-2024", include_str!("../decks/starter-2024.txt")),
    ("steel-works", include_str!("../decks/steel-works.txt")),
    ("tecmo-air-raid", include_str!("../decks/tecmo-air-raid.txt")),
    ("tecmo-ground-game", include_str!("../decks/tecmo-ground-game.txt")),
    ("tecmo-sluggers", include_str!("../decks/tecmo-sluggers.txt")),
    ("trainer-kit", include_str!("../decks/trainer-kit.txt")),
];

/// What a player brings to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The name of the deck.
    pub name: String,
    /// The format it was built for, if it says so.
    pub format: Option<String>,
    /// The Hero Deck.
    pub heroes: Vec<HeroId>,
    /// The Playbook.
    pub plays: Vec<PlayId>,
    /// The Hot Dog Deck, by ids.
    pub hot_dogs: Vec<String>,
}

impl Deck {
    /// Reads a deck list, or says all that is wrong with the text.
    pub fn read(catalogue: &Catalogue, file: &str, text: &str) -> Result<Deck, Report> {
        let (list, mut report) = DeckList::read(file, text, &SECTIONS);
        if list.game.text != crate::ID && report.is_clean() {
            let wrong = Diagnostic::new(
                list.game.span.clone(),
                format!("this deck is for `{}`", list.game),
                format!("expected `{}`", crate::ID),
            );
            report.push(wrong);
        }
        let (mut heroes, mut plays, mut hot_dogs) = (Vec::new(), Vec::new(), Vec::new());
        for line in list.lines("heroes") {
            match catalogue.find_by_words(&line.card) {
                [hero] => heroes.extend(repeat_n(*hero, line.count as usize)),
                found => report.push(wrong_hero(catalogue, line, found, &report)),
            }
        }
        for line in list.lines("plays") {
            match catalogue.find_play_by_words(&line.card) {
                Some(play) => plays.extend(repeat_n(play, line.count as usize)),
                None => report.push(unknown_play(catalogue, line, &report)),
            }
        }
        for line in list.lines("hot dogs") {
            match catalogue.find_hot_dog(&line.card) {
                Some(found) => hot_dogs.extend(repeat_n(found.id.clone(), line.count as usize)),
                None => report.push(unknown_hot_dog(catalogue, line, &report)),
            }
        }
        let format = list.format.map(|format| format.text);
        report.into_result().map(|()| Deck { name: list.name, format, heroes, plays, hot_dogs })
    }

    /// Gets a premade deck.
    pub fn premade(id: &str) -> Option<Deck> {
        Deck::all_premade().find(|(known, _)| *known == id).map(|(_, deck)| deck.clone())
    }

    /// Lists the premade decks by their ids.
    pub(crate) fn all_premade() -> impl Iterator<Item = (&'static str, &'static Deck)> {
        // Every table asks for them, so they are read once.
        static DECKS: LazyLock<Vec<Deck>> = LazyLock::new(|| {
            let read = |(id, text): &(&str, &str)| {
                Deck::read(Catalogue::base(), id, text)
                    .unwrap_or_else(|report| panic!("a premade deck is wrong:\n{report}"))
            };
            PREMADE.iter().map(read).collect()
        });
        PREMADE.iter().map(|(id, _)| *id).zip(DECKS.iter())
    }
}

/// Says what is wrong with a line that names no Hero, or several.
fn wrong_hero(catalogue: &Catalogue, line: &Line, found: &[HeroId], report: &Report) -> Diagnostic {
    if found.is_empty() {
        return unknown(line, "Hero", report, || catalogue.nearest_words(&line.card));
    }
    let sets: Vec<&str> = found.iter().map(|&hero| catalogue.hero(hero).set.as_str()).collect();
    let label = format!("add one of {}", sets.join(", "));
    Diagnostic::new(line.span.clone(), format!("`{}` is in several sets", line.card), label)
}

fn unknown_play(catalogue: &Catalogue, line: &Line, report: &Report) -> Diagnostic {
    let names = || catalogue.plays().map(|(_, play)| play.name.as_str());
    unknown(line, "Play", report, || nearest(&line.card, names()))
}

fn unknown_hot_dog(catalogue: &Catalogue, line: &Line, report: &Report) -> Diagnostic {
    let names = || catalogue.hot_dogs().map(|hot_dog| hot_dog.name.as_str());
    unknown(line, "Hot Dog", report, || nearest(&line.card, names()))
}

/// Says that there is no such card. What may have been meant is only looked for as long as the
/// report shows it.
fn unknown<'a>(
    line: &Line,
    what: &str,
    report: &Report,
    meant: impl FnOnce() -> Option<&'a str>,
) -> Diagnostic {
    let meant = if report.diagnostics().len() < MAX_SHOWN { meant() } else { None };
    let label =
        meant.map_or_else(|| format!("unknown {what}"), |meant| format!("did you mean `{meant}`?"));
    Diagnostic::new(line.span.clone(), format!("there is no {what} {:?}", line.card), label)
}
