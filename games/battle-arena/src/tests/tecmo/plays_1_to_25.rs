//! Sticky Situation to Risky Reload.

use super::super::arena::{A, Arena, B};
use super::{punishes_a_weapon, ran, works_alone};

#[test]
fn sticky_situation_discards_a_random_play_of_a_gum_hero() {
    punishes_a_weapon("sticky-situation", "gum");
}

#[test]
fn risky_draw_draws_2_or_costs_10() {
    for (coin, powers, held) in [("h", (100, 100), 3), ("t", (90, 100), 1)] {
        let arena = ran("risky-draw", Arena::new().coins(coin));
        assert_eq!((arena.powers(), arena.play_count(A)), (powers, held), "{coin}");
        assert_eq!(arena.play_count(B), 1);
    }
}

#[test]
fn deck_burn_discards_as_many_plays_of_your_playbook_as_rolled() {
    let top = ["2-plays", "jump-ball", "updog"];
    let arena = ran("deck-burn", Arena::new().book(A, &top).dice(&[3]));
    assert_eq!(arena.spent(A), ["2-plays", "jump-ball", "updog", "deck-burn"]);
    assert_eq!((arena.state.player(A).book.len(), arena.play_count(A)), (20, 1));
    assert_eq!((arena.state.player(B).book.len(), arena.spent(B).len()), (20, 0));
    for face in 1..=6 {
        let arena = ran("deck-burn", Arena::new().dice(&[face]));
        assert_eq!(arena.spent(A).len(), 1 + face as usize);
    }
    let arena = ran("deck-burn", Arena::new().whole_book(A, &["updog"]).dice(&[4]));
    assert_eq!(arena.spent(A), ["updog", "deck-burn"], "as far as there are any");
}

#[test]
fn greed_tax_recovers_2_and_costs_20_from_six_hot_dogs_on() {
    for (before, after, power) in [(0, 2, 100), (5, 7, 100), (6, 8, 80), (9, 10, 80)] {
        let arena = ran("greed-tax", Arena::new().dogs(A, before).dogs(B, 5));
        assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (after, 5), "{before}");
        assert_eq!(arena.powers(), (power, 100), "{before}");
    }
}

#[test]
fn solo_forge_gives_25_to_a_steel_hero_as_the_only_play() {
    works_alone("solo-forge", "steel", 25);
}

#[test]
fn back_in_rotation_shuffles_2_discarded_plays_in_and_draws_1() {
    let piled = Arena::new().discarded_plays(A, 1, &["updog", "jump-ball", "2-plays"]);
    let mut arena = ran("back-in-rotation", piled.whole_book(A, &[]));
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 3));
    arena.choose_play("updog").choose_play("2-plays");
    assert_eq!(arena.spent(A), ["jump-ball", "back-in-rotation"]);
    assert_eq!((arena.state.player(A).book.len(), arena.play_count(A)), (1, 2));
    let drawn = arena.plays(A)[1];
    assert!(["updog", "2-plays"].contains(&drawn), "{drawn}");
    let single = Arena::new().discarded_plays(A, 1, &["updog"]).whole_book(A, &[]);
    let arena = ran("back-in-rotation", single);
    assert_eq!(arena.plays(A), ["late-hit", "updog"], "as far as there are any");
    let arena = ran("back-in-rotation", Arena::new());
    assert_eq!((arena.play_count(A), arena.play_count(B)), (2, 1), "R138: the rest is done");
}

#[test]
fn dog_gone_streak_recovers_1_for_each_heads_before_tails() {
    for (coins, left) in [("t", 4), ("ht", 5), ("hhht", 7), ("thh", 4)] {
        let arena = ran("dog-gone-streak", Arena::new().dogs(A, 5).dogs(B, 5).coins(coins));
        assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (left, 5), "{coins}");
    }
    let arena = ran("dog-gone-streak", Arena::new().coins("hhht"));
    assert_eq!(arena.dogs_left(A), 10, "R169");
}

