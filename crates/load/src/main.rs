//! The `fracas-load` command: fills a server with tables that are played on, and measures it.
//!
//! - `server`: the process under load; `trial`: what is done with it, once
//! - `pair`, `person`, `frame`: who plays, and what they read; `pace`: when they play
//! - `figures`: what was measured
#![expect(clippy::float_arithmetic, reason = "shares and rates are shown")]

mod figures;
mod frame;
mod pace;
mod pair;
mod person;
mod server;
#[cfg(test)]
mod tests;
mod trial;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use clap::Parser;

use figures::Figures;
use trial::Trial;

/// The delay of one move in a hundred at which a server counts as broken, in milliseconds.
const TOO_LATE: f64 = 50.0;
/// The moves a second at each table, where no rate is given and one is needed.
const USUAL_RATE: u32 = 2;

/// Starts a server, lets two people play at each of many tables, and measures both.
#[derive(Debug, Parser)]
#[command(version, max_term_width = 100)]
struct Args {
    /// The server's program.
    #[arg(long, value_name = "FILE", default_value = "target/release/fracas")]
    server: PathBuf,
    /// How many tables are played on at once.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// How long to measure, in seconds, after two to warm up.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// How many moves a second are due on all tables together, at random times; without it,
    /// everyone plays as soon as they can.
    #[arg(long, value_name = "MOVES", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rate: Option<u32>,
    /// Goes on with twice the tables at twice the rate until one move in a hundred takes more than
    /// 50 ms or something fails.
    #[arg(long)]
    until_it_breaks: bool,
    /// The folder to keep the database in, which should be on a real disk; the server's own by default.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Answers in JSON.
    #[arg(long)]
    json: bool,
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            let _ = writeln!(std::io::stderr(), "error: {why:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<()> {
    if !args.server.is_file() {
        let path = args.server.display();
        bail!("there is no server at {path}; `cargo build --release --bin fracas` builds one");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.context("no threads could be started")?.block_on(async {
        tokio::select! {
            done = measure(args) => done,
            // The server ends with the trial that is dropped here.
            interrupt = interrupted() => interrupt.and_then(|()| bail!("interrupted")),
        }
    })
}

async fn measure(args: &Args) -> Result<()> {
    let mut trial = Trial {
        tables: args.tables as usize,
        rate: args.rate.or_else(|| args.until_it_breaks.then_some(USUAL_RATE * args.tables)),
        length: Duration::from_secs(args.seconds),
    };
    let beside = args.server.parent().unwrap_or(Path::new("."));
    let folder = args.data.as_deref().unwrap_or(beside);
    let mut all = Vec::new();
    loop {
        let fits = server::check_files(trial.tables);
        if !all.is_empty() && fits.is_err() {
            note(&format!("stopped before it broke: {fits:?}"));
            break;
        }
        fits?;
        let figures = trial.run(&args.server, folder).await?;
        note(&figures.summary());
        let is_broken = TOO_LATE < figures.delay.p99 || figures.errors > 0;
        all.push(figures);
        if is_broken || !args.until_it_breaks {
            break;
        }
        trial.tables *= 2;
        trial.rate = trial.rate.map(|rate| rate * 2);
    }
    show(args, &all)
}

fn show(args: &Args, all: &[Figures]) -> Result<()> {
    let text = if args.json { serde_json::to_string_pretty(all)? } else { figures::draw(all) };
    writeln!(std::io::stdout(), "{text}")?;
    let failed = all.iter().find_map(|figures| figures.first_error.as_ref());
    match failed {
        Some(why) if args.until_it_breaks => note(&format!("it broke: {why}")),
        Some(why) => bail!("play failed: {why}"),
        None => {}
    }
    Ok(())
}

/// Says something that is no part of the answer.
fn note(text: &str) {
    // Who does not listen misses nothing.
    let _ = writeln!(std::io::stderr(), "{text}");
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
