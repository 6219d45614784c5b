//! A place at an event is as hard to steal as a seat at a table.

use fracas_client::Visitor;
use fracas_protocol::NewEvent;
use futures_util::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};

use crate::events::{
    EVENTS, SWISS, add_bots, at, hold, info, new_event, sign_up, start, take_seat,
};
use crate::house::{House, call, get, post};
use crate::table::Player;

/// Sends a request as a browser would for a page from elsewhere, with the visitor's cookie.
async fn from_page(house: &House, visitor: &Visitor, method: Method, path: &str) -> (u16, String) {
    let http = reqwest::Client::new();
    let request = http.request(method, house.url() + path).json(&json!({ "level": "random" }));
    let request = request.header("cookie", visitor.cookie().unwrap());
    let request = request.header("origin", "https://evil.example");
    crate::house::answer(request.send().await.unwrap()).await.refusal()
}

#[tokio::test]
async fn a_page_from_elsewhere_can_do_nothing_at_an_event() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let event = hold(&ann, &new_event(SWISS)).await;
    sign_up(&ann, &event).await;
    add_bots(&ann, &event, 1).await;
    let before = info(&ann, &event).await;
    for (method, path) in [
        (Method::POST, EVENTS.to_owned()),
        (Method::POST, at(&event, "/entrants")),
        (Method::DELETE, at(&event, "/entrants/0")),
        (Method::POST, at(&event, "/bots")),
        (Method::POST, at(&event, "/start")),
        (Method::DELETE, at(&event, "")),
    ] {
        let refusal = from_page(&house, &ann, method.clone(), &path).await;
        assert_eq!(refusal, (403, "foreign-page".into()), "{method} {path}");
    }
    assert_eq!(info(&ann, &event).await, before, "nothing has happened");
}

