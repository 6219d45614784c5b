//! From Lactose Intolerant Unicorn to Merciless Traffic Warden.

use std::collections::BTreeSet;

use crate::dude::Slot;
use crate::fighter::Mark;
use crate::state::Phase;
use crate::tests::arena::{A, Arena, B, C, D};

#[test]
fn lactose_intolerant_unicorn_hurts_everyone_and_gurgles_by_a_coin_on_a_three_of_others() {
    let mut arena = Arena::new(2);
    let unicorn = arena.put(A, "lactose-intolerant-unicorn");
    let dudes = [(A, "brick"), (B, "giant"), (B, "ghost")].map(|(seat, id)| arena.put(seat, id));
    arena.place_least(A, 6, "use lactose-intolerant-unicorn 1");
    assert_eq!((arena.damages(dudes), arena.damage(unicorn)), ([1; 3], 1));

    let gurgled = |seat| {
        Arena::outcomes(4, |arena| {
            let dudes = [(A, "lactose-intolerant-unicorn"), (B, "giant"), (C, "mirror")];
            let [unicorn, giant, mirror] = dudes.map(|(seat, id)| arena.put(seat, id));
            let brick = arena.put(D, "brick");
            arena.hurt(unicorn, B, 3);
            arena.waste(seat, 3);
            arena.damages([unicorn, giant, mirror, brick])
        })
    };
    assert_eq!(gurgled(C), BTreeSet::from([[2, 0, 0, 0], [3, 1, 0, 0]]));
    assert_eq!(gurgled(A), BTreeSet::from([[3, 0, 0, 0]]), "an own 3 does nothing");
}

#[test]
fn landlord_under_the_bed_takes_rent_at_the_start_of_the_turn_and_evicts() {
    let mut arena = Arena::new(3);
    let landlord = arena.put(A, "landlord-under-the-bed");
    arena.tokens(B, 0, 2);
    arena.begin(A);
    let tokens = ["choose nerph of 1", "choose shield of 2", "choose nerph of 2"];
    assert_eq!(arena.actions(A), tokens);
    arena.act(A, "choose nerph of 1");
    assert_eq!((arena.tokens_of(A), arena.tokens_of(B)), ((1, 2), (0, 1)));
    assert_eq!(arena.state.phase, Phase::Discard, "before anything else");
    arena.begin(B);
    assert_eq!(arena.tokens_of(A), (1, 2), "not in the turns of others");
    arena.nerph(landlord, 1);
    arena.begin(A);
    assert_eq!((arena.state.phase, arena.tokens_of(A)), (Phase::Discard, (1, 2)));

    let giant = arena.put(C, "giant");
    arena.hurt(giant, A, 3);
    for _ in 0..2 {
        arena.place_least(A, 3, "use landlord-under-the-bed 2");
        assert!(arena.hand(C).contains(giant) && !arena.is_in_play(giant));
        assert_eq!(arena.points(A), 1, "a point for each eviction, and no award");
    }
}

#[test]
fn laser_shark_nerphs_an_ability_and_takes_a_token_at_the_start_of_the_turn() {
    let mut arena = Arena::new(3);
    arena.put(A, "laser-shark");
    let (giant, brick) = (arena.put(C, "giant"), arena.put(B, "brick"));
    arena.shield(brick);
    arena.nerph(giant, 2);
    let (shields, nerphs) = (arena.state.shields, arena.state.nerphs);
    let pew = |arena: &mut Arena, choice: &str| {
        arena.place_least(A, 2, "use laser-shark 1");
        assert!(!arena.can(A, "choose ability laser-shark 1"), "not an own one");
        assert!(!arena.can(A, "choose ability giant 2"), "nor what is Nerphed already");
        arena.act(A, choice);
    };
    pew(&mut arena, "choose ability brick 1");
    assert!(arena.fighter(brick).can_use(Slot::First), "a Shield takes it");
    assert!(!arena.fighter(brick).has(Mark::Shield));
    assert_eq!((arena.state.shields, arena.state.nerphs), (shields + 1, nerphs));
    pew(&mut arena, "choose ability giant 1");
    assert!(!arena.fighter(giant).can_use(Slot::First));
    assert_eq!((arena.state.nerphs, arena.tokens_of(A)), (nerphs - 1, (1, 1)), "of the Supply");
    let left = arena.state.nerphs;
    arena.tokens(B, 1, 1 + left);
    pew(&mut arena, "choose ability brick 1");
    assert!(arena.fighter(brick).can_use(Slot::First), "the Supply has none");

    arena.begin(A);
    arena.act(A, "choose shield");
    assert_eq!((arena.tokens_of(A), arena.state.phase), ((2, 1), Phase::Discard));
    arena.begin(B);
    assert_eq!((arena.due(), arena.state.phase), (B, Phase::Discard), "not in B's turn");
}

