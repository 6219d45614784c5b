//! The second third, PL-35 to PL-67.

use super::super::arena::{A, Arena, B};
use super::{answers, powers_after, sorted, substitute};

#[test]
fn discarded_heroes_gives_10_for_each_hero_in_your_discard_pile() {
    let arena = Arena::new()
        .discarded_heroes(A, &[("gum", 50), ("gum", 55), ("hex", 50)])
        .discarded_plays(A, 0, &["jump-ball"])
        .discarded_heroes(B, &[("ice", 50)]);
    assert_eq!(powers_after(arena, "discarded-heroes"), (130, 100));
    assert_eq!(powers_after(Arena::new(), "discarded-heroes"), (100, 100));
}

#[test]
fn make_it_take_it_gives_5_after_each_battle_you_win() {
    let mut arena = Arena::new().hero(A, ("fire", 105)).hero_in(B, 3, ("ice", 150));
    arena.run(A, "make-it-take-it");
    assert_eq!(arena.powers(), (105, 100), "not yet");
    for powers in [(105, 100), (105, 150), (100, 100), (100, 100)] {
        arena.next_battle();
        assert_eq!(arena.powers(), powers, "Battle {}", arena.state.battle + 1);
    }
    arena.run(A, "buff-up-15").next_battle();
    assert_eq!(arena.powers(), (105, 100), "for the rest of the game");
}

#[test]
fn heads_i_win_tails_you_lose_gives_15_or_takes_5() {
    let flipped = |coin| powers_after(Arena::new().coins(coin), "heads-i-win-tails-you-lose");
    assert_eq!((flipped("h"), flipped("t")), ((115, 100), (100, 95)));
}

#[test]
fn fairweather_fan_gives_5_for_each_battle_won_from_battle_5_on() {
    let arena = || Arena::new().battle(6).won(A, &[1, 3, 4]).won(B, &[2]);
    assert_eq!(powers_after(arena(), "fairweather-fan"), (115, 100));
    assert!(Arena::new().battle(5).can_run(A, "fairweather-fan"));
    assert!(!Arena::new().battle(4).can_run(A, "fairweather-fan"));
}

#[test]
fn flash_sale_makes_your_plays_cheaper_in_this_battle_and_the_next() {
    let mut arena = Arena::new();
    arena.run(A, "flash-sale");
    assert_eq!(arena.dogs_left(A), 10, "this one as well");
    let costs = |arena: &Arena| (arena.cost(A, "buff-up-15"), arena.cost(B, "buff-up-15"));
    assert_eq!((costs(&arena), arena.cost(A, "jump-ball")), ((1, 2), 0));
    arena.run(A, "buff-up-15");
    assert_eq!((arena.dogs_left(A), costs(&arena)), (9, (1, 2)), "all of them");
    arena.next_battle();
    assert_eq!(costs(&arena), (1, 2));
    arena.next_battle();
    assert_eq!(costs(&arena), (2, 2));
}

#[test]
fn pay_it_for_me_lets_the_other_pay_for_your_next_substitution() {
    let mut arena = Arena::new();
    arena.run(A, "pay-it-for-me").end_battle();
    substitute(&mut arena, A, ("steel", 60));
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (9, 8));
    substitute(&mut arena, B, ("steel", 60));
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (9, 6), "B's own costs B");
    arena.end_battle();
    substitute(&mut arena, A, ("steel", 65));
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (7, 6), "in the next Battle only");
}

#[test]
fn only_upside_gives_20_for_the_right_number_and_else_a_play() {
    for (face, power, plays) in [(3, 120, 1), (4, 100, 2)] {
        let mut arena = Arena::new().dice(&[face]);
        arena.run(A, "only-upside");
        assert_eq!((arena.asked(), answers(&arena)), (Some(A), 6));
        arena.choose_number(3);
        assert_eq!((arena.powers(), arena.play_count(A)), ((power, 100), plays));
    }
}

#[test]
fn recycle_for_5_gives_5_for_each_card_in_your_discard_pile_but_hot_dogs() {
    let arena = Arena::new()
        .dogs(A, 4)
        .discarded_heroes(A, &[("gum", 50), ("hex", 50)])
        .discarded_plays(A, 1, &["jump-ball"])
        .discarded_plays(A, 0, &["heads-up"])
        .discarded_heroes(B, &[("ice", 50)]);
    assert_eq!(powers_after(arena, "recycle-for-5"), (120, 100));
}

#[test]
fn steel_flipper_gives_10_for_heads_and_steel_a_play_as_well() {
    let flipped = |weapon, coin| {
        let mut arena = Arena::new().hero(A, (weapon, 100)).coins(coin);
        arena.run(A, "steel-flipper");
        (arena.power(A), arena.play_count(A))
    };
    assert_eq!(flipped("steel", "h"), (110, 2));
    assert_eq!(flipped("fire", "h"), (110, 1));
    assert_eq!(flipped("fire", "t"), (100, 1));
}

