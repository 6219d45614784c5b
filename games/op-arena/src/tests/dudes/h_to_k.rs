//! From Haunted Bagpipes to Kraken in a Kiddie Pool.

use std::collections::BTreeSet;

use crate::fighter::{Mark, Markers};
use crate::state::Phase;
use crate::tests::arena::{A, Arena, B, C, D};

#[test]
fn haunted_bagpipes_make_all_own_damage_more_and_drone_to_the_right() {
    let mut arena = Arena::new(3);
    let pipes = arena.put(A, "haunted-bagpipes");
    assert_eq!(arena.health(pipes), 5);
    arena.put(A, "brick");
    let (giant, mirror) = (arena.put(B, "giant"), arena.put(C, "mirror"));
    arena.put(B, "neighbour");
    let attack = |arena: &mut Arena, seat, by: &str, whom: &str| {
        arena.place(seat, 5);
        arena.acts(&[&format!("attack {by}"), &format!("choose dude {whom}")]);
    };
    attack(&mut arena, A, "brick", "giant");
    assert_eq!(arena.damage(giant), 5 + 1);
    attack(&mut arena, A, "haunted-bagpipes", "giant");
    assert_eq!(arena.damage(giant), 6 + 1 + 1, "their own too");
    arena.nerph(pipes, 2);
    attack(&mut arena, B, "neighbour", "haunted-bagpipes");
    assert_eq!(arena.damage(pipes), 2, "but not that of others");
    assert_eq!(arena.damage(mirror), 0, "the drone is Nerphed");

    let droned = |roller, is_nerphed: bool| {
        Arena::outcomes(3, |arena| {
            let pipes = arena.put(A, "haunted-bagpipes");
            let dudes = [(B, "giant"), (C, "mirror")].map(|(seat, id)| arena.put(seat, id));
            if is_nerphed {
                arena.nerph(pipes, 1);
            }
            arena.waste(roller, 5);
            arena.damages(dudes)
        })
    };
    let right = |damage| BTreeSet::from([[0, 0], [0, damage]]);
    assert_eq!(droned(B, false), right(1 + 1), "heads: C sits on the right of A");
    assert_eq!(droned(C, true), right(1), "without the march");
    assert_eq!(droned(A, false), BTreeSet::from([[0, 0]]), "an own 5 does nothing");
}

#[test]
fn haunted_bagpipes_drone_at_one_of_those_on_the_right() {
    let asked = Arena::outcomes(3, |arena| {
        arena.put(A, "haunted-bagpipes");
        for id in ["mirror", "echo"] {
            arena.put(C, id);
        }
        arena.waste(B, 5);
        arena.can(A, "choose dude mirror") && arena.can(A, "choose dude echo")
    });
    assert_eq!(asked, BTreeSet::from([false, true]));
}

#[test]
fn hedgehog_who_hugs_heals_by_hugging_and_pricks_who_hurts_it() {
    let mut arena = Arena::new(3);
    let hedgehog = arena.put(A, "hedgehog-who-hugs");
    assert_eq!(arena.health(hedgehog), 5);
    let thief = arena.put(B, "thief");
    arena.put(B, "brick");
    arena.put(C, "mirror");
    arena.hurt(hedgehog, B, 2);
    arena.place_least(A, 6, "use hedgehog-who-hugs 1");
    assert_eq!(
        arena.actions(A),
        ["thief", "brick", "mirror"].map(|it| format!("choose dude {it}"))
    );
    arena.act(A, "choose dude thief");
    assert_eq!(arena.damages([hedgehog, thief]), [1, 1]);

    let pricked = Arena::outcomes(2, |arena| {
        let [hedgehog, thief] =
            [(A, "hedgehog-who-hugs"), (B, "thief")].map(|(seat, id)| arena.put(seat, id));
        arena.place(B, 5);
        arena.acts(&["attack thief", "choose dude hedgehog-who-hugs"]);
        (arena.damages([hedgehog, thief]), arena.fighter(thief).markers.of(A))
    });
    assert_eq!(pricked, BTreeSet::from([([2, 0], 0), ([2, 3], 3)]), "by the coin");

    let dead = Arena::outcomes(2, |arena| {
        let hedgehog = arena.put(A, "hedgehog-who-hugs");
        let brick = arena.put(B, "brick");
        arena.place(B, 5);
        arena.acts(&["attack brick", "choose dude hedgehog-who-hugs"]);
        (arena.is_in_play(hedgehog), arena.damage(brick))
    });
    assert_eq!(dead, BTreeSet::from([(false, 0)]), "the dead do not prick");
}

#[test]
fn karaoke_banshee_sings_again_and_is_off_key_for_neighbours_without_a_shield() {
    let mut arena = Arena::new(4);
    let banshee = arena.put(A, "karaoke-banshee");
    assert_eq!(arena.health(banshee), 5);
    let dudes = [(B, "giant"), (C, "mirror"), (D, "brick")].map(|(seat, id)| arena.put(seat, id));
    arena.load(&[5]);
    arena.place_least(A, 5, "use karaoke-banshee 1");
    assert_eq!(arena.damages(dudes), [1, 0, 1], "C sits across the table");
    assert_eq!((arena.state.phase, arena.state.roll), (Phase::Roll, 5));
    arena.acts(&["pass", "use karaoke-banshee 1"]);
    assert_eq!(arena.damages(dudes), [2, 0, 2]);
    assert_ne!(arena.state.active, A, "there is no third");

    arena.shield(dudes[0]);
    arena.waste(C, 6);
    assert_eq!(arena.damages(dudes), [2, 0, 3]);
    let own = arena.put(A, "thief");
    arena.waste(A, 6);
    assert_eq!(arena.damages(dudes), [2, 0, 3], "an own 6 does nothing");
    assert_eq!(arena.damages([banshee, own]), [0, 0]);
}

