//! One trial: a new server, so many tables, and their play.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use fracas_client::Visitor;
use reqwest::Method;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;

use crate::figures::{Delay, Figures, Memory, Store};
use crate::pace::{Conductor, Rate};
use crate::pair::{Guidance, Pair, Sitters, Tally};
use crate::server::{Server, own_cpu};

/// How many requests may be open at once.
const REQUESTS: usize = 64;
/// How long is played before it is measured.
const WARM_UP: Duration = Duration::from_secs(2);
/// How long is played on after it was measured, so that the end of the play is not measured.
const COOL_DOWN: Duration = Duration::from_millis(500);
/// How long a move may wait for its confirmation after the end before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(10);

/// What is tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trial {
    pub(crate) tables: usize,
    /// The moves a second of all tables together; none for as many as can be.
    pub(crate) rate: Option<u32>,
    pub(crate) length: Duration,
}

impl Trial {
    /// Starts a server, fills it, lets it be played on, and measures.
    pub(crate) async fn run(self, program: &Path, folder: &Path) -> Result<Figures> {
        let server = Server::start(program, folder)?;
        let http = Arc::new(Semaphore::new(REQUESTS));
        let mut memory = Memory { empty: server.memory(), ..Memory::default() };
        let sitters = seat_all(&server.url, self.tables, &http).await?;
        memory.tables = server.memory();
        let pairs = connect_all(sitters, &http).await?;
        memory.connected = server.memory();

        let start = Instant::now() + WARM_UP;
        let end = start + self.length;
        let playing = tokio::spawn(self.play(pairs, http, end + COOL_DOWN));
        tokio::time::sleep_until(start.into()).await;
        let before = Reading::take(&server).await?;
        tokio::time::sleep_until(end.into()).await;
        let after = Reading::take(&server).await?;
        let (tallies, unplayed) = playing.await?;

        memory.played = server.memory();
        memory.tables_after = after.live_tables as u64;
        let mut figures = Figures { memory, ..self.figures(start, end, &tallies, &unplayed) };
        after.compare(&before, &mut figures);
        Ok(figures)
    }

    /// Lets pairs play until a time; gives what they played, and the moves nobody could play.
    pub(crate) async fn play(
        self,
        pairs: Vec<Pair>,
        http: Arc<Semaphore>,
        end: Instant,
    ) -> (Vec<Tally>, Vec<Instant>) {
        let (caller, calls) = mpsc::unbounded_channel();
        let caller = self.rate.is_some().then_some(caller);
        let mut orders = Vec::new();
        let mut playing = JoinSet::new();
        for (number, pair) in pairs.into_iter().enumerate() {
            let (order, told) = mpsc::unbounded_channel();
            orders.push(order);
            let (calls, http) = (caller.clone(), http.clone());
            playing.spawn(pair.play(Guidance { orders: told, calls, number, http }));
        }
        let calls = self.rate.map(|rate| (Rate::new(rate), calls));
        let unplayed = Conductor { pairs: orders, calls }.conduct(end).await;
        (gather(playing).await, unplayed)
    }

    fn figures(
        self,
        start: Instant,
        end: Instant,
        tallies: &[Tally],
        unplayed: &[Instant],
    ) -> Figures {
        let moves = || tallies.iter().flat_map(|tally| &tally.moves);
        let confirmed = moves().filter(|(_, confirmed)| (start..end).contains(confirmed)).count();
        // A move that nobody could play has waited at least until now.
        let now = Instant::now();
        let unplayed = unplayed.iter().map(|intended| (*intended, now));
        let all = moves().copied().chain(unplayed.clone());
        let delays = all
            .filter(|(intended, _)| (start..end).contains(intended))
            .map(|(intended, confirmed)| confirmed - intended);
        let failures: Vec<&String> =
            tallies.iter().filter_map(|tally| tally.failure.as_ref()).collect();
        Figures {
            tables: self.tables,
            sockets: 2 * self.tables,
            seconds: self.length.as_secs_f64(),
            offered_per_s: self.rate,
            moves_per_s: confirmed as f64 / self.length.as_secs_f64(),
            delay: Delay::of(delays.collect()),
            matches: tallies.iter().map(|tally| tally.matches).sum(),
            errors: (failures.len() + unplayed.len()) as u64,
            first_error: failures.first().map(|failure| (*failure).clone()),
            ..Figures::default()
        }
    }
}

