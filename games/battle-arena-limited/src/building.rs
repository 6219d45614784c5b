//! Building a deck from a pool: what each choice does to it (R174 to R179).

use fracas_battle_arena::{Collection, Deck, Mode};
use fracas_core::Log;
use tinyvec::{Array, ArrayVec};

use crate::action::{Action, Card};
use crate::event::Event;
use crate::state::{Bench, Stage, State};
use crate::{ALONE, BattleArenaLimited};

impl BattleArenaLimited {
    /// Gathers all that a deck may be built of, cards that are lent included (R177, R178).
    pub fn pool(&self, state: &State) -> Collection {
        let (mut pool, lent) = (self.opened(state), self.lent(state));
        pool.heroes.extend(lent.heroes);
        pool.plays.extend(lent.plays);
        pool
    }

    /// Gathers what a player is lent, since what was opened allows no legal deck.
    pub fn lent(&self, state: &State) -> Collection {
        self.opened(state).missing(&self.catalogue, &self.format.limits, self.set().cards())
    }

    fn opened(&self, state: &State) -> Collection {
        let all: Vec<&str> = self.catalogue.hot_dogs().map(|it| it.id.as_str()).collect();
        let hot_dogs = state.pool.hot_dogs.iter().map(|it| all[usize::from(it.0)].to_owned());
        Collection {
            heroes: state.pool.heroes.to_vec(),
            plays: state.pool.plays.to_vec(),
            hot_dogs: hot_dogs.collect(),
        }
    }

    /// Carries out a choice.
    pub(crate) fn build(
        &self,
        state: &mut State,
        action: Action,
        log: &mut impl Log<Event, State>,
    ) {
        let bench = &mut state.bench;
        match action {
            Action::Add(Card::Hero(hero)) => insert(&mut bench.heroes, hero),
            Action::Add(Card::Play(play)) => insert(&mut bench.plays, play),
            Action::Take(Card::Hero(hero)) => remove(&mut bench.heroes, hero),
            Action::Take(Card::Play(play)) => remove(&mut bench.plays, play),
            Action::Plays => bench.stage = Stage::Plays,
            Action::Heroes | Action::Change => bench.stage = Stage::Heroes,
            Action::Complete => self.complete(state),
            Action::Done => {
                state.is_done = true;
                log.tell(Event::Done { seat: ALONE });
            }
        }
    }

    /// Lets the builder complete the deck.
    fn complete(&self, state: &mut State) {
        let deck = self.deck_of(state).complete(&self.catalogue, self.format, &self.pool(state));
        let deck = deck.expect("a legal beginning of a pool that allows a deck can be completed");
        state.bench = Bench::from_deck(&deck);
        state.bench.stage = Stage::Review;
    }

    /// Gets the deck as it stands, with the first of the Hot Dogs (R179).
    pub(crate) fn deck_of(&self, state: &State) -> Deck {
        let hot_dogs = self.opened(state).hot_dogs;
        let count = self.format.limits.hot_dogs.into();
        Deck {
            name: format!("{} ({})", self.format.title, self.set().name),
            format: Some(self.format.id.into()),
            heroes: state.bench.heroes.to_vec(),
            plays: state.bench.plays.to_vec(),
            hot_dogs: hot_dogs.into_iter().take(count).collect(),
        }
    }

    /// Checks whether the deck has all its cards.
    pub(crate) fn is_complete(&self, state: &State) -> bool {
        let deck = self.deck_of(state);
        deck.wrong_sizes(&self.catalogue, self.format, Mode::Playmaker).or(()).is_ok()
    }
}

/// Puts a card in its place.
fn insert<A: Array<Item: Copy + Ord>>(cards: &mut ArrayVec<A>, card: A::Item) {
    let place = cards.partition_point(|other| *other < card);
    cards.insert(place, card);
}

/// Takes a card out.
fn remove<A: Array<Item: Copy + Ord>>(cards: &mut ArrayVec<A>, card: A::Item) {
    if let Ok(place) = cards.binary_search(&card) {
        cards.remove(place);
    }
}

impl Bench {
    /// Takes over a deck.
    fn from_deck(deck: &Deck) -> Bench {
        let mut bench = Bench::default();
        bench.heroes.extend(deck.heroes.iter().copied());
        bench.plays.extend(deck.plays.iter().copied());
        bench.heroes.sort_unstable();
        bench.plays.sort_unstable();
        bench
    }
}
