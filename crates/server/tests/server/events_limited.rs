//! Events at which decks are made: drafted in a pod, or built alone from what one opens.

use std::time::Duration;

use fracas_client::Visitor;
use fracas_protocol::{Course, NewEvent, Request};
use reqwest::Method;
use serde_json::{Value, json};

use crate::events::{
    add_bots, at, hold, info, new_event, play_through, sign_up, start, take_seat, until,
};
use crate::house::{House, call, get, post};
use crate::table::Player;

pub(crate) fn limited(mode: &str) -> NewEvent {
    NewEvent {
        game: "overpower-limited".into(),
        mode: mode.into(),
        ..new_event(Course::Swiss { rounds: Some(1) })
    }
}

/// Picks whatever comes first, and hands in the deck that the builder completes.
pub(crate) async fn make_deck(player: &mut Player) {
    while !player.is_over() && player.position["view"]["outcome"].is_null() {
        if player.turn().is_none() {
            player.hear().await;
            continue;
        }
        let choices = player.choices();
        let wish =
            ["done", "complete"].into_iter().find(|wish| choices.iter().any(|it| it == wish));
        let action = wish.map_or_else(|| choices[0].clone(), str::to_owned);
        player.play(&action).await;
        if action == "done" {
            return;
        }
    }
}

async fn facts(visitor: &Visitor, table: &str) -> Value {
    get(visitor, &format!("/api/v1/tables/{table}")).await.json()
}

#[tokio::test]
async fn a_pod_drafts_and_plays_with_the_decks_it_made() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let event = hold(&ann, &limited("draft")).await;
    sign_up(&bob, &event).await;
    add_bots(&ann, &event, 6).await;
    let answer = call(&ann, Method::POST, &at(&event, "/start"), None).await;
    assert_eq!(answer.refusal(), (409, "bad-pods".into()), "seven are no pod");
    add_bots(&ann, &event, 1).await;
    start(&ann, &event).await;
    let on = info(&bob, &event).await;
    assert_eq!((&on["stage"], &on["building"]["mode"]), (&json!("building"), &json!("draft")));
    let pod = on["your_table"].as_str().unwrap().to_owned();
    let mut player = take_seat(&bob, &pod).await;
    make_deck(&mut player).await;
    let on =
        until(&bob, &event, |it| it["stage"] == "playing" && !it["your_table"].is_null()).await;
    assert_eq!((&on["game"], &on["pods"][0]["done"]), (&json!("overpower"), &json!(true)));
    let table = on["your_table"].as_str().unwrap();
    assert_eq!(facts(&bob, table).await["game"], "overpower");
    let mut player = take_seat(&bob, table).await;
    player.until(|player| player.facts["stage"] == "playing").await;
    player.ask(Request::Resign { table: table.to_owned() }).await.unwrap();
    let lost = |it: &Value| {
        let matches = it["rounds"][0]["matches"].as_array().unwrap().iter();
        let own = matches.filter(|it| it["entrants"].as_array().unwrap().contains(&json!(0)));
        own.map(|it| it["result"].clone()).next().unwrap()
    };
    let noted = until(&ann, &event, |it| !lost(it).is_null()).await;
    assert_eq!(lost(&noted)["no_show"], false);
}

#[tokio::test]
async fn a_bot_drafts_for_someone_who_does_not_come_until_they_do() {
    let house = House::with(|config| config.bot_pause = Duration::from_millis(40)).await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let event = hold(&ann, &NewEvent { patience: Some(1), ..limited("draft") }).await;
    sign_up(&bob, &event).await;
    add_bots(&ann, &event, 7).await;
    start(&ann, &event).await;
    let pod = info(&bob, &event).await["your_table"].as_str().unwrap().to_owned();
    let mut player = Player::at(&pod, &bob).await;
    let is_replaced = |player: &Player| {
        player.facts["seats"].as_array().unwrap().iter().any(|seat| seat["bot_plays"] == true)
    };
    player.until(is_replaced).await;
    assert_eq!(player.facts["can_take_over"], true);
    player.ask(Request::TakeOver { table: pod.clone() }).await.unwrap();
    player.until(|player| !is_replaced(player)).await;
    make_deck(&mut player).await;
    until(&bob, &event, |it| it["stage"] == "playing").await;
    assert_eq!(info(&bob, &event).await["entrants"][0]["presence"], "in");
}

