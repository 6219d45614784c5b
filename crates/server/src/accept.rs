//! Connections: accepted one by one, so that each is counted and none can wait for ever.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::config::Config;
use crate::gate::{Gate, client_of};
use crate::socket::stopped;

/// How long to wait before the next connection when the system gives none.
const BREATH: Duration = Duration::from_millis(100);

/// What connections are served with.
pub(crate) struct Reception {
    pub(crate) routes: Router,
    pub(crate) gate: Arc<Gate>,
    pub(crate) config: Arc<Config>,
}

impl Reception {
    /// Serves all who come until the server is asked to stop, and then those who are there.
    pub(crate) async fn serve(self, listener: TcpListener, mut stopping: watch::Receiver<bool>) {
        let mut connections = JoinSet::new();
        let later = stopping.clone();
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, peer)) => self.receive(stream, peer, &later, &mut connections),
                    Err(why) => {
                        tracing::warn!(%why, "a connection could not be accepted");
                        tokio::time::sleep(BREATH).await;
                    }
                },
                Some(_) = connections.join_next() => {}
                () = stopped(&mut stopping) => break,
            }
        }
        drop(listener);
        while connections.join_next().await.is_some() {}
    }

    /// Serves a connection, unless there are too many: then it is closed without a word, since a
    /// word would cost more.
    fn receive(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        stopping: &watch::Receiver<bool>,
        connections: &mut JoinSet<()>,
    ) {
        // Behind a proxy all connections are the proxy's.
        let client = (!self.config.behind_proxy).then(|| client_of(peer.ip()));
        let Some(permit) = self.gate.let_connect(client) else { return };
        // Small messages follow each other; none may wait until the one before it was acknowledged.
        let _ = stream.set_nodelay(true);
        let routes = TowerToHyperService::new(self.routes.clone());
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            routes.call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.config.limits.header_patience)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let mut stopping = stopping.clone();
        connections.spawn(async move {
            let mut connection = pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = stopped(&mut stopping) => {
                    // What was asked for is still answered.
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(why) = ended {
                tracing::debug!(%why, "a connection failed");
            }
            drop(permit);
        });
    }
}
