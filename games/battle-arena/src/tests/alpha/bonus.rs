//! The bonus Plays BPL-1 to BPL-25, and the promotional one.

use super::super::arena::{A, Arena, B};
use super::{answers, powers_after, sorted};

#[test]
fn member_bounce_gives_10_to_all_your_heroes() {
    let mut arena = Arena::new();
    arena.run(A, "member-bounce");
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((110, 100), 7));
    for _ in 0..3 {
        arena.next_battle();
        assert_eq!(arena.powers(), (110, 100));
    }
}

#[test]
fn the_12th_man_takes_10_from_all_the_others_heroes() {
    let mut arena = Arena::new();
    arena.run(A, "the-12th-man");
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((100, 90), 7));
    for _ in 0..3 {
        arena.next_battle();
        assert_eq!(arena.powers(), (100, 90));
    }
}

#[test]
fn the_heroes_favorite_hot_dogs_recovers_one_for_each_discarded_hero() {
    let heroes = [("gum", 50), ("gum", 55), ("hex", 50)];
    let mut arena = Arena::new().dogs(A, 3).discarded_heroes(A, &heroes);
    arena.run(A, "the-heroes-favorite-hot-dogs");
    assert_eq!(arena.dogs_left(A), 6);
    let mut arena = Arena::new().dogs(A, 3).discarded_heroes(B, &heroes);
    arena.run(A, "the-heroes-favorite-hot-dogs");
    assert_eq!(arena.dogs_left(A), 3);
}

#[test]
fn instant_refund_recovers_one_for_each_play_you_ran_this_battle() {
    let mut arena = Arena::new().honors(B).dogs(A, 5);
    arena.run(B, "trash-bandit").run(A, "last-stand").run(A, "instant-refund");
    assert_eq!(arena.dogs_left(A), 7, "the two that A ran");
    let mut arena = Arena::new().dogs(A, 5);
    arena.run(A, "last-stand").next_battle().run(A, "instant-refund");
    assert_eq!(arena.dogs_left(A), 6, "the Battle before does not count");
}

#[test]
fn roller_dogs_recovers_1_to_3() {
    for (face, recovered) in (1..=6).zip([1, 1, 2, 2, 3, 3]) {
        let mut arena = Arena::new().dogs(A, 5).dice(&[face]);
        arena.run(A, "roller-dogs");
        assert_eq!(arena.dogs_left(A), 4 + recovered, "{face}");
    }
}

#[test]
fn play_3_weapon_streak_gives_25_if_the_two_heroes_before_had_this_weapon() {
    let after = |arena| powers_after(arena, "3-weapon-streak");
    assert_eq!(after(Arena::new().battle(3)), (125, 100));
    assert_eq!(after(Arena::new().battle(4).hero_in(A, 1, ("gum", 100))), (125, 100));
    assert_eq!(after(Arena::new().battle(3).hero_in(A, 1, ("gum", 100))), (100, 100));
    assert_eq!(after(Arena::new().battle(3).hero_in(A, 2, ("gum", 100))), (100, 100));
    assert_eq!(after(Arena::new().battle(3).hero(A, ("gum", 100))), (100, 100));
    assert_eq!(after(Arena::new().battle(2)), (100, 100), "there was only one");
}

#[test]
fn play_5_weapon_streak_gives_40_if_the_five_heroes_before_had_this_weapon() {
    let after = |arena| powers_after(arena, "5-weapon-streak");
    assert_eq!(after(Arena::new().battle(6)), (140, 100));
    assert_eq!(after(Arena::new().battle(7).hero_in(A, 1, ("gum", 100))), (140, 100));
    assert_eq!(after(Arena::new().battle(6).hero_in(A, 1, ("gum", 100))), (100, 100));
    assert_eq!(after(Arena::new().battle(6).hero_in(A, 5, ("gum", 100))), (100, 100));
    assert_eq!(after(Arena::new().battle(5)), (100, 100), "there were only four");
}

#[test]
fn power_drain_takes_10_and_gives_5_for_each_hero_the_other_has_discarded() {
    let arena = Arena::new()
        .discarded_heroes(A, &[("gum", 50)])
        .discarded_heroes(B, &[("gum", 50), ("hex", 50), ("ice", 50)]);
    assert_eq!(powers_after(arena, "power-drain"), (115, 90));
    assert_eq!(powers_after(Arena::new(), "power-drain"), (100, 90));
}