#[tokio::test]
async fn nobody_without_a_name_or_with_a_guessed_token_takes_part() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let event = hold(&ann, &new_event(SWISS)).await;
    sign_up(&ann, &event).await;
    let token = ann.cookie().unwrap();
    let mut guesses = vec![String::new(), "fracas=".into(), format!("fracas={}", "A".repeat(43))];
    // One letter of the right token is wrong.
    for index in [8, 20, 40] {
        let mut guess = token.to_owned();
        let other = if &guess[index..=index] == "A" { "B" } else { "A" };
        guess.replace_range(index..=index, other);
        guesses.push(guess);
    }
    for guess in guesses {
        let http = reqwest::Client::new();
        for (method, path) in [
            (Method::POST, at(&event, "/entrants")),
            (Method::DELETE, at(&event, "/entrants/0")),
            (Method::POST, at(&event, "/start")),
            (Method::DELETE, at(&event, "")),
            (Method::GET, "/api/v1/me/events".into()),
        ] {
            let request = http.request(method.clone(), house.url() + &path);
            let request = request.header("cookie", guess.as_str()).json(&json!({}));
            let answer = crate::house::answer(request.send().await.unwrap()).await;
            assert_eq!(answer.refusal(), (401, "no-name".into()), "{method} {path} {guess:?}");
        }
        let request = http.get(house.url() + &at(&event, "")).header("cookie", guess);
        let facts = crate::house::answer(request.send().await.unwrap()).await.json();
        assert_eq!((&facts["you"], &facts["owned_by_you"]), (&Value::Null, &json!(false)));
    }
    assert_eq!(info(&ann, &event).await["entrants"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn only_the_one_who_holds_it_adds_bots_takes_others_out_begins_and_calls_off() {
    let house = House::open().await;
    let (ann, bob, namesake) =
        (house.person("Ann").await, house.person("Bob").await, house.person("Ann").await);
    let event = hold(&ann, &new_event(SWISS)).await;
    sign_up(&bob, &event).await;
    add_bots(&ann, &event, 1).await;
    for other in [&bob, &namesake] {
        for (method, path, body) in [
            (Method::POST, "/bots", Some(json!({ "level": "random" }))),
            (Method::DELETE, "/entrants/1", None),
            (Method::POST, "/start", None),
            (Method::DELETE, "", None),
        ] {
            let answer = call(other, method.clone(), &at(&event, path), body).await;
            assert_eq!(answer.refusal(), (403, "not-your-event".into()), "{method} {path}");
        }
    }
    let answer = call(&namesake, Method::DELETE, &at(&event, "/entrants/0"), None).await;
    assert_eq!(answer.refusal(), (403, "not-your-event".into()), "nor takes Bob out");
    let answer = call(&ann, Method::DELETE, &at(&event, "/entrants/0"), None).await;
    assert_eq!(answer.status, 200);
    sign_up(&bob, &event).await;
    start(&ann, &event).await;
    let answer = call(&ann, Method::DELETE, &at(&event, "/entrants/2"), None).await;
    assert_eq!(
        answer.refusal(),
        (403, "not-your-seat".into()),
        "after the start nobody is sent away"
    );
}

#[tokio::test]
async fn what_is_asked_for_twice_happens_once() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let event = hold(&ann, &new_event(SWISS)).await;
    let path = at(&event, "/entrants");
    let sent = join_all((0..6).map(|_| post(&bob, &path, json!({})))).await;
    assert_eq!(sent.iter().filter(|answer| answer.status == 200).count(), 1);
    for refused in sent.iter().filter(|answer| answer.status != 200) {
        assert_eq!(refused.refusal(), (409, "already-signed-up".into()));
    }
    sign_up(&ann, &event).await;
    let path = at(&event, "/start");
    let sent = join_all((0..6).map(|_| call(&ann, Method::POST, &path, None))).await;
    assert_eq!(sent.iter().filter(|answer| answer.status == 200).count(), 1);
    for refused in sent.iter().filter(|answer| answer.status != 200) {
        assert_eq!(refused.refusal(), (409, "already-started".into()));
    }
    let facts = info(&ann, &event).await;
    assert_eq!(facts["rounds"].as_array().unwrap().len(), 1);
    for number in 0..2 {
        let path = at(&event, "/entrants/1");
        let answer = call(&ann, Method::DELETE, &path, None).await;
        assert_eq!(answer.status == 200, number == 0, "one drops out once: {answer:?}");
    }
}

#[tokio::test]
async fn a_seat_at_a_table_of_an_event_is_for_one_person_and_one_deck() {
    let house = House::open().await;
    let (ann, bob, eve) =
        (house.person("Ann").await, house.person("Bob").await, house.person("Eve").await);
    let event = hold(&eve, &NewEvent { mode: "substitution".into(), ..new_event(SWISS) }).await;
    sign_up(&ann, &event).await;
    sign_up(&bob, &event).await;
    start(&eve, &event).await;
    let table = info(&ann, &event).await["your_table"].as_str().unwrap().to_owned();
    let seat = |place: u8| format!("/api/v1/tables/{table}/seats/{place}");
    for place in [0, 1] {
        let answer = post(&eve, &seat(place), json!({ "nonce": "n" })).await;
        assert_eq!(answer.refusal(), (409, "seat-kept".into()), "not even for who holds the event");
        let change = json!({ "seat": { "type": "open" } });
        let answer = call(&eve, Method::PUT, &seat(place), Some(change)).await;
        assert_eq!(answer.refusal(), (403, "not-your-table".into()));
    }
    let answer = call(&eve, Method::DELETE, &format!("/api/v1/tables/{table}"), None).await;
    assert_eq!(answer.refusal(), (403, "not-your-table".into()));
    let facts = get(&ann, &format!("/api/v1/tables/{table}")).await.json();
    let seats = facts["seats"].as_array().unwrap();
    let own = seats.iter().position(|it| it["holder"]["for_you"] == true).unwrap() as u8;
    let answer = post(&ann, &seat(1 - own), json!({ "nonce": "n" })).await;
    assert_eq!(answer.refusal(), (409, "seat-kept".into()), "nor for the opponent");
    let other = json!({ "nonce": "n", "deck": "trainer-kit" });
    let answer = post(&ann, &seat(own), other).await;
    assert_eq!(answer.refusal(), (409, "deck-is-set".into()));
    take_seat(&ann, &table).await;
    let mut player: Player = take_seat(&bob, &table).await;
    player.until(|player| player.facts["stage"] == "playing").await;
    let mut watcher = Player::at(&table, &eve).await;
    assert!(watcher.position["seat"].is_null() && watcher.choices().is_empty());
    let resign = fracas_protocol::Request::Resign { table: table.clone() };
    assert_eq!(watcher.refused(resign).await, "not-seated");
}

#[tokio::test]
async fn decks_are_nobodys_business() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let wish = NewEvent { mode: "substitution".into(), ..new_event(SWISS) };
    let event = hold(&ann, &wish).await;
    let games = get(&ann, "/api/v1/games").await.json();
    let game = games.as_array().unwrap().iter().find(|it| it["id"] == "battle-arena").unwrap();
    let decks = game["decks"].as_array().unwrap();
    let mut brought = None;
    for deck in decks {
        let list = deck["list"].as_str().unwrap().replacen("deck: ", "deck: Secret weapon ", 1);
        let answer = post(&bob, &at(&event, "/entrants"), json!({ "deck": list })).await;
        if answer.status == 200 {
            brought = Some(list);
            break;
        }
    }
    assert!(brought.is_some(), "one of the premade decks is for this mode");
    add_bots(&ann, &event, 1).await;
    start(&ann, &event).await;
    let table = info(&bob, &event).await["your_table"].as_str().unwrap().to_owned();
    for path in [at(&event, ""), EVENTS.into(), format!("/api/v1/tables/{table}")] {
        for viewer in [&ann, &house.stranger()] {
            assert!(!get(viewer, &path).await.text.contains("Secret weapon"), "{path}");
        }
    }
}

