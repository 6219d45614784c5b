//! Next Man Up to Metal March.

use super::super::arena::{A, Arena, B};
use super::{helps_for_three_battles, helps_the_next, ran, works_alone};
use crate::card::WEAPONS;

#[test]
fn next_man_up_replaces_your_hero_and_gives_the_new_one_10() {
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").run(A, "next-man-up");
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 4));
    arena.choose_hero(("steel", 70));
    assert_eq!((arena.fighter(A), arena.powers()), ("steel-70", (80, 100)), "R148");
    assert_eq!((arena.lost_heroes(A), arena.heroes(A).len()), (vec!["fire-100"], 3));
    let arena = ran("next-man-up", Arena::new().bench(A, &[]));
    assert_eq!((arena.fighter(A), arena.power(A)), ("fire-100", 100), "C43: there is no new one");
}

#[test]
fn coin_gambit_gives_35_with_2_heads_of_3_and_otherwise_takes_15() {
    for (coins, power) in [("hhh", 135), ("hth", 135), ("thh", 135), ("tht", 85), ("ttt", 85)] {
        let arena = ran("coin-gambit", Arena::new().coins(coins));
        assert_eq!(arena.powers(), (power, 100), "{coins}");
    }
}

#[test]
fn play_2_for_30_discards_2_plays_for_30() {
    let mut arena = ran("2-for-30", Arena::new().hand(A, &["2-plays", "updog", "late-hit"]));
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 3));
    arena.choose_play("2-plays").choose_play("late-hit");
    assert_eq!((arena.powers(), arena.plays(A)), ((130, 100), vec!["updog"]));
    assert_eq!((arena.spent(A).len(), arena.play_count(B)), (3, 1));
    let arena = ran("2-for-30", Arena::new());
    assert_eq!((arena.power(A), arena.play_count(A)), (130, 0), "as far as there are any");
}

#[test]
fn unified_front_gives_15_and_is_free_if_your_revealed_heroes_share_a_weapon() {
    let shared = || Arena::new().battle(3).hero_in(A, 4, ("gum", 100)).dogs(A, 0);
    assert_eq!(shared().cost(A, "unified-front"), 0, "what is to come does not count");
    assert_eq!(ran("unified-front", shared()).powers(), (115, 100));
    let mixed = Arena::new().battle(3).hero_in(A, 1, ("gum", 100));
    assert_eq!(mixed.cost(A, "unified-front"), 2);
    let arena = ran("unified-front", mixed);
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((115, 100), 8));
    let current = Arena::new().battle(3).hero(A, ("gum", 100));
    assert_eq!(current.cost(A, "unified-front"), 2, "the current one counts");
}

#[test]
fn scrappy_flip_runs_a_discarded_play_of_cost_1_for_free_or_draws_for_the_other() {
    let pile = ["power-gap-boost", "weapon-mastery", "opp-loses-15", "updog"];
    let piled = || Arena::new().discarded_plays(A, 0, &pile);
    let mut arena = ran("scrappy-flip", piled().coins("h"));
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 3), "one of two, or none");
    arena.choose_play("power-gap-boost");
    assert_eq!((arena.asked(), arena.powers(), arena.dogs_left(A)), (None, (115, 100), 10));
    assert_eq!((arena.spent(A).len(), arena.play_count(B)), (5, 1));
    assert_eq!(arena.state.fight.side(A).plays, 2, "C48: it was run");
    let mut arena = ran("scrappy-flip", piled().coins("h"));
    assert_eq!(arena.enough().powers(), (100, 100));
    let arena = ran("scrappy-flip", piled().coins("t"));
    assert_eq!((arena.asked(), arena.play_count(A), arena.play_count(B)), (None, 1, 2));
}

#[test]
fn last_stand_gives_5_with_fewer_than_two_plays_left() {
    let hands: [(&[&str], i16); 3] =
        [(&[], 105), (&["late-hit"], 105), (&["late-hit", "2-plays"], 100)];
    for (hand, power) in hands {
        let arena = ran("last-stand", Arena::new().hand(A, hand));
        assert_eq!(arena.powers(), (power, 100), "{hand:?}");
    }
}

