//! Whole games as texts. A change of rules, scenes or words shows as a difference in them; after a
//! change that is meant, `INSTA_UPDATE=always cargo test` writes them anew.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_battle_arena::{BattleArena, ID};
use fracas_core::Setup;
use fracas_testkit::playthrough;

fn play(mode: &str, tiebreaker: &str, seed: u64) -> String {
    let setup = Setup {
        game: ID.into(),
        mode: mode.into(),
        options: [("format", "trainer"), ("tiebreaker", tiebreaker)]
            .map(|(id, value)| (id.into(), value.into()))
            .into(),
        ..Setup::default()
    };
    playthrough(BattleArena::open(&setup).unwrap(), &setup, seed)
}

#[test]
fn a_game_of_rookie() {
    insta::assert_snapshot!(play("rookie", "off", 1));
}

#[test]
fn a_game_of_rookie_that_ends_in_sudden_death() {
    let seed = (0..200)
        .find(|&seed| play("rookie", "sudden-death", seed).contains("Sudden death"))
        .unwrap();
    insta::assert_snapshot!(play("rookie", "sudden-death", seed));
}

#[test]
fn a_game_of_substitution() {
    insta::assert_snapshot!(play("substitution", "off", 2));
}

#[test]
fn a_game_of_playmaker() {
    insta::assert_snapshot!(play("playmaker", "off", 3));
}
