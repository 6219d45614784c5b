//! The documents that describe the server, held against what it does.

use std::collections::BTreeSet;

use fracas_protocol::{ClientMessage, Hints, NewTable, Request};
use futures_util::StreamExt as _;
use reqwest::Method;
use serde_json::{Value, json};

use crate::events::{SWISS, at, hold, new_event};
use crate::house::{House, call, get, post, within};
use crate::schema::{differences, references, resolve};
use crate::table::{Duel, Player, new_table};

const DOCUMENT: &str = "/api/v1/openapi.json";

/// Every route there is, but the document's own.
const ROUTES: [(&str, &str); 37] = [
    ("get", "/api/v1/events"),
    ("get", "/api/v1/events/{event}"),
    ("get", "/api/v1/games"),
    ("get", "/api/v1/games/{game}/cards"),
    ("get", "/api/v1/games/{game}/rules"),
    ("get", "/api/v1/me"),
    ("get", "/api/v1/me/decks"),
    ("get", "/api/v1/me/decks/{deck}"),
    ("get", "/api/v1/me/events"),
    ("get", "/api/v1/me/tables"),
    ("get", "/api/v1/messages.json"),
    ("get", "/api/v1/socket"),
    ("get", "/api/v1/tables"),
    ("get", "/api/v1/tables/{table}"),
    ("get", "/api/v1/tables/{table}/replay"),
    ("get", "/api/v1/tables/{table}/replay.txt"),
    ("get", "/health"),
    ("get", "/metrics"),
    ("delete", "/api/v1/events/{event}"),
    ("delete", "/api/v1/events/{event}/entrants/{entrant}"),
    ("delete", "/api/v1/me"),
    ("delete", "/api/v1/me/decks/{deck}"),
    ("delete", "/api/v1/tables/{table}"),
    ("delete", "/api/v1/tables/{table}/seats/{place}"),
    ("post", "/api/v1/events"),
    ("post", "/api/v1/events/{event}/bots"),
    ("post", "/api/v1/events/{event}/entrants"),
    ("post", "/api/v1/events/{event}/start"),
    ("post", "/api/v1/games/{game}/decks/check"),
    ("post", "/api/v1/me"),
    ("post", "/api/v1/me/decks"),
    ("post", "/api/v1/tables"),
    ("post", "/api/v1/tables/{table}/rematch"),
    ("post", "/api/v1/tables/{table}/seats/{place}"),
    ("put", "/api/v1/me/decks/{deck}"),
    ("put", "/api/v1/tables/{table}/seats/{place}"),
    ("get", DOCUMENT),
];

/// Lists method, path and description of every operation.
fn operations(document: &Value) -> Vec<(&str, &str, &Value)> {
    let paths = document["paths"].as_object().unwrap().iter();
    let all = paths.flat_map(|(path, operations)| {
        let operations = operations.as_object().unwrap().iter();
        operations.map(move |(method, operation)| (method.as_str(), path.as_str(), operation))
    });
    all.collect()
}

#[tokio::test]
async fn the_document_lists_every_route() {
    let house = House::open().await;
    let document = get(&house.stranger(), DOCUMENT).await.json();
    let listed: BTreeSet<(&str, &str)> =
        operations(&document).into_iter().map(|(method, path, _)| (method, path)).collect();
    let mut routes = BTreeSet::from(ROUTES);
    routes.remove(&("get", DOCUMENT));
    assert_eq!(listed, routes);
    let source = include_str!("../../src/http.rs");
    assert_eq!(
        source.matches(".route(").count(),
        1,
        "all others are routed with their description"
    );
}

#[tokio::test]
async fn every_route_that_is_listed_is_there() {
    let house = House::open().await;
    let duel = Duel::begin(&house, "rookie").await;
    let event = hold(&duel.ann, &new_event(SWISS)).await;
    for (method, path) in ROUTES {
        let there = path
            .replace("{game}", "battle-arena")
            .replace("{deck}", "abcdefghijkmnpqr")
            .replace("{table}", &duel.table)
            .replace("{event}", &event)
            .replace("{entrant}", "0")
            .replace("{place}", "0");
        let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
        let answer = call(&house.stranger(), method.clone(), &there, None).await;
        let code = if answer.status < 400 { String::new() } else { answer.refusal().1 };
        assert!(
            !["no-such-page", "wrong-method", "no-such-table", "no-such-event"]
                .contains(&code.as_str()),
            "{method} {there}: {code}"
        );
    }
}

