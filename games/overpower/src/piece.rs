//! The cards on the table as things: each copy of a card is one.

use fracas_core::Seat;

/// How many cards one player can bring: the deck and what starts in play.
pub(crate) const MAX_PIECES: usize = 96;

/// One copy of a card, by its owner and its place in the owner's list of cards; which card it is, is in the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Piece(pub(crate) u8);

impl Piece {
    /// No card.
    pub(crate) const NONE: Piece = Piece(u8::MAX);

    #[inline]
    pub(crate) const fn new(owner: Seat, index: usize) -> Piece {
        Piece(owner.0 << 7 | index as u8)
    }

    /// Gets whose deck it came from.
    #[inline]
    pub(crate) const fn owner(self) -> Seat {
        Seat(self.0 >> 7)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.0 & 0x7f) as usize
    }

    /// Gets which word of a set of cards it is in.
    #[inline]
    const fn word(self) -> usize {
        self.index() / u64::BITS as usize
    }

    /// Gets its bit in that word.
    #[inline]
    const fn bit(self) -> u64 {
        1 << (self.0 % u64::BITS as u8)
    }

    /// Checks whether it is a card at all.
    #[inline]
    pub(crate) fn is_some(self) -> bool {
        self != Piece::NONE
    }
}

impl Default for Piece {
    fn default() -> Self {
        Piece::NONE
    }
}

/// Some cards of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct PieceSet([u64; 2]);

impl PieceSet {
    pub(crate) const EMPTY: PieceSet = PieceSet([0; 2]);

    #[inline]
    pub(crate) fn has(self, piece: Piece) -> bool {
        self.0[piece.word()] & piece.bit() != 0
    }

    #[inline]
    pub(crate) fn insert(&mut self, piece: Piece) {
        self.0[piece.word()] |= piece.bit();
    }

    #[inline]
    pub(crate) fn remove(&mut self, piece: Piece) {
        self.0[piece.word()] &= !piece.bit();
    }

    /// Puts each of two cards in the place of the other.
    pub(crate) fn exchange(&mut self, one: Piece, other: Piece) {
        let (has_one, has_other) = (self.has(one), self.has(other));
        for (piece, is_there) in [(one, has_other), (other, has_one)] {
            if is_there { self.insert(piece) } else { self.remove(piece) }
        }
    }

    #[inline]
    #[must_use]
    pub(crate) fn and(self, others: PieceSet) -> PieceSet {
        PieceSet([self.0[0] | others.0[0], self.0[1] | others.0[1]])
    }

    /// Gets those that are in both sets.
    #[inline]
    #[must_use]
    pub(crate) fn among(self, others: PieceSet) -> PieceSet {
        PieceSet([self.0[0] & others.0[0], self.0[1] & others.0[1]])
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == [0; 2]
    }

    #[inline]
    pub(crate) fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// Iterates over them as cards of a player, in the order of the player's list.
    #[inline]
    pub(crate) fn iter(self, owner: Seat) -> Pieces {
        Pieces { left: self.0[0], later: self.0[1], first: Piece::new(owner, 0) }
    }
}

/// The cards of a set, one after the other.
#[derive(Clone, Debug)]
pub(crate) struct Pieces {
    left: u64,
    later: u64,
    /// The card that the lowest bit of `left` stands for.
    first: Piece,
}

impl Iterator for Pieces {
    type Item = Piece;

    #[inline]
    fn next(&mut self) -> Option<Piece> {
        if self.left == 0 {
            // Few decks have more cards than there are bits in a word.
            if self.later == 0 {
                return None;
            }
            self.left = std::mem::take(&mut self.later);
            self.first.0 += u64::BITS as u8;
        }
        let piece = Piece(self.first.0 + self.left.trailing_zeros() as u8);
        self.left &= self.left - 1;
        Some(piece)
    }
}

impl FromIterator<Piece> for PieceSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Piece>>(all: I) -> PieceSet {
        let mut set = PieceSet::EMPTY;
        all.into_iter().for_each(|piece| set.insert(piece));
        set
    }
}
