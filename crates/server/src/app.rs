//! What every request can reach.

use std::sync::Arc;

use tokio::sync::{Mutex, watch};
use tokio::time::Instant;

use crate::config::Config;
use crate::gate::Gate;
use crate::house::House;
use crate::people::People;

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) house: Arc<House>,
    pub(crate) gate: Arc<Gate>,
    pub(crate) config: Arc<Config>,
    pub(crate) people: Arc<People>,
    /// When the store was last seen to take writes or not, and which.
    pub(crate) health: Arc<Mutex<Option<(Instant, bool)>>>,
    /// Becomes true when the server is asked to stop.
    pub(crate) stopping: watch::Receiver<bool>,
}