#[test]
fn style_shift_gives_5_with_another_weapon_than_before() {
    let gum = ("gum", 100);
    assert_eq!(ran("style-shift", Arena::new().battle(3).hero(A, gum)).powers(), (105, 100));
    let misses = |arena: Arena| assert_eq!(ran("style-shift", arena).powers(), (100, 100));
    misses(Arena::new());
    misses(Arena::new().battle(3).hero_in(A, 1, gum));
    misses(Arena::new().battle(3).hero_in(A, 4, gum).hero(B, gum));
}

#[test]
fn weapon_mastery_gives_20_after_three_heroes_of_the_same_weapon() {
    let gum = ("gum", 100);
    assert_eq!(ran("weapon-mastery", Arena::new().battle(4)).powers(), (120, 100));
    let scattered = Arena::new().battle(7).hero_in(A, 2, gum).hero_in(A, 4, gum);
    assert_eq!(ran("weapon-mastery", scattered).power(A), 120);
    let misses = |arena: Arena| assert_eq!(ran("weapon-mastery", arena).powers(), (100, 100));
    misses(Arena::new().battle(3));
    misses(Arena::new().battle(4).hero_in(A, 2, gum));
    misses(Arena::new().battle(4).hero(A, gum));
}

#[test]
fn get_punished_takes_10_the_next_time_the_other_runs_a_play() {
    let mut arena = ran("get-punished", Arena::new());
    arena.run(A, "trash-bandit");
    assert_eq!(arena.powers(), (100, 100), "A's own do not count");
    arena.run(B, "trash-bandit");
    assert_eq!(arena.powers(), (100, 90));
    arena.run(B, "last-chance");
    assert_eq!(arena.powers(), (100, 90), "once");
    let mut arena = ran("get-punished", Arena::new());
    assert_eq!(arena.next_battle().powers(), (100, 100));
    arena.run(B, "trash-bandit");
    assert_eq!(arena.powers(), (100, 90), "it waits");
}

#[test]
fn burn_alone_gives_25_to_a_fire_hero_as_the_only_play() {
    works_alone("burn-alone", "fire", 25);
}

#[test]
fn target_acquired_takes_15_from_the_next_hero_of_the_weapon_you_name() {
    let named = |weapon: &str| {
        let armed = Arena::new().hero_in(A, 2, ("hex", 100)).hero_in(B, 2, ("gum", 100));
        let mut arena = ran("target-acquired", armed.hero_in(B, 3, ("gum", 100)));
        assert_eq!((arena.asked(), arena.actions().len()), (Some(A), WEAPONS.len()));
        arena.choose_weapon(weapon);
        assert_eq!(arena.powers(), (100, 100), "not yet");
        arena.next_battle();
        arena
    };
    let mut arena = named("gum");
    assert_eq!(arena.powers(), (100, 85));
    assert_eq!(arena.next_battle().powers(), (100, 100), "the next Battle only");
    assert_eq!(named("ice").powers(), (100, 100), "that was the weapon before");
    assert_eq!(named("hex").powers(), (100, 100), "that is A's own");
}

#[test]
fn staggered_start_gives_20_and_makes_the_next_play_dearer() {
    let mut arena = ran("staggered-start", Arena::new());
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((120, 100), 9));
    assert_eq!((arena.cost(A, "buff-up-15"), arena.cost(B, "buff-up-15")), (3, 2));
    arena.run(B, "trash-bandit").next_battle();
    assert_eq!(arena.cost(A, "trash-bandit"), 1, "it waits for a Play of A");
    arena.run(A, "buff-up-15");
    assert_eq!((arena.dogs_left(A), arena.cost(A, "buff-up-15")), (6, 2));
}

#[test]
fn tactical_sabotage_takes_15_in_the_next_battle() {
    let mut arena = ran("tactical-sabotage", Arena::new());
    for expected in [100, 85, 100] {
        assert_eq!(arena.powers(), (100, expected));
        arena.next_battle();
    }
}

#[test]
fn empty_handed_gives_15_and_is_free_as_the_last_play() {
    let last = || Arena::new().hand(A, &["empty-handed"]).dogs(A, 0);
    assert_eq!(last().cost(A, "empty-handed"), 0);
    assert_eq!(ran("empty-handed", last()).powers(), (115, 100));
    let arena = ran("empty-handed", Arena::new());
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((115, 100), 7), "one is left in hand");
}

