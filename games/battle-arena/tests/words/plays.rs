//! Plays as a whole: costs, conditions, what is left out, and how they are found.

use fracas_battle_arena::{BattleArenaTitle, Catalogue, CostRule, PlayKind};
use fracas_cards::{Fact, Shelf};

use crate::read;

/// Gets the text of a Play with some lines.
fn text(lines: &str) -> String {
    read(lines).unwrap_or_else(|report| panic!("{report}")).text
}

#[test]
fn what_it_takes_to_run_a_play_and_what_it_costs_is_said() {
    let lines = "cost = 3\nonly-if = { battle = { from = 5, to = 7 } }\neffect = { power = 20 }";
    assert_eq!(text(lines), "Run this only if it is Battle 5 or later. Your Hero gets +20 Power.");
    let lines = "cost = 2\nfree-if = \"revealed-share-weapon\"\neffect = { power = 15 }";
    assert_eq!(
        text(lines),
        "This Play is free if all Heroes you have revealed have the same weapon. Your Hero gets +15 \
         Power."
    );
    let lines = "cost = 1\ndiscount = 1\neffect = { draw = 1 }";
    assert_eq!(text(lines), "This Play costs 1 Hot Dog less. Draw a Play.");
    let lines = "cost = \"copied\"\neffect = \"copy-last-play\"";
    assert_eq!(
        text(lines),
        "This Play costs what the last Play you ran cost. Do what the last Play you ran did."
    );
    let lines =
        "cost = 2\nlasting = true\neffect = { later = { start-of = 7 }, do = { draw = 1 } }";
    assert_eq!(
        text(lines),
        "At the start of Battle 7, draw a Play. This Play holds for the rest of the game."
    );
}

#[test]
fn what_holds_for_the_rest_of_the_game_is_lasting() {
    let base = Catalogue::base();
    let lasts = |id| base.play(base.find_play(id).expect("the game has this Play")).is_lasting;
    for id in ["no-more-subs", "pay-the-price", "late-game-push", "game-of-inches"] {
        assert!(lasts(id), "{id}");
    }
    for id in ["front-run", "full-court-press", "pour-gas-on-it", "2-get-10"] {
        assert!(!lasts(id), "{id}");
    }
}

#[test]
fn plays_are_found_by_id_and_by_name() {
    let base = Catalogue::base();
    let front_run = base.find_play("front-run");
    assert!(front_run.is_some());
    assert_eq!(base.find_play_by_words("front-run"), front_run);
    assert_eq!(base.find_play_by_words(" Front  RUN "), front_run);
    assert_eq!(base.find_play("Front Run"), None, "ids only");
    assert_eq!(base.find_play_by_words("Front Rum"), None);
}

#[test]
fn sets_know_their_plays() {
    let base = Catalogue::base();
    let sets = base.play_sets().iter().map(|set| (set.code.as_str(), set.plays.len()));
    let expected = [("A", 125), ("U", 125), ("LA", 1), ("G", 100), ("T", 99)];
    assert_eq!(sets.collect::<Vec<_>>(), expected);
    assert_eq!(base.plays().len(), 450);
    assert_eq!(base.plays_of_set(2).count(), 1);
    assert_eq!(base.plays_of_set(9).count(), 0);
}

#[test]
fn numbers_and_kinds_are_as_printed() {
    let base = Catalogue::base();
    let play = |id| base.play(base.find_play(id).expect("the game has this Play"));
    assert_eq!((play("front-run").cost.printed, play("front-run").kind), (2, PlayKind::Standard));
    assert_eq!(play("copycat").cost.rule, CostRule::Copied);
    assert_eq!(play("flash-sale").cost.rule, CostRule::Discount(1));
    assert_eq!((play("copycat").kind, &*play("copycat").set), (PlayKind::Bonus, "U"));
    assert_eq!(play("series-mvp-award").kind, PlayKind::Promo);
}

#[test]
fn a_play_has_a_page_of_its_own() {
    let lines = "kind = \"bonus\"\ncost = 3\nscore = 16\nicon = \"hot-dog\"\neffect = { draw = 1 }";
    let page = read(lines).unwrap_or_else(|report| panic!("{report}"));
    assert_eq!((page.kind, page.icon.as_deref()), ("play", Some("hot-dog")));
    let fact = |label, value: &str| Fact { label, value: value.to_owned() };
    let expected = vec![
        fact("cost", "3"),
        fact("set", ""),
        fact("number", "1"),
        fact("kind", "bonus"),
        fact("score", "16"),
    ];
    assert_eq!(page.facts, expected);
}

#[test]
fn plays_that_are_left_out_are_named_with_the_reason() {
    let left_out = BattleArenaTitle.left_out();
    let names: Vec<&str> = left_out.iter().map(|card| card.name.as_str()).collect();
    assert_eq!(names, ["Fresh Legs"]);
    assert!(left_out.iter().all(|card| !card.reason.is_empty()));
}