#[test]
fn heavy_handed_takes_5_for_each_play_in_the_other_hand() {
    let three = ["2-plays", "jump-ball", "late-hit"];
    let arena = Arena::new().hand(A, &["2-plays", "late-hit"]).hand(B, &three);
    assert_eq!(ran("heavy-handed", arena).powers(), (100, 85));
    assert_eq!(ran("heavy-handed", Arena::new()).powers(), (100, 95));
    assert_eq!(ran("heavy-handed", Arena::new().hand(B, &[])).powers(), (100, 100));
}

#[test]
fn overplayed_takes_10_for_each_play_from_the_second_on() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, "trash-bandit").run(B, "last-chance").run(A, "overplayed");
    assert_eq!(arena.powers(), (100, 80));
    arena.next_battle().run(B, "trash-bandit").run(B, "last-chance");
    assert_eq!(arena.powers(), (100, 100), "this Battle only");
    let mut arena = Arena::new().honors(B);
    arena.run(B, "trash-bandit").run(A, "trash-bandit").run(A, "overplayed");
    assert_eq!(arena.powers(), (100, 100), "one of B's; A's do not count");
}

#[test]
fn press_your_luck_draws_until_3_or_less() {
    for (faces, drawn) in [(&[3][..], 0), (&[1], 0), (&[4, 2], 1), (&[6, 5, 4, 3, 6], 3)] {
        let arena = ran("press-your-luck", Arena::new().dice(faces));
        assert_eq!((arena.play_count(A), arena.play_count(B)), (1 + drawn, 1), "{faces:?}");
    }
}

#[test]
fn forced_hand_gives_20_if_the_other_keeps_the_hot_dogs() {
    let mut arena = ran("forced-hand", Arena::new());
    assert_eq!(arena.asked(), Some(B));
    arena.no();
    assert_eq!((arena.powers(), arena.dogs_left(B)), ((120, 100), 10));
    assert_eq!(arena.dogs_left(A), 8);
}

#[test]
fn overflow_tax_recovers_3_and_costs_a_play_if_you_then_have_more() {
    let held = || Arena::new().hand(A, &["2-plays", "late-hit"]);
    let mut arena = ran("overflow-tax", held().dogs(A, 6).dogs(B, 8));
    assert_eq!((arena.dogs_left(A), arena.asked()), (9, Some(A)));
    arena.choose_play("2-plays");
    assert_eq!((arena.plays(A), arena.play_count(B)), (vec!["late-hit"], 1));
    let arena = ran("overflow-tax", held().dogs(A, 5).dogs(B, 8));
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (8, 8));
    assert_eq!((arena.asked(), arena.play_count(A)), (None, 2), "as many");
    let arena = ran("overflow-tax", held().dogs(A, 9));
    assert_eq!((arena.dogs_left(A), arena.play_count(A)), (10, 2), "R169");
}

#[test]
fn bailout_recovers_2_for_a_play_without_hot_dogs() {
    let held = || Arena::new().hand(A, &["2-plays", "late-hit"]).dogs(B, 0);
    let mut arena = ran("bailout", held().dogs(A, 0));
    assert_eq!(arena.asked(), Some(A));
    arena.choose_play("late-hit");
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (2, 0));
    assert_eq!((arena.plays(A), arena.play_count(B)), (vec!["2-plays"], 1));
    let arena = ran("bailout", held().dogs(A, 1));
    assert_eq!((arena.dogs_left(A), arena.play_count(A)), (1, 2));
}

#[test]
fn reset_momentum_returns_to_the_starting_power_and_gives_the_next_hero_5() {
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").run(A, "opp-loses-15").run(A, "reset-momentum");
    assert_eq!(arena.powers(), (100, 85), "your Hero alone");
    for expected in [105, 100] {
        assert_eq!(arena.next_battle().powers(), (expected, 100));
    }
    let mut arena = Arena::new().honors(B);
    arena.run(B, "opp-loses-15").run(A, "member-bounce").run(A, "reset-momentum");
    assert_eq!(arena.power(A), 100, "losses and what stands as well");
    assert_eq!(arena.next_battle().power(A), 115, "Member Bounce is not over");
}

