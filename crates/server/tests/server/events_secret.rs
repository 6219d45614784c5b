//! What was hidden at the tables of an event stays secret until the event is over.

use fracas_client::Visitor;
use fracas_protocol::{Course, NewEvent, Request};
use reqwest::Method;
use serde_json::{Value, json};

use crate::events::{event_for_four, hold, info, new_event, sign_up, start, take_seat, until};
use crate::events_limited::{limited, make_deck};
use crate::failures::{meddler, run};
use crate::house::{House, call, get};
use crate::replay::verify;
use crate::table::Player;

const LOOKING_BACK: [&str; 3] = ["/replay", "/replay?seat=0", "/replay.txt"];

fn path(table: &str, what: &str) -> String {
    format!("/api/v1/tables/{table}{what}")
}

async fn facts(visitor: &Visitor, table: &str) -> Value {
    get(visitor, &path(table, "")).await.json()
}

/// Checks that nobody can look back on a finished table, nor work out what was dealt.
async fn check_kept_back(visitor: &Visitor, table: &str) {
    for what in LOOKING_BACK {
        let answer = get(visitor, &path(table, what)).await;
        assert_eq!(answer.refusal(), (409, "event-is-on".into()), "{what}");
        let sentence = answer.json()["refusal"]["sentence"].as_str().unwrap().to_owned();
        assert!(sentence.contains("when the event is over"), "{sentence}");
    }
    let facts = facts(visitor, table).await;
    assert_eq!((&facts["stage"], &facts["withheld"]), (&json!("finished"), &json!(true)));
    assert_eq!(facts["opening"], Value::Null, "the seed would tell every card");
    let told = Player::at(table, visitor).await.facts;
    assert_eq!((&told["opening"], &told["withheld"]), (&Value::Null, &json!(true)), "the socket");
}

/// Checks that everyone can look back on a finished table and check its shuffle.
async fn check_given(visitor: &Visitor, table: &str) {
    for what in LOOKING_BACK {
        let answer = get(visitor, &path(table, what)).await;
        assert_eq!(answer.status, 200, "{what}: {answer:?}");
    }
    verify(&get(visitor, &path(table, "/replay.txt")).await.text);
    let facts = facts(visitor, table).await;
    assert_eq!(facts["withheld"], false);
    assert!(facts["opening"]["seed"].is_string());
}

async fn resign(player: &mut Player, table: &str) {
    player.until(|player| player.facts["stage"] == "playing").await;
    player.ask(Request::Resign { table: table.to_owned() }).await.unwrap();
    player.until(|player| player.facts["stage"] == "finished").await;
}

async fn table_of(visitor: &Visitor, event: &str) -> String {
    let on = until(visitor, event, |it| !it["your_table"].is_null()).await;
    on["your_table"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_drafted_pool_is_secret_until_the_event_is_over_also_after_a_restart() {
    let mut house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let event = hold(&ann, &limited("sealed")).await;
    sign_up(&ann, &event).await;
    sign_up(&bob, &event).await;
    start(&ann, &event).await;
    let mut tables = Vec::new();
    for person in [&ann, &bob] {
        let table = table_of(person, &event).await;
        let mut player = take_seat(person, &table).await;
        make_deck(&mut player).await;
        player.until(|player| player.facts["stage"] == "finished").await;
        tables.push(table);
    }
    until(&ann, &event, |it| it["stage"] == "playing").await;
    for person in [&ann, &bob, &house.stranger()] {
        check_kept_back(person, &tables[0]).await;
    }
    house.stop().await;
    house.start().await;
    check_kept_back(&bob, &tables[0]).await;
    let mut looker = Player::at(&tables[0], &bob).await;
    let table = table_of(&ann, &event).await;
    take_seat(&ann, &table).await;
    resign(&mut take_seat(&bob, &table).await, &table).await;
    until(&ann, &event, |it| it["stage"] == "over").await;
    looker.until(|player| player.facts["opening"]["seed"].is_string()).await;
    for table in [&tables[0], &tables[1], &table] {
        check_given(&house.stranger(), table).await;
    }
    house.stop().await;
    house.start().await;
    check_given(&house.stranger(), &tables[0]).await;
}

#[tokio::test]
async fn the_decks_of_a_finished_match_are_secret_while_others_play() {
    let house = House::open().await;
    let (ann, bob, event) = event_for_four(&house).await;
    start(&ann, &event).await;
    let first = table_of(&ann, &event).await;
    resign_with_all(&[&ann, &bob], &event, &first).await;
    check_kept_back(&ann, &first).await;
    let answer = call(&ann, Method::POST, &path(&first, "/rematch"), None).await;
    assert_eq!(answer.refusal(), (409, "event-is-on".into()), "it would have the same decks");
    while info(&ann, &event).await["stage"] != "over" {
        for person in [&ann, &bob] {
            let facts = info(person, &event).await;
            let Some(table) = facts["your_table"].as_str() else { continue };
            resign_with_all(&[&ann, &bob], &event, table).await;
        }
    }
    check_given(&bob, &first).await;
    let answer = call(&ann, Method::POST, &path(&first, "/rematch"), None).await;
    assert_eq!(answer.status, 201, "{answer:?}");
}

/// Lets those sit down who are expected at a table, and the last of them give up.
async fn resign_with_all(people: &[&Visitor], event: &str, table: &str) {
    let mut last = None;
    for person in people {
        if info(person, event).await["your_table"] == table {
            last = Some(take_seat(person, table).await);
        }
    }
    resign(&mut last.expect("someone is expected"), table).await;
}

#[tokio::test]
async fn when_an_event_was_called_off_nothing_is_secret() {
    let mut house = House::open().await;
    let (ann, bob, event) = event_for_four(&house).await;
    start(&ann, &event).await;
    let table = table_of(&ann, &event).await;
    resign_with_all(&[&ann, &bob], &event, &table).await;
    check_kept_back(&ann, &table).await;
    house.stop().await;
    // Nobody can call off what has begun but those who run the server.
    let mut database = meddler(&house).await;
    run(&mut database, "update events set stage = 'cancelled'").await;
    drop(database);
    house.start().await;
    check_given(&ann, &table).await;
}

#[tokio::test]
async fn the_last_match_is_given_to_those_who_look_at_it_when_it_ends_the_event() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let event = hold(&ann, &NewEvent { places: 2, ..new_event(Course::Elimination) }).await;
    sign_up(&ann, &event).await;
    sign_up(&bob, &event).await;
    start(&ann, &event).await;
    let table = table_of(&ann, &event).await;
    take_seat(&ann, &table).await;
    let mut player = take_seat(&bob, &table).await;
    resign(&mut player, &table).await;
    player.until(|player| player.facts["opening"]["seed"].is_string()).await;
    check_given(&house.stranger(), &table).await;
}
