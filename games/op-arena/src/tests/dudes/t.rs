//! From the T-Rex to the Turbo Grandma.

use std::collections::BTreeSet;

use crate::state::Phase;
use crate::tests::arena::{A, Arena, B, C, D};

#[test]
fn t_rex_stomps_neighbours_and_costs_its_killer_a_point() {
    let mut arena = Arena::new(4);
    let t_rex = arena.put(A, "t-rex");
    arena.hold(A, &["pebble"]);
    let giant = arena.put(B, "giant");
    let [brick, mirror] = [(C, "brick"), (D, "mirror")].map(|(seat, id)| arena.put(seat, id));
    arena.hurt(mirror, A, 5);
    arena.place_least(A, 2, "use t-rex 2");
    assert_eq!(arena.actions(A), ["choose dude giant", "choose dude mirror"], "C is not adjacent");
    arena.act(A, "choose dude giant");
    assert_eq!((arena.damage(giant), arena.hand_size(A)), (2, 1), "it lives");
    arena.place(A, 2);
    arena.acts(&["use t-rex 2", "choose dude mirror"]);
    assert_eq!((arena.is_in_play(mirror), arena.hand_size(A)), (false, 2));
    for (is_nerphed, points) in [(false, 5 - 1), (true, 5)] {
        arena.score([0, 3, 0, 3]);
        arena.put(A, "t-rex");
        arena.hurt(t_rex, C, 2);
        if is_nerphed {
            arena.nerph(t_rex, 1);
        }
        arena.place(C, 5);
        arena.acts(&["attack brick", "choose dude t-rex"]);
        assert!(!arena.is_in_play(t_rex));
        assert_eq!(arena.scores(), [0, 3, points, 3], "nobody but the killer pays");
    }
    assert_eq!(arena.damage(brick), 0);
}

#[test]
fn tactical_goose_honks_at_the_damaged_and_causes_an_incident_next_door() {
    let mut arena = Arena::new(4);
    let goose = arena.put(A, "tactical-goose");
    let [giant, bomb] = [(B, "giant"), (C, "bomb")].map(|(seat, id)| arena.put(seat, id));
    let thief = arena.put(D, "thief");
    arena.hurt(goose, B, 1);
    arena.hurt(giant, B, 1);
    arena.hurt(thief, B, 3);
    let damage = |arena: &Arena| [goose, giant, bomb, thief].map(|dude| arena.damage(dude));
    arena.waste(A, 6);
    assert_eq!(damage(&arena), [1, 1, 0, 3], "not by the own 6");
    arena.waste(C, 6);
    assert_eq!(damage(&arena), [1, 2, 0, 4], "neither A's nor the unhurt");
    arena.score([0, 0, 3, 3]);
    arena.place_least(A, 5, "use tactical-goose 2");
    assert_eq!(arena.actions(A), ["choose dude giant", "choose dude thief"], "C is not adjacent");
    arena.act(A, "choose dude giant");
    assert_eq!((arena.damage(giant), arena.scores()), (2 + 3, [0, 0, 3, 3]), "B has no point");
    arena.place(A, 5);
    arena.acts(&["use tactical-goose 2", "choose dude thief"]);
    assert!(!arena.is_in_play(thief));
    let kill = 2 + 3;
    assert_eq!(arena.scores(), [kill + 1, 1, 3, 3 - 1], "its controller pays though it died");
}

#[test]
fn tentacled_dentist_hurts_as_it_is_hurt_and_rinses_on_sixes() {
    let mut arena = Arena::new(2);
    let dentist = arena.put(A, "tentacled-dentist");
    let bomb = arena.put(A, "bomb");
    let neighbour = arena.put(A, "neighbour");
    let giant = arena.put(B, "giant");
    arena.place_least(A, 1, "use tentacled-dentist 1");
    assert_eq!(arena.damage(giant), 0, "it is unhurt");
    arena.hurt(dentist, B, 3);
    arena.hurt(bomb, B, 1);
    arena.place(A, 2);
    arena.act(A, "use tentacled-dentist 1");
    assert_eq!(arena.fighter(giant).markers.of(A), 3);
    arena.waste(A, 6);
    assert_eq!(arena.damage(dentist), 3, "not by the own 6");
    arena.waste(B, 6);
    let own = ["choose dude tentacled-dentist", "choose dude bomb"];
    assert_eq!(arena.actions(A), own, "the damaged ones of A");
    arena.act(A, own[0]);
    assert_eq!((arena.damage(dentist), arena.damage(bomb)), (1, 1));
    arena.waste(B, 6);
    arena.act(A, own[1]);
    assert_eq!([bomb, neighbour].map(|dude| arena.damage(dude)), [0, 0], "1 was all there was");
}

