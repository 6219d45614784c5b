//! Chapter 11: damage and death.

use fracas_core::Seat;

use crate::event::{Event, Merit};
use crate::tests::arena::{A, Arena, B, C, D, effect};

/// Lets A's Brick, with a Basic Attack of 5, attack a Dude.
fn attack(arena: &mut Arena, target: &str) {
    arena.put(A, "brick");
    arena.place(A, 5);
    arena.acts(&["attack brick", &format!("choose dude {target}")]);
}

#[test]
fn r096_damage_is_put_as_markers_of_who_deals_it() {
    let mut arena = Arena::new(2);
    let giant = arena.put(B, "giant");
    attack(&mut arena, "giant");
    let markers = arena.fighter(giant).markers;
    assert_eq!((markers.of(A), markers.of(B)), (5, 0));
}

#[test]
fn r097_r100_a_dude_dies_at_its_health() {
    let mut arena = Arena::new(2);
    let giant = arena.put(B, "giant");
    let echo = arena.put(B, "echo");
    let pebble = arena.put(B, "pebble");
    let health = |dude| arena.game.health(&arena.state, arena.fighter(dude));
    // Big Heart counts the two others.
    assert_eq!((health(echo), health(giant), health(pebble)), (7, 12, 3));
    arena.run(A, &effect(r#"{ damage = { amount = 6, whom = { all = "others" } } }"#));
    assert!(arena.is_in_play(echo) && arena.is_in_play(giant) && !arena.is_in_play(pebble));
    arena.run(A, &effect(r#"{ damage = { amount = 1, whom = { all = "others" } } }"#));
    assert!(!arena.is_in_play(echo) && arena.is_in_play(giant));
}

#[test]
fn r098_r099_excess_damage_is_not_placed_and_does_not_count() {
    let mut arena = Arena::new(3);
    let echo = arena.put(C, "echo");
    arena.hurt(echo, B, 4);
    attack(&mut arena, "echo");
    // Three of five are placed: B has most, A second most and the blow.
    assert_eq!([A, B, C].map(|seat| arena.points(seat)), [4, 2, 0]);
    let placed = arena.events.iter().find_map(|event| {
        if let Event::Damaged { amount, .. } = event { Some(*amount) } else { None }
    });
    assert_eq!(placed, Some(3));
}

#[test]
fn r101_r102_r103_a_kill_adds_no_markers_and_is_a_killing_blow() {
    let mut arena = Arena::new(3);
    arena.put(A, "ghost");
    let echo = arena.put(B, "echo");
    arena.hurt(echo, C, 1);
    arena.place(A, 6);
    arena.act(A, "use ghost 1");
    assert!(!arena.is_in_play(echo));
    assert_eq!([A, B, C].map(|seat| arena.points(seat)), [3, 0, 2], "A has no marker on it");
    assert!(!arena.events.iter().any(|event| matches!(event, Event::Damaged { .. })));
}

#[test]
fn r104_all_who_are_level_with_most_get_two() {
    let mut arena = Arena::new(4);
    let echo = arena.put(D, "echo");
    for (seat, markers) in [(A, 0), (B, 2), (C, 2), (D, 1)] {
        arena.hurt(echo, seat, markers);
    }
    arena.run(A, &effect(r#"{ damage = { amount = 2, whom = { all = "others" } } }"#));
    assert_eq!([A, B, C, D].map(|seat| arena.points(seat)), [5, 2, 2, 1]);
}

#[test]
fn r105_all_who_are_level_with_second_most_get_one() {
    let mut arena = Arena::new(4);
    let echo = arena.put(D, "echo");
    for (seat, markers) in [(A, 2), (B, 1), (C, 1)] {
        arena.hurt(echo, seat, markers);
    }
    arena.run(A, &effect(r#"{ damage = { amount = 3, whom = { all = "others" } } }"#));
    assert_eq!([A, B, C, D].map(|seat| arena.points(seat)), [5, 1, 1, 0]);
}

#[test]
fn r105_with_markers_of_one_colour_nobody_is_second() {
    let mut arena = Arena::new(2);
    let echo = arena.put(B, "echo");
    arena.hurt(echo, A, 6);
    attack(&mut arena, "echo");
    assert_eq!([A, B].map(|seat| arena.points(seat)), [5, 0]);
}

#[test]
fn r106_r107_the_killing_blow_gets_three_and_the_dude_is_discarded() {
    let mut arena = Arena::new(3);
    let echo = arena.put(C, "echo");
    arena.hurt(echo, B, 6);
    attack(&mut arena, "echo");
    let awards: Vec<(Seat, u16)> = arena
        .events
        .iter()
        .filter_map(|event| {
            if let Event::Award { seat, points, .. } = event {
                Some((*seat, *points))
            } else {
                None
            }
        })
        .collect();
    assert_eq!(awards, [(B, 2), (A, 1), (A, 3)], "in this order");
    assert!(arena.state.discard.contains(echo));
}

#[test]
fn r108_one_player_can_get_blow_and_most() {
    let mut arena = Arena::new(2);
    let pebble = arena.put(B, "pebble");
    attack(&mut arena, "pebble");
    assert_eq!((arena.points(A), arena.is_in_play(pebble)), (5, false));
}

#[test]
fn r109_without_a_marker_nobody_has_most_or_second_most() {
    let mut arena = Arena::new(3);
    arena.put(A, "ghost");
    arena.put(B, "echo");
    arena.place(A, 6);
    arena.act(A, "use ghost 1");
    assert_eq!([A, B, C].map(|seat| arena.points(seat)), [3, 0, 0]);
}

#[test]
fn r110_g017_the_controller_gets_awards_too() {
    let mut arena = Arena::new(2);
    let brick = arena.put(A, "brick");
    arena.hurt(brick, B, 2);
    arena.place(A, 5);
    arena.act(A, "attack brick");
    assert_eq!([A, B].map(|seat| arena.points(seat)), [5, 1]);
}

#[test]
fn r111_markers_and_tokens_are_gone_when_the_dude_comes_back() {
    let mut arena = Arena::new(2);
    let echo = arena.put(B, "echo");
    arena.hurt(echo, A, 4);
    arena.shield(echo);
    let shields = arena.state.shields;
    attack(&mut arena, "echo");
    assert_eq!(arena.state.shields, shields + 1);
    arena.run(B, &effect(r#"{ pick = { from = "discard-pile" }, then = "put-in-play" }"#));
    assert_eq!(arena.damage(echo), 0);
}

#[test]
fn r112_every_award_is_scored_at_once() {
    let mut arena = Arena::new(2);
    let echo = arena.put(B, "echo");
    arena.hurt(echo, B, 3);
    attack(&mut arena, "echo");
    let merits: Vec<Merit> = arena
        .events
        .iter()
        .filter_map(
            |event| {
                if let Event::Award { merit, .. } = event { Some(*merit) } else { None }
            },
        )
        .collect();
    assert_eq!(merits, [Merit::Most, Merit::Second, Merit::Blow]);
    assert_eq!([A, B].map(|seat| arena.points(seat)), [5, 1]);
}

#[test]
fn g018_several_dead_go_in_turn_order_and_the_acting_player_orders_those_of_one() {
    let mut arena = Arena::new(3);
    let dead = [(C, "bomb"), (B, "mine"), (C, "herald")].map(|(seat, id)| arena.put(seat, id));
    arena.run(A, &effect(r#"{ kill = { all = "others" } }"#));
    let order: Vec<_> = arena
        .events
        .iter()
        .filter_map(|event| if let Event::Died { dude, .. } = event { Some(*dude) } else { None })
        .collect();
    assert_eq!(order, [dead[1], dead[0], dead[2]]);
    let mut arena = Arena::new(2);
    let dead = [(B, "bomb"), (A, "brick")].map(|(seat, id)| arena.put(seat, id));
    arena.state.active = A;
    arena.run(A, &effect(r#"{ kill = { all = "any" } }"#));
    let died: Vec<_> =
        arena.events.iter().filter(|event| matches!(event, Event::Died { .. })).collect();
    assert_eq!(died.len(), 2);
    assert!(matches!(died[0], Event::Died { dude, .. } if *dude == dead[1]), "the own first");
    let mut arena = Arena::new(3);
    arena.put(B, "mine");
    arena.put(B, "bomb");
    let brick = arena.put(A, "brick");
    arena.run(A, &effect(r#"{ kill = { all = "others" } }"#));
    assert_eq!(arena.actions(A), ["last-words mine", "last-words bomb"]);
    arena.act(A, "last-words bomb");
    assert_eq!((arena.damage(brick), arena.points(B)), (2, 1), "the Mine followed: 1 of A's 6");
    assert_eq!(arena.points(A), 5);
}

#[test]
fn g024_reactive_damage_is_of_the_dudes_controller() {
    let mut arena = Arena::new(2);
    let giant = arena.put(A, "giant");
    arena.put(B, "pebble");
    arena.nerph(giant, 1);
    arena.place(A, 4);
    arena.act(A, "enough");
    assert_eq!(arena.fighter(giant).markers.of(B), 1);
}

#[test]
fn c003_healing_takes_off_those_who_have_most() {
    let mut arena = Arena::new(3);
    let giant = arena.put(A, "giant");
    for (seat, markers) in [(A, 1), (B, 3), (C, 2)] {
        arena.hurt(giant, seat, markers);
    }
    arena.run(A, &effect(r#"{ heal = { amount = 3, whom = { all = "yours" } } }"#));
    let markers = arena.fighter(giant).markers;
    assert_eq!([A, B, C].map(|seat| markers.of(seat)), [1, 1, 1]);
}

#[test]
fn c005_health_that_shrinks_to_the_damage_kills() {
    let mut arena = Arena::new(2);
    let giant = arena.put(B, "giant");
    let echo = arena.put(B, "echo");
    arena.hurt(giant, B, 10);
    arena.hurt(echo, B, 6);
    attack(&mut arena, "echo");
    assert!(!arena.is_in_play(giant), "without Echo it has 10 health");
    assert_eq!(arena.points(A), 1 + 3 + 3);
}

#[test]
fn c003_the_dead_die_where_they_are() {
    for deed in ["discard", "send-home", "take-control"] {
        let mut arena = Arena::new(2);
        arena.put(A, "brick");
        let giant = arena.put(B, "giant");
        let bomb = arena.put(B, "bomb");
        let all = r#"{ all = "others" }"#;
        arena.run(
            A,
            &effect(&format!("{{ in-order = [{{ kill = {all} }}, {{ {deed} = {all} }}] }}")),
        );
        assert!([giant, bomb].iter().all(|dead| arena.state.discard.contains(*dead)), "{deed}");
        assert_eq!(arena.points(A), 3 + 3, "{deed}: both awards are given (R106)");
        let spoken = arena
            .events
            .iter()
            .any(|event| matches!(event, Event::Triggered { dude, .. } if *dude == bomb));
        assert!(spoken, "{deed}: the Bomb goes off (C10)");
    }
}

#[test]
fn c005_health_by_the_die_shrinks_when_it_is_rolled_again() {
    let mut faces = [false; 7];
    for seed in 0..40 {
        let mut arena = Arena::new(2);
        arena.chance.reseed(seed);
        arena.put(A, "mirror");
        let barometer = arena.put(B, "barometer");
        arena.hurt(barometer, A, 5);
        arena.state.player_mut(A).cubes = 0;
        arena.place(A, 6);
        arena.act(A, "use mirror 2");
        let roll = arena.state.roll;
        faces[usize::from(roll)] = true;
        let lives = arena.state.fighter(barometer).is_some();
        assert_eq!(lives, 5 < 1 + roll, "5 damage after a {roll}");
    }
    assert_eq!(faces, [false, true, true, true, true, true, true]);
}
