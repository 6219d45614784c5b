//! Where Plays lie: the Playbook, the hand, the Discard Pile and beside the board.

use fracas_core::{Chance, SeatSet};
use tinyvec::ArrayVec;

use crate::card::PlayId;
use crate::state::MAX_PLAYS;

/// How many Plays on top of and under a Playbook can be known.
const KNOWN: usize = 8;

/// A Playbook. Nobody knows the order of most of it, so that is a bag to draw from; what was put on top or
/// underneath is known to some.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Book {
    /// The Plays in no order.
    pub(crate) bag: ArrayVec<[PlayId; MAX_PLAYS]>,
    /// The Plays on top of the bag, the topmost last.
    pub(crate) top: ArrayVec<[KnownPlay; KNOWN]>,
    /// The Plays under the bag, the lowest last.
    pub(crate) bottom: ArrayVec<[KnownPlay; KNOWN]>,
}

/// A Play whose place in a Playbook someone knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct KnownPlay {
    pub(crate) play: PlayId,
    /// Who knows it.
    pub(crate) known_to: SeatSet,
}

/// A Play in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct HeldPlay {
    pub(crate) play: PlayId,
    /// Whether the opponent has seen it.
    pub(crate) is_seen: bool,
}

/// A Play in a Discard Pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct SpentPlay {
    pub(crate) play: PlayId,
    /// The Battle it was run in, counted from 1; 0 if it was not run.
    pub(crate) used: u8,
}

/// A Play beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Beside {
    pub(crate) play: PlayId,
    /// The Battle it was run in, counted from 1.
    pub(crate) used: u8,
    /// Whether it has stayed there for its lasting effect.
    pub(crate) has_stayed: bool,
}

impl Book {
    /// Makes a Playbook of Plays in no order.
    pub(crate) fn new(plays: impl IntoIterator<Item = PlayId>) -> Book {
        Book { bag: plays.into_iter().collect(), ..Book::default() }
    }

    /// Counts the Plays.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.bag.len() + self.top.len() + self.bottom.len()
    }

    /// Takes the topmost Play, with who knows which it is.
    #[inline]
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> Option<KnownPlay> {
        if let Some(known) = self.top.pop() {
            return Some(known);
        }
        if let Some(play) = chance.draw(&mut self.bag) {
            return Some(KnownPlay { play, known_to: SeatSet::EMPTY });
        }
        (!self.bottom.is_empty()).then(|| self.bottom.remove(0))
    }

    /// Puts a Play on top. What is known of more than there is room for is forgotten.
    pub(crate) fn put_on_top(&mut self, play: KnownPlay) {
        if self.top.len() == KNOWN {
            self.bag.push(self.top.remove(0).play);
        }
        self.top.push(play);
    }

    /// Puts a Play underneath.
    pub(crate) fn put_under(&mut self, play: KnownPlay) {
        if self.bottom.len() == KNOWN {
            self.bag.push(self.bottom.remove(0).play);
        }
        self.bottom.push(play);
    }

    /// Forgets all order.
    pub(crate) fn shuffle(&mut self) {
        let known = self.top.iter().chain(&self.bottom).map(|known| known.play);
        self.bag.extend(known);
        self.top.clear();
        self.bottom.clear();
    }

    /// Shuffles a Play in.
    pub(crate) fn shuffle_in(&mut self, play: PlayId) {
        self.bag.push(play);
        self.shuffle();
    }

    /// Takes a Play out, wherever it is.
    pub(crate) fn take(&mut self, play: PlayId) -> bool {
        if let Some(at) = self.bag.iter().position(|&held| held == play) {
            self.bag.swap_remove(at);
            return true;
        }
        for known in [&mut self.top, &mut self.bottom] {
            if let Some(at) = known.iter().position(|held| held.play == play) {
                known.remove(at);
                return true;
            }
        }
        false
    }

    /// Iterates over the Plays, in no order that means anything.
    pub(crate) fn plays(&self) -> impl Iterator<Item = PlayId> + '_ {
        let known = self.top.iter().chain(&self.bottom).map(|known| known.play);
        self.bag.iter().copied().chain(known)
    }
}
