//! Playing: whole matches, and everything that is refused on the way.

use fracas_core::Fast;
use fracas_protocol::Request;
use serde_json::{Value, json};

use crate::house::{House, code_of};
use crate::table::{Duel, Player, bot, make, new_table, play_out, sit};

#[tokio::test]
async fn two_people_play_a_match_to_its_end_in_every_mode() {
    let house = House::open().await;
    for (mode, seed) in [("rookie", 1), ("substitution", 2)] {
        let mut duel = Duel::begin(&house, mode).await;
        duel.finish(seed).await;
        let [ann, bob] = &duel.players;
        assert_eq!(ann.number, bob.number);
        assert_eq!(ann.position["view"]["choices"], json!([]));
        assert_eq!(ann.position["turn"], Value::Null);
        let ending = &ann.facts["ending"];
        assert_eq!(ann.position["view"]["outcome"], ending["outcome"]);
        assert_eq!(ending, &bob.facts["ending"], "both are told the same");
        assert_eq!(ann.lines.last().unwrap()["kind"], "end");
        let kinds: Vec<&str> = ann.lines.iter().filter_map(|line| line["kind"].as_str()).collect();
        assert_eq!(kinds.iter().filter(|kind| **kind == "line-up").count(), 2);
        assert_eq!(kinds.contains(&"honors"), mode == "substitution");
    }
}

#[tokio::test]
async fn a_person_plays_a_match_against_bots_that_look_ahead_or_not() {
    let house = House::open().await;
    let levels = [("random", "Random Bot"), ("greedy", "Greedy Bot"), ("easy", "Easy Bot")];
    for (seed, (level, name)) in levels.into_iter().enumerate() {
        let ann = house.person("Ann").await;
        let mut table = new_table("substitution");
        table.seats.reverse();
        table.seats[0] = bot(level);
        let table = make(&ann, &table).await;
        sit(&ann, &table, 1).await;
        let mut players = [Player::at(&table, &ann).await];
        play_out(&mut players, &mut Fast::new(seed as u64)).await;
        let [player] = players;
        assert_eq!(player.position["names"], json!([name, "Ann"]));
        assert_eq!(player.position["seat"], 1);
        assert!(player.facts["ending"]["sentence"].as_str().is_some_and(|it| !it.is_empty()));
    }
}

/// Checks that something is refused with a code and a rule, and that nobody notices.
async fn expect_refusal(
    duel: &mut Duel,
    who: usize,
    request: Request,
    code: &str,
    rule: Option<u64>,
) {
    let numbers = duel.players.each_ref().map(|player| player.number);
    let position = duel.players[who].position.clone();
    let refusal = duel.players[who].ask(request.clone()).await.expect_err("this must be refused");
    assert_eq!((code_of(&refusal).as_str(), refusal["rule"].as_u64()), (code, rule), "{request:?}");
    for player in &mut duel.players {
        player.settle().await;
    }
    assert_eq!(duel.players.each_ref().map(|player| player.number), numbers, "nothing happened");
    assert_eq!(duel.players[who].position, position);
}

#[tokio::test]
async fn an_action_that_the_rules_forbid_is_refused_by_its_rule() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    let due = duel.due();
    let side = duel.players[1 - due].to_play("side home");
    expect_refusal(&mut duel, 1 - due, side, "not-your-turn", Some(60)).await;
    for (action, code, rule) in [
        ("decline", "not-in-rookie", Some(81)),
        ("place bojax-fire-tk", "wrong-step", Some(60)),
        ("place nobody", "unreadable", None),
        ("fly home", "unreadable", None),
        ("", "unreadable", None),
        ("SIDE HOME", "unreadable", None),
        ("side home\n", "unreadable", None),
    ] {
        let request = duel.players[due].to_play(action);
        expect_refusal(&mut duel, due, request, code, rule).await;
    }
    duel.reach_line_up().await;
    let theirs = duel.players[1].choices().swap_remove(0);
    let request = duel.players[0].to_play(&theirs);
    expect_refusal(&mut duel, 0, request, "not-in-hand", Some(70)).await;
    let own = duel.players[0].choices().swap_remove(0);
    duel.players[0].play(&own).await;
    duel.catch_up().await;
    let again = duel.players[0].to_play(&own);
    expect_refusal(&mut duel, 0, again, "already-placed", Some(70)).await;
    while duel.players[0].turn().is_some() {
        duel.players[0].play_any().await;
    }
    duel.catch_up().await;
    let late = duel.players[0].to_play(&own);
    expect_refusal(&mut duel, 0, late, "line-up-placed", Some(73)).await;
    duel.finish(3).await;
}

