//! Random games.

use std::sync::Arc;

use fracas_battle_arena::{BattleArena, Catalogue, ID};
use fracas_core::{Chance, Fast, Match, Seat, Seed, Setup};

/// Tables of every kind: all modes, all formats, with and without tiebreaker, with a list of the
/// table's own in which every Hero is there twice.
pub(crate) fn setups() -> Vec<Setup> {
    let heroes = Catalogue::base().heroes().take(20);
    let twice: Vec<String> = heroes.map(|hero| format!("2 {}", hero.id)).collect();
    let list = format!(
        "deck: Doubles\ngame: battle-arena\nheroes\n{}\nhot dogs\n10 Frank\n",
        twice.join("\n")
    );
    let setup = |mode: &str, options: &[(&str, &str)], decks: &[&str]| Setup {
        game: ID.into(),
        mode: mode.into(),
        options: options.iter().map(|(id, value)| ((*id).into(), (*value).into())).collect(),
        decks: decks.iter().map(|&deck| deck.into()).collect(),
        ..Setup::default()
    };
    vec![
        setup("rookie", &[], &[]),
        setup("rookie", &[("format", "trainer"), ("tiebreaker", "sudden-death")], &[]),
        setup("substitution", &[], &["starter-2024", "fire-and-ice"]),
        setup("substitution", &[("format", "trainer"), ("tiebreaker", "sudden-death")], &[]),
        setup(
            "substitution",
            &[("format", "limited"), ("limits", "relaxed")],
            &[&list, "griffey-forty"],
        ),
        setup("playmaker", &[], &[]),
    ]
}

/// Deals a game and plays at most so many random moves.
pub(crate) fn play(setup: &Setup, moves: u32, chance: &mut Fast) -> Match<BattleArena> {
    let game = Arc::new(BattleArena::open(setup).unwrap());
    let seed = Seed::from_number(u64::from(chance.below(1 << 20)));
    let mut table = Match::deal(game, setup.clone(), &[], seed);
    for _ in 0..moves {
        if !step(&mut table, chance) {
            break;
        }
    }
    table
}

/// Makes a random move; none is left when the game is over.
pub(crate) fn step(table: &mut Match<BattleArena>, chance: &mut Fast) -> bool {
    let due: Vec<Seat> = table.to_act().into_iter().collect();
    let Some(seat) = chance.pick(&due) else { return false };
    let action = chance.pick(&table.actions(seat)).expect("a due seat has actions");
    assert_eq!(table.play_action(seat, action), Ok(()), "what is legal can be played");
    true
}
