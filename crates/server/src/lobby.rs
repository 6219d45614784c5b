//! The tables that are listed, kept up to date for everyone who looks.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use fracas_protocol::{Listing, ServerMessage, Stage};
use tokio::sync::watch;

/// The most tables shown.
const MOST_SHOWN: usize = 200;

/// The tables that are listed.
#[derive(Debug)]
pub(crate) struct Lobby {
    tables: Mutex<BTreeMap<String, Listing>>,
    /// Counts the changes.
    changes: watch::Sender<u64>,
    /// The message of the last change anyone asked for.
    message: Mutex<(u64, Utf8Bytes)>,
}

impl Default for Lobby {
    fn default() -> Lobby {
        Lobby {
            tables: Mutex::default(),
            changes: watch::Sender::new(1),
            message: Mutex::new((0, Utf8Bytes::default())),
        }
    }
}

impl Lobby {
    /// Shows a table as it is now; one that is over is taken off.
    pub(crate) fn show(&self, listing: Listing) {
        let is_live = matches!(listing.stage, Stage::Open | Stage::Playing);
        let mut tables = lock(&self.tables);
        let changed = if is_live {
            let id = listing.id.clone();
            tables.insert(id, listing.clone()) != Some(listing)
        } else {
            tables.remove(&listing.id).is_some()
        };
        drop(tables);
        if changed {
            self.changes.send_modify(|changes| *changes += 1);
        }
    }

    /// Lists the tables: open ones first, the newest first.
    pub(crate) fn tables(&self) -> Vec<Listing> {
        let mut tables: Vec<Listing> = lock(&self.tables).values().cloned().collect();
        tables.sort_by_key(|table| {
            (table.stage != Stage::Open, table.open_seats == 0, u64::MAX - table.created_at)
        });
        tables.truncate(MOST_SHOWN);
        tables
    }

    /// Gets notices of changes.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Gets the message that shows the lobby, made once for all who look.
    pub(crate) fn message(self: &Arc<Self>) -> Utf8Bytes {
        let now = *self.changes.borrow();
        let mut message = lock(&self.message);
        if message.0 != now {
            *message = (now, crate::live::encode(&ServerMessage::Lobby { tables: self.tables() }));
        }
        message.1.clone()
    }
}

/// Locks; what a panicking thread left behind is whole, since nothing here panics half-way.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listing(id: &str, stage: Stage, created_at: u64) -> Listing {
        Listing {
            id: id.into(),
            game: "g".into(),
            game_title: "G".into(),
            mode: "m".into(),
            options: BTreeMap::new(),
            stage,
            host: "Ann".into(),
            sitters: Vec::new(),
            open_seats: u32::from(stage == Stage::Open),
            clock: None,
            hints: fracas_protocol::Hints::Off,
            created_at,
        }
    }

    #[test]
    fn open_tables_come_first_and_finished_ones_go() {
        let lobby = Arc::new(Lobby::default());
        lobby.show(listing("old", Stage::Open, 1));
        lobby.show(listing("on", Stage::Playing, 3));
        lobby.show(listing("new", Stage::Open, 2));
        let ids = |lobby: &Lobby| lobby.tables().into_iter().map(|it| it.id).collect::<Vec<_>>();
        assert_eq!(ids(&lobby), ["new", "old", "on"]);
        lobby.show(listing("old", Stage::Finished, 1));
        assert_eq!(ids(&lobby), ["new", "on"]);
        assert!(!lobby.message().contains("old"), "the message follows");
    }

    #[test]
    fn only_a_real_change_is_noticed() {
        let lobby = Lobby::default();
        lobby.show(listing("a", Stage::Open, 1));
        let watch = lobby.watch();
        lobby.show(listing("a", Stage::Open, 1));
        assert!(watch.has_changed().is_ok_and(|changed| !changed));
        lobby.show(listing("a", Stage::Playing, 1));
        assert!(watch.has_changed().is_ok_and(|changed| changed));
    }
}
