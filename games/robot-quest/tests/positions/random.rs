//! Random games.

use fracas_core::Setup;
use fracas_robot_quest::{ID, RobotQuest};
use fracas_testkit::{Wander, any_step};

use crate::every_word;

/// Tables of every kind: all numbers of players, teams, boards dealt, other arenas, few blue cubes, a pack.
pub(crate) fn setups() -> Vec<Setup> {
    let setup = |mode: &str, seats, options: &[_]| fracas_testkit::setup(ID, mode, seats, options);
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

/// A table at which games are played at random.
pub(crate) fn open(setup: &Setup) -> Wander<RobotQuest> {
    Wander::new(RobotQuest::open(setup).unwrap(), any_step)
}
