//! What a deck holds so far.

use crate::card::HeroId;
use crate::catalogue::{Catalogue, MAX_HEROES, MAX_NAMES, MAX_POWER};
use crate::options::{Limits, Pool};

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
        let power = self.catalogue.power(hero);
        !(has_variation && self.limits.one_per_variation)
            && is_below(self.powers[power as usize], self.limits.most_of(power))
            && (self.limits.pool == Pool::All
                || self.limits.pool.has_hero(self.catalogue.hero(hero)))
            && is_below(self.names[self.catalogue.name_index(hero) as usize], self.limits.per_name)
    }
}
