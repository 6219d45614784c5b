//! Random play and search allocate nothing once their buffers are warm.

use std::cell::Cell;
use std::time::Duration;

use fracas_battle_arena::{BattleArena, ID, State};
use fracas_core::{Chance as _, Fast, Game, Information, Setup, Silent};
use fracas_lab::{Bench, bench};
use fracas_op_arena::OpArena;
use fracas_overpower::OverPower;
use fracas_rlyeh::Rlyeh;
use fracas_robot_quest::RobotQuest;
use fracas_testkit::HighCard;

#[global_allocator]
static ALLOCATOR: alloc_tracker::Allocator<std::alloc::System> = alloc_tracker::Allocator::system();

/// Runs some work and counts the allocations of this thread.
fn count_allocations(work: &mut dyn FnMut()) -> u64 {
    let tracker = alloc_tracker::Session::new().no_stdout().no_file();
    let operation = tracker.operation("work");
    let span = operation.measure_thread().iterations(1);
    work();
    drop(span);
    tracker.to_report().operations().map(|(_, operation)| operation.total_allocations_count()).sum()
}

/// Measures a game for a moment; gives the number of allocations that were counted as well.
fn measure<G: Game>(game: &G, mode: &str) -> (Bench, u64) {
    let counted = Cell::new(0);
    let count = |work: &mut dyn FnMut()| {
        let allocations = count_allocations(work);
        counted.set(counted.get() + allocations);
        allocations
    };
    let bench = bench(game, mode, Duration::from_millis(20), &count);
    (bench, counted.get())
}

fn battle_arena(mode: &str) -> BattleArena {
    let setup = Setup { game: ID.into(), mode: mode.into(), ..Setup::default() };
    BattleArena::open(&setup).expect("the default setup of a mode is right")
}

#[test]
fn a_single_allocation_is_counted() {
    assert_eq!(count_allocations(&mut || ()), 0);
    assert_eq!(count_allocations(&mut || drop(std::hint::black_box(Box::new(1)))), 1);
}

#[test]
fn a_game_that_keeps_its_cards_in_growing_lists_is_found_out() {
    let (bench, allocations) = measure(&HighCard::default(), "plain");
    assert!(1_000 < allocations, "each game pushes what is said to a list: {allocations}");
    assert!(0.0 < bench.allocs_per_decision, "{bench:?}");
    assert!(0.0 < bench.search.allocs_per_iteration, "{bench:?}");
    assert_eq!((bench.mode.as_str(), bench.seats), ("plain", 2));
}

#[test]
fn battle_arena_allocates_nothing_in_random_play_and_search() {
    for mode in ["rookie", "substitution"] {
        let (bench, allocations) = measure(&battle_arena(mode), mode);
        assert_eq!(allocations, 0, "{mode}: in games, and in iterations, after some to warm up");
        assert_eq!(bench.allocs_per_decision.to_bits(), 0, "{mode}: and so it is reported");
        assert_eq!(bench.search.allocs_per_iteration.to_bits(), 0, "{mode}: and so it is reported");
        assert_eq!(bench.state_bytes, size_of::<State>(), "{mode}");
        assert_eq!((bench.mode.as_str(), bench.seats), (mode, 2));
    }
}

#[test]
fn rlyeh_allocates_nothing_in_random_play_and_search() {
    let (game, mode, seats) = (fracas_rlyeh::ID.into(), "advanced".into(), Some(4));
    let setup = Setup { game, mode, seats, ..Setup::default() };
    let game = Rlyeh::open(&setup).expect("the default setup of a mode is right");
    let (bench, allocations) = measure(&game, "advanced");
    assert_eq!(allocations, 0, "in games, and in iterations, after some to warm up: {bench:?}");
}

#[test]
fn op_arena_allocates_nothing_in_random_play_and_search() {
    let (game, mode, seats) = (fracas_op_arena::ID.into(), "brawl".into(), Some(4));
    let setup = Setup { game, mode, seats, ..Setup::default() };
    let game = OpArena::open(&setup).expect("the default setup of a mode is right");
    let (bench, allocations) = measure(&game, "brawl");
    assert_eq!(allocations, 0, "in games, and in iterations, after some to warm up: {bench:?}");
}

#[test]
fn overpower_allocates_nothing_in_random_play_and_search() {
    for mode in ["venture", "brawl", "skirmish"] {
        let setup =
            Setup { game: fracas_overpower::ID.into(), mode: mode.into(), ..Setup::default() };
        let game = OverPower::open(&setup).expect("the default setup of a mode is right");
        let (bench, allocations) = measure(&game, mode);
        assert_eq!(allocations, 0, "{mode}: in games, and in iterations: {bench:?}");
    }
}

#[test]
fn robot_quest_allocates_nothing_in_random_play_and_search() {
    let (game, mode, seats) = (fracas_robot_quest::ID.into(), "rumble".into(), Some(4));
    let setup = Setup { game, mode, seats, ..Setup::default() };
    let game = RobotQuest::open(&setup).expect("the default setup of a mode is right");
    let (bench, allocations) = measure(&game, "rumble");
    assert_eq!(allocations, 0, "in games, and in iterations, after some to warm up: {bench:?}");
}

#[test]
fn battle_arena_allocates_nothing_when_a_world_is_drawn_into_another_and_played() {
    for mode in ["rookie", "substitution"] {
        let game = battle_arena(mode);
        let mut chance = Fast::new(1);
        let state = game.deal(&mut chance, &mut Silent);
        let seat = game.to_act(&state).first().expect("a dealt game waits for someone");
        let information = Information::new(&game, &state, seat);
        let (mut world, mut actions) = (information.world(&mut chance), Vec::with_capacity(64));
        let mut play = || {
            information.draw_into(&mut world, &mut chance);
            while let Some(seat) = world.to_act().first() {
                actions.clear();
                world.distinct_actions(seat, &mut actions);
                let action = chance.pick(&actions).expect("a due seat has actions");
                world.apply(seat, action, &mut chance);
            }
        };
        assert_eq!(count_allocations(&mut || (0..1_000).for_each(|_| play())), 0, "{mode}");
    }
}
