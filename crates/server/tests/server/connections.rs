//! Connections: how many, how long they may take, and what ends them.

use std::time::Duration;

use fracas_protocol::Request;
use reqwest::Method;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::failures::{meddler, run};
use crate::house::{House, call, code_of, post, within};
use crate::table::{Duel, Player};

async fn connect(house: &House) -> TcpStream {
    within(TcpStream::connect(house.config().address)).await.unwrap()
}

/// Reads what the server sends until it ends the connection.
async fn all_that_comes(mut connection: TcpStream) -> String {
    let mut text = Vec::new();
    // A connection may also be ended roughly.
    let _ = within(connection.read_to_end(&mut text)).await;
    String::from_utf8_lossy(&text).into_owned()
}

#[tokio::test]
async fn a_connection_that_does_not_say_what_it_wants_is_closed() {
    let house =
        House::with(|config| config.limits.header_patience = Duration::from_millis(50)).await;
    let mut slow = connect(&house).await;
    slow.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n").await.unwrap();
    let answer = all_that_comes(slow).await;
    assert!(answer.is_empty() || answer.contains(" 408 "), "{answer}");
}

#[tokio::test]
async fn a_body_that_does_not_come_is_refused_in_our_words() {
    let house =
        House::with(|config| config.limits.request_patience = Duration::from_millis(100)).await;
    let mut slow = connect(&house).await;
    let head = "POST /api/v1/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                content-length: 20\r\n\r\n{\"na";
    slow.write_all(head.as_bytes()).await.unwrap();
    let answer = all_that_comes(slow).await;
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("\"too-slow\""), "{answer}");
}

#[tokio::test]
async fn a_client_has_so_many_connections() {
    let house = House::with(|config| config.limits.connections_per_client = 2).await;
    let (first, second) = (connect(&house).await, connect(&house).await);
    assert_eq!(all_that_comes(connect(&house).await).await, "", "the third is closed at once");
    drop((first, second));
    let again = async {
        while house.stranger().get("/api/v1/games").await.is_err() {
            tokio::task::yield_now().await;
        }
    };
    within(again).await;
}

#[tokio::test]
async fn nothing_can_be_sent_to_a_page_that_is_not_there() {
    let house = House::open().await;
    for method in [Method::POST, Method::PUT, Method::DELETE] {
        let answer = call(&house.stranger(), method, "/nowhere", None).await;
        assert_eq!(answer.refusal(), (404, "no-such-page".into()));
    }
}

#[tokio::test]
async fn who_asked_to_be_forgotten_has_no_socket_any_more() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    call(&duel.bob, Method::DELETE, "/api/v1/me", None).await;
    let bob = &mut duel.players[1];
    bob.until(|bob| bob.heard.last().unwrap()["type"] == "closing").await;
    assert_eq!(code_of(&bob.heard.last().unwrap()["refusal"]), "forgotten");
    assert!(within(bob.socket.next()).await.is_err());
    duel.players[0].settle().await;
}

#[tokio::test]
async fn a_new_name_is_used_on_sockets_that_are_open() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    post(&duel.bob, "/api/v1/me", json!({ "name": "Bobby" })).await;
    duel.players[1].say("Call me Bobby").await.unwrap();
    duel.catch_up().await;
    let line = duel.players[0].lines.last().unwrap();
    assert_eq!([&line["speaker"], &line["place"]], [&json!("Bobby"), &json!(1)]);
}

#[tokio::test]
async fn who_missed_something_is_let_go_and_told_when_back() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    let last = duel.players[1].number;
    let mut database = meddler(&house).await;
    run(
        &mut database,
        "insert into journal select table_id, number + 1, written_at, \
         '{\"type\":\"said\",\"speaker\":\"Eve\",\"text\":\"Surprise\"}' \
         from journal order by number desc limit 1",
    )
    .await;
    let request = Request::Say { table: duel.table.clone(), text: "Hello?".into() };
    within(duel.players[0].socket.send(request)).await.unwrap();
    for player in &mut duel.players {
        within(async { while player.socket.next().await.is_ok() {} }).await;
    }
    let back = Player::back_at(&duel.table, &duel.bob, Some(last)).await;
    let texts: Vec<_> = back.lines.iter().map(|line| line["text"].clone()).collect();
    assert_eq!(texts, ["Surprise"], "what was refused was not kept");
}
