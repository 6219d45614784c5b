//! What a table of an event keeps back until the event is over.

use fracas_protocol::Stage;

use super::Live;

impl Live {
    /// Checks whether what was hidden in the finished match stays secret for now.
    pub(super) fn is_withheld(&self) -> bool {
        let is_of_event = self.room.made().event.is_some();
        is_of_event && !self.is_event_over && self.room.stage() == Stage::Finished
    }

    /// Asks the store whether the event is over. The event itself is not asked: it may be waiting for
    /// this table.
    pub(super) async fn ask_after_event(&mut self) {
        let event = self.room.made().event.as_ref().filter(|_| self.is_withheld());
        let Some(event) = event else { return };
        match self.house.store.is_event_on(event).await {
            Ok(is_on) => self.is_event_over = !is_on,
            // A secret is kept until someone asks again.
            Err(failure) => tracing::error!(table = self.id, %failure, "the event is unknown"),
        }
    }
}
