//! Looking back: pages to step through, and a file that proves that nobody chose the cards.

use fracas_core::{FairShuffle, Replay, Seat, Viewer};
use fracas_protocol::Request;
use fracas_registry::Desk;
use serde_json::{Value, json};

use crate::house::{House, get, post};
use crate::table::{Duel, Player, make, new_table, sit};

/// Reads a replay file and plays it again, as `fracas replay --verify` does.
pub(crate) fn verify(file: &str) -> (Replay, Box<dyn Desk>) {
    let replay = Replay::read(file).expect("the file can be read");
    let entry = fracas_registry::find(&replay.setup.game).expect("the game is known");
    let desk = entry.verify(&replay).unwrap_or_else(|why| panic!("{why:?}"));
    (replay, desk)
}

fn path(table: &str, what: &str) -> String {
    format!("/api/v1/tables/{table}/{what}")
}

#[tokio::test]
async fn before_the_end_there_is_nothing_to_look_back_on() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    let open = make(&duel.ann, &new_table("rookie")).await;
    duel.reach_line_up().await;
    for table in [&duel.table, &open] {
        for what in ["replay", "replay?seat=0", "replay.txt"] {
            let refusal = get(&duel.ann, &path(table, what)).await.refusal();
            assert_eq!(refusal, (409, "not-finished".into()), "{what}");
        }
    }
    assert_eq!(get(&duel.ann, &path("abcdefghijkmnpqr", "replay.txt")).await.refusal().0, 404);
}

#[tokio::test]
async fn the_file_verifies_and_opens_the_commitment_shown_before() {
    let house = House::open().await;
    for (mode, seed) in [("rookie", 1), ("substitution", 2)] {
        let mut duel = Duel::begin(&house, mode).await;
        let commitment = duel.players[0].facts["commitment"].as_str().unwrap().to_owned();
        assert_eq!(duel.players[0].facts["opening"], Value::Null);
        duel.finish(seed).await;
        let answer = get(&house.stranger(), &path(&duel.table, "replay.txt")).await;
        assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
        let name = format!("attachment; filename=\"fracas-{}.txt\"", duel.table);
        assert_eq!(answer.header("content-disposition"), name);
        let (replay, desk) = verify(&answer.text);
        let (in_file, fair) = replay.fair.unwrap();
        assert_eq!(in_file, commitment, "the one shown before anyone sat down");
        let nonces: Vec<String> = fair.nonces.iter().map(ToString::to_string).collect();
        assert_eq!(nonces, ["nonce-0", "nonce-1"], "what each brought is in it");
        let opening = &duel.players[0].facts["opening"];
        assert_eq!(opening["secret"], fair.secret.to_string());
        assert_eq!(opening["nonces"], json!(nonces));
        assert_eq!(opening["seed"], fair.seed().to_string());
        let shown = opening["secret"].as_str().unwrap().parse().unwrap();
        assert_eq!(FairShuffle::commitment(&shown), commitment);
        assert_eq!(replay.names, ["Ann", "Bob"]);
        for (player, viewer) in duel.players.iter().zip(Viewer::all(2)) {
            let scene = serde_json::to_value(desk.view(viewer).scene.areas).unwrap();
            assert_eq!(
                player.position["view"]["scene"]["areas"], scene,
                "it ends as it was seen to"
            );
        }
    }
}

#[tokio::test]
async fn a_match_that_was_given_up_and_one_with_moves_taken_back_verify_too() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "substitution").await;
    duel.reach_line_up().await;
    let placed = duel.players[0].choices().swap_remove(0);
    duel.players[0].play(&placed).await;
    duel.undo(0).await.unwrap();
    duel.players[1].ask(Request::Resign { table: duel.table.clone() }).await.unwrap();
    let file = get(&duel.ann, &path(&duel.table, "replay.txt")).await.text;
    let (replay, _) = verify(&file);
    let actions: Vec<&str> = replay.moves.iter().map(|(_, action)| action.as_str()).collect();
    assert!(
        !actions.contains(&placed.as_str()),
        "what was taken back was never played: {actions:?}"
    );
    assert_eq!(actions.len(), 2, "a side, and Honors");
    assert_eq!(replay.ending.as_deref(), Some("Bob resigned. Ann wins."));
    let page = get(&duel.ann, &path(&duel.table, "replay")).await.json();
    assert_eq!(page["ending"]["sentence"], "Bob resigned. Ann wins.");
}

