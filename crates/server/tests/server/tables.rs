//! Tables: what can be made, and when a match begins.

use fracas_client::Visitor;
use reqwest::Method;
use serde_json::{Value, json};

use crate::house::{House, answer, call, get, post};
use crate::table::{Duel, Player, bot, make, new_table, sit};

const TABLES: &str = "/api/v1/tables";

/// Changes a good wish for a table in one field.
fn wish(field: &str, value: Value) -> Value {
    let mut wish = serde_json::to_value(new_table("rookie")).unwrap();
    wish[field] = value;
    wish
}

#[tokio::test]
async fn a_table_that_cannot_be_played_is_refused_with_code_and_place_and_not_made() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let clock = |per_move: Value, per_match: Value| {
        wish("clock", json!({ "per_move": per_move, "per_match": per_match, "when_out": "lose" }))
    };
    let (me, open, closed) =
        (json!({ "type": "me" }), json!({ "type": "open" }), json!({ "type": "closed" }));
    let pack = |text: &str| wish("packs", json!([{ "name": "mine.toml", "text": text }]));
    for (wish, status, code, place) in [
        (wish("game", json!("chess")), 404, "no-such-game", ""),
        (wish("mode", json!("blitz")), 422, "unplayable", "mode"),
        (wish("options", json!({ "format": "giant" })), 422, "unplayable", "option format"),
        (wish("options", json!({ "speed": "1" })), 422, "unplayable", "option speed"),
        (wish("options", json!({ "limits": "relaxed" })), 422, "unplayable", "option limits"),
        (wish("seats", json!([])), 422, "bad-seats", ""),
        (wish("seats", json!([me])), 422, "bad-seats", ""),
        (wish("seats", json!([me, open, open])), 422, "bad-seats", ""),
        (wish("seats", json!([me, open, closed])), 422, "bad-seats", ""),
        (wish("seats", json!([me, closed])), 422, "bad-seats", ""),
        (wish("seats", json!([me, me])), 422, "two-seats", ""),
        (wish("seats", json!([me, { "type": "bot", "level": "genius" }])), 422, "no-such-bot", ""),
        (
            wish("seats", json!([me, { "type": "bot", "level": "greedy", "deck": "mine" }])),
            422,
            "unplayable",
            "deck 1, name",
        ),
        (pack("hero = ["), 422, "bad-cards", ""),
        (pack("game = \"chess\""), 422, "bad-cards", ""),
        (clock(Value::Null, Value::Null), 422, "bad-clock", ""),
        (clock(json!(0), Value::Null), 422, "bad-clock", ""),
        (clock(json!(30), json!(99_999_999)), 422, "bad-clock", ""),
        (clock(json!(-1), Value::Null), 422, "unreadable", ""),
        (wish("seats", json!("two")), 422, "unreadable", ""),
        (wish("seats", json!([{ "type": "throne" }, open])), 422, "unreadable", ""),
        (wish("admin", json!(true)), 422, "unreadable", ""),
        (json!(null), 422, "unreadable", ""),
    ] {
        let answer = post(&ann, TABLES, wish.clone()).await;
        assert_eq!(answer.refusal(), (status, code.into()), "{wish}");
        let problems = answer.json()["problems"].clone();
        let is_there = |problem: &Value| problem["place"] == place;
        assert!(
            place.is_empty() || problems.as_array().unwrap().iter().any(is_there),
            "{problems}"
        );
    }
    assert_eq!(get(&ann, TABLES).await.json(), json!([]), "nothing is in the lobby");
    assert_eq!(get(&ann, "/api/v1/me/tables").await.json(), json!([]), "and nothing anywhere else");
}

#[tokio::test]
async fn everything_that_is_wrong_with_a_table_is_said_at_once() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let mut wish = wish("mode", json!("blitz"));
    wish["options"] = json!({ "format": "giant", "speed": "1" });
    let problems = post(&ann, TABLES, wish).await.json()["problems"].clone();
    let places: Vec<&Value> = problems.as_array().unwrap().iter().map(|it| &it["place"]).collect();
    assert_eq!(places, ["mode", "option format", "option speed"]);
}

#[tokio::test]
async fn a_wrong_card_file_is_refused_with_file_and_line() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let text = "game = \"battle-arena\"\nhero = [\n  { id = \"x\", power = 10000 },\n]\n";
    let answer =
        post(&ann, TABLES, wish("packs", json!([{ "name": "mine.toml", "text": text }]))).await;
    assert_eq!(answer.refusal().1, "bad-cards");
    let sentence = answer.json()["refusal"]["sentence"].as_str().unwrap().to_owned();
    assert!(sentence.contains("mine.toml:3"), "{sentence}");
}

