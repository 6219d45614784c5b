//! Decks that people keep: theirs alone, checked, limited, and there after a restart.

use fracas_client::Visitor;
use reqwest::Method;
use serde_json::{Value, json};

use crate::house::{Answer, House, call, get, post};
use crate::table::{make, new_table};

const DECKS: &str = "/api/v1/me/decks";

/// Writes a list with some Heroes of the Trainer Kit.
fn list(name: &str, heroes: &[&str]) -> String {
    let heroes: Vec<String> = heroes.iter().map(|hero| format!("  {hero} TK\n")).collect();
    format!("deck: {name}\ngame: battle-arena\nformat: trainer\n\nheroes\n{}", heroes.concat())
}

fn wish(list: &str) -> Value {
    let options = json!({ "format": "trainer" });
    json!({ "game": "battle-arena", "mode": "rookie", "options": options, "list": list })
}

fn path(deck: &Value) -> String {
    format!("{DECKS}/{}", deck["id"].as_str().unwrap())
}

async fn keep(visitor: &Visitor, list: &str) -> Value {
    let answer = post(visitor, DECKS, wish(list)).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()
}

async fn put(visitor: &Visitor, deck: &Value, body: Value) -> Answer {
    call(visitor, Method::PUT, &path(deck), Some(body)).await
}

async fn names(visitor: &Visitor) -> Vec<String> {
    let decks = get(visitor, DECKS).await.json();
    let decks = decks.as_array().unwrap().iter();
    let mut names: Vec<String> =
        decks.map(|deck| deck["name"].as_str().unwrap().to_owned()).collect();
    // Several may have been kept in the same millisecond.
    names.sort();
    names
}

#[tokio::test]
async fn a_deck_is_kept_with_its_offences_and_survives_a_restart() {
    let mut house = House::open().await;
    let ann = house.person("Ann").await;
    let deck = keep(&ann, &list("Two", &["BoJax Fire", "BoJax Ice"])).await;
    assert_eq!((&deck["name"], &deck["format"]), (&json!("Two"), &json!("trainer")));
    assert_eq!((&deck["mode"], &deck["options"]["format"]), (&json!("rookie"), &json!("trainer")));
    assert_eq!(deck["sections"][0], json!({ "name": "heroes", "cards": 2 }));
    let offence = deck["offences"][0]["message"].as_str().unwrap();
    assert!(offence.contains("exactly 30 (R45"), "{offence}");
    house.stop().await;
    house.start().await;
    assert_eq!(get(&ann, &path(&deck)).await.json(), deck);
    assert_eq!(get(&ann, DECKS).await.json(), json!([deck]));
}

#[tokio::test]
async fn a_premade_list_that_is_kept_is_legal() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let shelf = fracas_registry::find("battle-arena").unwrap().shelf();
    let (_, kit) = shelf.premade_decks().iter().find(|(id, _)| *id == "trainer-kit").unwrap();
    let deck = keep(&ann, kit).await;
    assert_eq!(deck["offences"], json!([]));
    assert_eq!(deck["list"], *kit);
}

#[tokio::test]
async fn decks_are_for_those_with_a_name_and_each_has_their_own() {
    let house = House::open().await;
    let (ann, bob, stranger) =
        (house.person("Ann").await, house.person("Bob").await, house.stranger());
    let deck = keep(&ann, &list("Secret", &["BoJax Fire"])).await;
    let there = path(&deck);
    for (method, to, body) in [
        (Method::GET, DECKS, None),
        (Method::POST, DECKS, Some(wish(&list("X", &[])))),
        (Method::GET, &*there, None),
        (Method::PUT, &*there, Some(wish(&list("X", &[])))),
        (Method::DELETE, &*there, None),
    ] {
        let answer = call(&stranger, method.clone(), to, body.clone()).await;
        assert_eq!(answer.refusal(), (401, "no-name".into()), "{method} {to}");
        if to == there {
            let answer = call(&bob, method.clone(), to, body).await;
            assert_eq!(answer.refusal(), (404, "no-such-deck".into()), "{method} of another");
        }
    }
    assert_eq!(names(&bob).await, [""; 0]);
    assert_eq!(get(&ann, &there).await.json(), deck, "nobody has touched it");
    assert_eq!(get(&ann, "/api/v1/me/decks/none").await.refusal(), (404, "no-such-deck".into()));
}

#[tokio::test]
async fn a_change_counts_unless_another_came_first() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let other = keep(&ann, &list("Other", &["BoJax Fire"])).await;
    let deck = keep(&ann, &list("One", &["BoJax Fire"])).await;
    assert_eq!(deck["revision"], 1);
    let mut change = wish(&list("Two", &["BoJax Ice"]));
    change["revision"] = json!(1);
    let changed = put(&ann, &deck, change.clone()).await.json();
    assert_eq!((&changed["name"], &changed["revision"]), (&json!("Two"), &json!(2)));
    assert_eq!(changed["id"], deck["id"]);
    let answer = put(&ann, &deck, change.clone()).await;
    assert_eq!(answer.refusal(), (409, "deck-changed".into()), "it has another revision");
    change["revision"] = Value::Null;
    assert_eq!(put(&ann, &deck, change).await.json()["revision"], 3, "whatever is there");
    assert_eq!(get(&ann, &path(&other)).await.json(), other);
}

