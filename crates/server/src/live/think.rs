//! The bots of a live table: asked outside its task, so that nobody waits for them.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use fracas_core::{MAX_SEATS, Seat, Viewer};

use super::{Ask, Live};
use crate::record::Record;
use crate::time::now;

/// The decision that is thought about for each seat; 0 for none.
#[derive(Clone, Default)]
pub(super) struct Thinking(Arc<[AtomicU64; MAX_SEATS]>);

impl Thinking {
    pub(super) fn is_about(&self, seat: Seat, turn: u64) -> bool {
        self.0[seat.index()].load(Ordering::Relaxed) == turn
    }

    pub(super) fn set(&self, seat: Seat, turn: u64) {
        self.0[seat.index()].store(turn, Ordering::Relaxed);
    }

    /// Forgets an answered decision; says whether it was the one that was thought about.
    fn is_done(&self, seat: Seat, turn: u64) -> bool {
        let done = self.is_about(seat, turn);
        if done {
            self.set(seat, 0);
        }
        done
    }
}

impl Live {
    /// Lets the bots that are due think, each about one decision at a time.
    pub(super) fn wake_bots(&mut self) {
        self.forget_hints();
        if !self.is_sure() {
            return;
        }
        let due = self.room.bots_due();
        for seat in Seat::all(MAX_SEATS).filter(|seat| !due.iter().any(|(it, _)| it == seat)) {
            self.thinking.set(seat, 0);
        }
        for (seat, turn) in due {
            let Some(bout) = self.room.bout().filter(|_| !self.thinking.is_about(seat, turn))
            else {
                continue;
            };
            self.thinking.set(seat, turn);
            let (thinker, bots) = (bout.thinker(seat), self.house.bots.clone());
            let (thinking, door) = (self.thinking.clone(), self.door.clone());
            tokio::spawn(async move {
                // The table holds its door open while a bot thinks.
                let is_wanted = || thinking.is_about(seat, turn) && door.strong_count() != 0;
                let Some(action) = bots.think(thinker, is_wanted).await else { return };
                if let Some(door) = door.upgrade() {
                    let _ = door.send(Ask::BotChose { seat, turn, action }).await;
                }
            });
        }
    }

    /// Plays what a bot has chosen, if it is still asked.
    pub(super) async fn move_bot(&mut self, seat: Seat, turn: u64, action: Option<String>) {
        if !self.thinking.is_done(seat, turn) {
            return;
        }
        let is_asked = self.room.bots_due().contains(&(seat, turn));
        let first_legal =
            || self.room.position(Viewer::Seat(seat), now())?.view.choices.into_iter().next();
        let action = action.or_else(|| Some(first_legal()?.notation));
        if let Some(action) = action.filter(|_| is_asked)
            && let Err(why) = self.commit(Record::Moved { seat, action }).await
            && self.is_sure()
        {
            tracing::error!(table = self.id, why = why.refusal.sentence, "a bot was refused");
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        self.wake_bots();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stale_answer_does_not_end_what_is_thought_about_now() {
        let (thinking, seat) = (Thinking::default(), Seat(1));
        thinking.set(seat, 5);
        thinking.set(seat, 8);
        assert!(!thinking.is_done(seat, 5), "it was asked for something else meanwhile");
        assert!(thinking.is_about(seat, 8), "no second thinker is needed");
        assert!(thinking.is_done(seat, 8));
        assert!(!thinking.is_done(seat, 8), "an answer counts once");
    }
}