#[tokio::test]
async fn events_are_limited_in_number_and_size() {
    let house = House::with(|config| {
        config.limits.events_per_person = 2;
        config.limits.entrants_per_event = 4;
        config.limits.deck_bytes = 100;
    })
    .await;
    let ann = house.person("Ann").await;
    let wish = NewEvent { places: 4, ..new_event(SWISS) };
    let first = hold(&ann, &wish).await;
    hold(&ann, &wish).await;
    let answer = post(&ann, EVENTS, serde_json::to_value(&wish).unwrap()).await;
    assert_eq!(answer.refusal(), (429, "too-many-events".into()));
    call(&ann, Method::DELETE, &at(&first, ""), None).await;
    let event = hold(&ann, &wish).await;
    let five = NewEvent { places: 5, ..wish };
    let bob = house.person("Bob").await;
    let answer = post(&bob, EVENTS, serde_json::to_value(&five).unwrap()).await;
    assert_eq!(answer.refusal(), (422, "bad-places".into()));
    let long = json!({ "deck": "x\n".repeat(80) });
    let answer = post(&bob, &at(&event, "/entrants"), long).await;
    assert_eq!(answer.refusal(), (413, "too-large".into()));
    add_bots(&ann, &event, 4).await;
    let answer = post(&bob, &at(&event, "/entrants"), json!({})).await;
    assert_eq!(answer.refusal(), (409, "event-full".into()));
}

#[tokio::test]
async fn the_id_of_an_event_cannot_be_guessed_or_misread() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let event = hold(&ann, &new_event(SWISS)).await;
    assert_eq!(event.len(), 16);
    let almost = format!("{}{}", &event[..15], if event.ends_with('a') { 'b' } else { 'a' });
    for wrong in [almost.as_str(), "x", "%00", "0000000000000000", "'%20or%20''='"] {
        let answer = get(&ann, &at(wrong, "")).await;
        assert_eq!(answer.refusal(), (404, "no-such-event".into()), "{wrong}");
    }
    let answer = get(&ann, &format!("/api/v1/tables/{event}")).await;
    assert_eq!(answer.refusal(), (404, "no-such-table".into()), "an event is no table");
}
