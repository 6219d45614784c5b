//! Everything that changes: what was opened, and the deck that is made of it.

use fracas_battle_arena::{HeroId, PlayId};
use tinyvec::ArrayVec;

/// The most Heroes that there is room for in a pool.
pub(crate) const MOST_HEROES: usize = 128;
/// The most Plays that there is room for in a pool.
pub(crate) const MOST_PLAYS: usize = 80;
/// The most Hot Dogs that there is room for in a pool.
pub(crate) const MOST_HOT_DOGS: usize = 32;
/// The most Heroes of a deck.
const DECK: usize = 60;
/// The most Plays of a deck, bonus Plays included.
const PLAYBOOK: usize = 60;

/// A Hot Dog, by its place in the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HotDogId(pub(crate) u8);

/// What was opened, each card as often as it was there, in the order of the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pool {
    /// The Heroes.
    pub heroes: ArrayVec<[HeroId; MOST_HEROES]>,
    /// The Plays.
    pub plays: ArrayVec<[PlayId; MOST_PLAYS]>,
    /// The Hot Dogs.
    pub hot_dogs: ArrayVec<[HotDogId; MOST_HOT_DOGS]>,
}

impl Pool {
    /// Puts the cards in order: from which pack they came means nothing.
    pub(crate) fn sort(&mut self) {
        self.heroes.sort_unstable();
        self.plays.sort_unstable();
        self.hot_dogs.sort_unstable();
    }
}

/// What a builder looks at.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The Hero Deck.
    #[default]
    Heroes,
    /// The Playbook.
    Plays,
    /// The deck as it was completed.
    Review,
}

/// A deck that is being built, its cards in the order of the catalogue. It keeps to all limits but sizes at any time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bench {
    /// What its builder looks at.
    pub stage: Stage,
    /// The Hero Deck.
    pub heroes: ArrayVec<[HeroId; DECK]>,
    /// The Playbook.
    pub plays: ArrayVec<[PlayId; PLAYBOOK]>,
}

/// A state of opening and building alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// What was opened.
    pub pool: Pool,
    /// The deck that is being built.
    pub bench: Bench,
    /// Whether the deck is handed in.
    pub is_done: bool,
}
