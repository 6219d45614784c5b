//! What pools promise, and that bots pick by it.
#![allow(clippy::unwrap_used, clippy::float_arithmetic, reason = "promises are compared")]

use fracas_bots::{Bot, Greedy, Random};
use fracas_core::{Fast, Game as _, Information, Seat, Setup, Silent};
use fracas_overpower_limited::{ID, OverPowerLimited, Phase};

fn pod() -> OverPowerLimited {
    let setup = Setup { game: ID.into(), mode: "draft".into(), ..Setup::default() };
    OverPowerLimited::open(&setup).unwrap()
}

/// Lets the even seats pick by one bot and the odd ones by another; gets what the pools promise in the end.
fn draft(game: &OverPowerLimited, seed: u64) -> [f32; 2] {
    let mut chance = Fast::new(seed);
    let mut state = game.deal(&mut chance, &mut Silent);
    let mut greedy = Greedy::with_worlds(1);
    let mut random = Random::default();
    while state.phase == Phase::Picking {
        let seat = state.due.first().unwrap();
        let information = Information::new(game, &state, seat);
        let action = if seat.0.is_multiple_of(2) {
            greedy.choose(&information, &mut chance)
        } else {
            random.choose(&information, &mut chance)
        };
        game.apply(&mut state, seat, action, &mut chance, &mut Silent);
        for seat in Seat::all(game.seats()) {
            let promise = game.promise(&state, seat);
            assert!(0.0 < promise && promise < 1.0, "{promise} says no more than the next worse");
        }
    }
    let sum = |own: u8| {
        let seats = Seat::all(game.seats()).filter(|seat| seat.0 % 2 == own);
        seats.map(|seat| game.promise(&state, seat)).sum::<f32>() / 4.0
    };
    [sum(0), sum(1)]
}

#[test]
fn who_picks_what_promises_most_has_the_better_pool() {
    let game = pod();
    let pools: Vec<[f32; 2]> = (0..40).map(|seed| draft(&game, seed)).collect();
    let better = pools.iter().filter(|[picked, blind]| blind < picked).count();
    assert!(36 <= better, "{better} of 40: {pools:?}");
}
