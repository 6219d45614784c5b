//! Chapters 1 and 3: components, and what players may know.

use fracas_core::{Fast, Game as _, Legible as _, Seat, Setup, Viewer};

use crate::catalogue::Catalogue;
use crate::dudes::DudeSet;
use crate::state::Eyes;
use crate::tests::arena::{A, Arena, B};
use crate::words::Token;
use crate::{ID, OpArena};

#[test]
fn r001_there_are_84_dudes_all_different() {
    let catalogue = Catalogue::base();
    assert_eq!(catalogue.len(), 84);
    let mut texts: Vec<String> = catalogue.dudes().map(|(_, dude)| dude.text()).collect();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), 84);
}

#[test]
fn r002_r010_there_are_25_shields_and_25_nerphs_in_the_supply_but_for_those_of_players() {
    let arena = Arena::dealt("brawl", 4, &[]);
    for token in Token::BOTH {
        let held: u8 = Seat::all(4).map(|seat| arena.state.player(seat).tokens(token)).sum();
        assert_eq!((arena.state.supply(token), held), (21, 4));
    }
}

#[test]
fn r003_r011_everyone_has_three_reroll_cubes() {
    let arena = Arena::dealt("brawl", 6, &[]);
    let cubes: Vec<u8> = Seat::all(6).map(|seat| arena.state.player(seat).cubes).collect();
    assert_eq!(cubes, [3; 6], "18 in all");
}

#[test]
fn r004_r008_markers_of_each_player_are_told_apart_on_a_dude() {
    let mut arena = Arena::new(6);
    let brick = arena.put(A, "giant");
    for (seat, count) in Seat::all(6).zip([1, 2, 0, 3, 1, 1]) {
        arena.hurt(brick, seat, count);
    }
    let counts: Vec<u8> = Seat::all(6).map(|seat| arena.fighter(brick).markers.of(seat)).collect();
    assert_eq!((counts, arena.damage(brick)), (vec![1, 2, 0, 3, 1, 1], 8));
}

#[test]
fn r004_r061_a_power_die_shows_one_to_six() {
    let mut faces = [0; 7];
    for seed in 0..600 {
        let mut arena = Arena::new(2);
        arena.chance.reseed(seed);
        arena.put(A, "brick");
        arena.begin(A);
        arena.pass_to(crate::state::Phase::Roll);
        faces[usize::from(arena.state.roll)] += 1;
    }
    assert_eq!(faces[0], 0);
    assert!(faces[1..].iter().all(|count| (60..140).contains(count)), "{faces:?}");
}

#[test]
fn r005_the_extra_die_is_nobodys_power_die() {
    // An effect that rolls a die leaves the Power Die, and with it all Reactive effects, alone.
    let mut arena = Arena::new(2);
    let echo = arena.put(B, "echo");
    let pack = r#"{ die = { sides = 6, rows = { "1-6" = { points = 1 } } } }"#;
    let effect = crate::tests::arena::effect(pack);
    arena.load(&[4]);
    arena.run(A, &effect);
    assert_eq!((arena.points(A), arena.points(B), arena.state.roll), (1, 0, 0));
    assert!(arena.is_in_play(echo));
}

#[test]
fn r006_two_to_six_play() {
    for seats in [2, 3, 4, 5, 6] {
        assert_eq!(Arena::new(seats).game.seats(), seats);
    }
    for seats in [1, 7] {
        let setup =
            Setup { game: ID.into(), mode: "brawl".into(), seats: Some(seats), ..Setup::default() };
        assert!(OpArena::open(&setup).is_err(), "{seats} seats");
    }
}

#[test]
fn r021_r022_r023_others_read_names_and_no_abilities_unless_the_table_says_so() {
    for (reading, is_read) in [("names", false), ("all", true)] {
        let mut arena = Arena::with("brawl", 2, &[("reading", reading)]);
        arena.put(A, "brick");
        arena.begin(A);
        let text = |viewer| {
            serde_json::to_string(&arena.game.scene(&arena.state, viewer)).expect("plain data")
        };
        let (own, other) = (text(Viewer::Seat(A)), text(Viewer::Seat(B)));
        for seen in [&own, &other] {
            assert!(seen.contains("Brick") && seen.contains("Throw") && seen.contains("Hard"));
            assert!(seen.to_lowercase().contains("human"));
        }
        let secret = "Choose a Dude of another player";
        let says = |text: &str| text.contains("2 damage") || text.contains(secret);
        assert!(says(&own));
        assert_eq!(says(&other), is_read, "{reading}");
    }
}

#[test]
fn r024_hands_are_hidden_from_others() {
    let mut arena = Arena::new(3);
    arena.hold(B, &["brick", "pebble", "echo"]);
    arena.begin(A);
    let mut hands = DudeSet::EMPTY;
    let mut chance = Fast::new(3);
    for _ in 0..50 {
        let mut world = arena.state;
        arena.game.resample(&mut world, Viewer::Seat(A), &mut chance);
        assert_eq!(world.player(B).hand.len(), 3);
        hands = hands.or(world.player(B).hand);
    }
    assert!(20 < hands.len(), "anything may be there");
    let mut world = arena.state;
    arena.game.resample(&mut world, Viewer::Seat(B), &mut chance);
    assert_eq!(world.player(B).hand, arena.hand(B), "the own hand is known");
    let brick = arena.dude("brick");
    arena.state.seen[brick.index()] = Eyes::ALL;
    let mut world = arena.state;
    for _ in 0..20 {
        arena.game.resample(&mut world, Viewer::Seat(A), &mut chance);
        assert!(world.player(B).hand.contains(brick), "what was seen is remembered");
    }
}
