//! What every request can reach.

use std::sync::Arc;

use tokio::sync::watch;

use crate::config::Config;
use crate::gate::Gate;
use crate::house::House;

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) house: Arc<House>,
    pub(crate) gate: Arc<Gate>,
    pub(crate) config: Arc<Config>,
    /// Becomes true when the server is asked to stop.
    pub(crate) stopping: watch::Receiver<bool>,
}
