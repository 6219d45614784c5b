//! Random games.

use fracas_core::{Pack, Setup};
use fracas_op_arena::{ID, OpArena};
use fracas_testkit::{Wander, any_step};

/// Tables of every kind: all numbers of players, every mode, hands and limits, with a pack.
pub(crate) fn setups() -> Vec<Setup> {
    let setup = |mode: &str, seats, options: &[_]| fracas_testkit::setup(ID, mode, seats, options);
    vec![
        setup("brawl", 2, &[]),
        setup("speed", 3, &[("hands", "5")]),
        setup("teams", 4, &[]),
        setup("last-dude", 4, &[("limit", "none")]),
        setup("grind", 5, &[("reading", "all")]),
        Setup { packs: vec![pack()], ..setup("brawl", 6, &[("first", "seat-2")]) },
    ]
}

/// Dudes with something to say at every moment.
pub(crate) fn pack() -> Pack {
    let text = include_str!("dudes.toml");
    Pack { name: "dudes.toml".into(), text: text.into() }
}

/// A table at which games are played at random.
pub(crate) fn open(setup: &Setup) -> Wander<OpArena> {
    Wander::new(OpArena::open(setup).unwrap(), any_step)
}
