//! Hints: to whom, about what, and how often.

use fracas_protocol::{Hints, NewSeat, NewTable, Request};
use serde_json::{Value, json};

use crate::house::{House, get, within};
use crate::table::{Duel, Player, bot, make, new_table, sit};

/// Gets the request for a hint about the decision that someone is asked for.
fn hint_for(player: &Player) -> Request {
    Request::Hint { table: player.table.clone(), turn: player.turn().unwrap_or_default() }
}

/// Sits Ann down against a bot, at her turn.
async fn against_bot(house: &House) -> Player {
    let ann = house.person("Ann").await;
    let table = NewTable { seats: vec![NewSeat::Me, bot("random")], ..new_table("substitution") };
    let table = make(&ann, &table).await;
    sit(&ann, &table, 0).await;
    let mut player = Player::at(&table, &ann).await;
    player.until(|player| player.turn().is_some()).await;
    player
}

/// Wishes for a table of two people where hints are allowed.
fn duel_with_hints() -> NewTable {
    NewTable { hints: Some(Hints::Allowed), ..new_table("rookie") }
}

#[tokio::test]
async fn a_hint_says_what_is_thought_of_every_choice_to_the_one_who_asked_alone() {
    let house = House::open().await;
    let mut duel = Duel::at(&house, &duel_with_hints()).await;
    let (due, other) = (duel.due(), 1 - duel.due());
    let mut watcher = Player::at(&duel.table, &house.stranger()).await;
    let [asks, hears] = duel.players.get_disjoint_mut([due, other]).unwrap();
    let (number, request) = (asks.number, hint_for(asks));
    let answer = asks.ask(request).await.expect("it is their turn");
    assert_eq!((&answer["type"], &answer["table"]), (&json!("hint"), &json!(asks.table)));
    let hint = &answer["hint"];
    assert_eq!(hint["turn"].as_u64(), asks.turn());
    let options = hint["options"].as_array().unwrap();
    let notations: Vec<&str> = options.iter().filter_map(|it| it["notation"].as_str()).collect();
    assert_eq!(notations, asks.choices(), "in the order of the choices");
    let best = options.iter().find(|it| it["notation"] == hint["best"]).unwrap();
    let most = options.iter().filter_map(|it| it["visits"].as_u64()).max();
    assert_eq!((best["visits"].as_u64(), &best["value"]), (most, &hint["expected"]));
    assert!(options.iter().all(|it| it["value"].as_u64().is_some_and(|value| value <= 1000)));
    assert_eq!(hint["line"][0]["seat"], due, "the best choice begins what is expected");
    for others in [hears, &mut watcher] {
        others.settle().await;
        assert_eq!(others.number, number, "nothing has happened");
        assert!(others.heard.iter().all(|message| message["type"] != "hint"), "nobody else hears");
    }
}

#[tokio::test]
async fn who_may_not_ask_is_told_why() {
    let house = House::open().await;
    let mut duel = Duel::at(&house, &duel_with_hints()).await;
    let (due, other) = (duel.due(), 1 - duel.due());
    let request = hint_for(&duel.players[due]);
    assert_eq!(duel.players[other].refused(request.clone()).await, "not-your-turn");
    let mut watcher = Player::at(&duel.table, &house.person("Cat").await).await;
    assert_eq!(watcher.refused(request.clone()).await, "not-seated");
    let mut stranger = Player::at(&duel.table, &house.stranger()).await;
    assert_eq!(stranger.refused(request).await, "no-name");
    let stale = Request::Hint { table: duel.table.clone(), turn: 1 };
    assert_eq!(duel.players[due].refused(stale).await, "stale");
    let nowhere = Request::Hint { table: "none".into(), turn: 1 };
    assert_eq!(duel.players[due].refused(nowhere).await, "no-such-table");
    duel.finish(1).await;
    let late = hint_for(&duel.players[due]);
    assert_eq!(duel.players[due].refused(late).await, "finished");
}

