//! Chapters 8, 9 and 12: rolling and placing the die; terms.

use fracas_core::Seat;

use crate::event::Event;
use crate::state::Phase;
use crate::tests::arena::{A, Arena, B, C, D, effect};

/// A table on which A has rolled a number and may still reroll.
fn rolled(face: u8) -> Arena {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    arena.put(B, "giant");
    arena.load(&[face]);
    arena.begin(A);
    arena.pass_to(Phase::Roll);
    arena
}

#[test]
fn r062_r063_r066_a_cube_gives_one_reroll_and_is_gone() {
    let mut arena = rolled(1);
    assert_eq!(arena.state.roll, 1);
    arena.load(&[6]);
    arena.act(A, "reroll");
    assert_eq!((arena.state.roll, arena.state.player(A).cubes), (6, 2));
}

#[test]
fn r064_only_the_owner_rerolls_the_own_die() {
    let arena = rolled(3);
    assert_eq!(arena.state.due.into_iter().collect::<Vec<_>>(), [A]);
    assert!(!arena.can(B, "reroll"));
    assert_eq!(arena.state.player(B).cubes, 3);
}

#[test]
fn r065_all_cubes_may_be_spent_in_one_turn() {
    let mut arena = rolled(1);
    arena.load(&[2, 2, 5]);
    for _ in 0..3 {
        arena.act(A, "reroll");
    }
    assert_eq!((arena.state.roll, arena.state.player(A).cubes), (5, 0));
    assert_eq!(arena.state.phase, Phase::Place, "without cubes nothing is asked");
}

#[test]
fn r067_no_effect_gives_cubes() {
    // There is no word for it, and a position with a fourth cube is refused.
    let mut arena = rolled(2);
    arena.state.player_mut(A).cubes = 4;
    assert!(arena.game.check_position(&arena.state).is_err());
}

#[test]
fn r068_only_the_last_roll_counts() {
    let mut arena = rolled(4);
    let echo = arena.put(B, "echo");
    arena.load(&[5]);
    arena.acts(&["reroll", "pass", "attack brick", "choose dude echo"]);
    assert_eq!((arena.points(B), arena.damage(echo)), (0, 5), "the 4 triggers nothing");
}

#[test]
fn r069_r071_r072_the_die_goes_on_one_spot_of_one_own_dude() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    arena.put(A, "thief");
    arena.put(B, "giant");
    arena.place(A, 6);
    let spots = [
        "attack brick",
        "skill brick",
        "use brick 1",
        "attack thief",
        "use thief 1",
        "use thief 2",
    ];
    assert_eq!(arena.actions(A), [&spots[..], &["fail"]].concat());
    arena.act(A, "use thief 2");
    assert_ne!(arena.state.phase, Phase::Place, "one spot a turn");
}

#[test]
fn r070_the_roll_must_reach_the_number_of_the_spot() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    arena.put(B, "giant");
    arena.place(A, 3);
    assert_eq!(arena.actions(A), ["use brick 1", "fail"]);
    arena.place(A, 4);
    assert_eq!(arena.actions(A), ["skill brick", "use brick 1", "fail"]);
}

#[test]
fn r073_r074_a_player_may_fail_and_take_a_token() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    arena.place(A, 6);
    arena.acts(&["fail", "choose nerph"]);
    assert_eq!(arena.tokens_of(A), (1, 2));
    assert_ne!(arena.state.phase, Phase::Place, "the die is done with");
}

#[test]
fn r074_r090_without_a_usable_spot_it_is_a_fail_and_reactives_come_all_the_same() {
    let mut arena = Arena::new(2);
    arena.put(A, "giant");
    let pebble = arena.put(B, "pebble");
    arena.nerph(arena.dude("giant"), 1);
    arena.place(A, 4);
    arena.act(A, "choose shield");
    assert_eq!(arena.tokens_of(A), (2, 1));
    assert!(arena.is_in_play(pebble));
    assert_eq!(arena.damage(arena.dude("giant")), 1, "Pebble reacts to the 4");
}

#[test]
fn r075_an_epic_fail_gives_two_tokens_of_any_mix() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    arena.place(A, 1);
    assert!(
        arena.events.iter().any(|it| matches!(it, Event::Failed { seat: A, is_epic: true, .. }))
    );
    arena.acts(&["choose shield", "choose nerph"]);
    assert_eq!(arena.tokens_of(A), (2, 2));
}

#[test]
fn r076_a_one_with_a_usable_spot_is_a_plain_fail() {
    let mut arena = Arena::new(2);
    arena.put(A, "pebble");
    arena.place(A, 1);
    assert!(arena.can(A, "use pebble 1"));
    arena.act(A, "fail");
    assert!(
        arena.events.iter().any(|it| matches!(it, Event::Failed { seat: A, is_epic: false, .. }))
    );
    arena.act(A, "choose shield");
    assert_eq!(arena.tokens_of(A), (2, 1), "one token");
}

#[test]
fn r077_r078_persistent_and_reactive_abilities_take_no_die() {
    let mut arena = Arena::new(2);
    arena.put(A, "herald");
    arena.put(A, "echo");
    arena.place(A, 6);
    assert_eq!(arena.actions(A), ["attack herald", "attack echo", "fail"]);
}

#[test]
fn r079_r080_a_basic_attack_deals_its_number() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    let giant = arena.put(B, "giant");
    arena.place(A, 6);
    arena.acts(&["attack brick", "choose dude giant"]);
    assert_eq!((arena.damage(giant), arena.fighter(giant).markers.of(A)), (5, 5));
}