#[test]
fn librarian_of_mass_destruction_forbids_tokens_and_fines_the_nerphed() {
    let mut arena = Arena::new(3);
    let librarian = arena.put(A, "librarian-of-mass-destruction");
    let own = arena.put(A, "thief");
    let dudes = [(B, "giant"), (C, "brick"), (B, "mirror")].map(|(seat, id)| arena.put(seat, id));
    let can_play = |arena: &mut Arena, seat| {
        arena.begin(seat);
        arena.act(seat, "pass");
        arena.state.phase == Phase::Token
    };
    assert!(!can_play(&mut arena, B) && can_play(&mut arena, A), "other players cannot");
    arena.nerph(librarian, 1);
    assert!(can_play(&mut arena, B), "a Nerph gives them their voice again");

    arena.nerph(own, 1);
    arena.nerph(dudes[0], 1);
    arena.shield(dudes[2]);
    arena.place_least(A, 4, "use librarian-of-mass-destruction 2");
    assert!(!arena.can(A, "choose ability thief 2"), "not an own one");
    arena.act(A, "choose ability brick 1");
    assert_eq!((arena.damages(dudes), arena.damage(own)), ([2, 2, 0], 0));
    arena.place_least(A, 4, "use librarian-of-mass-destruction 2");
    arena.act(A, "choose ability mirror 1");
    assert_eq!(arena.damages(dudes), [4, 4, 0], "Mirror's Shield kept the Nerph away");
}

#[test]
fn mad_scientists_mom_cleans_up_her_own_for_a_point_and_knits_a_shield_on_any_four() {
    let mut arena = Arena::new(2);
    let mom = arena.put(A, "mad-scientists-mom");
    let (thief, giant) = (arena.put(A, "thief"), arena.put(B, "giant"));
    for dude in [mom, thief, giant] {
        arena.hurt(dude, B, 3);
    }
    arena.nerph(mom, 2);
    arena.nerph(thief, 1);
    arena.nerph(thief, 2);
    arena.nerph(giant, 1);
    let nerphs = arena.state.nerphs;
    arena.place_least(A, 3, "use mad-scientists-mom 1");
    assert_eq!(arena.damages([mom, thief, giant]), [1, 1, 3]);
    assert_eq!([mom, thief, giant].map(|dude| arena.fighter(dude).nerphs()), [0, 0, 1]);
    assert_eq!((arena.state.nerphs, arena.points(A)), (nerphs + 3, 1));

    let shields = |arena: &Arena| [mom, thief].map(|dude| arena.fighter(dude).has(Mark::Shield));
    arena.waste(B, 4);
    assert_eq!(arena.actions(A), ["choose dude mad-scientists-mom", "choose dude thief"]);
    arena.act(A, "choose dude thief");
    assert_eq!(shields(&arena), [false, true]);
    arena.waste(A, 4);
    assert_eq!(shields(&arena), [true, true], "an own 4, and who is left");
    let left = arena.state.shields;
    arena.waste(A, 4);
    assert_eq!(arena.state.shields, left, "nobody is cold any more");
}

#[test]
fn medusa_on_wash_day_nerphs_twice_and_bites_humans_more() {
    let mut arena = Arena::new(3);
    let medusa = arena.put(A, "medusa-on-wash-day");
    let (giant, thief) = (arena.put(C, "giant"), arena.put(B, "thief"));
    arena.shield(giant);
    let nerphs = |arena: &Arena| [giant, thief].map(|dude| arena.fighter(dude).nerphs());
    arena.place_least(A, 5, "use medusa-on-wash-day 1");
    assert!(!arena.can(A, "choose ability medusa-on-wash-day 1"), "not an own one");
    arena.act(A, "choose ability giant 1");
    assert_eq!(nerphs(&arena), [0, 0], "the first takes a Shield away");
    arena.act(A, "choose ability giant 1");
    assert_eq!(nerphs(&arena), [1, 0], "the second does its work");
    arena.place_least(A, 5, "use medusa-on-wash-day 1");
    arena.acts(&["choose ability thief 1", "choose ability thief 2"]);
    assert_eq!(nerphs(&arena), [1, 2]);

    let attack = |arena: &mut Arena, by: &str| {
        arena.place(if by == "thief" { B } else { C }, 6);
        arena.acts(&[&format!("attack {by}"), "choose dude medusa-on-wash-day"]);
    };
    attack(&mut arena, "thief");
    assert_eq!(arena.damages([medusa, thief]), [2, 3], "a Human");
    arena.fighter_mut(medusa).markers = crate::fighter::Markers::default();
    attack(&mut arena, "giant");
    assert_eq!(arena.damages([medusa, giant]), [6, 1], "a Legend");
    arena.nerph(medusa, 2);
    attack(&mut arena, "giant");
    assert_eq!(arena.damage(giant), 1);
}

#[test]
fn merciless_traffic_warden_may_ticket_who_comes_and_tows_the_damaged() {
    let called = |seat, answer: &str| {
        let mut arena = Arena::new(2);
        arena.put(A, "merciless-traffic-warden");
        arena.hold(seat, &["brick"]);
        arena.begin(seat);
        arena.pass_to(Phase::Call);
        arena.act(seat, "call brick");
        arena.act(A, answer);
        arena.damage(arena.dude("brick"))
    };
    assert_eq!([called(B, "yes"), called(B, "no"), called(A, "yes")], [1, 0, 1], "an own one too");

    let mut arena = Arena::new(3);
    let warden = arena.put(A, "merciless-traffic-warden");
    let (bomb, giant) = (arena.put(C, "bomb"), arena.put(B, "giant"));
    arena.hurt(bomb, A, 6);
    arena.hurt(warden, B, 1);
    for _ in 0..2 {
        arena.place_least(A, 4, "use merciless-traffic-warden 2");
        assert!(arena.state.discard.contains(bomb) && arena.is_in_play(giant));
        assert_eq!(arena.points(A), 1, "no award, and nothing for towing nobody");
        assert_eq!(arena.damages([warden, giant]), [1, 0], "the Bomb was not killed");
    }
}
