//! Where the cards of a player are.
//!
//! Each card is in exactly one zone. A Draw Pile has three parts, from below: what was put under it, a bag whose
//! order nobody knows, and what was put or seen on top. A Power Pack keeps its order, since its top card can be
//! asked for and everyone saw what was discarded when.
//!
//! - `arrange`: all cards laid out anew; `memory`: what everyone can remember

mod arrange;
mod memory;

use fracas_core::{Chance, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::card::CardId;
use crate::legal::CardSet;
use crate::piece::{MAX_PIECES, Piece, PieceSet, Pieces};
use crate::power::Icons;
use crate::who::Who;

pub(crate) use memory::Memory;

/// A place where cards can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Zone {
    /// The Draw Pile.
    Draw,
    /// The hand.
    Hand,
    /// Placed to a character or Homebase (R236, R240).
    Placed,
    /// Under a Homebase, from the start of the game.
    Under,
    /// The Astral Plane (R417): what is being played, what takes effect there, and hits of the fallen.
    Astral,
    /// Attached to a character (R62).
    Clipped,
    /// A hit on a character, or on a card that takes hits.
    Hit,
    /// An Event that is laid face down (R184).
    FaceDown,
    /// The Power Pack.
    PowerPack,
    /// The Dead Pile.
    Dead,
    /// The Defeated Pile.
    Defeated,
    /// Out of the game.
    Removed,
}

impl Zone {
    /// How many there are.
    pub(crate) const COUNT: usize = 12;

    /// All of them.
    pub(crate) const ALL: [Zone; Zone::COUNT] = [
        Zone::Draw,
        Zone::Hand,
        Zone::Placed,
        Zone::Under,
        Zone::Astral,
        Zone::Clipped,
        Zone::Hit,
        Zone::FaceDown,
        Zone::PowerPack,
        Zone::Dead,
        Zone::Defeated,
        Zone::Removed,
    ];

    /// Checks whether everyone has seen what comes there.
    pub(crate) fn is_known(self) -> bool {
        match self {
            Zone::PowerPack
            | Zone::Dead
            | Zone::Defeated
            | Zone::Removed
            | Zone::Placed
            | Zone::Under
            | Zone::Astral
            | Zone::Clipped
            | Zone::Hit => true,
            Zone::Draw | Zone::Hand | Zone::FaceDown => false,
        }
    }

    /// Checks whether cards lie there face up, for as long as they are there.
    pub(crate) fn is_open(self) -> bool {
        match self {
            Zone::Placed | Zone::Under | Zone::Astral | Zone::Clipped | Zone::Hit => true,
            Zone::Draw
            | Zone::Hand
            | Zone::FaceDown
            | Zone::PowerPack
            | Zone::Dead
            | Zone::Defeated
            | Zone::Removed => false,
        }
    }
}

/// Both players and those who watch: cards that everyone has seen.
pub(crate) const EVERYONE: SeatSet = SeatSet::all(3);
/// The seat that stands for those who watch, where it is kept who knows a card.
pub(crate) const WATCHERS: Seat = Seat(2);
/// How well a card can be known, as [`Cards::fame`] counts.
pub(crate) const FAMES: u8 = 8;
/// How many cards that were just discarded are shown.
pub(crate) const FRESH: usize = 32;

/// What is to be known of one card beyond its zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lie {
    /// Where it is placed or attached, or what it has hit.
    pub(crate) at: Who,
    /// Who played it.
    pub(crate) by: Who,
    /// What it counts as a hit.
    pub(crate) damage: u8,
    /// What it shows as a hit.
    pub(crate) icons: Icons,
    /// Whether it is a hit from the current battle (R339), not of the Permanent Record.
    pub(crate) is_current: bool,
    /// The seats that know which card it is, where it lies hidden, [`WATCHERS`] among them. Everyone knows of a card
    /// in a discard pile.
    pub(crate) seen: SeatSet,
}

impl Default for Lie {
    fn default() -> Self {
        Lie {
            at: Who::NOBODY,
            by: Who::NOBODY,
            damage: 0,
            icons: Icons::NONE,
            is_current: false,
            seen: SeatSet::EMPTY,
        }
    }
}

/// How many cards of one player pieces could stand for, more than there are: so every piece has a face, and to look at
/// it takes no check.
const PLACES: usize = 1 << 7;