/// Checks the Powers right after a Play of A and in the two Battles that follow.
fn lasts(id: &str, powers: [(i16, i16); 3]) {
    let mut arena = Arena::new();
    arena.run(A, id);
    assert_eq!(arena.powers(), powers[0]);
    for powers in &powers[1..] {
        arena.next_battle();
        assert_eq!(arena.powers(), *powers, "Battle {}", arena.state.battle + 1);
    }
}

#[test]
fn play_2_get_10_gives_10_in_this_battle_and_the_next() {
    lasts("2-get-10", [(110, 100), (110, 100), (100, 100)]);
}

#[test]
fn play_10_10_unfair_takes_10_now_and_gives_10_in_the_next_battle() {
    lasts("10-10-unfair", [(100, 90), (110, 100), (100, 100)]);
}

#[test]
fn i_get_some_you_get_some_gives_10_now_and_the_other_10_in_the_next_battle() {
    lasts("i-get-some-you-get-some", [(110, 100), (100, 110), (100, 100)]);
}

#[test]
fn i_get_1_you_lose_1_draws_a_play_and_discards_one_of_the_others_at_random() {
    let mut arena = Arena::new().hand(B, &["jump-ball", "heads-up", "late-hit"]);
    arena.run(A, "i-get-1-you-lose-1");
    assert_eq!(arena.asked(), None, "nobody chooses");
    assert_eq!((arena.play_count(A), arena.play_count(B), arena.spent(B).len()), (2, 2, 1));
}

#[test]
fn play_3rd_time_charm_doubles_for_three_heads_and_draws_for_each_tails() {
    let flipped = |coins| {
        let mut arena = Arena::new().coins(coins);
        arena.run(A, "buff-up-15").run(A, "3rd-time-charm");
        (arena.power(A), arena.play_count(A) - 1)
    };
    assert_eq!(flipped("hhh"), (230, 0));
    assert_eq!(flipped("hth"), (115, 1));
    assert_eq!(flipped("ttt"), (115, 3));
}

/// Checks that a Play gives so much to a Hero of one weapon once both have finished.
fn gives_at_the_end(id: &str, weapon: &'static str, gain: i16) {
    let winner = |own: &'static str, other: i16| {
        let mut arena = Arena::new().hero(A, (own, 100)).hero(B, ("gum", other));
        arena.run(A, id).run(B, "trash-bandit");
        assert_eq!(arena.powers(), (100, other), "B has not finished");
        arena.end_battle();
        arena.winner(1)
    };
    assert_eq!(winner(weapon, 100 + gain - 5), Some(A));
    assert_eq!(winner(weapon, 100 + gain), None);
    assert_eq!(winner("hex", 105), Some(B));
}

#[test]
fn baby_phoenix_gives_a_fire_hero_10_when_both_have_finished() {
    gives_at_the_end("baby-phoenix", "fire", 10);
}

#[test]
fn steel_resolve_gives_a_steel_hero_15_when_both_have_finished() {
    gives_at_the_end("steel-resolve", "steel", 15);
}

/// Checks that all Heroes have a weapon after a Play, in later Battles as well.
fn arms_all(id: &str, boost: &str) {
    let mut arena = Arena::new().hero(A, ("brawl", 100)).hero(B, ("gum", 100));
    arena.run(A, id).run(A, boost);
    assert_eq!(arena.powers(), (110, 110));
    let mut arena = Arena::new().hero_in(A, 2, ("brawl", 100)).hero_in(B, 2, ("gum", 100));
    arena.run(B, id).next_battle().run(A, boost);
    assert_eq!(arena.powers(), (110, 110));
}

#[test]
fn only_fire_arms_all_heroes_with_fire() {
    arms_all("only-fire", "fire-boost");
}

#[test]
fn only_ice_arms_all_heroes_with_ice() {
    arms_all("only-ice", "ice-boost");
}

#[test]
fn only_steel_arms_all_heroes_with_steel() {
    arms_all("only-steel", "steel-boost");
}

/// Checks that the other cannot run Plays this Battle if your Hero has a weapon.
fn walls(id: &str, weapon: &'static str) {
    let mut arena = Arena::new().hero(A, (weapon, 100));
    arena.run(A, id);
    assert!(!arena.can_run(B, "trash-bandit") && arena.can_run(A, "trash-bandit"));
    arena.next_battle();
    assert!(arena.can_run(B, "trash-bandit"), "this Battle only");
    let mut arena = Arena::new().hero(A, ("gum", 100)).hero(B, (weapon, 100));
    arena.run(A, id);
    assert!(arena.can_run(B, "trash-bandit"));
}

