//! From Caffeinated Squirrel to Cyclops with a Monocle.

use std::collections::BTreeSet;

use crate::dude::Slot;
use crate::fighter::Mark;
use crate::state::Phase;
use crate::tests::arena::{A, Arena, B, C, D};

#[test]
fn caffeinated_squirrel_rolls_a_second_time_and_finds_acorns_on_any_two() {
    let mut arena = Arena::new(3);
    let squirrel = arena.put(A, "caffeinated-squirrel");
    let giant = arena.put(C, "giant");
    assert_eq!(arena.health(squirrel), 6);
    arena.load(&[3]);
    arena.place_least(A, 3, "use caffeinated-squirrel 1");
    assert_eq!((arena.damage(giant), arena.state.phase, arena.state.active), (1, Phase::Roll, A));
    arena.acts(&["pass", "use caffeinated-squirrel 1"]);
    assert_eq!((arena.damage(giant), arena.state.active), (2, B), "there is no third");

    arena.waste(B, 2);
    arena.act(A, "choose shield");
    assert_eq!(arena.tokens_of(A), (2, 1), "a 2 of another player");
    arena.begin(A);
    arena.place(A, 3);
    arena.load(&[2]);
    arena.acts(&["use caffeinated-squirrel 1", "pass", "enough", "choose nerph"]);
    assert_eq!(arena.tokens_of(A), (2, 2), "an own 2, and be it the second roll");
    arena.nerph(squirrel, 2);
    arena.waste(B, 2);
    assert!(!arena.can(A, "choose shield"), "a Nerph hides them");
}

#[test]
fn cosmic_babysitter_sends_two_home_and_draws_or_heals() {
    let mut arena = Arena::new(3);
    let sitter = arena.put(A, "cosmic-babysitter");
    let (giant, brick) = (arena.put(B, "giant"), arena.put(C, "brick"));
    let mirror = arena.put(C, "mirror");
    arena.shield(giant);
    arena.hurt(giant, A, 4);
    let shields = arena.state.shields;
    arena.place_least(A, 4, "use cosmic-babysitter 1");
    assert!(arena.can(A, "enough") && !arena.can(A, "choose dude cosmic-babysitter"));
    arena.acts(&["choose dude giant", "choose dude brick"]);
    assert!(arena.hand(B).contains(giant) && arena.hand(C).contains(brick));
    assert!(arena.is_in_play(mirror), "two at most");
    assert_eq!((arena.state.shields, arena.points(A)), (shields + 1, 0), "without any award");

    arena.empty_hand(A);
    arena.deck(&["pebble", "echo", "bomb", "mine"]);
    arena.hurt(sitter, B, 4);
    arena.place_least(A, 1, "use cosmic-babysitter 2");
    assert_eq!((arena.hand(A).len(), arena.damage(sitter)), (3, 4));
    let thief = arena.put(A, "thief");
    arena.place_least(A, 1, "use cosmic-babysitter 2");
    assert_eq!(arena.actions(A), ["choose dude cosmic-babysitter", "choose dude thief"]);
    arena.act(A, "choose dude cosmic-babysitter");
    assert_eq!((arena.hand(A).len(), arena.damages([sitter, thief])), (3, [1, 0]));
}

#[test]
fn coupon_dragon_fills_a_bigger_hand_and_puts_two_in_play_for_points() {
    for (is_nerphed, hand) in [(false, 3 + 2), (true, 3)] {
        let mut arena = Arena::new(2);
        let dragon = arena.put(A, "coupon-dragon");
        if is_nerphed {
            arena.nerph(dragon, 1);
        }
        arena.put(B, "giant");
        arena.waste(A, 1);
        arena.waste(B, 1);
        assert_eq!((arena.hand(A).len(), arena.hand(B).len()), (hand, 3));
    }

    let mut arena = Arena::new(2);
    let dragon = arena.put(A, "coupon-dragon");
    assert_eq!(arena.health(dragon), 9);
    arena.hold(A, &["brick", "thief", "echo"]);
    arena.place_least(A, 3, "use coupon-dragon 2");
    arena.act(A, "choose brick");
    assert!(arena.can(A, "enough") && !arena.can(A, "choose brick"));
    arena.act(A, "choose thief");
    assert_eq!(arena.state.fighters_of(A).count(), 3, "two more, beyond the limit of the call");
    assert_eq!(arena.hand(A).iter().collect::<Vec<_>>(), [arena.dude("echo")]);
    assert_eq!(arena.points(A), 3);
    arena.place_least(A, 3, "use coupon-dragon 2");
    arena.acts(&["enough", "enough"]);
    assert_eq!(arena.state.fighters_of(A).count(), 3, "nobody has to");
    assert_eq!(arena.points(A), 6, "with nobody put in play, too");
}

