//! What is sent of the table between two decisions.

use serde_json::{Value, json};

use crate::house::{House, get};
use crate::table::Duel;

fn moments_of(message: &Value) -> &[Value] {
    message["moments"].as_array().map_or(&[], Vec::as_slice)
}

/// Checks that each moment comes after the result of a Battle, and shows no later one.
fn check(moments: &[Value], lines: &[Value]) {
    for (index, moment) in moments.iter().enumerate() {
        let told = moment["lines"].as_u64().unwrap() as usize;
        assert_eq!(lines[told - 1]["kind"], "battle", "{moment}");
        assert_eq!(moment["scene"]["moment"], format!("Battle {} of 7", index + 1));
    }
}

#[tokio::test]
async fn everyone_is_shown_one_battle_after_the_other() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    duel.finish(4).await;
    for player in &duel.players {
        let (last, before) = player
            .heard
            .iter()
            .filter(|it| it["type"] == "update")
            .fold((&Value::Null, 0), |(last, before), it| (it, before + moments_of(last).len()));
        assert_eq!(before, 0, "all Battles of Rookie follow from the last decision");
        let moments = moments_of(last);
        assert!(4 <= moments.len(), "it takes four wins: {last}");
        check(moments, last["lines"].as_array().unwrap());
    }
}

#[tokio::test]
async fn a_replay_has_the_moments_and_the_moves_in_words() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    duel.finish(5).await;
    let path = format!("/api/v1/tables/{}/replay?seat=0", duel.table);
    let page = get(&duel.ann, &path).await.json();
    let steps = page["steps"].as_array().unwrap();
    let (last, earlier) = steps.split_last().unwrap();
    assert!(4 <= moments_of(last).len());
    check(moments_of(last), last["lines"].as_array().unwrap());
    assert!(earlier.iter().all(|step| moments_of(step).is_empty()));
    assert_eq!(steps[0]["label"], "", "nobody made the deal");
    for step in &steps[2..] {
        let label = step["label"].as_str().unwrap();
        assert!(label.starts_with("Place ") && label.contains(" for Battle "), "{step}");
    }
}

#[tokio::test]
async fn what_is_no_move_brings_no_moments() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "substitution").await;
    duel.reach_line_up().await;
    while duel.players[0].heard.last().is_none_or(|it| moments_of(it).is_empty()) {
        duel.step().await;
        duel.catch_up().await;
    }
    duel.players[0].say("well fought").await.unwrap();
    duel.players[1].until(|player| player.lines.last().unwrap()["kind"] == "chat").await;
    assert_eq!(duel.players[1].heard.last().unwrap()["moments"], json!([]));
}
