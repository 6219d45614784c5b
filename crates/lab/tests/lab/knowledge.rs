//! What perfect knowledge is worth: a search that looks at the real state, against one that is
//! handed what its seat knows. Only tests can do that, since a bot is never handed a state.
#![expect(clippy::float_arithmetic, reason = "shares of wins")]

use fracas_battle_arena::{BattleArena, ID};
use fracas_bots::{Bot, Budget, Greedy, Search, Settings};
use fracas_core::{Fast, Game as _, Information, Seat, Seed, Setup, Silent, Streams};
use fracas_testkit::Open;

const ITERATIONS: Budget = Budget::Iterations(150);

fn battle_arena(mode: &str) -> BattleArena {
    let setup = Setup { game: ID.into(), mode: mode.into(), ..Setup::default() };
    BattleArena::open(&setup).expect("the default setup of a mode is right")
}

/// Who plays against `greedy`.
#[derive(Clone, Copy, PartialEq)]
enum Challenger {
    /// Knows what its seat knows.
    Honest,
    /// Looks at the real state.
    Cheat,
}

/// Plays a game and gives what the challenger has of it.
fn play(game: &BattleArena, challenger: Challenger, seat: Seat, index: u64) -> f32 {
    let streams = Streams::new(&Seed::from_number(1));
    let (mut deals, mut thoughts) = (streams.nth(2 * index), streams.nth(2 * index + 1));
    let open = Open(game.clone());
    let mut cheat = Search::new(Settings::within(ITERATIONS));
    let mut honest = Search::new(Settings::within(ITERATIONS));
    let mut greedy = Greedy::default();
    let mut state = game.deal(&mut deals, &mut Silent);
    while let Some(due) = game.to_act(&state).first() {
        let information = Information::new(game, &state, due);
        let action = match (due == seat, challenger) {
            (false, _) => greedy.choose(&information, &mut thoughts),
            (true, Challenger::Honest) => honest.choose(&information, &mut thoughts),
            (true, Challenger::Cheat) => {
                cheat.choose(&Information::new(&open, &state, due), &mut thoughts)
            }
        };
        game.apply(&mut state, due, action, &mut deals, &mut Silent);
    }
    game.outcome(&state).expect("the game is over").merit(seat)
}

/// Gets the challenger's share over deals that are played from both seats.
fn share(game: &BattleArena, challenger: Challenger, pairs: u64) -> f32 {
    let pair =
        |index| Seat::all(2).map(|seat| play(game, challenger, seat, index)).sum::<f32>() / 2.0;
    (0..pairs).map(pair).sum::<f32>() / pairs as f32
}

#[test]
fn who_looks_at_the_cards_beats_who_does_not() {
    for (mode, pairs) in [("substitution", 60), ("rookie", 60)] {
        let game = battle_arena(mode);
        let (cheat, honest) =
            (share(&game, Challenger::Cheat, pairs), share(&game, Challenger::Honest, pairs));
        // The standard deviation of such a share is below 0.04.
        assert!(0.58 < cheat, "{mode}: with open cards {cheat}");
        assert!(honest + 0.04 < cheat, "{mode}: {honest} by what is known, {cheat} by what is");
    }
}

#[test]
fn an_open_game_has_one_world() {
    let game = battle_arena("substitution");
    let mut chance = Fast::new(1);
    let state = game.deal(&mut chance, &mut Silent);
    let mut other = state;
    Open(game).resample(&mut other, fracas_core::Viewer::Seat(Seat(0)), &mut chance);
    assert_eq!(other, state);
}