#[test]
fn cowboy_without_a_horse_kills_the_damaged_and_shoots_when_alone() {
    let mut arena = Arena::new(3);
    let cowboy = arena.put(A, "cowboy-without-a-horse");
    let (giant, mirror) = (arena.put(B, "giant"), arena.put(C, "mirror"));
    arena.hurt(cowboy, B, 1);
    arena.nerph(cowboy, 2);
    arena.hurt(mirror, A, 1);
    for _ in 0..2 {
        arena.place_least(A, 6, "use cowboy-without-a-horse 1");
        assert!(!arena.is_in_play(mirror) && arena.is_in_play(giant), "nobody else is damaged");
    }
    assert_eq!(arena.points(A), 2 + 3);

    let mut arena = Arena::new(3);
    let cowboy = arena.put(A, "cowboy-without-a-horse");
    let (giant, mirror) = (arena.put(B, "giant"), arena.put(C, "mirror"));
    arena.waste(A, 2);
    assert!(arena.has_triggered(cowboy));
    assert_eq!(arena.actions(A), ["choose dude giant", "choose dude mirror"]);
    arena.act(A, "choose dude giant");
    assert_eq!(arena.damages([giant, mirror]), [1, 0], "at the end of the turn");
    arena.waste(B, 2);
    assert_eq!(arena.damage(giant), 1, "but not of another player's");
    arena.put(A, "thief");
    arena.waste(A, 2);
    assert_eq!(arena.damages([giant, mirror]), [1, 0], "nor in company");
    assert!(!arena.has_triggered(cowboy), "of which nothing is told");
}

#[test]
fn crab_from_the_moon_pinches_to_the_left_and_does_not_like_tokens() {
    let mut arena = Arena::new(3);
    let crab = arena.put(A, "crab-from-the-moon");
    let (giant, mirror) = (arena.put(B, "giant"), arena.put(C, "mirror"));
    arena.place_least(A, 1, "use crab-from-the-moon 1");
    assert_eq!(arena.damages([giant, mirror]), [2, 0]);

    let play = |arena: &mut Arena, seat, token: &str| {
        arena.begin(seat);
        arena.pass_to(Phase::Token);
        arena.act(seat, token);
    };
    play(&mut arena, A, "shield crab-from-the-moon");
    arena.act(A, "choose dude mirror");
    assert_eq!(arena.damages([giant, mirror]), [2, 2], "an own token does it too");
    arena.fighter_mut(crab).unmark(Mark::Shield);
    play(&mut arena, B, "nerph crab-from-the-moon 2");
    assert_eq!(arena.actions(A), ["choose dude giant", "choose dude mirror"]);
    assert!(arena.fighter(crab).can_use(Slot::Second), "the poke comes before the Nerph");
    arena.act(A, "choose dude mirror");
    assert_eq!(arena.damages([giant, mirror]), [2, 4]);
    assert!(!arena.fighter(crab).can_use(Slot::Second));
    play(&mut arena, C, "shield crab-from-the-moon");
    assert_eq!(arena.damages([giant, mirror]), [2, 4], "it is Nerphed now");
}

