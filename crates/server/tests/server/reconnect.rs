//! Coming back: what was missed is told, and what is told again is what was told before.

use fracas_client::Visitor;
use fracas_protocol::Request;
use serde_json::Value;

use crate::house::House;
use crate::table::{Duel, Player, catch_up};

fn number(line: &Value) -> u64 {
    line["number"].as_u64().expect("a line has a number")
}

/// Plays some of everything: moves, a move taken back at once, one by consent, one kept, and talk.
async fn play_some_of_everything(duel: &mut Duel) {
    duel.reach_line_up().await;
    duel.players[0].play_any().await;
    duel.undo(0).await.unwrap();
    duel.players[0].say("Oops").await.unwrap();
    for agree in [true, false] {
        catch_up(&mut duel.players).await;
        duel.players[0].play_any().await;
        duel.players[1].play_any().await;
        duel.undo(0).await.unwrap();
        duel.answer_undo(1, agree).await.unwrap();
        duel.catch_up().await;
    }
    duel.players[0].settle().await;
    duel.players[1].settle().await;
    duel.catch_up().await;
}

#[tokio::test]
async fn who_comes_back_is_told_exactly_what_was_missed() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "substitution").await;
    duel.reach_line_up().await;
    let away = Player::at(&duel.table, &duel.bob).await;
    let (last, known) = (away.number, away.lines.clone());
    away.socket.close().await;
    play_some_of_everything(&mut duel).await;
    let back = Player::back_at(&duel.table, &duel.bob, Some(last)).await;
    let stayed = &duel.players[1];
    assert!(back.lines.iter().all(|line| last < number(line)));
    assert!(5 < back.lines.len(), "much has happened");
    assert_eq!([known, back.lines.clone()].concat(), stayed.lines, "known and missed make all");
    assert_eq!(back.position, stayed.position);
    assert_eq!(back.number, stayed.number);
    let nothing_missed = Player::back_at(&duel.table, &duel.bob, Some(back.number)).await;
    assert_eq!(nothing_missed.lines, [Value::Null; 0]);
    let from_the_future = Player::back_at(&duel.table, &duel.bob, Some(u64::MAX)).await;
    assert_eq!(from_the_future.lines, [Value::Null; 0]);
    assert_eq!(from_the_future.position, stayed.position);
}

#[tokio::test]
async fn what_is_told_again_is_what_was_told_live_to_every_viewer() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "substitution").await;
    let mut watcher = Player::at(&duel.table, &house.stranger()).await;
    play_some_of_everything(&mut duel).await;
    for is_over in [false, true] {
        if is_over {
            duel.finish(7).await;
        }
        watcher.until(|watcher| watcher.number == duel.players[0].number).await;
        let viewers: [(&Visitor, &Player); 3] = [
            (&duel.ann, &duel.players[0]),
            (&duel.bob, &duel.players[1]),
            (&house.stranger(), &watcher),
        ];
        for (visitor, live) in viewers {
            let anew = Player::at(&duel.table, visitor).await;
            assert_eq!(anew.lines, live.lines);
            assert_eq!(anew.position, live.position, "and sees the same, byte for byte");
            assert_eq!(anew.number, live.number);
            for after in [1, 3, live.number / 2, live.number - 1] {
                let missed: Vec<Value> =
                    live.lines.iter().filter(|line| after < number(line)).cloned().collect();
                let back = Player::back_at(&duel.table, visitor, Some(after)).await;
                assert_eq!(back.lines, missed, "after {after}");
            }
        }
    }
}

#[tokio::test]
async fn who_follows_again_over_the_same_socket_hears_everything_once() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    for after in [None, Some(0), Some(2)] {
        let follow = Request::Follow { table: duel.table.clone(), after };
        duel.players[0].ask(follow).await.unwrap();
    }
    duel.players[1].say("Once").await.unwrap();
    duel.players[0].until(|ann| ann.lines.last().is_some_and(|line| line["text"] == "Once")).await;
    duel.players[0].settle().await;
    let heard = &duel.players[0].heard;
    let updates = heard.iter().filter(|message| message["type"] == "update").count();
    assert_eq!(updates, 1);
}

#[tokio::test]
async fn a_table_that_is_not_there_cannot_be_followed() {
    let house = House::open().await;
    let duel = Duel::begin(&house, "rookie").await;
    let mut player = Player::at(&duel.table, &duel.ann).await;
    for table in ["abcdefghijkmnpqr", "", "../../me", "ABCDEFGHIJKMNPQR"] {
        let follow = Request::Follow { table: table.into(), after: None };
        assert_eq!(player.refused(follow).await, "no-such-table");
    }
}