#[test]
fn three_headed_committee_gathers_nerphs_and_votes_left_right_and_anywhere() {
    let mut arena = Arena::new(4);
    let committee = arena.put(A, "three-headed-committee");
    let dudes = [(B, "giant"), (C, "bomb"), (D, "mirror"), (D, "thief")];
    let dudes = dudes.map(|(seat, id)| arena.put(seat, id));
    assert_eq!(arena.health(committee), 8);
    arena.waste(B, 3);
    assert_eq!(arena.tokens_of(A), (1, 2));
    arena.waste(A, 3);
    assert_eq!(arena.tokens_of(A), (1, 3), "by the own 3 too");
    arena.nerph(committee, 1);
    arena.waste(B, 3);
    assert_eq!(arena.tokens_of(A), (1, 3), "Nerphed");
    arena.place_least(A, 5, "use three-headed-committee 2");
    assert_eq!(arena.damages(dudes), [2, 0, 0, 0], "the only one on the left");
    assert_eq!(arena.actions(A), ["choose dude mirror", "choose dude thief"], "then the right");
    arena.act(A, "choose dude thief");
    let others = ["giant", "bomb", "mirror", "thief"].map(|id| format!("choose dude {id}"));
    assert_eq!(arena.actions(A), others, "then anyone");
    arena.act(A, "choose dude giant");
    assert_eq!(arena.damages(dudes), [4, 0, 0, 2]);
}

#[test]
fn thunder_gods_nephew_rolls_again_after_a_kill() {
    let mut arena = Arena::new(2);
    arena.put(A, "thunder-gods-nephew");
    let [giant, brick] = ["giant", "brick"].map(|id| arena.put(B, id));
    arena.place_least(A, 4, "use thunder-gods-nephew 1");
    assert_eq!(arena.actions(A), ["choose dude giant", "choose dude brick"]);
    arena.act(A, "choose dude giant");
    assert_eq!((arena.damage(giant), arena.state.active), (4, B), "it lives: no second roll");
    arena.hurt(brick, A, 3);
    arena.begin(A);
    arena.place(A, 5);
    arena.load(&[2]);
    arena.acts(&["use thunder-gods-nephew 1", "choose dude brick"]);
    assert!(!arena.is_in_play(brick));
    assert_eq!((arena.state.active, arena.state.phase, arena.state.roll), (A, Phase::Roll, 2));
    arena.acts(&["pass", "attack thunder-gods-nephew", "choose dude giant"]);
    assert_eq!((arena.damage(giant), arena.state.phase), (4 + 2, Phase::Cleanup));
}

#[test]
fn thunder_gods_nephew_tells_uncle_only_if_he_is_last() {
    let mut arena = Arena::new(4);
    arena.put(A, "thunder-gods-nephew");
    arena.put(B, "giant");
    let [bomb, mirror] = [(C, "bomb"), (D, "mirror")].map(|(seat, id)| arena.put(seat, id));
    arena.score([0, 1, 3, 3]);
    arena.place_least(A, 2, "use thunder-gods-nephew 2");
    assert_eq!(arena.actions(A), ["choose dude bomb", "choose dude mirror"], "B does not lead");
    arena.act(A, "choose dude mirror");
    assert_eq!([bomb, mirror].map(|dude| arena.damage(dude)), [0, 4]);
    arena.score([1, 1, 3, 3]);
    arena.place(A, 2);
    arena.acts(&["use thunder-gods-nephew 2", "choose shield", "choose nerph"]);
    assert_eq!(arena.tokens_of(A), (2, 2), "level with B is not last");
}

#[test]
fn toaster_of_destiny_pops_by_its_own_die_and_burns_as_the_power_die_shows() {
    for (face, own, other) in [(1, 1, 0), (3, 1, 0), (4, 0, 1), (5, 0, 1), (6, 0, 2)] {
        for roller in [A, B] {
            let mut arena = Arena::new(2);
            let toaster = arena.put(A, "toaster-of-destiny");
            let giant = arena.put(B, "giant");
            arena.load(&[face]);
            arena.waste(roller, 3);
            assert_eq!((arena.damage(toaster), arena.damage(giant)), (own, other), "a {face}");
        }
    }
    for face in [5, 6] {
        let mut arena = Arena::new(2);
        arena.put(A, "toaster-of-destiny");
        let giant = arena.put(B, "giant");
        assert_eq!(arena.least_for(A, "use toaster-of-destiny 2"), Some(5));
        arena.place(A, face);
        arena.act(A, "use toaster-of-destiny 2");
        assert_eq!(arena.damage(giant), face);
    }
}

