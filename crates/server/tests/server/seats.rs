//! Seats: who may take, leave and change which.

use fracas_client::Visitor;
use fracas_protocol::{NewSeat, Sit};
use futures_util::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};

use crate::house::{House, call, code, get, post, within};
use crate::table::{Player, bot, make, new_table, nonce, sit};

const TABLES: &str = "/api/v1/tables";

fn seat(table: &str, place: impl std::fmt::Display) -> String {
    format!("{TABLES}/{table}/seats/{place}")
}

async fn facts(visitor: &Visitor, table: &str) -> Value {
    get(visitor, &format!("{TABLES}/{table}")).await.json()
}

#[tokio::test]
async fn nobody_without_a_name_makes_a_table_or_sits_down() {
    let house = House::open().await;
    let (ann, stranger) = (house.person("Ann").await, house.stranger());
    let made = within(stranger.make_table(&new_table("rookie"))).await;
    assert_eq!(code(made), "no-name");
    let table = make(&ann, &new_table("rookie")).await;
    let answer = post(&stranger, &seat(&table, 1), json!({ "nonce": "n" })).await;
    assert_eq!(answer.refusal(), (401, "no-name".into()));
    let answer = call(&stranger, Method::DELETE, &seat(&table, 0), None).await;
    assert_eq!(answer.refusal(), (401, "no-name".into()));
    let answer =
        call(&stranger, Method::PUT, &seat(&table, 1), Some(json!({ "seat": { "type": "open" } })))
            .await;
    assert_eq!(answer.refusal(), (401, "no-name".into()));
}

#[tokio::test]
async fn the_seat_kept_for_the_host_is_the_hosts_alone() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let table = make(&ann, &new_table("rookie")).await;
    let answer = post(&bob, &seat(&table, 0), json!({ "nonce": "n" })).await;
    assert_eq!(answer.refusal(), (409, "seat-kept".into()));
    let holder = |for_you: bool| json!({ "type": "kept", "name": "Ann", "for_you": for_you });
    assert_eq!(facts(&bob, &table).await["seats"][0]["holder"], holder(false));
    assert_eq!(facts(&ann, &table).await["seats"][0]["holder"], holder(true));
    assert_eq!(sit(&ann, &table, 0).await["your_place"], 0);
}

#[tokio::test]
async fn a_taken_seat_is_out_of_reach_for_everyone_who_has_the_link() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let namesake = house.person("Ann").await;
    let table = make(&ann, &new_table("rookie")).await;
    sit(&ann, &table, 0).await;
    for is_playing in [false, true] {
        if is_playing {
            sit(&bob, &table, 1).await;
        }
        let before = facts(&ann, &table).await;
        for (impostor, status, code) in
            [(&namesake, 409, "seat-taken"), (&house.stranger(), 401, "no-name")]
        {
            // The very request that took the seat, without the cookie that came with it.
            let answer = post(impostor, &seat(&table, 0), json!({ "nonce": "nonce-0" })).await;
            assert_eq!(answer.refusal(), (status, code.into()));
            let answer = call(impostor, Method::DELETE, &seat(&table, 0), None).await;
            assert!(matches!(answer.refusal().0, 401 | 403 | 409), "nor can it be emptied");
            let facts = facts(impostor, &table).await;
            assert_eq!(
                (&facts["your_place"], &facts["hosted_by_you"]),
                (&Value::Null, &json!(false))
            );
        }
        assert_eq!(facts(&ann, &table).await, before, "nothing has changed");
    }
}

#[tokio::test]
async fn of_many_who_want_the_same_seat_at_once_one_gets_it() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let table = make(&ann, &new_table("rookie")).await;
    let mut people = Vec::new();
    for number in 0..12 {
        people.push(house.person(&format!("P{number}")).await);
    }
    let brought = nonce("n");
    let sat = join_all(people.iter().map(|person| person.sit(&table, 1, &brought))).await;
    let winner = sat.iter().position(Result::is_ok).expect("one has it");
    for (number, result) in sat.into_iter().enumerate() {
        if number != winner {
            assert_eq!(code(result), "seat-taken");
        }
    }
    let holder = facts(&ann, &table).await["seats"][1]["holder"]["name"].clone();
    assert_eq!(holder, format!("P{winner}"), "it is who was told so");
}

