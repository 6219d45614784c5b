//! Taking back moves: at once where nothing was shown, else if all agree.

use fracas_core::Fast;
use serde_json::{Value, json};

use crate::house::{House, code_of, get};
use crate::table::{Duel, Player, bot, make, new_table, play_out, sit};

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
    duel.undo(0).await.unwrap();
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
    duel.undo(0).await.unwrap();
    assert_eq!(duel.players[0].refused(early).await, "stale");
}

#[tokio::test]
async fn a_move_that_is_taken_back_does_not_concern_who_chooses_meanwhile() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    duel.reach_line_up().await;
    let meant = duel.players[1].to_play(&duel.players[1].choices()[0]);
    duel.players[0].play_any().await;
    duel.undo(0).await.unwrap();
    duel.players[1].ask(meant).await.expect("Bob is asked for the same as before");
    duel.catch_up().await;
    duel.finish(6).await;
}

#[tokio::test]
async fn a_move_is_taken_back_when_the_other_agrees() {
    let house = House::open().await;
    let (mut duel, before, after) = both_placed(&house).await;
    assert_eq!(duel.players[0].position["can_ask_undo"], true);
    duel.undo(0).await.unwrap();
    for player in &mut duel.players {
        player.until(|player| !player.facts["undo_asked"].is_null()).await;
        assert_eq!(player.facts["undo_asked"]["seat"], 0);
        assert_eq!(player.facts["undo_asked"]["waits_for"], json!([1]));
        assert_eq!(player.facts["undo_asked"]["number"], player.number);
        assert_eq!(player.lines.last().unwrap()["kind"], "undo-asked");
    }
    assert_eq!(views(&duel), after, "asking changes nothing");
    let mut watcher = Player::at(&duel.table, &house.person("Cat").await).await;
    assert_eq!(watcher.refused(watcher.to_answer(true)).await, "not-seated");
    assert_eq!(code_of(&duel.answer_undo(0, true).await.unwrap_err()), "not-asked");
    assert_eq!(code_of(&duel.undo(0).await.unwrap_err()), "already-asked");
    duel.answer_undo(1, true).await.unwrap();
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
    duel.undo(0).await.unwrap();
    duel.answer_undo(1, false).await.unwrap();
    for player in &mut duel.players {
        player.until(|player| player.lines.last().unwrap()["kind"] == "undo-refused").await;
        player.until(|player| player.facts["undo_asked"].is_null()).await;
    }
    assert_eq!(views(&duel), after);
    assert_eq!(code_of(&duel.answer_undo(1, true).await.unwrap_err()), "not-asked", "too late");
    duel.finish(3).await;
}

#[tokio::test]
async fn playing_on_is_an_answer_too() {
    let house = House::open().await;
    for who in [0, 1] {
        let (mut duel, ..) = both_placed(&house).await;
        duel.undo(0).await.unwrap();
        duel.players[who].until(|player| !player.facts["undo_asked"].is_null()).await;
        duel.players[who].play_any().await;
        for player in &mut duel.players {
            player.until(|player| player.facts["undo_asked"].is_null()).await;
        }
        assert_eq!(code_of(&duel.answer_undo(1, true).await.unwrap_err()), "not-asked");
    }
}

#[tokio::test]
async fn there_must_be_a_move_to_take_back() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    for who in [0, 1] {
        assert_eq!(code_of(&duel.undo(who).await.unwrap_err()), "nothing-to-undo");
        assert_eq!(code_of(&duel.answer_undo(who, true).await.unwrap_err()), "not-asked");
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
    duel.undo(due).await.unwrap();
    duel.answer_undo(1 - due, true).await.unwrap();
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
    assert_eq!(asks, [true, false], "a Battle was shown since, and bots agree to that");
    player.ask(player.to_undo()).await.unwrap();
    player.until(|ann| ann.lines.last().unwrap()["kind"] == "undone").await;
    assert_eq!(player.position["view"], before, "Ann decides about Battle 1 again");
    assert_eq!(player.facts["undo_asked"], Value::Null);
    play_out(&mut [player], &mut Fast::new(5)).await;
}

#[tokio::test]
async fn who_asked_withdraws_and_answers_to_an_earlier_wish_are_stale() {
    let house = House::open().await;
    let (mut duel, _, after) = both_placed(&house).await;
    duel.undo(0).await.unwrap();
    duel.players[1].until(|bob| !bob.facts["undo_asked"].is_null()).await;
    let early = duel.players[1].to_answer(true);
    duel.answer_undo(0, false).await.unwrap();
    duel.players[0].until(|ann| ann.facts["undo_asked"].is_null()).await;
    assert_eq!(duel.players[0].lines.last().unwrap()["kind"], "undo-withdrawn");
    duel.undo(0).await.unwrap();
    assert_eq!(duel.players[1].refused(early).await, "stale", "it is another wish");
    assert_eq!(views(&duel), after);
}

#[tokio::test]
async fn a_wish_to_take_back_what_is_not_the_last_any_more_is_stale() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    duel.reach_line_up().await;
    duel.players[0].play_any().await;
    let meant = duel.players[0].to_undo();
    duel.players[1].play_any().await;
    assert_eq!(duel.players[0].refused(meant).await, "stale");
}
