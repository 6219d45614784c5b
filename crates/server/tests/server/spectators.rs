//! Those who watch, who is there, and what is said.

use fracas_protocol::Request;
use serde_json::{Value, json};

use crate::house::{House, code_of};
use crate::table::{Duel, Player, make, new_table, sit};

#[tokio::test]
async fn anyone_with_the_link_can_watch_and_do_nothing() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    let mut watcher = Player::at(&duel.table, &house.stranger()).await;
    assert_eq!(watcher.heard.last().unwrap()["table"]["your_place"], Value::Null);
    duel.finish(1).await;
    watcher.until(Player::is_over).await;
    let positions = watcher.heard.iter().map(|message| &message["position"]);
    let positions: Vec<&Value> = positions.filter(|position| !position.is_null()).collect();
    assert!(10 < positions.len(), "the whole match was seen");
    for position in positions {
        assert_eq!(position["seat"], Value::Null);
        assert_eq!(position["turn"], Value::Null);
        assert_eq!(position["view"]["choices"], json!([]));
        assert_eq!([&position["can_undo"], &position["can_ask_undo"]], [false, false]);
    }
    assert_eq!(watcher.number, duel.players[0].number);
}

#[tokio::test]
async fn those_who_watch_are_counted() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    assert_eq!(duel.players[0].facts["watchers"], 0);
    let first = Player::at(&duel.table, &house.stranger()).await;
    let second = Player::at(&duel.table, &house.person("Cat").await).await;
    assert_eq!(second.heard[0]["table"]["watchers"], 2, "the one who comes is counted at once");
    let ann = &mut duel.players[0];
    ann.until(|ann| ann.facts["watchers"] == 2).await;
    first.socket.close().await;
    ann.until(|ann| ann.facts["watchers"] == 1).await;
    let mut second = second;
    second.ask(Request::Unfollow { table: duel.table.clone() }).await.unwrap();
    ann.until(|ann| ann.facts["watchers"] == 0).await;
}

#[tokio::test]
async fn who_follows_no_more_hears_no_more() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    let mut watcher = Player::at(&duel.table, &house.stranger()).await;
    watcher.ask(Request::Unfollow { table: duel.table.clone() }).await.unwrap();
    let heard = watcher.heard.len();
    duel.players[0].say("Psst").await.unwrap();
    watcher.settle().await;
    assert_eq!(
        watcher.heard.len(),
        heard + 1,
        "only the answer to the question whether it is there"
    );
    let again = Request::Unfollow { table: duel.table.clone() };
    assert!(watcher.ask(again).await.is_ok(), "it is no mistake to leave twice");
}

#[tokio::test]
async fn everyone_sees_who_is_there() {
    let house = House::open().await;
    let duel = Duel::begin(&house, "rookie").await;
    let [mut ann, bob] = duel.players;
    let is_there = |player: &Player, seat: usize| {
        player.facts["seats"][seat]["holder"]["away_since"].is_null()
    };
    ann.until(|ann| is_there(ann, 1)).await;
    let other_window = Player::at(&duel.table, &duel.bob).await;
    bob.socket.close().await;
    ann.settle().await;
    assert!(is_there(&ann, 1), "one window is still open");
    other_window.socket.close().await;
    ann.until(|ann| !is_there(ann, 1)).await;
    assert!(is_there(&ann, 0));
    let back = Player::at(&duel.table, &duel.bob).await;
    ann.until(|ann| is_there(ann, 1)).await;
    assert!(is_there(&back, 1));
}

#[tokio::test]
async fn what_is_said_is_text_for_everyone() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    let mut watcher = Player::at(&duel.table, &house.person("<i>Cat</i>").await).await;
    for (said, heard) in [
        ("<b>hi</b> & \"you\"", "<b>hi</b> & \"you\""),
        ("  two\nlines\u{0}\u{7} ", "two lines"),
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("ßüß 🎲 日本", "ßüß 🎲 日本"),
    ] {
        watcher.say(said).await.unwrap();
        let number = watcher.number.max(duel.players[0].number + 1);
        for player in duel.players.iter_mut().chain([&mut watcher]) {
            player.until(|player| number <= player.number).await;
            let line = player.lines.last().unwrap();
            assert_eq!(line["text"], heard);
            assert_eq!(line["speaker"], "<i>Cat</i>");
            assert_eq!([&line["source"], &line["kind"]], ["chat", "chat"]);
            assert_eq!(line["number"], number);
        }
    }
}

#[tokio::test]
async fn there_is_a_most_and_a_least_that_can_be_said() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    let ann = &mut duel.players[0];
    let most = "é".repeat(500);
    ann.say(&most).await.unwrap();
    ann.until(|ann| ann.lines.last().unwrap()["text"] == most).await;
    for (text, code) in [
        ("é".repeat(501), "too-long"),
        ("x".repeat(10_000), "too-long"),
        (String::new(), "nothing-said"),
        (" \n\t ".into(), "nothing-said"),
    ] {
        let number = ann.number;
        assert_eq!(code_of(&ann.say(&text).await.unwrap_err()), code);
        ann.settle().await;
        assert_eq!(ann.number, number, "nothing was said");
    }
}

#[tokio::test]
async fn only_those_with_a_name_can_speak() {
    let house = House::open().await;
    let duel = Duel::begin(&house, "rookie").await;
    let mut stranger = Player::at(&duel.table, &house.stranger()).await;
    assert_eq!(code_of(&stranger.say("Hello").await.unwrap_err()), "no-name");
    let mut lost = Player::at(&duel.table, &duel.ann).await;
    let elsewhere = Request::Say { table: "abcdefghijkmnpqr".into(), text: "Hello".into() };
    assert_eq!(lost.refused(elsewhere).await, "no-such-table");
}

#[tokio::test]
async fn people_talk_before_and_after_the_match() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let table = make(&ann, &new_table("rookie")).await;
    let mut player = Player::at(&table, &bob).await;
    player.say("Anyone?").await.unwrap();
    sit(&ann, &table, 0).await;
    sit(&bob, &table, 1).await;
    player.ask(Request::Resign { table: table.clone() }).await.unwrap();
    player.say("Well played").await.unwrap();
    player.until(|bob| bob.lines.last().unwrap()["text"] == "Well played").await;
    assert_eq!(player.lines[0]["text"], "Anyone?");
}

#[tokio::test]
async fn one_socket_follows_many_tables() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let tables = [make(&ann, &new_table("rookie")).await, make(&ann, &new_table("rookie")).await];
    let mut player = Player::at(&tables[0], &ann).await;
    player.table.clone_from(&tables[1]);
    player.ask(Request::Follow { table: tables[1].clone(), after: None }).await.unwrap();
    player.say("Here").await.unwrap();
    player.until(|player| player.lines.last().is_some_and(|line| line["text"] == "Here")).await;
    assert_eq!(player.facts["id"], tables[1].as_str());
}

#[tokio::test]
async fn who_follows_again_is_answered_and_nobody_else_hears_of_it() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    let mut watcher = Player::at(&duel.table, &house.stranger()).await;
    duel.players[0].until(|ann| ann.facts["watchers"] == 1).await;
    let heard = duel.players[0].heard.len();
    for _ in 0..5 {
        let follow = Request::Follow { table: duel.table.clone(), after: None };
        assert_eq!(watcher.ask(follow).await.unwrap()["more"], false);
    }
    // What is told of comings and goings comes before what is said after them.
    watcher.socket.close().await;
    duel.players[0].until(|ann| ann.facts["watchers"] == 0).await;
    assert_eq!(duel.players[0].heard.len(), heard + 1, "only that the watcher went");
}
