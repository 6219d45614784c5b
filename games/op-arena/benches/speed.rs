//! Rates of the parts of a game, at two, four and six seats.

#[path = "../../robot-quest/benches/parts/mod.rs"]
mod parts;

use criterion::{Criterion, criterion_group, criterion_main};
use fracas_core::Setup;
use fracas_op_arena::{ID, OpArena};

fn table(seats: usize) -> OpArena {
    let setup =
        Setup { game: ID.into(), mode: "brawl".into(), seats: Some(seats), ..Setup::default() };
    OpArena::open(&setup).expect("the setup is right")
}

fn speed(c: &mut Criterion) {
    for seats in [2, 4, 6] {
        parts::measure(c, ID, &table(seats));
    }
}

criterion_group!(benches, speed);
criterion_main!(benches);