#[test]
fn karate_sausage_chops_who_targets_it_and_who_is_to_the_right_on_a_five_of_others() {
    let mut arena = Arena::new(2);
    let sausage = arena.put(A, "karate-sausage");
    let (giant, mirror) = (arena.put(B, "giant"), arena.put(B, "mirror"));
    let thief = arena.put(B, "thief");
    assert_eq!(arena.health(sausage), 6);
    arena.place(B, 2);
    arena.acts(&["attack thief", "choose dude karate-sausage"]);
    assert_eq!(arena.damages([sausage, thief]), [2, 1]);
    arena.hurt(mirror, A, 6);
    arena.place(B, 3);
    arena.acts(&["attack mirror", "choose dude karate-sausage"]);
    assert!(!arena.is_in_play(mirror), "chopped");
    assert_eq!(arena.damage(sausage), 2 + 3, "and yet it hit");
    arena.fighter_mut(sausage).markers = Markers::default();
    arena.put(B, "bomb");
    arena.nerph(sausage, 2);
    arena.place_least(B, 5, "use bomb 1");
    assert_eq!(arena.damage(sausage), 3);
    assert_eq!(arena.damage(arena.dude("bomb")), 0, "a Global ability targets nothing");

    arena.fighter_mut(sausage).unmark(Mark::Nerph(crate::dude::Slot::Second));
    let brick = arena.put(A, "brick");
    let before = arena.damage(giant);
    arena.waste(B, 5);
    assert_eq!(arena.damages([giant, brick]), [before + 1, 0], "no own ones");
    arena.waste(A, 5);
    assert_eq!(arena.damages([giant, brick]), [before + 1, 0], "an own 5 does nothing");
    assert_eq!(arena.damage(sausage), 3, "itself not");

    let mut arena = Arena::new(4);
    arena.put(A, "karate-sausage");
    let dudes = [(B, "giant"), (C, "mirror"), (D, "brick")].map(|(seat, id)| arena.put(seat, id));
    arena.waste(C, 5);
    assert_eq!(arena.damages(dudes), [0, 0, 1], "to the right");
}

#[test]
fn knight_in_shining_bathrobe_shields_its_own_and_throws_at_a_leader() {
    let enter = |supply: u8, answer: &str| {
        let mut arena = Arena::new(2);
        let thief = arena.put(A, "thief");
        let giant = arena.put(B, "giant");
        arena.tokens(B, arena.state.shields + 1 - supply, 1);
        arena.hold(A, &["knight-in-shining-bathrobe"]);
        arena.begin(A);
        arena.pass_to(Phase::Call);
        arena.acts(&["call knight-in-shining-bathrobe", answer]);
        let knight = arena.dude("knight-in-shining-bathrobe");
        let shields = [thief, knight, giant].map(|dude| arena.fighter(dude).has(Mark::Shield));
        (shields, arena.state.shields)
    };
    assert_eq!(enter(5, "yes"), ([true, true, false], 3), "of the Supply");
    assert_eq!(enter(1, "yes"), ([true, false, false], 0), "as far as it lasts");
    assert_eq!(enter(5, "no"), ([false; 3], 5));

    let mut arena = Arena::new(4);
    arena.put(A, "knight-in-shining-bathrobe");
    let dudes = [(B, "giant"), (C, "mirror"), (D, "brick")].map(|(seat, id)| arena.put(seat, id));
    arena.score([9, 5, 5, 2]);
    arena.place_least(A, 2, "use knight-in-shining-bathrobe 2");
    assert_eq!(arena.actions(A), ["choose dude giant", "choose dude mirror"]);
    arena.act(A, "choose dude mirror");
    assert_eq!(arena.damages(dudes), [0, 3, 0]);
}

#[test]
fn kraken_in_a_kiddie_pool_splashes_its_neighbours_and_lives_by_its_cubes() {
    let mut arena = Arena::new(4);
    let kraken = arena.put(A, "kraken-in-a-kiddie-pool");
    let dudes = [(A, "thief"), (B, "giant"), (C, "mirror"), (D, "brick")];
    let dudes = dudes.map(|(seat, id)| arena.put(seat, id));
    arena.place_least(A, 5, "use kraken-in-a-kiddie-pool 1");
    assert_eq!(arena.damages(dudes), [0, 2, 0, 2]);

    assert_eq!(arena.health(kraken), 7 + 3);
    arena.hurt(kraken, B, 8);
    arena.begin(A);
    arena.pass_to(Phase::Roll);
    arena.act(A, "reroll");
    assert_eq!(arena.health(kraken), 7 + 2);
    arena.act(A, "reroll");
    assert!(!arena.is_in_play(kraken), "an armband too few");
    assert_eq!((arena.points(A), arena.points(B)), (3, 2), "A has let it drown");
    let kraken = arena.put(A, "kraken-in-a-kiddie-pool");
    arena.nerph(kraken, 2);
    assert_eq!(arena.health(kraken), 7);
}
