//! Rates of the parts of a game, at two and four seats.

#[path = "../../robot-quest/benches/parts/mod.rs"]
mod parts;

use criterion::{Criterion, criterion_group, criterion_main};
use fracas_core::Setup;
use fracas_rlyeh::{ID, Rlyeh};

fn table(seats: usize) -> Rlyeh {
    let setup =
        Setup { game: ID.into(), mode: "first".into(), seats: Some(seats), ..Setup::default() };
    Rlyeh::open(&setup).expect("the setup is right")
}

fn speed(c: &mut Criterion) {
    for seats in [2, 4] {
        parts::measure(c, ID, &table(seats));
    }
}

criterion_group!(benches, speed);
criterion_main!(benches);
