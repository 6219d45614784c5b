//! People: a name, and a cookie that proves who has it.

use reqwest::Method;
use serde_json::{Value, json};

use crate::house::{House, call, get, post};
use crate::table::{make, new_table, sit};

const ME: &str = "/api/v1/me";

#[tokio::test]
async fn a_name_is_what_can_be_seen_of_it_and_markup_is_plain_text() {
    let house = House::open().await;
    let long = "x".repeat(50);
    for (given, shown) in [
        ("Ann", "Ann"),
        ("  Ann  ", "Ann"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("Bob & \"Co\"", "Bob & \"Co\""),
        ("A\nn\u{7}n\u{0}", "A\u{fffd}n\u{fffd}n\u{fffd}"),
        ("Zoë 🎲", "Zoë 🎲"),
        (&long, &long[..40]),
    ] {
        let person = house.person(given).await;
        assert_eq!(get(&person, ME).await.json(), json!({ "name": shown }), "{given:?}");
    }
}

#[tokio::test]
async fn a_name_that_cannot_be_seen_is_refused_and_makes_nobody() {
    let house = House::open().await;
    let stranger = house.stranger();
    for name in [
        "",
        "   ",
        "\n\t",
        "\u{200b}\u{feff}\u{2060}",
        "A\u{202e}n\u{200b}n",
        "Ann\u{ad}",
        "\u{3164}",
        "\u{2800}",
    ] {
        let answer = post(&stranger, ME, json!({ "name": name })).await;
        assert_eq!(answer.refusal(), (422, "bad-name".into()), "{name:?}");
        assert_eq!(answer.header("set-cookie"), "", "nobody was made");
    }
    for body in [json!({}), json!({ "name": 7 }), json!({ "name": "A", "admin": true }), json!([])]
    {
        let answer = post(&stranger, ME, body.clone()).await;
        assert_eq!(answer.refusal(), (422, "unreadable".into()), "{body}");
    }
    assert_eq!(get(&stranger, ME).await.json(), Value::Null);
}

#[tokio::test]
async fn the_cookie_is_kept_from_scripts_and_other_sites_and_from_plain_http_behind_tls() {
    for (public_url, is_secure) in [
        (None, false),
        (Some("http://cards.example"), false),
        (Some("https://cards.example"), true),
    ] {
        let house = House::with(|config| {
            config.public_url = public_url.and_then(|url: &str| url.parse().ok());
        })
        .await;
        let answer = post(&house.stranger(), ME, json!({ "name": "Ann" })).await;
        let cookie = answer.header("set-cookie");
        let parts: Vec<&str> = cookie.split("; ").collect();
        assert!(parts[0].starts_with("fracas="), "{cookie}");
        for part in ["HttpOnly", "SameSite=Strict", "Path=/"] {
            assert!(parts.contains(&part), "{part} in {cookie}");
        }
        assert!(parts.iter().any(|part| part.starts_with("Max-Age=")), "it outlives the window");
        assert_eq!(parts.contains(&"Secure"), is_secure, "{public_url:?}");
        assert!(
            !answer.text.contains(&parts[0]["fracas=".len()..]),
            "the token is in the cookie alone"
        );
    }
}

#[tokio::test]
async fn who_is_renamed_stays_the_same_person() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let table = make(&ann, &new_table("rookie")).await;
    let answer = post(&ann, ME, json!({ "name": "Anna" })).await;
    assert_eq!(answer.json(), json!({ "name": "Anna" }));
    assert_eq!(answer.header("set-cookie"), "", "the token stays");
    assert_eq!(get(&ann, ME).await.json()["name"], "Anna");
    let facts = sit(&ann, &table, 0).await;
    assert_eq!(facts["hosted_by_you"], true);
    assert_eq!(facts["seats"][0]["holder"]["name"], "Anna", "who sits down now has the new name");
    assert_eq!(post(&ann, ME, json!({ "name": " " })).await.refusal().1, "bad-name");
    assert_eq!(get(&ann, ME).await.json()["name"], "Anna", "a refused name changes nothing");
}

#[tokio::test]
async fn who_is_forgotten_has_a_cookie_that_is_good_for_nothing() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let table = make(&ann, &new_table("rookie")).await;
    let answer = call(&ann, Method::DELETE, ME, None).await;
    assert_eq!((answer.status, answer.text.as_str()), (204, ""));
    let cookie = answer.header("set-cookie");
    assert!(cookie.starts_with("fracas=;") && cookie.contains("Max-Age=0"), "{cookie}");
    assert_eq!(get(&ann, ME).await.json(), Value::Null);
    let seat = format!("/api/v1/tables/{table}/seats/0");
    let answer = post(&ann, &seat, json!({ "nonce": "n" })).await;
    assert_eq!(answer.refusal(), (401, "no-name".into()), "the kept seat is out of reach");
    let facts = get(&ann, &format!("/api/v1/tables/{table}")).await.json();
    assert_eq!(facts["hosted_by_you"], false);
    assert_eq!(call(&ann, Method::DELETE, ME, None).await.status, 204, "nobody can be forgotten");
}

