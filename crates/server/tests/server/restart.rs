//! Power can fail at any moment: what was confirmed is there again, and what was not is not.

use std::time::Duration;

use fracas_client::Visitor;
use fracas_protocol::{ClockPlan, NewTable, Request, WhenOut};
use fracas_server::Server;
use serde_json::{Value, json};

use crate::failures::{meddler, run};
use crate::house::{House, answer, call, code_of, get, post, within};
use crate::table::{Duel, Player, bot, make, new_table, sit};

/// What everyone who comes to a table is told.
async fn told(table: &str, viewers: &[&Visitor]) -> Vec<(Value, Vec<Value>, u64)> {
    let mut told = Vec::new();
    for visitor in viewers {
        let player = Player::at(table, visitor).await;
        told.push((player.position.clone(), player.lines.clone(), player.number));
        player.socket.close().await;
    }
    told
}

#[tokio::test]
async fn a_match_goes_on_where_it_was() {
    let mut house = House::open().await;
    let mut duel = Duel::begin(&house, "substitution").await;
    duel.reach_line_up().await;
    duel.players[0].say("Before <the> storm").await.unwrap();
    duel.players[0].play_any().await;
    duel.players[1].play_any().await;
    duel.undo(0).await.unwrap();
    duel.catch_up().await;
    let stranger = house.stranger();
    let before = told(&duel.table, &[&duel.ann, &duel.bob, &stranger]).await;
    assert!(before[0].1.iter().any(|line| line["text"] == "Before <the> storm"));
    house.stop().await;
    house.start().await;
    let after = told(&duel.table, &[&duel.ann, &duel.bob, &stranger]).await;
    assert_eq!(after, before, "everyone sees and is told the same, byte for byte");

    duel.players =
        [Player::at(&duel.table, &duel.ann).await, Player::at(&duel.table, &duel.bob).await];
    assert_eq!(duel.players[1].facts["undo_asked"]["seat"], 0, "Ann still asks");
    duel.answer_undo(1, true).await.unwrap();
    duel.catch_up().await;
    assert_eq!(duel.players[0].choices().len(), 7, "the Hero is back in hand");
    duel.finish(1).await;
    let (_, desk) = crate::replay::verify(
        &get(&duel.ann, &format!("/api/v1/tables/{}/replay.txt", duel.table)).await.text,
    );
    assert!(desk.outcome().is_some());
}

#[tokio::test]
async fn whatever_was_confirmed_is_there_after_every_stop() {
    let mut house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let table = make(&ann, &new_table("rookie")).await;
    sit(&ann, &table, 0).await;
    house.stop().await;
    house.start().await;
    let facts = get(&ann, &format!("/api/v1/tables/{table}")).await.json();
    assert_eq!(facts["seats"][0]["holder"]["name"], "Ann");
    assert_eq!(
        get(&bob, "/api/v1/tables").await.json()[0]["id"],
        table.as_str(),
        "it is in the lobby"
    );
    sit(&bob, &table, 1).await;
    let mut confirmed = Vec::new();
    for _ in 0..6 {
        let mut players = [Player::at(&table, &ann).await, Player::at(&table, &bob).await];
        let due = players.iter().position(|player| player.turn().is_some()).unwrap();
        let action = players[due].choices().swap_remove(0);
        let request = players[due].to_play(&action);
        // The moment it is confirmed, the server is told to stop.
        players[due].ask(request).await.unwrap();
        house.stop().await;
        confirmed.push(action);
        house.start().await;
    }
    let mut player = Player::at(&table, &ann).await;
    player.ask(Request::Resign { table: table.clone() }).await.unwrap();
    house.stop().await;
    house.start().await;
    let file = get(&bob, &format!("/api/v1/tables/{table}/replay.txt")).await.text;
    let (replay, _) = crate::replay::verify(&file);
    let kept: Vec<&String> = replay.moves.iter().map(|(_, action)| action).collect();
    assert_eq!(kept, confirmed.iter().collect::<Vec<_>>());
    assert_eq!(
        get(&bob, "/api/v1/tables").await.json(),
        json!([]),
        "a finished one is not in the lobby"
    );
}

