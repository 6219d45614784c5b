//! From the Sphinx with Only One Riddle to the Sword in the Scone.

use std::collections::BTreeSet;

use crate::dude::Slot;
use crate::fighter::Mark;
use crate::state::Eyes;
use crate::tests::arena::{A, Arena, B, C, effect};

#[test]
fn sphinx_with_only_one_riddle_scores_when_others_fail_and_eats_humans() {
    let mut arena = Arena::new(2);
    let sphinx = arena.put(A, "sphinx-with-only-one-riddle");
    let [giant, brick] = ["giant", "brick"].map(|id| arena.put(B, id));
    arena.waste(B, 6);
    assert_eq!(arena.points(A), 1);
    arena.waste(A, 6);
    assert_eq!(arena.points(A), 1, "A's own Fails are no answers");
    arena.place(B, 5);
    arena.acts(&["attack brick", "choose dude giant"]);
    assert_eq!(arena.points(A), 1, "and this is no Fail");
    arena.nerph(sphinx, 1);
    arena.waste(B, 6);
    assert_eq!(arena.points(A), 1, "Nerphed");
    arena.place_least(A, 5, "use sphinx-with-only-one-riddle 2");
    assert_eq!(arena.actions(A), ["choose dude giant", "choose dude brick"]);
    arena.act(A, "choose dude giant");
    assert_eq!(arena.fighter(giant).markers.of(A), 4, "it is a Legend");
    arena.place(A, 5);
    arena.acts(&["use sphinx-with-only-one-riddle 2", "choose dude brick"]);
    assert_eq!((arena.is_in_play(brick), arena.points(A)), (false, 1 + 3), "it was a Human");
}

#[test]
fn spirit_of_bad_reception_mutes_at_random_on_fours() {
    let mut muted = BTreeSet::new();
    for seed in 0..16 {
        let mut arena = Arena::new(3);
        arena.chance.reseed(seed);
        let spirit = arena.put(A, "spirit-of-bad-reception");
        let [giant, bomb] = [(B, "giant"), (C, "bomb")].map(|(seat, id)| arena.put(seat, id));
        let supply = arena.state.nerphs;
        arena.waste(if seed % 2 == 0 { A } else { B }, 4);
        assert_eq!((arena.state.nerphs, arena.fighter(spirit).nerphs()), (supply - 1, 0));
        let nerphs = [giant, bomb].map(|dude| arena.fighter(dude).nerphs());
        let first = [giant, bomb].map(|dude| arena.fighter(dude).can_use(Slot::First));
        assert_eq!(nerphs.iter().sum::<u8>(), 1);
        muted.insert((nerphs, first));
    }
    assert_eq!(muted.len(), 4, "each ability can be it");
    let mut arena = Arena::new(2);
    arena.put(A, "spirit-of-bad-reception");
    let giant = arena.put(B, "giant");
    arena.shield(giant);
    arena.waste(B, 4);
    assert_eq!((arena.fighter(giant).nerphs(), arena.fighter(giant).has(Mark::Shield)), (0, false));
    arena.tokens(B, 1, 24);
    arena.waste(B, 4);
    assert_eq!(arena.fighter(giant).nerphs(), 0, "the Supply has no Nerph");
}

#[test]
fn spirit_of_bad_reception_drops_a_call_with_tokens_and_a_dude_that_all_see() {
    let mut arena = Arena::new(3);
    arena.put(A, "spirit-of-bad-reception");
    arena.hold(B, &["giant", "brick"]);
    let had = arena.hand(B);
    arena.place_least(A, 2, "use spirit-of-bad-reception 2");
    arena.act(A, "choose player 1");
    assert_eq!((arena.tokens_of(B), arena.tokens_of(C)), ((0, 0), (1, 1)));
    let stolen = arena.hand(A).iter().next().expect("A has taken a Dude");
    assert!(had.contains(stolen) && !arena.hand(B).contains(stolen));
    assert_eq!((arena.hand_size(A), arena.hand_size(B)), (1, 1));
    assert_eq!(arena.state.seen[stolen.index()], Eyes::ALL);
    arena.place(A, 2);
    arena.acts(&["use spirit-of-bad-reception 2", "choose player 2"]);
    assert_eq!((arena.tokens_of(C), arena.hand_size(A)), ((0, 0), 1), "C's hand is empty");
    assert_eq!(arena.points(A), 1 + 1, "for each call");
}

#[test]
fn spirit_of_monday_hurts_unhurt_neighbours_as_your_turn_starts_and_slows_others() {
    let mut arena = Arena::new(4);
    let monday = arena.put(A, "spirit-of-monday");
    assert_eq!(arena.health(monday), 5);
    let across = arena.put(C, "echo");
    let bomb = arena.put(A, "bomb");
    let [giant, brick] = ["giant", "brick"].map(|id| arena.put(B, id));
    arena.hurt(brick, A, 2);
    let damage = |arena: &Arena| [monday, bomb, giant, brick].map(|dude| arena.damage(dude));
    arena.begin(B);
    assert_eq!(damage(&arena), [0, 0, 0, 2], "it is not A's turn");
    arena.begin(A);
    assert_eq!(damage(&arena), [0, 0, 1, 2]);
    assert_eq!(arena.damage(across), 0, "C sits across the table");
    arena.begin(A);
    assert_eq!(damage(&arena), [0, 0, 1, 2], "nobody is unhurt now");
    let spots = ["attack brick", "skill brick", "use brick 1", "attack giant"];
    let needed = |arena: &Arena| spots.map(|spot| arena.least_for(B, spot));
    assert_eq!(needed(&arena), [Some(6), Some(5), Some(4), None], "6 and 1 more is too much");
    assert_eq!(arena.least_for(A, "skill bomb"), Some(1), "A's are as quick as ever");
    arena.nerph(monday, 2);
    assert_eq!(needed(&arena), [Some(5), Some(4), Some(3), Some(6)]);
}

