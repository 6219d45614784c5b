//! The moment at which the server ends: after so many moves, in the middle of all others.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use tokio::sync::Notify;

/// What brings the moment nearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spark {
    /// A move that is sent.
    Sent,
    /// A move that is confirmed.
    Confirmed,
}

/// Counts moves until the moment comes; clones are the same.
#[derive(Clone)]
pub(crate) struct Fuse(Arc<Inner>);

struct Inner {
    length: u32,
    spark: Spark,
    sent: AtomicU32,
    confirmed: AtomicU32,
    burnt: Notify,
}

impl Fuse {
    /// Makes a fuse that burns down with so many moves.
    pub(crate) fn new(length: u32, spark: Spark) -> Fuse {
        let (sent, confirmed) = (AtomicU32::new(0), AtomicU32::new(0));
        Fuse(Arc::new(Inner { length, spark, sent, confirmed, burnt: Notify::new() }))
    }

    /// Counts a move that is sent.
    pub(crate) fn sent(&self) {
        self.count(&self.0.sent, Spark::Sent);
    }

    /// Counts a move that is confirmed.
    pub(crate) fn confirm(&self) {
        self.count(&self.0.confirmed, Spark::Confirmed);
    }

    fn count(&self, count: &AtomicU32, spark: Spark) {
        let reached = count.fetch_add(1, Ordering::Relaxed) + 1;
        if spark == self.0.spark && reached == self.0.length {
            self.burn_down();
        }
    }

    /// Ends it now.
    pub(crate) fn burn_down(&self) {
        self.0.burnt.notify_one();
    }

    /// Waits for the moment.
    pub(crate) async fn burnt(&self) {
        self.0.burnt.notified().await;
    }

    /// Gets how many moves were confirmed.
    pub(crate) fn confirmed(&self) -> u32 {
        self.0.confirmed.load(Ordering::Relaxed)
    }
}