#[tokio::test]
async fn sockets_are_told_that_the_server_stops() {
    let mut house = House::open().await;
    let mut socket = within(house.stranger().socket()).await.unwrap();
    house.stop().await;
    let message = within(socket.next()).await.unwrap();
    assert_eq!(message["type"], "closing");
    assert_eq!(code_of(&message["refusal"]), "stopping");
    assert!(within(socket.next()).await.is_err());
}

#[tokio::test]
async fn time_that_the_server_was_away_is_nobodys() {
    let mut house = House::open().await;
    let clock = ClockPlan { per_move: Some(600), per_match: None, when_out: WhenOut::Lose };
    let mut duel = Duel::at(&house, &NewTable { clock: Some(clock), ..new_table("rookie") }).await;
    let due = duel.due();
    house.stop().await;
    // A day goes by.
    let mut database = meddler(&house).await;
    run(&mut database, "update journal set written_at = written_at - 86400000").await;
    drop(database);
    house.start().await;
    duel.players =
        [Player::at(&duel.table, &duel.ann).await, Player::at(&duel.table, &duel.bob).await];
    assert_eq!(duel.players[due].facts["stage"], "playing");
    let left = duel.players[due].position["clocks"][due]["left"].as_u64().unwrap();
    assert!((500_000..=600_000).contains(&left), "{left}");
    duel.finish(2).await;
}

#[tokio::test]
async fn what_was_thought_before_a_stop_counts() {
    let mut house = House::open().await;
    let clock = ClockPlan { per_move: Some(600), per_match: None, when_out: WhenOut::Lose };
    let duel = Duel::at(&house, &NewTable { clock: Some(clock), ..new_table("rookie") }).await;
    let due = duel.due();
    house.stop().await;
    // The match began five minutes before the stop.
    let mut database = meddler(&house).await;
    run(
        &mut database,
        "update journal set written_at = written_at - 300000 \
         where number < (select max(number) from journal)",
    )
    .await;
    drop(database);
    house.start().await;
    let player = Player::at(&duel.table, &duel.ann).await;
    let left = player.position["clocks"][due]["left"].as_u64().unwrap();
    assert!((250_000..=306_000).contains(&left), "{left}");
}

#[tokio::test]
async fn what_is_too_old_is_deleted() {
    let mut house = House::with(|config| config.keep_days = Some(30)).await;
    let mut duel = Duel::begin(&house, "rookie").await;
    duel.players[0].ask(Request::Resign { table: duel.table.clone() }).await.unwrap();
    let closed = make(&duel.ann, &new_table("rookie")).await;
    let path = |table: &str| format!("/api/v1/tables/{table}");
    call(&duel.ann, reqwest::Method::DELETE, &path(&closed), None).await;
    for (days, kept) in [(0, 2), (8, 1), (40, 0)] {
        house.stop().await;
        let mut database = meddler(&house).await;
        let sql = "update journal set written_at = (strftime('%s') - 86400 * $1) * 1000";
        sqlx::query(sql).bind(days).execute(&mut database).await.unwrap();
        house.start().await;
        let swept = async {
            let count = "select count(*) from tables";
            while sqlx::query_scalar::<_, i64>(count).fetch_one(&mut database).await.unwrap()
                != kept
            {}
        };
        within(swept).await;
    }
    let answer = get(&house.person("Cat").await, &path(&duel.table)).await;
    assert_eq!(answer.refusal(), (404, "no-such-table".into()));
}