#[tokio::test]
async fn pages_show_each_step_as_the_viewer_saw_it() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "substitution").await;
    duel.finish(3).await;
    let seen = |player: &Player| -> Vec<Value> {
        let positions = player.heard.iter().map(|message| &message["position"]);
        positions.filter(|it| !it.is_null()).map(|it| it["view"].clone()).collect()
    };
    for (seat, player) in duel.players.iter().enumerate() {
        let page = get(&duel.bob, &path(&duel.table, &format!("replay?seat={seat}"))).await.json();
        assert_eq!(page["seat"], seat);
        assert_eq!(page["names"], json!(["Ann", "Bob"]));
        let steps = page["steps"].as_array().unwrap();
        let mut views: Vec<Value> = steps.iter().map(|step| step["view"].clone()).collect();
        let mut live = seen(player);
        // The table says at the end who won; the game only that it is over.
        for last in [views.last_mut().unwrap(), live.last_mut().unwrap()] {
            last["scene"]["prompt"] = Value::Null;
        }
        assert_eq!(views, live, "seat {seat}");
        let told: Vec<&Value> =
            steps.iter().flat_map(|step| step["lines"].as_array().unwrap()).collect();
        let heard: Vec<&Value> =
            player.lines.iter().filter(|line| line["source"] == "game").collect();
        let texts =
            |lines: &[&Value]| lines.iter().map(|line| line["text"].clone()).collect::<Vec<_>>();
        assert_eq!(texts(&told), texts(&heard));
        let later =
            get(&duel.bob, &path(&duel.table, &format!("replay?seat={seat}&from=5"))).await.json();
        assert_eq!(later["steps"].as_array().unwrap()[..], steps[5..]);
        assert_eq!([&later["from"], &later["total"]], [&json!(5), &json!(steps.len())]);
    }
    let page = get(&duel.ann, &path(&duel.table, "replay")).await.json();
    assert_eq!(page["seat"], Value::Null);
    assert!(
        page["steps"].as_array().unwrap().iter().all(|step| step["view"]["choices"] == json!([]))
    );
}

#[tokio::test]
async fn a_page_that_is_not_there_is_empty_and_a_seat_that_is_not_there_refused() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    duel.players[0].ask(Request::Resign { table: duel.table.clone() }).await.unwrap();
    let page = get(&duel.ann, &path(&duel.table, "replay?from=4294967295")).await.json();
    assert_eq!(page["steps"], json!([]));
    for (what, status, code) in [
        ("replay?seat=2", 404, "no-such-seat"),
        ("replay?seat=255", 404, "no-such-seat"),
        ("replay?seat=256", 422, "unreadable"),
        ("replay?seat=first", 422, "unreadable"),
        ("replay?from=-1", 422, "unreadable"),
    ] {
        let refusal = get(&duel.ann, &path(&duel.table, what)).await.refusal();
        assert_eq!(refusal, (status, code.into()), "{what}");
    }
}

#[tokio::test]
async fn a_match_with_a_card_file_verifies_with_that_file() {
    let house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let text = "game = \"battle-arena\"\nset = { code = \"Z\", name = \"Zoo\", year = 2026, variation = \"Zoo\" }\n\
                hero = [\n  { id = \"zed-fire-z\", name = \"Zed\", weapon = \"fire\", power = 1, number = \"1\" },\n]\n";
    let mut wish = serde_json::to_value(new_table("rookie")).unwrap();
    wish["packs"] = json!([{ "name": "zoo.toml", "text": text }]);
    let table = post(&ann, "/api/v1/tables", wish).await.json()["id"].as_str().unwrap().to_owned();
    sit(&ann, &table, 0).await;
    sit(&bob, &table, 1).await;
    let mut player = Player::at(&table, &ann).await;
    player.ask(Request::Resign { table: table.clone() }).await.unwrap();
    let file = get(&ann, &path(&table, "replay.txt")).await.text;
    let pack = fracas_core::Pack { name: "any".into(), text: text.into() };
    let replay = Replay::read(&file).unwrap().with_packs(&[pack]).unwrap();
    let entry = fracas_registry::find(&replay.setup.game).unwrap();
    assert!(entry.verify(&replay).is_ok());
    let page = get(&ann, &path(&table, "replay?seat=1")).await.json();
    assert_eq!(page["seat"], json!(Seat(1)), "and the pages know the file by themselves");
}
