//! The same table with decks that nobody brought.

use fracas_core::{Chance, FreshDecks, Problems};

use crate::BattleArena;
use crate::deck::{Collection, Deck};

/// One of so many Plays of a built deck is there for no reason, so that every Play is met.
const FAVOURITES: usize = 5;

impl BattleArena {
    /// Makes a deck for the table.
    pub(crate) fn fresh_deck(
        &self,
        how: FreshDecks,
        chance: &mut impl Chance,
    ) -> Result<Deck, Problems> {
        let catalogue = &self.catalogue;
        match how {
            FreshDecks::Any => Deck::random(catalogue, &self.format, chance),
            FreshDecks::Built => {
                let favourites = usize::from(self.format.limits.plays) / FAVOURITES;
                let from = Collection::all(catalogue);
                Deck::build_around(favourites, catalogue, &self.format, self.mode, &from, chance)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fracas_core::{Fast, Legible, Setup};

    use super::*;
    use crate::card::PlayId;

    fn table(mode: &str, format: &str) -> BattleArena {
        let setup = Setup {
            game: crate::ID.into(),
            mode: mode.into(),
            options: [("format".into(), format.into())].into(),
            ..Setup::default()
        };
        BattleArena::open(&setup).unwrap()
    }

    /// Gets the decks of a table as they were brought.
    fn decks(table: &BattleArena) -> [Deck; 2] {
        table.before.players.each_ref().map(|player| Deck {
            name: String::new(),
            format: None,
            heroes: player.deck.to_vec(),
            plays: player.book.bag.to_vec(),
            hot_dogs: vec![],
        })
    }

    fn plays(table: &BattleArena) -> BTreeSet<PlayId> {
        decks(table).into_iter().flat_map(|deck| deck.plays).collect()
    }

    #[test]
    fn fresh_decks_are_legal_and_decided_by_chance_alone() {
        for format in ["standard", "limited", "trainer", "spec-playmaker"] {
            let table = table("playmaker", format);
            let fresh =
                |how, seed| decks(&table.with_fresh_decks(how, &mut Fast::new(seed)).unwrap());
            for how in FreshDecks::ALL {
                let [own, other] = fresh(how, 1);
                for deck in [&own, &other] {
                    let offences =
                        deck.offences(&table.catalogue, &table.format.limits, table.mode);
                    assert!(offences.or(()).is_ok(), "{format} {how:?}");
                    assert!(usize::from(table.format.limits.plays) <= deck.plays.len());
                }
                assert_ne!(own, other, "each seat has its own");
                assert_eq!(fresh(how, 1), [own.clone(), other]);
                assert_ne!(fresh(how, 2)[0], own);
            }
        }
    }

    #[test]
    fn over_many_built_decks_every_play_is_met() {
        let table = table("playmaker", "standard");
        let mut chance = Fast::new(1);
        let mut met = BTreeSet::new();
        for _ in 0..400 {
            met.extend(plays(&table.with_fresh_decks(FreshDecks::Built, &mut chance).unwrap()));
        }
        let missing = table.catalogue.plays().filter(|(play, _)| !met.contains(play));
        let missing: Vec<&str> = missing.map(|(_, play)| play.id.as_str()).collect();
        assert_eq!(missing, [""; 0]);
    }

    /// R44. Playbooks are for Playmaker only.
    #[test]
    fn r044_fresh_decks_have_playbooks_in_playmaker_only() {
        for mode in ["rookie", "substitution"] {
            let table = table(mode, "standard");
            for how in FreshDecks::ALL {
                let fresh = table.with_fresh_decks(how, &mut Fast::new(1)).unwrap();
                assert!(plays(&fresh).is_empty() && decks(&fresh)[0].heroes.len() == 60);
            }
        }
    }
}