#[test]
fn creepy_wind_up_toy_pokes_someone_on_a_two_of_others_and_bursts_at_its_neighbours() {
    let poked = |seat| {
        Arena::outcomes(3, |arena| {
            let dudes = [(A, "creepy-wind-up-toy"), (A, "brick"), (B, "giant"), (C, "mirror")];
            let dudes = dudes.map(|(seat, id)| arena.put(seat, id));
            arena.waste(seat, 2);
            arena.damages(dudes)
        })
    };
    assert_eq!(poked(B), BTreeSet::from([[0, 0, 1, 0], [0, 0, 0, 1]]));
    assert_eq!(poked(A), BTreeSet::from([[0; 4]]), "an own 2 does nothing");

    for (is_nerphed, damage) in [(false, 1), (true, 0)] {
        let mut arena = Arena::new(4);
        let toy = arena.put(A, "creepy-wind-up-toy");
        assert_eq!(arena.health(toy), 6);
        let dudes = [(A, "brick"), (B, "giant"), (C, "mirror"), (D, "echo")];
        let dudes = dudes.map(|(seat, id)| arena.put(seat, id));
        if is_nerphed {
            arena.nerph(toy, 2);
        }
        arena.kill(C, "creepy-wind-up-toy");
        assert_eq!(arena.damages(dudes), [0, damage, 0, damage]);
        assert_eq!(arena.fighter(dudes[1]).markers.of(A), damage, "by who controlled it");
    }
}

#[test]
fn cupcake_of_doom_sprinkles_on_a_one_of_others_and_crashes_with_its_neighbours() {
    let mut arena = Arena::new(4);
    let cupcake = arena.put(A, "cupcake-of-doom");
    assert_eq!(arena.health(cupcake), 5);
    let dudes = [(A, "brick"), (B, "giant"), (C, "mirror"), (D, "echo")];
    let dudes = dudes.map(|(seat, id)| arena.put(seat, id));
    arena.shield(dudes[1]);
    arena.waste(C, 1);
    assert_eq!(arena.damages(dudes), [0, 1, 0, 1], "C sits across; a Shield is no help");
    arena.waste(A, 1);
    assert_eq!(arena.damages(dudes), [0, 1, 0, 1], "an own 1 does nothing");

    arena.place_least(A, 6, "use cupcake-of-doom 2");
    assert_eq!(arena.damages(dudes), [0, 1 + 2, 0, 1 + 2]);
    assert_eq!(arena.damage(cupcake), 2);
    arena.hurt(cupcake, B, 2);
    arena.fighter_mut(dudes[3]).markers = crate::fighter::Markers::default();
    arena.place_least(A, 6, "use cupcake-of-doom 2");
    assert!(!arena.is_in_play(cupcake), "the crash is its own end");
    assert_eq!((arena.damage(dudes[3]), arena.points(A), arena.points(B)), (2, 2 + 3, 1));
}

#[test]
fn cyclops_with_a_monocle_hits_by_a_coin_and_reacts_by_its_own_state() {
    let seen = Arena::outcomes(3, |arena| {
        let dudes = [(A, "cyclops-with-a-monocle"), (A, "brick"), (B, "giant"), (C, "mirror")];
        let dudes = dudes.map(|(seat, id)| arena.put(seat, id));
        arena.place_least(A, 3, "use cyclops-with-a-monocle 1");
        if arena.can(A, "choose dude giant") {
            assert_eq!(arena.actions(A), ["choose dude giant", "choose dude mirror"]);
            arena.act(A, "choose dude mirror");
        }
        arena.damages(dudes)
    });
    let tails = [[2, 0, 0, 0], [0, 2, 0, 0], [0, 0, 2, 0], [0, 0, 0, 2]];
    let heads = [0, 0, 0, 5];
    assert_eq!(seen, tails.into_iter().chain([heads]).collect(), "tails may hit itself");

    let mut arena = Arena::new(3);
    let cyclops = arena.put(A, "cyclops-with-a-monocle");
    let giant = arena.put(C, "giant");
    arena.waste(B, 2);
    assert_eq!(arena.damage(giant), 2);
    arena.hurt(cyclops, B, 3);
    arena.waste(B, 2);
    assert_eq!((arena.damage(giant), arena.damage(cyclops)), (2, 2), "hurt, it heals instead");
    arena.waste(A, 2);
    assert_eq!((arena.damage(giant), arena.damage(cyclops)), (2, 2), "an own 2 does nothing");
}