#[test]
fn flame_wall_stops_the_other_behind_a_fire_hero() {
    walls("flame-wall", "fire");
}

#[test]
fn icy_shield_stops_the_other_behind_an_ice_hero() {
    walls("icy-shield", "ice");
}

#[test]
fn steel_defense_stops_the_other_behind_a_steel_hero() {
    walls("steel-defense", "steel");
}

#[test]
fn indestructible_is_about_this_hero_alone() {
    let mut arena = Arena::new();
    arena.run(A, "indestructible").run(A, "opp-loses-15").next_battle().run(B, "opp-loses-15");
    assert_eq!(arena.powers(), (85, 100));
}

#[test]
fn full_court_press_stops_the_other_this_battle() {
    let mut arena = Arena::new();
    arena.run(A, "full-court-press");
    assert!(!arena.can_run(B, "trash-bandit") && arena.can_run(A, "trash-bandit"));
    arena.next_battle();
    assert!(arena.can_run(B, "trash-bandit"));
}

#[test]
fn curveball_brings_in_a_hero_from_hand_and_draws_one() {
    let mut arena = Arena::new().bench(A, &[("steel", 130), ("gum", 90)]);
    arena.run(A, "curveball").choose_hero(("steel", 130));
    assert_eq!((arena.fighter(A), arena.powers()), ("steel-130", (130, 100)));
    assert_eq!(
        (sorted(arena.heroes(A)), arena.lost_heroes(A)),
        (vec!["brawl-50", "gum-90"], vec!["fire-100"])
    );
}

#[test]
fn add_firepower_gives_a_card_or_a_hot_dog_for_each_heads() {
    let mut arena = Arena::new().dogs(A, 5).coins("hhth");
    arena.run(A, "add-firepower");
    assert_eq!((arena.asked(), answers(&arena)), (Some(A), 3));
    arena.option(1);
    assert_eq!(arena.play_count(A), 2);
    arena.option(2);
    assert_eq!(arena.heroes(A).len(), 5);
    arena.option(3);
    assert_eq!((arena.dogs_left(A), arena.asked()), (3 + 1, None), "three heads");
}

#[test]
fn going_back_to_back_gives_nothing_for_what_the_previous_hero_lost() {
    let mut arena = Arena::new().coins("t");
    arena.run(A, "jump-ball").run(B, "buff-up-15").next_battle().run(A, "going-back-to-back");
    assert_eq!(arena.powers(), (100, 100), "B's gain is not A's");
}

#[test]
fn flip_ya_for_2_plays_draws_2_for_you_or_the_other() {
    let flipped = |coin| {
        let mut arena = Arena::new().coins(coin);
        arena.run(A, "flip-ya-for-2-plays");
        (arena.play_count(A), arena.play_count(B))
    };
    assert_eq!((flipped("h"), flipped("t")), ((3, 1), (1, 3)));
}

#[test]
fn dog_gone_inflation_makes_the_others_plays_dearer_in_this_battle_and_the_next() {
    let mut arena = Arena::new();
    arena.run(A, "dog-gone-inflation");
    let costs = |arena: &Arena| (arena.cost(A, "buff-up-15"), arena.cost(B, "buff-up-15"));
    assert_eq!(costs(&arena), (2, 4));
    arena.run(B, "trash-bandit");
    assert_eq!((costs(&arena), arena.dogs_left(B)), ((2, 4), 9), "2 paid, 1 recovered");
    arena.next_battle();
    assert_eq!(costs(&arena), (2, 4));
    arena.next_battle();
    assert_eq!(costs(&arena), (2, 2));
}

#[test]
fn tough_call_takes_one_of_three_plays_and_discards_the_others() {
    let mut arena = Arena::new().book(A, &["jump-ball", "heads-up", "gavel-of-justice"]);
    arena.run(A, "tough-call");
    assert_eq!((arena.asked(), answers(&arena)), (Some(A), 3));
    arena.choose_play("heads-up");
    assert_eq!(sorted(arena.plays(A)), ["heads-up", "late-hit"]);
    assert_eq!(sorted(arena.spent(A)), ["gavel-of-justice", "jump-ball", "tough-call"]);
}

#[test]
fn dont_call_it_a_comeback_brings_in_a_hero_from_the_discard_pile() {
    let mut arena = Arena::new()
        .discarded_heroes(A, &[("gum", 150), ("hex", 90)])
        .discarded_heroes(B, &[("ice", 200)]);
    arena.run(A, "dont-call-it-a-comeback");
    assert_eq!((arena.asked(), answers(&arena)), (Some(A), 2), "your own Discard Pile");
    arena.choose_hero(("gum", 150));
    assert_eq!((arena.fighter(A), arena.powers()), ("gum-150", (150, 100)));
    assert_eq!(sorted(arena.lost_heroes(A)), ["fire-100", "hex-90"]);
}