#[tokio::test]
async fn what_was_meant_for_an_earlier_decision_is_refused() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    duel.reach_line_up().await;
    let player = &mut duel.players[0];
    let (turn, choices) = (player.turn().unwrap(), player.choices());
    let play = |turn, action: &str| Request::Play {
        table: duel.table.clone(),
        turn,
        action: action.into(),
    };
    // A double click: the second is sent before the first is answered.
    let first = player.socket.send(play(turn, &choices[0])).await.unwrap();
    let second = player.socket.send(play(turn, &choices[1])).await.unwrap();
    assert!(player.answer_to(first).await.is_ok());
    let refusal = player.answer_to(second).await.unwrap_err();
    assert_eq!(code_of(&refusal), "stale");
    player.until(|player| player.turn() != Some(turn)).await;
    assert_eq!(player.choices().len(), choices.len() - 1, "one Hero was placed");
    for other in [0, turn, u64::MAX] {
        assert_eq!(player.refused(play(other, &choices[1])).await, "stale");
    }
    player.play(&choices[1]).await;
}

#[tokio::test]
async fn only_those_who_sit_there_play_and_only_while_the_match_is_on() {
    let house = House::open().await;
    let (ann, cat) = (house.person("Ann").await, house.person("Cat").await);
    let table = make(&ann, &new_table("rookie")).await;
    sit(&ann, &table, 0).await;
    let requests = |table: &str| {
        let table = table.to_owned();
        [
            Request::Play { table: table.clone(), turn: 3, action: "side home".into() },
            Request::Undo { table: table.clone(), number: 9 },
            Request::AnswerUndo { table: table.clone(), number: 9, agree: true },
            Request::Replace { table: table.clone(), place: 0 },
            Request::TakeOver { table: table.clone() },
            Request::Resign { table },
        ]
    };
    let mut early = Player::at(&table, &ann).await;
    for request in requests(&table) {
        assert_eq!(early.refused(request).await, "not-playing");
    }
    let mut duel = Duel::begin(&house, "rookie").await;
    let mut watcher = Player::at(&duel.table, &cat).await;
    let mut stranger = Player::at(&duel.table, &house.stranger()).await;
    for request in requests(&duel.table) {
        assert_eq!(watcher.refused(request.clone()).await, "not-seated");
        assert_eq!(stranger.refused(request).await, "no-name");
    }
    for request in requests("abcdefghijkmnpqr") {
        assert_eq!(watcher.refused(request).await, "no-such-table");
    }
    duel.finish(4).await;
    for request in requests(&duel.table) {
        assert_eq!(duel.players[0].refused(request).await, "finished");
    }
}

#[tokio::test]
async fn a_person_plays_over_any_of_their_windows() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    duel.reach_line_up().await;
    let mut other = Player::at(&duel.table, &duel.ann).await;
    assert_eq!(other.position, duel.players[0].position);
    other.play_any().await;
    duel.players[0].until(|ann| ann.number == other.number).await;
    assert_eq!(other.position, duel.players[0].position, "both windows show the same");
    assert_eq!(other.position["seat"], 0);
}

#[tokio::test]
async fn who_resigns_loses_at_once() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "substitution").await;
    duel.reach_line_up().await;
    let resign = Request::Resign { table: duel.table.clone() };
    duel.players[0].ask(resign).await.unwrap();
    for player in &mut duel.players {
        player.until(Player::is_over).await;
        assert_eq!(player.facts["ending"]["sentence"], "Ann resigned. Bob wins.");
        assert_eq!(player.facts["ending"]["outcome"]["places"], json!([2, 1]));
        assert_eq!(player.lines.last().unwrap()["kind"], "resigned");
        assert_eq!(player.choices(), [""; 0]);
        assert_eq!(player.position["turn"], Value::Null);
        assert_eq!(player.position["view"]["due"], json!([]));
    }
}
