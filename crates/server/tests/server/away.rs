//! Those who go away in the middle of a match: a bot may play on for them, and they may come back.

use std::time::Duration;

use fracas_protocol::{ClockPlan, NewTable, Request, WhenOut};
use serde_json::json;

use crate::house::{House, within};
use crate::table::{Duel, Player, new_table};

/// A server that takes people for gone as soon as they are away.
async fn impatient() -> House {
    House::with(|config| config.limits.away_limit = Duration::ZERO).await
}

fn replace(table: &str, place: u8) -> Request {
    Request::Replace { table: table.into(), place }
}

fn take_over(table: &str) -> Request {
    Request::TakeOver { table: table.into() }
}

/// Lets Bob go away, and gives Ann and the table.
async fn bob_leaves(duel: Duel) -> (Player, Duel0) {
    let Duel { table, ann, bob, players: [mut first, second] } = duel;
    second.socket.close().await;
    first.until(|ann| ann.facts["seats"][1]["holder"]["away_since"].is_u64()).await;
    (first, Duel0 { table, ann, bob })
}

/// The people of a duel, without their sockets.
struct Duel0 {
    table: String,
    ann: fracas_client::Visitor,
    bob: fracas_client::Visitor,
}

#[tokio::test]
async fn a_bot_plays_on_for_who_is_away_and_they_come_back() {
    let house = impatient().await;
    let (mut ann, duel) = bob_leaves(Duel::begin(&house, "substitution").await).await;
    ann.ask(replace(&duel.table, 1)).await.unwrap();
    ann.until(|ann| ann.facts["seats"][1]["bot_plays"] == true).await;
    assert!(ann.lines.iter().any(|line| line["kind"] == "replaced"));
    assert_eq!(ann.facts["can_take_over"], false, "Ann plays herself");
    let mut bob = Player::at(&duel.table, &duel.bob).await;
    assert_eq!(bob.facts["can_take_over"], true);
    assert_eq!(bob.refused(Request::Resign { table: duel.table.clone() }).await, "handed-over");
    bob.ask(take_over(&duel.table)).await.unwrap();
    bob.until(|bob| bob.facts["seats"][1]["bot_plays"] == false).await;
    assert_eq!(bob.refused(take_over(&duel.table)).await, "not-replaced");
    let mut duel = Duel { table: duel.table, ann: duel.ann, bob: duel.bob, players: [ann, bob] };
    duel.catch_up().await;
    duel.finish(1).await;
}

#[tokio::test]
async fn only_who_is_away_for_long_is_replaced_and_only_by_who_plays() {
    let house = House::open().await;
    let duel = Duel::begin(&house, "rookie").await;
    let mut cat = Player::at(&duel.table, &house.person("Cat").await).await;
    assert_eq!(cat.refused(replace(&duel.table, 1)).await, "not-seated");
    let (mut ann, duel) = bob_leaves(duel).await;
    assert_eq!(ann.facts["away_limit"], 60_000);
    assert_eq!(ann.refused(replace(&duel.table, 1)).await, "not-away", "a minute is not over");
    for place in [0, 7] {
        assert_eq!(ann.refused(replace(&duel.table, place)).await, "no-person");
    }
    assert_eq!(ann.refused(take_over(&duel.table)).await, "not-replaced");
}

#[tokio::test]
async fn who_was_replaced_comes_back_after_a_restart_too() {
    let mut house = impatient().await;
    let (mut ann, duel) = bob_leaves(Duel::begin(&house, "substitution").await).await;
    ann.ask(replace(&duel.table, 1)).await.unwrap();
    house.stop().await;
    house.start().await;
    let mut bob = Player::at(&duel.table, &duel.bob).await;
    assert_eq!(bob.facts["seats"][1]["bot_plays"], true);
    assert!(bob.facts["seats"][0]["holder"]["away_since"].is_u64(), "Ann has not come yet");
    bob.ask(take_over(&duel.table)).await.unwrap();
    let ann = Player::at(&duel.table, &duel.ann).await;
    let mut duel = Duel { table: duel.table, ann: duel.ann, bob: duel.bob, players: [ann, bob] };
    duel.catch_up().await;
    duel.finish(2).await;
}

#[tokio::test]
async fn who_ran_out_of_time_does_not_come_back() {
    let house = impatient().await;
    let clock = ClockPlan { per_move: Some(1), per_match: None, when_out: WhenOut::Bot };
    let table = NewTable { clock: Some(clock), ..new_table("substitution") };
    let mut duel = Duel::at(&house, &table).await;
    let late = duel.due();
    duel.players[late].until(|player| player.facts["seats"][late]["bot_plays"] == true).await;
    assert_eq!(duel.players[late].facts["can_take_over"], false);
    let code = duel.players[late].refused(take_over(&duel.table)).await;
    assert!(["handed-over", "finished"].contains(&&*code), "{code}");
}

#[tokio::test]
async fn a_bot_that_stands_in_agrees_to_nothing() {
    let house = impatient().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    let due = duel.due();
    // The choice of a side is followed by a draw, so it is not taken back by the rule.
    duel.step().await;
    let Duel { table, players, .. } = duel;
    let [first, second] = players;
    let (mut player, other) = if due == 0 { (first, second) } else { (second, first) };
    other.socket.close().await;
    let place = 1 - due;
    player.until(|it| it.facts["seats"][place]["holder"]["away_since"].is_u64()).await;
    assert_eq!(player.position["can_ask_undo"], true);
    player.ask(replace(&table, place as u8)).await.unwrap();
    player.until(|it| it.facts["seats"][place]["bot_plays"] == true).await;
    let can = ["can_undo", "can_ask_undo"].map(|can| player.position[can].clone());
    assert_eq!(can, [json!(false), json!(false)]);
    let refused = async {
        loop {
            let code = player.refused(player.to_undo()).await;
            if code != "stale" {
                return code;
            }
            player.hear().await;
        }
    };
    assert_eq!(within(refused).await, "nobody-agrees");
}