#[tokio::test]
async fn every_operation_is_described_and_every_reference_leads_somewhere() {
    let house = House::open().await;
    let document = get(&house.stranger(), DOCUMENT).await.json();
    assert!(document["openapi"].as_str().is_some_and(|version| version.starts_with("3.")));
    for (method, path, operation) in operations(&document) {
        let says = |field: &str| operation[field].as_str().is_some_and(|text| !text.is_empty());
        assert!(says("summary") && says("operationId"), "{method} {path}: {operation}");
        assert!(
            operation["tags"].as_array().is_some_and(|tags| tags.len() == 1),
            "{method} {path}"
        );
        assert!(
            operation["responses"].as_object().is_some_and(|it| !it.is_empty()),
            "{method} {path}"
        );
        let in_path: BTreeSet<&str> =
            path.split('/').filter_map(|part| part.strip_prefix('{')?.split('}').next()).collect();
        let parameters = operation["parameters"].as_array().into_iter().flatten();
        let described: BTreeSet<&str> = parameters
            .filter(|it| it["in"] == "path")
            .filter_map(|it| it["name"].as_str())
            .collect();
        assert_eq!(in_path, described, "{method} {path}");
        assert_eq!(
            operation["requestBody"].is_object(),
            takes_a_body(method, path),
            "{method} {path}"
        );
    }
    let names: Vec<&Value> =
        operations(&document).iter().map(|(_, _, it)| &it["operationId"]).collect();
    let different: BTreeSet<String> = names.iter().map(ToString::to_string).collect();
    assert_eq!(different.len(), names.len(), "every operation has its own name");
    let references = references(&document);
    assert!(20 < references.len());
    for reference in references {
        assert!(resolve(&document, &reference).is_some(), "{reference}");
    }
}

fn takes_a_body(method: &str, path: &str) -> bool {
    let acts_alone = path.ends_with("rematch") || path.ends_with("start");
    method == "put" || method == "post" && !acts_alone
}

#[tokio::test]
async fn answers_are_as_the_document_says() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "substitution").await;
    duel.finish(1).await;
    let document = get(&duel.ann, DOCUMENT).await.json();
    let table = |what: &str| format!("/api/v1/tables/{}{what}", duel.table);
    let event = hold(&duel.ann, &new_event(SWISS)).await;
    let event = |what: &str| at(&event, what);
    let list = "deck: D\ngame: battle-arena\n\nheroes\n  BoJax Fire TK\n";
    let game = "/api/v1/games/{game}";
    for (method, path, to, body) in [
        ("get", "/api/v1/games", "/api/v1/games".to_owned(), None),
        ("get", &*format!("{game}/rules"), "/api/v1/games/battle-arena/rules".into(), None),
        ("get", &*format!("{game}/rules"), "/api/v1/games/chess/rules".into(), None),
        ("get", &*format!("{game}/cards"), "/api/v1/games/battle-arena/cards".into(), None),
        (
            "post",
            &*format!("{game}/decks/check"),
            "/api/v1/games/battle-arena/decks/check".into(),
            Some(json!({ "mode": "rookie", "list": list })),
        ),
        (
            "post",
            &*format!("{game}/decks/check"),
            "/api/v1/games/battle-arena/decks/check".into(),
            Some(json!(1)),
        ),
        ("get", "/api/v1/me", "/api/v1/me".into(), None),
        ("post", "/api/v1/me", "/api/v1/me".into(), Some(json!({ "name": "Ann" }))),
        ("post", "/api/v1/me", "/api/v1/me".into(), Some(json!({ "name": "" }))),
        ("get", "/api/v1/me/tables", "/api/v1/me/tables".into(), None),
        (
            "post",
            "/api/v1/me/decks",
            "/api/v1/me/decks".into(),
            Some(json!({ "game": "battle-arena", "mode": "rookie", "list": list })),
        ),
        ("post", "/api/v1/me/decks", "/api/v1/me/decks".into(), Some(json!({}))),
        ("get", "/api/v1/me/decks", "/api/v1/me/decks".into(), None),
        ("get", "/api/v1/me/decks/{deck}", "/api/v1/me/decks/x".into(), None),
        ("delete", "/api/v1/me/decks/{deck}", "/api/v1/me/decks/x".into(), None),
        ("get", "/api/v1/tables", "/api/v1/tables".into(), None),
        (
            "post",
            "/api/v1/tables",
            "/api/v1/tables".into(),
            Some(serde_json::to_value(new_table("rookie")).unwrap()),
        ),
        ("post", "/api/v1/tables", "/api/v1/tables".into(), Some(json!({}))),
        ("get", "/api/v1/tables/{table}", table(""), None),
        ("get", "/api/v1/tables/{table}", "/api/v1/tables/x".into(), None),
        ("get", "/api/v1/tables/{table}/replay", table("/replay?seat=1"), None),
        (
            "post",
            "/api/v1/tables/{table}/seats/{place}",
            table("/seats/0"),
            Some(json!({ "nonce": "n" })),
        ),
        ("post", "/api/v1/tables/{table}/rematch", table("/rematch"), None),
        ("get", "/api/v1/events", "/api/v1/events".into(), None),
        ("post", "/api/v1/events", "/api/v1/events".into(), Some(json!({}))),
        ("get", "/api/v1/me/events", "/api/v1/me/events".into(), None),
        ("get", "/api/v1/events/{event}", "/api/v1/events/x".into(), None),
        ("post", "/api/v1/events/{event}/entrants", event("/entrants"), Some(json!({}))),
        ("post", "/api/v1/events/{event}/start", event("/start"), None),
        ("post", "/api/v1/events/{event}/bots", event("/bots"), Some(json!({ "level": "random" }))),
        ("post", "/api/v1/events/{event}/start", event("/start"), None),
        ("get", "/api/v1/events/{event}", event(""), None),
        ("delete", "/api/v1/events/{event}", event(""), None),
        ("delete", "/api/v1/events/{event}/entrants/{entrant}", event("/entrants/0"), None),
    ] {
        let how = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
        let answer = call(&duel.ann, how, &to, body).await;
        let described = &document["paths"][path][method]["responses"][answer.status.to_string()];
        let schema = &described["content"]["application/json"]["schema"];
        assert!(schema.is_object(), "{method} {path} may answer {}: {described}", answer.status);
        assert_eq!(differences(&document, schema, &answer.json()), [""; 0], "{method} {to}");
    }
}

