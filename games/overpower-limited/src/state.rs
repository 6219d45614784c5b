//! Everything that changes during a draft and while decks are built.

use fracas_core::{MAX_SEATS, Seat, SeatSet};
use fracas_overpower::{CardId, CharacterId, HomebaseId, MOST, MissionSetId, STOCK, TEAM};
use tinyvec::ArrayVec;

/// The packs that a drafter gets (R474).
pub const PACKS: usize = 3;
/// The most packs that a Sealed player gets (R491).
pub const MOST_BOOSTERS: usize = 6;
/// The characters of a pack (R475).
pub const CHARACTERS: usize = 2;
/// The most Uncommons and Rares of a pack that there is room for.
pub const MAX_FINDS: usize = 6;
/// The most packs at a table.
pub(crate) const MAX_PACKS: usize = MAX_SEATS * PACKS;
/// The most stacks that one player gets.
const MOST_STACKS: usize = MOST_BOOSTERS * CHARACTERS;

/// A card of an Uncommon or Rare slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Find {
    /// A card of decks.
    Card(CardId),
    /// A Homebase.
    Homebase(HomebaseId),
}

impl Default for Find {
    fn default() -> Find {
        Find::Card(CardId::default())
    }
}

/// What is in a pack: two characters, whose Specials follow from the set, and Uncommons and Rares (R475).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pack {
    /// The characters of its two stacks.
    pub characters: [CharacterId; CHARACTERS],
    /// The Uncommons, then the Rares.
    pub finds: ArrayVec<[Find; MAX_FINDS]>,
}

/// A Character Stack (R476), by its place among all packs of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StackId(pub(crate) u8);

impl StackId {
    /// Makes the stack of a pack.
    pub(crate) fn new(pack: usize, slot: usize) -> StackId {
        StackId((pack * CHARACTERS + slot) as u8)
    }

    /// Gets the place of its pack, and its place in the pack.
    pub(crate) fn place(self) -> (usize, usize) {
        (usize::from(self.0) / CHARACTERS, usize::from(self.0) % CHARACTERS)
    }
}

/// What is done at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Stacks are picked (R480 to R486).
    Picking,
    /// Everyone builds a deck.
    Building,
    /// All decks are built.
    Over,
}

/// What a builder looks at.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The team, the Homebase and the Mission Set.
    #[default]
    Team,
    /// The cards of the deck.
    Cards,
    /// The deck as it was completed.
    Review,
}

/// A deck that is being built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bench {
    /// What its builder looks at.
    pub stage: Stage,
    /// The characters of the Front Line.
    pub front: ArrayVec<[CharacterId; TEAM - 1]>,
    /// The character in Reserve.
    pub reserve: Option<CharacterId>,
    /// The Homebase.
    pub homebase: Option<HomebaseId>,
    /// The Mission Set.
    pub missions: Option<MissionSetId>,
    /// The cards of the deck, in the order of the catalogue.
    pub cards: ArrayVec<[CardId; MOST]>,
    /// The cards under the Homebase.
    pub under: ArrayVec<[CardId; STOCK]>,
    /// Whether it is a legal deck of the pool; follows from all the rest.
    pub is_legal: bool,
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The stacks picked, or opened in Sealed, in this order.
    pub stacks: ArrayVec<[StackId; MOST_STACKS]>,
    /// The deck that is being built.
    pub bench: Bench,
    /// Whether the deck is handed in.
    pub is_done: bool,
}

/// A state of a draft, or of opening and building alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// What is done.
    pub phase: Phase,
    /// Who must choose.
    pub due: SeatSet,
    /// How many packs each player has opened.
    pub opened: u8,
    /// All packs, opened or not: those of the first player, then those of the next.
    pub packs: ArrayVec<[Pack; MAX_PACKS]>,
    /// The stacks in the middle, in the order of the packs.
    pub middle: ArrayVec<[StackId; MAX_SEATS * CHARACTERS]>,
    /// The Starter Deck, in Sealed alone, by its place among the products.
    pub starter: Option<u8>,
    /// The players.
    pub players: ArrayVec<[Player; MAX_SEATS]>,
}

impl State {
    /// Gets the character of a stack.
    pub fn character(&self, stack: StackId) -> CharacterId {
        let (pack, slot) = stack.place();
        self.packs[pack].characters[slot]
    }

    /// Gets what a player has.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Iterates over the packs of a player, opened or not.
    pub fn packs_of(&self, seat: Seat) -> impl Iterator<Item = &Pack> {
        let each = self.packs.len() / self.players.len().max(1);
        self.packs[seat.index() * each..][..each].iter()
    }

    /// Iterates over the Uncommons and Rares that a player has opened (R479).
    pub fn finds(&self, seat: Seat) -> impl Iterator<Item = Find> + '_ {
        let opened = self.packs_of(seat).take(usize::from(self.opened));
        opened.flat_map(|pack| pack.finds.iter().copied())
    }

    /// Counts the stacks that are picked.
    pub(crate) fn picks(&self) -> usize {
        self.players.iter().map(|player| player.stacks.len()).sum()
    }
}
