//! Pairs at a server of this process.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use fracas_server::{Config, Limits, Server};
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;

use crate::pace::{Call, Order};
use crate::pair::{Guidance, Tally};
use crate::trial::{connect_all, seat_all};

/// A folder that is there for one test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        Folder(std::env::temp_dir().join(format!("fracas-load-{name}-{}", std::process::id())))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that stays behind does no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

async fn start(folder: &Folder) -> (Server, String) {
    let config = Config {
        address: ([127, 0, 0, 1], 0).into(),
        data: folder.0.clone(),
        public_url: None,
        keep_days: None,
        behind_proxy: false,
        bot_threads: 1,
        bot_pause: Duration::ZERO,
        limits: Limits::lifted(),
    };
    let server = Server::start(config).await.unwrap();
    let url = format!("http://{}", server.address());
    (server, url)
}

/// Pairs who play, and who tells them what to do.
struct Play {
    pairs: JoinSet<Tally>,
    orders: Vec<mpsc::UnboundedSender<Order>>,
}

async fn play(url: &str, tables: usize, calls: Option<mpsc::UnboundedSender<Call>>) -> Play {
    let http = Arc::new(Semaphore::new(4));
    let sitters = seat_all(url, tables, &http).await.unwrap();
    let mut play = Play { pairs: JoinSet::new(), orders: Vec::new() };
    for (number, pair) in connect_all(sitters, &http).await.unwrap().into_iter().enumerate() {
        let (order, told) = mpsc::unbounded_channel();
        let (calls, http) = (calls.clone(), http.clone());
        play.orders.push(order);
        play.pairs.spawn(pair.play(Guidance { orders: told, calls, number, http }));
    }
    play
}

#[tokio::test]
async fn pairs_play_one_match_after_another_and_every_move_is_confirmed() {
    const MOVES: usize = 300;
    let folder = Folder::new("matches");
    let (server, url) = start(&folder).await;
    let (caller, mut calls) = mpsc::unbounded_channel();
    let play = play(&url, 2, Some(caller)).await;
    for _ in 0..MOVES {
        let Call { pair, seat } = calls.recv().await.unwrap();
        play.orders[pair].send(Order::Play { seat, intended: Instant::now() }).unwrap();
    }
    for order in &play.orders {
        order.send(Order::Stop).unwrap();
    }
    let tallies: Vec<Tally> = play.pairs.join_all().await;
    assert!(tallies.iter().all(|tally| tally.failure.is_none()), "{tallies:?}");
    assert!(tallies.iter().all(|tally| tally.matches > 1), "there are rematches: {tallies:?}");
    assert_eq!(tallies.iter().map(|tally| tally.moves.len()).sum::<usize>(), MOVES);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_server_that_goes_away_is_a_failure_of_every_pair() {
    let folder = Folder::new("away");
    let (server, url) = start(&folder).await;
    let play = play(&url, 3, None).await;
    server.stop().await.unwrap();
    let tallies = play.pairs.join_all().await;
    let failures = tallies.iter().filter_map(|tally| tally.failure.as_ref());
    assert_eq!(failures.filter(|failure| failure.contains("stopping")).count(), 3, "{tallies:?}");
}
