//! Rates of the parts of a game, at two and four seats.

mod parts;

use criterion::{Criterion, criterion_group, criterion_main};
use fracas_core::Setup;
use fracas_robot_quest::{ID, RobotQuest};

fn table(seats: usize) -> RobotQuest {
    let setup =
        Setup { game: ID.into(), mode: "rumble".into(), seats: Some(seats), ..Setup::default() };
    RobotQuest::open(&setup).expect("the setup is right")
}

fn speed(c: &mut Criterion) {
    for seats in [2, 4] {
        parts::measure(c, ID, &table(seats));
    }
}

criterion_group!(benches, speed);
criterion_main!(benches);