/// The order of a pile, from below, by positions in the owner's list.
type Order = ArrayVec<[u8; MAX_PIECES]>;

/// All cards of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cards {
    owner: Seat,
    /// How many there are.
    count: u8,
    /// Which card each is.
    faces: [CardId; PLACES],
    zones: [PieceSet; Zone::COUNT],
    lies: [Lie; MAX_PIECES],
    /// The Draw Pile from below: `under`, a bag, `over`.
    draw: Order,
    under: u8,
    over: u8,
    /// The Power Pack from below.
    pack: Order,
    /// What was discarded since the last decision: everyone sees it once more, and then the pile is closed (R433).
    fresh: ArrayVec<[CardId; FRESH]>,
    /// What everyone can remember of what lies hidden.
    memory: Memory,
}

impl Cards {
    /// Makes a player's cards, all in the Draw Pile, which is shuffled.
    pub(crate) fn new(owner: Seat, deck: &[CardId]) -> Cards {
        let mut cards = Cards {
            owner,
            count: 0,
            faces: [CardId::default(); PLACES],
            zones: [PieceSet::EMPTY; Zone::COUNT],
            lies: [Lie::default(); MAX_PIECES],
            draw: Order::default(),
            under: 0,
            over: 0,
            pack: Order::default(),
            fresh: ArrayVec::default(),
            memory: Memory::default(),
        };
        for &face in deck {
            cards.add(face);
        }
        cards
    }

    /// Adds a card to the bag of the Draw Pile. There is room, since decks are checked.
    pub(crate) fn add(&mut self, face: CardId) -> Piece {
        let piece = Piece::new(self.owner, usize::from(self.count));
        self.faces[piece.index()] = face;
        self.zones[Zone::Draw as usize].insert(piece);
        self.draw.insert(usize::from(self.under), piece.0 & 0x7f);
        self.count += 1;
        piece
    }

    /// Iterates over all cards of the player.
    pub(crate) fn all(&self) -> impl Iterator<Item = Piece> + Clone + use<> {
        let owner = self.owner;
        (0..usize::from(self.count)).map(move |index| Piece::new(owner, index))
    }

    /// Gets which card it is.
    #[inline]
    pub(crate) fn face(&self, piece: Piece) -> CardId {
        self.faces[piece.index()]
    }

    /// Makes it another card: in a world where a hidden card is another one.
    #[inline]
    pub(crate) fn set_face(&mut self, piece: Piece, face: CardId) {
        self.faces[piece.index()] = face;
    }

    /// Gets what is in a zone.
    #[inline]
    pub(crate) fn set(&self, zone: Zone) -> PieceSet {
        self.zones[zone as usize]
    }

    /// Iterates over the cards in a zone, in the order of the player's list.
    #[inline]
    pub(crate) fn iter(&self, zone: Zone) -> Pieces {
        self.set(zone).iter(self.owner)
    }

    /// Gets one of each card in a zone, the first in the order of the player's list.
    pub(crate) fn one_of_each(&self, zone: Zone) -> PieceSet {
        let mut seen = CardSet::default();
        self.iter(zone).filter(|piece| seen.insert(self.face(*piece))).collect()
    }

    /// Finds a copy of a card in a zone. Of several it is one that others know of, if there is one: they cannot tell
    /// which was meant.
    pub(crate) fn find(&self, zone: Zone, face: CardId) -> Option<Piece> {
        let copies = self.iter(zone).filter(|piece| self.face(*piece) == face);
        let mut found = None;
        for piece in copies {
            if found.is_none_or(|found| self.fame(found) < self.fame(piece)) {
                found = Some(piece);
            }
        }
        found
    }

    /// Gets how well a card is known, to the opponent above all: the better, the higher, and less than [`FAMES`].
    pub(crate) fn fame(&self, piece: Piece) -> u8 {
        let seen = self.lie(piece).seen;
        let is_seen_by = |seat: Seat| u8::from(seen.contains(seat));
        let owner = self.owner;
        4 * is_seen_by(owner.opponent()) + 2 * is_seen_by(owner) + is_seen_by(WATCHERS)
    }

    /// Counts the cards in a zone.
    #[inline]
    pub(crate) fn len(&self, zone: Zone) -> usize {
        self.set(zone).len()
    }

