//! The same table with decks that nobody brought.

use fracas_core::{Chance, FreshDecks, Problems};

use crate::OverPower;
use crate::deck::{Collection, Deck, Sheet};

/// How many cards of a built deck are there for no reason, so that every card is met.
const FAVOURITES: usize = 8;

impl OverPower {
    /// Makes the same table with other decks.
    pub(crate) fn with_other_decks(
        &self,
        how: FreshDecks,
        chance: &mut impl Chance,
    ) -> Result<OverPower, Problems> {
        let decks = [self.fresh_deck(how, chance)?, self.fresh_deck(how, chance)?];
        Ok(OverPower::with(self.limits(), self.first, decks, self.catalogue.clone()))
    }

    fn fresh_deck(&self, how: FreshDecks, chance: &mut impl Chance) -> Result<Deck, Problems> {
        let (catalogue, limits) = (&*self.catalogue, self.limits());
        let sheet = match how {
            FreshDecks::Any => Sheet::random(catalogue, limits, chance)?,
            FreshDecks::Built => {
                let from = Collection::all(catalogue);
                Sheet::build_around(FAVOURITES, catalogue, limits, &from, chance)?
            }
        };
        sheet.deck(catalogue, limits)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fracas_core::{Fast, Legible, Setup};

    use super::*;
    use crate::card::Kind;

    fn table(mode: &str, strict: &str) -> OverPower {
        let options = [("strict".into(), strict.into())].into();
        let setup =
            Setup { game: crate::ID.into(), mode: mode.into(), options, ..Setup::default() };
        OverPower::open(&setup).unwrap()
    }

    fn fresh(table: &OverPower, how: FreshDecks, seed: u64) -> [Deck; 2] {
        let table = table.with_fresh_decks(how, &mut Fast::new(seed)).unwrap();
        table.decks.map(|deck| Deck::clone(&deck))
    }

    #[test]
    fn fresh_decks_are_legal_and_decided_by_chance_alone() {
        for (mode, strict) in [("venture", "off"), ("brawl", "on"), ("skirmish", "off")] {
            let table = table(mode, strict);
            for how in FreshDecks::ALL {
                for seed in 0..20 {
                    for deck in fresh(&table, how, seed) {
                        let offences =
                            Sheet::from(&deck).offences(&table.catalogue, table.limits());
                        assert_eq!(offences.or(()), Ok(()), "{mode} {how:?} {seed}");
                    }
                }
                let [own, other] = fresh(&table, how, 1);
                assert_ne!(own, other, "each seat has its own");
                assert_eq!(fresh(&table, how, 1), [own.clone(), other]);
                assert_ne!(fresh(&table, how, 2)[0], own);
            }
        }
    }

    #[test]
    fn over_many_built_decks_every_card_is_met() {
        let table = table("venture", "off");
        let mut met = BTreeSet::new();
        for seed in 0..300 {
            let decks = fresh(&table, FreshDecks::Built, seed);
            met.extend(decks.into_iter().flat_map(|deck| deck.cards.into_iter().chain(deck.under)));
        }
        let missing = table.catalogue.cards().filter(|(card, _)| !met.contains(card));
        // One starts the game in play, and of some Power cards nobody can use the highest.
        let missing: Vec<&str> = missing.map(|(_, card)| card.id.as_str()).collect();
        assert_eq!(missing, ["sword-and-shield"]);
    }

    #[test]
    fn built_decks_are_made_of_power_specials_and_universe_cards() {
        let table = table("venture", "off");
        for deck in (0..20).flat_map(|seed| fresh(&table, FreshDecks::Built, seed)) {
            let count = |test: fn(&Kind) -> bool| {
                deck.cards.iter().filter(|card| test(&table.catalogue.card(**card).kind)).count()
            };
            let powers = count(|kind| matches!(kind, Kind::Power(_)));
            let specials = count(|kind| matches!(kind, Kind::Special(_)));
            assert!((15..=28).contains(&powers), "{powers} Power cards");
            assert!((15..=32).contains(&specials), "{specials} Specials");
        }
    }
}
