//! Hot Dog Dominance to Frozen Lineup.

use super::super::arena::{A, Arena, B};
use super::{forbids_substitution, guards_a_weapon, run_for, substitute};

#[test]
fn hot_dog_dominance_gives_5_for_each_hot_dog_discarded_this_battle() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, "buff-up-15").run(A, "buff-up-15");
    let arena = run_for(0, "hot-dog-dominance", arena);
    assert_eq!(arena.powers(), (125, 115), "two of A's own");
    let mut arena = Arena::new();
    arena.run(A, "opp-loses-15").run(A, "opp-loses-15");
    substitute(&mut arena, A, ("steel", 60));
    arena.run(A, "hot-dog-dominance");
    assert_eq!(arena.power(A), 70, "two for the substitution, none for the Battle before");
    let mut arena = Arena::new().honors(B);
    arena.run(B, "hungry-demands").run(A, "hot-dog-dominance");
    assert_eq!(arena.power(A), 110, "two that B's Play made A discard");
}

#[test]
fn cheap_addition_adds_one_of_five_revealed_plays() {
    let top = ["2-plays", "jump-ball", "updog", "gavel-of-justice", "trash-bandit"];
    let mut arena = run_for(1, "cheap-addition", Arena::new().book(A, &top));
    assert_eq!(arena.actions().len(), 5);
    arena.choose_play("gavel-of-justice");
    assert_eq!(arena.plays(A), ["late-hit", "gavel-of-justice"]);
    let player = arena.state.player(A);
    assert!(player.plays[1].is_seen, "it was revealed");
    assert_eq!((player.book.len(), player.book.top.len()), (24, 0), "the rest is shuffled in");
    assert_eq!(arena.spent(A), ["cheap-addition"]);
}

#[test]
fn edge_rush_sets_power_to_5_above_the_other() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, "buff-up-15").stop();
    let arena = run_for(5, "edge-rush", arena);
    assert_eq!(arena.powers(), (120, 115), "the current Power counts");
    let arena = run_for(5, "edge-rush", Arena::new().hero(A, ("fire", 150)));
    assert_eq!(arena.powers(), (105, 100), "even if that is less");
}

#[test]
fn outside_the_pocket_gives_30_and_costs_the_hand_if_you_lose() {
    for (other, left) in [(135, 1), (130, 3), (125, 3)] {
        let arena = Arena::new().hand(A, &["late-hit", "2-plays"]).hero(B, ("ice", other));
        let mut arena = run_for(2, "outside-the-pocket", arena);
        assert_eq!((arena.power(A), arena.play_count(A)), (130, 2));
        arena.end_battle();
        assert_eq!(arena.play_count(A), left, "against {other}, with the Play drawn afterwards");
        assert_eq!(arena.spent(A).contains(&"2-plays"), left == 1);
        assert_eq!(arena.play_count(B), 2);
    }
}

#[test]
fn dragging_anchor_takes_10_in_the_next_two_battles() {
    let mut arena = run_for(2, "dragging-anchor", Arena::new());
    assert_eq!(arena.powers(), (100, 100), "not yet");
    for expected in [90, 90, 100] {
        arena.next_battle();
        assert_eq!(arena.powers(), (100, expected));
    }
}

#[test]
fn saving_bullets_gives_10_for_each_battle_lost() {
    let arena = Arena::new().battle(5).won(B, &[1, 3]).won(A, &[2]);
    assert_eq!(run_for(2, "saving-bullets", arena).powers(), (120, 100), "4 was tied");
    assert_eq!(run_for(2, "saving-bullets", Arena::new().battle(5)).power(A), 100);
}

#[test]
fn play_10_per_play_gives_10_for_each_other_play_of_yours() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, "buff-up-15").run(A, "buff-up-15").run(A, "opp-loses-15");
    assert_eq!(run_for(1, "10-per-play", arena).powers(), (135, 100), "two of A's own");
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").next_battle();
    assert_eq!(run_for(1, "10-per-play", arena).power(A), 100, "none in this Battle");
}

#[test]
fn opening_strike_gives_30_if_you_won_the_first_battle() {
    let arena = Arena::new().battle(3).won(A, &[1]).won(B, &[2]);
    assert_eq!(run_for(2, "opening-strike", arena).powers(), (130, 100));
    let arena = Arena::new().battle(3).won(A, &[2]).won(B, &[1]);
    assert_eq!(run_for(2, "opening-strike", arena).powers(), (100, 100));
    assert_eq!(run_for(2, "opening-strike", Arena::new()).power(A), 100, "it is not over");
}

#[test]
fn roll_some_plays_draws_as_many_as_rolled() {
    for face in 1..=6 {
        let arena = run_for(3, "roll-some-plays", Arena::new().dice(&[face]));
        assert_eq!((arena.play_count(A), arena.play_count(B)), (1 + face as usize, 1));
    }
}

#[test]
fn updog_helps_whoever_has_fewer_hot_dogs() {
    let cases = [((4, 5), (6, 5), (2, 1)), ((5, 4), (5, 6), (1, 2)), ((4, 4), (4, 4), (1, 1))];
    for ((own, other), dogs, plays) in cases {
        let arena = run_for(0, "updog", Arena::new().dogs(A, own).dogs(B, other));
        assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), dogs);
        assert_eq!((arena.play_count(A), arena.play_count(B)), plays);
    }
    assert_eq!(run_for(0, "updog", Arena::new().dogs(A, 9)).dogs_left(A), 10, "R169");
}

