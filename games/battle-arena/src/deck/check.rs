//! What a format forbids.

use std::collections::BTreeMap;

use fracas_core::Problems;

use super::Deck;
use crate::card::{HeroId, PlayId};
use crate::catalogue::Catalogue;
use crate::options::{BonusPlays, Format, Limits, Mode};

impl Deck {
    /// Names the sizes that are wrong for a format (R34). These bind premade decks too.
    pub fn wrong_sizes(&self, catalogue: &Catalogue, format: &Format, mode: Mode) -> Problems {
        let mut problems = Problems::default();
        let mut check = |place: &str, found: usize, wanted: usize, note: &str, rule: u16| {
            if found != wanted {
                let id = format.id;
                let message = format!(
                    "{found} cards{note}; in {id} there are exactly {wanted} (R{rule}, R34)"
                );
                problems.add(place, message);
            }
        };
        let limits = &format.limits;
        let is_counted = |hero: &&HeroId| !limits.is_beyond(catalogue.power(**hero));
        let heroes = self.heroes.iter().filter(is_counted).count();
        let note = match limits.highest_power.filter(|_| !limits.beyond.is_empty()) {
            Some(highest) => format!(" of Power {highest} or less"),
            None => String::new(),
        };
        check("heroes", heroes, limits.heroes, &note, format.heroes_rule);
        if format.needs_hot_dogs(mode) {
            let wanted = usize::from(limits.hot_dogs);
            check("hot dogs", self.hot_dogs.len(), wanted, "", format.hot_dogs_rule);
        }
        if mode == Mode::Playmaker {
            let is_counted = |play: &&PlayId| !limits.is_beyond_the_plays(catalogue.play(**play));
            let plays = self.plays.iter().filter(is_counted).count();
            let note = if plays == self.plays.len() { "" } else { " beside the bonus Plays" };
            check("plays", plays, usize::from(limits.plays), note, format.plays_rule);
        }
        problems
    }

    /// Says that the deck is built for a format whose decks may not be brought to this one (R54).
    pub fn wrong_format(&self, format: &Format) -> Problems {
        let mut problems = Problems::default();
        if let Some(own) = self.format.as_deref().filter(|own| !format.takes_decks_of(own)) {
            let message = format!(
                "the deck is built for {own} and the table plays {}; both players use the same (R54)",
                format.id
            );
            problems.add("format", message);
        }
        problems
    }

    /// Checks whether a premade deck may be brought to a format, as far as its Heroes go.
    pub(crate) fn suits(&self, catalogue: &Catalogue, format: &Format) -> bool {
        let own = self.format.as_deref();
        let is_known = own.is_some_and(|own| format.takes_decks_of(own));
        let mode = format.mode.unwrap_or(Mode::Rookie);
        let is_legal = || self.offences(catalogue, &format.limits, mode).or(()).is_ok();
        is_known && (own == Some(format.id) || is_legal())
    }

    /// Names every offence against the limits of a format, of the cards that a mode needs (R44).
    pub fn offences(&self, catalogue: &Catalogue, limits: &Limits, mode: Mode) -> Problems {
        let mut check = Check { deck: self, catalogue, limits, problems: Problems::default() };
        check.powers();
        check.variations();
        check.names();
        check.hero_pool();
        if mode != Mode::Rookie {
            check.hot_dogs();
        }
        if mode == Mode::Playmaker {
            check.copies_of_plays();
            check.play_pool();
            check.bonus_plays();
            check.score();
        }
        check.problems
    }
}

struct Check<'a> {
    deck: &'a Deck,
    catalogue: &'a Catalogue,
    limits: &'a Limits,
    problems: Problems,
}