#[tokio::test]
async fn someone_who_leaves_a_draft_is_drafted_for_and_not_paired() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let event = hold(&ann, &limited("sealed")).await;
    sign_up(&bob, &event).await;
    add_bots(&ann, &event, 2).await;
    start(&ann, &event).await;
    let answer = call(&bob, Method::DELETE, &at(&event, "/entrants/0"), None).await;
    assert_eq!(answer.status, 200);
    let on =
        until(&ann, &event, |it| it["rounds"].as_array().is_some_and(|it| it.len() == 1)).await;
    assert_eq!(on["entrants"][0]["presence"], "left");
    let pairs = on["rounds"][0]["matches"].as_array().unwrap();
    assert_eq!(pairs.len(), 1);
    assert!(!pairs[0]["entrants"].as_array().unwrap().contains(&json!(0)));
}

#[tokio::test]
async fn everyone_opens_alone_at_a_sealed_event_and_brings_nothing() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let event = hold(&ann, &limited("sealed")).await;
    let answer = post(&ann, &at(&event, "/entrants"), json!({ "deck": "anything" })).await;
    assert_eq!(answer.refusal(), (409, "deck-is-set".into()));
    for person in [&ann, &bob] {
        sign_up(person, &event).await;
    }
    start(&ann, &event).await;
    let mut tables = Vec::new();
    for person in [&ann, &bob] {
        let table = info(person, &event).await["your_table"].as_str().unwrap().to_owned();
        let mut player = take_seat(person, &table).await;
        make_deck(&mut player).await;
        tables.push(table);
    }
    assert_ne!(tables[0], tables[1]);
    let on =
        until(&ann, &event, |it| it["stage"] == "playing" && !it["your_table"].is_null()).await;
    let table = on["your_table"].as_str().unwrap();
    take_seat(&ann, table).await;
    let mut player = take_seat(&bob, table).await;
    player.until(|player| player.facts["stage"] == "playing").await;
    player.ask(Request::Resign { table: table.to_owned() }).await.unwrap();
    let over = until(&ann, &event, |it| it["stage"] == "over").await;
    assert_eq!(over["standings"][0]["entrant"], 0);
}

#[tokio::test]
async fn people_and_bots_open_booster_boxes_and_play_battle_arena_with_what_they_built() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let wish = NewEvent {
        game: "battle-arena-limited".into(),
        options: [("set".into(), "alpha-update".into())].into(),
        ..limited("booster-box")
    };
    let event = hold(&ann, &wish).await;
    for person in [&ann, &bob] {
        sign_up(person, &event).await;
    }
    add_bots(&ann, &event, 2).await;
    start(&ann, &event).await;
    for person in [&ann, &bob] {
        let on = info(person, &event).await;
        assert_eq!(
            (&on["stage"], &on["building"]["mode"]),
            (&json!("building"), &json!("booster-box"))
        );
        let mut player = take_seat(person, on["your_table"].as_str().unwrap()).await;
        let moment = player.position["view"]["scene"]["moment"].as_str().unwrap().to_owned();
        assert_eq!(moment, "Booster Box Sealed, Alpha Update");
        make_deck(&mut player).await;
    }
    let on =
        until(&ann, &event, |it| it["stage"] == "playing" && !it["your_table"].is_null()).await;
    let playing = facts(&ann, on["your_table"].as_str().unwrap()).await;
    assert_eq!((&playing["game"], &playing["mode"]), (&json!("battle-arena"), &json!("playmaker")));
    assert_eq!(playing["options"]["format"], "booster-box-sealed");
    tokio::join!(
        play_through(ann.clone(), event.clone(), 1),
        play_through(bob.clone(), event.clone(), 2)
    );
    let over = info(&ann, &event).await;
    let matches = over["rounds"][0]["matches"].as_array().unwrap();
    assert_eq!((&over["stage"], matches.len()), (&json!("over"), 2));
    assert!(matches.iter().all(|it| it["result"]["no_show"] == false), "{matches:?}");
    assert_eq!(over["standings"].as_array().unwrap().len(), 4);
}
