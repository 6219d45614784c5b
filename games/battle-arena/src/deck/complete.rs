//! Completing a deck that someone has begun, from the cards at hand.

use std::cmp::Reverse;

use fracas_core::Problems;

use super::build::lacks;
use super::choose::{Curve, choose_heroes, complete_plays};
use super::{Collection, Deck, Tally};
use crate::card::{HeroId, PlayId, WEAPONS, Weapon};
use crate::catalogue::Catalogue;
use crate::options::{Format, Limits, Mode};

impl Deck {
    /// Completes a deck for all modes of a format without chance: with the strongest Heroes, and the Plays that are
    /// worth most to them. What is begun stays; or says what there is not enough of.
    pub fn complete(
        &self,
        catalogue: &Catalogue,
        format: &Format,
        from: &Collection,
    ) -> Result<Deck, Problems> {
        let limits = &format.limits;
        let mut wishes = self.heroes.clone();
        wishes.extend(wish_for_strong(catalogue, rest(&from.heroes, &self.heroes)));
        let heroes = choose_heroes(catalogue, limits, &wishes);
        let wishes = Deck::good_plays(catalogue, limits, &heroes, &from.plays, from.plays.len());
        let begun = self.plays.iter().filter(|play| catalogue.play(**play).is_bonus()).count();
        let bonus = good_bonus_plays(catalogue, limits, &wishes).max(begun);
        let plays = complete_plays(catalogue, limits, &self.plays, &wishes, bonus, &Curve::Payable);
        let hot_dogs = from.hot_dogs.iter().take(limits.hot_dogs.into()).cloned().collect();
        let deck = Deck { heroes, plays, hot_dogs, ..self.clone() };
        lacks(&deck, catalogue, format, format.mode.unwrap_or(Mode::Playmaker)).or(deck)
    }

    /// Lists those of some Heroes that may be added; of several copies, each.
    pub fn heroes_that_fit(
        &self,
        catalogue: &Catalogue,
        limits: &Limits,
        from: &[HeroId],
    ) -> Vec<HeroId> {
        let mut tally = Tally::new(catalogue, limits);
        self.heroes.iter().for_each(|&hero| tally.add(hero));
        let has_room = self.heroes.len() < limits.heroes;
        from.iter().copied().filter(|&hero| has_room && tally.allows(hero)).collect()
    }

    /// Lists those of some Plays that may be added; of several copies, each.
    pub fn plays_that_fit(
        &self,
        catalogue: &Catalogue,
        limits: &Limits,
        from: &[PlayId],
    ) -> Vec<PlayId> {
        let is_beyond = |play: &PlayId| limits.is_beyond_the_plays(catalogue.play(*play));
        let beyond = self.plays.iter().filter(|play| is_beyond(play)).count();
        let most_beyond = limits.most_bonus_beyond().unwrap_or_default().into();
        let fits = |play: &PlayId| {
            let has_room = if is_beyond(play) {
                beyond < most_beyond
            } else {
                self.plays.len() - beyond < usize::from(limits.plays)
            };
            has_room
                && limits.admits_play(catalogue, *play)
                && !(limits.one_per_play && self.plays.contains(play))
        };
        from.iter().copied().filter(fits).collect()
    }
}

/// Counts the bonus Plays that are worth more than the middle one of a Playbook: one that is worth less would come in the
/// place of a better one.
fn good_bonus_plays(catalogue: &Catalogue, limits: &Limits, wishes: &[PlayId]) -> usize {
    let is_beyond = |play: &PlayId| limits.is_beyond_the_plays(catalogue.play(*play));
    let mut different = wishes.to_vec();
    different.dedup();
    let mut counted = different.iter().copied().filter(|play| !is_beyond(play));
    let middle = counted.nth(usize::from(limits.plays) / 2);
    different
        .iter()
        .take_while(|play| Some(**play) != middle)
        .filter(|play| is_beyond(play))
        .count()
}

/// Sorts Heroes by Power; among equals those with the weapon of most come first, so that Plays find them.
fn wish_for_strong(catalogue: &Catalogue, mut heroes: Vec<HeroId>) -> Vec<HeroId> {
    let weapons = weapons(catalogue, &heroes);
    let rank = |hero: HeroId| weapons.iter().position(|weapon| *weapon == catalogue.weapon(hero));
    heroes.sort_by_key(|&hero| (Reverse(catalogue.power(hero)), rank(hero), hero));
    heroes
}

/// Lists all weapons, those that most of some Heroes have first.
fn weapons(catalogue: &Catalogue, heroes: &[HeroId]) -> Vec<Weapon> {
    let count =
        |weapon: Weapon| heroes.iter().filter(|&&hero| catalogue.weapon(hero) == weapon).count();
    let mut weapons: Vec<Weapon> = WEAPONS.iter().map(|(_, weapon)| *weapon).collect();
    weapons.sort_by_key(|&weapon| Reverse(count(weapon)));
    weapons
}

/// Gets what is left of some cards when others are taken out of them.
fn rest<C: Copy + PartialEq>(from: &[C], taken: &[C]) -> Vec<C> {
    let mut rest = from.to_vec();
    for card in taken {
        if let Some(at) = rest.iter().position(|other| other == card) {
            rest.remove(at);
        }
    }
    rest
}
