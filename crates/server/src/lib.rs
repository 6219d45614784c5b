//! Tables over HTTP and WebSocket: seats, sockets, bots, clocks, and a store that loses nothing.
//!
//! - `room`: a table as the fold of its records, without I/O; `record`, `clock`: what it is made of
//! - `live`: the task that owns a room: applies, keeps, then tells; `house`: all of them; `doors`: the ways there
//! - `events`: matches between many, paired and followed by a task for each event
//! - `store`: the journals on disk, many writes to one sync
//! - `accept`: connections; `socket`, `outbox`, `lobby`, `people`: what goes over sockets
//! - `http`: the routes; `gate`, `descriptors`: limits
//! - `bots`: where bots think
//!
//! Knows no game: tables are `dyn Desk`, and what viewers are sent is what the engine shows them.

mod accept;
mod app;
mod bots;
mod clock;
mod config;
mod descriptors;
mod doors;
mod events;
mod gate;
mod hint;
mod house;
mod http;
mod live;
mod lobby;
mod metrics;
mod origin;
mod outbox;
mod people;
mod record;
mod refusal;
mod room;
mod socket;
mod store;
mod time;
mod token;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use accept::Reception;
use app::App;
use bots::Bots;
use gate::Gate;
use house::House;
use store::Store;

pub use config::{Config, Limits};
pub use origin::{NotAnOrigin, Origin};

/// How long sockets have to take leave when the server stops.
const GRACE: Duration = Duration::from_secs(5);

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The database cannot be used.
    #[error("{0}")]
    Store(String),
    /// The address cannot be listened on.
    #[error(
        "cannot listen on {address}: {source}; another server may be there, so name another address"
    )]
    Address {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: std::io::Error,
    },
}

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    store: Store,
    gate: Arc<Gate>,
    house: Arc<House>,
    serving: JoinHandle<()>,
    /// What goes on beside it until it stops.
    chores: [JoinHandle<()>; 2],
}

impl Server {
    /// Starts a server; tables that were not finished go on.
    pub async fn start(mut config: Config) -> Result<Server, StartError> {
        metrics::install();
        config.limits = descriptors::fit(config.limits);
        let store = Store::open(&config.data).await;
        let store = store.map_err(|why| StartError::Store(why.to_string()))?;
        let failed = |source| StartError::Address { address: config.address, source };
        let listener = TcpListener::bind(config.address).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        if !http::has_web_client() {
            tracing::warn!("the web client is not part of this binary; `make build` builds both");
        }
        if config.public_url.is_some() && !config.behind_proxy {
            tracing::warn!(
                "with a public URL but not behind a proxy that is believed, all who come by a proxy \
                 count as one client"
            );
        }
        let (stop, stopping) = watch::channel(false);
        let bots = Bots::new(config.bot_threads, config.bot_pause);
        let house = House::new(store.clone(), bots, config.limits);
        let gate = Gate::new(config.limits);
        let config = Arc::new(config);
        let app = App {
            house: house.clone(),
            gate: gate.clone(),
            config: config.clone(),
            people: Arc::default(),
            health: Arc::default(),
            stopping: stopping.clone(),
        };
        let keep_days = config.keep_days;
        let reception = Reception { routes: http::router(app), gate: gate.clone(), config };
        let serving = tokio::spawn(reception.serve(listener, stopping));
        let chores =
            [tokio::spawn(house.clone().take_up(keep_days)), tokio::spawn(metrics::keep_up())];
        Ok(Server { address, stop, store, gate, house, serving, chores })
    }

    /// Gets the address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops: takes no more requests, says goodbye to sockets, and writes all that waits.
    pub async fn stop(self) -> Result<(), StartError> {
        self.stop.send_replace(true);
        let mut serving = self.serving;
        let leave = async {
            let _ = (&mut serving).await;
            // Sockets are not among the requests that were waited for.
            while self.gate.open_sockets() != 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        if tokio::time::timeout(GRACE, leave).await.is_err() {
            tracing::warn!("some clients did not take leave in time");
            serving.abort();
        }
        for chore in self.chores {
            chore.abort();
        }
        if tokio::time::timeout(GRACE, self.house.pause()).await.is_err() {
            tracing::warn!("some clocks could not be stopped in time");
        }
        self.store.close().await.map_err(|why| StartError::Store(why.to_string()))
    }
}