#[test]
fn discard_for_15_discards_a_play_for_15() {
    let mut arena = ran("discard-for-15", Arena::new().hand(A, &["2-plays", "late-hit"]));
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 2));
    arena.choose_play("2-plays");
    assert_eq!((arena.powers(), arena.plays(A)), ((115, 100), vec!["late-hit"]));
    let arena = ran("discard-for-15", Arena::new().hand(A, &[]));
    assert_eq!((arena.power(A), arena.play_count(B)), (115, 1), "R138: the rest is done");
}

#[test]
fn frozen_prep_gives_10_if_the_next_hero_has_ice() {
    helps_the_next("frozen-prep", "ice", 10);
}

#[test]
fn power_gap_boost_gives_15_below_150() {
    for (before, after) in [(100, 115), (145, 160), (150, 150), (155, 155)] {
        let arena = ran("power-gap-boost", Arena::new().hero(A, ("fire", before)));
        assert_eq!(arena.powers(), (after, 100));
    }
    let mut arena = Arena::new().hero(A, ("fire", 140));
    arena.run(A, "buff-up-15");
    assert_eq!(ran("power-gap-boost", arena).power(A), 155, "the current Power counts");
}

#[test]
fn tiebreaker_takedown_takes_20_if_both_had_as_many_hot_dogs() {
    for (own, other, power) in [(5, 5, 80), (5, 3, 90), (3, 5, 90), (10, 10, 80)] {
        let arena = ran("tiebreaker-takedown", Arena::new().dogs(A, own).dogs(B, other));
        assert_eq!(arena.powers(), (100, power), "{own} and {other}");
    }
}

#[test]
fn pour_gas_on_it_gives_your_fire_heroes_10_for_three_battles() {
    helps_for_three_battles("pour-gas-on-it", "fire");
}

#[test]
fn frosty_times_gives_your_ice_heroes_10_for_three_battles() {
    helps_for_three_battles("frosty-times", "ice");
}

#[test]
fn last_chance_flips_for_20_or_a_play_without_hot_dogs() {
    let held = || Arena::new().hand(A, &["2-plays", "late-hit"]);
    let arena = ran("last-chance", held().dogs(A, 0).coins("h"));
    assert_eq!((arena.powers(), arena.play_count(A)), ((120, 100), 2));
    let mut arena = ran("last-chance", held().dogs(A, 0).coins("t"));
    assert_eq!(arena.asked(), Some(A));
    arena.choose_play("late-hit");
    assert_eq!((arena.powers(), arena.plays(A)), ((100, 100), vec!["2-plays"]));
    let arena = ran("last-chance", held().dogs(A, 1).dogs(B, 0));
    assert_eq!((arena.powers(), arena.play_count(A)), ((100, 100), 2), "no coin is flipped");
}

#[test]
fn should_have_tried_harder_takes_10_from_a_holder_without_plays() {
    assert!(!Arena::new().can_run(A, "should-have-tried-harder"));
    assert!(Arena::new().can_run(B, "should-have-tried-harder"));
    let idle = Arena::new().honors(B);
    assert_eq!(ran("should-have-tried-harder", idle).powers(), (100, 90));
    let mut busy = Arena::new().honors(B);
    busy.run(B, "trash-bandit").stop();
    assert_eq!(ran("should-have-tried-harder", busy).powers(), (100, 100));
}

#[test]
fn use_this_early_gives_25_in_battles_1_and_2_and_10_later() {
    for battle in 1..=7 {
        let arena = ran("use-this-early", Arena::new().battle(battle));
        assert_eq!(arena.powers(), (if battle <= 2 { 125 } else { 110 }, 100), "{battle}");
    }
}

#[test]
fn all_or_nothing_gives_or_takes_40() {
    for (coin, power) in [("h", 140), ("t", 60)] {
        let arena = ran("all-or-nothing", Arena::new().coins(coin));
        assert_eq!(arena.powers(), (power, 100), "{coin}");
    }
}

#[test]
fn metal_march_gives_your_steel_heroes_10_for_three_battles() {
    helps_for_three_battles("metal-march", "steel");
}
