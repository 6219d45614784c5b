//! Rates of the parts of a game: deal, list, apply, clone, draw a world, whole games, at two and four
//! seats.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use fracas_bots::Level;
use fracas_core::{Chance as _, Fast, Game, Information, Setup, Silent};
use fracas_rlyeh::{Action, ID, Rlyeh, State};

fn table(seats: usize) -> Rlyeh {
    let setup =
        Setup { game: ID.into(), mode: "first".into(), seats: Some(seats), ..Setup::default() };
    Rlyeh::open(&setup).expect("the setup is right")
}

/// Plays a game at random for so many decisions.
fn middle(game: &Rlyeh, decisions: usize) -> State {
    let mut chance = Fast::new(1);
    let mut state = game.deal(&mut chance, &mut Silent);
    let mut actions: Vec<Action> = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = game.to_act(&state).first() else { break };
        actions.clear();
        game.actions(&state, seat, &mut actions);
        let action = chance.pick(&actions).expect("a due seat has actions");
        game.apply(&mut state, seat, action, &mut chance, &mut Silent);
    }
    state
}

fn parts(c: &mut Criterion) {
    for seats in [2, 4] {
        let game = table(seats);
        let mut chance = Fast::new(2);
        let state = middle(&game, 120);
        let seat = game.to_act(&state).first().expect("the game is not over");
        let mut actions = Vec::new();
        c.bench_function(&format!("actions, {seats} seats"), |b| {
            b.iter(|| {
                actions.clear();
                game.actions(black_box(&state), seat, &mut actions);
            });
        });
        c.bench_function(&format!("clone, {seats} seats"), |b| {
            b.iter(|| black_box(*black_box(&state)));
        });
        c.bench_function(&format!("promise, {seats} seats"), |b| {
            b.iter(|| black_box(game.promise(black_box(&state), seat)));
        });
        let information = Information::new(&game, &state, seat);
        let mut world = information.world(&mut chance);
        c.bench_function(&format!("world, {seats} seats"), |b| {
            b.iter(|| information.draw_into(black_box(&mut world), &mut chance));
        });
    }
}

fn games(c: &mut Criterion) {
    for seats in [2, 4] {
        let game = table(seats);
        let (mut deals, mut thoughts) = (Fast::new(1), Fast::new(2));
        let mut bots: Vec<_> = (0..seats).map(|_| Level::Random.bot()).collect();
        c.bench_function(&format!("random game, {seats} seats"), |b| {
            b.iter(|| {
                black_box(fracas_lab::play_game(&game, &mut bots, &mut deals, &mut thoughts))
            });
        });
    }
}

criterion_group!(benches, parts, games);
criterion_main!(benches);
