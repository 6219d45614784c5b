//! The properties that hold for every game, over generated play of Rumble in R'lyeh.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod census;

use fracas_core::Setup;
use fracas_rlyeh::{ID, Rlyeh};
use fracas_testkit::{Coverage, Suite};

use census::cards;

fn run(mode: &str, seats: usize, options: &[(&str, &str)], games: u64) -> Coverage {
    let setup = Setup {
        game: ID.into(),
        mode: mode.into(),
        seats: Some(seats),
        options: options.iter().map(|(id, value)| ((*id).into(), (*value).into())).collect(),
        ..Setup::default()
    };
    let game = Rlyeh::open(&setup).unwrap();
    // Who cannot block or play anything is asked all the same, so that it does not show.
    let suite = Suite::new(game, setup).conserving(cards).with_forced_moves().with_open_choices();
    let coverage = suite.longest(20_000).replays(1).run(games, 2026);
    assert_eq!(coverage.games, games);
    assert!(50 * games < coverage.decisions, "{coverage:?}");
    coverage
}

#[test]
fn first_game_of_two() {
    run("first", 2, &[], 3);
}

#[test]
fn first_game_of_three_with_other_rows() {
    run("first", 3, &[("rows", "random")], 2);
}

#[test]
fn first_game_of_four() {
    run("first", 4, &[], 2);
}

#[test]
fn two_players_with_gold() {
    run("advanced", 2, &[], 3);
}

#[test]
fn three_players_without_gold() {
    run("without-gold", 3, &[], 2);
}

#[test]
fn four_players_to_six_stacks() {
    run("advanced", 4, &[("stacks-to-end", "6")], 2);
}
