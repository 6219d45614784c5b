//! Random games.

use fracas_core::{Chance as _, Fast, Game as _, Pack, Setup, Silent};
use fracas_rlyeh::{Action, ID, Rlyeh, State};
use fracas_testkit::Wander;

/// Tables of every kind: all numbers of players, heroes dealt and chosen, with and without Gold cards, with a
/// pack.
pub(crate) fn setups() -> Vec<Setup> {
    let setup = |mode: &str, seats, options: &[_]| fracas_testkit::setup(ID, mode, seats, options);
    vec![
        setup("first", 2, &[]),
        setup("advanced", 2, &[]),
        setup("advanced", 3, &[("head-crabs", "5"), ("board", "head-crabs, globfather, bromance")]),
        setup("without-gold", 4, &[("first", "seat-1")]),
        setup("advanced", 4, &[("stacks-to-end", "6"), ("heroes", "dealt")]),
        Setup { packs: vec![pack()], ..setup("without-gold", 3, &[("stacks-to-end", "4")]) },
    ]
}

/// The older sister set.
fn pack() -> Pack {
    let text = include_str!("../../packs/gamers-vs-evil.toml");
    Pack { name: "gamers-vs-evil.toml".into(), text: text.into() }
}

/// A table at which games are played at random.
pub(crate) fn open(setup: &Setup) -> Wander<Rlyeh> {
    Wander::new(Rlyeh::open(setup).unwrap(), step)
}

/// Makes a random move; false if none is left, since the game is over. Turns are ended last, and what can be bought
/// mostly is, since nothing comes of a game otherwise.
fn step(game: &Rlyeh, state: &mut State, chance: &mut Fast) -> bool {
    let Some(seat) = game.to_act(state).first() else { return false };
    let mut actions = Vec::new();
    game.actions(state, seat, &mut actions);
    let is_other = |action: &&Action| **action != Action::End;
    let others: Vec<Action> = actions.iter().filter(is_other).copied().collect();
    let is_over = others.is_empty() || chance.below(12) == 0;
    let action = chance.pick(if is_over { &actions } else { &others });
    game.apply(state, seat, action.expect("a due seat has actions"), chance, &mut Silent);
    true
}
