//! From Decaf Zombie to Ghost of a Gym Membership.

use std::collections::BTreeSet;

use crate::dudes::DudeSet;
use crate::state::Phase;
use crate::tests::arena::{A, Arena, B, C, D};

#[test]
fn decaf_zombie_heals_by_what_it_bites_and_takes_a_dude_back_when_it_dies() {
    let mut arena = Arena::new(3);
    let zombie = arena.put(A, "decaf-zombie");
    let (giant, pebble) = (arena.put(C, "giant"), arena.put(B, "pebble"));
    arena.hurt(zombie, B, 6);
    arena.nerph(pebble, 2);
    arena.place_least(A, 4, "use decaf-zombie 2");
    assert_eq!(arena.actions(A), ["choose dude giant", "choose dude pebble"]);
    arena.act(A, "choose dude giant");
    assert_eq!((arena.damage(giant), arena.damage(zombie)), (3, 6 - 1));
    arena.place_least(A, 4, "use decaf-zombie 2");
    arena.act(A, "choose dude pebble");
    assert!(!arena.is_in_play(pebble));
    assert_eq!(arena.damage(zombie), 5 - 4, "a meal");

    arena.bury("brick");
    arena.kill(B, "decaf-zombie");
    let choices = ["choose decaf-zombie from discard", "choose brick from discard"];
    assert!(choices.iter().all(|choice| arena.can(A, choice)), "{:?}", arena.actions(A));
    arena.act(A, choices[0]);
    assert!(arena.hand(A).contains(zombie), "itself, if A likes");
    let zombie = arena.put(A, "decaf-zombie");
    arena.nerph(zombie, 1);
    arena.kill(B, "decaf-zombie");
    assert!(arena.state.discard.contains(zombie), "a Nerph lets it rest");
}

#[test]
fn disappointed_smart_fridge_takes_points_from_leaders_on_any_two_and_serves_leftovers_for_points()
{
    let mut arena = Arena::new(4);
    let fridge = arena.put(A, "disappointed-smart-fridge");
    assert_eq!(arena.health(fridge), 8);
    let points = |arena: &Arena| [A, B, C, D].map(|seat| arena.points(seat));
    arena.score([9, 5, 5, 4]);
    arena.waste(A, 2);
    assert_eq!(points(&arena), [9, 4, 4, 4], "the leaders of the others");
    arena.waste(D, 2);
    assert_eq!(points(&arena), [9, 3, 3, 3]);
    arena.score([9, 0, 0, 0]);
    arena.waste(D, 2);
    assert_eq!(points(&arena), [9, 0, 0, 0], "nobody has less than none");

    arena.put(A, "thief");
    let (brick, echo) = (arena.bury("brick"), arena.bury("echo"));
    arena.place_least(A, 2, "use disappointed-smart-fridge 2");
    arena.act(A, "choose brick from discard");
    assert!(arena.is_in_play(brick) && !arena.state.discard.contains(brick));
    assert!(arena.state.discard.contains(echo));
    assert_eq!(arena.state.fighters_of(A).count(), 3, "beyond the limit of the call");
    arena.state.discard = DudeSet::EMPTY;
    arena.place_least(A, 2, "use disappointed-smart-fridge 2");
    assert_eq!(arena.state.fighters_of(A).count(), 3, "nothing is left over");
    assert_eq!(arena.points(A), 9 + 2 + 2, "something was cooked in any case");
}

#[test]
fn disco_penguin_passes_all_hands_on_and_dances_by_a_coin_on_a_five_of_others() {
    let mut arena = Arena::new(3);
    arena.put(A, "disco-penguin");
    arena.hold(A, &["brick"]);
    arena.hold(B, &["giant", "echo"]);
    arena.place_least(A, 1, "use disco-penguin 1");
    arena.acts(&["choose shield", "choose nerph"]);
    assert_eq!([A, B, C].map(|seat| arena.hand(seat).len()), [1, 2, 3], "each drew one");
    let has = |seat, id| arena.hand(seat).contains(arena.dude(id));
    assert!(has(B, "brick") && has(C, "giant") && has(C, "echo"));
    assert_eq!(arena.tokens_of(A), (2, 2));

    let danced = |seat| {
        Arena::outcomes(3, |arena| {
            let dudes = [(A, "disco-penguin"), (A, "brick"), (B, "giant"), (C, "mirror")];
            let dudes = dudes.map(|(seat, id)| arena.put(seat, id));
            for dude in [dudes[0], dudes[1], dudes[3]] {
                arena.hurt(dude, B, 2);
            }
            arena.waste(seat, 5);
            arena.damages(dudes)
        })
    };
    assert_eq!(danced(B), BTreeSet::from([[2, 2, 1, 3], [1, 1, 0, 2]]));
    assert_eq!(danced(A), BTreeSet::from([[2, 2, 0, 2]]), "an own 5 does nothing");
}

