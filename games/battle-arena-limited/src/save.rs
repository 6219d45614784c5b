//! A state as people write it: cards by their ids, in any order.

use fracas_battle_arena::Catalogue;
use fracas_core::{Problems, check_choices, is_default};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tinyvec::{Array, ArrayVec};

use crate::BattleArenaLimited;
use crate::legal::left_over;
use crate::state::{Bench, HotDogId, Pool, Stage, State};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedState {
    pool: SavedPool,
    #[serde(default, skip_serializing_if = "is_default")]
    deck: SavedDeck,
    #[serde(default, skip_serializing_if = "is_default")]
    done: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedPool {
    heroes: Vec<String>,
    plays: Vec<String>,
    #[serde(rename = "hot-dogs")]
    hot_dogs: Vec<String>,
}

#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SavedDeck {
    stage: Stage,
    heroes: Vec<String>,
    plays: Vec<String>,
}

impl BattleArenaLimited {
    /// Writes a state.
    pub(crate) fn write_state(&self, state: &State) -> Value {
        let heroes = |ids: &[_]| ids.iter().map(|id| self.catalogue.hero(*id).id.clone()).collect();
        let plays = |ids: &[_]| ids.iter().map(|id| self.catalogue.play(*id).id.clone()).collect();
        let State { pool, bench, is_done } = state;
        let all: Vec<&str> = self.catalogue.hot_dogs().map(|it| it.id.as_str()).collect();
        let hot_dogs = pool.hot_dogs.iter().map(|it| all[usize::from(it.0)].to_owned());
        let saved = SavedState {
            pool: SavedPool {
                heroes: heroes(&pool.heroes),
                plays: plays(&pool.plays),
                hot_dogs: hot_dogs.collect(),
            },
            deck: SavedDeck {
                stage: bench.stage,
                heroes: heroes(&bench.heroes),
                plays: plays(&bench.plays),
            },
            done: *is_done,
        };
        serde_json::to_value(saved).expect("a saved state is plain data")
    }

    /// Reads a state and refuses an impossible one.
    pub(crate) fn read_state(&self, saved: &Value) -> Result<State, Problems> {
        let saved: SavedState = serde_json::from_value(saved.clone())
            .map_err(|why| Problems::one("state", why.to_string()))?;
        let mut reader = Reader { catalogue: &self.catalogue, problems: Problems::default() };
        let pool = reader.pool(&saved.pool);
        let bench = reader.deck(&saved.deck);
        let mut problems = reader.problems;
        self.check_pool(&pool, &mut problems);
        problems.or(())?;
        let state = State { pool, bench, is_done: saved.done };
        self.check_deck(&state)?;
        check_choices(self, &state)?;
        Ok(state)
    }

    /// Checks that a pool can be what is in the packs (R173).
    fn check_pool(&self, pool: &Pool, problems: &mut Problems) {
        let [heroes, plays, hot_dogs] = self.products.cards_in_pack();
        let packs = self.product().packs;
        for (place, found, in_pack) in [
            ("pool, heroes", pool.heroes.len(), heroes),
            ("pool, plays", pool.plays.len(), plays),
            ("pool, hot-dogs", pool.hot_dogs.len(), hot_dogs),
        ] {
            let wanted = packs * in_pack;
            if found != wanted {
                let message = format!("{found} cards; {packs} packs have {wanted} (R173)");
                problems.add(place, message);
            }
        }
        let set = self.set();
        let heroes = pool.heroes.iter().filter(|hero| !set.has_hero(**hero)).count();
        let plays = pool.plays.iter().filter(|play| !set.has_play(**play)).count();
        if 0 < heroes + plays {
            let message = format!("{} cards are not in packs of {}", heroes + plays, set.name);
            problems.add("pool", format!("{message} (R172)"));
        }
        if packs < most_copies(&pool.heroes).max(most_copies(&pool.plays)) {
            problems.add("pool", "a card is there more often than there are packs (R173)");
        }
    }

