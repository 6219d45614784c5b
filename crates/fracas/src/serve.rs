//! `fracas serve`: the table in the browser.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use fracas_server::{Config, Limits, Origin, Server};
use tracing_subscriber::EnvFilter;

use crate::input::{bad, say};

/// Starts the server: people play in a browser, and everything they do is kept.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The address to listen on; 0.0.0.0 for all.
    #[arg(long, default_value = "127.0.0.1")]
    host: IpAddr,
    /// The port to listen on; 0 for any that is free.
    #[arg(long, default_value_t = 8700)]
    port: u16,
    /// The folder of the database; it is made if there is none.
    #[arg(long, default_value = "fracas-data", value_name = "DIR")]
    data: PathBuf,
    /// The address people reach the server by, where a proxy stands before it.
    #[arg(long, value_name = "URL")]
    public_url: Option<Origin>,
    /// Believe the proxy's X-Forwarded-For about the address of clients.
    #[arg(long)]
    behind_proxy: bool,
    /// How many bots think at once; as many as there are cores by default.
    #[arg(long, value_name = "COUNT")]
    bot_threads: Option<usize>,
    /// How long a bot waits before it moves, in milliseconds.
    #[arg(long, default_value_t = 700, value_name = "MS")]
    bot_pause: u64,
    /// Delete finished matches after so many days; they are kept for good by default.
    #[arg(long, value_name = "DAYS")]
    keep_days: Option<u32>,
    /// Lift the limits on what one client may do, for tests of load.
    #[arg(long)]
    no_limits: bool,
    /// Write the log as JSON, one object a line.
    #[arg(long)]
    json_log: bool,
}

/// Runs the server until it is interrupted.
pub(crate) fn run(args: &Args) -> Result<()> {
    start_log(args.json_log);
    let config = Config {
        address: SocketAddr::new(args.host, args.port),
        data: args.data.clone(),
        public_url: args.public_url.clone(),
        behind_proxy: args.behind_proxy,
        bot_threads: args.bot_threads.unwrap_or_else(cores).max(1),
        bot_pause: Duration::from_millis(args.bot_pause),
        keep_days: args.keep_days,
        limits: if args.no_limits { Limits::lifted() } else { Limits::default() },
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.context("no threads could be started")?.block_on(serve(config))
}

async fn serve(config: Config) -> Result<()> {
    let public_url = config.public_url.clone();
    let server = Server::start(config).await.map_err(bad)?;
    let url =
        public_url.map_or_else(|| format!("http://{}", server.address()), |url| url.to_string());
    say(format!("Fracas is at {url}  (Ctrl-C stops it; everything is kept)"))?;
    interrupted().await?;
    tracing::info!("stopping");
    Ok(server.stop().await?)
}

/// Waits for Ctrl-C, or to be asked to end.
async fn interrupted() -> Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            interrupt = tokio::signal::ctrl_c() => interrupt?,
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await?;
    Ok(())
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// Logs to standard error what `RUST_LOG` asks for; warnings and the server's own news by default.
fn start_log(json: bool) {
    let filter = EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| EnvFilter::new("warn,fracas=info,fracas_server=info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if json {
        log.json().init();
    } else {
        log.init();
    }
}