#[test]
fn emotional_support_crocodile_comforts_anyone_and_snaps_at_the_damaged() {
    let mut arena = Arena::new(2);
    let crocodile = arena.put(A, "emotional-support-crocodile");
    assert_eq!(arena.health(crocodile), 8);
    let (brick, thief) = (arena.put(B, "brick"), arena.put(B, "thief"));
    arena.hurt(brick, A, 2);
    arena.place_least(A, 2, "use emotional-support-crocodile 1");
    assert!(arena.can(A, "choose dude emotional-support-crocodile"), "anyone");
    arena.act(A, "choose dude brick");
    assert_eq!((arena.damage(brick), arena.points(A)), (1, 1));

    let attack = |arena: &mut Arena, by: &str| {
        arena.place(B, 5);
        arena.acts(&[&format!("attack {by}"), "choose dude emotional-support-crocodile"]);
    };
    attack(&mut arena, "thief");
    assert_eq!((arena.damage(thief), arena.damage(crocodile)), (0, 2), "it is unhurt");
    assert!(!arena.has_triggered(crocodile), "nothing is told of a snap that does not come");
    attack(&mut arena, "brick");
    assert_eq!((arena.damage(brick), arena.damage(crocodile)), (1 + 3, 2 + 5));
    assert!(arena.has_triggered(crocodile));
    arena.begin(B);
    arena.pass_to(Phase::Token);
    arena.act(B, "shield emotional-support-crocodile");
    assert_eq!(arena.damage(brick), 1 + 3, "no Dude plays a token");
}

#[test]
fn extremely_loud_ninja_surprises_the_unhurt_and_drops_a_bomb_on_a_one_of_others() {
    let mut arena = Arena::new(4);
    let ninja = arena.put(A, "extremely-loud-ninja");
    let (giant, mirror) = (arena.put(B, "giant"), arena.put(C, "mirror"));
    arena.hurt(giant, A, 1);
    for _ in 0..2 {
        arena.place_least(A, 3, "use extremely-loud-ninja 1");
        assert_eq!(arena.damages([giant, mirror]), [1, 3], "now nobody is unhurt");
    }

    let own = arena.put(A, "brick");
    arena.waste(B, 1);
    assert_eq!(arena.damages([giant, mirror, ninja, own]), [2, 3, 2, 0], "C sits across");
    arena.waste(A, 1);
    assert_eq!(arena.damages([giant, mirror, ninja, own]), [2, 3, 2, 0], "an own 1 is quiet");
}

#[test]
fn galactic_tax_inspector_audits_everyone_else_and_deducts_dudes_of_the_hand() {
    let mut arena = Arena::new(4);
    arena.put(A, "galactic-tax-inspector");
    arena.score([4, 3, 2, 0]);
    arena.place_least(A, 3, "use galactic-tax-inspector 1");
    assert_eq!([A, B, C, D].map(|seat| arena.points(seat)), [5, 2, 1, 0]);

    for (chosen, points) in [(2, 2), (1, 1), (0, 0)] {
        arena.empty_hand(A);
        arena.hold(A, &["brick", "thief", "echo"]);
        arena.score([0]);
        arena.place_least(A, 3, "use galactic-tax-inspector 2");
        arena.acts(&["choose thief", "choose echo"][..chosen]);
        if chosen < 2 {
            arena.act(A, "enough");
        }
        assert_eq!((arena.points(A), arena.hand(A).len()), (points, 3 - chosen));
        assert_eq!(arena.state.discard.contains(arena.dude("thief")), 0 < chosen);
    }
}

#[test]
fn gargoyle_afraid_of_heights_lets_no_tokens_near_and_falls_on_another() {
    let mut arena = Arena::new(2);
    let gargoyle = arena.put(A, "gargoyle-afraid-of-heights");
    let giant = arena.put(B, "giant");
    let tokens = ["shield gargoyle-afraid-of-heights", "nerph gargoyle-afraid-of-heights 1"];
    let can = |arena: &mut Arena, seat| {
        arena.begin(seat);
        arena.pass_to(Phase::Token);
        tokens.map(|token| arena.can(seat, token))
    };
    assert_eq!(can(&mut arena, B), [false, false]);
    assert_eq!(can(&mut arena, A), [true, true], "its own player's may come");
    arena.put(B, "thief");
    arena.place(B, 2);
    arena.acts(&["attack thief", "choose dude gargoyle-afraid-of-heights"]);
    assert_eq!(arena.damage(gargoyle), 2, "and attacks may");
    arena.nerph(gargoyle, 1);
    assert_eq!(can(&mut arena, B), [true, false], "Nerphed it looks down");

    let brick = arena.put(A, "brick");
    arena.place_least(A, 6, "use gargoyle-afraid-of-heights 2");
    assert!(arena.can(A, "choose dude brick"), "on an own one too");
    assert!(!arena.can(A, "choose dude gargoyle-afraid-of-heights"));
    arena.act(A, "choose dude giant");
    assert_eq!(arena.damages([gargoyle, giant, brick]), [2 + 2, 7, 0]);
}

