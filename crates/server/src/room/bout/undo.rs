//! Taking moves back: at once where the engine allows it, else when all the others agree.

use fracas_core::{Seat, SeatSet, Viewer};
use fracas_protocol::Refused;

use super::Bout;
use crate::refusal::{from_refusal, refused};
use crate::room::Remark;

/// Someone wants to take back a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct UndoAsked {
    pub(super) seat: Seat,
    pub(super) waits_for: SeatSet,
}

impl Bout {
    pub(super) fn went_back(&mut self, number: u64, at: u64) {
        self.undo = None;
        for (index, viewer) in Viewer::all(self.players.len()).enumerate() {
            self.heard[index] = self.desk.told(viewer, 0).len();
        }
        self.ask(SeatSet::EMPTY, number, at);
    }

    pub(super) fn ask_undo(&mut self, seat: Seat, number: u64, at: u64) -> Result<Remark, Refused> {
        self.last_move_of(seat).ok_or_else(nothing_to_undo)?;
        self.undo = Some(UndoAsked { seat, waits_for: self.people().without(seat) });
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
        self.went_back(number, at);
        Ok(())
    }

    fn last_move_of(&self, seat: Seat) -> Option<usize> {
        self.desk.movers().iter().rposition(|mover| *mover == seat)
    }

    pub(in crate::room) fn can_undo(&self, seat: Seat) -> bool {
        self.ending.is_none() && self.people().contains(seat) && self.desk.can_undo(seat)
    }

    pub(in crate::room) fn can_ask_undo(&self, seat: Seat) -> bool {
        let is_free = self.ending.is_none() && self.undo.is_none() && !self.can_undo(seat);
        is_free && self.people().contains(seat) && self.last_move_of(seat).is_some()
    }

    pub(in crate::room) fn undo_asked(&self) -> Option<(Seat, SeatSet)> {
        self.undo.map(|asked| (asked.seat, asked.waits_for))
    }
}

fn nothing_to_undo() -> Refused {
    refused("nothing-to-undo", "you have made no move that could be taken back")
}