#[test]
fn plan_ahead_gives_35_in_a_battle_to_come() {
    let mut arena = run_for(4, "plan-ahead", Arena::new().battle(5));
    assert_eq!(arena.actions().len(), 2, "Battle 6 or 7");
    arena.choose_battle(7);
    assert_eq!(arena.power(A), 100);
    for expected in [100, 135] {
        arena.next_battle();
        assert_eq!(arena.powers(), (expected, 100));
    }
}

#[test]
fn comeback_season_gives_30_if_the_other_has_won_more() {
    let arena = Arena::new().battle(4).won(B, &[1, 3]).won(A, &[2]);
    assert_eq!(run_for(2, "comeback-season", arena).powers(), (130, 100));
    let arena = Arena::new().battle(3).won(B, &[1]).won(A, &[2]);
    assert_eq!(run_for(2, "comeback-season", arena).power(A), 100, "as many");
    let arena = Arena::new().battle(2).won(A, &[1]);
    assert_eq!(run_for(2, "comeback-season", arena).power(A), 100, "A leads");
}

#[test]
fn line_drive_gives_40_on_3_or_4_and_5_otherwise() {
    for (face, power) in [(1, 105), (2, 105), (3, 140), (4, 140), (5, 105), (6, 105)] {
        let arena = run_for(1, "line-drive", Arena::new().dice(&[face]));
        assert_eq!(arena.powers(), (power, 100), "{face}");
    }
}

#[test]
fn play_1_6_for_15_gives_15_but_on_1_all_is_lost() {
    for face in 2..=6 {
        let arena = run_for(1, "1-6-for-15", Arena::new().dice(&[face]));
        assert_eq!(arena.powers(), (115, 100), "{face}");
    }
    let mut arena = Arena::new().dice(&[1]);
    arena.run(A, "buff-up-15");
    assert_eq!(run_for(1, "1-6-for-15", arena).powers(), (0, 100));
}

#[test]
fn money_line_draws_2_if_you_win() {
    for (power, drawn) in [(105, 3), (100, 1), (95, 1)] {
        let mut arena = run_for(1, "money-line", Arena::new().hero(A, ("fire", power)));
        assert_eq!(arena.play_count(A), 1, "not yet");
        arena.end_battle();
        assert_eq!((arena.play_count(A), arena.play_count(B)), (1 + drawn, 2), "{power}");
    }
}

#[test]
fn make_up_meal_recovers_1_for_each_battle_lost() {
    let lost = || Arena::new().battle(5).won(B, &[1, 3]).won(A, &[2]).dogs(B, 5);
    let arena = run_for(0, "make-up-meal", lost().dogs(A, 5));
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (7, 5));
    assert_eq!(run_for(0, "make-up-meal", lost().dogs(A, 9)).dogs_left(A), 10, "R169");
    assert_eq!(run_for(0, "make-up-meal", Arena::new().dogs(A, 5)).dogs_left(A), 5);
}

#[test]
fn combo_deal_gives_10_and_draws_2() {
    let arena = run_for(3, "combo-deal", Arena::new());
    assert_eq!((arena.powers(), arena.play_count(A), arena.play_count(B)), ((110, 100), 3, 1));
}

#[test]
fn steel_shield_keeps_steel_heroes_from_losing_power() {
    guards_a_weapon(3, "steel-shield", "steel");
}

#[test]
fn unbreakable_ice_keeps_ice_heroes_from_losing_power() {
    guards_a_weapon(4, "unbreakable-ice", "ice");
}

#[test]
fn eternal_flame_keeps_fire_heroes_from_losing_power() {
    guards_a_weapon(4, "eternal-flame", "fire");
}

#[test]
fn heavy_swing_takes_35_on_heads() {
    for (coin, expected) in [("h", 65), ("t", 100)] {
        let arena = run_for(2, "heavy-swing", Arena::new().coins(coin));
        assert_eq!(arena.powers(), (100, expected), "{coin}");
    }
}

#[test]
fn play_1_for_10_draws_a_play_for_10() {
    let arena = run_for(0, "1-for-10", Arena::new());
    assert_eq!((arena.powers(), arena.play_count(A), arena.play_count(B)), ((90, 100), 2, 1));
}

#[test]
fn play_2_for_20_draws_2_plays_for_20() {
    let arena = run_for(1, "2-for-20", Arena::new());
    assert_eq!((arena.powers(), arena.play_count(A), arena.play_count(B)), ((80, 100), 3, 1));
}

#[test]
fn overwhelm_discards_2_random_plays_of_the_other() {
    let arena = Arena::new().hand(B, &["2-plays", "jump-ball", "late-hit"]);
    let arena = run_for(4, "overwhelm", arena);
    assert_eq!(arena.asked(), None, "nobody chooses");
    assert_eq!((arena.play_count(B), arena.spent(B).len(), arena.play_count(A)), (1, 2, 1));
    let arena = run_for(4, "overwhelm", Arena::new());
    assert_eq!((arena.play_count(B), arena.spent(B)), (0, vec!["late-hit"]), "there is only one");
}

#[test]
fn frozen_lineup_forbids_the_next_substitution_with_an_ice_hero() {
    forbids_substitution(0, "frozen-lineup", "ice", 1);
}
