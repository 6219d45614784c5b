//! An accepted move is never lost: a server that is killed, or asked to end, in the middle of play.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![cfg(unix)]

mod event;
mod fuse;
mod game;
mod player;
mod server;

use std::time::Duration;

use fracas_core::{Chance, Fast};

use event::{Event, Kind};
use fuse::{Fuse, Spark};
use game::Game;
use server::{Folder, Server};

/// How many tables are played on at once.
const TABLES: usize = 24;
/// How many times it is killed while decks are made, and while matches are played.
const KILLS: usize = 5;
/// How many times the server is killed.
const ROUNDS: u64 = 20;
/// How many rounds go on in the same folder.
const ROUNDS_IN_A_FOLDER: u64 = 5;
/// No answer for so long is a failure.
const PATIENCE: Duration = Duration::from_mins(1);
/// How long a server may take to end when it is asked to.
const GRACE: Duration = Duration::from_secs(8);

/// Lets a test fail rather than wait for ever.
async fn in_time<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, work).await.expect("the server answers")
}

/// Fills up the tables that are played on.
async fn fill(games: &mut Vec<Game>, url: &str) {
    while games.len() < TABLES {
        games.push(Game::make(url, games.len()).await);
    }
}

/// Checks every table on a server that has come back; those that are over leave.
async fn check(games: Vec<Game>, url: &str, context: &str) -> Vec<Game> {
    let mut going = Vec::new();
    for mut game in games {
        if game.check(url, context).await {
            game.check_replay(url, context).await;
        } else {
            going.push(game);
        }
    }
    going
}

/// Ends every match and checks all that was played in it.
async fn finish(games: Vec<Game>, url: &str, context: &str) {
    for game in games {
        game.resign(url).await;
        game.check_replay(url, context).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_killed_loses_no_confirmed_move_and_has_none_that_was_never_sent() {
    let mut chance = Fast::new(1);
    for first in (0..ROUNDS).step_by(ROUNDS_IN_A_FOLDER as usize) {
        let folder = Folder::new("kill");
        let mut games = Vec::new();
        let mut server = Server::start(&folder);
        for round in first..first + ROUNDS_IN_A_FOLDER {
            let context = format!("round {round}");
            in_time(fill(&mut games, &server.url)).await;
            let spark = if chance.below(2) == 0 { Spark::Sent } else { Spark::Confirmed };
            let fuse = Fuse::new(1 + chance.below(200), spark);
            let (url, seed) = (server.url.clone(), u64::from(chance.below(u32::MAX)));
            let playing = game::play_all(games, &url, &fuse, seed);
            let killing = async {
                fuse.burnt().await;
                server.kill().await;
            };
            let (played, ()) = in_time(async { tokio::join!(playing, killing) }).await;
            assert!(fuse.confirmed() > 0 || spark == Spark::Sent, "{context}: play goes on");
            server = Server::start(&folder);
            games = in_time(check(played, &server.url, &context)).await;
        }
        in_time(finish(games, &server.url, "the end")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_asked_to_end_takes_leave_of_everyone_and_loses_nothing() {
    let folder = Folder::new("end");
    let mut server = Server::start(&folder);
    let mut games = Vec::new();
    in_time(fill(&mut games, &server.url)).await;
    let fuse = Fuse::new(100, Spark::Confirmed);
    let url = server.url.clone();
    let playing = game::play_all(games, &url, &fuse, 2);
    let ending = async {
        fuse.burnt().await;
        let ended = tokio::time::timeout(GRACE, server.terminate()).await;
        ended.expect("it ends within seconds, though sockets are open")
    };
    let (games, status) = in_time(async { tokio::join!(playing, ending) }).await;
    assert_eq!(status.code(), Some(0), "it ends well");
    for game in &games {
        game.check_farewell();
    }
    let server = Server::start(&folder);
    let games = in_time(check(games, &server.url, "after the end")).await;
    in_time(finish(games, &server.url, "after the end")).await;
}

/// Plays an event to its end on a server that is killed in each of its stages, again and again.
async fn survive(name: &str, kind: &Kind, stages: &[&str]) {
    let mut chance = Fast::new(3);
    let folder = Folder::new(name);
    let mut server = Server::start(&folder);
    let mut event = in_time(Event::start(&server.url, kind)).await;
    let mut killed_in: Vec<String> = Vec::new();
    for round in 0..400 {
        if event.is_over() {
            break;
        }
        let url = server.url.clone();
        let stage = event.stage().to_owned();
        let is_killed = killed_in.iter().filter(|it| **it == stage).count() < KILLS;
        let fuse = if is_killed { 20 + u64::from(chance.below(700)) } else { 20_000 };
        let moves = 1 + chance.below(30);
        // Whoever plays is cut off in the middle of whatever they do.
        let playing = event.play(&url, moves, &mut chance);
        let _ = tokio::time::timeout(Duration::from_millis(fuse), playing).await;
        if is_killed {
            server.kill().await;
            server = Server::start(&folder);
            killed_in.push(stage);
        } else {
            // Bots may be at their matches, with nothing to do for people.
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        in_time(event.check(&server.url, &format!("round {round}"))).await;
    }
    assert!(event.is_over(), "the event goes on to its end: {}", event.known);
    for stage in stages {
        assert!(killed_in.iter().any(|it| it == stage), "it is killed in {stage}: {killed_in:?}");
    }
    let standings = event.known["standings"].as_array().unwrap();
    assert_eq!(standings.len(), kind.entrants);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_goes_on_to_its_end_however_often_the_server_is_killed() {
    let kind = Kind { game: "battle-arena", mode: "substitution", entrants: 5 };
    survive("event", &kind, &["playing"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_goes_on_to_the_last_match_however_often_the_server_is_killed() {
    let kind = Kind { game: "overpower-limited", mode: "draft", entrants: 8 };
    survive("draft", &kind, &["building", "playing"]).await;
}
