//! From the Ostrich in Denial to the Raccoon Lawyer.

use std::collections::BTreeSet;

use crate::dude::Slot;
use crate::fighter::Mark;
use crate::state::Phase;
use crate::tests::arena::{A, Arena, B, C, D, effect};

#[test]
fn ostrich_in_denial_is_no_target_and_pecks_those_you_have_damaged() {
    let mut arena = Arena::new(3);
    let ostrich = arena.put(A, "ostrich-in-denial");
    let brick = arena.put(B, "brick");
    let [giant, mirror] = ["giant", "mirror"].map(|id| arena.put(C, id));
    assert_eq!(arena.health(ostrich), 5);
    arena.token_phase(B);
    let is_about_it = |action: &String| action.contains("ostrich-in-denial");
    assert!(!arena.actions(B).iter().any(is_about_it), "no token either");
    arena.place(B, 5);
    arena.act(B, "attack brick");
    assert!(!arena.actions(B).iter().any(is_about_it));
    arena.act(B, "choose dude giant");
    arena.run(B, &effect(r#"{ damage = { amount = 1, whom = { all = "others" } } }"#));
    assert_eq!(arena.damage(ostrich), 1, "a Global effect targets nothing");
    arena.hurt(mirror, A, 2);
    arena.hurt(ostrich, A, 1);
    let before = [ostrich, brick, giant, mirror].map(|dude| arena.damage(dude));
    arena.place_least(A, 4, "use ostrich-in-denial 2");
    let after = [ostrich, brick, giant, mirror].map(|dude| arena.damage(dude));
    assert_eq!(after, [before[0], before[1], before[2], before[3] + 1], "only A's damage counts");
    arena.nerph(ostrich, 1);
    arena.place(B, 5);
    arena.act(B, "attack brick");
    assert!(arena.can(B, "choose dude ostrich-in-denial"), "with a Nerph all see it");
}

#[test]
fn overqualified_intern_fetches_coffee_and_does_what_others_can() {
    let mut arena = Arena::new(2);
    let intern = arena.put(A, "overqualified-intern");
    arena.hold(A, &["pebble"]);
    assert_eq!(arena.health(intern), 7);
    arena.place_least(A, 1, "use overqualified-intern 1");
    arena.act(A, "choose nerph");
    assert_eq!((arena.hand_size(A), arena.tokens_of(A)), (2, (1, 2)));
    arena.put(B, "ghost");
    arena.put(B, "mirror");
    arena.put(B, "brick");
    let herald = arena.put(B, "herald");
    arena.nerph(arena.dude("brick"), 1);
    arena.place_least(A, 3, "use overqualified-intern 2");
    let free = ["choose ability ghost 1", "choose ability mirror 2"];
    assert_eq!(arena.actions(A), free, "no Nerphed one, none without a die, none that executes");
    arena.act(A, "choose ability ghost 1");
    assert!(!arena.can(A, "choose dude ghost"), "See-Through");
    arena.act(A, "choose dude herald");
    assert!(!arena.is_in_play(herald), "it needs no 6");
    assert_eq!(arena.points(A), 3);
}

#[test]
fn overqualified_intern_has_nothing_to_do_where_nobody_uses_a_die() {
    let mut arena = Arena::new(2);
    arena.put(A, "overqualified-intern");
    let echo = arena.put(B, "echo");
    arena.place(A, 6);
    arena.act(A, "use overqualified-intern 2");
    assert_eq!((arena.damage(echo), arena.state.active), (0, B));
}

#[test]
fn part_time_reaper_kills_who_you_have_damaged_and_may_be_paid_for_deaths() {
    let mut outcomes = BTreeSet::new();
    for seed in 0..16 {
        let mut arena = Arena::new(3);
        arena.chance.reseed(seed);
        let reaper = arena.put(A, "part-time-reaper");
        assert_eq!(arena.health(reaper), 5);
        arena.hurt(reaper, A, 1);
        let [giant, brick] = ["giant", "brick"].map(|id| arena.put(B, id));
        arena.place_least(A, 5, "use part-time-reaper 1");
        assert!(arena.is_in_play(giant) && arena.is_in_play(brick), "A has damaged no other");
        arena.hurt(giant, A, 1);
        arena.hurt(brick, C, 6);
        arena.place_least(A, 5, "use part-time-reaper 1");
        assert!(!arena.is_in_play(giant) && arena.is_in_play(brick));
        outcomes.insert(arena.points(A));
    }
    let kill = 2 + 3;
    assert_eq!(outcomes, BTreeSet::from([kill, kill + 1]), "heads pays");
}

#[test]
fn part_time_reaper_flips_one_coin_for_several_dead_of_anyone_and_none_with_a_nerph() {
    let mut outcomes = BTreeSet::new();
    for seed in 0..16 {
        let mut arena = Arena::new(3);
        arena.chance.reseed(seed);
        let reaper = arena.put(A, "part-time-reaper");
        arena.put(C, "echo");
        arena.put(C, "brick");
        arena.run(B, &effect(r#"{ kill = { all = "right" } }"#));
        assert_eq!((arena.points(A), arena.is_in_play(reaper)), (0, false), "it is not another");
        arena.put(A, "part-time-reaper");
        arena.run(B, &effect(r#"{ kill = { all = "left" } }"#));
        outcomes.insert(arena.points(A));
        arena.score([0, 0, 0]);
        arena.nerph(reaper, 2);
        arena.put(C, "echo");
        arena.run(B, &effect(r#"{ kill = { all = "left" } }"#));
        assert_eq!(arena.points(A), 0);
    }
    assert_eq!(outcomes, BTreeSet::from([0, 1]));
}

#[test]
fn passive_aggressive_ogre_hits_back_and_leaves_notes() {
    let mut arena = Arena::new(2);
    let ogre = arena.put(A, "passive-aggressive-ogre");
    assert_eq!(arena.health(ogre), 5);
    arena.put(B, "brick");
    let giant = arena.put(B, "giant");
    let thief = arena.put(B, "thief");
    arena.place(B, 5);
    arena.acts(&["attack thief", "choose dude passive-aggressive-ogre"]);
    assert_eq!((arena.damage(ogre), arena.fighter(thief).markers.of(A)), (2, 1));
    arena.place_least(A, 6, "use passive-aggressive-ogre 2");
    assert!(!arena.can(A, "choose ability passive-aggressive-ogre 1"), "a note for others");
    arena.act(A, "choose ability brick 1");
    let dudes = ["brick", "giant", "thief"].map(|it| format!("choose dude {it}"));
    assert_eq!(arena.actions(A), dudes);
    arena.act(A, "choose dude giant");
    assert_eq!((arena.least_for(B, "use brick 1"), arena.damage(giant)), (None, 1));
    arena.shield(giant);
    arena.place(A, 6);
    arena.acts(&["use passive-aggressive-ogre 2", "choose ability giant 1", "choose dude giant"]);
    assert!(!arena.fighter(giant).has(Mark::Shield) && arena.fighter(giant).can_use(Slot::First));
    assert_eq!(arena.damage(giant), 1 + 1, "a Shield keeps the Nerph away, not the damage");

    let mut arena = Arena::new(2);
    let ogre = arena.put(A, "passive-aggressive-ogre");
    let brick = arena.put(B, "brick");
    arena.nerph(ogre, 1);
    arena.run(B, &effect(r#"{ damage = { amount = 1, whom = { all = "others" } } }"#));
    assert_eq!((arena.damage(ogre), arena.damage(brick)), (1, 0), "Nerphed");
}

#[test]
fn passive_aggressive_ogre_that_dies_hits_nobody_back() {
    let mut arena = Arena::new(2);
    let ogre = arena.put(A, "passive-aggressive-ogre");
    let brick = arena.put(B, "brick");
    arena.hurt(ogre, B, 2);
    arena.place(B, 5);
    arena.acts(&["attack brick", "choose dude passive-aggressive-ogre"]);
    assert_eq!((arena.is_in_play(ogre), arena.damage(brick)), (false, 0));
}

/// C13. What a Dude has against being hurt is against other Dudes.
#[test]
fn passive_aggressive_ogre_that_hurts_itself_does_not_hit_itself_back() {
    let mut arena = Arena::new(2);
    let ogre = arena.put(A, "passive-aggressive-ogre");
    arena.run(A, &effect(r#"{ damage = { amount = 1, whom = "this" } }"#));
    arena.place(A, 6);
    arena.act(A, "attack passive-aggressive-ogre");
    assert_eq!(arena.damage(ogre), 1 + 3, "there is nobody else to attack");
}

#[test]
fn phoenix_with_a_cold_sneezes_on_damaged_neighbours_and_rises_from_the_discard_pile() {
    let mut arena = Arena::new(4);
    let phoenix = arena.put(B, "phoenix-with-a-cold");
    let brick = arena.put(A, "brick");
    let giant = arena.put(A, "giant");
    let echo = arena.put(B, "echo");
    let thief = arena.put(D, "thief");
    assert_eq!(arena.health(phoenix), 5);
    for dude in [phoenix, brick, echo, thief] {
        arena.hurt(dude, A, 1);
    }
    arena.waste(A, 6);
    let dudes = [phoenix, brick, giant, echo, thief];
    assert_eq!(arena.damages(dudes), [1, 2, 0, 1, 1], "not the unhurt, its own, nor D's");
    arena.waste(B, 6);
    assert_eq!(arena.damages(dudes), [1, 2, 0, 1, 1], "not on the own 6");
    arena.bury("mirror");
    arena.place(A, 5);
    arena.acts(&["attack brick", "choose dude phoenix-with-a-cold"]);
    let ashes = ["choose mirror from discard", "choose phoenix-with-a-cold from discard"];
    let mut offered = arena.actions(B);
    offered.sort();
    assert_eq!(offered, ashes, "its controller chooses");
    arena.act(B, ashes[1]);
    assert_eq!((arena.damage(phoenix), arena.fighter(phoenix).controller), (0, B));
    arena.nerph(phoenix, 2);
    arena.run(A, &effect(r#"{ kill = { all = "others" } }"#));
    assert!(arena.state.discard.contains(phoenix), "Nerphed, it stays there");
}

#[test]
fn pirate_taco_shoots_up_to_two_and_may_heal_yours_when_put_in_play() {
    let mut arena = Arena::new(3);
    arena.put(A, "pirate-taco");
    let [giant, brick] = ["giant", "brick"].map(|id| arena.put(B, id));
    let mirror = arena.put(C, "mirror");
    let shot = |arena: &Arena| [giant, brick, mirror].map(|dude| arena.damage(dude));
    arena.place_least(A, 3, "use pirate-taco 1");
    assert!(!arena.can(A, "choose dude pirate-taco"));
    arena.acts(&["choose dude giant", "choose dude mirror"]);
    assert_eq!(shot(&arena), [2, 0, 2]);
    arena.place(A, 5);
    arena.acts(&["use pirate-taco 1", "choose dude giant", "enough"]);
    assert_eq!(shot(&arena), [4, 0, 2], "one is enough");
    for (answer, left) in [("no", 3), ("yes", 1)] {
        let mut arena = Arena::new(2);
        let giant = arena.put(A, "giant");
        let echo = arena.put(B, "echo");
        arena.hurt(giant, A, 3);
        arena.hurt(echo, A, 3);
        arena.hold(B, &["pirate-taco"]);
        arena.begin(A);
        arena.act(A, "pass");
        arena.acts(&["call pirate-taco", answer]);
        assert_eq!((arena.damage(giant), arena.damage(echo)), (3, left), "{answer}");
    }
}

#[test]
fn poltergeist_decorator_throws_furniture_by_coins_and_moves_hands_to_the_left() {
    let mut thrown = BTreeSet::new();
    for seed in 0..32 {
        let mut arena = Arena::new(3);
        arena.chance.reseed(seed);
        let poltergeist = arena.put(A, "poltergeist-decorator");
        let [giant, brick] = [(B, "giant"), (C, "brick")].map(|(seat, id)| arena.put(seat, id));
        arena.place_least(A, 4, "use poltergeist-decorator 1");
        assert_eq!(arena.damage(poltergeist), 0);
        thrown.insert((arena.damage(giant), arena.damage(brick)));
    }
    assert_eq!(thrown, BTreeSet::from([(0, 0), (0, 2), (2, 0), (2, 2)]), "a coin for each");
    let mut arena = Arena::new(3);
    arena.put(A, "poltergeist-decorator");
    for (seat, held) in [(A, ["giant", "echo"]), (B, ["brick", "mine"]), (C, ["bomb", "ghost"])] {
        arena.hold(seat, &held);
    }
    let hands = |arena: &Arena| [A, B, C].map(|seat| arena.hand(seat));
    let [a, b, c] = hands(&arena);
    arena.waste(A, 3);
    assert_eq!(hands(&arena), [a, b, c], "not by the own 3");
    arena.waste(B, 3);
    assert_eq!(hands(&arena), [c, a, b]);
}

#[test]
fn printer_that_smells_fear_jams_rerolls_and_takes_a_point_for_a_point() {
    let mut arena = Arena::new(3);
    let printer = arena.put(A, "printer-that-smells-fear");
    arena.put(B, "brick");
    let after_roll = |arena: &mut Arena, seat| {
        arena.load(&[6]);
        arena.token_phase(seat);
        arena.act(seat, "pass");
        arena.state.phase
    };
    assert_eq!(after_roll(&mut arena, B), Phase::Place, "B is not asked");
    assert_eq!(after_roll(&mut arena, A), Phase::Roll, "its controller is");
    arena.nerph(printer, 1);
    assert_eq!(after_roll(&mut arena, B), Phase::Roll);
    arena.score([0, 1, 1]);
    arena.place_least(A, 2, "use printer-that-smells-fear 2");
    assert_eq!(arena.actions(A), ["choose player 1", "choose player 2"]);
    arena.act(A, "choose player 1");
    assert_eq!((arena.scores(), arena.tokens_of(B)), ([1, 0, 1], (0, 0)));
    assert_eq!(arena.tokens_of(C), (1, 1), "C was not chosen");
    arena.score([1, 0, 0]);
    arena.place(A, 2);
    arena.acts(&["use printer-that-smells-fear 2", "choose player 2"]);
    assert_eq!((arena.scores(), arena.tokens_of(C)), ([2, 0, 0], (0, 0)), "from nothing, too");
}

#[test]
fn professor_snugglefang_takes_the_damaged_and_knocks_off_shields() {
    let mut arena = Arena::new(2);
    let professor = arena.put(A, "professor-snugglefang");
    let neighbour = arena.put(A, "neighbour");
    arena.hurt(neighbour, B, 1);
    let [giant, bomb] = ["giant", "bomb"].map(|id| arena.put(B, id));
    arena.place_least(A, 4, "use professor-snugglefang 1");
    assert_eq!(arena.state.fighters_of(B).count(), 2, "nobody of B is damaged");
    arena.hurt(giant, B, 4);
    arena.place(A, 4);
    arena.act(A, "use professor-snugglefang 1");
    assert_eq!((arena.fighter(giant).controller, arena.damage(giant)), (A, 4));
    assert_eq!(arena.state.fighters_of(A).count(), 3, "more than two");
    for dude in [professor, neighbour, giant] {
        arena.shield(dude);
    }
    arena.waste(B, 4);
    assert_eq!(arena.damage(bomb), 0, "it has no Shield");
    arena.shield(bomb);
    arena.waste(A, 4);
    assert!(arena.fighter(bomb).has(Mark::Shield), "not by the own 4");
    arena.waste(B, 4);
    assert_eq!((arena.damage(bomb), arena.fighter(bomb).has(Mark::Shield)), (2, false));
    assert!(arena.fighter(giant).has(Mark::Shield), "A's keep theirs");
}

#[test]
fn raccoon_lawyer_objects_to_a_six_and_bills_both_neighbours() {
    let mut arena = Arena::new(4);
    arena.put(A, "raccoon-lawyer");
    let [giant, bomb] = [(B, "giant"), (C, "bomb")].map(|(seat, id)| arena.put(seat, id));
    arena.waste(A, 6);
    assert_eq!(arena.state.active, B, "the own 6 is not objected to");
    arena.shield(bomb);
    arena.waste(B, 6);
    let abilities = ["giant 1", "giant 2", "bomb 1", "bomb 2"];
    assert_eq!(arena.actions(A), abilities.map(|it| format!("choose ability {it}")));
    arena.act(A, "choose ability giant 2");
    assert!(!arena.fighter(giant).can_use(Slot::Second));
    arena.waste(C, 6);
    arena.act(A, "choose ability bomb 2");
    assert!(arena.fighter(bomb).can_use(Slot::Second) && !arena.fighter(bomb).has(Mark::Shield));
    arena.score([0, 2, 2, 0]);
    arena.place_least(A, 3, "use raccoon-lawyer 2");
    assert_eq!(arena.scores(), [1, 1, 2, 0], "C is not adjacent, D has nothing");
}
