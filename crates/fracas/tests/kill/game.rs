//! A table of the test: two people, or one and a bot.

use std::collections::BTreeMap;

use fracas_client::{ClientError, Visitor};
use fracas_core::{Replay, Seat};
use fracas_protocol::{NewSeat, NewTable, Request, Sit};
use reqwest::Method;
use tokio::task::JoinSet;

use crate::fuse::Fuse;
use crate::player::Player;

/// A table that is played on.
pub(crate) struct Game {
    table: String,
    players: Vec<Player>,
    /// The number of what happened before the first move.
    deal: u64,
}

impl Game {
    /// Makes a table; every third is played against a bot.
    pub(crate) async fn make(url: &str, number: usize) -> Game {
        let level = ["random", "greedy"][number % 2];
        let bot = NewSeat::Bot { level: level.into(), deck: None };
        let other = if number.is_multiple_of(3) { bot } else { NewSeat::Open };
        let people: u8 = if other == NewSeat::Open { 2 } else { 1 };
        let mut visitors = Vec::new();
        for seat in 0..people {
            visitors.push(Visitor::named(url, &format!("Player {seat}")).await.unwrap());
        }
        let wish = NewTable {
            game: "battle-arena".into(),
            mode: "substitution".into(),
            options: BTreeMap::new(),
            seats: vec![NewSeat::Me, other],
            listed: false,
            clock: None,
            hints: None,
            packs: Vec::new(),
        };
        let table = visitors[0].make_table(&wish).await.unwrap();
        let table = table["id"].as_str().unwrap().to_owned();
        let mut players = Vec::new();
        for (visitor, seat) in visitors.iter().zip(0..) {
            let sit = Sit { nonce: format!("n{seat}"), deck: None };
            visitor.sit(&table, seat, &sit).await.unwrap();
            players.push(Player::new(visitor.cookie().unwrap(), seat));
        }
        // The table was made, and each person sat down.
        Game { table, players, deal: 1 + u64::from(people) }
    }

    /// Checks on a server that has come back that all that was kept is there, and nothing else;
    /// tells whether the match is over.
    pub(crate) async fn check(&mut self, url: &str, context: &str) -> bool {
        let context = format!("{context}, table {}", self.table);
        let mut number = 0;
        for player in &mut self.players {
            number = player.come_back(url, &self.table, &context).await;
        }
        if let [ann, bob] = &self.players[..] {
            let kept = (ann.kept.len() + bob.kept.len()) as u64;
            assert_eq!(number - self.deal, kept, "{context}: moves that were sent, and no others");
        }
        self.players.iter().all(Player::is_over)
    }

    /// Ends the match by giving up, unless a bot has just made its last move.
    pub(crate) async fn resign(&self, url: &str) {
        let mut socket = self.players[0].connect(url).await.unwrap();
        match socket.ask(Request::Resign { table: self.table.clone() }).await {
            Err(ClientError::Refused { code, .. }) => assert_eq!(code, "finished"),
            answered => assert!(answered.is_ok(), "{answered:?}"),
        }
    }

    /// Checks the replay of a match that is over: every move that was kept, and no other.
    pub(crate) async fn check_replay(&self, url: &str, context: &str) {
        let path = format!("/api/v1/tables/{}/replay.txt", self.table);
        let response = Visitor::new(url).request(Method::GET, &path, None::<&()>).await.unwrap();
        let replay = Replay::read(&response.text().await.unwrap()).unwrap();
        for player in &self.players {
            let moves = replay.moves.iter().filter(|(seat, _)| *seat == Seat(player.seat));
            let moves: Vec<&String> = moves.map(|(_, action)| action).collect();
            let kept: Vec<&String> = player.kept.iter().collect();
            assert_eq!(moves, kept, "{context}, table {}, seat {}", self.table, player.seat);
        }
    }

    /// Checks that everyone was told that the server ends.
    pub(crate) fn check_farewell(&self) {
        for player in self.players.iter().filter(|player| !player.is_over()) {
            assert_eq!(player.farewell.as_deref(), Some("stopping"), "seat {}", player.seat);
        }
    }
}

/// Lets everyone play at once, until the server ends.
pub(crate) async fn play_all(games: Vec<Game>, url: &str, fuse: &Fuse, seed: u64) -> Vec<Game> {
    let mut playing = JoinSet::new();
    let mut tables = Vec::new();
    for (index, Game { table, players, deal }) in games.into_iter().enumerate() {
        for player in players {
            let seed = seed + playing.len() as u64;
            let play = player.play(url.to_owned(), table.clone(), fuse.clone(), seed);
            playing.spawn(async move { (index, play.await) });
        }
        tables.push(Game { table, players: Vec::new(), deal });
    }
    while let Some(played) = playing.join_next().await {
        let (index, player) = played.unwrap();
        tables[index].players.push(player);
    }
    for game in &mut tables {
        game.players.sort_by_key(|player| player.seat);
    }
    // Every match may be over before.
    fuse.burn_down();
    tables
}