#[test]
fn heros_resolve_guards_the_next_two_battles_if_you_win() {
    let mut arena = Arena::new().hero(A, ("fire", 120)).coins("t");
    arena.run(A, "heros-resolve").run(B, "opp-loses-15");
    assert_eq!(arena.power(A), 105, "not in this Battle");
    arena.next_battle().run(A, "jump-ball").run(B, "opp-loses-15");
    assert_eq!(arena.power(A), 90, "A's own Play takes 10, B's nothing");
    arena.next_battle().run(B, "opp-loses-15");
    assert_eq!(arena.power(A), 100);
    arena.next_battle().run(B, "opp-loses-15");
    assert_eq!(arena.power(A), 85, "two Battles only");
    for power in [95, 100] {
        let mut arena = Arena::new().hero(A, ("fire", power));
        arena.run(A, "heros-resolve").next_battle().run(B, "opp-loses-15");
        assert_eq!(arena.power(A), 85, "A did not win with {power}");
    }
}

#[test]
fn return_from_the_depths_shuffles_three_or_more_heroes_in_and_draws_two() {
    let heroes = [("gum", 50), ("gum", 55), ("hex", 50)];
    let mut arena = Arena::new().discarded_heroes(A, &heroes);
    arena.run(A, "return-from-the-depths");
    assert_eq!((arena.lost_heroes(A).len(), arena.heroes(A).len()), (0, 6));
    assert_eq!(arena.state.player(A).deck.len(), 20 + 3 - 2);
    let mut arena = Arena::new().discarded_heroes(A, &heroes[..2]).discarded_heroes(B, &heroes);
    arena.run(A, "return-from-the-depths");
    assert_eq!((arena.lost_heroes(A).len(), arena.heroes(A).len()), (2, 4));
}

#[test]
fn tear_a_page_discards_a_play_and_draws_one() {
    let mut arena = Arena::new().hand(A, &["jump-ball", "late-hit"]);
    arena.run(A, "tear-a-page").choose_play("jump-ball");
    assert_eq!(arena.plays(A), ["late-hit", "buff-up-15"]);
    assert_eq!(sorted(arena.spent(A)), ["jump-ball", "tear-a-page"]);
}

#[test]
fn strength_in_numbers_gives_5_for_each_card_in_hand() {
    let arena = Arena::new()
        .bench(A, &[("gum", 50), ("hex", 50)])
        .hand(A, &["jump-ball", "heads-up", "late-hit"]);
    assert_eq!(powers_after(arena, "strength-in-numbers"), (125, 100), "two Heroes, three Plays");
}

/// Checks that a Play draws a Play for a Hero of one weapon alone.
fn draws_for(id: &str, weapon: &'static str) {
    let drawn = |own, other| {
        let mut arena = Arena::new().hero(A, (own, 100)).hero(B, (other, 100));
        arena.run(A, id);
        (arena.play_count(A), arena.play_count(B))
    };
    assert_eq!((drawn(weapon, "ice"), drawn("fire", weapon)), ((2, 1), (1, 1)));
}

#[test]
fn hex_draw_play_draws_for_a_hex_hero() {
    draws_for("hex-draw-play", "hex");
}

#[test]
fn glow_draw_play_draws_for_a_glow_hero() {
    draws_for("glow-draw-play", "glow");
}

#[test]
fn gum_draw_play_draws_for_a_gum_hero() {
    draws_for("gum-draw-play", "gum");
}

#[test]
fn bundle_deal_makes_your_next_play_cheaper() {
    let mut arena = Arena::new();
    arena.run(A, "bundle-deal");
    assert_eq!((arena.cost(A, "buff-up-15"), arena.cost(B, "buff-up-15")), (1, 2));
    arena.run(B, "trash-bandit").next_battle();
    assert_eq!(arena.cost(A, "buff-up-15"), 1, "whenever that is");
    arena.run(A, "buff-up-15");
    assert_eq!((arena.dogs_left(A), arena.cost(A, "buff-up-15")), (9, 2), "one Play only");
}

#[test]
fn sacrificed_heroes_discards_two_heroes_and_recovers_a_hot_dog() {
    let mut arena = Arena::new().dogs(A, 5);
    arena.run(A, "sacrificed-heroes");
    assert_eq!((arena.asked(), answers(&arena)), (Some(A), 4));
    arena.choose_hero(("steel", 60)).choose_hero(("steel", 70));
    assert_eq!(sorted(arena.lost_heroes(A)), ["steel-60", "steel-70"]);
    assert_eq!((arena.heroes(A).len(), arena.dogs_left(A)), (2, 6));
}

