//! When the database fails: nothing happens that cannot be kept, and it goes on by itself.

use std::time::Duration;

use fracas_protocol::Request;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, SqliteConnection};

use crate::house::{House, call, code, code_of, get, post, within};
use crate::table::{Duel, Player, bot, make, new_table};

/// Opens the database beside the server.
pub(crate) async fn meddler(house: &House) -> SqliteConnection {
    SqliteConnectOptions::new().filename(house.database()).connect().await.unwrap()
}

pub(crate) async fn run(connection: &mut SqliteConnection, sql: &'static str) {
    sqlx::query(sql).execute(connection).await.unwrap();
}

/// Takes the journals away, as a failing disk would, and puts them back.
pub(crate) const AWAY: &str = "alter table journal rename to journal_away";
pub(crate) const BACK: &str = "alter table journal_away rename to journal";

#[tokio::test]
async fn while_nothing_can_be_kept_nothing_happens_and_then_it_goes_on() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "substitution").await;
    duel.reach_line_up().await;
    let mut database = meddler(&house).await;
    let before = [duel.players[0].position.clone(), duel.players[1].position.clone()];
    run(&mut database, AWAY).await;
    let action = duel.players[0].choices().swap_remove(0);
    for _ in 0..2 {
        let request = duel.players[0].to_play(&action);
        let refusal = duel.players[0].ask(request).await.unwrap_err();
        assert_eq!(code_of(&refusal), "not-kept");
    }
    assert_eq!(code_of(&duel.players[1].say("Hello?").await.unwrap_err()), "not-kept");
    let wish = serde_json::to_value(new_table("rookie")).unwrap();
    assert_eq!(
        post(&duel.ann, "/api/v1/tables", wish).await.refusal(),
        (503, "store-failed".into())
    );
    for player in &mut duel.players {
        player.settle().await;
    }
    assert_eq!([&duel.players[0].position, &duel.players[1].position], before.each_ref());
    run(&mut database, BACK).await;
    duel.players[0].play(&action).await;
    duel.catch_up().await;
    duel.players[1].say("There you are").await.unwrap();
    duel.finish(3).await;
    let file = get(&duel.ann, &format!("/api/v1/tables/{}/replay.txt", duel.table)).await.text;
    let (replay, _) = crate::replay::verify(&file);
    let placed = replay.moves.iter().filter(|(_, played)| *played == action).count();
    assert_eq!(placed, 1, "what was refused was not played");
}

#[tokio::test]
async fn what_could_not_be_kept_is_not_shown_to_anyone() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    let mut database = meddler(&house).await;
    run(&mut database, AWAY).await;
    let resign = Request::Resign { table: duel.table.clone() };
    assert_eq!(duel.players[0].refused(resign).await, "not-kept");
    // The match is not over, so the shuffle must stay secret.
    let table = format!("/api/v1/tables/{}", duel.table);
    assert_eq!(get(&duel.bob, &table).await.refusal().0, 503);
    assert_eq!(get(&duel.bob, &format!("{table}/replay.txt")).await.refusal().0, 503);
    let rematch = call(&duel.bob, reqwest::Method::POST, &format!("{table}/rematch"), None).await;
    assert_eq!(rematch.refusal(), (503, "not-kept".into()));
    let mut watcher = within(house.stranger().socket()).await.unwrap();
    let follow = Request::Follow { table: duel.table.clone(), after: None };
    assert_eq!(code(within(watcher.ask(follow)).await), "not-kept");
    watcher.close().await;
    duel.players[1].settle().await;
    run(&mut database, BACK).await;
    let facts = get(&duel.bob, &table).await.json();
    assert_eq!([&facts["stage"], &facts["opening"]], [&json!("playing"), &Value::Null]);
    for message in duel.players.iter().flat_map(|player| &player.heard) {
        assert_ne!(message["table"]["stage"], "finished");
    }
    duel.finish(4).await;
}

#[tokio::test]
async fn bots_go_on_by_themselves_once_their_moves_can_be_kept_again() {
    let house = House::with(|config| config.bot_pause = Duration::from_millis(50)).await;
    let ann = house.person("Ann").await;
    let mut table = new_table("rookie");
    table.seats = vec![bot("random"), bot("random")];
    let table = make(&ann, &table).await;
    let mut watcher = Player::at(&table, &house.stranger()).await;
    let mut database = meddler(&house).await;
    run(&mut database, AWAY).await;
    let path = format!("/api/v1/tables/{table}");
    let failed = async { while get(&ann, &path).await.status == 200 {} };
    within(failed).await;
    run(&mut database, BACK).await;
    // Nobody asks for anything any more.
    watcher.until(Player::is_over).await;
}

#[tokio::test]
async fn health_tells_whether_anything_can_be_kept() {
    let house = House::open().await;
    let mut database = meddler(&house).await;
    let stranger = house.stranger();
    assert_eq!(get(&stranger, "/health").await.text, "ok\n");
    run(&mut database, "alter table health rename to health_away").await;
    // What was found is believed for a moment.
    within(async { while get(&stranger, "/health").await.status != 503 {} }).await;
    run(&mut database, "alter table health_away rename to health").await;
    within(async { while get(&stranger, "/health").await.status != 200 {} }).await;
}

#[tokio::test]
async fn while_people_cannot_be_looked_up_nobody_is_taken_for_someone_else() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let mut database = meddler(&house).await;
    run(&mut database, "alter table people rename to people_away").await;
    assert_eq!(get(&ann, "/api/v1/me").await.refusal(), (503, "store-failed".into()));
    let answer = post(&ann, "/api/v1/me", json!({ "name": "Eve" })).await;
    assert_eq!(answer.refusal(), (503, "store-failed".into()), "and no second person is made");
    assert!(!answer.text.contains("people"), "what the database says is not for clients");
    run(&mut database, "alter table people_away rename to people").await;
    assert_eq!(get(&ann, "/api/v1/me").await.json()["name"], "Ann");
}
