//! The bots of a live table: asked outside its task, so that nobody waits for them.

use std::time::Duration;

use fracas_core::{Seat, Viewer};

use super::{Ask, Live};
use crate::record::Record;
use crate::time::now;

impl Live {
    /// Lets the bots that are due think, each about one decision at a time.
    pub(super) fn wake_bots(&mut self) {
        if self.doubt.is_some() {
            return;
        }
        for (seat, turn) in self.room.bots_due() {
            let Some(bout) = self.room.bout().filter(|_| self.thinking[seat.index()] != turn)
            else {
                continue;
            };
            self.thinking[seat.index()] = turn;
            let (thinker, bots, door) =
                (bout.thinker(seat), self.house.bots.clone(), self.door.clone());
            tokio::spawn(async move {
                let action = bots.think(thinker).await;
                // The table holds its door open while a bot thinks.
                if let Some(door) = door.upgrade() {
                    let _ = door.send(Ask::BotChose { seat, turn, action }).await;
                }
            });
        }
    }

    /// Plays what a bot has chosen, if it is still asked.
    pub(super) async fn move_bot(&mut self, seat: Seat, turn: u64, action: Option<String>) {
        self.thinking[seat.index()] = 0;
        let is_asked = self.room.bots_due().contains(&(seat, turn));
        let first_legal =
            || self.room.position(Viewer::Seat(seat), now())?.view.choices.into_iter().next();
        let action = action.or_else(|| Some(first_legal()?.notation));
        if let Some(action) = action.filter(|_| is_asked)
            && let Err(why) = self.commit(Record::Moved { seat, action }).await
            && self.doubt.is_none()
        {
            tracing::error!(table = self.id, why = why.refusal.sentence, "a bot was refused");
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        self.wake_bots();
    }
}
