//! Random games.

use crate::every_word;
use fracas_core::{Chance as _, Fast, Game as _, Setup, Silent};
use fracas_robot_quest::{ID, RobotQuest, State};

/// Tables of every kind: all numbers of players, teams, boards dealt, other arenas, few blue cubes, a pack.
pub(crate) fn setups() -> Vec<Setup> {
    let setup = |mode: &str, seats: usize, options: &[(&str, &str)]| Setup {
        game: ID.into(),
        mode: mode.into(),
        seats: Some(seats),
        options: options.iter().map(|(id, value)| ((*id).into(), (*value).into())).collect(),
        ..Setup::default()
    };
    vec![
        setup("rumble", 2, &[]),
        setup("rumble", 3, &[("arena", "labyrinth"), ("blue-cubes", "2")]),
        setup("rumble", 4, &[("boards", "dealt"), ("first", "seat-0")]),
        setup("teams", 4, &[("arena", "bumper-cars")]),
        Setup {
            packs: vec![every_word::pack()],
            ..setup("rumble", 3, &[("arena", "supplied"), ("blue-cubes", "2")])
        },
    ]
}

pub(crate) fn open(setup: &Setup) -> RobotQuest {
    RobotQuest::open(setup).unwrap()
}

/// Deals a game and makes at most so many random moves.
pub(crate) fn play(game: &RobotQuest, moves: u32, chance: &mut Fast) -> State {
    let mut state = game.deal(chance, &mut Silent);
    for _ in 0..moves {
        if !step(game, &mut state, chance) {
            break;
        }
    }
    state
}

/// Makes a random move; none is left when the game is over.
pub(crate) fn step(game: &RobotQuest, state: &mut State, chance: &mut Fast) -> bool {
    let Some(seat) = game.to_act(state).first() else { return false };
    let mut actions = Vec::new();
    game.actions(state, seat, &mut actions);
    let action = chance.pick(&actions).expect("a due seat has actions");
    game.apply(state, seat, action, chance, &mut Silent);
    true
}
