//! The same table without a card.

use std::sync::Arc;

use crate::BattleArena;
use crate::card::{HeroId, PlayId};
use crate::deck::{Deck, Tally};
use crate::options::Limits;
use crate::state::Heroes;

impl BattleArena {
    /// Makes the same table with another Hero in place of one, at the same place of each deck that
    /// holds it: what is drawn stays the same but for that Hero. None where no deck holds it.
    pub(crate) fn without_hero(&self, hero: HeroId) -> Option<BattleArena> {
        let mut table = self.clone();
        let mut is_in_play = false;
        for player in &mut table.before.players {
            if player.deck.contains(&hero) {
                let (before, other) = (player.deck, self.ordinary_hero(&player.deck, hero)?);
                for held in player.deck.iter_mut().filter(|held| **held == hero) {
                    *held = other;
                }
                // Who knows the deck knows it without the Hero, too.
                Arc::make_mut(&mut table.beliefs).exchange(&before, &player.deck);
                is_in_play = true;
            }
        }
        is_in_play.then_some(table)
    }

    /// Finds the Hero nearest to the median Power of a deck that may be in place of one.
    ///
    /// The limit on Heroes of one Power (R35) is let go: a deck built to it has no room in the middle
    /// but where a middling Hero leaves, so that every Hero would be compared with its like.
    fn ordinary_hero(&self, deck: &Heroes, replaced: HeroId) -> Option<HeroId> {
        let limits = Limits { per_power: None, ..self.format.limits };
        let mut tally = Tally::new(&self.catalogue, &limits);
        for &held in deck.iter().filter(|held| **held != replaced) {
            tally.add(held);
        }
        let mut powers: Vec<i16> = deck.iter().map(|&held| self.catalogue.power(held)).collect();
        powers.sort_unstable();
        let median = powers[powers.len() / 2];
        let others = (0..self.catalogue.len() as u16).map(HeroId);
        others
            .filter(|&other| other != replaced && tally.allows(other))
            .min_by_key(|&other| (self.catalogue.power(other) - median).abs())
    }
}

impl BattleArena {
    /// Makes the same table with another Play in place of one, at the same place of each Playbook that
    /// holds it. None where no Playbook holds it.
    pub(crate) fn without_play(&self, play: PlayId) -> Option<BattleArena> {
        let mut table = self.clone();
        let mut is_in_play = false;
        for player in &mut table.before.players {
            let before = player.book.bag;
            if before.contains(&play) {
                let other = self.ordinary_play(&player.deck, &before, play)?;
                for held in player.book.bag.iter_mut().filter(|held| **held == play) {
                    *held = other;
                }
                let beliefs = Arc::make_mut(&mut table.beliefs);
                beliefs.exchange_plays(&player.deck, &before, &player.book.bag);
                is_in_play = true;
            }
        }
        is_in_play.then_some(table)
    }

    /// Finds the Play that may be in place of one and is worth to these Heroes what the middle one of
    /// their Playbook is.
    fn ordinary_play(
        &self,
        heroes: &Heroes,
        playbook: &[PlayId],
        replaced: PlayId,
    ) -> Option<PlayId> {
        let (catalogue, limits) = (&self.catalogue, &self.format.limits);
        let score = |play: PlayId| u32::from(catalogue.play(play).score.unwrap_or_default());
        let total: u32 = playbook.iter().map(|&held| score(held)).sum();
        let is_beyond = |play: PlayId| limits.is_beyond_the_plays(catalogue.play(play));
        let may_be = |&other: &PlayId| {
            !playbook.contains(&other)
                && limits.admits_play(catalogue, other)
                && is_beyond(other) == is_beyond(replaced)
                && limits.score.is_none_or(|most| total - score(replaced) + score(other) <= most)
        };
        let others: Vec<PlayId> = catalogue.plays().map(|(play, _)| play).filter(may_be).collect();
        Deck::middling_play(catalogue, limits, heroes, playbook, &others)
    }
}

#[cfg(test)]
mod tests {
    use fracas_core::{Fast, Game, Legible, Setup, Silent};

    use super::*;

    fn table(decks: [&str; 2], option: Option<(&str, &str)>) -> BattleArena {
        let setup = Setup {
            game: crate::ID.into(),
            mode: "rookie".into(),
            decks: decks.map(String::from).into(),
            options: option.map(|(id, value)| (id.into(), value.into())).into_iter().collect(),
            ..Setup::default()
        };
        BattleArena::open(&setup).unwrap()
    }

    fn decks(table: &BattleArena) -> [Vec<HeroId>; 2] {
        table.before.players.each_ref().map(|player| player.deck.to_vec())
    }

