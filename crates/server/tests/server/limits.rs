//! How much one client may do, and what happens beyond.

use fracas_client::Socket;
use fracas_protocol::{NewTable, Request};
use fracas_server::Limits;
use reqwest::Method;
use serde_json::json;

use crate::house::{House, call, code_of, get, knock, post, within};
use crate::table::{Duel, Player, make, new_table, sit};

/// A server with the limits of the field, so that a test can set one of them low.
async fn house(change: impl FnOnce(&mut Limits)) -> House {
    House::with(|config| change(&mut config.limits)).await
}

/// Hears until the server says why it ends the connection, and then ends it.
async fn hear_the_end(socket: &mut Socket) -> String {
    loop {
        let message = within(socket.next()).await.expect("the server says why");
        if message["type"] == "closing" {
            assert!(within(socket.next()).await.is_err(), "and then it is over");
            return code_of(&message["refusal"]);
        }
    }
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_connection_and_nothing_else() {
    let house = house(|limits| limits.message_bytes = 2000).await;
    let mut duel = Duel::begin(&house, "rookie").await;
    let mut socket = within(duel.ann.socket()).await.unwrap();
    let fits = format!("{{\"id\":1,\"type\":\"ping\",\"x\":\"{}\"}}", "x".repeat(1900));
    socket.send_text(fits).await.unwrap();
    assert_eq!(within(socket.next()).await.unwrap(), json!({ "type": "done", "id": 1 }));
    socket.send_text("x".repeat(2001)).await.unwrap();
    assert_eq!(hear_the_end(&mut socket).await, "too-long");
    duel.players[0].settle().await;
    duel.finish(1).await;
}

#[tokio::test]
async fn who_sends_too_fast_is_refused_and_then_let_go() {
    let house = house(|limits| limits.messages_per_second = 1).await;
    let ann = house.person("Ann").await;
    for is_text in [true, false] {
        let mut socket = within(ann.socket()).await.unwrap();
        let mut codes = Vec::new();
        for number in 0..300 {
            if is_text {
                let ping = format!("{{\"id\":{number},\"type\":\"ping\"}}");
                socket.send_text(ping).await.unwrap();
            } else {
                socket.send_bytes(vec![1, 2, 3]).await.unwrap();
            }
            let message = within(socket.next()).await.unwrap();
            let code = message["refusal"]["code"].as_str().unwrap_or("done").to_owned();
            if message["type"] == "closing" {
                assert_eq!(code, "too-fast");
                assert!(within(socket.next()).await.is_err(), "and then it is over");
                break;
            }
            let is_known = if is_text { message["id"] == number } else { message["id"].is_null() };
            assert!(is_known, "the sender knows which");
            codes.push(code);
        }
        assert!(codes.len() < 300, "it ends");
        let taken = if is_text { "done" } else { "not-text" };
        assert_eq!(codes[..4], [taken; 4], "a burst is let in");
        let refused = codes.iter().filter(|code| *code == "too-fast").count();
        assert_eq!(refused, 199, "and one more is too many");
    }
}

#[tokio::test]
async fn to_be_told_everything_again_counts_for_several_messages() {
    let house = house(|limits| limits.messages_per_second = 2).await;
    let table = make(&house.person("Ann").await, &new_table("rookie")).await;
    let mut player = Player::at(&table, &house.stranger()).await;
    let follow = || Request::Follow { table: table.clone(), after: None };
    let mut answers = Vec::new();
    // As many messages of another kind would be a burst that is let in.
    for _ in 0..6 {
        answers.push(player.ask(follow()).await.is_ok());
    }
    assert!(answers[0] && answers.contains(&false), "{answers:?}");
}

#[tokio::test]
async fn requests_that_come_too_fast_are_refused() {
    let house = house(|limits| limits.requests_per_second = 2).await;
    let stranger = house.stranger();
    let mut refused = 0;
    for _ in 0..60 {
        let answer = get(&stranger, "/api/v1/games").await;
        if answer.status != 200 {
            assert_eq!(answer.refusal(), (429, "too-fast".into()));
            refused += 1;
        }
    }
    assert!(0 < refused);
    assert_eq!(get(&stranger, "/health").await.refusal(), (429, "too-fast".into()), "health too");
}

#[tokio::test]
async fn a_client_makes_so_many_people_and_tables_in_a_minute() {
    let house = house(|limits| limits.makings_per_minute = 3).await;
    let ann = house.person("Ann").await;
    make(&ann, &new_table("rookie")).await;
    house.person("Bob").await;
    let answer =
        post(&ann, "/api/v1/tables", serde_json::to_value(new_table("rookie")).unwrap()).await;
    assert_eq!(answer.refusal(), (429, "too-fast".into()));
    let answer = post(&house.stranger(), "/api/v1/me", json!({ "name": "Cat" })).await;
    assert_eq!(answer.refusal(), (429, "too-fast".into()));
    assert_eq!(
        post(&ann, "/api/v1/me", json!({ "name": "Anna" })).await.status,
        200,
        "a new name is not counted"
    );
}

#[tokio::test]
async fn a_client_has_so_many_sockets_and_the_server_too() {
    let house = house(|limits| limits.sockets_per_client = 2).await;
    let stranger = house.stranger();
    let first = within(stranger.socket()).await.unwrap();
    let _second = within(stranger.socket()).await.unwrap();
    assert_eq!(knock(&house, &[]).await.refusal(), (429, "too-many-connections".into()));
    first.close().await;
    // The place is free as soon as the server has noticed.
    let again = async {
        while stranger.socket().await.is_err() {
            tokio::task::yield_now().await;
        }
    };
    within(again).await;
    let full = self::house(|limits| limits.sockets = 0).await;
    assert_eq!(knock(&full, &[]).await.refusal(), (503, "full".into()));
}

#[tokio::test]
async fn a_person_has_so_many_unfinished_tables() {
    let house = house(|limits| limits.tables_per_person = 2).await;
    let mut duel = Duel::begin(&house, "rookie").await;
    make(&duel.ann, &new_table("rookie")).await;
    let wish = serde_json::to_value(new_table("rookie")).unwrap();
    let answer = post(&duel.ann, "/api/v1/tables", wish).await;
    assert_eq!(answer.refusal(), (429, "too-many-tables".into()));
    make(&duel.bob, &new_table("rookie")).await;
    duel.players[0].ask(Request::Resign { table: duel.table.clone() }).await.unwrap();
    make(&duel.ann, &new_table("rookie")).await;
}

#[tokio::test]
async fn tables_that_one_sits_at_and_rematches_count_too() {
    let house = house(|limits| limits.tables_per_person = 1).await;
    let mut duel = Duel::begin(&house, "rookie").await;
    let cat = house.person("Cat").await;
    let table = make(&cat, &new_table("rookie")).await;
    let sit = json!({ "nonce": "n" });
    let answer = post(&duel.bob, &format!("/api/v1/tables/{table}/seats/1"), sit.clone()).await;
    assert_eq!(answer.refusal(), (429, "too-many-tables".into()));
    let own = post(&cat, &format!("/api/v1/tables/{table}/seats/0"), sit).await;
    assert_eq!(own.status, 200, "one's own table is counted once");
    duel.players[0].ask(Request::Resign { table: duel.table.clone() }).await.unwrap();
    make(&duel.bob, &new_table("rookie")).await;
    let rematch = format!("/api/v1/tables/{}/rematch", duel.table);
    let answer = call(&duel.bob, Method::POST, &rematch, None).await;
    assert_eq!(answer.refusal(), (429, "too-many-tables".into()));
    assert_eq!(call(&duel.ann, Method::POST, &rematch, None).await.status, 201);
}

#[tokio::test]
async fn a_client_has_so_many_tables_in_the_lobby() {
    let house = house(|limits| limits.listed_per_client = 1).await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let table = make(&ann, &new_table("rookie")).await;
    let wish = serde_json::to_value(new_table("rookie")).unwrap();
    let answer = post(&bob, "/api/v1/tables", wish.clone()).await;
    assert_eq!(answer.refusal(), (429, "too-many-tables".into()));
    make(&bob, &NewTable { listed: false, ..new_table("rookie") }).await;
    call(&ann, Method::DELETE, &format!("/api/v1/tables/{table}"), None).await;
    assert_eq!(post(&bob, "/api/v1/tables", wish).await.status, 201);
}

#[tokio::test]
async fn a_person_says_so_much_in_a_minute() {
    let house = house(|limits| limits.says_per_minute = 2).await;
    let mut duel = Duel::begin(&house, "rookie").await;
    duel.players[0].say("One").await.unwrap();
    duel.players[0].say("Two").await.unwrap();
    assert_eq!(code_of(&duel.players[0].say("Three").await.unwrap_err()), "too-fast");
    duel.players[1].say("And I?").await.unwrap();
}

#[tokio::test]
async fn those_who_sit_at_a_table_are_let_in_however_many_watch() {
    let house = house(|limits| limits.followers_per_table = 1).await;
    let ann = house.person("Ann").await;
    let table = make(&ann, &new_table("rookie")).await;
    sit(&ann, &table, 0).await;
    let _watcher = Player::at(&table, &house.stranger()).await;
    let mut first = Player::at(&table, &ann).await;
    for _ in 0..8 {
        Player::at(&table, &ann).await.settle().await;
    }
    let mut windows = Vec::new();
    for _ in 0..9 {
        windows.push(Player::at(&table, &ann).await);
    }
    windows[8].settle().await;
    within(async { while first.socket.next().await.is_ok() {} }).await;
}

#[tokio::test]
async fn a_body_that_is_too_large_is_refused() {
    let house = house(|limits| limits.body_bytes = 1000).await;
    let ann = house.person("Ann").await;
    let answer = post(&ann, "/api/v1/me", json!({ "name": "x".repeat(2000) })).await;
    assert_eq!(answer.refusal(), (413, "too-large".into()));
    let table = make(&ann, &new_table("rookie")).await;
    let sit = json!({ "nonce": "n", "deck": "x\n".repeat(1000) });
    let answer = post(&ann, &format!("/api/v1/tables/{table}/seats/0"), sit).await;
    assert_eq!(answer.refusal(), (413, "too-large".into()));
    assert_eq!(post(&ann, "/api/v1/me", json!({ "name": "x".repeat(900) })).await.status, 200);
}

#[tokio::test]
async fn so_many_follow_a_table_and_so_many_tables_are_followed() {
    let house = house(|limits| {
        limits.followers_per_table = 2;
        limits.tables_per_socket = 2;
    })
    .await;
    let ann = house.person("Ann").await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(make(&ann, &new_table("rookie")).await);
    }
    let follow = |table: &str| Request::Follow { table: table.into(), after: None };
    let _first = Player::at(&tables[0], &house.stranger()).await;
    let second = Player::at(&tables[0], &house.stranger()).await;
    let mut third = Player::at(&tables[1], &house.stranger()).await;
    assert_eq!(third.refused(follow(&tables[0])).await, "too-many-watchers");
    second.socket.close().await;
    // The place is free as soon as the server has noticed.
    let free = async { while third.ask(follow(&tables[0])).await.is_err() {} };
    within(free).await;
    assert_eq!(third.refused(follow(&tables[2])).await, "too-many-tables");
    assert!(
        third.ask(follow(&tables[0])).await.is_ok(),
        "one that is followed can be followed again"
    );
    third.ask(Request::Unfollow { table: tables[0].clone() }).await.unwrap();
    assert!(third.ask(follow(&tables[2])).await.is_ok());
}

