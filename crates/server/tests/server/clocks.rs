//! Time to think, and what happens when it is up.

use std::time::{Duration, Instant};

use fracas_protocol::{ClockPlan, NewTable, WhenOut};
use serde_json::{Value, json};

use crate::failures::{AWAY, BACK, meddler, run};
use crate::house::{House, code_of};
use crate::table::{Duel, Player, bot, make, new_table, sit};

fn timed(mode: &str, clock: ClockPlan) -> NewTable {
    NewTable { clock: Some(clock), ..new_table(mode) }
}

const A_SECOND: ClockPlan =
    ClockPlan { per_move: Some(1), per_match: None, when_out: WhenOut::Lose };

#[tokio::test]
async fn who_lets_the_time_run_out_loses() {
    let house = House::open().await;
    let mut duel = Duel::at(&house, &timed("rookie", A_SECOND)).await;
    let late = duel.due();
    for player in &mut duel.players {
        player.until(Player::is_over).await;
        assert_eq!(player.lines.last().unwrap()["kind"], "out-of-time");
        let names = ["Ann", "Bob"];
        let sentence = format!("{} ran out of time. {} wins.", names[late], names[1 - late]);
        assert_eq!(player.facts["ending"]["sentence"], sentence);
        assert_eq!(player.facts["ending"]["outcome"]["places"][late], 2);
    }
}

#[tokio::test]
async fn time_for_the_whole_match_runs_out_as_well() {
    let house = House::open().await;
    let plan = ClockPlan { per_move: None, per_match: Some(1), when_out: WhenOut::Lose };
    let mut duel = Duel::at(&house, &timed("rookie", plan)).await;
    duel.players[0].until(Player::is_over).await;
    assert_eq!(duel.players[0].lines.last().unwrap()["kind"], "out-of-time");
}

#[tokio::test]
async fn a_bot_finishes_for_who_lets_the_time_run_out() {
    let house = House::open().await;
    let plan = ClockPlan { when_out: WhenOut::Bot, ..A_SECOND };
    let mut table = timed("substitution", plan);
    table.seats[1] = bot("random");
    let ann = house.person("Ann").await;
    let table = make(&ann, &table).await;
    sit(&ann, &table, 0).await;
    let mut player = Player::at(&table, &ann).await;
    player.until(|ann| ann.facts["seats"][0]["bot_plays"] == true).await;
    assert_eq!(player.facts["stage"], "playing", "the match goes on");
    assert_eq!(player.facts["seats"][0]["holder"]["name"], "Ann", "it is still Ann's seat");
    let code =
        player.ask(player.to_play("side home")).await.map_err(|refusal| refusal["code"].clone());
    assert!([json!("handed-over"), json!("finished")].contains(&code.unwrap_err()));
    player.until(Player::is_over).await;
    assert_eq!(player.position["seat"], 0, "Ann sees it from her seat to the end");
    let ending = player.facts["ending"]["sentence"].as_str().unwrap();
    assert!(!ending.contains("ran out of time"), "it was played to its end: {ending}");
    assert_eq!(player.lines.last().unwrap()["kind"], "end");
}

#[tokio::test]
async fn clocks_show_what_is_left_and_run_for_those_who_are_due() {
    let house = House::open().await;
    let plan = ClockPlan { per_move: Some(100), per_match: Some(5000), when_out: WhenOut::Lose };
    let mut duel = Duel::at(&house, &timed("rookie", plan)).await;
    let due = duel.due();
    let clocks = |duel: &Duel| duel.players[0].position["clocks"].clone();
    let running = |clocks: &Value| [0, 1].map(|seat| clocks[seat]["running"] == true);
    let shown = clocks(&duel);
    assert_eq!(running(&shown), [due == 0, due == 1], "{shown}");
    for seat in [0, 1] {
        let left = shown[seat]["left"].as_u64().unwrap();
        assert!(
            (60_000..=100_000).contains(&left),
            "the time for a move is the nearer end: {left}"
        );
    }
    duel.step().await;
    assert_eq!(running(&clocks(&duel)), [true, true], "both place their line-ups at once");
    while duel.players[0].turn().is_some() {
        duel.players[0].play_any().await;
    }
    assert_eq!(running(&clocks(&duel)), [false, true], "Ann has placed hers");
    duel.finish(1).await;
    assert_eq!(running(&clocks(&duel)), [false, false], "the match is over");
}

#[tokio::test]
async fn bots_are_not_timed_and_tables_without_clocks_show_none() {
    let house = House::open().await;
    let mut table = timed("rookie", A_SECOND);
    table.seats = vec![bot("random"), bot("random")];
    let table = make(&house.person("Ann").await, &table).await;
    let mut watcher = Player::at(&table, &house.stranger()).await;
    watcher.until(Player::is_over).await;
    assert_eq!(watcher.position["clocks"], json!([null, null]));
    let duel = Duel::begin(&house, "rookie").await;
    assert_eq!(duel.players[0].position["clocks"], json!([]));
}

#[tokio::test]
async fn nobody_loses_on_time_while_nothing_can_be_kept() {
    let house = House::open().await;
    let mut duel = Duel::at(&house, &timed("rookie", A_SECOND)).await;
    let due = duel.due();
    let mut database = meddler(&house).await;
    run(&mut database, AWAY).await;
    let began = Instant::now();
    let action = duel.players[due].choices().swap_remove(0);
    // Again and again, for longer than a move may take.
    while began.elapsed() < Duration::from_millis(1500) {
        let request = duel.players[due].to_play(&action);
        assert_eq!(code_of(&duel.players[due].ask(request).await.unwrap_err()), "not-kept");
    }
    run(&mut database, BACK).await;
    duel.players[due].play(&action).await;
    assert_eq!(duel.players[due].facts["stage"], "playing");
}
