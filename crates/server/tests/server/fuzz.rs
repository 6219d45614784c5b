//! Nonsense, thousands of times: it is refused, and the match goes on as if nothing had been.

use fracas_client::{Socket, Visitor};
use fracas_core::{Chance as _, Fast};
use fracas_protocol::{ClientMessage, Request};
use fracas_testkit::change;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::net::TcpStream;

use crate::house::{House, answer, code_of, get, within};
use crate::table::{Duel, Player, new_table};

/// Messages over sockets: by someone who plays, someone who watches and someone without a name.
const MESSAGES: usize = 3 * 2000;
/// Requests over HTTP.
const REQUESTS: usize = 1500;
/// Connections that do not even speak HTTP, or break off in the middle of a frame.
const CONNECTIONS: usize = 100;

/// Messages that make sense at a table, for the ones that do not.
fn sensible(table: &str, may_end_it: bool) -> Vec<String> {
    let table = || table.to_owned();
    let mut requests = vec![
        Request::EnterLobby,
        Request::LeaveLobby,
        Request::Follow { table: table(), after: Some(2) },
        Request::Unfollow { table: table() },
        Request::Play { table: table(), turn: 3, action: "side home".into() },
        Request::Play { table: table(), turn: 4, action: "place bojax-fire-tk".into() },
        Request::Undo { table: table(), number: 9 },
        Request::Hint { table: table(), turn: 4 },
        Request::AnswerUndo { table: table(), number: 9, agree: true },
        Request::Replace { table: table(), place: 1 },
        Request::Say { table: table(), text: "Hello \u{1f3b2} \"you\"".into() },
        Request::Ping,
    ];
    if may_end_it {
        requests.push(Request::Resign { table: table() });
        // One word makes it the other.
        requests.push(Request::TakeOver { table: table() });
    }
    let write = |(id, request)| serde_json::to_string(&ClientMessage { id, request }).unwrap();
    (1..).zip(requests).map(write).collect()
}

