//! What happens in one Battle: the Plays run, the Hot Dogs spent, and every change of Power with its source.

use fracas_core::{Seat, SeatSet};
use tinyvec::ArrayVec;

use crate::card::PlayId;

/// How many Plays of a Battle are remembered one by one.
pub(crate) const RUNS: usize = 64;
/// How many sources of changes are kept apart.
const SOURCES: usize = 48;

/// What happened in the current Battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fight {
    /// Who has finished running Plays.
    pub(crate) stopped: SeatSet,
    /// Who had no Hot Dog left then, where that loses the Battle.
    pub(crate) starved: SeatSet,
    /// Whether a Play has ended the Battle.
    pub(crate) is_called_off: bool,
    /// Whose Hero came in by substitution and still fights.
    pub(crate) brought_in: SeatSet,
    /// Every Play run, in order.
    pub(crate) runs: ArrayVec<[Run; RUNS]>,
    /// What each player did, by seat.
    pub(crate) sides: [FightSide; 2],
    /// Every change of Power.
    pub(crate) ledger: Ledger,
}

/// A Play that was run in the current Battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Run {
    /// Who ran it.
    pub(crate) seat: Seat,
    /// Which card it was.
    pub(crate) play: PlayId,
    /// What was paid for it.
    pub(crate) paid: u8,
}

/// What one player did in the current Battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct FightSide {
    /// Plays run.
    pub(crate) plays: u8,
    /// Hot Dogs paid, lost and discarded.
    pub(crate) spent: u8,
    /// Plays drawn.
    pub(crate) drawn: u8,
    /// Hot Dogs recovered.
    pub(crate) recovered: u8,
    /// Coins flipped.
    pub(crate) flips: u8,
    /// Below what the Hero's Power cannot drop.
    pub(crate) floor: Option<i16>,
}

impl Fight {
    /// Gets what a seat did.
    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> &FightSide {
        &self.sides[seat.index()]
    }

    /// Gets what a seat did, to change it.
    #[inline]
    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut FightSide {
        &mut self.sides[seat.index()]
    }
}

/// Every change of Power in the current Battle, by the Hero it is about and the Play it comes from. Gains
/// and losses are apart, so that they can be turned, shared and undone (effects that look back need it).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ledger {
    changes: ArrayVec<[Change; SOURCES]>,
}

/// What one Play did to one Hero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Change {
    /// Whose Hero.
    pub(crate) of: Seat,
    /// Whose Play.
    pub(crate) by: Seat,
    /// The Play.
    pub(crate) play: PlayId,
    /// What the Hero got.
    pub(crate) gain: i16,
    /// What the Hero lost; never above 0.
    pub(crate) loss: i16,
}

impl Ledger {
    /// Writes a change down. Once there are too many sources to keep apart, the last one stands for the
    /// rest.
    pub(crate) fn add(&mut self, of: Seat, by: Seat, play: PlayId, amount: i16) {
        let is_same = |change: &&mut Change| (change.of, change.by, change.play) == (of, by, play);
        let mut own = Change { of, by, play, gain: 0, loss: 0 };
        own.count(amount);
        if let Some(change) = self.changes.iter_mut().find(is_same) {
            change.count(amount);
        } else if self.changes.try_push(own).is_some() {
            let rest = self.changes.iter_mut().rev().find(|change| change.of == of);
            if let Some(rest) = rest {
                rest.count(amount);
            }
        }
    }

    /// Adds up what the Hero of a seat got and lost.
    #[inline]
    pub(crate) fn sum(&self, of: Seat) -> i16 {
        let own = self.changes.iter().filter(|change| change.of == of);
        own.fold(0, |sum: i16, change| sum.saturating_add(change.gain).saturating_add(change.loss))
    }

    /// Gets all changes.
    pub(crate) fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// Forgets the changes of a seat's Hero, which has left (R148).
    pub(crate) fn clear(&mut self, of: Seat) {
        self.changes.retain(|change| change.of != of);
    }

    /// Undoes all that some Plays did.
    pub(crate) fn undo(&mut self, by: Seat, is_undone: impl Fn(PlayId) -> bool) {
        self.changes.retain(|change| change.by != by || !is_undone(change.play));
    }

    /// Turns the losses of a seat's Hero by the Plays of another into gains.
    pub(crate) fn turn_losses(&mut self, of: Seat, by: Seat) {
        for change in self.changes.iter_mut().filter(|change| change.of == of && change.by == by) {
            change.gain = change.gain.saturating_sub(change.loss);
            change.loss = 0;
        }
    }

    /// Reads changes that were written down.
    pub(crate) fn from_changes(changes: impl IntoIterator<Item = Change>) -> Option<Ledger> {
        let mut ledger = Ledger::default();
        for change in changes {
            if ledger.changes.try_push(change).is_some() {
                return None;
            }
        }
        Some(ledger)
    }
}

impl Change {
    fn count(&mut self, amount: i16) {
        let sum = if amount < 0 { &mut self.loss } else { &mut self.gain };
        *sum = sum.saturating_add(amount);
    }
}

/// What the Play that is being run has come to so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Tally {
    /// The Play whose program runs; a copy counts as what it copied.
    pub(crate) running: PlayId,
    /// Hot Dogs its owner had before paying for it.
    pub(crate) dogs_before: i8,
    /// Heads and tails flipped.
    pub(crate) heads: u8,
    pub(crate) tails: u8,
    /// The sum of the dice each player rolled, by seat.
    pub(crate) sums: [u8; 2],
    /// How often each number was rolled.
    pub(crate) faces: [u8; 6],
    /// Dice and coins that an operation has still to throw.
    pub(crate) throws: u8,
    /// Hot Dogs paid by choice.
    pub(crate) paid: u8,
    /// Cards discarded from a hand.
    pub(crate) discarded: u8,
    /// Face-down Heroes whose place is settled.
    pub(crate) settled: u8,
    /// Who sees the Plays that lie open.
    pub(crate) looks: SeatSet,
}
