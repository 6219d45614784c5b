//! Every rule has its test.

use std::path::Path;

use fracas_battle_arena::{BattleArena, ID};
use fracas_core::{Match, Seed, Setup};

use crate::table::{A, B, Table};

#[test]
fn every_rule_that_is_played_has_its_test() {
    // Packs are a game of their own, played by the same rulebook.
    let folders = ["tests/rules", "src", "../battle-arena-limited/tests"];
    let [tests, source, limited] =
        folders.map(|folder| Path::new(env!("CARGO_MANIFEST_DIR")).join(folder));
    let rules = fracas_battle_arena::RULES;
    let wrong = fracas_testkit::untested_rules(rules, &[&tests, &source, &limited], &[]);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Why R110 and R111 are tested in `src/turn.rs`: without Plays no game can reach them, since the
/// smallest deck is large enough for every substitution.
#[test]
fn the_smallest_hero_deck_outlasts_all_substitutions() {
    let setup = Setup {
        game: ID.into(),
        mode: "substitution".into(),
        options: [("format".into(), "trainer".into())].into(),
        ..Setup::default()
    };
    let game = BattleArena::open(&setup).unwrap().into();
    let mut t = Table(Match::deal(game, setup, &[], Seed::from_number(2)));
    let winner = t.due()[0];
    t.play(winner, "side home").play(winner, "honors self").place_as_drawn(A).place_as_drawn(B);
    while !t.is_over() {
        let seat = t.due()[0];
        let choice = t.choices(seat).pop().unwrap();
        t.play(seat, &choice);
    }
    for seat in [A, B] {
        let (bench, deck) = (t.heroes(seat, "hand").len(), t.heroes(seat, "deck").len());
        assert!(bench == 4 && 30 - 7 - 4 - 5 <= deck, "{bench} on the Bench, {deck} in the deck");
    }
}
