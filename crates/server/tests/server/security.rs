//! What other sites, eavesdroppers and curious clients get: nothing.

use fracas_protocol::Request;
use reqwest::Method;
use serde_json::json;

use crate::house::{House, answer, call, get, knock, post};
use crate::table::{Duel, make, new_table};

/// Sends a request with an Origin and Ann's cookie, as her browser would for a page from there.
async fn from_page(
    house: &House,
    cookie: &str,
    method: Method,
    path: &str,
    origin: &str,
) -> (u16, String) {
    let http = reqwest::Client::new();
    let request = http.request(method, house.url() + path).header("cookie", cookie);
    let request = request.header("origin", origin).json(&json!({ "name": "Eve" }));
    let answer = answer(request.send().await.unwrap()).await;
    let code = if answer.status < 400 { String::new() } else { answer.refusal().1 };
    (answer.status, code)
}

#[tokio::test]
async fn a_page_from_elsewhere_cannot_act_for_its_visitor() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let cookie = ann.cookie().unwrap();
    let table = make(&ann, &new_table("rookie")).await;
    let seat = format!("/api/v1/tables/{table}/seats/0");
    let port = house.config().address.port();
    for origin in [
        "https://evil.example",
        "null",
        &format!("http://127.0.0.1:{}", port ^ 1),
        "http://localhost",
    ] {
        for (method, path) in [
            (Method::POST, "/api/v1/me"),
            (Method::DELETE, "/api/v1/me"),
            (Method::POST, "/api/v1/tables"),
            (Method::POST, seat.as_str()),
            (Method::PUT, seat.as_str()),
            (Method::DELETE, seat.as_str()),
        ] {
            let refusal = from_page(&house, cookie, method.clone(), path, origin).await;
            assert_eq!(refusal, (403, "foreign-page".into()), "{method} {path} from {origin}");
        }
    }
    assert_eq!(get(&ann, "/api/v1/me").await.json()["name"], "Ann", "nothing has happened");
    let own = house.url();
    let result = from_page(&house, cookie, Method::POST, "/api/v1/me", &own).await;
    assert_eq!(result, (200, String::new()), "our own page may");
}

#[tokio::test]
async fn with_a_public_address_only_pages_from_there_may_act() {
    let house =
        House::with(|config| config.public_url = "https://cards.example/".parse().ok()).await;
    let ann = house.person("Ann").await;
    let cookie = ann.cookie().unwrap();
    let rename =
        async |origin: &str| from_page(&house, cookie, Method::POST, "/api/v1/me", origin).await.0;
    assert_eq!(rename("https://cards.example").await, 200);
    assert_eq!(rename("http://cards.example").await, 403);
    assert_eq!(rename(&house.url()).await, 403);
}

#[tokio::test]
async fn a_page_from_elsewhere_cannot_open_a_socket() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let open = async |origin: &str| {
        let headers = [("origin", origin), ("cookie", ann.cookie().unwrap())];
        knock(&house, &headers).await.status
    };
    assert_eq!(open("https://evil.example").await, 403);
    assert_eq!(open("null").await, 403);
    assert_eq!(open(&house.url()).await, 101);
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_protect_its_reader() {
    let house = House::with(|config| config.limits.body_bytes = 500).await;
    let duel = Duel::begin(&house, "rookie").await;
    let table = format!("/api/v1/tables/{}", duel.table);
    let mut statuses = Vec::new();
    for (method, path, body) in [
        (Method::GET, "/", None),
        (Method::GET, "/t/anything", None),
        (Method::GET, "/no-such-file.js", None),
        (Method::GET, "/health", None),
        (Method::GET, "/metrics", None),
        (Method::GET, "/api/v1/me/tables", None),
        (Method::DELETE, "/api/v1/games", None),
        (Method::GET, "/api/v1/nothing", None),
        (Method::GET, "/api/v1/openapi.json", None),
        (Method::GET, "/api/v1/socket", None),
        (Method::GET, table.as_str(), None),
        (Method::GET, "/api/v1/tables/%ff", None),
        (Method::POST, "/api/v1/me", Some(json!({ "name": "" }))),
        (Method::POST, "/api/v1/me", Some(json!({ "name": "x".repeat(600) }))),
        (Method::POST, "/api/v1/me", Some(json!({ "name": "Cat" }))),
    ] {
        let answer = call(&house.stranger(), method, path, body).await;
        let policy = answer.header("content-security-policy");
        for part in
            ["default-src 'self'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"]
        {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("script-src") && !policy.contains("unsafe-eval"), "{policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), value, "{path}");
        }
        assert_eq!(answer.header("access-control-allow-origin"), "", "{path} is for our own pages");
        if path.starts_with("/api/") {
            assert_eq!(answer.header("cache-control"), "no-store", "{path}");
        }
        statuses.push(answer.status);
    }
    for status in [401, 404, 405, 413, 422] {
        assert!(statuses.contains(&status), "{status} is among them: {statuses:?}");
    }
}