impl Check<'_> {
    fn hero(&mut self, message: String) {
        self.problems.add("heroes", message);
    }

    fn play(&mut self, message: String) {
        self.problems.add("plays", message);
    }

    /// Checks each Power, and all together.
    fn powers(&mut self) {
        for (power, heroes) in group(&self.deck.heroes, |hero| self.catalogue.power(hero)) {
            let count = heroes.len();
            let Some(most) = self.limits.most_of(power).filter(|&most| usize::from(most) < count)
            else {
                continue;
            };
            let rule = if Some(most) == self.limits.per_power { 35 } else { 53 };
            self.hero(format!("{count} Heroes have Power {power}; at most {most} may (R{rule})"));
        }
        let total: i32 =
            self.deck.heroes.iter().map(|&hero| i32::from(self.catalogue.power(hero))).sum();
        if let Some(most) = self.limits.total_power.filter(|&most| most < total) {
            self.hero(format!(
                "all Heroes have Power {total} together; at most {most} may be (R53)"
            ));
        }
    }

    fn variations(&mut self) {
        if !self.limits.one_per_variation {
            return;
        }
        let copies = group(&self.deck.heroes, |hero| hero);
        for (hero, copies) in copies.into_iter().filter(|(_, copies)| 1 < copies.len()) {
            let (label, count) = (self.catalogue.hero(hero).label(), copies.len());
            self.hero(format!(
                "{label} is in the deck {count} times; each variation may be once (R37)"
            ));
        }
    }

    fn names(&mut self) {
        let Some(most) = self.limits.per_name else { return };
        let names = group(&self.deck.heroes, |hero| self.catalogue.name_index(hero));
        for heroes in names.into_values().filter(|heroes| usize::from(most) < heroes.len()) {
            let (name, count) = (&self.catalogue.hero(heroes[0]).name, heroes.len());
            self.hero(format!("{count} cards of {name}; at most {most} of one Hero may be (R39)"));
        }
    }

    fn hero_pool(&mut self) {
        let pool = self.limits.pool;
        for hero in group(&self.deck.heroes, |hero| hero).into_keys() {
            let hero = self.catalogue.hero(hero);
            if !pool.has_hero(hero) {
                self.hero(format!(
                    "{} of {} may not be: {} (R53)",
                    hero.label(),
                    hero.set,
                    pool.say()
                ));
            }
        }
    }

    fn hot_dogs(&mut self) {
        let Some(only) = self.limits.only_hot_dog else { return };
        let others = self.deck.hot_dogs.iter().filter(|id| *id != only).count();
        if others != 0 {
            let message = format!("{others} are not {only}, which all must be (R53)");
            self.problems.add("hot dogs", message);
        }
    }

    fn copies_of_plays(&mut self) {
        if !self.limits.one_per_play {
            return;
        }
        let copies = group(&self.deck.plays, |play| play);
        for (play, copies) in copies.into_iter().filter(|(_, copies)| 1 < copies.len()) {
            let (name, count) = (&self.catalogue.play(play).name, copies.len());
            self.play(format!(
                "{name} is in the Playbook {count} times; each Play may be once (R43)"
            ));
        }
    }

    fn play_pool(&mut self) {
        let pool = self.limits.pool;
        for play in group(&self.deck.plays, |play| play).into_keys() {
            let play = self.catalogue.play(play);
            if !pool.has_play(play) {
                self.play(format!(
                    "{} of {} may not be: {} (R53)",
                    play.name,
                    play.set,
                    pool.say()
                ));
            }
        }
    }

    fn bonus_plays(&mut self) {
        let is_bonus = |play: &&PlayId| self.catalogue.play(**play).is_bonus();
        let count = self.deck.plays.iter().filter(is_bonus).count();
        let most = match self.limits.bonus {
            BonusPlays::Counted => return,
            BonusPlays::Beyond(most) => most,
            BonusPlays::Forbidden => 0,
        };
        if usize::from(most) < count {
            self.play(format!("{count} bonus Plays; at most {most} may be (R53)"));
        }
    }

    fn score(&mut self) {
        let scores = self.deck.plays.iter().filter_map(|&play| self.catalogue.play(play).score);
        let total: u32 = scores.map(u32::from).sum();
        if let Some(most) = self.limits.score.filter(|&most| most < total) {
            self.play(format!("the Plays have a score of {total}; at most {most} may be (R53)"));
        }
    }
}

/// Sorts cards by something they have in common.
fn group<C: Copy, K: Ord>(cards: &[C], key: impl Fn(C) -> K) -> BTreeMap<K, Vec<C>> {
    let mut groups: BTreeMap<K, Vec<C>> = BTreeMap::new();
    for &card in cards {
        groups.entry(key(card)).or_default().push(card);
    }
    groups
}