    #[test]
    fn an_ordinary_hero_lies_in_the_same_place_and_everything_else_stays() {
        let table = table(["alpha-legends", "tecmo-sluggers"], None);
        let [own, other] = decks(&table);
        for (place, &hero) in own.iter().enumerate() {
            let changed = table.without(hero.0).expect("the Hero is in play");
            let [mut replaced, untouched] = decks(&changed);
            assert_ne!(replaced[place], hero);
            assert!(!replaced.contains(&hero));
            replaced[place] = hero;
            assert_eq!((&replaced, &untouched), (&own, &other), "{hero:?}");
        }
    }

    #[test]
    fn the_new_hero_is_of_median_power_and_breaks_no_other_limit() {
        let table = table(["alpha-legends", "tecmo-sluggers"], None);
        let [own, _] = decks(&table);
        let mut powers: Vec<i16> = own.iter().map(|&hero| table.catalogue.power(hero)).collect();
        powers.sort_unstable();
        for (place, &hero) in own.iter().enumerate() {
            let [heroes, _] = decks(&table.without(hero.0).unwrap());
            assert_eq!(table.catalogue.power(heroes[place]), powers[30], "{powers:?}");
            let deck =
                Deck { name: String::new(), format: None, heroes, plays: vec![], hot_dogs: vec![] };
            let limits = Limits { per_power: None, ..table.format.limits };
            assert!(
                deck.offences(&table.catalogue, &limits, table.mode).or(()).is_ok(),
                "{hero:?}"
            );
        }
    }

    #[test]
    fn a_hero_that_both_decks_hold_is_replaced_in_both_and_one_that_none_holds_is_not() {
        let table = table(["trainer-kit", "trainer-kit"], Some(("format", "trainer")));
        let [own, _] = decks(&table);
        let changed = decks(&table.without(own[0].0).unwrap());
        assert!(changed.iter().all(|deck| !deck.contains(&own[0])));
        let absent = (0..table.catalogue.len() as u16).find(|&hero| !own.contains(&HeroId(hero)));
        assert!(table.without(absent.unwrap()).is_none());
        assert!(table.without(u16::MAX).is_none());
    }

    #[test]
    fn the_same_chance_deals_the_same_hands_but_for_the_hero() {
        let table = table(["alpha-legends", "tecmo-sluggers"], None);
        let [own, _] = decks(&table);
        let changed = table.without(own[7].0).unwrap();
        let other = decks(&changed)[0][7];
        let hands = |table: &BattleArena, seed: u64| {
            let mut chance = Fast::new(seed);
            let mut state = table.deal(&mut chance, &mut Silent);
            let (seat, mut actions) = (state.flip_winner, vec![]);
            table.actions(&state, seat, &mut actions);
            table.apply(&mut state, seat, actions[0], &mut chance, &mut Silent);
            state.players.each_ref().map(|player| player.hand.to_vec())
        };
        let mut seen = 0;
        for seed in 0..100 {
            let expected = hands(&table, seed).map(|hand| {
                let swap = |hero: HeroId| if hero == own[7] { other } else { hero };
                hand.into_iter().map(swap).collect::<Vec<_>>()
            });
            seen += usize::from(expected[0].contains(&other));
            assert_eq!(hands(&changed, seed), expected, "seed {seed}");
        }
        assert!(0 < seen, "the Hero was drawn in some of them");
    }

    fn playmaker() -> BattleArena {
        let mode = "playmaker".into();
        BattleArena::open(&Setup { game: crate::ID.into(), mode, ..Setup::default() }).unwrap()
    }

    fn playbooks(table: &BattleArena) -> [Vec<PlayId>; 2] {
        table.before.players.each_ref().map(|player| player.book.bag.to_vec())
    }

    #[test]
    fn another_play_lies_in_the_same_place_and_the_deck_stays_legal() {
        let table = playmaker();
        let [own, other] = playbooks(&table);
        for (place, &play) in own.iter().enumerate() {
            let changed = table.without(table.play_card(play)).expect("the Play is in play");
            let [mut replaced, others] = playbooks(&changed);
            assert!(!replaced.contains(&play) && !others.contains(&play), "{play:?}");
            assert!(!own.contains(&replaced[place]), "no Play is there twice (R43)");
            assert_eq!(decks(&changed), decks(&table));
            replaced[place] = play;
            assert_eq!(replaced, own);
            if !other.contains(&play) {
                assert_eq!(others, other);
            }
        }
    }

    #[test]
    fn a_play_that_no_playbook_holds_cannot_be_left_out() {
        let table = playmaker();
        let held = playbooks(&table).concat();
        let absent =
            table.catalogue.plays().map(|(play, _)| play).find(|play| !held.contains(play));
        assert!(table.without(table.play_card(absent.unwrap())).is_none());
    }
}
