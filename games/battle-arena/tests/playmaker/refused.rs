//! Positions with Plays that cannot be: refused with the place and the reason.

use fracas_battle_arena::BattleArena;
use fracas_core::Fast;
use fracas_testkit::{Position, Wander, any_step};
use serde_json::{Value, json};

use crate::tables;

/// Finds a position at one of the tables.
fn find(wanted: impl Fn(&Value) -> bool) -> Position<BattleArena> {
    Wander::new(tables(&mut Fast::new(7)).remove(0), any_step).find(wanted)
}

/// The Play step of Battle 3, nobody asked by a Play.
fn running() -> Position<BattleArena> {
    find(|saved| {
        let runs = saved["fight"]["runs"].as_array();
        saved["phase"] == "plays"
            && saved["battles_over"] == 2
            && saved.get("effects").is_none()
            && saved["fight"]["stopped"] == json!([])
            && runs.is_some_and(|runs| !runs.is_empty())
    })
}

/// A question of a Play.
fn asking() -> Position<BattleArena> {
    find(|saved| saved.get("effects").is_some())
}

/// A Play that waits or stands, with its card beside the board.
fn lasting() -> Position<BattleArena> {
    find(|saved| {
        let is_beside = |seat: usize| saved["players"][seat]["playmaker"].get("beside").is_some();
        saved["phase"] == "plays"
            && saved.get("effects").is_none()
            && saved.get("scheduled").is_some()
            && is_beside(0)
    })
}

/// Moves the first Play of a place to another place of the same player.
fn carry(saved: &mut Value, from: &str, to: &str) {
    let plays = &mut saved["players"][0]["playmaker"];
    let play = plays[from].as_array_mut().unwrap().remove(0);
    plays[to].as_array_mut().unwrap().push(play);
}

#[test]
fn plays_are_those_of_the_playbook() {
    running().expect_refused(&[
        (
            "a Play that is gone",
            |saved| {
                let cards = &mut saved["players"][0]["playmaker"]["playbook"]["cards"];
                cards.as_array_mut().unwrap().pop();
            },
            "players[0].playmaker",
            "is in the Playbook and nowhere on the table",
        ),
        (
            "a Play twice",
            |saved| {
                let cards = &mut saved["players"][1]["playmaker"]["playbook"]["cards"];
                let first = cards[0].clone();
                cards.as_array_mut().unwrap().push(first);
            },
            "players[1].playmaker",
            "is on the table more often than in the Playbook",
        ),
        (
            "a Play that nobody knows",
            |saved| saved["players"][0]["playmaker"]["playbook"]["cards"][0] = json!("front-rum"),
            "players[0].playmaker.playbook.cards",
            "there is no Play \"front-rum\"; did you mean \"front-run\"?",
        ),
        (
            "no Plays at all",
            |saved| {
                saved["players"][0].as_object_mut().unwrap().remove("playmaker");
            },
            "players[0].playmaker",
            "is missing; it has the Plays",
        ),
        (
            "a Hero known to be in hand that is not",
            |saved| {
                let hero = saved["players"][0]["deck"][0].clone();
                saved["players"][0]["playmaker"]["seen_hand"] = json!([hero]);
            },
            "players[0].playmaker.seen_hand",
            "names a Hero that is not in hand",
        ),
    ]);
}

#[test]
fn battles_are_decided_one_after_the_other() {
    running().expect_refused(&[
        (
            "a Battle won before it is decided",
            |saved| saved["players"][0]["playmaker"]["won"] = json!([5]),
            "players[0].playmaker.won",
            "names a Battle that is not decided yet (R153)",
        ),
        (
            "a Battle that both have won",
            |saved| (0..2).for_each(|seat| saved["players"][seat]["playmaker"]["won"] = json!([1])),
            "players",
            "both have won the same Battle (R94)",
        ),
        (
            "an eighth Battle",
            |saved| saved["players"][0]["playmaker"]["won"] = json!([8]),
            "players[0].playmaker.won",
            "8 is no Battle; these are 1 to 7",
        ),
        (
            "a rest in which nobody decides",
            |saved| saved["phase"] = json!("plays-over"),
            "phase",
            "comes to a rest only where a Play asks something",
        ),
    ]);
}