#[tokio::test]
async fn the_name_of_a_card_file_is_shown_as_what_can_be_seen_of_it() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let pack = |name: &str| json!({ "name": name, "text": "game = \"battle-arena\"\n" });
    let long = "p".repeat(5000);
    let packs = json!([pack("a\u{202e}\nb"), pack(""), pack(&long)]);
    let facts = post(&ann, TABLES, wish("packs", packs)).await.json();
    assert_eq!(facts["packs"], json!(["a\u{fffd}b", "pack", &long[..40]]));
}

#[tokio::test]
async fn the_match_begins_by_itself_and_those_who_wait_see_it() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let table = make(&ann, &new_table("rookie")).await;
    let mut waiting = Player::at(&table, &ann).await;
    assert_eq!(waiting.position, Value::Null);
    sit(&ann, &table, 0).await;
    sit(&bob, &table, 1).await;
    waiting.until(|ann| ann.facts["stage"] == "playing").await;
    assert_eq!(waiting.position["seat"], 0, "the same socket now sees the match from its seat");
    assert_eq!(waiting.position["names"], json!(["Ann", "Bob"]));
    assert_eq!(waiting.facts["seats"][1]["seat"], 1);
    let kinds: Vec<&Value> = waiting.lines.iter().map(|line| &line["kind"]).collect();
    assert_eq!(kinds, ["sat-down", "sat-down", "coin-flip"]);
    assert_eq!(waiting.number, 3, "made, and two sat down");
}

#[tokio::test]
async fn bots_alone_play_at_once_and_to_the_end() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let mut table = new_table("substitution");
    table.seats = vec![bot("greedy"), bot("random")];
    let table = make(&ann, &table).await;
    let mut watcher = Player::at(&table, &house.stranger()).await;
    watcher.until(Player::is_over).await;
    assert_eq!(watcher.position["names"], json!(["Greedy Bot", "Random Bot"]));
    assert_eq!(watcher.position["seat"], Value::Null);
}

#[tokio::test]
async fn a_table_without_a_name_in_its_link_is_not_there() {
    let house = House::open().await;
    let duel = Duel::begin(&house, "rookie").await;
    for id in ["abcdefghijkmnpqr", "x", "0000000000000000", &duel.table[..15]] {
        let refusal = get(&duel.ann, &format!("{TABLES}/{id}")).await.refusal();
        assert_eq!(refusal, (404, "no-such-table".into()), "{id}");
    }
    let odd = format!("{}{TABLES}/%ff%fe", house.url());
    let refusal = answer(reqwest::get(odd).await.unwrap()).await.refusal();
    assert_eq!(refusal, (422, "unreadable".into()), "a path that is no text");
}

#[tokio::test]
async fn the_host_closes_a_table_that_has_not_begun() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let table = make(&ann, &new_table("rookie")).await;
    let path = format!("/api/v1/tables/{table}");
    let close = async |who: &Visitor| call(who, Method::DELETE, &path, None).await;
    assert_eq!(close(&bob).await.refusal(), (403, "not-your-table".into()));
    assert_eq!(close(&ann).await.json()["stage"], "expired");
    assert_eq!(get(&bob, &path).await.refusal(), (410, "expired".into()));
    assert_eq!(get(&bob, "/api/v1/tables").await.json(), json!([]), "it is not in the lobby");
    assert_eq!(close(&ann).await.refusal(), (410, "expired".into()));
    let duel = Duel::begin(&house, "rookie").await;
    let path = format!("/api/v1/tables/{}", duel.table);
    let answer = call(&duel.ann, Method::DELETE, &path, None).await;
    assert_eq!(answer.refusal(), (409, "already-playing".into()));
}

#[tokio::test]
async fn bots_of_a_level_are_numbered_if_there_are_several() {
    let house = House::open().await;
    let mut wish = new_table("rookie");
    wish.seats = vec![bot("greedy"), bot("greedy")];
    let table = make(&house.person("Ann").await, &wish).await;
    let watcher = Player::at(&table, &house.stranger()).await;
    assert_eq!(watcher.position["names"], json!(["Greedy Bot 1", "Greedy Bot 2"]));
    assert_eq!(watcher.facts["seats"][1]["holder"]["name"], "Greedy Bot 2");
}
