//! Taking back moves: at once where nothing was shown, else if all agree.

use fracas_core::Fast;
use fracas_protocol::Request;
use serde_json::{Value, json};

use crate::house::{House, get};
use crate::table::{Duel, Player, bot, make, new_table, play_out, sit};

fn undo(table: &str) -> Request {
    Request::Undo { table: table.into() }
}

fn answer(table: &str, agree: bool) -> Request {
    Request::AnswerUndo { table: table.into(), agree }
}

/// What each player sees, without the numbers that only go up.
fn views(duel: &Duel) -> [Value; 2] {
    duel.players.each_ref().map(|player| player.position["view"].clone())
}

/// Ann places a Hero, then Bob does: Ann can only ask.
async fn both_placed(house: &House) -> (Duel, [Value; 2], [Value; 2]) {
    let mut duel = Duel::begin(house, "substitution").await;
    duel.reach_line_up().await;
    let before = views(&duel);
    duel.players[0].play_any().await;
    duel.players[1].play_any().await;
    duel.catch_up().await;
    let after = views(&duel);
    (duel, before, after)
}

#[tokio::test]
async fn a_move_that_showed_nothing_is_taken_back_at_once() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    duel.reach_line_up().await;
    let before = views(&duel);
    duel.players[0].play_any().await;
    duel.catch_up().await;
    assert_eq!(duel.players[0].position["can_undo"], true);
    assert_eq!(duel.players[1].position["can_undo"], false, "it is not Bob's move");
    duel.players[0].ask(undo(&duel.table)).await.unwrap();
    let number = duel.players[1].number + 1;
    for player in &mut duel.players {
        player.until(|player| player.number == number).await;
        assert_eq!(player.lines.last().unwrap()["text"], "Ann took back a move.");
    }
    assert_eq!(views(&duel), before, "as if nothing had been");
    assert_eq!(duel.players[0].position["can_undo"], false);
    duel.finish(1).await;
}

#[tokio::test]
async fn what_was_sent_before_a_move_was_taken_back_is_stale() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    duel.reach_line_up().await;
    let early = duel.players[0].to_play(&duel.players[0].choices()[1]);
    duel.players[0].play_any().await;
    duel.players[0].ask(undo(&duel.table)).await.unwrap();
    assert_eq!(duel.players[0].refused(early).await, "stale");
}

#[tokio::test]
async fn a_move_is_taken_back_when_the_other_agrees() {
    let house = House::open().await;
    let (mut duel, before, after) = both_placed(&house).await;
    assert_eq!(duel.players[0].position["can_ask_undo"], true);
    duel.players[0].ask(undo(&duel.table)).await.unwrap();
    for player in &mut duel.players {
        player.until(|player| !player.facts["undo_asked"].is_null()).await;
        assert_eq!(player.facts["undo_asked"], 0);
        assert_eq!(player.facts["undo_waits_for"], json!([1]));
        assert_eq!(player.lines.last().unwrap()["kind"], "undo-asked");
    }
    assert_eq!(views(&duel), after, "asking changes nothing");
    let mut watcher = Player::at(&duel.table, &house.person("Cat").await).await;
    assert_eq!(watcher.refused(answer(&duel.table, true)).await, "not-seated");
    assert_eq!(duel.players[0].refused(answer(&duel.table, true)).await, "not-asked");
    assert_eq!(duel.players[0].refused(undo(&duel.table)).await, "already-asked");
    duel.players[1].ask(answer(&duel.table, true)).await.unwrap();
    for player in &mut duel.players {
        player.until(|player| player.lines.last().unwrap()["kind"] == "undo-agreed").await;
        player.until(|player| player.facts["undo_asked"].is_null()).await;
    }
    assert_eq!(views(&duel), before, "back to before Ann's move, and so before Bob's");
    duel.finish(2).await;
}

#[tokio::test]
async fn a_move_stands_when_the_other_does_not_agree() {
    let house = House::open().await;
    let (mut duel, _, after) = both_placed(&house).await;
    duel.players[0].ask(undo(&duel.table)).await.unwrap();
    duel.players[1].ask(answer(&duel.table, false)).await.unwrap();
    for player in &mut duel.players {
        player.until(|player| player.lines.last().unwrap()["kind"] == "undo-refused").await;
        player.until(|player| player.facts["undo_asked"].is_null()).await;
        assert_eq!(player.facts["undo_waits_for"], json!([]));
    }
    assert_eq!(views(&duel), after);
    assert_eq!(duel.players[1].refused(answer(&duel.table, true)).await, "not-asked", "too late");
    duel.finish(3).await;
}

#[tokio::test]
async fn playing_on_is_an_answer_too() {
    let house = House::open().await;
    for who in [0, 1] {
        let (mut duel, ..) = both_placed(&house).await;
        duel.players[0].ask(undo(&duel.table)).await.unwrap();
        duel.players[who].until(|player| !player.facts["undo_asked"].is_null()).await;
        duel.players[who].play_any().await;
        for player in &mut duel.players {
            player.until(|player| player.facts["undo_asked"].is_null()).await;
        }
        assert_eq!(duel.players[1].refused(answer(&duel.table, true)).await, "not-asked");
    }
}

#[tokio::test]
async fn there_must_be_a_move_to_take_back() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    for who in [0, 1] {
        assert_eq!(duel.players[who].refused(undo(&duel.table)).await, "nothing-to-undo");
        assert_eq!(duel.players[who].refused(answer(&duel.table, true)).await, "not-asked");
        assert_eq!(duel.players[who].position["can_ask_undo"], false);
    }
}

#[tokio::test]
async fn a_move_that_showed_something_can_be_asked_back_too() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    let due = duel.due();
    let before = views(&duel);
    // The choice of a side is followed by a draw.
    duel.step().await;
    assert_eq!(duel.players[due].position["can_undo"], false);
    duel.players[due].ask(undo(&duel.table)).await.unwrap();
    duel.players[1 - due].ask(answer(&duel.table, true)).await.unwrap();
    duel.catch_up().await;
    assert_eq!(views(&duel), before);
    duel.finish(4).await;
    // All that the match turned out to be was told, beside what was taken back.
    let page = get(&duel.ann, &format!("/api/v1/tables/{}/replay?seat=0", duel.table)).await.json();
    let steps = page["steps"].as_array().unwrap().iter();
    let mut told = duel.players[0].lines.iter();
    for line in steps.flat_map(|step| step["lines"].as_array().unwrap()) {
        assert!(told.any(|told| told["text"] == line["text"]), "{line}");
    }
}

#[tokio::test]
async fn bots_agree_at_once() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let mut table = new_table("substitution");
    table.seats[1] = bot("random");
    let table = make(&ann, &table).await;
    sit(&ann, &table, 0).await;
    let mut player = Player::at(&table, &ann).await;
    let mut before = Value::Null;
    let moment = |player: &Player| player.position["view"]["scene"]["moment"].clone();
    while moment(&player) != "Battle 2 of 7: substitution" || player.turn().is_none() {
        if player.turn().is_some() {
            before = player.position["view"].clone();
            player.play_any().await;
        } else {
            player.hear().await;
        }
    }
    let asks = ["can_undo", "can_ask_undo"].map(|can| player.position[can] == true);
    assert_eq!(asks, [false, true], "a Battle was shown since");
    player.ask(undo(&table)).await.unwrap();
    player.until(|ann| ann.lines.last().unwrap()["kind"] == "undone").await;
    assert_eq!(player.position["view"], before, "Ann decides about Battle 1 again");
    assert_eq!(player.facts["undo_asked"], Value::Null);
    play_out(&mut [player], &mut Fast::new(5)).await;
}