/// Gathers what pairs have played; those who wait in vain are let go.
async fn gather(mut playing: JoinSet<Tally>) -> Vec<Tally> {
    let mut tallies = Vec::new();
    let deadline = tokio::time::Instant::now() + PATIENCE;
    while let Ok(Some(done)) = tokio::time::timeout_at(deadline, playing.join_next()).await {
        tallies.push(done.unwrap_or_else(|why| failed(why.to_string())));
    }
    let lost = || failed(format!("no answer came for {} s", PATIENCE.as_secs()));
    tallies.extend((0..playing.len()).map(|_| lost()));
    tallies
}

fn failed(why: String) -> Tally {
    Tally { failure: Some(why), ..Tally::default() }
}

/// Makes tables, with two people at each.
pub(crate) async fn seat_all(
    url: &str,
    tables: usize,
    http: &Arc<Semaphore>,
) -> Result<Vec<Sitters>> {
    let client = reqwest::Client::builder().tcp_nodelay(true).build()?;
    let mut coming = JoinSet::new();
    for number in 0..tables {
        let (client, url, http) = (client.clone(), url.to_owned(), http.clone());
        coming.spawn(async move {
            let _permit = http.acquire().await;
            Sitters::new(&client, &url, number).await
        });
    }
    coming.join_all().await.into_iter().collect()
}

/// Connects everyone to the table they sit at.
pub(crate) async fn connect_all(sitters: Vec<Sitters>, http: &Arc<Semaphore>) -> Result<Vec<Pair>> {
    let mut coming = JoinSet::new();
    for (sitters, number) in sitters.into_iter().zip(0..) {
        let http = http.clone();
        coming.spawn(async move {
            let _permit = http.acquire().await;
            sitters.connect(2 * number).await
        });
    }
    coming.join_all().await.into_iter().collect()
}

/// What server and load have used so far.
struct Reading {
    at: Instant,
    server: Duration,
    load: Duration,
    live_tables: f64,
    batches: f64,
    writes: f64,
    commits: f64,
    committing: f64,
    slow_commit: f64,
}

impl Reading {
    async fn take(server: &Server) -> Result<Reading> {
        let visitor = Visitor::new(&server.url);
        let response = visitor.request(Method::GET, "/metrics", None::<&()>).await?;
        let text = response.text().await.context("the server's counts")?;
        let count = |name: &str| metric(&text, name).unwrap_or_default();
        Ok(Reading {
            at: Instant::now(),
            server: server.cpu(),
            load: own_cpu(),
            live_tables: count("fracas_live_tables"),
            batches: count("fracas_store_batch_size_count"),
            writes: count("fracas_store_batch_size_sum"),
            commits: count("fracas_store_sync_seconds_count"),
            committing: count("fracas_store_sync_seconds_sum"),
            slow_commit: count(r#"fracas_store_sync_seconds{quantile="0.99"}"#),
        })
    }

    /// Fills in what was used since an earlier reading.
    fn compare(&self, before: &Reading, figures: &mut Figures) {
        let seconds = (self.at - before.at).as_secs_f64();
        figures.server_cores = self.server.saturating_sub(before.server).as_secs_f64() / seconds;
        figures.load_cores = self.load.saturating_sub(before.load).as_secs_f64() / seconds;
        let batches = (self.batches - before.batches).max(1.0);
        let commits = (self.commits - before.commits).max(1.0);
        figures.store = Store {
            writes_in_a_batch: (self.writes - before.writes) / batches,
            commit_ms: (self.committing - before.committing) * 1000.0 / commits,
            commit_p99_ms: self.slow_commit * 1000.0,
        };
    }
}

/// Finds a count in what the server tells of itself.
fn metric(text: &str, name: &str) -> Option<f64> {
    let value = |line: &str| line.strip_prefix(name)?.strip_prefix(' ')?.trim().parse().ok();
    text.lines().find_map(value)
}
