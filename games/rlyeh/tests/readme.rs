//! The pack in README.md is one that can be played.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::Arc;

use fracas_core::{Match, Pack, Seed, Setup};
use fracas_rlyeh::{ID, Rlyeh};

#[test]
fn the_pack_of_the_readme_can_be_played() {
    let readme = include_str!("../README.md");
    let (_, rest) = readme.split_once("```toml\n").unwrap();
    let (pack, _) = rest.split_once("```").unwrap();
    let setup = Setup {
        game: ID.into(),
        mode: "advanced".into(),
        options: [("board".into(), "patch-notes,lag-kraken".into())].into(),
        packs: vec![Pack { name: "README.md".into(), text: pack.into() }],
        ..Setup::default()
    };
    let game = Arc::new(Rlyeh::open(&setup).unwrap_or_else(|wrong| panic!("{wrong}")));
    for id in ["patch-notes", "lag-kraken", "lucky-socks"] {
        assert!(game.catalogue().find_card(id).is_some(), "{id}");
    }
    assert!(game.catalogue().find_hero("night-shift").is_some());
    let table = Match::deal(game, setup, &[], Seed::from_number(1));
    assert!(!table.to_act().is_empty());
}
