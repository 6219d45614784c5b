//! The pack in README.md is one that can be played.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::Arc;

use fracas_core::{Match, Pack, Seed, Setup};
use fracas_robot_quest::{ID, RobotQuest};

#[test]
fn the_pack_of_the_readme_can_be_played() {
    let readme = include_str!("../README.md");
    let (_, rest) = readme.split_once("```toml\n").unwrap();
    let (pack, _) = rest.split_once("```").unwrap();
    let setup = Setup {
        game: ID.into(),
        mode: "rumble".into(),
        options: [("arena".into(), "supplied".into())].into(),
        packs: vec![Pack { name: "README.md".into(), text: pack.into() }],
        ..Setup::default()
    };
    let game = Arc::new(RobotQuest::open(&setup).unwrap_or_else(|wrong| panic!("{wrong}")));
    assert_eq!(game.arena().id, "back-yard");
    let mut table = Match::deal(game, setup, &[], Seed::from_number(1));
    let seat = table.to_act().first().unwrap();
    table.play(seat, "board bolt").unwrap();
}
