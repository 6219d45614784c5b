//! Rates of the parts of a game, in each mode.

#[path = "../../robot-quest/benches/parts/mod.rs"]
mod parts;

use criterion::{Criterion, criterion_group, criterion_main};
use fracas_core::Setup;
use fracas_overpower::{ID, OverPower};

fn table(mode: &str) -> OverPower {
    let setup = Setup { game: ID.into(), mode: mode.into(), ..Setup::default() };
    OverPower::open(&setup).expect("the setup is right")
}

fn speed(c: &mut Criterion) {
    for mode in ["venture", "brawl", "skirmish"] {
        parts::measure(c, &format!("{ID}-{mode}"), &table(mode));
    }
}

criterion_group!(benches, speed);
criterion_main!(benches);
