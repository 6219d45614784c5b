//! Events: held by someone, run by the server.

use std::time::Duration;

use fracas_client::{Socket, Visitor};
use fracas_core::{Chance as _, Fast};
use fracas_protocol::{ClockPlan, Course, NewEvent, Request, WhenOut};
use reqwest::Method;
use serde_json::{Value, json};

use crate::house::{House, call, get, post, within};
use crate::table::{Player, sit};

pub(crate) const EVENTS: &str = "/api/v1/events";

/// Wishes for an event of short matches, for which everyone has decks.
pub(crate) fn new_event(course: Course) -> NewEvent {
    let clock = ClockPlan { per_move: Some(600), per_match: None, when_out: WhenOut::Lose };
    NewEvent {
        title: "Friday night".into(),
        game: "battle-arena".into(),
        mode: "rookie".into(),
        options: [].into(),
        course,
        places: 16,
        listed: true,
        clock: Some(clock),
        patience: Some(600),
    }
}

pub(crate) const SWISS: Course = Course::Swiss { rounds: None };

/// Holds an event and gives its id.
pub(crate) async fn hold(owner: &Visitor, wish: &NewEvent) -> String {
    let answer = post(owner, EVENTS, serde_json::to_value(wish).unwrap()).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["id"].as_str().unwrap().to_owned()
}

/// Gets the path of something about an event.
pub(crate) fn at(event: &str, what: &str) -> String {
    format!("{EVENTS}/{event}{what}")
}