#[tokio::test]
async fn a_guessed_or_broken_cookie_is_nobodys() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let cookie = ann.cookie().unwrap().to_owned();
    let last = cookie.chars().last().unwrap();
    let other = if last == 'A' { 'E' } else { 'A' };
    let near = format!("{}{other}", &cookie[..cookie.len() - 1]);
    let doubled = format!("{cookie}{cookie}");
    let long = format!("fracas={}", "A".repeat(4000));
    let http = reqwest::Client::new();
    for guess in [
        "fracas=",
        "fracas=1",
        "fracas=%00",
        "fracas",
        "; ;=;",
        "x=y",
        &near,
        &doubled,
        &long,
        &cookie[..20],
    ] {
        let request = http.get(house.url() + ME).header("cookie", guess);
        let answer = crate::house::answer(request.send().await.unwrap()).await;
        assert_eq!(answer.json(), Value::Null, "{guess}");
    }
    let among_others = format!("theme=dark; {cookie}; lang=en");
    let request = http.get(house.url() + ME).header("cookie", among_others);
    let answer = crate::house::answer(request.send().await.unwrap()).await;
    assert_eq!(answer.json()["name"], "Ann", "the right one counts among others");
}

#[tokio::test]
async fn everyone_finds_the_tables_they_made_or_sat_at_the_newest_first() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let mut unlisted = new_table("rookie");
    unlisted.listed = false;
    let made = [make(&ann, &unlisted).await, make(&ann, &new_table("rookie")).await];
    sit(&bob, &made[0], 1).await;
    let tables = |answer: Value| -> Vec<String> {
        let tables = answer.as_array().unwrap().iter();
        tables.map(|table| table["id"].as_str().unwrap().to_owned()).collect()
    };
    let mine = "/api/v1/me/tables";
    let mut of_ann = tables(get(&ann, mine).await.json());
    // Both may have been made in the same millisecond.
    of_ann.sort();
    let mut both = made.to_vec();
    both.sort();
    assert_eq!(of_ann, both);
    assert_eq!(tables(get(&bob, mine).await.json()), [made[0].clone()]);
    assert_eq!(get(&house.stranger(), mine).await.refusal(), (401, "no-name".into()));
}

#[tokio::test]
async fn games_rules_cards_and_decks_can_be_looked_up_by_anyone() {
    let house = House::open().await;
    let stranger = house.stranger();
    let games = get(&stranger, "/api/v1/games").await.json();
    assert_eq!(games[0]["id"], "battle-arena");
    let levels: Vec<&str> =
        games[0]["bots"].as_array().unwrap().iter().filter_map(|it| it["level"].as_str()).collect();
    assert_eq!(levels, ["random", "greedy", "easy", "normal", "hard", "expert"]);
    assert_eq!(games[0]["usual_bot"], "normal");
    for deck in games[0]["decks"].as_array().unwrap() {
        let list = deck["list"].as_str().unwrap();
        assert!(list.contains(&format!("deck: {}\n", deck["name"].as_str().unwrap())), "{deck}");
    }
    let rules = get(&stranger, "/api/v1/games/battle-arena/rules").await.json();
    assert!(rules["rules"].as_array().is_some_and(|rules| 100 < rules.len()));
    let cards = get(&stranger, "/api/v1/games/battle-arena/cards").await.json();
    assert!(cards["cards"].as_array().is_some_and(|cards| 300 < cards.len()));
    for path in ["/api/v1/games/chess/rules", "/api/v1/games/chess/cards"] {
        assert_eq!(get(&stranger, path).await.refusal(), (404, "no-such-game".into()));
    }
}

#[tokio::test]
async fn a_deck_list_is_shown_with_every_offence_and_an_unreadable_one_with_its_lines() {
    let house = House::open().await;
    let stranger = house.stranger();
    let check = "/api/v1/games/battle-arena/decks/check";
    let list = "deck: Two\ngame: battle-arena\nformat: trainer\n\nheroes\n  2 BoJax Fire TK\n";
    let page = post(&stranger, check, json!({ "mode": "rookie", "list": list })).await.json();
    assert_eq!(page["name"], "Two");
    let offences = page["offences"].as_array().unwrap();
    assert!(offences.iter().any(|it| it["message"].as_str().unwrap().contains("(R37)")), "{page}");
    assert!(offences.iter().any(|it| it["message"].as_str().unwrap().contains("R45")), "{page}");
    let list = list.replace("BoJax Fire TK", "BoJox Fire TK");
    let answer = post(&stranger, check, json!({ "mode": "rookie", "list": list })).await;
    assert_eq!(answer.refusal(), (422, "bad-deck".into()));
    let sentence = answer.json()["refusal"]["sentence"].as_str().unwrap().to_owned();
    assert!(sentence.contains("deck:6") && sentence.contains("did you mean"), "{sentence}");
    let answer = post(&stranger, check, json!({ "mode": "blitz", "list": list })).await;
    assert_eq!(answer.refusal(), (422, "unplayable".into()));
}