#[test]
fn tooth_fairy_debt_collector_is_paid_for_kills_and_doubles_damage() {
    let kill = 2 + 3;
    for (by, is_nerphed, points) in [
        ("use tooth-fairy-debt-collector 2", false, kill + 1),
        ("use tooth-fairy-debt-collector 2", true, kill),
        ("use neighbour 1", false, kill),
    ] {
        let mut arena = Arena::new(2);
        let fairy = arena.put(A, "tooth-fairy-debt-collector");
        arena.put(A, "neighbour");
        let giant = arena.put(B, "giant");
        arena.hurt(giant, A, 9);
        if is_nerphed {
            arena.nerph(fairy, 1);
        }
        arena.place(A, 3);
        arena.act(A, by);
        assert_eq!((arena.is_in_play(giant), arena.points(A)), (false, points), "{by}");
    }
    let mut arena = Arena::new(2);
    let fairy = arena.put(A, "tooth-fairy-debt-collector");
    let [giant, bomb] = ["giant", "bomb"].map(|id| arena.put(B, id));
    arena.hurt(fairy, B, 2);
    arena.hurt(giant, B, 3);
    arena.place_least(A, 3, "use tooth-fairy-debt-collector 2");
    let markers = arena.fighter(giant).markers;
    assert_eq!((markers.of(B), markers.of(A)), (3, 3), "as much again");
    assert_eq!((arena.damage(bomb), arena.points(A)), (0, 0), "the unhurt is no choice");
}

#[test]
fn totally_not_lost_minotaur_hits_anyone_else_and_strikes_out_when_you_fail() {
    let mut hit = BTreeSet::new();
    for seed in 0..16 {
        let mut arena = Arena::new(2);
        arena.chance.reseed(seed);
        let minotaur = arena.put(A, "totally-not-lost-minotaur");
        let [bomb, giant] = [(A, "bomb"), (B, "giant")].map(|(seat, id)| arena.put(seat, id));
        arena.place_least(A, 2, "use totally-not-lost-minotaur 1");
        hit.insert([minotaur, bomb, giant].map(|dude| arena.damage(dude)));
    }
    assert_eq!(hit, BTreeSet::from([[0, 3, 0], [0, 0, 3]]), "A's other Dude may be in the way");
    let mut arena = Arena::new(2);
    let minotaur = arena.put(A, "totally-not-lost-minotaur");
    let [bomb, giant] = [(A, "bomb"), (B, "giant")].map(|(seat, id)| arena.put(seat, id));
    arena.waste(B, 6);
    assert_eq!(arena.damage(giant), 0, "it was not A who Failed");
    arena.waste(A, 6);
    assert_eq!((arena.damage(giant), arena.damage(bomb)), (2, 0));
    arena.nerph(minotaur, 2);
    arena.waste(A, 6);
    assert_eq!(arena.damage(giant), 2, "Nerphed");
}

#[test]
fn turbo_grandma_feeds_yours_and_needs_less() {
    let mut arena = Arena::new(2);
    let grandma = arena.put(A, "turbo-grandma");
    let bomb = arena.put(A, "bomb");
    arena.put(B, "giant");
    let (health, attack) = (8, 3);
    assert_eq!(arena.health(grandma), health);
    arena.hurt(bomb, B, 3);
    arena.place_least(A, 1, "use turbo-grandma 1");
    assert_eq!(arena.actions(A), ["choose dude turbo-grandma", "choose dude bomb"]);
    arena.act(A, "choose dude bomb");
    assert_eq!((arena.damage(bomb), arena.health(bomb)), (1, 7 + 1));
    arena.place(A, 1);
    arena.acts(&["use turbo-grandma 1", "choose dude turbo-grandma"]);
    assert_eq!(arena.health(grandma), health + 1, "the unhurt eat as well");
    arena.place_least(A, attack - 1, "attack turbo-grandma");
    arena.act(A, "choose dude giant");
    assert_eq!(arena.damage(arena.dude("giant")), attack, "as hard as ever");
    assert_eq!(arena.least_for(A, "skill bomb"), Some(1), "the others are no faster");
    arena.nerph(grandma, 2);
    assert_eq!(arena.least_for(A, "attack turbo-grandma"), Some(attack));
    assert_eq!(arena.least_for(A, "use turbo-grandma 1"), Some(2));
}