    /// Checks whether there is nothing in a zone.
    #[inline]
    pub(crate) fn is_empty(&self, zone: Zone) -> bool {
        self.set(zone).is_empty()
    }

    /// Finds the zone of a card.
    pub(crate) fn zone(&self, piece: Piece) -> Zone {
        let zone = Zone::ALL.into_iter().find(|zone| self.set(*zone).has(piece));
        zone.unwrap_or(Zone::Removed)
    }

    /// Checks whether a card is in a zone.
    #[inline]
    pub(crate) fn is_in(&self, piece: Piece, zone: Zone) -> bool {
        self.set(zone).has(piece)
    }

    #[inline]
    pub(crate) fn lie(&self, piece: Piece) -> &Lie {
        &self.lies[piece.index()]
    }

    #[inline]
    pub(crate) fn lie_mut(&mut self, piece: Piece) -> &mut Lie {
        &mut self.lies[piece.index()]
    }

    /// Moves a card to a zone, where nothing of what it was before is left but who knows it. Into the Draw Pile
    /// it is shuffled in; onto the Power Pack it goes on top.
    pub(crate) fn put(&mut self, piece: Piece, zone: Zone) {
        self.take_out(piece);
        self.zones[zone as usize].insert(piece);
        let seen = self.lie(piece).seen;
        let is_discarded =
            matches!(zone, Zone::PowerPack | Zone::Dead | Zone::Defeated | Zone::Removed);
        let seen = if is_discarded || zone.is_open() { EVERYONE } else { seen };
        if is_discarded {
            // There is room for all that one decision leads to, or else nothing is lost but a sight of it.
            self.fresh.try_push(self.face(piece));
        }
        self.lies[piece.index()] = Lie { seen, ..Lie::default() };
        if is_discarded || zone.is_open() {
            self.memory.show(piece);
        }
        let index = piece.0 & 0x7f;
        match zone {
            Zone::Draw => self.shuffle_in(piece),
            Zone::PowerPack => self.pack.push(index),
            Zone::Hand
            | Zone::Placed
            | Zone::Under
            | Zone::Astral
            | Zone::Clipped
            | Zone::Hit
            | Zone::FaceDown
            | Zone::Dead
            | Zone::Defeated
            | Zone::Removed => {}
        }
    }

    /// Gets what was discarded since the last decision.
    pub(crate) fn fresh(&self) -> &[CardId] {
        &self.fresh
    }

    /// Closes the discard piles, before a decision is carried out.
    #[inline]
    pub(crate) fn close_piles(&mut self) {
        self.fresh.clear();
    }

    /// Gets what is hidden from the opponent and not in the Draw Pile.
    fn held(&self) -> PieceSet {
        self.set(Zone::Hand).and(self.set(Zone::FaceDown))
    }

    /// Gets what everyone can remember of what lies hidden.
    #[inline]
    pub(crate) fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Remembers something else: in a world where hidden cards are others, and in a position that is read.
    #[inline]
    pub(crate) fn set_memory(&mut self, memory: Memory) {
        self.memory = memory;
    }

    /// Puts a card on top of the Draw Pile, where `seen` know it.
    pub(crate) fn put_on_top(&mut self, piece: Piece, seen: SeatSet) {
        self.memory.leave(piece);
        self.take_out(piece);
        self.zones[Zone::Draw as usize].insert(piece);
        self.lies[piece.index()] = Lie { seen, ..Lie::default() };
        self.draw.push(piece.0 & 0x7f);
        self.over += 1;
    }

    /// Puts a card under the Draw Pile, where `seen` know it.
    pub(crate) fn put_under(&mut self, piece: Piece, seen: SeatSet) {
        self.memory.leave(piece);
        self.take_out(piece);
        self.zones[Zone::Draw as usize].insert(piece);
        self.lies[piece.index()] = Lie { seen, ..Lie::default() };
        self.draw.insert(0, piece.0 & 0x7f);
        self.under += 1;
    }

    fn take_out(&mut self, piece: Piece) {
        let index = piece.0 & 0x7f;
        if self.is_in(piece, Zone::Draw) {
            self.take_from_draw_pile(index);
        } else if self.is_in(piece, Zone::PowerPack) {
            self.pack.retain(|other| *other != index);
        }
        for zone in &mut self.zones {
            zone.remove(piece);
        }
    }

