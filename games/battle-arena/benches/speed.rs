//! Rates of the parts of a game: deal, list, apply, clone, draw a world, whole games.

mod by_hand;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use fracas_bots::Level;
use fracas_core::{Fast, Game, Information, Seat, Silent};

fn parts(c: &mut Criterion) {
    let game = by_hand::rookie();
    let mut chance = Fast::new(1);
    c.bench_function("deal", |b| b.iter(|| black_box(game.deal(&mut chance, &mut Silent))));
    let mut state = game.deal(&mut chance, &mut Silent);
    let mut actions = Vec::new();
    let seat = game.to_act(&state).first().expect("someone is due");
    game.actions(&state, seat, &mut actions);
    game.apply(&mut state, seat, actions[0], &mut chance, &mut Silent);
    c.bench_function("actions", |b| {
        b.iter(|| {
            actions.clear();
            game.actions(black_box(&state), Seat(0), &mut actions);
        });
    });
    c.bench_function("clone", |b| b.iter(|| black_box(*black_box(&state))));
    let information = Information::new(&game, &state, Seat(0));
    let mut world = information.world(&mut chance);
    c.bench_function("world", |b| {
        b.iter(|| information.draw_into(black_box(&mut world), &mut chance));
    });
}

fn games(c: &mut Criterion) {
    let game = by_hand::rookie();
    let (mut deals, mut thoughts) = (Fast::new(1), Fast::new(2));
    let mut bots = [Level::Random.bot(), Level::Random.bot()];
    c.bench_function("random rookie game", |b| {
        b.iter(|| black_box(fracas_lab::play_game(&game, &mut bots, &mut deals, &mut thoughts)));
    });
    let mut decks = by_hand::powers();
    c.bench_function("random rookie game by hand", |b| {
        b.iter(|| black_box(by_hand::play(&mut decks, &mut deals)));
    });
}

criterion_group!(benches, parts, games);
criterion_main!(benches);
