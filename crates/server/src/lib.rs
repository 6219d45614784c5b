//! Tables over HTTP and WebSocket: seats, sockets, bots, clocks, and a store that loses nothing.
//!
//! - `room`: a table as the fold of its records, without I/O; `record`, `clock`: what it is made of
//! - `live`: the task that owns a room: applies, keeps, then tells; `house`: all of them
//! - `store`: the journals on disk, many writes to one sync
//! - `socket`, `outbox`, `lobby`: what goes over sockets; `http`: the routes; `gate`: limits
//! - `bots`: where bots think
//!
//! Knows no game: tables are `dyn Desk`, and what viewers are sent is what the engine shows them.

mod app;
mod bots;
mod clock;
mod config;
mod gate;
mod house;
mod http;
mod live;
mod lobby;
mod metrics;
mod outbox;
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

use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use app::App;
use bots::Bots;
use gate::Gate;
use house::House;
use store::Store;

pub use config::{Config, Limits};

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
    serving: JoinHandle<std::io::Result<()>>,
    sweeping: JoinHandle<()>,
}

impl Server {
    /// Starts a server; tables that were not finished go on.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        metrics::install();
        let store = Store::open(&config.data).await;
        let store = store.map_err(|why| StartError::Store(why.to_string()))?;
        let failed = |source| StartError::Address { address: config.address, source };
        let listener = TcpListener::bind(config.address).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        // Small messages follow each other; none may wait until the one before it was acknowledged.
        let listener = listener.tap_io(|connection| drop(connection.set_nodelay(true)));
        if !http::has_web_client() {
            tracing::warn!("the web client is not part of this binary; `make build` builds both");
        }
        let (stop, stopping) = watch::channel(false);
        let bots = Bots::new(config.bot_threads.max(1), config.bot_pause);
        let house = House::new(store.clone(), bots, config.limits);
        let gate = Gate::new(config.limits);
        let app = App {
            house: house.clone(),
            gate: gate.clone(),
            config: Arc::new(config),
            stopping: stopping.clone(),
        };
        let routes = http::router(app).into_make_service_with_connect_info::<SocketAddr>();
        let serving = tokio::spawn(async move {
            let stopped = async move {
                let mut stopping = stopping;
                let _ = stopping.wait_for(|stopping| *stopping).await;
            };
            axum::serve(listener, routes).with_graceful_shutdown(stopped).await
        });
        let sweeping = tokio::spawn(house.take_up());
        Ok(Server { address, stop, store, gate, serving, sweeping })
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
        self.sweeping.abort();
        self.store.close().await.map_err(|why| StartError::Store(why.to_string()))
    }
}