/// Texts that readers of JSON have stumbled over.
fn traps(table: &str) -> Vec<String> {
    let play = |turn: &str, action: &str| {
        format!(r#"{{"id":1,"type":"play","table":"{table}","turn":{turn},"action":{action}}}"#)
    };
    let mut traps: Vec<String> = [
        "",
        " ",
        "null",
        "true",
        "0",
        "-",
        "\"",
        "{",
        "[]",
        "{}",
        "{\"id\":1}",
        "{\"type\":\"ping\"}",
        "{\"id\":-1,\"type\":\"ping\"}",
        "{\"id\":4294967296,\"type\":\"ping\"}",
        "{\"id\":1.5,\"type\":\"ping\"}",
        "{\"id\":1,\"id\":2,\"type\":\"ping\"}",
        "{\"id\":1,\"type\":\"ping\",\"type\":\"resign\"}",
        "{\"id\":\"1\",\"type\":\"ping\"}",
        "{\"id\":1,\"type\":7}",
        "{\"id\":1,\"type\":[\"ping\"]}",
        "{\"id\":1,\"type\":\"PING\"}",
        "{\"id\":1,\"type\":\"\\ud800\"}",
        "{\"id\":1,\"type\":\"\\u0000\"}",
        "\u{feff}{\"id\":1,\"type\":\"ping\"}",
        "{\"id\":1,\"type\":\"ping\"}x",
        "{\"id\":1e999,\"type\":\"ping\"}",
        "{\"__proto__\":{},\"id\":1,\"type\":\"constructor\"}",
        "NaN",
        "/*c*/{}",
        "{'id':1}",
        "{\"id\":1,\"type\":\"follow\",\"table\":null}",
        "{\"id\":1,\"type\":\"follow\",\"table\":\"../../me\"}",
    ]
    .map(str::to_owned)
    .into();
    for turn in [
        "-1",
        "18446744073709551615",
        "18446744073709551616",
        "1e400",
        "0.1",
        "null",
        "\"3\"",
        "[3]",
    ] {
        traps.push(play(turn, "\"side home\""));
    }
    for action in [
        "7",
        "null",
        "{}",
        "\"\"",
        "\"\\u202e\"",
        "\"place \\u0000\"",
        "\"side home; drop table journal\"",
    ] {
        traps.push(play("3", action));
    }
    traps.push(play("3", &format!("\"{}\"", "x".repeat(15_000))));
    traps.push("[".repeat(16_000));
    traps.push("{\"a\":".repeat(3000));
    traps.push(format!(
        "{{\"id\":1,\"type\":\"say\",\"table\":\"{table}\",\"text\":{}1{}}}",
        "[".repeat(5000),
        "]".repeat(5000)
    ));
    traps
}

/// Waits for the answer to a last question, and checks everything that came before it.
async fn hear_refusals(socket: &mut Socket, last: u32) -> usize {
    let ping = format!(r#"{{"id":{last},"type":"ping"}}"#);
    socket.send_text(ping).await.expect("the connection holds");
    let mut refused = 0;
    loop {
        let message = within(socket.next()).await.expect("the connection holds");
        match message["type"].as_str() {
            Some("done") if message["id"] == last => return refused,
            Some("refused") => {
                code_of(&message["refusal"]);
                refused += 1;
            }
            Some("done" | "following" | "update" | "table" | "lobby") => {}
            other => panic!("{other:?}: {message}"),
        }
    }
}

/// Sends nonsense over a socket; gives how much was sent and how much of it was refused.
async fn babble(
    visitor: &Visitor,
    texts: &[String],
    traps: &[String],
    seed: u64,
) -> (usize, usize) {
    let mut chance = Fast::new(seed);
    let mut socket = within(visitor.socket()).await.unwrap();
    let (mut sent, mut refused) = (0, 0);
    for trap in traps {
        socket.send_text(trap.clone()).await.unwrap();
        sent += 1;
    }
    while sent < MESSAGES / 3 {
        for _ in 0..40 {
            let text = &texts[chance.below(texts.len() as u32) as usize];
            let text = change(text, &mut chance);
            match chance.below(8) {
                0 => socket.send_bytes(text.into_bytes()).await.unwrap(),
                _ => socket.send_text(text).await.unwrap(),
            }
            sent += 1;
        }
        refused += hear_refusals(&mut socket, u32::MAX - sent as u32).await;
    }
    socket.close().await;
    (sent, refused)
}

#[tokio::test]
async fn nonsense_over_sockets_is_refused_and_the_match_goes_on() {
    let house = House::open().await;
    let Duel { table, ann, bob, players: [first, second] } =
        Duel::begin(&house, "substitution").await;
    first.socket.close().await;
    second.socket.close().await;
    let (cat, stranger) = (house.person("Cat").await, house.stranger());
    let (mut sent, mut refused) = (0, 0);
    for (seed, (visitor, may_end_it)) in
        [(&ann, false), (&cat, true), (&stranger, true)].into_iter().enumerate()
    {
        let texts = sensible(&table, may_end_it);
        let result = babble(visitor, &texts, &traps(&table), seed as u64).await;
        sent += result.0;
        refused += result.1;
    }
    assert!(MESSAGES <= sent, "{sent}");
    assert!(sent / 2 < refused, "most of {sent} were refused: {refused}");
    assert_eq!(get(&stranger, "/health").await.text, "ok\n");
    let players = [Player::at(&table, &ann).await, Player::at(&table, &bob).await];
    assert_eq!(players[0].facts["stage"], "playing");
    let mut duel = Duel { table, ann, bob, players };
    duel.finish(1).await;
    crate::replay::verify(
        &get(&duel.ann, &format!("/api/v1/tables/{}/replay.txt", duel.table)).await.text,
    );
}

/// Writes anything as a path that can be asked for.
fn as_path(text: &str) -> String {
    let write = |byte: u8| match byte {
        b'-' | b'.' | b'/' | b'?' | b'=' => char::from(byte).to_string(),
        _ if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        _ => format!("%{byte:02x}"),
    };
    text.bytes().fold(String::from("/"), |path, byte| path + &write(byte))
}

#[tokio::test]
async fn nonsense_over_http_is_refused_and_the_match_goes_on() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    let mut chance = Fast::new(7);
    let seat = format!("api/v1/tables/{}/seats/1", duel.table);
    let list = "deck: D\ngame: battle-arena\nformat: trainer\n\nheroes\n  BoJax Fire TK\n";
    let wish = serde_json::to_string(&new_table("rookie")).unwrap();
    let check =
        json!({ "mode": "rookie", "options": { "format": "trainer" }, "list": list }).to_string();
    let sensible: [(Method, &str, &str); 8] = [
        (Method::POST, "api/v1/me", r#"{"name":"Cat"}"#),
        (Method::POST, "api/v1/tables", &wish),
        (Method::POST, "api/v1/games/battle-arena/decks/check", &check),
        (Method::POST, &seat, r#"{"nonce":"n","deck":"trainer-kit"}"#),
        (Method::PUT, &seat, r#"{"seat":{"type":"bot","level":"random","deck":null}}"#),
        (Method::GET, &format!("api/v1/tables/{}/replay?seat=0&from=1", duel.table), ""),
        (Method::GET, "api/v1/games/battle-arena/cards", ""),
        (Method::GET, "api/v1/me/tables", ""),
    ];
    let http = reqwest::Client::new();
    let eve = house.person("Eve").await;
    let mut refused = 0;
    for _ in 0..REQUESTS {
        let (method, path, body) = &sensible[chance.below(sensible.len() as u32) as usize];
        let changes_path = chance.below(3) == 0;
        let path = if changes_path { change(path, &mut chance) } else { (*path).to_owned() };
        let body = change(body, &mut chance);
        let kind = if chance.below(10) == 0 { "text/html" } else { "application/json" };
        let request = http.request(method.clone(), house.url() + &as_path(&path));
        let request = request.header("cookie", eve.cookie().unwrap()).header("content-type", kind);
        let answer = answer(within(request.body(body.clone()).send()).await.unwrap()).await;
        assert!(answer.status < 500, "{method} {path} {body}: {answer:?}");
        let is_json = answer.header("content-type") == "application/json";
        if 400 <= answer.status && is_json {
            answer.refusal();
            refused += 1;
        }
        assert!(is_json || !as_path(&path).starts_with("/api/v1/"), "{path}: {answer:?}");
    }
    assert!(REQUESTS / 2 < refused, "{refused}");
    duel.finish(2).await;
}

#[tokio::test]
async fn connections_that_speak_no_http_or_break_off_harm_nobody() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    let mut chance = Fast::new(9);
    let hello = "GET /api/v1/socket HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\
                 Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
    for number in 0..CONNECTIONS {
        let stream = within(TcpStream::connect(house.config().address)).await.unwrap();
        let mut bytes = Vec::new();
        if number % 2 == 0 {
            bytes.extend(hello.bytes());
        }
        bytes.extend((0..chance.below(400)).map(|_| chance.below(256) as u8));
        within(stream.writable()).await.unwrap();
        // Whether all of it goes out is of no interest.
        let _ = stream.try_write(&bytes);
    }
    assert_eq!(get(&duel.ann, "/health").await.text, "ok\n");
    duel.finish(3).await;
}

#[tokio::test]
async fn a_message_that_cannot_be_read_is_refused_with_its_number_where_it_has_one() {
    let house = House::open().await;
    let mut socket = within(house.person("Ann").await.socket()).await.unwrap();
    for (text, id) in [
        ("nonsense", Value::Null),
        ("{\"id\":7}", json!(7)),
        ("{\"id\":8,\"type\":\"dance\"}", json!(8)),
        ("{\"id\":9,\"type\":\"play\",\"table\":\"x\"}", json!(9)),
        ("{\"id\":-1,\"type\":\"ping\"}", Value::Null),
        ("[1,2]", Value::Null),
    ] {
        socket.send_text(text.into()).await.unwrap();
        let message = within(socket.next()).await.unwrap();
        assert_eq!(message["type"], "refused");
        assert_eq!(message["id"], id, "{text}");
        assert_eq!(code_of(&message["refusal"]), "unreadable");
    }
    socket.send_bytes(b"{\"id\":1,\"type\":\"ping\"}".to_vec()).await.unwrap();
    let message = within(socket.next()).await.unwrap();
    assert_eq!(code_of(&message["refusal"]), "not-text");
    socket.send_text("{\"id\":1,\"type\":\"ping\"}".into()).await.unwrap();
    assert_eq!(within(socket.next()).await.unwrap(), json!({ "type": "done", "id": 1 }));
}