pub(crate) async fn sign_up(visitor: &Visitor, event: &str) -> Value {
    let answer = post(visitor, &at(event, "/entrants"), json!({})).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

pub(crate) async fn add_bots(owner: &Visitor, event: &str, count: usize) {
    for _ in 0..count {
        let answer = post(owner, &at(event, "/bots"), json!({ "level": "random" })).await;
        assert_eq!(answer.status, 200, "{answer:?}");
    }
}

/// Holds an event for which two people and two bots have signed up.
pub(crate) async fn event_for_four(house: &House) -> (Visitor, Visitor, String) {
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let event = hold(&ann, &new_event(SWISS)).await;
    sign_up(&ann, &event).await;
    sign_up(&bob, &event).await;
    add_bots(&ann, &event, 2).await;
    (ann, bob, event)
}

pub(crate) async fn start(owner: &Visitor, event: &str) -> Value {
    let answer = call(owner, Method::POST, &at(event, "/start"), None).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

pub(crate) async fn info(visitor: &Visitor, event: &str) -> Value {
    get(visitor, &at(event, "")).await.json()
}

/// Looks at an event again and again until it is as it should be.
pub(crate) async fn until(visitor: &Visitor, event: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    within(async {
        loop {
            let info = info(visitor, event).await;
            if is_so(&info) {
                return info;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await
}

fn is_over(info: &Value) -> bool {
    info["stage"] == "over"
}

/// Gets where someone has to sit now.
fn place_at(facts: &Value) -> u8 {
    let seats = facts["seats"].as_array().unwrap();
    seats.iter().position(|seat| seat["holder"]["for_you"] == true).unwrap() as u8
}

/// Sits down at the table where someone is expected, and follows it.
pub(crate) async fn take_seat(visitor: &Visitor, table: &str) -> Player {
    let facts = get(visitor, &format!("/api/v1/tables/{table}")).await.json();
    sit(visitor, table, place_at(&facts)).await;
    Player::at(table, visitor).await
}

/// Plays all matches that someone is expected at, until the event is over.
pub(crate) async fn play_through(visitor: Visitor, event: String, seed: u64) {
    let mut chance = Fast::new(seed);
    let mut visited = Vec::new();
    loop {
        let is_next = |info: &Value| {
            let table = info["your_table"].as_str();
            is_over(info) || table.is_some_and(|table| !visited.iter().any(|it| it == table))
        };
        let info = until(&visitor, &event, is_next).await;
        if is_over(&info) {
            return;
        }
        let table = info["your_table"].as_str().unwrap().to_owned();
        let mut player = take_seat(&visitor, &table).await;
        visited.push(table);
        while !player.is_over() {
            if player.turn().is_none() {
                player.hear().await;
                continue;
            }
            let mut choices = player.choices();
            let action = choices.swap_remove(chance.below(choices.len() as u32) as usize);
            player.play(&action).await;
        }
    }
}

#[tokio::test]
async fn bots_alone_play_a_swiss_event_to_its_end() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let event = hold(&ann, &new_event(SWISS)).await;
    add_bots(&ann, &event, 5).await;
    start(&ann, &event).await;
    let info = until(&ann, &event, is_over).await;
    let rounds = info["rounds"].as_array().unwrap();
    assert_eq!((rounds.len(), info["planned_rounds"].as_u64()), (3, Some(3)));
    for round in rounds {
        assert_eq!(round["matches"].as_array().unwrap().len(), 2);
        assert_eq!(round["byes"].as_array().unwrap().len(), 1);
    }
    let places: Vec<u64> = info["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["place"].as_u64().unwrap())
        .collect();
    assert_eq!(places, [1, 2, 3, 4, 5]);
    let table = rounds[0]["matches"][0]["table"].as_str().unwrap();
    let facts = get(&ann, &format!("/api/v1/tables/{table}")).await.json();
    assert_eq!((&facts["event"], &facts["stage"]), (&json!(event), &json!("finished")));
    let names: Vec<&str> = info["entrants"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["name"].as_str().unwrap())
        .collect();
    assert_eq!(names[..2], ["Random Bot", "Random Bot 2"]);
    let holder = &facts["seats"][0]["holder"]["name"];
    let first = rounds[0]["matches"][0]["entrants"][0].as_u64().unwrap() as usize;
    assert_eq!(holder, names[first], "a bot has the same name everywhere");
}

#[tokio::test]
async fn people_and_bots_play_together_and_the_owner_need_not_take_part() {
    let house = House::open().await;
    let (owner, ann, bob) =
        (house.person("Owner").await, house.person("Ann").await, house.person("Bob").await);
    let event = hold(&owner, &new_event(SWISS)).await;
    for person in [&ann, &bob] {
        sign_up(person, &event).await;
    }
    add_bots(&owner, &event, 2).await;
    start(&owner, &event).await;
    tokio::join!(
        play_through(ann.clone(), event.clone(), 1),
        play_through(bob.clone(), event.clone(), 2)
    );
    let info = info(&ann, &event).await;
    assert_eq!(info["rounds"].as_array().unwrap().len(), 2);
    let sum = |field: &str| -> u64 {
        info["standings"].as_array().unwrap().iter().map(|it| it[field].as_u64().unwrap()).sum()
    };
    assert_eq!(sum("wins"), sum("losses"), "every match has its winner, or is drawn");
    assert_eq!((info["you"].as_u64(), info["owned_by_you"].as_bool()), (Some(0), Some(false)));
}

#[tokio::test]
async fn elimination_leaves_one() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let event = hold(&ann, &new_event(Course::Elimination)).await;
    add_bots(&ann, &event, 6).await;
    start(&ann, &event).await;
    let info = until(&ann, &event, is_over).await;
    let rounds = info["rounds"].as_array().unwrap();
    let sizes: Vec<usize> =
        rounds.iter().map(|round| round["matches"].as_array().unwrap().len()).collect();
    assert_eq!(sizes, [2, 2, 1]);
    assert_eq!(info["standings"][0]["losses"], 0);
}

#[tokio::test]
async fn whoever_does_not_sit_down_in_time_loses_and_is_dropped_after_two_matches() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let wish = NewEvent { patience: Some(1), ..new_event(Course::Swiss { rounds: Some(4) }) };
    let event = hold(&ann, &wish).await;
    sign_up(&bob, &event).await;
    add_bots(&ann, &event, 3).await;
    start(&ann, &event).await;
    let info = until(&bob, &event, is_over).await;
    let bob = &info["entrants"][0];
    assert_eq!((&bob["name"], &bob["presence"]), (&json!("Bob"), &json!("absent")));
    let rounds = info["rounds"].as_array().unwrap();
    for round in &rounds[..2] {
        let missed = round["matches"]
            .as_array()
            .unwrap()
            .iter()
            .find(|it| it["entrants"].as_array().unwrap().contains(&json!(0)));
        let result = &missed.unwrap()["result"];
        let loser = if missed.unwrap()["entrants"][0] == 0 { "second" } else { "first" };
        assert_eq!((&result["no_show"], &result["verdict"]), (&json!(true), &json!(loser)));
    }
    assert_eq!(rounds[2]["byes"].as_array().unwrap().len(), 1, "three are left");
    assert_eq!(info["standings"][3]["entrant"], 0, "the last place");
}

#[tokio::test]
async fn someone_who_drops_out_gives_up_the_match_and_holds_nobody_up() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let event = hold(&ann, &new_event(Course::Swiss { rounds: Some(2) })).await;
    sign_up(&ann, &event).await;
    sign_up(&bob, &event).await;
    let info = start(&ann, &event).await;
    let table = info["your_table"].as_str().unwrap().to_owned();
    let mut player = take_seat(&ann, &table).await;
    take_seat(&bob, &table).await;
    player.until(|player| player.facts["stage"] == "playing").await;
    let answer = call(&bob, Method::DELETE, &at(&event, "/entrants/1"), None).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    player.until(Player::is_over).await;
    let info = until(&ann, &event, is_over).await;
    assert_eq!(info["entrants"][1]["presence"], "left");
    assert_eq!(
        (&info["standings"][0]["entrant"], &info["standings"][0]["wins"]),
        (&json!(0), &json!(1))
    );
    assert_eq!(info["rounds"].as_array().unwrap().len(), 1, "nobody is left to meet");
}

#[tokio::test]
async fn someone_who_drops_out_before_the_match_loses_it_at_once() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let event = hold(&ann, &new_event(SWISS)).await;
    sign_up(&ann, &event).await;
    sign_up(&bob, &event).await;
    start(&ann, &event).await;
    call(&bob, Method::DELETE, &at(&event, "/entrants/1"), None).await;
    let info = until(&ann, &event, is_over).await;
    assert_eq!(info["standings"][0]["entrant"], 0, "Ann had yet to come, and has won");
}

#[tokio::test]
async fn those_who_look_at_an_event_are_told_when_it_changes() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let event = hold(&ann, &new_event(SWISS)).await;
    let mut socket: Socket = within(bob.socket()).await.unwrap();
    within(socket.send(Request::FollowEvent { event: event.clone() })).await.unwrap();
    let mut heard = Vec::new();
    let mut hear_until = async |socket: &mut Socket, is_so: &dyn Fn(&Value) -> bool| loop {
        let message = within(socket.next()).await.unwrap();
        if message["type"] == "event" {
            heard.push(message["event"]["number"].as_u64().unwrap());
            if is_so(&message["event"]) {
                return message["event"].clone();
            }
        }
    };
    let first = hear_until(&mut socket, &|_| true).await;
    assert_eq!((&first["stage"], &first["you"]), (&json!("open"), &Value::Null));
    sign_up(&bob, &event).await;
    let signed_up = hear_until(&mut socket, &|it| !it["you"].is_null()).await;
    assert_eq!(signed_up["you"], 0, "each is told what is theirs");
    add_bots(&ann, &event, 1).await;
    start(&ann, &event).await;
    let on = hear_until(&mut socket, &|it| !it["your_table"].is_null()).await;
    let table = on["your_table"].as_str().unwrap();
    let facts = get(&bob, &format!("/api/v1/tables/{table}")).await;
    assert_eq!(facts.status, 200, "a table that is told of is there");
    within(socket.send(Request::UnfollowEvent { event: event.clone() })).await.unwrap();
    assert!(heard.is_sorted(), "{heard:?}");
}

#[tokio::test]
async fn an_event_is_found_by_those_who_look_for_it() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let listed = hold(&ann, &new_event(SWISS)).await;
    let hidden = hold(&ann, &NewEvent { listed: false, ..new_event(SWISS) }).await;
    let ids = |list: Value| -> Vec<String> {
        list.as_array().unwrap().iter().map(|it| it["id"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(ids(get(&bob, EVENTS).await.json()), [listed.as_str()]);
    assert_eq!(info(&bob, &hidden).await["title"], "Friday night", "whoever has the link may come");
    assert_eq!(ids(get(&bob, "/api/v1/me/events").await.json()), [""; 0]);
    sign_up(&bob, &hidden).await;
    assert_eq!(ids(get(&bob, "/api/v1/me/events").await.json()), [hidden.as_str()]);
    assert_eq!(
        ids(get(&ann, "/api/v1/me/events").await.json()).len(),
        2,
        "hers, though she does not play"
    );
    call(&bob, Method::DELETE, &at(&hidden, "/entrants/0"), None).await;
    assert_eq!(ids(get(&bob, "/api/v1/me/events").await.json()), [""; 0]);
    let answer = call(&ann, Method::DELETE, &at(&listed, ""), None).await;
    assert_eq!(answer.json()["stage"], "cancelled");
    assert_eq!(ids(get(&bob, EVENTS).await.json()), [""; 0]);
}

#[tokio::test]
async fn what_is_wrong_with_an_event_is_said() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let with = |change: &dyn Fn(&mut NewEvent)| {
        let mut wish = new_event(SWISS);
        change(&mut wish);
        serde_json::to_value(wish).unwrap()
    };
    for (wish, code) in [
        (with(&|it| it.title = " \u{200b} ".into()), "bad-title"),
        (with(&|it| it.title = "x".repeat(61)), "bad-title"),
        (with(&|it| it.game = "chess".into()), "no-such-game"),
        (with(&|it| it.mode = "chess".into()), "unplayable"),
        (with(&|it| it.options = [("no".into(), "such".into())].into()), "unplayable"),
        (with(&|it| it.places = 1), "bad-places"),
        (with(&|it| it.places = 65), "bad-places"),
        (with(&|it| it.patience = Some(0)), "bad-patience"),
        (with(&|it| it.course = Course::Swiss { rounds: Some(0) }), "bad-event"),
        (with(&|it| it.course = Course::Swiss { rounds: Some(99) }), "bad-event"),
        (
            with(&|it| {
                let when_out = WhenOut::Lose;
                it.clock = Some(ClockPlan { per_move: None, per_match: None, when_out });
            }),
            "bad-clock",
        ),
        (json!({ "title": "x" }), "unreadable"),
    ] {
        let answer = post(&ann, EVENTS, wish.clone()).await;
        let (status, said) = answer.refusal();
        assert_eq!(said, code, "{wish}");
        assert!(matches!(status, 404 | 422), "{status} {code}");
    }
    let event = hold(&ann, &new_event(SWISS)).await;
    let answer = call(&ann, Method::POST, &at(&event, "/start"), None).await;
    assert_eq!(answer.refusal(), (409, "too-few".into()));
    let answer = post(&ann, &at(&event, "/bots"), json!({ "level": "genius" })).await;
    assert_eq!(answer.refusal(), (422, "no-such-bot".into()));
    let answer = post(&ann, &at(&event, "/entrants"), json!({ "deck": "no-such-deck" })).await;
    assert_eq!(answer.refusal(), (422, "unplayable".into()));
    assert_eq!(info(&ann, &event).await["entrants"], json!([]), "nothing has happened");
}