    fn take_from_draw_pile(&mut self, index: u8) {
        // Most are drawn from the top.
        let Some(at) = self.draw.iter().rposition(|other| *other == index) else { return };
        if at < usize::from(self.under) {
            self.under -= 1;
        } else if self.draw.len() - usize::from(self.over) <= at {
            self.over -= 1;
        }
        self.draw.remove(at);
    }

    /// Finds the top card of the Draw Pile, shuffling as far as needed: from now on it is the top card.
    #[inline]
    pub(crate) fn top(&mut self, chance: &mut impl Chance) -> Option<Piece> {
        self.uncover(1, chance);
        self.draw.last().map(|&index| Piece::new(self.owner, usize::from(index)))
    }

    /// Takes the top card of the Draw Pile into the hand. Who knew it there knows it still.
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> Option<Piece> {
        let piece = self.top(chance)?;
        self.draw.pop();
        self.over -= 1;
        self.zones[Zone::Draw as usize].remove(piece);
        self.zones[Zone::Hand as usize].insert(piece);
        let seen = self.lie(piece).seen;
        self.lies[piece.index()] = Lie { seen, ..Lie::default() };
        Some(piece)
    }

    /// Settles which are the top cards of the Draw Pile, as far as there are that many.
    #[inline]
    pub(crate) fn uncover(&mut self, count: usize, chance: &mut impl Chance) {
        while usize::from(self.over) < count.min(self.draw.len()) {
            let first = usize::from(self.under);
            let end = self.draw.len() - usize::from(self.over);
            if first < end {
                let chosen = first + chance.below((end - first) as u32) as usize;
                self.draw.swap(chosen, end - 1);
            } else {
                // Those put under it come last.
                self.under -= 1;
            }
            self.over += 1;
        }
    }

    /// Iterates over the Draw Pile from below, as far as there is an order.
    pub(crate) fn draw_pile(&self) -> impl Iterator<Item = Piece> + Clone + '_ {
        let owner = self.owner;
        self.draw.iter().map(move |&index| Piece::new(owner, usize::from(index)))
    }

    /// Iterates over the top cards of the Draw Pile that are settled, from the top.
    pub(crate) fn known_top(&self) -> impl Iterator<Item = Piece> + Clone + '_ {
        let owner = self.owner;
        let known = self.draw.iter().rev().take(usize::from(self.over));
        known.map(move |&index| Piece::new(owner, usize::from(index)))
    }

    /// Iterates over the cards that were put under the Draw Pile, from below.
    pub(crate) fn known_bottom(&self) -> impl Iterator<Item = Piece> + Clone + '_ {
        let owner = self.owner;
        let known = self.draw.iter().take(usize::from(self.under));
        known.map(move |&index| Piece::new(owner, usize::from(index)))
    }

    /// Shuffles the Draw Pile: nobody knows its order any more.
    pub(crate) fn shuffle(&mut self) {
        self.memory.mix(self.held());
        self.under = 0;
        self.over = 0;
        for piece in self.iter(Zone::Draw) {
            self.lies[piece.index()].seen = SeatSet::EMPTY;
        }
    }

    /// Makes the Power Pack the Draw Pile, which is empty, shuffled (R178).
    pub(crate) fn renew(&mut self) {
        let pack = std::mem::take(&mut self.zones[Zone::PowerPack as usize]);
        self.zones[Zone::Draw as usize] = pack;
        self.pack.clear();
        let held = self.held();
        for piece in pack.iter(self.owner) {
            self.memory.shuffle_in(piece, held);
            self.lies[piece.index()] = Lie::default();
            self.draw.push(piece.0 & 0x7f);
        }
        // As if each had been shuffled in after the other.
        self.draw.reverse();
    }

    /// Puts a card of the Draw Pile among those that nobody knows the order of: it is one of them.
    fn shuffle_in(&mut self, piece: Piece) {
        self.memory.shuffle_in(piece, self.held());
        self.lies[piece.index()] = Lie::default();
        self.draw.insert(usize::from(self.under), piece.0 & 0x7f);
    }

    /// Gets the top card of the Power Pack.
    pub(crate) fn pack_top(&self) -> Option<Piece> {
        self.pack.last().map(|&index| Piece::new(self.owner, usize::from(index)))
    }
}