#[tokio::test]
async fn what_is_not_there_is_told_as_json() {
    let house = House::open().await;
    for path in [
        "/api/v1/nothing",
        "/api/v2/me",
        "/api/",
        "/api/v1/tables/x/y/z",
        "//api/v1/me",
        "/api/v1/%2e%2e",
    ] {
        let answer = get(&house.stranger(), path).await;
        assert_eq!(answer.header("content-type"), "application/json", "{path}");
        assert_eq!(answer.refusal().0, 404, "{path}");
    }
    let answer = get(&house.stranger(), "/api/v1/socket").await;
    assert_eq!(answer.refusal(), (422, "unreadable".into()), "a socket needs an upgrade");
}

#[tokio::test]
async fn what_people_write_comes_back_as_json_alone() {
    let house = House::open().await;
    let markup = "<script>alert(1)</script>";
    let eve = house.person(markup).await;
    let table = make(&eve, &new_table("rookie")).await;
    let table_path = format!("/api/v1/tables/{table}");
    for path in ["/api/v1/me", "/api/v1/tables", "/api/v1/me/tables", &table_path] {
        let answer = get(&eve, path).await;
        assert!(answer.text.contains(markup), "{path}");
        assert_eq!(answer.header("content-type"), "application/json");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
    }
    for path in
        [format!("/t/{table}"), "/t/%3Cscript%3Ealert(1)".into(), "/?q=%3Cscript%3Ealert(1)".into()]
    {
        let answer = get(&eve, &path).await;
        assert!(
            !answer.text.contains("alert(1)"),
            "pages hold nothing of what was asked for: {path}"
        );
    }
    let answer = get(&eve, "/api/v1/%3Cscript%3E").await;
    assert_eq!(answer.header("content-type"), "application/json");
}

#[tokio::test]
async fn a_token_is_nowhere_but_in_its_cookie() {
    let mut house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    duel.players[0].ask(Request::Resign { table: duel.table.clone() }).await.unwrap();
    let token = duel.ann.cookie().unwrap().split_once('=').unwrap().1.to_owned();
    for path in
        ["/metrics", "/api/v1/me", "/api/v1/me/tables", &format!("/api/v1/tables/{}", duel.table)]
    {
        assert!(!get(&duel.ann, path).await.text.contains(&token), "{path}");
    }
    for message in duel.players.iter().flat_map(|player| &player.heard) {
        assert!(!message.to_string().contains(&token));
    }
    house.stop().await;
    for file in std::fs::read_dir(&house.config().data).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(
            !bytes.windows(token.len()).any(|window| window == token.as_bytes()),
            "not on the disk"
        );
    }
}

#[tokio::test]
async fn the_numbers_for_prometheus_count_what_happens() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    duel.step().await;
    post(&house.stranger(), "/api/v1/me", json!({ "name": "" })).await;
    let answer = get(&house.stranger(), "/metrics").await;
    assert!(answer.header("content-type").starts_with("text/plain"));
    for count in
        ["fracas_moves_total", "fracas_sockets", "fracas_refusals_total{code=\"bad-name\"}"]
    {
        let line = answer.text.lines().find(|line| line.starts_with(count));
        let value = line.and_then(|line| line.rsplit(' ').next()?.parse::<f64>().ok());
        assert!(value.is_some_and(|value| 1.0 <= value), "{count} in {}", answer.text);
    }
}