#[test]
fn running_low_recovers_2_with_at_most_one_play_left() {
    let hands: [(&[&str], i32); 3] = [(&[], 7), (&["late-hit"], 7), (&["late-hit", "2-plays"], 5)];
    for (hand, left) in hands {
        let arena = ran("running-low", Arena::new().hand(A, hand).dogs(A, 5).dogs(B, 5));
        assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (left, 5), "{hand:?}");
    }
}

#[test]
fn please_let_me_comeback_gives_20_and_a_play_after_two_lost_battles() {
    let arena = ran("please-let-me-comeback", Arena::new().battle(4).won(B, &[2, 3]));
    assert_eq!((arena.powers(), arena.play_count(A), arena.play_count(B)), ((120, 100), 2, 1));
    let misses = |arena: Arena| {
        let arena = ran("please-let-me-comeback", arena);
        assert_eq!((arena.powers(), arena.play_count(A)), ((100, 100), 1));
    };
    misses(Arena::new().battle(4).won(B, &[1, 2]));
    misses(Arena::new().battle(4).won(B, &[1, 3]));
    misses(Arena::new().battle(4).won(B, &[1, 2]).won(A, &[3]));
    misses(Arena::new().battle(4).won(A, &[2, 3]));
    misses(Arena::new().battle(2).won(B, &[1]));
}

#[test]
fn please_be_low_discards_a_random_play_of_the_other_below_6() {
    for (faces, left) in [([1, 1], 2), ([2, 3], 2), ([4, 1], 2), ([3, 3], 3), ([6, 1], 3)] {
        let held = Arena::new().hand(B, &["2-plays", "jump-ball", "late-hit"]);
        let arena = ran("please-be-low", held.dice(&faces));
        assert_eq!((arena.asked(), arena.play_count(B)), (None, left), "{faces:?}");
        assert_eq!((arena.play_count(A), arena.spent(B).len()), (1, 3 - left));
    }
}

#[test]
fn roll_for_30_gives_30_and_costs_1_more_up_to_3() {
    for face in 1..=6 {
        let arena = ran("roll-for-30", Arena::new().dice(&[face]));
        let left = if face <= 3 { 6 } else { 7 };
        assert_eq!((arena.powers(), arena.dogs_left(A)), ((130, 100), left), "{face}");
        assert_eq!(arena.dogs_left(B), 10);
    }
    let arena = ran("roll-for-30", Arena::new().dogs(A, 3).dice(&[1]));
    assert_eq!((arena.power(A), arena.dogs_left(A)), (130, 0), "R138: none to lose");
}

#[test]
fn alternate_angle_gives_15_to_the_second_alt_hero() {
    let alt = ("alt", 100);
    let second = Arena::new().battle(3).hero_in(A, 1, alt).hero(A, alt);
    assert_eq!(ran("alternate-angle", second).powers(), (115, 100));
    let misses = |arena: Arena| assert_eq!(ran("alternate-angle", arena).powers(), (100, 100));
    misses(Arena::new().battle(3).hero(A, alt).hero_in(A, 4, alt).hero_in(B, 1, alt));
    misses(Arena::new().battle(3).hero_in(A, 1, alt).hero_in(A, 2, alt).hero(A, alt));
    misses(Arena::new().battle(3).hero_in(A, 1, alt).hero_in(A, 2, alt));
    misses(Arena::new().battle(3).hero_in(B, 1, alt).hero(B, alt));
}

#[test]
fn outshined_discards_a_random_play_of_a_glow_hero() {
    punishes_a_weapon("outshined", "glow");
}

#[test]
fn four_flip_frenzy_gives_5_for_heads_and_takes_5_for_tails() {
    for (coins, power) in [("hhhh", 120), ("hhth", 110), ("thth", 100), ("httt", 90), ("tttt", 80)]
    {
        let arena = ran("four-flip-frenzy", Arena::new().coins(coins));
        assert_eq!(arena.powers(), (power, 100), "{coins}");
    }
}