#[test]
fn sacrifice_it_all_to_win_drops_to_0_and_makes_the_first_play_of_the_next_battle_free() {
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").run(A, "sacrifice-it-all-to-win");
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((0, 100), 6));
    assert_eq!(arena.cost(A, "gavel-of-justice"), 4, "not in this Battle");
    let mut later = Arena::new();
    arena.next_battle();
    assert_eq!((arena.cost(A, "gavel-of-justice"), arena.cost(B, "gavel-of-justice")), (0, 4));
    arena.run(A, "gavel-of-justice");
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((100, 70), 6));
    assert_eq!(arena.cost(A, "gavel-of-justice"), 4, "the first only");
    later.run(A, "sacrifice-it-all-to-win").next_battle().next_battle();
    assert_eq!(later.cost(A, "gavel-of-justice"), 4, "the next Battle only");
}

#[test]
fn restricted_list_lets_the_other_run_one_play_in_the_next_battle() {
    let mut arena = Arena::new();
    let run_two = |arena: &mut Arena, seat| {
        arena.run(seat, "trash-bandit").run(seat, "hex-draw-play");
    };
    arena.run(A, "restricted-list");
    run_two(&mut arena, B);
    arena.next_battle();
    run_two(&mut arena, A);
    arena.run(B, "trash-bandit");
    assert_eq!(arena.state.battle, 2, "B was not asked for a second one");
    arena.next_battle();
    run_two(&mut arena, B);
    assert_eq!(arena.state.battle, 2, "the next Battle only");
}

#[test]
fn locked_playbook_lets_the_other_draw_no_plays_this_battle() {
    let mut arena = Arena::new();
    arena.run(A, "locked-playbook").run(A, "1-4-1-play").run(B, "1-4-1-play");
    assert_eq!((arena.play_count(A), arena.play_count(B)), (2, 1));
    arena.next_battle();
    assert_eq!((arena.play_count(A), arena.play_count(B)), (3, 1), "not at the end either");
    arena.next_battle();
    assert_eq!((arena.play_count(A), arena.play_count(B)), (4, 2));
}

#[test]
fn bench_lock_forbids_the_other_to_substitute_in_the_next_battle() {
    let mut arena = Arena::new();
    arena.run(A, "bench-lock");
    assert_eq!(arena.offered_substitution(), [A]);
    assert_eq!(arena.offered_substitution(), [A, B]);
}

#[test]
fn play_reset_renews_the_hands_of_both() {
    let mut arena = Arena::new().hand(A, &["jump-ball", "late-hit"]).hand(B, &["heads-up"]);
    arena.run(A, "play-reset");
    assert_eq!((arena.plays(A), arena.plays(B)), (vec!["buff-up-15"; 2], vec!["buff-up-15"]));
    let books = [A, B].map(|seat| arena.state.player(seat).book.len());
    assert_eq!(books, [20, 20], "as many shuffled in as drawn");
    let mut arena = Arena::new().hand(A, &["jump-ball", "late-hit"]).whole_book(A, &[]);
    arena.run(A, "play-reset");
    assert_eq!(sorted(arena.plays(A)), ["jump-ball", "late-hit"], "they were shuffled in before");
}

#[test]
fn risky_recovery_recovers_3_for_heads_and_the_other_draws_2() {
    let flipped = |coin| {
        let mut arena = Arena::new().dogs(A, 5).coins(coin);
        arena.run(A, "risky-recovery");
        (arena.dogs_left(A), arena.play_count(A), arena.play_count(B))
    };
    assert_eq!((flipped("h"), flipped("t")), ((8, 1, 3), (5, 1, 3)));
}

#[test]
fn cheap_draw_draws_3_and_the_other_1() {
    let mut arena = Arena::new();
    arena.run(A, "cheap-draw");
    assert_eq!((arena.play_count(A), arena.play_count(B)), (4, 2));
}

#[test]
fn series_mvp_award_gives_mvfree_30() {
    let after = |arena| powers_after(arena, "series-mvp-award");
    assert_eq!(after(Arena::new().hero(A, ("mvfree", 135))), (165, 100));
    assert_eq!(after(Arena::new().hero(B, ("mvfree", 135))), (100, 135));
}