#[tokio::test]
async fn a_deck_that_is_deleted_is_gone() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let deck = keep(&ann, &list("One", &[])).await;
    keep(&ann, &list("Two", &[])).await;
    assert_eq!(call(&ann, Method::DELETE, &path(&deck), None).await.status, 204);
    assert_eq!(names(&ann).await, ["Two"]);
    let answer = call(&ann, Method::DELETE, &path(&deck), None).await;
    assert_eq!(answer.refusal(), (404, "no-such-deck".into()));
    let answer = put(&ann, &deck, wish(&list("Three", &[]))).await;
    assert_eq!(answer.refusal(), (404, "no-such-deck".into()));
}

#[tokio::test]
async fn what_is_no_deck_is_refused_and_nothing_is_kept() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let kept = keep(&ann, &list("Kept", &["BoJax Fire"])).await;
    let fine = wish(&list("X", &[]));
    let with = |field: &str, value: Value| {
        let mut wish = fine.clone();
        wish[field] = value;
        wish
    };
    let long = "x".repeat(61);
    for (body, refusal) in [
        (with("game", json!("chess")), (404, "no-such-game")),
        (with("game", json!("robot-quest")), (422, "unplayable")),
        (with("mode", json!("blitz")), (422, "unplayable")),
        (with("options", json!({ "format": "huge" })), (422, "unplayable")),
        (with("options", json!({ "size": "huge" })), (422, "unplayable")),
        (with("list", json!("")), (422, "bad-deck")),
        (with("list", json!("deck: X\n")), (422, "bad-deck")),
        (with("list", json!(list("X", &["BoJox Fire"]))), (422, "bad-deck")),
        (with("list", json!(list("A\u{202e}b", &[]))), (422, "bad-deck")),
        (with("list", json!(list(&long, &[]))), (422, "bad-name")),
        (with("list", json!(7)), (422, "unreadable")),
        (with("owner", json!("Bob")), (422, "unreadable")),
        (with("revision", json!(-1)), (422, "unreadable")),
        (json!({}), (422, "unreadable")),
    ] {
        let refusal = (refusal.0, refusal.1.to_owned());
        assert_eq!(post(&ann, DECKS, body.clone()).await.refusal(), refusal, "{body}");
        assert_eq!(put(&ann, &kept, body.clone()).await.refusal(), refusal, "{body}");
    }
    let answer = post(&ann, DECKS, with("list", json!(list("X", &["BoJox Fire"])))).await;
    let sentence = answer.json()["refusal"]["sentence"].as_str().unwrap().to_owned();
    assert!(sentence.contains("deck:6") && sentence.contains("did you mean"), "{sentence}");
    assert_eq!(get(&ann, DECKS).await.json(), json!([kept]));
}

#[tokio::test]
async fn decks_are_limited_in_number_and_size() {
    let house = House::with(|config| {
        config.limits.decks_per_person = 2;
        config.limits.deck_bytes = 200;
    })
    .await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let first = keep(&ann, &list("One", &[])).await;
    keep(&ann, &list("Two", &[])).await;
    let answer = post(&ann, DECKS, wish(&list("Three", &[]))).await;
    assert_eq!(answer.refusal(), (409, "too-many-decks".into()));
    keep(&bob, &list("Of Bob", &[])).await;
    let long = list("Long", &["BoJax Fire"; 20]);
    for answer in [post(&bob, DECKS, wish(&long)).await, put(&ann, &first, wish(&long)).await] {
        assert_eq!(answer.refusal(), (413, "too-large".into()));
    }
    assert_eq!(call(&ann, Method::DELETE, &path(&first), None).await.status, 204);
    keep(&ann, &list("Three", &[])).await;
    assert_eq!(names(&ann).await, ["Three", "Two"]);
}

#[tokio::test]
async fn who_is_forgotten_leaves_no_deck_behind() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    keep(&ann, &list("Of Ann", &[])).await;
    keep(&bob, &list("Of Bob", &[])).await;
    assert_eq!(call(&ann, Method::DELETE, "/api/v1/me", None).await.status, 204);
    assert_eq!(names(&bob).await, ["Of Bob"]);
    let url = format!("sqlite://{}", house.database().display());
    let store = sqlx::SqlitePool::connect(&url).await.unwrap();
    let left: Vec<String> =
        sqlx::query_scalar("select list from decks").fetch_all(&store).await.unwrap();
    assert_eq!(left, [list("Of Bob", &[])]);
    store.close().await;
}

#[tokio::test]
async fn the_facts_about_a_table_say_nothing_of_the_decks_that_people_brought() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let mut table = new_table("rookie");
    table.options = [("format".to_owned(), "trainer".to_owned())].into();
    let table = make(&ann, &table).await;
    let shelf = fracas_registry::find("battle-arena").unwrap().shelf();
    let (_, kit) = shelf.premade_decks().iter().find(|(id, _)| *id == "trainer-kit").unwrap();
    let secret = kit.replace("Battle Trainer Kit", "Plan of Ann");
    let sat = format!("/api/v1/tables/{table}/seats/0");
    assert_eq!(post(&ann, &sat, json!({ "nonce": "n", "deck": secret })).await.status, 200);
    let there = format!("/api/v1/tables/{table}");
    for to in [&*there, "/api/v1/tables", "/api/v1/me/tables", "/api/v1/me/decks"] {
        let told = get(&bob, to).await.text;
        for word in ["Plan of Ann", "BoJax", "bojax", "Gigawitt"] {
            assert!(!told.contains(word), "{word} in {to}: {told}");
        }
    }
    for to in ["replay", "replay.txt"] {
        let answer = get(&bob, &format!("{there}/{to}")).await;
        assert_eq!(answer.refusal(), (409, "not-finished".into()), "{to}");
    }
}
