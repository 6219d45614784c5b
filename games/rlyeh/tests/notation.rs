//! Actions as text.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_core::{Legible as _, Setup};
use fracas_rlyeh::{ID, Rlyeh};

fn game() -> Rlyeh {
    let setup = Setup { game: ID.into(), mode: "first".into(), seats: Some(2), ..Setup::default() };
    Rlyeh::open(&setup).unwrap()
}

#[test]
fn every_action_reads_back_as_it_was_written() {
    let game = game();
    let mut texts: Vec<String> =
        ["play all", "option 1", "option 255", "yes", "no", "enough", "end"]
            .map(str::to_owned)
            .into();
    for (_, card) in game.catalogue().cards() {
        let id = &card.id;
        texts.extend(["play", "buy", "choose"].map(|verb| format!("{verb} {id}")));
        for place in ["discard", "play", "deck", "board"] {
            texts.push(format!("choose {id} from {place}"));
            texts.push(format!("choose {id}~2 from {place}"));
        }
        texts.push(format!("choose {id}~32"));
    }
    texts.extend(game.catalogue().heroes().map(|(_, hero)| format!("hero {}", hero.id)));
    for (_, boss) in game.catalogue().bosses() {
        texts.extend([format!("buy-from {}", boss.id), format!("choose boss {}", boss.id)]);
    }
    texts.extend((0..4).map(|seat| format!("choose player {seat}")));
    for text in texts {
        match game.parse(&text) {
            Ok(action) => assert_eq!(game.notation(action), text),
            Err(wrong) => panic!("{text}: {wrong}"),
        }
    }
}

#[test]
fn what_cannot_be_read_is_named_with_what_would_be_right() {
    let game = game();
    let cases = [
        ("", "actions are: hero HERO, play CARD, play all, buy CARD, buy-from BOSS, option NUMBER"),
        ("play", "\"play\" is not an action"),
        ("play quarter kittens", "is not an action"),
        ("play quartr", "there is no card \"quartr\"; did you mean \"quarter\"?"),
        ("play Kittens", "did you mean \"kittens\"?"),
        ("buy cthulu", "there is no card \"cthulu\""),
        ("buy-from cthulu", "there is no Boss \"cthulu\"; did you mean \"cthulhu\"?"),
        ("hero franc", "there is no hero \"franc\"; did you mean \"frank\"?"),
        ("option 0", "\"0\" is not the number of an option; the first is 1"),
        ("option 256", "is not the number of an option"),
        ("choose", "choose CARD, CARD from discard"),
        ("choose quarter from hand", "choose CARD, CARD from discard"),
        ("choose quarter~1", "no number of a copy after ~; these are 2 to 32"),
        ("choose quarter~33", "no number of a copy"),
        ("choose quarter~", "no number of a copy"),
        ("choose player 4", "\"4\" is not the seat of a player; seats are 0 to 3"),
        ("choose player one", "is not the seat of a player"),
        ("choose boss frank", "there is no Boss \"frank\""),
    ];
    for (text, says) in cases {
        let wrong = game.parse(text).unwrap_err();
        assert!(wrong.contains(says), "{text:?}: {wrong}");
    }
}