#[test]
fn steam_giant_lets_damage_off_in_its_colours_and_grows_on_fours() {
    let mut arena = Arena::new(3);
    let steam = arena.put(A, "steam-giant");
    let bomb = arena.put(B, "bomb");
    let health = 9;
    assert_eq!(arena.health(steam), health);
    arena.hurt(steam, B, 3);
    arena.hurt(steam, C, 1);
    arena.place_least(A, 2, "use steam-giant 1");
    assert_eq!((arena.damage(steam), arena.fighter(bomb).markers.of(B)), (1, 3), "of most first");
    arena.place(A, 2);
    arena.act(A, "use steam-giant 1");
    assert_eq!((arena.damage(steam), arena.fighter(bomb).markers.of(C)), (0, 1), "all there is");
    arena.hurt(steam, C, 4);
    arena.place(A, 2);
    arena.act(A, "use steam-giant 1");
    assert_eq!((arena.is_in_play(bomb), arena.damage(steam)), (false, 1 + 2), "Last Bang");
    assert_eq!(arena.scores(), [3, 1, 2], "the blow is A's, who has no marker on it");
    arena.waste(A, 4);
    arena.waste(B, 4);
    assert_eq!(arena.health(steam), health + 2);
    arena.nerph(steam, 2);
    arena.waste(B, 4);
    assert_eq!(arena.health(steam), health + 2, "Nerphed, it grows no more");
}

#[test]
fn sumo_accountant_levels_the_books_and_weighs_what_you_have() {
    let mut arena = Arena::new(4);
    let sumo = arena.put(A, "sumo-accountant");
    arena.hold(A, &["pebble"]);
    arena.score([2, 5, 5, 3]);
    arena.place_least(A, 3, "use sumo-accountant 1");
    assert_eq!((arena.scores(), arena.hand_size(A)), ([6, 3, 3, 3], 1), "from each leader");
    arena.place(A, 3);
    arena.act(A, "use sumo-accountant 1");
    assert_eq!((arena.scores(), arena.hand_size(A)), ([6, 3, 3, 3], 3), "nobody has more");
    let health = 7;
    assert_eq!(arena.health(sumo), health + 2, "a Shield and a Nerph");
    arena.tokens(A, 3, 2);
    assert_eq!(arena.health(sumo), health + 5);
    arena.hurt(sumo, B, health);
    arena.run(B, &effect(r#"{ lose-tokens = "others" }"#));
    assert!(!arena.is_in_play(sumo), "without savings it was too much");
}

#[test]
fn suspicious_suitcase_bites_who_puts_tokens_on_it_and_unpacks_a_dude() {
    let mut arena = Arena::new(2);
    let suitcase = arena.put(A, "suspicious-suitcase");
    arena.put(A, "bomb");
    arena.hold(A, &["echo"]);
    arena.hold(B, &["giant", "brick"]);
    arena.token_phase(B);
    arena.act(B, "shield suspicious-suitcase");
    assert_eq!((arena.hand_size(A), arena.hand_size(B), arena.state.discard.len()), (1, 1, 1));
    assert!(arena.fighter(suitcase).has(Mark::Shield), "and the token has its effect");
    arena.token_phase(A);
    arena.act(A, "nerph suspicious-suitcase 2");
    assert_eq!((arena.hand_size(A), arena.hand_size(B)), (0, 1), "it bites A as well");
    arena.tokens(B, 1, 1);
    arena.nerph(suitcase, 1);
    arena.token_phase(B);
    arena.act(B, "shield suspicious-suitcase");
    assert_eq!(arena.hand_size(B), 1, "Nerphed");
    arena.deck(&["pebble"]);
    arena.place_least(A, 3, "use suspicious-suitcase 2");
    assert_eq!((arena.controller(arena.dude("pebble")), arena.points(A)), (A, 3));
    assert_eq!(arena.state.fighters_of(A).count(), 3, "more than two");
}

#[test]
fn sword_in_the_scone_is_pulled_by_chance() {
    for (face, damage, points) in [(1, 3, 0), (3, 3, 0), (4, 0, 2), (5, 0, 2), (6, 0, 3)] {
        let mut arena = Arena::new(2);
        let sword = arena.put(A, "sword-in-the-scone");
        let giant = arena.put(B, "giant");
        assert_eq!(arena.health(sword), 6);
        arena.load(&[face]);
        arena.place_least(A, 3, "use sword-in-the-scone 1");
        assert_eq!((arena.damage(giant), arena.points(A)), (damage, points), "a {face}");
    }
}

#[test]
fn sword_in_the_scone_gets_a_shield_and_then_cuts_with_it() {
    let mut arena = Arena::new(2);
    let sword = arena.put(A, "sword-in-the-scone");
    let giant = arena.put(B, "giant");
    arena.waste(A, 6);
    assert!(!arena.fighter(sword).has(Mark::Shield), "not by the own 6");
    let supply = arena.state.shields;
    arena.waste(B, 6);
    assert!(arena.fighter(sword).has(Mark::Shield));
    assert_eq!((arena.damage(giant), arena.state.shields), (0, supply - 1));
    arena.waste(B, 6);
    assert!(arena.fighter(sword).has(Mark::Shield), "it is kept");
    assert_eq!((arena.damage(giant), arena.state.shields), (2, supply - 1));
}