#[tokio::test]
async fn a_person_has_one_seat() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let table = make(&ann, &new_table("rookie")).await;
    sit(&ann, &table, 0).await;
    for place in [0, 1] {
        let answer = post(&ann, &seat(&table, place), json!({ "nonce": "n" })).await;
        assert_eq!(answer.refusal(), (409, "already-seated".into()));
    }
    assert_eq!(facts(&ann, &table).await["stage"], "open");
}

#[tokio::test]
async fn what_is_wrong_with_sitting_down_is_said_and_the_seat_stays_free() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let table = make(&ann, &new_table("substitution")).await;
    let with_bot = {
        let mut table = new_table("rookie");
        table.seats = vec![NewSeat::Open, bot("random")];
        make(&ann, &table).await
    };
    let deck = |deck: &str| json!({ "nonce": "n", "deck": deck });
    let short = "deck: Short\ngame: battle-arena\n\nheroes\n  BoJax Fire TK\n";
    let (nonce, long) = (json!({ "nonce": "n" }), "n".repeat(129));
    for (path, body, status, code) in [
        (seat(&table, 2), nonce.clone(), 404, "no-such-seat"),
        (seat(&table, 255), nonce.clone(), 404, "no-such-seat"),
        (seat(&table, 256), nonce.clone(), 422, "unreadable"),
        (seat(&table, -1), nonce.clone(), 422, "unreadable"),
        (seat(&table, "first"), nonce.clone(), 422, "unreadable"),
        (seat("abcdefghijkmnpqr", 0), nonce.clone(), 404, "no-such-table"),
        (seat("..%2f..%2fme", 0), nonce.clone(), 404, "no-such-table"),
        (seat(&with_bot, 1), nonce, 409, "seat-taken"),
        (seat(&table, 0), json!({ "nonce": "" }), 422, "bad-nonce"),
        (seat(&table, 0), json!({ "nonce": "two words" }), 422, "bad-nonce"),
        (seat(&table, 0), json!({ "nonce": "é" }), 422, "bad-nonce"),
        (seat(&table, 0), json!({ "nonce": long }), 422, "bad-nonce"),
        (seat(&table, 0), json!({}), 422, "unreadable"),
        (seat(&table, 0), deck("no-such-deck"), 422, "unplayable"),
        (seat(&table, 0), deck("trainer-kit"), 422, "unplayable"),
        (seat(&table, 0), deck(short), 422, "unplayable"),
        (seat(&table, 0), deck("deck\nlist"), 422, "unplayable"),
    ] {
        assert_eq!(
            post(&ann, &path, body.clone()).await.refusal(),
            (status, code.into()),
            "{path} {body}"
        );
    }
    let problems = post(&ann, &seat(&table, 0), deck(short)).await.json()["problems"].clone();
    let places: Vec<&Value> = problems.as_array().unwrap().iter().map(|it| &it["place"]).collect();
    assert_eq!(places, ["deck 0, heroes", "deck 0, hot dogs"], "all that is wrong, and where");
    assert_eq!(facts(&ann, &table).await["seats"][0]["holder"]["type"], "kept");
    sit(&ann, &table, 0).await;
}