#[test]
fn the_play_step_is_as_its_rules_have_it() {
    running().expect_refused(&[
        (
            "both have stopped",
            |saved| saved["fight"]["stopped"] = json!([0, 1]),
            "fight.stopped",
            "nobody is left to run Plays; the comparison comes next (R153)",
        ),
        (
            "a Play counted that was not run",
            |saved| saved["fight"]["sides"][0]["plays"] = json!(30),
            "fight.sides",
            "30 Plays of seat 0",
        ),
        (
            "lost for want of Hot Dogs while Plays are run",
            |saved| saved["fight"]["starved"] = json!([0, 1]),
            "fight.starved",
            "names those alone who have finished running Plays",
        ),
        (
            "a gain below 0",
            |saved| {
                saved["fight"]["changes"] = json!([
                    { "of": 0, "by": 0, "play": "front-run", "gain": -5, "loss": 0 }
                ]);
            },
            "fight.changes",
            "have gains from 0 up and losses from 0 down",
        ),
        (
            "more Hot Dogs than there were",
            |saved| saved["players"][0]["hot_dogs"] = json!(11),
            "players[0]",
            "11 Hot Dogs left of 10 at the start (R79, R169)",
        ),
        (
            "a Play of a Battle to come",
            |saved| {
                carry(saved, "hand", "discard");
                let discard = saved["players"][0]["playmaker"]["discard"].as_array_mut().unwrap();
                discard.last_mut().unwrap()["battle"] = json!(6);
            },
            "players[0].playmaker.discard",
            "has a Play of a Battle that is yet to come",
        ),
    ]);
}

#[test]
fn what_waits_or_stands_belongs_to_its_play() {
    lasting().expect_refused(&[
        (
            "a part that the Play has not",
            |saved| saved["scheduled"][0]["part"] = json!(9),
            "scheduled",
            "has no part 9 that waits or stands",
        ),
        (
            "a Play that nobody knows",
            |saved| saved["scheduled"][0]["play"] = json!("nothing"),
            "scheduled",
            "there is no Play \"nothing\"",
        ),
        (
            "an owner who is not there",
            |saved| saved["scheduled"][0]["owner"] = json!(2),
            "scheduled",
            "seats are 0 and 1",
        ),
        (
            "something due and not carried out",
            |saved| saved["scheduled"][0]["due"] = json!(1),
            "scheduled",
            "has something that is due and not carried out",
        ),
        (
            "a Play beside the board of which nothing stands",
            |saved| saved["scheduled"] = json!([]),
            "players[0].playmaker.beside",
            "has a Play of which nothing waits or stands (R145)",
        ),
    ]);
}

#[test]
fn effects_belong_to_the_plays_of_the_table() {
    asking().expect_refused(&[
        (
            "a place outside of all Plays",
            |saved| saved["effects"]["frames"][0]["at"] = json!(1_000_000),
            "effects",
            "the half-done effect belongs to other cards",
        ),
        (
            "an owner who is not there",
            |saved| saved["effects"]["frames"][0]["context"]["owner"] = json!(3),
            "effects",
            "have an owner who is not at the table",
        ),
        (
            "a Play that is not there",
            |saved| saved["effects"]["frames"][0]["context"]["source"] = json!(9_999),
            "effects",
            "come from a Play that is not there",
        ),
        (
            "a number for nothing",
            |saved| saved["effects"]["things"] = json!([0xffff]),
            "effects",
            "are about something that is not there",
        ),
    ]);
}

#[test]
fn other_modes_have_nothing_of_plays() {
    let setup = fracas_core::Setup {
        game: fracas_battle_arena::ID.into(),
        mode: "substitution".into(),
        ..fracas_core::Setup::default()
    };
    let game = BattleArena::open(&setup).unwrap();
    Wander::new(game, any_step).find(|saved| saved["phase"] == "substitution").expect_refused(&[
        (
            "a Play step",
            |saved| saved["phase"] = json!("plays"),
            "phase",
            "only Playmaker has Plays (R126)",
        ),
        (
            "a Play that was run",
            |saved| {
                saved["fight"] = json!({ "runs": [{ "seat": 0, "play": "front-run", "paid": 2 }] });
            },
            "fight",
            "is for Playmaker alone",
        ),
        (
            "Plays of a player",
            |saved| {
                saved["players"][0]["playmaker"] = json!({
                    "won": [], "playbook": { "cards": [] }, "hand": [], "discard": []
                });
            },
            "players[0].playmaker",
            "is for Playmaker alone",
        ),
    ]);
}
