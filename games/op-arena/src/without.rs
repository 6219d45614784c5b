//! The same table without a Dude.

use crate::OpArena;
use crate::dude::DudeId;

impl OpArena {
    /// Makes the same table without a Dude: the next one that is drawn takes its place. None for a Dude that
    /// is not in the deck.
    pub(crate) fn without_dude(&self, dude: DudeId) -> Option<OpArena> {
        if dude.index() >= self.catalogue.len() || !self.before.deck.contains(dude) {
            return None;
        }
        let mut table = self.clone();
        table.before.deck.remove(dude);
        Some(table)
    }
}
