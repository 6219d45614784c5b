//! Positions that were saved, and positions edited by hand: the possible are played on, the impossible
//! are refused with the place and the reason.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod changed;
mod course;
mod dudes;
mod effects;
mod form;
mod random;
mod saved;

use fracas_core::{Fast, Game as _, Legible as _, Setup, Silent};
use fracas_op_arena::{ID, OpArena};
use fracas_testkit::{put, setup};
use serde_json::{Value, json};

type Position = fracas_testkit::Position<OpArena>;

/// Two players with the Dudes of a pack beside the game's own.
fn table() -> Setup {
    Setup { packs: vec![random::pack()], ..setup(ID, "brawl", 2, &[("first", "seat-0")]) }
}

/// Plays at random until a position is as wanted.
fn find(wanted: impl Fn(&Value) -> bool) -> Position {
    random::open(&table()).find(wanted)
}

/// Plays until a phase of the second turn, which is one of seat 1.
fn phase(phase: &str) -> Position {
    find(|saved| saved["phase"] == phase && saved["turn"] == 2 && is_quiet(saved))
}

/// Checks that nothing is under way that somebody would have to do first.
fn is_quiet(saved: &Value) -> bool {
    let is_pending = |fighter: &Value| !fighter["pending"].is_null();
    let arena = saved["arena"].as_array().unwrap();
    saved["effects"].is_null() && saved["fallen"].is_null() && !arena.iter().any(is_pending)
}

/// The first choice of starting Dudes.
fn laying() -> Position {
    find(|saved| saved["phase"] == "laying")
}

/// A game that somebody has won by points.
fn over() -> Position {
    find(|saved| saved["phase"] == "over" && saved["quiet"] != 120)
}

/// An ability asks something, as the die was placed on it.
fn asking() -> Position {
    find(|saved| saved["phase"] == "placed" && !saved["effects"].is_null())
}

/// Two Reactive abilities of one Dude wait for their order, after a roll of 4.
fn ordering() -> Position {
    phase("place").edited(|saved| {
        saved["phase"] = json!("react");
        saved["roll"] = json!(4);
        enter(saved, "twins", 1)["pending"] = json!([1, 2]);
    })
}

/// Two Dudes of seat 1 have died, and both have something to say.
fn mourning() -> Position {
    phase("discard").edited(|saved| {
        for dude in ["doorbell", "martyr"] {
            pick_up(saved, dude);
            put(&mut saved["discard"], dude);
        }
        saved["fallen"] = json!([fallen("doorbell", 1), fallen("martyr", 1)]);
    })
}

fn fallen(dude: &str, controller: u8) -> Value {
    json!({ "dude": dude, "controller": controller, "killer": 0 })
}

/// A Nerph is played on a Dude of seat 0, which asks something first.
fn playing_a_token() -> Position {
    let position = phase("token").edited(|saved| {
        enter(saved, "doorbell", 0);
        saved["supply"] = json!({ "shields": 24, "nerphs": 24 });
        for (player, tokens) in saved["players"].as_array_mut().unwrap().iter_mut().zip([0, 1]) {
            player["shields"] = json!(tokens);
            player["nerphs"] = json!(tokens);
        }
        for fighter in saved["arena"].as_array_mut().unwrap() {
            let fighter = fighter.as_object_mut().unwrap();
            fighter.remove("shield");
            fighter.remove("nerphed");
        }
    });
    let Position { game, .. } = position;
    let mut state = game.load(&position.saved).unwrap();
    let seat = game.to_act(&state).first().unwrap();
    let action = game.parse("nerph doorbell 2").unwrap();
    game.apply(&mut state, seat, action, &mut Fast::new(0), &mut Silent);
    let saved = game.save(&state);
    assert_eq!(saved["token"]["dude"], "doorbell", "it asks before the token has its effect");
    Position { game, saved }
}

/// Takes a Dude away from wherever it is.
fn pick_up(saved: &mut Value, dude: &str) {
    let remove = |list: &mut Value| list.as_array_mut().unwrap().retain(|other| other != dude);
    remove(&mut saved["deck"]);
    remove(&mut saved["discard"]);
    for player in saved["players"].as_array_mut().unwrap() {
        remove(&mut player["hand"]);
    }
    saved["arena"].as_array_mut().unwrap().retain(|fighter| fighter["dude"] != dude);
}

/// Puts a Dude in play, as the one that came first.
fn enter<'a>(saved: &'a mut Value, dude: &str, controller: u8) -> &'a mut Value {
    pick_up(saved, dude);
    let fighter = json!({ "dude": dude, "controller": controller });
    saved["arena"].as_array_mut().unwrap().insert(0, fighter);
    &mut saved["arena"][0]
}

/// Takes all Dudes of a player out of play, with their tokens, and puts them on the deck.
fn clear(saved: &mut Value, controller: u8) {
    let arena = saved["arena"].as_array_mut().unwrap();
    let (gone, left) = arena.drain(..).partition(|fighter| fighter["controller"] == controller);
    *arena = left;
    let gone: Vec<Value> = gone;
    for mut fighter in gone {
        let shields = u64::from(fighter["shield"] == true);
        let nerphs = fighter["nerphed"].as_array().map_or(0, Vec::len) as u64;
        for (token, count) in [("shields", shields), ("nerphs", nerphs)] {
            saved["supply"][token] = json!(saved["supply"][token].as_u64().unwrap() + count);
        }
        put(&mut saved["deck"], fighter["dude"].take());
    }
}

/// Puts the whole hand of a player on the deck.
fn empty_hand(saved: &mut Value, seat: usize) {
    let player = saved["players"][seat].as_object_mut().unwrap();
    let mut hand = player.insert("hand".to_owned(), json!([])).unwrap();
    player.remove("known");
    player.remove("old");
    saved["deck"].as_array_mut().unwrap().append(hand.as_array_mut().unwrap());
}