#[tokio::test]
async fn time_that_is_left_runs_out_after_a_restart_too() {
    let mut house = House::open().await;
    let clock = ClockPlan { per_move: Some(1), per_match: None, when_out: WhenOut::Lose };
    let duel = Duel::at(&house, &NewTable { clock: Some(clock), ..new_table("rookie") }).await;
    house.stop().await;
    house.start().await;
    let mut player = Player::at(&duel.table, &duel.ann).await;
    player.until(Player::is_over).await;
    assert!(player.lines.iter().any(|line| line["kind"] == "out-of-time"));
}

#[tokio::test]
async fn bots_go_on_after_a_restart_though_nobody_looks() {
    let mut house = House::with(|config| config.bot_pause = Duration::from_mins(10)).await;
    let ann = house.person("Ann").await;
    let mut table = new_table("rookie");
    table.seats = vec![bot("random"), bot("greedy")];
    let table = make(&ann, &table).await;
    assert_eq!(get(&ann, &format!("/api/v1/tables/{table}")).await.json()["stage"], "playing");
    house.stop().await;
    house.set_bot_pause(Duration::ZERO);
    house.start().await;
    let over = async {
        while get(&ann, &format!("/api/v1/tables/{table}/replay.txt")).await.status != 200 {}
    };
    within(over).await;
}

#[tokio::test]
async fn people_are_known_after_a_restart() {
    let mut house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    call(&bob, reqwest::Method::DELETE, "/api/v1/me", None).await;
    house.stop().await;
    house.start().await;
    assert_eq!(get(&ann, "/api/v1/me").await.json()["name"], "Ann");
    assert_eq!(get(&bob, "/api/v1/me").await.json(), Value::Null, "and who was forgotten stays so");
}

#[tokio::test]
async fn a_second_server_on_the_same_folder_is_refused_in_a_clear_sentence() {
    let mut house = House::open().await;
    let mut config = house.config().clone();
    config.address.set_port(0);
    let Err(why) = Server::start(config.clone()).await else { panic!("two servers on one folder") };
    let sentence = why.to_string();
    assert!(sentence.contains("another server"), "{sentence}");
    assert!(sentence.contains(&*config.data.to_string_lossy()), "{sentence}");
    assert_eq!(get(&house.stranger(), "/health").await.text, "ok\n", "the first is unharmed");
    house.stop().await;
    let second = Server::start(config).await.expect("the folder is free again");
    second.stop().await.unwrap();
}

#[tokio::test]
async fn an_address_that_is_taken_is_named() {
    let house = House::open().await;
    let mut config = house.config().clone();
    config.data.push("other");
    let Err(why) = Server::start(config.clone()).await else {
        panic!("two servers on one address")
    };
    assert!(why.to_string().contains(&config.address.to_string()), "{why}");
}

#[tokio::test]
async fn tables_that_nobody_comes_back_to_are_closed() {
    let mut house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    duel.step().await;
    let open = make(&duel.ann, &new_table("rookie")).await;
    house.stop().await;
    let mut database = meddler(&house).await;
    // Two days: long for a table that waits for people, short for a match.
    run(&mut database, "update journal set written_at = written_at - 172800000").await;
    drop(database);
    house.start().await;
    let url = format!("{}/api/v1/tables/{open}", house.url());
    let closed = async {
        loop {
            let answer = answer(reqwest::get(&url).await.unwrap()).await;
            if answer.status != 200 {
                return answer.refusal();
            }
        }
    };
    assert_eq!(within(closed).await, (410, "expired".into()));
    let sit =
        post(&duel.bob, &format!("/api/v1/tables/{open}/seats/1"), json!({ "nonce": "n" })).await;
    assert_eq!(sit.refusal(), (410, "expired".into()));
    let tables = get(&duel.bob, "/api/v1/tables").await.json();
    let ids: Vec<&Value> = tables.as_array().unwrap().iter().map(|table| &table["id"]).collect();
    assert_eq!(ids, [duel.table.as_str()], "the match is still there, and only that");
    duel.players =
        [Player::at(&duel.table, &duel.ann).await, Player::at(&duel.table, &duel.bob).await];
    duel.finish(5).await;
}
