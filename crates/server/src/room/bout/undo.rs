//! Taking moves back: at once where the engine allows it, else when all the others agree.

use fracas_core::{Seat, SeatSet, Viewer};
use fracas_protocol::{Refused, UndoWish};

use super::Bout;
use crate::refusal::{from_refusal, refused};
use crate::room::Remark;

/// Someone wants to take back a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct UndoAsked {
    pub(super) seat: Seat,
    /// The number of the record that asked.
    number: u64,
    pub(super) waits_for: SeatSet,
}

impl Bout {
    /// Goes on from where a seat took its move back; those who `still` think about the same are
    /// not asked anew.
    pub(super) fn went_back(&mut self, seat: Seat, still: SeatSet, number: u64, at: u64) {
        self.undo = None;
        self.clocks.go_back(self.desk.moves(), seat, still, at);
        for (index, viewer) in Viewer::all(self.players.len()).enumerate() {
            self.heard[index] = self.desk.told(viewer, 0).len();
        }
        self.ask(still, number, at);
    }

    pub(super) fn ask_undo(&mut self, seat: Seat, number: u64, at: u64) -> Result<Remark, Refused> {
        self.last_move_of(seat).ok_or_else(nothing_to_undo)?;
        self.undo = Some(UndoAsked { seat, number, waits_for: self.people().without(seat) });
        self.undo_when_agreed(number, at)?;
        let is_done = self.undo.is_none();
        let said = if is_done { "took back a move." } else { "asks to take back a move." };
        Ok(self.remark(if is_done { "undone" } else { "undo-asked" }, seat, said))
    }

    pub(super) fn answer_undo(
        &mut self,
        seat: Seat,
        agree: bool,
        number: u64,
        at: u64,
    ) -> Result<Remark, Refused> {
        if !agree && self.undo.is_some_and(|asked| asked.seat == seat) {
            self.undo = None;
            return Ok(self.remark("undo-withdrawn", seat, "does not ask any more."));
        }
        let Some(asked) = self.undo.as_mut().filter(|asked| asked.waits_for.contains(seat)) else {
            return Err(refused("not-asked", "nobody asks you to let a move be taken back"));
        };
        if !agree {
            self.undo = None;
            return Ok(self.remark("undo-refused", seat, "does not agree."));
        }
        asked.waits_for = asked.waits_for.without(seat);
        self.undo_when_agreed(number, at)?;
        Ok(self.remark("undo-agreed", seat, "agrees that the move is taken back."))
    }

    fn undo_when_agreed(&mut self, number: u64, at: u64) -> Result<(), Refused> {
        let Some(asked) = self.undo.filter(|asked| asked.waits_for.is_empty()) else {
            return Ok(());
        };
        let last = self.last_move_of(asked.seat).ok_or_else(nothing_to_undo)?;
        self.desk.rewind(last).map_err(from_refusal)?;
        self.went_back(asked.seat, SeatSet::EMPTY, number, at);
        Ok(())
    }

    fn last_move_of(&self, seat: Seat) -> Option<usize> {
        self.desk.movers().iter().rposition(|mover| *mover == seat)
    }

    /// Checks whether the engine lets a seat take back its last move.
    pub(in crate::room) fn can_undo_by_rule(&self, seat: Seat) -> bool {
        self.ending.is_none() && self.people().contains(seat) && self.desk.can_undo(seat)
    }

    /// Checks whether a seat takes back its last move without waiting for anyone: bots of the table
    /// agree to everything.
    pub(in crate::room) fn can_undo(&self, seat: Seat) -> bool {
        let is_alone = self.people().without(seat).is_empty();
        self.can_undo_by_rule(seat) || (is_alone && self.can_ask(seat))
    }

    /// Checks whether a seat can ask the others to take back its last move.
    pub(in crate::room) fn can_ask_undo(&self, seat: Seat) -> bool {
        self.can_ask(seat) && !self.can_undo(seat)
    }

    fn can_ask(&self, seat: Seat) -> bool {
        let is_free = self.ending.is_none() && self.undo.is_none();
        let is_open = is_free && self.people().contains(seat) && !self.has_stand_in();
        is_open && self.last_move_of(seat).is_some()
    }

    /// Checks whether a bot plays on for someone: it does not agree to anything in their name.
    pub(in crate::room) fn has_stand_in(&self) -> bool {
        Seat::all(self.players.len()).any(|seat| self.is_handed_over(seat))
    }

    pub(in crate::room) fn undo_asked(&self) -> Option<UndoWish> {
        let asked = self.undo?;
        let waits_for = asked.waits_for.into_iter().collect();
        Some(UndoWish { seat: asked.seat, number: asked.number, waits_for })
    }
}

fn nothing_to_undo() -> Refused {
    refused("nothing-to-undo", "you have made no move that could be taken back")
}