/// Gets the schema of one side's messages and the types it knows.
fn side(document: &Value, name: &str) -> (Value, BTreeSet<String>) {
    let schema = json!({ "$ref": format!("#/$defs/{name}") });
    let alternatives = document["$defs"][name]["oneOf"].as_array().unwrap();
    let kind = |it: &Value| it["properties"]["type"]["const"].as_str().unwrap().to_owned();
    (schema, alternatives.iter().map(kind).collect())
}

#[tokio::test]
async fn everything_that_the_server_sends_is_as_the_schema_says() {
    let mut house = House::open().await;
    let document = get(&house.stranger(), "/api/v1/messages.json").await.json();
    let (schema, known) = side(&document, "ServerMessage");
    let url = format!("ws://{}/api/v1/socket", house.config().address);
    let (mut raw, _) = within(tokio_tungstenite::connect_async(url)).await.unwrap();
    let hello = within(raw.next()).await.unwrap().unwrap().into_text().unwrap();
    let mut sent = vec![serde_json::from_str(&hello).unwrap()];
    let with_hints = NewTable { hints: Some(Hints::Allowed), ..new_table("substitution") };
    let mut duel = Duel::at(&house, &with_hints).await;
    let mut watcher = Player::at(&duel.table, &house.stranger()).await;
    watcher.ask(Request::EnterLobby).await.unwrap();
    watcher.until(|watcher| watcher.heard.last().unwrap()["type"] == "lobby").await;
    let event = hold(&duel.ann, &new_event(SWISS)).await;
    watcher.ask(Request::FollowEvent { event }).await.unwrap();
    watcher.say("Hello").await.unwrap_err();
    duel.players[0].say("Hello").await.unwrap();
    duel.reach_line_up().await;
    let turn = duel.players[0].turn().unwrap();
    let hint = Request::Hint { table: duel.table.clone(), turn };
    duel.players[0].ask(hint).await.unwrap();
    duel.players[0].play_any().await;
    duel.undo(0).await.unwrap();
    duel.finish(2).await;
    watcher.until(Player::is_over).await;
    house.stop().await;
    for player in duel.players.iter_mut().chain([&mut watcher]) {
        player.until(|player| player.heard.last().unwrap()["type"] == "closing").await;
        sent.append(&mut player.heard);
    }
    for message in &sent {
        assert_eq!(differences(&document, &schema, message), [""; 0], "{message}");
    }
    let types: BTreeSet<String> =
        sent.iter().map(|message| message["type"].as_str().unwrap().to_owned()).collect();
    assert_eq!(types, known, "all that are described are sent, and no others");
}

#[tokio::test]
async fn everything_that_a_client_can_ask_for_is_as_the_schema_says() {
    let house = House::open().await;
    let document = get(&house.stranger(), "/api/v1/messages.json").await.json();
    let table = || "abcdefghijkmnpqr".to_owned();
    let requests = [
        Request::EnterLobby,
        Request::LeaveLobby,
        Request::Follow { table: table(), after: Some(3) },
        Request::Follow { table: table(), after: None },
        Request::Unfollow { table: table() },
        Request::FollowEvent { event: table() },
        Request::UnfollowEvent { event: table() },
        Request::Play { table: table(), turn: 4, action: "side home".into() },
        Request::Undo { table: table(), number: 9 },
        Request::AnswerUndo { table: table(), number: 9, agree: true },
        Request::Hint { table: table(), turn: 4 },
        Request::Replace { table: table(), place: 1 },
        Request::TakeOver { table: table() },
        Request::Resign { table: table() },
        Request::Say { table: table(), text: "Hello".into() },
        Request::Ping,
    ];
    let (schema, known) = side(&document, "ClientMessage");
    let mut types = BTreeSet::new();
    for (id, request) in (1..).zip(requests) {
        let message = serde_json::to_value(ClientMessage { id, request }).unwrap();
        assert_eq!(differences(&document, &schema, &message), [""; 0], "{message}");
        types.insert(message["type"].as_str().unwrap().to_owned());
    }
    assert_eq!(types, known);
    for reference in references(&document) {
        assert!(resolve(&document, &reference).is_some(), "{reference}");
    }
    let wrong = json!({ "id": 1, "type": "play", "table": table() });
    assert_ne!(differences(&document, &schema, &wrong), [""; 0], "what is missing is noticed");
    assert_eq!(post(&house.stranger(), "/api/v1/messages.json", json!({})).await.refusal().0, 405);
}
