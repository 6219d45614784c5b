//! Playing again: one table for all, with the seats turned.

use fracas_client::Visitor;
use fracas_protocol::{Request, Sit};
use futures_util::future::join;
use serde_json::{Value, json};

use crate::house::{Answer, House, call, get, post, within};
use crate::table::{Duel, Player, bot, make, new_table, sit};

async fn rematch(visitor: &Visitor, table: &str) -> Answer {
    call(visitor, reqwest::Method::POST, &format!("/api/v1/tables/{table}/rematch"), None).await
}

#[tokio::test]
async fn everyone_who_asks_gets_the_same_table_with_the_seats_turned() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "substitution").await;
    duel.finish(1).await;
    let (first, second) =
        join(rematch(&duel.ann, &duel.table), rematch(&duel.bob, &duel.table)).await;
    assert_eq!((first.status, second.status), (201, 201));
    let (first, second) = (first.json(), second.json());
    let next = first["id"].as_str().unwrap();
    assert_eq!(second["id"], next, "asked for at the same time, and yet one");
    assert_ne!(next, duel.table);
    assert_ne!(first["commitment"], duel.players[0].facts["commitment"], "a new secret");
    let kept =
        |name: &str, for_you: bool| json!({ "type": "kept", "name": name, "for_you": for_you });
    assert_eq!(first["seats"][0]["holder"], kept("Bob", false));
    assert_eq!(first["seats"][1]["holder"], kept("Ann", true));
    assert_eq!(first["mode"], "substitution");
    for player in &mut duel.players {
        player.until(|player| player.facts["rematch"] == next).await;
        assert_eq!(player.lines.last().unwrap()["kind"], "rematch", "those still there are told");
    }
    assert_eq!(
        rematch(&duel.ann, &duel.table).await.json()["id"],
        next,
        "and so is who asks later"
    );

    let cat = house.person("Cat").await;
    let answer =
        post(&cat, &format!("/api/v1/tables/{next}/seats/0"), json!({ "nonce": "n" })).await;
    assert_eq!(answer.refusal(), (409, "seat-kept".into()));
    assert_eq!(sit(&duel.bob, next, 0).await["stage"], "open");
    assert_eq!(sit(&duel.ann, next, 1).await["stage"], "playing", "both are there");
    let mut again = [Player::at(next, &duel.ann).await, Player::at(next, &duel.bob).await];
    assert_eq!(again[0].position["names"], json!(["Bob", "Ann"]));
    assert_eq!(again[0].position["seat"], 1);
    crate::table::play_out(&mut again, &mut fracas_core::Fast::new(2)).await;
}

#[tokio::test]
async fn a_rematch_comes_after_the_match_and_is_for_those_who_played() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    let cat = house.person("Cat").await;
    assert_eq!(rematch(&duel.ann, &duel.table).await.refusal(), (409, "not-finished".into()));
    duel.players[0].ask(Request::Resign { table: duel.table.clone() }).await.unwrap();
    assert_eq!(rematch(&cat, &duel.table).await.refusal(), (403, "not-seated".into()));
    assert_eq!(rematch(&house.stranger(), &duel.table).await.refusal(), (401, "no-name".into()));
    let facts = get(&cat, &format!("/api/v1/tables/{}", duel.table)).await.json();
    assert_eq!(facts["rematch"], Value::Null, "those who were refused made none");
    assert_eq!(get(&duel.ann, "/api/v1/tables").await.json(), json!([]));
}

#[tokio::test]
async fn bots_are_bots_again_and_people_bring_their_decks_again() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let mut table = new_table("rookie");
    table.seats[1] = bot("random");
    let table = make(&ann, &table).await;
    let brought = Sit { nonce: "a".into(), deck: Some("fire-and-ice".into()) };
    within(ann.sit(&table, 0, &brought)).await.unwrap();
    let resign = async |table: &str| {
        let mut player = Player::at(table, &ann).await;
        player.ask(Request::Resign { table: table.into() }).await.unwrap();
    };
    resign(&table).await;
    let next = rematch(&ann, &table).await.json();
    assert_eq!(next["seats"][0]["holder"]["type"], "bot");
    let next = next["id"].as_str().unwrap();
    assert_eq!(sit(&ann, next, 1).await["stage"], "playing");
    resign(next).await;
    let file = get(&ann, &format!("/api/v1/tables/{next}/replay.txt")).await.text;
    let (replay, _) = crate::replay::verify(&file);
    assert_eq!(replay.setup.decks, ["", "fire-and-ice"], "the deck moved with its owner");
}