#[test]
fn marked_for_pickup_may_stay_where_it_is() {
    let mut arena = ran("marked-for-pickup", Arena::new().book(A, &["gavel-of-justice", "updog"]));
    assert_eq!((arena.play_count(A), arena.state.player(A).book.len()), (1, 21));
    arena.end_battle();
    assert_eq!(arena.asked(), Some(A));
    arena.no();
    assert!(arena.spent(A).contains(&"gavel-of-justice"));
    assert_eq!(arena.plays(A), ["late-hit", "updog"], "drawn after the Battle");
}

#[test]
fn one_or_the_other_may_give_the_play_back_to_the_hand() {
    let piled = Arena::new().discarded_plays(A, 0, &["jump-ball", "updog"]);
    let mut arena = ran("one-or-the-other", piled.hand(A, &["2-plays", "late-hit"]));
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 2), "those in hand");
    arena.choose_play("2-plays");
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 2), "those discarded");
    arena.choose_play("updog");
    assert_eq!((arena.asked(), arena.actions().len()), (Some(B), 2));
    arena.choose_play("2-plays");
    assert_eq!(arena.plays(A), ["late-hit", "2-plays"]);
    assert_eq!(arena.spent(A), ["jump-ball", "updog", "one-or-the-other"]);
}

#[test]
fn gamblers_feast_recovers_2_for_a_win_with_a_coin_and_costs_a_hero_for_a_loss() {
    let feast =
        |power| ran("gamblers-feast", Arena::new().hero(A, ("fire", power)).dogs(A, 5).dogs(B, 5));
    let end = |mut arena: Arena| {
        arena.end_battle();
        assert_eq!((arena.asked(), arena.dogs_left(B), arena.heroes(B).len()), (None, 5, 4));
        (arena.dogs_left(A), arena.heroes(A).len(), arena.lost_heroes(A).len())
    };
    let flipped = |power, coins: &str| {
        let mut arena = feast(power).coins(coins);
        for _ in coins.chars() {
            arena.run(A, "scrappy-flip");
        }
        end(arena)
    };
    assert_eq!((flipped(150, "h"), flipped(150, "hh")), ((7, 4, 0), (7, 4, 0)));
    assert_eq!((flipped(100, "h"), flipped(50, "h")), ((5, 4, 0), (5, 3, 1)));
    assert_eq!((end(feast(150)), end(feast(50))), ((5, 4, 0), (5, 3, 1)), "no coin");
    let mut other = feast(150).coins("h");
    other.run(B, "scrappy-flip");
    assert_eq!(end(other), (5, 4, 0), "that was B's coin");
    let mut before = Arena::new().hero_in(A, 2, ("fire", 150)).dogs(A, 5).dogs(B, 5).coins("h");
    before.run(A, "scrappy-flip").next_battle();
    assert_eq!(end(ran("gamblers-feast", before)), (5, 4, 0), "that was another Battle");
}

#[test]
fn risky_reload_draws_3_or_discards_the_hand() {
    let held = || Arena::new().hand(A, &["risky-reload", "late-hit"]);
    let full = Arena::new().hand(A, &["risky-reload", "late-hit", "2-plays"]);
    assert!(!full.can_run(A, "risky-reload") && held().can_run(A, "risky-reload"));
    let arena = ran("risky-reload", held().coins("h"));
    assert_eq!((arena.play_count(A), arena.heroes(A).len()), (4, 4));
    let arena = ran("risky-reload", held().coins("t"));
    assert_eq!((arena.play_count(A), arena.heroes(A).len()), (0, 0), "Heroes as well");
    assert_eq!((arena.lost_heroes(A).len(), arena.spent(A)), (4, vec!["late-hit", "risky-reload"]));
    assert_eq!((arena.play_count(B), arena.heroes(B).len()), (1, 4));
}