#[tokio::test]
async fn who_stands_up_leaves_the_seat_as_it_was() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let table = make(&ann, &new_table("rookie")).await;
    sit(&bob, &table, 1).await;
    let answer = call(&ann, Method::DELETE, &seat(&table, 1), None).await;
    assert_eq!(answer.refusal(), (403, "not-your-seat".into()), "not even the host");
    let answer = call(&bob, Method::DELETE, &seat(&table, 0), None).await;
    assert_eq!(answer.refusal(), (403, "not-your-seat".into()));
    let facts = call(&bob, Method::DELETE, &seat(&table, 1), None).await.json();
    assert_eq!(facts["seats"][1]["holder"], json!({ "type": "open" }));
    assert_eq!(facts["your_place"], Value::Null);
    sit(&ann, &table, 0).await;
    let facts = call(&ann, Method::DELETE, &seat(&table, 0), None).await.json();
    assert_eq!(facts["seats"][0]["holder"]["type"], "kept", "still the host's");
    sit(&ann, &table, 0).await;
    assert_eq!(sit(&bob, &table, 1).await["stage"], "playing");
    let answer = call(&bob, Method::DELETE, &seat(&table, 1), None).await;
    assert_eq!(answer.refusal(), (409, "already-playing".into()));
}

#[tokio::test]
async fn only_the_host_changes_seats_and_only_free_ones() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let table = make(&ann, &new_table("rookie")).await;
    let change = async |who: &Visitor, place: u8, seat_wish: Value| {
        call(who, Method::PUT, &seat(&table, place), Some(json!({ "seat": seat_wish }))).await
    };
    let open = json!({ "type": "open" });
    assert_eq!(change(&bob, 1, open.clone()).await.refusal(), (403, "not-your-table".into()));
    assert_eq!(change(&ann, 1, json!({ "type": "me" })).await.refusal(), (422, "two-seats".into()));
    assert_eq!(
        change(&ann, 1, json!({ "type": "closed" })).await.refusal(),
        (422, "bad-seats".into())
    );
    assert_eq!(change(&ann, 5, open.clone()).await.refusal(), (404, "no-such-seat".into()));
    let wrong = json!({ "type": "bot", "level": "genius" });
    assert_eq!(change(&ann, 1, wrong).await.refusal(), (422, "no-such-bot".into()));
    let wrong = json!({ "type": "bot", "level": "greedy", "deck": "none" });
    assert_eq!(change(&ann, 1, wrong).await.refusal(), (422, "unplayable".into()));
    let facts = change(&ann, 0, open.clone()).await.json();
    assert_eq!(facts["seats"][0]["holder"], open, "the host may give up the kept seat");
    assert_eq!(
        change(&ann, 1, json!({ "type": "me" })).await.json()["seats"][1]["holder"]["type"],
        "kept"
    );
    sit(&bob, &table, 0).await;
    let facts = change(&ann, 0, open.clone()).await.json();
    assert_eq!(facts["seats"][0]["holder"], open, "the host may free a seat that someone has");
    assert_eq!(get(&bob, "/api/v1/me/tables").await.json(), json!([]), "it is Bob's no more");
}

#[tokio::test]
async fn a_bot_in_the_last_free_seat_begins_the_match() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let table = make(&ann, &new_table("rookie")).await;
    assert_eq!(sit(&ann, &table, 0).await["stage"], "open");
    let body = json!({ "seat": { "type": "bot", "level": "random" } });
    let facts = call(&ann, Method::PUT, &seat(&table, 1), Some(body)).await.json();
    assert_eq!(facts["stage"], "playing");
    assert_eq!(
        facts["seats"][1]["holder"],
        json!({ "type": "bot", "name": "Random Bot", "level": "random" })
    );
}

#[tokio::test]
async fn a_deck_of_ones_own_is_played_with() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let table = make(&ann, &new_table("rookie")).await;
    let brought = Sit { nonce: "a".into(), deck: Some("fire-and-ice".into()) };
    within(ann.sit(&table, 0, &brought)).await.unwrap();
    sit(&bob, &table, 1).await;
    let mut player = Player::at(&table, &bob).await;
    let resign = fracas_protocol::Request::Resign { table: table.clone() };
    player.ask(resign).await.unwrap();
    let file = get(&ann, &format!("{TABLES}/{table}/replay.txt")).await.text;
    assert!(file.contains("fire-and-ice"), "{file}");
}