#[tokio::test]
async fn behind_a_proxy_each_address_that_it_tells_is_a_client() {
    let house = House::with(|config| {
        config.behind_proxy = true;
        config.limits.makings_per_minute = 1;
    })
    .await;
    let http = reqwest::Client::new();
    let name = async |from: &str| {
        let request = http.post(house.url() + "/api/v1/me").header("x-forwarded-for", from);
        request.json(&json!({ "name": "Ann" })).send().await.unwrap().status().as_u16()
    };
    assert_eq!(name("10.0.0.1").await, 200);
    assert_eq!(name("10.0.0.1").await, 429);
    assert_eq!(
        name("10.0.0.9, 10.0.0.1").await,
        429,
        "what the client itself has written counts nothing"
    );
    assert_eq!(name("10.0.0.2").await, 200);
}

#[tokio::test]
async fn a_method_that_a_path_does_not_have_is_refused_in_our_words() {
    let house = House::open().await;
    for (method, path) in [
        (Method::PUT, "/api/v1/me"),
        (Method::DELETE, "/api/v1/tables"),
        (Method::POST, "/api/v1/games"),
        (Method::PATCH, "/health"),
    ] {
        let answer = call(&house.stranger(), method, path, None).await;
        assert_eq!(answer.refusal(), (405, "wrong-method".into()), "{path}");
    }
}
