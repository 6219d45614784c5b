//! Every game ends, as its variant says: all modes, numbers of players and combinations of options.

use fracas_core::{Chance as _, Fast, Game as _, Seat, Silent};

use crate::OpArena;
use crate::options::{Mode, PASSPORT};
use crate::score::dudes_left;
use crate::state::{QUIET_TURNS, State};
use crate::tests::arena::Arena;

/// How many games are played of each combination.
const GAMES: usize = 100;
/// No game is nearly as long, in decisions.
const LONGEST: usize = 20_000;

/// Plays a game by chance to its end.
fn played_out(game: &OpArena, chance: &mut Fast) -> State {
    let mut state = game.deal(chance, &mut Silent);
    let mut actions = Vec::new();
    for _ in 0..LONGEST {
        let Some(seat) = game.to_act(&state).first() else { return state };
        actions.clear();
        game.actions(&state, seat, &mut actions);
        let action = chance.pick(&actions).expect("a due seat has actions");
        game.apply(&mut state, seat, action, chance, &mut Silent);
    }
    panic!("a game does not end");
}

/// Checks whether the game was played to what it is played for.
fn is_decided(game: &OpArena, state: &State) -> bool {
    match game.mode.target() {
        None => dudes_left(state) <= 1,
        Some(target) => Seat::all(game.seats).any(|seat| target <= game.side_points(state, seat)),
    }
}

/// Checks that a game is over for a reason, with winners who are on one side or share the first place.
fn check(game: &OpArena, state: &State, table: &str) {
    let is_quiet = QUIET_TURNS <= state.quiet;
    assert!(is_decided(game, state) || is_quiet, "{table}: it ends for nothing");
    let outcome = game.outcome(state).expect("the game is over");
    let winner = outcome.winners().next().expect("someone is first");
    if let Some(target) = game.mode.target() {
        let points = |seat| game.side_points(state, seat);
        let most = Seat::all(game.seats).map(points).max();
        assert_eq!(most, Some(points(winner)), "{table}: R127, R139");
        assert!(is_quiet || target <= points(winner), "{table}: R125");
    }
    for friend in Seat::all(game.seats).filter(|seat| game.are_friends(*seat, winner)) {
        assert!(outcome.winners().any(|seat| seat == friend), "{table}: a side wins together");
    }
}

#[test]
fn r145_every_game_of_every_combination_ends_as_its_variant_says() {
    let mut chance = Fast::new(145);
    let (mut combinations, mut quiet) = (0, 0);
    for mode in PASSPORT.modes {
        for &seats in mode.seats {
            for (hands, limit) in [("3", "two"), ("3", "none"), ("5", "two"), ("5", "none")] {
                let table = format!("{} of {seats}, hands {hands}, limit {limit}", mode.id);
                let arena = Arena::with(mode.id, seats, &[("hands", hands), ("limit", limit)]);
                for _ in 0..GAMES {
                    let state = played_out(&arena.game, &mut chance);
                    check(&arena.game, &state, &table);
                    quiet += usize::from(!is_decided(&arena.game, &state));
                }
                combinations += 1;
                assert_eq!(Some(arena.game.mode), Mode::from_id(mode.id), "{table}");
            }
        }
    }
    assert_eq!(combinations, 4 * (4 * 5 + 2));
    assert!(quiet < combinations * GAMES / 100, "{quiet} games ended because nothing happened");
}
