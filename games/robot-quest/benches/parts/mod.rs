//! Rates of the parts of any game: list, clone, promise, draw a world, whole games.

use std::hint::black_box;

use criterion::Criterion;
use fracas_bots::Level;
use fracas_core::{Chance as _, Fast, Game, Information, Silent};

/// Measures the parts of a named game in its middle, and whole games.
pub(crate) fn measure<G: Game>(c: &mut Criterion, name: &str, game: &G) {
    let seats = game.seats();
    let named = |part: &str| format!("{name}, {seats} seats: {part}");
    let mut chance = Fast::new(2);
    let state = middle(game, 120);
    let seat = game.to_act(&state).first().expect("the game is not over");
    let mut actions = Vec::new();
    c.bench_function(&named("actions"), |b| {
        b.iter(|| {
            actions.clear();
            game.actions(black_box(&state), seat, &mut actions);
        });
    });
    c.bench_function(&named("clone"), |b| {
        b.iter(|| black_box(black_box(&state).clone()));
    });
    c.bench_function(&named("promise"), |b| {
        b.iter(|| black_box(game.promise(black_box(&state), seat)));
    });
    let information = Information::new(game, &state, seat);
    let mut world = information.world(&mut chance);
    c.bench_function(&named("world"), |b| {
        b.iter(|| information.draw_into(black_box(&mut world), &mut chance));
    });
    let (mut deals, mut thoughts) = (Fast::new(1), Fast::new(2));
    let mut bots: Vec<_> = (0..seats).map(|_| Level::Random.bot()).collect();
    c.bench_function(&named("random game"), |b| {
        b.iter(|| black_box(fracas_lab::play_game(game, &mut bots, &mut deals, &mut thoughts)));
    });
}

/// Plays a game at random for so many decisions.
fn middle<G: Game>(game: &G, decisions: usize) -> G::State {
    let mut chance = Fast::new(1);
    let mut state = game.deal(&mut chance, &mut Silent);
    let mut actions = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = game.to_act(&state).first() else { break };
        actions.clear();
        game.actions(&state, seat, &mut actions);
        let action = chance.pick(&actions).expect("a due seat has actions");
        game.apply(&mut state, seat, action, &mut chance, &mut Silent);
    }
    state
}
