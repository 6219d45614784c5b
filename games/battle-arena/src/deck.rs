//! Decks: reading them, the premade ones, and what a format forbids.

use std::collections::BTreeMap;
use std::iter::repeat_n;
use std::sync::LazyLock;

use fracas_cards::deck::Line;
use fracas_cards::diagnostic::MAX_SHOWN;
use fracas_cards::{DeckList, Diagnostic, Report, nearest};
use fracas_core::Problems;

use crate::card::{HeroId, PlayId};
use crate::catalogue::{Catalogue, MAX_HEROES, MAX_NAMES, MAX_POWER};
use crate::options::{Format, Limits, Mode};

/// The sections of a deck list.
pub(crate) const SECTIONS: [&str; 3] = ["heroes", "plays", "hot dogs"];

/// The premade decks by id. They may be played even where one breaks a limit of its format.
pub const PREMADE: [(&str, &str); 8] = [
    ("alpha-forty", include_str!("../decks/alpha-forty.txt")),
    ("alpha-legends", include_str!("../decks/alpha-legends.txt")),
    ("fire-and-ice", include_str!("../decks/fire-and-ice.txt")),
    ("griffey-forty", include_str!("../decks/griffey-forty.txt")),
    ("starter-2024", include_str!("../decks/starter-2024.txt")),
    ("steel-works", include_str!("../decks/steel-works.txt")),
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

    /// Names the sizes that are wrong for a format (R34). These bind premade decks too.
    pub fn wrong_sizes(&self, format: &Format, mode: Mode) -> Problems {
        let mut problems = Problems::default();
        let mut check = |place: &str, found: usize, wanted: usize, rule: u16| {
            if found != wanted {
                let message = format!(
                    "{found} cards; in {} there are exactly {wanted} (R{rule}, R34)",
                    format.id
                );
                problems.add(place, message);
            }
        };
        check("heroes", self.heroes.len(), format.limits.heroes, format.heroes_rule);
        if mode != Mode::Rookie {
            check(
                "hot dogs",
                self.hot_dogs.len(),
                usize::from(format.limits.hot_dogs),
                format.hot_dogs_rule,
            );
        }
        if mode == Mode::Playmaker {
            let wanted = usize::from(format.limits.plays);
            check("plays", self.plays.len(), wanted, format.plays_rule);
        }
        problems
    }

    /// Says that the deck is built for another format, if it is (R54).
    pub fn wrong_format(&self, format: &Format) -> Problems {
        let mut problems = Problems::default();
        if let Some(own) = self.format.as_ref().filter(|own| *own != format.id) {
            let message = format!(
                "the deck is built for {own} and the table plays {}; both players use the same (R54)",
                format.id
            );
            problems.add("format", message);
        }
        problems
    }

    /// Names every offence against the limits of a format.
    pub fn offences(&self, catalogue: &Catalogue, limits: &Limits) -> Problems {
        let mut problems = Problems::default();
        if let Some(most) = limits.per_power {
            let powers = group(&self.heroes, |hero| catalogue.power(hero));
            for (power, heroes) in
                powers.into_iter().filter(|(_, heroes)| usize::from(most) < heroes.len())
            {
                problems.add(
                    "heroes",
                    format!("{} Heroes have Power {power}; at most {most} may (R35)", heroes.len()),
                );
            }
        }
        if limits.one_per_variation {
            for (hero, copies) in
                group(&self.heroes, |hero| hero).into_iter().filter(|(_, copies)| 1 < copies.len())
            {
                let label = catalogue.hero(hero).label();
                problems.add(
                    "heroes",
                    format!(
                        "{label} is in the deck {} times; each variation may be once (R37)",
                        copies.len()
                    ),
                );
            }
        }
        if let Some(most) = limits.per_name {
            let names = group(&self.heroes, |hero| catalogue.name_index(hero));
            for heroes in names.into_values().filter(|heroes| usize::from(most) < heroes.len()) {
                let name = &catalogue.hero(heroes[0]).name;
                problems.add(
                    "heroes",
                    format!(
                        "{} cards of {name}; at most {most} of one Hero may be (R39)",
                        heroes.len()
                    ),
                );
            }
        }
        if limits.one_per_play {
            let plays = group(&self.plays, |play| play);
            for (play, copies) in plays.into_iter().filter(|(_, copies)| 1 < copies.len()) {
                let (name, count) = (&catalogue.play(play).name, copies.len());
                let message =
                    format!("{name} is in the Playbook {count} times; each Play may be once (R43)");
                problems.add("plays", message);
            }
        }
        problems
    }
}

fn group<C: Copy, K: Ord>(cards: &[C], key: impl Fn(C) -> K) -> BTreeMap<K, Vec<C>> {
    let mut groups: BTreeMap<K, Vec<C>> = BTreeMap::new();
    for &card in cards {
        groups.entry(key(card)).or_default().push(card);
    }
    groups
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

/// What a deck holds so far, counted as the limits count it. Fixed in size: worlds are dealt with it.
pub(crate) struct Tally<'a> {
    catalogue: &'a Catalogue,
    limits: &'a Limits,
    variations: [u64; MAX_HEROES / 64],
    powers: [u8; MAX_POWER as usize + 1],
    names: [u8; MAX_NAMES],
}

impl<'a> Tally<'a> {
    /// Starts with an empty deck.
    #[inline]
    pub(crate) fn new(catalogue: &'a Catalogue, limits: &'a Limits) -> Tally<'a> {
        let (variations, powers, names) =
            ([0; MAX_HEROES / 64], [0; MAX_POWER as usize + 1], [0; MAX_NAMES]);
        Tally { catalogue, limits, variations, powers, names }
    }

    /// Adds a Hero, allowed or not.
    #[inline]
    pub(crate) fn add(&mut self, hero: HeroId) {
        self.variations[hero.0 as usize / 64] |= 1 << (hero.0 % 64);
        self.powers[self.catalogue.power(hero) as usize] += 1;
        self.names[self.catalogue.name_index(hero) as usize] += 1;
    }

    /// Checks whether a Hero may be added.
    #[inline]
    pub(crate) fn allows(&self, hero: HeroId) -> bool {
        let has_variation = self.variations[hero.0 as usize / 64] >> (hero.0 % 64) & 1 == 1;
        let is_below = |count: u8, most: Option<u8>| most.is_none_or(|most| count < most);
        !(has_variation && self.limits.one_per_variation)
            && is_below(self.powers[self.catalogue.power(hero) as usize], self.limits.per_power)
            && is_below(self.names[self.catalogue.name_index(hero) as usize], self.limits.per_name)
    }
}