    /// Checks that a deck is made of its pool within the limits, and complete where it must be.
    fn check_deck(&self, state: &State) -> Result<(), Problems> {
        let State { bench, is_done, .. } = state;
        let pool = self.pool(state);
        let fits = |pool: usize, held: usize, left: usize| pool == held + left;
        let is_of_pool = fits(
            pool.heroes.len(),
            bench.heroes.len(),
            left_over(&pool.heroes, &bench.heroes).len(),
        ) && fits(
            pool.plays.len(),
            bench.plays.len(),
            left_over(&pool.plays, &bench.plays).len(),
        );
        let mut problems = Problems::default();
        if !is_of_pool {
            problems.add("deck", "holds what its pool has not (R176)");
        } else if !self.keeps_to_limits(state) {
            problems.add("deck", "holds more than its format allows (R174, R175)");
        }
        let must_be_complete = *is_done || bench.stage == Stage::Review;
        if must_be_complete && !self.is_complete(state) {
            problems
                .add("deck", "is handed in or completed, and has not all its cards (R174, R175)");
        }
        problems.or(())
    }

    /// Checks that no limit is broken and no part is too large.
    fn keeps_to_limits(&self, state: &State) -> bool {
        let mut deck = self.deck_of(state);
        let (heroes, plays) = (std::mem::take(&mut deck.heroes), std::mem::take(&mut deck.plays));
        let limits = &self.format.limits;
        heroes.iter().all(|hero| {
            let fits = !deck.heroes_that_fit(&self.catalogue, limits, &[*hero]).is_empty();
            deck.heroes.push(*hero);
            fits
        }) && plays.iter().all(|play| {
            let fits = !deck.plays_that_fit(&self.catalogue, limits, &[*play]).is_empty();
            deck.plays.push(*play);
            fits
        })
    }
}

/// Counts the copies of the card of which there are most, in a row that is in order.
fn most_copies<C: PartialEq>(cards: &[C]) -> usize {
    cards.chunk_by(|one, next| one == next).map(<[C]>::len).max().unwrap_or_default()
}

/// Reads what is named by ids.
struct Reader<'a> {
    catalogue: &'a Catalogue,
    problems: Problems,
}

impl Reader<'_> {
    fn pool(&mut self, saved: &SavedPool) -> Pool {
        let catalogue = self.catalogue;
        let hot_dog = |id: &str| {
            let place = catalogue.hot_dogs().position(|it| it.id == id);
            place.map(|place| HotDogId(place as u8))
        };
        Pool {
            heroes: self.row("pool, heroes", &saved.heroes, |id| catalogue.find(id)),
            plays: self.row("pool, plays", &saved.plays, |id| catalogue.find_play(id)),
            hot_dogs: self.row("pool, hot-dogs", &saved.hot_dogs, hot_dog),
        }
    }

    fn deck(&mut self, saved: &SavedDeck) -> Bench {
        let catalogue = self.catalogue;
        Bench {
            stage: saved.stage,
            heroes: self.row("deck, heroes", &saved.heroes, |id| catalogue.find(id)),
            plays: self.row("deck, plays", &saved.plays, |id| catalogue.find_play(id)),
        }
    }

    /// Reads as many cards as there is room for, and puts them in order.
    fn row<A: Array<Item: Ord>>(
        &mut self,
        place: &str,
        ids: &[String],
        find: impl Fn(&str) -> Option<A::Item>,
    ) -> ArrayVec<A> {
        let mut row = ArrayVec::new();
        if A::CAPACITY < ids.len() {
            let message = format!("holds at most {}, not {}", A::CAPACITY, ids.len());
            self.problems.add(place, message);
            return row;
        }
        for id in ids {
            match find(id) {
                Some(card) => row.push(card),
                None => self.problems.add(place, format!("there is no {id:?}")),
            }
        }
        row.sort_unstable();
        row
    }
}