#[tokio::test]
async fn a_table_is_played_without_hints_unless_one_person_plays_or_the_host_allows_them() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let alone = vec![NewSeat::Me, bot("greedy")];
    let two = vec![NewSeat::Me, NewSeat::Open];
    for (seats, chosen, hints) in [
        (alone.clone(), None, "allowed"),
        (alone, Some(Hints::Off), "off"),
        (two.clone(), None, "off"),
        (two, Some(Hints::Allowed), "allowed"),
    ] {
        let table = make(&ann, &NewTable { seats, hints: chosen, ..new_table("rookie") }).await;
        let info = get(&ann, &format!("/api/v1/tables/{table}")).await.json();
        assert_eq!(info["hints"], hints);
        let lobby = get(&ann, "/api/v1/tables").await.json();
        let listed = lobby.as_array().unwrap().iter().find(|it| it["id"] == *table).unwrap();
        assert_eq!(listed["hints"], hints);
    }
    let mut duel = Duel::begin(&house, "rookie").await;
    let due = duel.due();
    let request = hint_for(&duel.players[due]);
    assert_eq!(duel.players[due].refused(request).await, "hints-off");
}

#[tokio::test]
async fn what_the_seats_become_decides_where_the_host_did_not() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let table = make(&ann, &new_table("rookie")).await;
    let path = format!("/api/v1/tables/{table}/seats/1");
    let change = json!({ "seat": { "type": "bot", "level": "random" } });
    let info = within(ann.call(reqwest::Method::PUT, &path, Some(&change))).await.unwrap();
    assert_eq!(info["hints"], "allowed");
}

#[tokio::test]
async fn a_person_has_one_hint_at_a_time_and_so_many_in_a_minute() {
    let nobody_thinks = House::with(|config| config.bot_threads = 0).await;
    let mut duel = Duel::at(&nobody_thinks, &duel_with_hints()).await;
    let due = duel.due();
    let request = hint_for(&duel.players[due]);
    duel.players[due].socket.send(request.clone()).await.unwrap();
    assert_eq!(duel.players[due].refused(request).await, "still-thinking");
    duel.finish(2).await;

    let house = House::with(|config| config.limits.hints_per_minute = 1).await;
    let mut ann = against_bot(&house).await;
    let request = hint_for(&ann);
    ann.ask(request.clone()).await.expect("the first is given");
    // Should the machine stand still for a minute in between, another is given.
    let mut refused = Vec::new();
    for _ in 0..3 {
        refused.extend(ann.ask(request.clone()).await.err());
    }
    assert!(
        !refused.is_empty() && refused.iter().all(|it| it["code"] == "too-fast"),
        "{refused:?}"
    );
    ann.play_any().await;
}

#[tokio::test]
async fn nobody_waits_for_a_hint_and_one_that_comes_too_late_is_withheld() {
    let house = House::open().await;
    let mut duel = Duel::at(&house, &duel_with_hints()).await;
    let due = duel.due();
    let request = hint_for(&duel.players[due]);
    let hint_id = duel.players[due].socket.send(request).await.unwrap();
    // The move is sent right behind the wish, and thinking takes longer than to play it.
    let turn = duel.players[due].turn();
    let action = duel.players[due].choices().swap_remove(0);
    let play = duel.players[due].to_play(&action);
    let move_id = duel.players[due].socket.send(play).await.unwrap();
    let mut answers: Vec<Value> = Vec::new();
    while answers.len() < 2 {
        let message = duel.players[due].hear().await;
        if message["id"] == hint_id || message["id"] == move_id {
            answers.push(message);
        }
    }
    let hint = answers.iter().find(|message| message["id"] == hint_id).unwrap();
    // Should it have been faster, it came before the move was confirmed.
    let came_first = answers[0]["id"] == hint_id && hint["hint"]["turn"].as_u64() == turn;
    assert!(hint["refusal"]["code"] == "stale" || came_first, "{answers:?}");
    assert!(answers.iter().any(|message| message["type"] == "done"));
}