#[test]
fn gelatinous_dessert_passes_damage_to_a_neighbour_and_puts_another_in_play_for_points() {
    let mut arena = Arena::new(4);
    let dessert = arena.put(A, "gelatinous-dessert");
    assert_eq!(arena.health(dessert), 9);
    let dudes = [(B, "giant"), (C, "mirror"), (D, "pebble")].map(|(seat, id)| arena.put(seat, id));
    arena.waste(C, 5);
    arena.choose(A, "dude giant");
    assert_eq!(arena.damages(dudes), [0, 0, 0], "there was nothing to move");
    arena.hurt(dessert, C, 4);
    arena.hurt(dudes[2], B, 2);
    arena.waste(C, 5);
    assert_eq!(arena.actions(A), ["choose dude giant", "choose dude pebble"]);
    arena.act(A, "choose dude giant");
    assert_eq!((arena.damage(dessert), arena.fighter(dudes[0]).markers.of(C)), (1, 3));
    arena.waste(A, 5);
    arena.act(A, "choose dude pebble");
    assert!(!arena.is_in_play(dudes[2]));
    let points = [A, B, C, D].map(|seat| arena.points(seat));
    assert_eq!(points, [3, 2, 1, 0], "the blow is A's, the markers are of who dealt them");

    arena.put(A, "thief");
    arena.empty_hand(A);
    arena.hold(A, &["brick", "echo"]);
    arena.place_least(A, 3, "use gelatinous-dessert 2");
    arena.act(A, "choose echo");
    assert_eq!(arena.state.fighters_of(A).count(), 3, "beyond the limit of the call");
    assert!(arena.is_in_play(arena.dude("echo")));
    assert_eq!(arena.points(A), 3 + 3);
}

#[test]
fn genie_with_fine_print_enters_at_a_risk_and_grants_three_wishes() {
    let called = |answer: &str, face: u8| {
        let mut arena = Arena::new(2);
        arena.hold(A, &["genie-with-fine-print"]);
        arena.begin(A);
        arena.act(A, "call genie-with-fine-print");
        arena.load(&[face]);
        arena.act(A, answer);
        let genie = arena.dude("genie-with-fine-print");
        assert_ne!(arena.is_in_play(genie), arena.state.discard.contains(genie));
        (arena.is_in_play(genie), arena.points(A))
    };
    for (face, outcome) in
        [(1, (false, 0)), (2, (false, 0)), (3, (true, 1)), (5, (true, 1)), (6, (true, 2))]
    {
        assert_eq!(called("yes", face), outcome, "a {face}");
    }
    assert_eq!(called("no", 1), (true, 0), "nobody has to sign");

    let mut arena = Arena::new(3);
    arena.put(A, "genie-with-fine-print");
    let giant = arena.put(C, "giant");
    arena.place_least(A, 5, "use genie-with-fine-print 2");
    arena.acts(&["option 4", "option 1", "option 2"]);
    assert_eq!((arena.damage(giant), arena.points(A), arena.hand(A).len()), (2, 1, 1));
    assert_eq!(arena.state.phase, Phase::Cleanup, "three and no more");
    arena.place_least(A, 5, "use genie-with-fine-print 2");
    arena.acts(&["option 3", "enough"]);
    arena.acts(&["choose shield", "choose shield 2"]);
    assert_eq!(arena.tokens_of(A), (3, 1), "or less");
}

#[test]
fn ghost_of_a_gym_membership_charges_to_the_right_on_any_one_and_grows() {
    let mut arena = Arena::new(3);
    let gym = arena.put(A, "ghost-of-a-gym-membership");
    let giant = arena.put(C, "giant");
    arena.score([0, 5, 2]);
    let points = |arena: &Arena| [A, B, C].map(|seat| arena.points(seat));
    arena.waste(A, 1);
    assert_eq!(points(&arena), [1, 5, 1], "C sits on the right of A");
    arena.waste(B, 1);
    assert_eq!(points(&arena), [2, 5, 0], "another player's 1 does it too");
    arena.waste(B, 1);
    assert_eq!(points(&arena), [2, 5, 0], "there is nothing more to steal");

    for times in 1..=2 {
        arena.place_least(A, 3, "use ghost-of-a-gym-membership 2");
        assert_eq!(arena.health(gym), 7 + 2 * times);
        assert_eq!(arena.damage(giant), 2 * times);
    }
}