#[test]
fn r081_a_basic_attack_targets_any_dude_the_attacker_too() {
    let mut arena = Arena::new(2);
    let brick = arena.put(A, "brick");
    arena.put(A, "mirror");
    arena.put(B, "giant");
    arena.place(A, 5);
    arena.act(A, "attack brick");
    assert_eq!(arena.actions(A), ["choose dude brick", "choose dude mirror", "choose dude giant"]);
    arena.act(A, "choose dude brick");
    assert_eq!(arena.damage(brick), 5);
}

#[test]
fn r082_r083_a_skill_power_takes_its_number_of_tokens() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    arena.place(A, 5);
    arena.act(A, "skill brick");
    arena.acts(&["choose shield", "choose nerph", "choose shield 2", "choose shield 3"]);
    assert_eq!(arena.tokens_of(A), (4, 2), "four, though the die shows 5");
}

#[test]
fn r084_r116_a_special_ability_does_what_it_says() {
    let mut arena = Arena::new(2);
    arena.put(A, "mirror");
    let giant = arena.put(B, "giant");
    arena.put(B, "brick");
    arena.place(A, 4);
    arena.act(A, "use mirror 1");
    assert!(arena.can(A, "choose ability giant 1") && !arena.can(A, "choose ability giant 2"));
    arena.acts(&["choose ability brick 1", "choose dude giant"]);
    assert_eq!(arena.fighter(giant).markers.of(A), 2, "as if it were the Mirror's own");
}

#[test]
fn r085_r091_the_placed_ability_comes_before_reactives() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    arena.put(B, "giant");
    arena.put(B, "pebble");
    arena.place(A, 4);
    arena.acts(&["use brick 1", "choose dude giant"]);
    let place = |wanted: &dyn Fn(&Event) -> bool| arena.events.iter().position(wanted);
    let by = |seat: Seat| move |event: &Event| matches!(event, Event::Damaged { seat: by, .. } if *by == seat);
    let (own, reaction) = (place(&by(A)), place(&by(B)));
    assert!(own.is_some() && own < reaction, "{:?}", arena.events);
}

#[test]
fn r086_what_the_target_does_comes_before_the_action() {
    let mut arena = Arena::new(2);
    let brick = arena.put(A, "brick");
    let hedgehog = arena.put(B, "hedgehog");
    arena.place(A, 5);
    arena.acts(&["attack brick", "choose dude hedgehog"]);
    assert_eq!((arena.damage(brick), arena.damage(hedgehog)), (2, 5));
    let damaged: Vec<Seat> = arena
        .events
        .iter()
        .filter_map(
            |event| if let Event::Damaged { seat, .. } = event { Some(*seat) } else { None },
        )
        .collect();
    assert_eq!(damaged, [B, A]);
}

#[test]
fn r087_both_happen_even_if_one_kills() {
    let mut arena = Arena::new(2);
    let brick = arena.put(A, "brick");
    let hedgehog = arena.put(B, "hedgehog");
    arena.hurt(brick, B, 5);
    arena.hurt(hedgehog, A, 2);
    arena.place(A, 5);
    arena.acts(&["attack brick", "choose dude hedgehog"]);
    assert!(!arena.is_in_play(brick) && !arena.is_in_play(hedgehog));
    assert_eq!([A, B].map(|seat| arena.points(seat)), [5, 5], "most damage and killing blow each");
}

#[test]
fn r113_adjacent_players_sit_left_and_right() {
    let mut arena = Arena::new(4);
    arena.put(A, "neighbour");
    let dudes = [(B, "brick"), (C, "giant"), (D, "echo")].map(|(seat, id)| arena.put(seat, id));
    arena.place(A, 2);
    arena.act(A, "use neighbour 1");
    assert_eq!(dudes.map(|dude| arena.damage(dude)), [1, 0, 1]);
}

#[test]
fn r114_the_only_opponent_is_adjacent_once() {
    let mut arena = Arena::new(2);
    arena.put(A, "neighbour");
    let brick = arena.put(B, "brick");
    arena.place(A, 2);
    arena.act(A, "use neighbour 1");
    assert_eq!(arena.damage(brick), 1);
}

#[test]
fn r115_what_is_discarded_goes_to_the_pile_and_its_tokens_to_the_supply() {
    let mut arena = Arena::new(2);
    arena.put(A, "brick");
    let giant = arena.put(B, "giant");
    arena.shield(giant);
    arena.hurt(giant, A, 6);
    let shields = arena.state.shields;
    arena.run(A, &effect(r#"{ discard = { all = "others" } }"#));
    assert!(arena.state.discard.contains(giant));
    assert_eq!((arena.state.shields, arena.points(A)), (shields + 1, 0), "and no awards");
}

#[test]
fn r117_a_global_ability_affects_all_it_covers_at_once() {
    let mut arena = Arena::new(3);
    let bomb = arena.put(A, "bomb");
    let others = [(A, "brick"), (B, "giant"), (C, "echo")].map(|(seat, id)| arena.put(seat, id));
    arena.place(A, 5);
    arena.act(A, "use bomb 1");
    assert_eq!(others.map(|dude| arena.damage(dude)), [3, 3, 3]);
    assert_eq!(arena.damage(bomb), 0);
}

#[test]
fn r118_a_global_ability_affects_what_cannot_be_targeted() {
    let mut arena = Arena::new(2);
    arena.put(A, "bomb");
    let ghost = arena.put(B, "ghost");
    let hedgehog = arena.put(B, "hedgehog");
    arena.place(A, 5);
    arena.act(A, "use bomb 1");
    assert_eq!((arena.damage(ghost), arena.damage(hedgehog)), (3, 3));
    assert_eq!(arena.damage(arena.dude("bomb")), 0, "and nothing was targeted");
    arena.put(A, "brick");
    arena.place(A, 5);
    arena.act(A, "attack brick");
    assert!(!arena.can(A, "choose dude ghost"));
}
